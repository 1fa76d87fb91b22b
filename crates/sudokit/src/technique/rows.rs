//! A table of bits, one row for each of something, one column for each of something else.

/// Rows of as many words as the columns need.
#[derive(Debug, Default)]
pub(in crate::technique) struct Rows {
    words: Vec<u64>,
    /// How many words a row has.
    width: usize,
}

impl Rows {
    /// Becomes a table without any bit.
    pub(in crate::technique) fn clear(&mut self, rows: usize, columns: usize) {
        self.width = columns.div_ceil(64);
        self.words.clear();
        self.words.resize(rows * self.width, 0);
    }

    pub(in crate::technique) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    pub(in crate::technique) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[row * self.width..][..self.width]
    }

    pub(in crate::technique) fn insert(&mut self, row: usize, column: usize) {
        self.row_mut(row)[column / 64] |= 1 << (column % 64);
    }

    pub(in crate::technique) fn contains(&self, row: usize, column: usize) -> bool {
        contains(self.row(row), column)
    }

    /// Adds the bits of another row of this table.
    pub(in crate::technique) fn add_row(&mut self, row: usize, other: usize) {
        for word in 0..self.width {
            self.words[row * self.width + word] |= self.words[other * self.width + word];
        }
    }
}

pub(in crate::technique) fn contains(row: &[u64], column: usize) -> bool {
    row[column / 64] >> (column % 64) & 1 == 1
}

/// Adds the bits of another row.
pub(in crate::technique) fn add(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

pub(in crate::technique) fn meets(row: &[u64], other: &[u64]) -> bool {
    row.iter().zip(other).any(|(word, other)| word & other != 0)
}

/// The columns of a row.
pub(in crate::technique) fn members(row: &[u64]) -> impl Iterator<Item = usize> {
    let mut words = row.iter().enumerate();
    let (mut number, mut rest) = (0, 0);
    std::iter::from_fn(move || {
        while rest == 0 {
            (number, rest) = words.next().map(|(number, &word)| (number, word))?;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(number * 64 + bit)
    })
}
