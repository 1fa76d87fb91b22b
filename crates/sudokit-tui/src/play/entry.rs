//! What the digit keys do: write a digit in a mode, or pick it up.

use sudokit::Digit;
use sudokit_game::{EntryOrder, NoteKind};

/// What the digit keys do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// Place digits.
    #[default]
    Normal,
    /// Write notes.
    Note(NoteKind),
    /// Paint.
    Color,
}

impl Mode {
    /// All modes, in the order of their keys.
    pub const ALL: [Self; 4] =
        [Self::Normal, Self::Note(NoteKind::Corner), Self::Note(NoteKind::Centre), Self::Color];

    /// The next mode, after the last the first again.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&mode| mode == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "digits",
            Self::Note(kind) => kind.name(),
            Self::Color => "colours",
        }
    }
}

/// The state of the digit keys.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EntryState {
    pub(super) mode: Mode,
    /// The mode of the next digit, if it differs.
    pub(super) once: Option<Mode>,
    /// The digit that was picked up.
    pub(super) in_hand: Option<Digit>,
}

impl EntryState {
    /// A digit key. Returns the mode to write the digit in, or picks the digit
    /// up and returns nothing.
    pub(super) fn digit(&mut self, digit: Digit, once: Option<Mode>, order: EntryOrder) -> Option<Mode> {
        match (once, order) {
            (Some(mode), _) => Some(mode),
            (None, EntryOrder::CellFirst) => Some(self.mode),
            (None, EntryOrder::DigitFirst) => {
                self.in_hand = Some(digit).filter(|_| self.in_hand != Some(digit));
                None
            }
        }
    }
}

/// How the digit keys work in this order.
pub(super) const fn explain(order: EntryOrder) -> &'static str {
    match order {
        EntryOrder::CellFirst => "Cell first: choose a cell, then type a digit.",
        EntryOrder::DigitFirst => "Digit first: a digit key takes it up, Enter or a click puts it down.",
    }
}
