//! The result of generating a puzzle.

use std::fmt;

use super::Symmetry;
use crate::base::Error;
use crate::base::error::Problem;
use crate::board::{Puzzle, Solution};
use crate::logic::rate::Grade;

/// A generated puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Solution,
    /// The symmetry of its clues, as requested or as drawn.
    pub symmetry: Symmetry,
    /// Its rating, if a difficulty was requested and the board is the classic one.
    pub grade: Option<Grade>,
}

/// Why no matching puzzle was found.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GenerateError {
    /// What ended the search.
    pub why: StopReason,
    /// The nearest puzzle, if the search got that far: it has one solution and the
    /// requested symmetry, and the requested clues if any puzzle has them that was
    /// found.
    pub nearest: Option<Box<Generated>>,
}

/// What ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum StopReason {
    /// The stop signal came.
    Stopped,
    /// Nothing was found after many attempts: such puzzles are rare, or do
    /// not exist.
    GaveUp,
    /// No such puzzle can exist. [`Generator::check`](super::Generator::check) says why.
    Impossible,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.why {
            StopReason::Stopped => "the search was stopped before it found such a puzzle",
            StopReason::GaveUp => "no such puzzle was found after many tries",
            StopReason::Impossible => "no such puzzle can exist",
        })
    }
}

impl std::error::Error for GenerateError {}

impl Problem for GenerateError {}

impl From<GenerateError> for Error {
    fn from(problem: GenerateError) -> Self {
        Self::of(problem)
    }
}
