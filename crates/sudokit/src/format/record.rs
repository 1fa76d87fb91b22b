//! One puzzle of a text, with everything the text says about it.

use std::collections::BTreeMap;

use super::{Alphabet, Format, PlainLine};
use crate::error::Error;
use crate::{Candidate, Candidates, Cell, Digit, DigitSet, Grid, Puzzle};

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

    /// The position of a player who did this with a puzzle: the givens, the
    /// placed digits, and in cells with pencil marks no other candidates.
    pub fn candidates(&self, puzzle: &Puzzle) -> Candidates {
        let placed = self.placed.iter().map(|(&cell, &digit)| Candidate { cell, digit });
        Candidates::with_progress(puzzle, placed, self.marks.iter().map(|(&cell, &marks)| (cell, marks)))
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

impl Record {
    /// A fresh puzzle, to be written in this format with these symbols.
    pub fn new(grid: Grid, format: Format, alphabet: Alphabet) -> Self {
        Self { grid, progress: Progress::default(), format, alphabet, comments: Vec::new(), line: 1 }
    }

    /// The puzzle of a plain line: the same record as from reading the text of
    /// the line, without detecting its format.
    pub fn from_plain(line: &PlainLine) -> Self {
        let format = if line.symbols().contains(&b'0') { Format::Sdm } else { Format::Line };
        Self::new(Grid::from(line), format, Alphabet::usual(9))
    }

    /// The same record with another grid and nothing placed: a solution, for
    /// example, in the manner of its puzzle.
    #[must_use]
    pub fn with_grid(&self, grid: Grid) -> Self {
        Self { grid, progress: Progress::default(), ..self.clone() }
    }

    /// The position of the player. Fails if the givens clash.
    pub fn candidates(&self) -> Result<Candidates, Error> {
        Ok(self.progress.candidates(&Puzzle::try_from(self.grid.clone())?))
    }

    /// The givens and the placed digits together.
    pub fn filled_in(&self) -> Grid {
        self.progress.filled_in(&self.grid)
    }
}
