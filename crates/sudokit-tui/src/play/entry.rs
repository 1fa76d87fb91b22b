//! Entering digits, notes and colours.

use sudokit::{Cell, Digit};
use sudokit_game::{Action, Color};

use super::message::Tone;
use super::request::Request;
use super::{App, Mode};
use sudokit_game::EntryOrder;

impl App {
    /// A digit key: enters the digit, or takes it up.
    pub(super) fn digit(&mut self, digit: Digit) {
        match self.preferences.entry {
            EntryOrder::CellFirst => self.enter(self.mode, digit),
            EntryOrder::DigitFirst if self.hand == Some(digit) => self.hand = None,
            EntryOrder::DigitFirst => self.hand = Some(digit),
        }
    }

    /// Writes a digit into the selected cells.
    pub(super) fn enter(&mut self, mode: Mode, digit: Digit) {
        let cells = self.selected();
        match mode {
            Mode::Normal => self.act(&Action::Digit { cells, digit }),
            Mode::Note(kind) => self.act(&Action::Note { kind, cells, digit }),
            Mode::Color => self.say(Tone::Plain, "Colours have the numbers 1 to 9; z writes digits again."),
        }
    }

    /// Paints the selected cells, or the digit in hand among their notes.
    pub(super) fn paint(&mut self, number: usize) {
        let Some(color) = Color::numbered(number) else { return };
        let cells = self.selected();
        match self.hand {
            Some(digit) => self.act(&Action::Tint { cells, digit, color }),
            None => self.act(&Action::Color { cells, color }),
        }
    }

    /// Puts the digit in hand down.
    pub(super) fn place(&mut self) {
        match (self.hand, self.mode) {
            (Some(digit), Mode::Normal | Mode::Note(_)) => self.enter(self.mode, digit),
            (Some(_), Mode::Color) => self.say(Tone::Plain, "A number from 1 to 9 paints the digit in hand."),
            (None, _) => self.say(Tone::Plain, "No digit is in hand: d, then a digit, takes one up."),
        }
    }

    pub(super) fn switch_entry(&mut self) {
        self.preferences.entry = self.preferences.entry.next();
        self.hand = None;
        self.request(Request::Prefer);
        self.say(
            Tone::Plain,
            match self.preferences.entry {
                EntryOrder::CellFirst => "Cell first: choose a cell, then type a digit.",
                EntryOrder::DigitFirst => {
                    "Digit first: a digit key takes it up, Enter or a click puts it down."
                }
            },
        );
    }

    /// Selects all cells with the digit that stands or is noted here.
    pub(super) fn select_same(&mut self, cell: Cell) {
        match self.game.digit(cell).or(self.hand) {
            Some(digit) => {
                let same: Vec<Cell> =
                    self.game.board().cells().filter(|&cell| self.game.digit(cell) == Some(digit)).collect();
                self.game.selection.set_all(same);
            }
            None => self.say(Tone::Plain, "This cell holds no digit."),
        }
    }

    /// Goes to the next empty cell in this order, and from the end to the
    /// beginning.
    pub(super) fn go_to_empty(&mut self, order: impl Iterator<Item = Cell> + Clone) {
        let cursor = self.game.selection.cursor();
        let after = order.clone().skip_while(|&cell| cell != cursor).skip(1);
        let next = after.chain(order).find(|&cell| self.game.digit(cell).is_none());
        if let Some(cell) = next {
            self.game.selection.set(cell);
        }
    }
}
