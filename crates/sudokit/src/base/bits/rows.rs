//! A table of bits: one row for each of something, one column for each of
//! something else.

use super::words;

/// Rows of as many words as the columns need.
#[derive(Debug, Default)]
pub(crate) struct BitRows {
    words: Vec<u64>,
    /// How many words a row has.
    width: usize,
}

impl BitRows {
    /// Becomes a table of this size without any bit.
    pub(crate) fn clear(&mut self, rows: usize, columns: usize) {
        self.width = columns.div_ceil(64);
        words::clear(&mut self.words, rows * self.width);
    }

    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[row * self.width..][..self.width]
    }

    pub(crate) fn insert(&mut self, row: usize, column: usize) {
        words::insert(self.row_mut(row), column);
    }
}
