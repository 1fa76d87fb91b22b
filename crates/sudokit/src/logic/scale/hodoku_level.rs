//! HoDoKu's words for how hard a puzzle is, and what its steps count.

use std::fmt;
use std::str::FromStr;

use crate::base::Error;
use crate::base::sentence::capital;

/// How hard a puzzle is, in HoDoKu's words.
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

    /// Its name for command lines: `easy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// The highest score of a puzzle of this level. One with more is harder than
    /// each of its steps.
    pub const fn highest_score(self) -> Option<u32> {
        match self {
            Self::Easy => Some(800),
            Self::Medium => Some(1000),
            Self::Hard => Some(1600),
            Self::Unfair => Some(1800),
            Self::Extreme => None,
        }
    }

    /// The level of a puzzle whose hardest step is of this one.
    pub(crate) fn raised(self, score: u32) -> Self {
        let allows = |level: &Self| level.highest_score().is_none_or(|highest| score <= highest);
        Self::ALL.into_iter().filter(|&level| level >= self).find(allows).unwrap_or(Self::Extreme)
    }
}

/// As HoDoKu writes it: `Easy`.
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

/// What HoDoKu counts for one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score {
    /// How hard it is.
    pub level: HodokuLevel,
    /// What it adds to the score of the puzzle.
    pub points: u32,
}
