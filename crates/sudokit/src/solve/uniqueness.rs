//! How many solutions a puzzle has: one, several or none.

use super::NotUnique;
use crate::board::{Puzzle, Solution};

/// How many solutions a puzzle has, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Uniqueness {
    /// This is the only solution.
    One(Box<Solution>),
    /// There are several.
    Several,
    /// There is no solution.
    None,
    /// The search was stopped too early to know.
    Unknown,
}

impl Uniqueness {
    /// Solves a puzzle to find out, unless the stop signal comes first.
    pub fn of(puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Self {
        match puzzle.solve().stop_when(stop).unique() {
            Ok(solution) => Self::One(Box::new(solution)),
            Err(NotUnique::Several(_)) => Self::Several,
            Err(NotUnique::NoSolution) => Self::None,
            Err(NotUnique::Stopped { .. }) => Self::Unknown,
        }
    }

    /// The only solution, if there is one.
    pub fn solution(&self) -> Option<&Solution> {
        match self {
            Self::One(solution) => Some(solution),
            Self::Several | Self::None | Self::Unknown => None,
        }
    }
}
