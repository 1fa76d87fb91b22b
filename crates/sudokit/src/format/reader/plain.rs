//! The short way for long lists: lines of 81 characters.
//!
//! Telling formats apart costs more than solving an easy puzzle. Where nothing
//! is left to tell, lines are handed over as they are: a digit for a given,
//! and `.` or `0`, but not both, for an empty cell. Any other line is for the
//! long way, which reads these just the same.

use std::io::BufRead;

use super::Reader;
use crate::board::Line81;
use crate::format::options::Options;

/// Lines of a text that are 9x9 puzzles, one after another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlainLines {
    /// The number of the first line.
    pub first: usize,
    /// The lines.
    pub lines: Vec<Line81>,
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
    #[doc(hidden)]
    pub fn take_plain(&mut self, most: usize) -> Option<PlainLines> {
        if self.context.options != Options::default()
            || self.table.is_some()
            || !self.comments.is_empty()
            || !self.ready.is_empty()
        {
            return None;
        }
        let mut lines = Vec::with_capacity(most);
        let mut first = self.ahead.number + 1;
        if self.ahead.is_empty() {
            self.ahead.take_plain(most, &mut lines);
        }
        if lines.is_empty() {
            // The line may lie across two buffers, or be the last.
            let line = self.ahead.peek(0)?;
            lines.push(Line81::new(line.text.as_bytes().try_into().ok()?)?);
            first = line.number;
            self.ahead.take();
            if self.ahead.is_empty() && self.ahead.has_more {
                self.ahead.take_plain(most, &mut lines);
            }
        }
        self.blanks.clear();
        self.last_in_list = Some(first + lines.len() - 1);
        Some(PlainLines { first, lines })
    }
}
