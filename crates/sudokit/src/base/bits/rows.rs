//! A table of bits.

use super::words;

/// A table of bits; each row is a whole number of words.
#[derive(Debug, Default)]
pub(crate) struct BitRows {
    words: Vec<u64>,
    /// The number of words in a row.
    width: usize,
}

impl BitRows {
    /// Resizes the table and clears all bits.
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
