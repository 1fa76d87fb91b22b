//! What a player did with a puzzle so far.

use std::collections::BTreeMap;

use super::{Candidates, Grid, Puzzle};
use crate::base::{Candidate, Cell, Digit, DigitSet};

/// The digits and pencil marks of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Progress {
    /// Digits in cells that are not given.
    pub placed: BTreeMap<Cell, Digit>,
    /// Notes in cells that are still empty.
    pub marks: BTreeMap<Cell, DigitSet>,
}

impl Progress {
    /// What a player did who came to this position of a puzzle, with notes in all empty cells.
    pub fn of(puzzle: &Puzzle, position: &Candidates) -> Self {
        let placed = position.geometry().cells().filter(|&cell| puzzle.get(cell).is_none());
        let placed = placed.filter_map(|cell| Some((cell, position.digit(cell)?)));
        let marks = position.empty_cells().map(|cell| (cell, position.marks(cell)));
        Self { placed: placed.collect(), marks: marks.collect() }
    }

    /// Whether the player did nothing yet.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty() && self.marks.is_empty()
    }

    /// The position of a player who did this with a puzzle: the givens, the
    /// placed digits, and in cells with pencil marks no other candidates.
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

    /// The givens and the placed digits together.
    pub fn filled_in(&self, givens: &Grid) -> Grid {
        let mut grid = givens.clone();
        for (&cell, &digit) in &self.placed {
            grid.set(cell, Some(digit));
        }
        grid
    }
}
