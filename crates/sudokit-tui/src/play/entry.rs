//! The digit keys, which write a digit in a mode, or choose it.

use sudokit::Digit;
use sudokit_game::{EntryOrder, NoteKind};

use crate::texts::text;

/// The effect of the digit keys.
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

    /// The next mode. After the last comes the first.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&mode| mode == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// Its name.
    pub fn name(self) -> String {
        match self {
            Self::Normal => text!("play-mode-digits"),
            Self::Note(NoteKind::Corner) => text!("play-mode-corner"),
            Self::Note(NoteKind::Centre) => text!("play-mode-centre"),
            Self::Color => text!("play-mode-colours"),
        }
    }
}

/// The state of the digit keys.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EntryState {
    pub(super) mode: Mode,
    /// The mode of the next digit, if it differs.
    pub(super) once: Option<Mode>,
    /// The chosen digit, if digits come first; in the mode of colours, the digit whose
    /// notes are painted.
    pub(super) chosen: Option<Digit>,
}

impl EntryState {
    /// A digit key. Returns the mode to write the digit in, or chooses the digit and
    /// returns nothing.
    pub(super) fn digit(&mut self, digit: Digit, once: Option<Mode>, order: EntryOrder) -> Option<Mode> {
        match (once, order) {
            (Some(mode), _) => Some(mode),
            (None, EntryOrder::CellFirst) => Some(self.mode),
            (None, EntryOrder::DigitFirst) => {
                self.chosen = Some(digit).filter(|_| self.chosen != Some(digit));
                None
            }
        }
    }
}
