//! Reading values from the text that `Display` writes.

use std::str::FromStr;

use crate::base::error::problems;
use crate::base::{Digit, Error, House, HouseKind, MAX_SIDE, Position};
use crate::board::Grid;

problems! {
    enum TextProblem {
        Position { text: String } => "'{text}' is not a cell: write its row and column from 1, such as r1c1";
        House { text: String } => "'{text}' is not a house: write its kind and its number, such as box 5";
        Digit { text: String } => "'{text}' is not a digit: a digit is a number from 1 to 64";
    }
}

/// A number from 1, counted from 0.
fn index_of(text: &str) -> Option<usize> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse::<usize>().ok().filter(|_| is_number)?.checked_sub(1)
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let position = || {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            Some(Self { row: index_of(row)?, column: index_of(column)? })
        };
        position().ok_or_else(|| TextProblem::Position { text: text.into() }.into())
    }
}

impl FromStr for HouseKind {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let all = [
            Self::Row,
            Self::Column,
            Self::Box,
            Self::Region,
            Self::Diagonal,
            Self::Window,
            Self::DisjointGroup,
            Self::Extra,
        ];
        let found = all.into_iter().find(|kind| kind.to_string() == text);
        found.ok_or_else(|| Error::unknown("kind of house", text, []))
    }
}

impl FromStr for House {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let house = || {
            let (kind, number) = text.rsplit_once(' ')?;
            Some(Self { kind: kind.parse().ok()?, index: index_of(number)? })
        };
        house().ok_or_else(|| TextProblem::House { text: text.into() }.into())
    }
}

impl FromStr for Digit {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let digit = index_of(text).filter(|&index| index < MAX_SIDE).map(Self::from_index);
        digit.ok_or_else(|| TextProblem::Digit { text: text.into() }.into())
    }
}

impl FromStr for Grid {
    type Err = Error;

    #[cfg(feature = "formats")]
    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(crate::format::parse(text)?.grid)
    }

    #[cfg(not(feature = "formats"))]
    fn from_str(text: &str) -> Result<Self, Error> {
        Err(Error::unknown("plain line", text, []))
    }
}
