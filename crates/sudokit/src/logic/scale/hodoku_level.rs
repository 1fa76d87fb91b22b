//! HoDoKu's difficulty levels and scores.

use std::fmt;
use std::str::FromStr;

use crate::base::Error;
use crate::base::sentence::capital;

/// HoDoKu's difficulty levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HodokuLevel {
    /// Singles.
    Easy,
    /// Locked digits, pairs, triples.
    Medium,
    /// Quads, fish, wings, rectangles, colours.
    Hard,
    /// Chains, almost locked sets, fish with fins.
    Unfair,
    /// Forcing chains, nets, brute force.
    Extreme,
}

impl HodokuLevel {
    /// All levels, from the easiest.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// Returns the name for command lines, such as `easy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// Returns the highest score of a puzzle of this level. A puzzle with a higher score has a
    /// higher level, even if all its steps are of this one.
    pub const fn highest_score(self) -> Option<u32> {
        match self {
            Self::Easy => Some(800),
            Self::Medium => Some(1000),
            Self::Hard => Some(1600),
            Self::Unfair => Some(1800),
            Self::Extreme => None,
        }
    }

    /// Returns the level of a puzzle with this score whose hardest step has level `self`.
    pub(crate) fn raised(self, score: u32) -> Self {
        let allows = |level: &Self| level.highest_score().is_none_or(|highest| score <= highest);
        Self::ALL.into_iter().filter(|&level| level >= self).find(allows).unwrap_or(Self::Extreme)
    }
}

/// Writes the level as HoDoKu does: `Easy`.
impl fmt::Display for HodokuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&capital(self.name()))
    }
}

impl FromStr for HodokuLevel {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| Error::unknown("level", text, Self::ALL.map(Self::name)))
    }
}

/// HoDoKu's score for one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score {
    /// The level of the step.
    pub level: HodokuLevel,
    /// The points it adds to the score of the puzzle.
    pub points: u32,
}
