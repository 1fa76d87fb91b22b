//! The result of generating a puzzle.

use std::fmt;

use super::Symmetry;
use crate::base::Error;
use crate::base::error::Problem;
use crate::base::texts::text;
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
    /// Why the search ended.
    pub why: StopReason,
    /// The closest puzzle, if one was found. It has one solution and the requested symmetry. It
    /// also has the requested number of clues if any puzzle found has it.
    pub nearest: Option<Box<Generated>>,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum StopReason {
    /// The stop signal came.
    Stopped,
    /// Nothing was found after many attempts. Such puzzles are rare or do not exist.
    GaveUp,
    /// No such puzzle can exist. [`Generator::check`](super::Generator::check) explains why.
    Impossible,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self.why {
            StopReason::Stopped => text!("error-generate-stopped"),
            StopReason::GaveUp => text!("error-generate-gave-up"),
            StopReason::Impossible => text!("error-generate-impossible"),
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
