//! Helpers that several writers share.

use super::Record;
use crate::base::{Cell, Digit};

/// Decorates the text of a cell, for example with colours. The text is already padded to the width
/// of its column, so additions must take no space on the screen.
pub type Paint<'a> = &'a dyn Fn(Cell, &str) -> String;

/// The text that surrounds all puzzles of a document.
///
/// ```
/// use sudokit::format::{self, Format};
///
/// let puzzles = ["1".repeat(9) + &".".repeat(72), "2".repeat(9) + &".".repeat(72)];
/// let envelope = Format::OpenSudoku.envelope().expect("it is a document");
/// let mut text = envelope.before.to_owned();
/// for puzzle in &puzzles {
///     text += &format::write_part(&format::parse(puzzle)?, Format::OpenSudoku)?;
/// }
/// text += envelope.after;
/// let records = format::Reader::new(text.as_bytes(), format::Options::default());
/// assert_eq!(records.count(), 2);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Envelope {
    /// The text before the first puzzle.
    pub before: &'static str,
    /// The text after the last puzzle.
    pub after: &'static str,
    /// The text before and after a comment between puzzles.
    pub remark: [&'static str; 2],
}

/// The [`Paint`] that adds nothing.
pub(super) fn plain(_: Cell, text: &str) -> String {
    text.to_owned()
}

/// The symbols of a record, one character per cell.
pub(super) struct SymbolCharacters {
    symbols: Vec<char>,
    blank: char,
}

impl SymbolCharacters {
    /// Uses the record's alphabet, and `blank` for empty cells unless that is one of its symbols.
    pub(super) fn new(record: &Record, blank: char) -> Self {
        let symbols = record.alphabet.as_characters_of(record.grid.geometry().side());
        Self { blank: record.alphabet.blank(blank), symbols }
    }

    pub(super) fn get(&self, digit: Option<Digit>) -> char {
        digit.map_or(self.blank, |digit| self.symbols[digit.index()])
    }
}

/// The symbols of a record as words; numbers if its alphabet is numbers.
pub(super) struct SymbolWords<'a> {
    record: &'a Record,
    blank: char,
    /// The width of the widest word.
    pub(super) width: usize,
}

impl<'a> SymbolWords<'a> {
    pub(super) fn new(record: &'a Record, blank: char) -> Self {
        let largest = Digit::from_index(record.grid.geometry().side() - 1);
        Self {
            record,
            blank: record.alphabet.blank(blank),
            width: record.alphabet.symbol(largest).chars().count(),
        }
    }

    pub(super) fn get(&self, cell: Cell) -> String {
        match self.record.grid.get(cell) {
            Some(digit) => self.record.alphabet.symbol(digit),
            None => self.blank.to_string(),
        }
    }

    /// The word, padded on the left to align numbers.
    pub(super) fn padded(&self, cell: Cell) -> String {
        format!("{:>width$}", self.get(cell), width = self.width)
    }
}

/// The digits of a board of up to 9x9 as `1` to `9`, whatever its alphabet, for formats that have
/// no other symbols.
pub(super) fn decimal(digits: impl Iterator<Item = Option<Digit>>, blank: char) -> String {
    digits.map(|digit| digit.map_or(blank, |digit| char::from(b'0' + digit.get()))).collect()
}
