//! The number of ways to fill a band with a known signature: the digits of each column are fixed,
//! only their rows are open.
//!
//! ```text
//!     columns  147 258 369 | 147 258 369 | 147 258 369      what is left of them
//!     row      1   5   9   | 4   8   3   | 7   2   6        47 28 36 | 17 25 69 | 14 58 39
//!     row      ...
//! ```
//!
//! The band is filled row by row; each row takes one digit from every column, and every digit once.
//! Each digit is in as many columns as each column has digits, and this remains true after every
//! row. So there is always another row, and the last two need no search. (Column by column, most of
//! the work ended in a column that could not be filled: the empty 8x8 took 24 ms instead of 4.)
//! Rows without givens are interchangeable: they come last, and take the digits of the first column
//! in ascending order.

use super::board::Given;
use super::control::{CountControl, Unfinished};
use super::signature::{DIGITS, Layout, Signature};

/// A set of digits.
type DigitMask = u16;

/// Counts the fillings of one band for one signature at a time.
pub(super) struct BandCounter<'a> {
    layout: Layout,
    givens: &'a [Given],
    /// The rows with givens.
    rows: Vec<BandRow>,
    /// The number of arrangements of the rows without givens.
    arrangements: u128,
    control: &'a CountControl<'a>,
}

/// The givens of a row.
struct BandRow {
    /// The given digit of each column, or zero.
    givens: [DigitMask; DIGITS],
    /// All given digits.
    all: DigitMask,
}

impl BandRow {
    /// A row without givens.
    const FREE: Self = Self { givens: [0; DIGITS], all: 0 };
}

impl<'a> BandCounter<'a> {
    pub fn new(layout: Layout, givens: &'a [Given], control: &'a CountControl<'a>) -> Self {
        let mut rows = Vec::new();
        for row in 0..layout.rows {
            let mut line = BandRow::FREE;
            for given in givens.iter().filter(|given| given.row == row) {
                line.givens[given.stack * layout.columns + given.column] = 1 << given.digit;
                line.all |= 1 << given.digit;
            }
            if line.all != 0 {
                rows.push(line);
            }
        }
        let arrangements = (1..=(layout.rows - rows.len()) as u128).product();
        BandCounter { layout, givens, rows, arrangements, control }
    }

    /// The number of fillings with this signature, which must be compatible with the givens.
    pub fn fillings(&self, signature: &Signature) -> Result<u128, Unfinished> {
        let mut open = [0; DIGITS];
        for (digit, &route) in signature.0[..self.layout.digits()].iter().enumerate() {
            for stack in 0..self.layout.rows {
                open[stack * self.layout.columns + self.layout.column(route, stack)] |= 1 << digit;
            }
        }
        // A given belongs to its row; the other rows cannot use it.
        for given in self.givens {
            open[given.stack * self.layout.columns + given.column] &= !(1 << given.digit);
        }
        let mut fill = RowSearch { band: self, columns: self.layout.digits(), open };
        let found = fill.row(0)?;
        self.control.step(200)?;
        Ok(u128::from(found) * self.arrangements)
    }
}

/// The search of [`BandCounter::fillings`].
struct RowSearch<'a> {
    band: &'a BandCounter<'a>,
    columns: usize,
    /// The remaining digits of each column.
    open: [DigitMask; DIGITS],
}

impl RowSearch<'_> {
    fn row(&mut self, row: usize) -> Result<u64, Unfinished> {
        if row + 1 == self.band.layout.rows {
            return Ok(1);
        }
        self.band.control.step(50)?;
        match self.band.rows.get(row) {
            Some(line) => self.fill_row(row, line, 0, line.all),
            None if row + 2 == self.band.layout.rows => Ok(1 << (self.cycles() - 1)),
            None => {
                let first = self.open[0];
                let lowest = first & first.wrapping_neg();
                self.open[0] = first & !lowest;
                let found = self.fill_row(row, &BandRow::FREE, 1, lowest);
                self.open[0] = first;
                found
            }
        }
    }

    /// When each column has two digits left and each digit two columns, they form cycles: column,
    /// digit, column, digit. Each cycle can be split between the last two rows in two ways.
    fn cycles(&self) -> u32 {
        let mut columns_of = [0_u16; DIGITS];
        for (column, &open) in self.open[..self.columns].iter().enumerate() {
            columns_of[open.trailing_zeros() as usize] |= 1 << column;
            columns_of[(open & (open - 1)).trailing_zeros() as usize] |= 1 << column;
        }
        let mut left = u16::MAX >> (DIGITS - self.columns);
        let mut cycles = 0;
        while left != 0 {
            cycles += 1;
            let mut column = left & left.wrapping_neg();
            let mut digit = 0;
            while left & column != 0 {
                left &= !column;
                let others = self.open[column.trailing_zeros() as usize] & !digit;
                digit = others & others.wrapping_neg();
                column ^= columns_of[digit.trailing_zeros() as usize];
            }
        }
        cycles
    }

    /// Fills a row from this column on. `used` are the digits that the row already has, including
    /// givens further right.
    fn fill_row(
        &mut self,
        row: usize,
        line: &BandRow,
        column: usize,
        used: DigitMask,
    ) -> Result<u64, Unfinished> {
        if column == self.columns {
            return self.row(row + 1);
        }
        if line.givens[column] != 0 {
            return self.fill_row(row, line, column + 1, used);
        }
        let before = self.open[column];
        let mut choices = before & !used;
        let mut found = 0;
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices &= choices - 1;
            self.open[column] = before & !digit;
            found += self.fill_row(row, line, column + 1, used | digit)?;
        }
        self.open[column] = before;
        Ok(found)
    }
}
