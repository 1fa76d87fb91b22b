//! A player's progress in a puzzle.

use std::collections::BTreeMap;

use super::{Candidates, Grid, Puzzle};
use crate::base::{Candidate, Cell, Digit, DigitSet};

/// The digits and pencil marks of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Progress {
    /// Digits in cells that are not givens.
    pub placed: BTreeMap<Cell, Digit>,
    /// Pencil marks in empty cells.
    pub marks: BTreeMap<Cell, DigitSet>,
}

impl Progress {
    /// Returns the progress that leads from a puzzle to this position, with pencil marks in all
    /// empty cells.
    pub fn of(puzzle: &Puzzle, position: &Candidates) -> Self {
        let placed = position.geometry().cells().filter(|&cell| puzzle.get(cell).is_none());
        let placed = placed.filter_map(|cell| Some((cell, position.digit(cell)?)));
        let marks = position.empty_cells().map(|cell| (cell, position.marks(cell)));
        Self { placed: placed.collect(), marks: marks.collect() }
    }

    /// Returns `true` if the player has done nothing yet.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty() && self.marks.is_empty()
    }

    /// Returns the player's position: the givens and the placed digits. A cell with pencil marks
    /// has no other candidates than these.
    pub fn candidates(&self, puzzle: &Puzzle) -> Candidates {
        let mut candidates = puzzle.candidates();
        for (&cell, &digit) in &self.placed {
            candidates.place(Candidate { cell, digit });
        }
        for (&cell, &marks) in &self.marks {
            for digit in candidates.marks(cell) - marks {
                candidates.remove(Candidate { cell, digit });
            }
        }
        candidates
    }

    /// Returns the givens together with the placed digits.
    pub fn filled_in(&self, givens: &Grid) -> Grid {
        let mut grid = givens.clone();
        for (&cell, &digit) in &self.placed {
            grid.set(cell, Some(digit));
        }
        grid
    }
}
