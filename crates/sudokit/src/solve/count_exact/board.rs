//! A board: its box shape and its givens, row by row.
//!
//! ```text
//!            stack 0   stack 1          a box of 2 rows and 3 columns:
//!           . . 1 | . . .   band 0      6 digits, 3 bands of 2 rows, 2 stacks of 3 columns
//!           4 . . | . . .
//!           ------+------
//!           . . . | 2 . .   band 1
//!           . . . | . . .
//!           ------+------
//!           . . . | . . .   band 2
//!           . . . | . . .
//! ```
//!
//! Transposing the board, reordering its bands or stacks, and renaming its digits do not change the
//! number of completions. The counters use this to bring every board into the form that is cheapest
//! for them, with the functions of this file.

use crate::board::Puzzle;

/// A sudoku board, possibly empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BoxBoard {
    /// The rows of a box.
    pub rows: usize,
    /// The columns of a box.
    pub columns: usize,
    /// The cells, row by row; digits are counted from 0.
    pub givens: Vec<Option<u8>>,
}

/// A given of a band, with its place within the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Given {
    /// The row within the band.
    pub row: usize,
    pub stack: usize,
    /// The column within the stack.
    pub column: usize,
    pub digit: usize,
}

impl BoxBoard {
    /// The givens of a puzzle, if its board has boxes, no other houses and no limits.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let geometry = puzzle.geometry();
        let shape = geometry.shape().filter(|_| geometry.extras().is_empty())?;
        let digits = puzzle.grid().digits().map(|digit| digit.map(|digit| digit.index() as u8));
        let is_plain = puzzle.grid().limits().is_none();
        is_plain.then(|| Self { rows: shape.rows(), columns: shape.columns(), givens: digits.collect() })
    }

    /// The number of digits, which is also the number of cells in a row, column or box.
    pub fn size(&self) -> usize {
        self.rows * self.columns
    }

    /// The givens of one band.
    pub(super) fn band(&self, band: usize) -> Vec<Given> {
        let size = self.size();
        let cells = band * self.rows * size..(band + 1) * self.rows * size;
        cells
            .filter_map(|cell| {
                let digit = usize::from(self.givens[cell]?);
                let (row, column) = (cell / size % self.rows, cell % size);
                Some(Given { row, stack: column / self.columns, column: column % self.columns, digit })
            })
            .collect()
    }

    /// The board with rows and columns swapped.
    pub(super) fn transposed(&self) -> BoxBoard {
        let turned = BoxBoard { rows: self.columns, columns: self.rows, ..self.clone() };
        turned.filled(|row, column| self.givens[column * self.size() + row])
    }

    /// The board with its bands and stacks reordered: the new band `b` is the old band `bands[b]`.
    pub(super) fn arranged(&self, bands: &[usize], stacks: &[usize]) -> BoxBoard {
        self.clone().filled(|row, column| {
            let row = bands[row / self.rows] * self.rows + row % self.rows;
            let column = stacks[column / self.columns] * self.columns + column % self.columns;
            self.givens[row * self.size() + column]
        })
    }

    /// The board with its digits renamed: the old digit `order[d]` becomes `d`.
    pub(super) fn with_digits(&self, order: &[usize]) -> BoxBoard {
        let mut name = vec![0; self.size()];
        for (new, &old) in order.iter().enumerate() {
            name[old] = new as u8;
        }
        let mut renamed = self.clone();
        for digit in renamed.givens.iter_mut().flatten() {
            *digit = name[usize::from(*digit)];
        }
        renamed
    }

    fn filled(mut self, given: impl Fn(usize, usize) -> Option<u8>) -> BoxBoard {
        let size = self.size();
        for cell in 0..size * size {
            self.givens[cell] = given(cell / size, cell % size);
        }
        self
    }
}
