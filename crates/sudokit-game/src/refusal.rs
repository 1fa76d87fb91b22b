//! Why an action was not done.

use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};

use crate::sentences::symbol;

/// Why nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The cells are givens.
    Given(Cell),
    /// The cells hold digits, and notes are for empty ones.
    Filled(Cell),
    /// Another cell of the same house has the digit.
    Clash {
        /// The refused entry.
        entry: Candidate,
        /// The other cell.
        other: Cell,
    },
    /// The puzzle says that this cell cannot hold the digit.
    Excluded(Candidate),
    /// The cell has no such note.
    NotNoted(Candidate),
    /// The solution has another digit there.
    Wrong(Candidate),
    /// Everything is as the action would leave it.
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
    pub fn sentence(self, board: &Geometry, alphabet: &Alphabet) -> String {
        let at = |cell| board.position(cell);
        match self {
            Self::Given(cell) => format!("{} is a given: it stays as it is.", at(cell)),
            Self::Filled(cell) => format!("{} holds a digit: notes are for empty cells.", at(cell)),
            Self::Clash { entry: Candidate { cell, digit }, other } => {
                let symbol = symbol(alphabet, digit);
                format!("{} cannot be {symbol}: {} is {symbol} already.", at(cell), at(other))
            }
            Self::Excluded(Candidate { cell, digit }) => {
                format!("{} cannot be {}: the puzzle rules it out.", at(cell), symbol(alphabet, digit))
            }
            Self::NotNoted(Candidate { cell, digit }) => {
                let symbol = symbol(alphabet, digit);
                format!("{} has no note {symbol} to paint: write the note first.", at(cell))
            }
            Self::Wrong(Candidate { cell, digit }) => {
                format!("{} is not {}.", at(cell), symbol(alphabet, digit))
            }
            Self::NoChange => "There is nothing to change.".to_owned(),
            Self::Paused => "The game is paused.".to_owned(),
            Self::NoSuchCell(cell) => format!("The board has no cell {}.", cell.index()),
            Self::NoSuchDigit(digit) => format!("The board has no digit {digit}."),
        }
    }
}
