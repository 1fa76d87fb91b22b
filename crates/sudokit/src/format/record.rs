//! One puzzle of a text, with everything the text says about it.

use super::{Alphabet, Format, PlainLine, Progress};
use crate::base::Error;
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

    /// The record of the transformed puzzle, with what the player did.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let grid = self.grid.transformed(by)?;
        Ok(Self { grid, progress: self.progress.transformed(by), ..self.clone() })
    }
}
