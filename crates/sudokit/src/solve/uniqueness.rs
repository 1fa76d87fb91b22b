//! Whether a puzzle has one solution, several or none.

use crate::board::Solution;

/// Whether a puzzle has one solution, several or none, as far as known. See
/// [`Solve::uniqueness`](super::Solve::uniqueness).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Uniqueness {
    /// This is the only solution.
    One(Box<Solution>),
    /// There are several solutions.
    Several,
    /// There is no solution.
    None,
    /// The search was stopped too early to know.
    Unknown,
}

impl Uniqueness {
    /// Returns the only solution, if there is one.
    pub fn solution(&self) -> Option<&Solution> {
        match self {
            Self::One(solution) => Some(solution),
            Self::Several | Self::None | Self::Unknown => None,
        }
    }
}
