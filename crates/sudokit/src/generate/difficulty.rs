//! The requested difficulty of a puzzle.

use std::ops::RangeInclusive;

use super::problem::GenerateProblem;
use crate::base::Error;
use crate::board::Geometry;
use crate::logic::rate::Level;
use crate::logic::techniques::{Search, Techniques};
use crate::logic::{HodokuLevel, Order, Rating, Scale, Score, Technique};

/// The requested path of a human solver.
#[derive(Clone, Debug, Default)]
pub(super) struct DifficultyGoal {
    pub range: Option<DifficultyRange>,
    /// The order of techniques in which the path is found.
    pub order: Order,
    /// The path has one technique from each.
    pub needs: Vec<Techniques>,
    /// The path has none of these.
    pub without: Vec<Techniques>,
}

/// The range of the difficulty, on one of the scales.
#[derive(Clone, Debug)]
pub(super) enum DifficultyRange {
    /// A range of Sudoku Explainer's ratings, on the classic board.
    Rating(RangeInclusive<Rating>),
    /// A level. Other boards use the same scale as the classic one.
    Level(Level),
    /// A level of HoDoKu, on the classic board.
    HodokuLevel(HodokuLevel),
    /// A score of HoDoKu, on the classic board.
    HodokuScore(RangeInclusive<u32>),
}

impl DifficultyRange {
    /// The ratings, or all ratings if the range is on another scale.
    pub fn ratings(&self) -> RangeInclusive<Rating> {
        match self {
            Self::Rating(ratings) => ratings.clone(),
            Self::Level(level) => level.ratings(),
            Self::HodokuLevel(_) | Self::HodokuScore(_) => ANY_RATING,
        }
    }

    /// HoDoKu's largest allowed score, or the largest possible if the range is on another scale.
    pub fn highest_score(&self) -> Score {
        match self {
            Self::HodokuLevel(level) => {
                Score { level: *level, points: level.highest_score().unwrap_or(u32::MAX) }
            }
            Self::HodokuScore(scores) => Score { level: HodokuLevel::Extreme, points: *scores.end() },
            Self::Rating(_) | Self::Level(_) => Score { level: HodokuLevel::Extreme, points: u32::MAX },
        }
    }

    /// The scale of the range.
    pub fn scale(&self) -> Scale {
        match self {
            Self::Rating(_) | Self::Level(_) => Scale::Explainer,
            Self::HodokuLevel(_) | Self::HodokuScore(_) => Scale::Hodoku,
        }
    }
}

/// The rating of the hardest puzzles that people have found in two decades of searching.
const HARDEST_KNOWN: Rating = Rating::tenths(119);

/// All ratings of Sudoku Explainer.
const ANY_RATING: RangeInclusive<Rating> = RangeInclusive::new(Rating::tenths(0), Rating::HARDEST);

impl DifficultyGoal {
    /// Whether every puzzle matches.
    pub fn is_empty(&self) -> bool {
        self.range.is_none() && self.needs.is_empty() && self.without.is_empty()
    }

    /// The requested ratings: all by default.
    pub fn ratings(&self) -> RangeInclusive<Rating> {
        self.range.as_ref().map_or(ANY_RATING, DifficultyRange::ratings)
    }

    /// Whether nothing harder than singles is requested.
    pub fn is_easy(&self) -> bool {
        match &self.range {
            Some(DifficultyRange::HodokuLevel(level)) => *level == HodokuLevel::Easy,
            Some(DifficultyRange::HodokuScore(scores)) => {
                Some(*scores.end()) <= HodokuLevel::Easy.highest_score()
            }
            _ => self.ratings().end() <= Level::Easy.ratings().end(),
        }
    }

    /// The scale of the range.
    pub fn scale(&self) -> Scale {
        self.range.as_ref().map_or(Scale::Explainer, DifficultyRange::scale)
    }

    /// Whether techniques are named.
    pub fn names_techniques(&self) -> bool {
        !(self.needs.is_empty() && self.without.is_empty())
    }

    /// The last technique in the order that may occur: the last required one, unless a range allows
    /// harder puzzles.
    pub fn last_needed(&self) -> Option<Technique> {
        let needed = self.needs.iter().flat_map(Techniques::iter).filter(|_| self.range.is_none());
        needed.max_by(|&one, &other| self.order.compare(one, other))
    }

    /// The techniques of the order that may occur on the path. None is harder than the requested
    /// ratings, or comes after [`last_needed`](Self::last_needed).
    pub fn techniques(&self) -> Vec<Technique> {
        let order = self.order;
        let last = self.last_needed().map(|technique| order.rank(technique));
        let hardest = *self.ratings().end();
        let is_tried = |technique: &Technique| {
            order.has(*technique)
                && last.is_none_or(|last| order.rank(*technique) <= last)
                && technique.ratings().is_none_or(|span| span.from <= hardest)
        };
        Technique::ALL.iter().copied().filter(is_tried).collect()
    }

    /// Fails if no puzzle can match.
    pub fn check(&self, geometry: &Geometry) -> Result<(), Error> {
        let ratings = self.ratings();
        let is_level = matches!(self.range, None | Some(DifficultyRange::Level(_)));
        if !is_level && !geometry.is_classic() {
            return Err(GenerateProblem::OtherBoardRated {}.into());
        }
        let spans = || Technique::ALL.iter().filter_map(|technique| technique.ratings());
        if !spans().any(|span| span.from <= *ratings.end() && span.to.is_none_or(|to| to >= *ratings.start()))
        {
            let below = spans().filter_map(|span| span.to).filter(|to| to < ratings.start()).max();
            let above = spans().map(|span| span.from).filter(|from| from > ratings.end()).min();
            let near = below.into_iter().chain(above).map(|rating| rating.to_string());
            return Err(GenerateProblem::NoSuchRating { near: near.collect() }.into());
        }
        if *ratings.start() > HARDEST_KNOWN {
            return Err(GenerateProblem::AboveAllKnown { hardest: HARDEST_KNOWN }.into());
        }
        check_techniques(self.order, |technique| self.order.has(technique), &self.needs, &self.without)?;
        for needed in &self.needs {
            let easiest = needed.iter().filter_map(Technique::ratings).map(|span| span.from).min();
            if let Some(rating) = easiest.filter(|rating| rating > ratings.end()) {
                return Err(GenerateProblem::NeededTooHard { name: needed.to_string(), rating }.into());
            }
            let scores = || needed.iter().filter_map(Technique::score);
            let is_above = match &self.range {
                Some(DifficultyRange::HodokuLevel(level)) => scores().all(|score| score.level > *level),
                Some(DifficultyRange::HodokuScore(points)) => {
                    scores().all(|score| score.points > *points.end())
                }
                _ => false,
            };
            if let Some(score) = scores().min().filter(|_| is_above) {
                return Err(GenerateProblem::NeededAbove { name: needed.to_string(), score }.into());
            }
            if needed.iter().all(|technique| technique.search() == Search::LargeSet) && geometry.side() <= 9 {
                return Err(GenerateProblem::NeededOnLarge { name: needed.to_string() }.into());
            }
        }
        Ok(())
    }
}

/// Fails if no path can have a required technique: it is also forbidden, or the order does not
/// contain it.
pub(super) fn check_techniques(
    order: Order,
    has: impl Fn(Technique) -> bool,
    needs: &[Techniques],
    without: &[Techniques],
) -> Result<(), Error> {
    for needed in needs {
        let name = || needed.to_string();
        if needed.iter().all(|technique| without.iter().any(|not| not.contains(technique))) {
            return Err(GenerateProblem::NeededAndExcluded { name: name() }.into());
        }
        if !needed.iter().any(&has) {
            return Err(GenerateProblem::NeededElsewhere { name: name(), order }.into());
        }
    }
    Ok(())
}
