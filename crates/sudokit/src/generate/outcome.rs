//! What comes of a wish for a puzzle.

use std::fmt;

use super::Symmetry;
use crate::rate::Grade;
use crate::{Puzzle, Solution};

/// A puzzle and what its maker knows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Creation {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Solution,
    /// How its clues are arranged, as asked for or as drawn.
    pub symmetry: Symmetry,
    /// How hard it is, where the wish was about that and the board is the
    /// classic one.
    pub grade: Option<Grade>,
}

/// Why there is no puzzle as wished for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// What ended the search.
    pub why: Why,
    /// The puzzle that comes nearest to the wish, if the search got that far:
    /// it has one solution, and the clues and the symmetry that were asked for.
    pub nearest: Option<Box<Creation>>,
}

/// What ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The stop signal came.
    Stopped,
    /// Nothing was found after many tries: the wish is too hard, or cannot be
    /// met.
    GaveUp,
}

impl Missed {
    pub(super) fn new(why: Why) -> Self {
        Self { why, nearest: None }
    }
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.why {
            Why::Stopped => "the search was stopped before it found such a puzzle",
            Why::GaveUp => "no such puzzle was found after many tries",
        })
    }
}

impl std::error::Error for Missed {}
