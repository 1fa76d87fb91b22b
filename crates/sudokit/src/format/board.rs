//! What formats add to the types of boards: they are read from any text.

use std::str::FromStr;

use crate::base::Error;
use crate::board::{Grid, Puzzle, Solution};

/// Reads a board in any format that [`format`](crate::format) recognises. Its
/// digits may clash.
impl FromStr for Grid {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(super::parse(text)?.grid)
    }
}

/// Reads a puzzle in any format that [`format`](crate::format) recognises.
impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Grid>()?.try_into()
    }
}

/// Reads a full board in any format that [`format`](crate::format) recognises.
impl FromStr for Solution {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Grid>()?.try_into()
    }
}
