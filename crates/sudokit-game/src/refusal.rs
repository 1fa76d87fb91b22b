//! Why an action is refused.

use sudokit::{Candidate, Cell, Digit};

use crate::Game;
use crate::texts::text;

/// Why an action changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The cells are givens.
    Given(Cell),
    /// The cells have digits, and notes are for empty cells.
    Filled(Cell),
    /// Another cell of the same house has the digit.
    Clash {
        /// The refused entry.
        entry: Candidate,
        /// The other cell.
        other: Cell,
    },
    /// The puzzle rules out this digit for the cell.
    Excluded(Candidate),
    /// The cell has no such note.
    NotNoted(Candidate),
    /// The solution has another digit there.
    Wrong(Candidate),
    /// The board is already as the action would leave it.
    NoChange,
    /// The game is paused.
    Paused,
    /// The board has no such cell.
    NoSuchCell(Cell),
    /// The board has no such digit.
    NoSuchDigit(Digit),
}

impl Refusal {
    /// The reason as a sentence.
    pub fn sentence(self, game: &Game) -> String {
        match self {
            Self::Given(cell) => text!("refusal-given", cell = game.cell_name(cell)),
            Self::Filled(cell) => text!("refusal-filled", cell = game.cell_name(cell)),
            Self::Clash { entry: Candidate { cell, digit }, other } => text!(
                "refusal-clash",
                cell = game.cell_name(cell),
                digit = game.symbol(digit),
                other = game.cell_name(other),
            ),
            Self::Excluded(Candidate { cell, digit }) => {
                text!("change-excluded", cell = game.cell_name(cell), digit = game.symbol(digit))
            }
            Self::NotNoted(Candidate { cell, digit }) => {
                text!("refusal-no-note", cell = game.cell_name(cell), digit = game.symbol(digit))
            }
            Self::Wrong(Candidate { cell, digit }) => {
                text!("refusal-wrong", cell = game.cell_name(cell), digit = game.symbol(digit))
            }
            Self::NoChange => text!("refusal-no-change"),
            Self::Paused => text!("refusal-paused"),
            Self::NoSuchCell(cell) => text!("refusal-no-such-cell", index = cell.index()),
            Self::NoSuchDigit(digit) => text!("refusal-no-such-digit", digit = digit.to_string()),
        }
    }
}
