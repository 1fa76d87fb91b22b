//! How hard a puzzle shall be.

use std::ops::RangeInclusive;

use crate::error::{Error, Kind};
use crate::logic::techniques::{Family, Search, Techniques};
use crate::rate::{HodokuLevel, Level, Rating, Scale};
use crate::{Geometry, Technique};

/// What is wished of the way a person solves the puzzle.
#[derive(Clone, Debug, Default)]
pub(super) struct Wish {
    pub hardness: Option<Hardness>,
    /// One technique of each is needed.
    pub needs: Vec<Techniques>,
    /// None of these is used.
    pub without: Vec<Techniques>,
}

/// Between which ratings the hardest step lies.
#[derive(Clone, Debug)]
pub(super) enum Hardness {
    /// On Sudoku Explainer's scale, which is for the classic board.
    Rating(RangeInclusive<Rating>),
    /// By a word. Other boards have no scale of their own; there a step counts
    /// as much as it does on the classic one.
    Level(Level),
    /// A level of HoDoKu's, on the classic board.
    HodokuLevel(HodokuLevel),
    /// A score of HoDoKu's, on the classic board.
    HodokuScore(RangeInclusive<u32>),
}

impl Hardness {
    /// All ratings, where another scale counts.
    fn ratings(&self) -> RangeInclusive<Rating> {
        match self {
            Self::Rating(ratings) => ratings.clone(),
            Self::Level(level) => level.ratings(),
            Self::HodokuLevel(_) | Self::HodokuScore(_) => ANY_RATING,
        }
    }

    /// Whose scale it is on.
    pub fn scale(&self) -> Scale {
        match self {
            Self::Rating(_) | Self::Level(_) => Scale::Explainer,
            Self::HodokuLevel(_) | Self::HodokuScore(_) => Scale::Hodoku,
        }
    }
}

/// Nothing is said about Sudoku Explainer's rating.
const ANY_RATING: RangeInclusive<Rating> = RangeInclusive::new(Rating::tenths(0), Rating::HARDEST);

impl Wish {
    /// Whether any puzzle will do.
    pub fn is_empty(&self) -> bool {
        self.hardness.is_none() && self.needs.is_empty() && self.without.is_empty()
    }

    /// The ratings that are wished for: all, if nothing is said.
    pub fn ratings(&self) -> RangeInclusive<Rating> {
        self.hardness.as_ref().map_or(ANY_RATING, Hardness::ratings)
    }

    /// Whether nothing harder than singles is wished for.
    pub fn is_easy(&self) -> bool {
        match &self.hardness {
            Some(Hardness::HodokuLevel(level)) => *level == HodokuLevel::Easy,
            Some(Hardness::HodokuScore(scores)) => Some(*scores.end()) <= HodokuLevel::Easy.highest_score(),
            _ => self.ratings().end() <= Level::Easy.ratings().end(),
        }
    }

    /// In whose order the techniques are tried.
    pub fn scale(&self) -> Scale {
        self.hardness.as_ref().map_or(Scale::Explainer, Hardness::scale)
    }

    /// The techniques that a solver tries: those that the scale has, and those
    /// that are wished for by name. None is harder than what is wished for
    /// or, if nothing is said about ratings, than what is needed.
    pub fn techniques(&self) -> Vec<Technique> {
        let hardest = self.needs.iter().map(Techniques::hardest).max();
        let limit = hardest.filter(|_| self.hardness.is_none());
        let is_named = |technique| self.needs.iter().any(|needed| needed.contains(technique));
        let hardest = *self.ratings().end();
        let scale = self.scale();
        let is_tried = |technique: &Technique| {
            (scale.uses(*technique) || is_named(*technique))
                && (technique.family() != Family::LastResort || is_named(*technique))
                && limit.is_none_or(|limit| *technique <= limit)
                && technique.ratings().is_none_or(|span| span.from <= hardest)
        };
        Technique::ALL.iter().copied().filter(is_tried).collect()
    }

    /// The techniques with which it is compared whether something is needed: all
    /// up to the hardest that was used. Chains harder than what is needed could
    /// take the place of nearly everything, and are left out.
    pub fn compared(&self, hardest: Option<Technique>) -> Vec<Technique> {
        let needed = self.needs.iter().map(Techniques::hardest).max();
        let is_chain = |technique: Technique| {
            matches!(technique.family(), Family::Chains | Family::ForcingChains | Family::Exclusion)
        };
        let mut techniques = self.techniques();
        techniques.retain(|&technique| {
            Some(technique) <= needed || Some(technique) <= hardest && !is_chain(technique)
        });
        techniques
    }

    /// Fails if no puzzle can be so.
    pub fn check(&self, geometry: &Geometry) -> Result<(), Error> {
        let ratings = self.ratings();
        let is_level = matches!(self.hardness, None | Some(Hardness::Level(_)));
        if !is_level && !geometry.is_classic() {
            return Err(Error::new(Kind::OtherBoardRated));
        }
        let spans = || Technique::ALL.iter().filter_map(|technique| technique.ratings());
        if !spans().any(|span| span.from <= *ratings.end() && span.to.is_none_or(|to| to >= *ratings.start()))
        {
            let below = spans().filter_map(|span| span.to).filter(|to| to < ratings.start()).max();
            let above = spans().map(|span| span.from).filter(|from| from > ratings.end()).min();
            let near = below.into_iter().chain(above).map(|rating| rating.to_string());
            return Err(Error::new(Kind::NoSuchRating(near.collect::<Vec<_>>().join(" and "))));
        }
        for needed in &self.needs {
            if needed.iter().all(|technique| self.without.iter().any(|not| not.contains(technique))) {
                return Err(Error::new(Kind::NeededAndNot(needed.to_string())));
            }
            let easiest = needed.iter().filter_map(Technique::ratings).map(|span| span.from).min();
            if let Some(rating) = easiest.filter(|rating| rating > ratings.end()) {
                return Err(Error::new(Kind::NeededTooHard { name: needed.to_string(), rating }));
            }
            let scores = || needed.iter().filter_map(Technique::score);
            let is_above = match &self.hardness {
                Some(Hardness::HodokuLevel(level)) => scores().all(|score| score.level > *level),
                Some(Hardness::HodokuScore(points)) => scores().all(|score| score.points > *points.end()),
                _ => false,
            };
            if let Some(score) = scores().min().filter(|_| is_above) {
                return Err(Error::new(Kind::NeededAbove { name: needed.to_string(), score }));
            }
            if needed.iter().all(|technique| technique.search() == Search::LargeSet) && geometry.side() <= 9 {
                return Err(Error::new(Kind::NeededOnLarge(needed.to_string())));
            }
        }
        Ok(())
    }
}
