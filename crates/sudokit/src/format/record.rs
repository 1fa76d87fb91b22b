//! One puzzle of a text, with everything the text says about it.

use std::collections::BTreeMap;

use super::{Alphabet, Format};
use crate::base::{Candidate, Cell, Digit, DigitSet, Error};
use crate::board::transform::Transform;
use crate::board::{Candidates, Grid, Puzzle};

/// One puzzle of a text: the givens, what a player added, and how it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The puzzle itself.
    pub grid: Grid,
    /// What a player did with it so far; never part of the puzzle.
    pub progress: Progress,
    /// How it was written, and so how it is written back by default.
    pub format: Format,
    /// The symbols of its digits.
    pub alphabet: Alphabet,
    /// Titles, authors and other remarks, as they stand in the text.
    pub comments: Vec<String>,
    /// The line of the text where the puzzle begins, from 1.
    pub line: usize,
}

/// The digits and pencil marks of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Digits in cells that are not given.
    pub placed: BTreeMap<Cell, Digit>,
    /// Notes in cells that are still empty.
    pub marks: BTreeMap<Cell, DigitSet>,
}

impl Progress {
    /// Whether the player did nothing yet.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty() && self.marks.is_empty()
    }
}

impl Record {
    /// A fresh puzzle, to be written in this format with these symbols.
    pub fn new(grid: Grid, format: Format, alphabet: Alphabet) -> Self {
        Self { grid, progress: Progress::default(), format, alphabet, comments: Vec::new(), line: 1 }
    }

    /// The same record with another grid and nothing placed: a solution, for
    /// example, in the manner of its puzzle.
    #[must_use]
    pub fn with_grid(&self, grid: Grid) -> Self {
        Self { grid, progress: Progress::default(), ..self.clone() }
    }

    /// The position of the player: the givens, the digits placed, and in cells
    /// with pencil marks no other candidates. Fails if the givens clash.
    pub fn candidates(&self) -> Result<Candidates, Error> {
        let mut candidates = Puzzle::try_from(self.grid.clone())?.candidates();
        for (&cell, &digit) in &self.progress.placed {
            candidates.place(Candidate { cell, digit });
        }
        for (&cell, &marks) in &self.progress.marks {
            for digit in candidates.marks(cell) - marks {
                candidates.remove(Candidate { cell, digit });
            }
        }
        Ok(candidates)
    }

    /// The givens and the placed digits together.
    pub fn filled_in(&self) -> Grid {
        let mut grid = self.grid.clone();
        for (&cell, &digit) in &self.progress.placed {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The record of the transformed puzzle, with what the player did.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let mut record = self.with_grid(self.grid.transformed(by)?);
        let images = by.images();
        for (cell, &digit) in &self.progress.placed {
            record.progress.placed.insert(images[cell.index()], by.digit(digit));
        }
        for (cell, &marks) in &self.progress.marks {
            record.progress.marks.insert(images[cell.index()], by.digit_set(marks));
        }
        Ok(record)
    }
}
