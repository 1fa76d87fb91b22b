//! The fast path for long lists of 9x9 puzzles.
//!
//! Detecting the format costs more than solving an easy puzzle. If the format is already certain,
//! puzzles are returned as 81 characters: a digit for a given, and `.` or `0`, but not both, for an
//! empty cell. This covers lines, rows of tables, JSON objects and lists, OpenSudoku's games and
//! plain grids. Everything else takes the general reader, which reads these in the same way.

mod batch;
mod grids;
mod lines;
mod objects;
mod rows;

use std::io::BufRead;
use std::ops::Range;

use super::Reader;
use super::json_text::object_line;
use crate::board::Line81;
use crate::format::Format;
use crate::format::layouts::cells::LineEnd;
use crate::format::options::Options;
pub use batch::{PlainBatch, RowTexts};
pub(super) use objects::{board_of, puzzle_of, string_of};
use rows::RowPlan;

/// How far a scan got.
pub(super) struct PlainScan {
    /// The bytes that were used, and the number of line ends in them.
    pub(super) bytes: usize,
    pub(super) lines: usize,
    pub(super) end: ScanEnd,
}

/// Why a scan stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScanEnd {
    /// The batch is full.
    Full,
    /// The next puzzle extends beyond the view.
    Cut,
    /// The next text needs the general reader.
    Other,
}

/// The visible part of the text.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) bytes: &'a [u8],
    /// The number of the line it begins in.
    pub(super) number: usize,
    /// Whether the text ends with it.
    pub(super) is_end: bool,
}

impl View<'_> {
    /// The result for something that extends beyond the view.
    pub(super) fn unfinished(self) -> ScanEnd {
        if self.is_end { ScanEnd::Other } else { ScanEnd::Cut }
    }

    /// The beginning of the next line, if this one ends here.
    fn after_line(self, at: usize) -> Result<usize, ScanEnd> {
        match &self.bytes[at..] {
            [b'\n', ..] => Ok(at + 1),
            [b'\r', b'\n', ..] => Ok(at + 2),
            [] if self.is_end => Ok(at),
            [] | [b'\r'] => Err(self.unfinished()),
            _ => Err(ScanEnd::Other),
        }
    }
}

/// A plain puzzle in a view.
pub(super) struct PlainFind {
    pub(super) puzzle: Line81,
    /// Its format, if the text shows it.
    pub(super) layout: Option<Format>,
    /// The row that contains it, if any.
    pub(super) row: Option<PlainRow>,
    /// The number of line ends before it, and from its beginning to the next puzzle.
    pub(super) lines: (usize, usize),
    /// The beginning of the next puzzle.
    pub(super) next: usize,
}

/// The text that contains a puzzle and other things.
pub(super) enum PlainRow {
    /// Whole lines.
    Lines(Range<usize>),
    /// An object of a list, which becomes one line.
    Value(Range<usize>),
}

/// Adds puzzles to a batch, one after another. `find` gets the view, the position to start from,
/// and the number of puzzles in the batch so far.
pub(super) fn scan_each(
    view: View<'_>,
    most: usize,
    batch: &mut PlainBatch,
    find: impl Fn(View<'_>, usize, usize) -> Result<PlainFind, ScanEnd>,
) -> PlainScan {
    let (mut at, mut lines) = (0, 0);
    let end = loop {
        if batch.lines.len() == most {
            break ScanEnd::Full;
        }
        let PlainFind { puzzle, layout, row, lines: (before, after), next } =
            match find(view, at, batch.lines.len()) {
                Ok(found) => found,
                Err(end) => break end,
            };
        if batch.lines.is_empty() {
            batch.layout = layout.unwrap_or(batch.layout);
        } else if layout.is_some_and(|layout| layout != batch.layout) {
            break ScanEnd::Full;
        }
        if batch.row_texts == RowTexts::Kept {
            match row {
                Some(PlainRow::Lines(row)) => {
                    let end = match &view.bytes[row.end..next] {
                        [] => None,
                        [b'\n', ..] => Some(LineEnd::Feed),
                        _ => Some(LineEnd::Both),
                    };
                    batch.keep_row(&view.bytes[row], end);
                }
                Some(PlainRow::Value(value)) => {
                    batch.keep_line(object_line(&view.bytes[value]).unwrap_or_default());
                }
                None => batch.keep_line(Vec::new()),
            }
        }
        batch.push(puzzle, view.number + lines + before);
        lines += before + after;
        at = next;
    };
    PlainScan { bytes: at, lines, end }
}

/// Reads plain puzzles from a view into a batch of at most this size.
type Scanner<'a> = &'a dyn Fn(View<'_>, usize, &mut PlainBatch) -> PlainScan;

impl<R: BufRead> Reader<R> {
    /// Returns the next puzzles if they are plain 9x9 ones: at least one, at most `most`, and only
    /// as many as are available without waiting for more text.
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
    pub fn take_plain(&mut self, most: usize) -> Option<PlainBatch> {
        if !self.may_be_plain() {
            return None;
        }
        if self.ahead.is_empty() {
            self.open_stream();
        }
        if let Some(batch) = self.take_peeked() {
            return Some(batch);
        }
        if !self.ahead.is_empty() {
            return None;
        }
        let batch = if let Some(table) = &self.table {
            let plan = RowPlan::of(table)?;
            self.scan(most, Format::Csv, &|view, most, batch| rows::scan(view, most, batch, plan))
        } else if let Some(stream) = self.stream.clone() {
            let batch = self.scan(most, stream.layout(), &|view, most, batch| stream.scan(view, most, batch));
            if let (Some(stream), Some(_)) = (&mut self.stream, &batch) {
                stream.note_puzzle();
            }
            return batch;
        } else {
            match self.ahead.view().first()? {
                b'{' => self.scan(most, Format::Json, &objects::scan),
                b'0'..=b'9' | b'.' => {
                    let lines = self.scan(most, Format::Line, &lines::scan);
                    lines.or_else(|| self.scan(most, Format::Grid, &grids::scan))
                }
                _ => None,
            }
        }?;
        self.blanks.clear();
        let last = batch.numbers.last().copied();
        self.passed_blanks = match batch.layout {
            Format::Grid | Format::Spaced => {
                self.ahead.number + 1 - last.map_or(1, |last| last + grids::SIDE)
            }
            _ => 0,
        };
        self.last_in_list = matches!(batch.layout, Format::Line | Format::Json).then_some(self.ahead.number);
        Some(batch)
    }

    /// Sets whether plain batches keep the texts of their rows.
    #[doc(hidden)]
    pub fn set_row_texts(&mut self, row_texts: RowTexts) {
        self.row_texts = row_texts;
        self.ahead.keeps_taken = row_texts == RowTexts::Kept;
    }

    /// Whether none of the caller's options rule out puzzles in plain digits.
    fn may_be_plain(&self) -> bool {
        let Options { format, alphabet, shape, regions, extras, column, .. } = &self.context.options;
        let is_list = self.table.is_some() || (format.is_none() && column.is_none());
        alphabet.is_none()
            && shape.is_none()
            && regions.is_none()
            && extras.is_empty()
            && is_list
            && self.comments.is_empty()
            && self.ready.is_empty()
    }

    /// A line that was already peeked, if it is plain.
    fn take_peeked(&mut self) -> Option<PlainBatch> {
        if self.ahead.is_empty() {
            return None;
        }
        let line = self.ahead.peek(0)?;
        let mut batch = PlainBatch::new(Format::Line, 1, self.row_texts, line.end);
        match &self.table {
            None => batch.push(Line81::new(line.text.as_bytes().try_into().ok()?)?, line.number),
            Some(table) => {
                batch.layout = Format::Csv;
                let view = View { bytes: &line.bytes(), number: line.number, is_end: true };
                rows::scan(view, 1, &mut batch, RowPlan::of(table)?);
                batch.lines.first()?;
            }
        }
        self.last_in_list = Some(line.number).filter(|_| batch.layout == Format::Line);
        self.ahead.take();
        self.blanks.clear();
        self.passed_blanks = 0;
        Some(batch)
    }

    /// Reads plain puzzles as far as possible.
    fn scan(&mut self, most: usize, layout: Format, scanner: Scanner<'_>) -> Option<PlainBatch> {
        let mut batch = PlainBatch::new(layout, most, self.row_texts, self.ahead.end);
        let mut is_end = false;
        loop {
            let number = self.ahead.number + 1;
            let view = View { bytes: self.ahead.view(), number, is_end };
            let length = view.bytes.len();
            let PlainScan { bytes, lines, end } = scanner(view, most, &mut batch);
            self.ahead.consume(bytes, lines);
            let (is_cut, left) = (end == ScanEnd::Cut && !is_end, length - bytes);
            // Puzzles that were found are returned without waiting for more.
            let is_found = !batch.lines.is_empty();
            if !is_cut || left > MOST_AHEAD || (is_found && !self.ahead.window.has_more_than(left)) {
                break;
            }
            if left > 0 {
                is_end = !self.ahead.window.grow();
            } else if self.ahead.view().is_empty() {
                break;
            }
        }
        self.ahead.end = batch.end;
        (!batch.lines.is_empty()).then_some(batch)
    }
}

/// The limit of bytes read ahead to find the end of one puzzle.
const MOST_AHEAD: usize = 1 << 16;
