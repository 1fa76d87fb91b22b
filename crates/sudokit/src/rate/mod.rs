//! How hard a puzzle is.

mod explainer;
mod span;

use std::fmt;

pub use explainer::{Explainer, Grade, Unrated};
pub use span::Span;

/// A difficulty in tenths, as Sudoku Explainer counts it: shown as `7.2`.
///
/// ```
/// use sudokit::rate::Rating;
///
/// assert_eq!(Rating::tenths(72).to_string(), "7.2");
/// assert!(Rating::tenths(72) < Rating::tenths(100));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating(u16);

impl Rating {
    /// The difficulty of so many tenths.
    pub const fn tenths(tenths: u16) -> Self {
        Self(tenths)
    }

    /// The difficulty of a number that was added up in binary fractions.
    #[expect(clippy::cast_sign_loss, reason = "difficulties are positive")]
    pub(crate) fn rounded(difficulty: f64) -> Self {
        Self(((difficulty + 0.05) * 10.0) as u16)
    }

    /// The difficulty in tenths.
    pub const fn in_tenths(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A word for how hard a puzzle is, by Sudoku Explainer's rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Below 2.0: singles.
    Easy,
    /// Below 3.0: naked singles, locked digits.
    Medium,
    /// Below 6.5: subsets, fish, wings, uniqueness.
    Hard,
    /// Below 8.5: chains.
    Expert,
    /// From 8.5: dynamic and nested forcing chains.
    Extreme,
}

impl Level {
    /// All levels, from the easiest.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Extreme];

    /// The level of a rating.
    pub fn of(rating: Rating) -> Self {
        match rating.in_tenths() {
            0..20 => Self::Easy,
            20..30 => Self::Medium,
            30..65 => Self::Hard,
            65..85 => Self::Expert,
            _ => Self::Extreme,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        })
    }
}
