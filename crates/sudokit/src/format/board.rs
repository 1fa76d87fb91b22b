//! What formats add to the types of boards: puzzles are read from text and
//! solutions written as text.

use std::fmt;
use std::str::FromStr;

use super::{Alphabet, Format, Record};
use crate::base::Error;
use crate::board::{Puzzle, Solution};

/// Reads a puzzle in any format that [`format`](crate::format) recognises.
impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        super::parse(text)?.grid.try_into()
    }
}

/// A line of symbols for each row: the format `grid`.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alphabet = Alphabet::usual(self.geometry().side());
        let record = Record::new(self.into(), Format::Grid, alphabet);
        let text = super::write(&record, Format::Grid).map_err(|_| fmt::Error)?;
        f.write_str(text.trim_end())
    }
}
