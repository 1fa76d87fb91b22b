//! The short way for long lists: lines of 81 characters.
//!
//! Telling formats apart costs more than solving an easy puzzle. Where nothing
//! is left to tell, lines are handed over as they are: a digit for a given,
//! and `.` or `0`, but not both, for an empty cell. Any other line is for the
//! long way, which reads these just the same.

use std::io::BufRead;

use super::Reader;
use crate::format::context::Options;
use crate::{Digit, Geometry, Grid};

/// As many characters as a 9x9 board has cells.
const LENGTH: usize = 81;

/// A line that says what the cells of a 9x9 board hold in the one way that
/// needs no thought.
///
/// ```
/// use sudokit::format::PlainLine;
///
/// let line = [b'.'; 81];
/// assert!(PlainLine::new(line).is_some());
/// assert!(PlainLine::new([b'x'; 81]).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlainLine([u8; LENGTH]);

impl PlainLine {
    /// This line, if it is plain.
    pub fn new(symbols: [u8; LENGTH]) -> Option<Self> {
        let mut is_known = true;
        let mut has_point = false;
        let mut has_zero = false;
        for symbol in symbols {
            is_known &= matches!(symbol, b'0'..=b'9' | b'.');
            has_point |= symbol == b'.';
            has_zero |= symbol == b'0';
        }
        (is_known && !(has_point && has_zero)).then_some(Self(symbols))
    }

    /// Its characters: digits, and points or zeros.
    pub const fn symbols(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// The line as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Whether no cell is empty.
    pub fn is_full(&self) -> bool {
        !self.0.iter().any(|symbol| matches!(symbol, b'.' | b'0'))
    }
}

/// The digits of the line on a classic board. They may clash.
impl From<&PlainLine> for Grid {
    fn from(line: &PlainLine) -> Self {
        // Points and zeros come before the one.
        let digit = |symbol: &u8| symbol.checked_sub(b'1').map(|index| Digit::from_index(index.into()));
        Self::from_engine(Geometry::classic(), line.0.iter().map(digit).collect())
    }
}

/// Lines of a text that are 9x9 puzzles, one after another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainLines {
    /// The number of the first line.
    pub first: usize,
    /// The lines.
    pub lines: Vec<PlainLine>,
}

impl<R: BufRead> Reader<R> {
    /// The next lines, if they are plain 9x9 puzzles: at most so many, but at
    /// least one, and no more than can be had without waiting for more text.
    ///
    /// ```
    /// use sudokit::format::{Options, Reader};
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let text = format!("{line}\n{line}\n# and something else\n");
    /// let mut reader = Reader::new(text.as_bytes(), Options::default());
    /// assert_eq!(reader.take_plain(100).unwrap().lines.len(), 2);
    /// assert!(reader.take_plain(100).is_none());
    /// ```
    pub fn take_plain(&mut self, most: usize) -> Option<PlainLines> {
        if self.context.options != Options::default()
            || self.column.is_some()
            || !self.comments.is_empty()
            || !self.ready.is_empty()
        {
            return None;
        }
        let mut lines = Vec::with_capacity(most);
        let mut first = self.ahead.next_number();
        if self.ahead.is_empty() {
            self.ahead.take_plain(most, &mut lines);
        }
        if lines.is_empty() {
            // The line may lie across two buffers, or be the last.
            let line = self.ahead.peek(0)?;
            lines.push(PlainLine::new(line.text.as_bytes().try_into().ok()?)?);
            first = line.number;
            self.ahead.take();
            if self.ahead.has_more() {
                self.ahead.take_plain(most, &mut lines);
            }
        }
        self.blanks.clear();
        self.last_in_list = Some(first + lines.len() - 1);
        Some(PlainLines { first, lines })
    }
}
