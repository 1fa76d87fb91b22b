//! Batches of plain puzzles.

use crate::board::{Alphabet, Grid, Line81};
use crate::format::layouts::cells::LineEnd;
use crate::format::{Format, Record};

/// Consecutive plain 9x9 puzzles of a text, all in the same format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainBatch {
    /// The format of the puzzles; [`Format::Line`] if each text is only the line itself.
    pub layout: Format,
    /// The puzzles.
    pub lines: Vec<Line81>,
    /// The line number where each puzzle begins.
    pub numbers: Vec<usize>,
    /// The texts of whole rows, joined, if the rows hold more than the puzzles.
    rows: Vec<u8>,
    /// The end of each row in `rows`.
    ends: Vec<usize>,
    /// Whether these texts are kept.
    pub(super) row_texts: RowTexts,
    /// The end of the last line; if texts are kept, the end of all lines.
    pub(super) end: LineEnd,
}

/// Whether the texts of rows are kept with their puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowTexts {
    /// Only the puzzles are kept.
    #[default]
    Dropped,
    /// The texts are kept.
    Kept,
}

impl PlainBatch {
    /// An empty batch. `end` is how the line before it ended.
    pub(super) fn new(layout: Format, most: usize, row_texts: RowTexts, end: LineEnd) -> Self {
        let (lines, numbers) = (Vec::with_capacity(most), Vec::with_capacity(most));
        Self { layout, lines, numbers, rows: Vec::new(), ends: Vec::new(), row_texts, end }
    }

    pub(in super::super) fn push(&mut self, line: Line81, number: usize) {
        self.lines.push(line);
        self.numbers.push(number);
    }

    /// Keeps the text of the row that the next puzzle is in. A row without an end takes the end of
    /// the row before.
    pub(super) fn keep_row(&mut self, row: &[u8], end: Option<LineEnd>) {
        self.end = end.unwrap_or(self.end);
        self.rows.extend_from_slice(row);
        self.rows.extend_from_slice(self.end.as_str().as_bytes());
        self.ends.push(self.rows.len());
    }

    /// Keeps a line for the next puzzle; an empty line if there is nothing but the puzzle.
    pub(super) fn keep_line(&mut self, line: Vec<u8>) {
        self.rows.extend(line);
        self.ends.push(self.rows.len());
    }

    /// Returns the whole text that a puzzle was read from, with its line end, if texts are kept and
    /// this is a line or a row.
    pub fn text(&self, index: usize) -> Option<Vec<u8>> {
        if self.row_texts == RowTexts::Dropped {
            return None;
        }
        if self.layout == Format::Line {
            return Some([self.lines[index].symbols(), self.end.as_str().as_bytes()].concat());
        }
        let end = *self.ends.get(index)?;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        (start < end).then(|| self.rows[start..end].to_vec())
    }

    /// Returns a puzzle as the general reader would read it.
    pub fn record(&self, index: usize) -> Record {
        let line = &self.lines[index];
        let mut record = match self.layout {
            Format::Line => Record::from_plain(line),
            layout => Record::new(Grid::from(line), layout, Alphabet::usual(9)),
        };
        record.line = self.numbers[index];
        record
    }
}
