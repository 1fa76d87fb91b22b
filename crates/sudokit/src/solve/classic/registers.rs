//! A 9x9 board in nine registers, and one propagation pass over it.
//!
//! The rows of the board run across the registers. In register `(shift, turn)`, lane `j` of quarter
//! `k` holds a cell of row `3k + j`. Its box is `shift` further right than box `k`, and within the
//! box it is `turn` further right than cell `j`.
//!
//! ```text
//!                    quarter 0        quarter 1        quarter 2
//!                   ┌───┬───┬───┬─┐  ┌───┬───┬───┬─┐  ┌───┬───┬───┬─┐
//!   (shift 0,turn 0)│1 1│2 2│3 3│ │  │4 4│5 5│6 6│ │  │7 7│8 8│9 9│ │   row, column
//!   (shift 0,turn 1)│1 2│2 3│3 1│ │  │4 5│5 6│6 4│ │  │7 8│8 9│9 7│ │
//!   (shift 0,turn 2)│1 3│2 1│3 2│ │  │4 6│5 4│6 5│ │  │7 9│8 7│9 8│ │
//!   (shift 1,turn 0)│1 4│2 5│3 6│ │  │4 7│5 8│6 9│ │  │7 1│8 2│9 3│ │
//!         ...       └───┴───┴───┴─┘  └───┴───┴───┴─┘  └───┴───┴───┴─┘
//! ```
//!
//! A lane of all nine registers is a row. The three registers of one shift are three whole boxes,
//! one in each quarter, and a lane of them is a *minirow*, the intersection of a row and a box. So
//! combining minirows into rows moves no lanes at all, and combining the minirows of a box takes
//! two rotations within each quarter.
//!
//! Transposing the board takes six rotations of lanes and six of quarters. So one
//! [pass](BoardRegisters::pass) over rows and boxes is enough: it ends with a transposition, and
//! the next pass sees the columns. [`batch::propagation`](super::super::batch::propagation)
//! describes what a pass removes.

use super::super::masks::Masks81;
use crate::simd::words::{ALL_DIGITS, LANES, U16x16, WordMachine, others, single};

/// The registers, by shift and turn.
#[derive(Clone, Copy)]
pub(super) struct BoardRegisters<W>(pub [[W; 3]; 3]);

/// The result of a pass.
pub(super) struct PassResult<W> {
    /// Whether each row and box has a place for every digit, and each cell a candidate.
    pub fits: bool,
    /// The sum of each row after the pass. Any change makes it smaller.
    pub sums: W,
}

/// The lanes that hold cells: three of each quarter except the last.
const USED: [u16; LANES] = [
    ALL_DIGITS, ALL_DIGITS, ALL_DIGITS, 0, ALL_DIGITS, ALL_DIGITS, ALL_DIGITS, 0, ALL_DIGITS, ALL_DIGITS,
    ALL_DIGITS, 0, 0, 0, 0, 0,
];

impl<W: U16x16> BoardRegisters<W> {
    /// The lanes that hold cells, each with all digits. This is also the sum of a solved row.
    #[inline(always)]
    pub fn used<M: WordMachine<Words = W>>(machine: M) -> W {
        machine.words(USED)
    }

    /// A propagation pass over rows and boxes, followed by a transposition.
    #[inline(always)]
    pub fn pass<M: WordMachine<Words = W>>(&mut self, machine: M) -> PassResult<W> {
        let cells = &self.0;
        let none = machine.splat(0);
        let mut here = [none; 3];
        let mut twice = [none; 3];
        let mut singles = [none; 3];
        for shift in 0..3 {
            let [x, y, z] = cells[shift];
            here[shift] = x | y | z;
            twice[shift] = (x & y) | ((x | y) & z);
            singles[shift] = single(x) | single(y) | single(z);
        }
        let in_row = others(here);
        let mut everywhere = in_row[0] | here[0];
        let mut claims = [none; 3];
        for shift in 0..3 {
            let in_box = here[shift].turn_threes() | here[shift].turn_threes_back();
            everywhere = everywhere & (in_box | here[shift]);
            claims[shift] = singles[shift] | (here[shift] & !(in_row[shift] & in_box));
        }
        let by_row = others(claims);
        let mut next = [[none; 3]; 3];
        let mut sums = none;
        let mut smallest = machine.splat(ALL_DIGITS);
        for shift in 0..3 {
            let gone = by_row[shift] | claims[shift].turn_threes() | claims[shift].turn_threes_back();
            let hidden = claims[shift] & !twice[shift];
            for turn in 0..3 {
                let left = cells[shift][turn] & !gone;
                let only = left & hidden;
                let left = left.select(only.is_zero(), only);
                sums = sums + left;
                smallest = smallest.min(left);
                next[shift][turn] = left;
            }
        }
        *self = Self(next).transposed();
        PassResult { fits: (everywhere & !smallest.is_zero()).covers(Self::used(machine)), sums }
    }

    /// The transposed board: rows become columns.
    #[inline(always)]
    fn transposed(self) -> Self {
        let [[a, b, c], [d, e, f], [g, h, i]] = self.0;
        Self([
            [a, c.turn_threes(), b.turn_threes_back()],
            [g.turn_quarters(), i.turn_threes().turn_quarters(), h.turn_threes_back().turn_quarters()],
            [
                d.turn_quarters_back(),
                f.turn_threes().turn_quarters_back(),
                e.turn_threes_back().turn_quarters_back(),
            ],
        ])
    }

    /// Whether every cell has one digit and every house every digit. The sum of each row must
    /// already be all digits.
    #[inline(always)]
    pub fn is_solved<M: WordMachine<Words = W>>(&self, machine: M) -> bool {
        let used = Self::used(machine);
        let mut more = machine.splat(0);
        let mut sums = machine.splat(0);
        let mut differs = machine.splat(0);
        for shift in 0..3 {
            let [x, y, z] = self.0[shift];
            more = more | (x & x.less_one()) | (y & y.less_one()) | (z & z.less_one());
            // Only nine different digits add up to all bits.
            let minirow = x + y + z;
            let block = minirow + minirow.turn_threes() + minirow.turn_threes_back();
            differs = differs | !block.equals(used);
            sums = sums + minirow;
        }
        (more | differs | !sums.equals(used)).is_blank()
    }

    /// Loads candidate masks into registers.
    #[inline(always)]
    pub fn new<M: WordMachine<Words = W>>(machine: M, masks: &Masks81) -> Self {
        let mut rows = [machine.splat(0); 9];
        for (row, words) in rows.iter_mut().enumerate() {
            *words = machine.row(&masks.0, row);
        }
        // First puts the lanes of each band in place, then the quarters.
        let none = machine.splat(0);
        let mut bands = [[none; 3]; 3];
        for (band, words) in bands.iter_mut().enumerate() {
            let [a, b, c] = [rows[3 * band], rows[3 * band + 1], rows[3 * band + 2]];
            *words = [
                by_lane(machine, a, b, c),
                by_lane(machine, c, a, b).turn_threes(),
                by_lane(machine, b, c, a).turn_threes_back(),
            ];
        }
        let mut registers = [[none; 3]; 3];
        for turn in 0..3 {
            let [a, b, c] = [bands[0][turn], bands[1][turn], bands[2][turn]];
            registers[0][turn] = by_quarter(machine, a, b, c);
            registers[1][turn] = by_quarter(machine, c, a, b).turn_quarters();
            registers[2][turn] = by_quarter(machine, b, c, a).turn_quarters_back();
        }
        Self(registers)
    }

    /// The digits of a solved board, row by row.
    #[inline(always)]
    pub fn digits<M: WordMachine<Words = W>>(&self, machine: M, is_transposed: bool) -> [u8; 81] {
        let board = if is_transposed { self.transposed() } else { *self };
        let mut rows = board.rows(machine);
        let mut digits = [0; 81];
        for (row, digits) in U16x16::as_numbers(&mut rows).iter().zip(digits.as_chunks_mut::<9>().0) {
            // All lanes, including unused ones.
            let mut all = [0; LANES];
            for (digit, number) in all.iter_mut().zip(row) {
                *digit = number.trailing_zeros() as u8 + 1;
            }
            let [a, b, c, _, d, e, f, _, g, h, i, ..] = all;
            *digits = [a, b, c, d, e, f, g, h, i];
        }
        digits
    }

    /// The candidates of each cell, row by row.
    #[cfg(feature = "generate")]
    #[inline(always)]
    pub fn masks<M: WordMachine<Words = W>>(&self, machine: M, is_transposed: bool) -> [u16; 81] {
        let board = if is_transposed { self.transposed() } else { *self };
        let mut rows = board.rows(machine);
        let mut masks = [0; 81];
        for (row, masks) in U16x16::as_numbers(&mut rows).iter().zip(masks.as_chunks_mut::<9>().0) {
            let [a, b, c, _, d, e, f, _, g, h, i, ..] = *row;
            *masks = [a, b, c, d, e, f, g, h, i];
        }
        masks
    }

    /// The rows of the board in groups of three lanes: the inverse of [`new`](Self::new).
    #[inline(always)]
    fn rows<M: WordMachine<Words = W>>(&self, machine: M) -> [W; 9] {
        let none = machine.splat(0);
        let mut bands = [[none; 3]; 3];
        let [straight, right, left] = &self.0;
        for (turn, ((&a, b), c)) in straight.iter().zip(right).zip(left).enumerate() {
            let (b, c) = (b.turn_quarters_back(), c.turn_quarters());
            bands[0][turn] = by_quarter(machine, a, b, c);
            bands[1][turn] = by_quarter(machine, c, a, b);
            bands[2][turn] = by_quarter(machine, b, c, a);
        }
        let mut rows = [none; 9];
        for (band, [a, b, c]) in bands.into_iter().enumerate() {
            let [a, b, c] = [a, b.turn_threes_back(), c.turn_threes()];
            rows[3 * band] = by_lane(machine, a, b, c);
            rows[3 * band + 1] = by_lane(machine, c, a, b);
            rows[3 * band + 2] = by_lane(machine, b, c, a);
        }
        rows
    }

    /// The nine registers as one array.
    #[inline(always)]
    pub fn all(&mut self) -> &mut [W; 9] {
        self.0.as_flattened_mut().try_into().expect("three by three are nine")
    }
}

/// The place of each cell among the numbered lanes of the nine registers.
pub(super) const PLACES: [usize; 81] = {
    let mut places = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let shift = (column / 3 + 3 - row / 3) % 3;
        let turn = (column % 3 + 3 - row % 3) % 3;
        places[cell] = (shift * 3 + turn) * LANES + row / 3 * 4 + row % 3;
        cell += 1;
    }
    places
};

/// Combines lanes 0, 1 and 2 of each quarter from three registers.
#[inline(always)]
fn by_lane<M: WordMachine>(machine: M, a: M::Words, b: M::Words, c: M::Words) -> M::Words {
    const X: u16 = u16::MAX;
    let first = machine.words([X, 0, 0, 0, X, 0, 0, 0, X, 0, 0, 0, X, 0, 0, 0]);
    let second = machine.words([0, X, 0, 0, 0, X, 0, 0, 0, X, 0, 0, 0, X, 0, 0]);
    a.select(first, b.select(second, c))
}

/// Combines quarters 0, 1 and 2 from three registers.
#[inline(always)]
fn by_quarter<M: WordMachine>(machine: M, a: M::Words, b: M::Words, c: M::Words) -> M::Words {
    const X: u16 = u16::MAX;
    let first = machine.words([X, X, X, X, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let second = machine.words([0, 0, 0, 0, X, X, X, X, 0, 0, 0, 0, 0, 0, 0, 0]);
    a.select(first, b.select(second, c))
}
