//! The player's entries in a cell.

use std::collections::BTreeMap;

use sudokit::{Digit, DigitSet};

use crate::{Color, NoteKind};

/// The player's part of one cell. The cell of a given has no digit or notes of the
/// player, but can be coloured.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Square {
    /// The player's digit.
    pub digit: Option<Digit>,
    /// Notes at the edge: "in this box, the digit goes here or there".
    /// A digit hides them; they appear again when it is erased.
    pub corner: DigitSet,
    /// Notes in the middle: "this cell is one of these".
    pub centre: DigitSet,
    /// The colour of the cell.
    pub color: Option<Color>,
    /// The colours of single candidates.
    pub tints: BTreeMap<Digit, Color>,
}

/// A cell without anything.
pub(crate) static EMPTY: Square = Square {
    digit: None,
    corner: DigitSet::EMPTY,
    centre: DigitSet::EMPTY,
    color: None,
    tints: BTreeMap::new(),
};

impl Square {
    /// The notes of a kind.
    pub fn notes(&self, kind: NoteKind) -> DigitSet {
        match kind {
            NoteKind::Corner => self.corner,
            NoteKind::Centre => self.centre,
        }
    }

    /// The notes of a kind, to change them.
    pub fn notes_mut(&mut self, kind: NoteKind) -> &mut DigitSet {
        match kind {
            NoteKind::Corner => &mut self.corner,
            NoteKind::Centre => &mut self.centre,
        }
    }

    /// Whether there are notes of any kind.
    pub fn has_notes(&self) -> bool {
        !(self.corner | self.centre).is_empty()
    }

    /// Whether the cell or one of its candidates is coloured.
    pub fn has_colors(&self) -> bool {
        self.color.is_some() || !self.tints.is_empty()
    }

    /// Removes a digit from all notes.
    pub(crate) fn remove_note(&mut self, digit: Digit) {
        self.corner.remove(digit);
        self.centre.remove(digit);
    }
}
