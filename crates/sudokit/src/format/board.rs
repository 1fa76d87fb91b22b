//! `FromStr` for the types of boards: they can be parsed from any format.

use std::str::FromStr;

use crate::base::Error;
use crate::board::{Grid, Puzzle, Solution};

/// Parses a board in any format that [`format`](crate::format) recognises. Its digits may clash.
impl FromStr for Grid {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(super::parse(text)?.grid)
    }
}

/// Parses a puzzle in any format that [`format`](crate::format) recognises.
impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Grid>()?.try_into()
    }
}

/// Parses a full board in any format that [`format`](crate::format) recognises.
impl FromStr for Solution {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Grid>()?.try_into()
    }
}
