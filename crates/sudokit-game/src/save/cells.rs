//! Cells and their contents as text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sudokit::{Cell, Digit, DigitSet, Geometry};

use super::{SaveError, damaged};
use crate::{Color, Square, checked};

/// The name of a cell: `r4c5`.
pub(super) fn name(cell: Cell, board: &Geometry) -> String {
    board.position(cell).to_string()
}

/// The cell of this name.
pub(super) fn cell(name: &str, board: &Geometry) -> Result<Cell, SaveError> {
    let numbers = name.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let index = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    numbers
        .and_then(|(row, column)| checked::cell_at(board, index(row)?, index(column)?))
        .ok_or_else(|| damaged(format!("'{name}' is no cell of this board")))
}

/// What a cell holds; what it does not hold is left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedSquare {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    corner: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    centre: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    color: Option<Color>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tints: BTreeMap<u8, Color>,
}

impl From<&Square> for SavedSquare {
    fn from(square: &Square) -> Self {
        Self {
            digit: square.digit.map(Digit::get),
            corner: numbers(square.corner),
            centre: numbers(square.centre),
            color: square.color,
            tints: square.tints.iter().map(|(digit, color)| (digit.get(), *color)).collect(),
        }
    }
}

impl SavedSquare {
    pub(super) fn read(&self, board: &Geometry, is_given: bool) -> Result<Square, SaveError> {
        let tints = self.tints.iter().map(|(&number, &color)| Ok((digit(number, board)?, color)));
        let square = Square {
            digit: self.digit.map(|number| digit(number, board)).transpose()?,
            corner: digits(&self.corner, board)?,
            centre: digits(&self.centre, board)?,
            color: self.color,
            tints: tints.collect::<Result<_, _>>()?,
        };
        if is_given && (square.digit.is_some() || square.has_notes()) {
            return Err(damaged("something was written into a given"));
        }
        Ok(square)
    }
}

/// The numbers of digits.
pub(super) fn numbers(digits: DigitSet) -> Vec<u8> {
    digits.into_iter().map(Digit::get).collect()
}

/// Digits of this board.
pub(super) fn digits(numbers: &[u8], board: &Geometry) -> Result<DigitSet, SaveError> {
    numbers.iter().map(|&number| digit(number, board)).collect()
}

/// A digit of this board.
pub(super) fn digit(number: u8, board: &Geometry) -> Result<Digit, SaveError> {
    checked::digit(board, number.into()).ok_or_else(|| damaged(format!("{number} is no digit of this board")))
}
