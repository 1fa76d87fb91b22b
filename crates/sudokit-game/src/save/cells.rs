//! Cells and their contents as text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sudokit::{Cell, Digit, DigitSet, Geometry};

use super::{SaveError, damaged};
use crate::texts::text;
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
        .ok_or_else(|| damaged(text!("save-no-cell", cell = name)))
}

/// The content of a cell. Fields without content are left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedSquare {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digit: Option<Digit>,
    #[serde(default, skip_serializing_if = "is_default")]
    corner: DigitSet,
    #[serde(default, skip_serializing_if = "is_default")]
    centre: DigitSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    color: Option<Color>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tints: BTreeMap<Digit, Color>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<&Square> for SavedSquare {
    fn from(square: &Square) -> Self {
        Self {
            digit: square.digit,
            corner: square.corner,
            centre: square.centre,
            color: square.color,
            tints: square.tints.clone(),
        }
    }
}

impl SavedSquare {
    pub(super) fn has_digit(&self) -> bool {
        self.digit.is_some()
    }

    /// The content of a cell. A given has no digit or notes of the player.
    pub(super) fn read(&self, board: &Geometry, given: Option<&str>) -> Result<Square, SaveError> {
        check(self.digit.into_iter().chain(self.corner).chain(self.centre), board)?;
        check(self.tints.keys().copied(), board)?;
        let square = Square {
            digit: self.digit,
            corner: self.corner,
            centre: self.centre,
            color: self.color,
            tints: self.tints.clone(),
        };
        match given {
            Some(cell) if square.digit.is_some() || square.has_notes() => {
                Err(damaged(text!("save-changed-given", cell)))
            }
            _ => Ok(square),
        }
    }
}

/// Refuses digits that this board does not have.
pub(super) fn check(digits: impl IntoIterator<Item = Digit>, board: &Geometry) -> Result<(), SaveError> {
    match digits.into_iter().find(|&digit| !checked::has_digit(board, digit)) {
        Some(digit) => Err(damaged(text!("save-no-digit", digit = digit.to_string()))),
        None => Ok(()),
    }
}
