//! Propagation on sixteen boards, in passes over rows and boxes or over columns and boxes.
//!
//! Each register holds one cell of sixteen boards, so an operation on registers works on all
//! boards, and a house is nine registers. No operation depends on the contents of the boards, so
//! there are no branches to mispredict.
//!
//! A pass handles three rows (a *band*) together, as nine *minirows* of three cells. A minirow is
//! the intersection of a row and a box:
//!
//! ```text
//!            box 1      box 2      box 3
//!          ┌──────────┬──────────┬──────────┐
//!   row 1  │ x  y  z  │          │          │     minirow (row 1, box 1)
//!   row 2  │          │          │          │
//!   row 3  │          │          │          │
//!          └──────────┴──────────┴──────────┘
//! ```
//!
//! A minirow *claims* a digit that it must contain: one of its cells has no other candidate, or the
//! digit has no other place in the row or in the box. With `here` for the digits possible in the
//! minirow, this is one expression:
//!
//! ```text
//!   claims = singles | here & !(elsewhere in the row & elsewhere in the box)
//! ```
//!
//! A claimed digit is removed from the other minirows of the row and of the box. This covers naked
//! singles, pointing and claiming in one step. A claimed digit with one place in the minirow is a
//! hidden single of the row or the box, and its cell loses all other candidates.
//!
//! A pass over rows removes nothing within the minirow of a single. The next pass over columns
//! does, because the row and the column of a cell share no other cell. So passes over rows and over
//! columns alternate. They are the same code, transposed by [`PassDirection::cell`].
//!
//! Only the column pass looks for hidden singles: the minirow claims a hidden single of a row,
//! which makes it one of the box for the next pass. This costs a tenth more passes, but makes every
//! second pass a quarter cheaper.
//!
//! The solver and the generator share this code.

use crate::simd::Task;
use crate::simd::words::{ALL_DIGITS, U16x16, WordMachine, others, single};

/// The lines that a pass covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PassDirection {
    Rows,
    Columns,
}

impl PassDirection {
    /// The cell at a place of a line.
    #[inline(always)]
    const fn cell(self, line: usize, place: usize) -> usize {
        match self {
            Self::Rows => line * 9 + place,
            Self::Columns => place * 9 + line,
        }
    }

    /// The distance between neighbouring cells of a line.
    #[inline(always)]
    const fn step(self) -> usize {
        self.cell(0, 1)
    }
}

/// The results of a round on each board.
pub(crate) struct RoundResult<W> {
    /// The digits that still have a place in every house.
    pub everywhere: W,
    /// The smallest mask of a cell; zero if a cell has no candidate.
    pub smallest: W,
    /// The sum of all masks after the pass over rows, and after the pass over columns. Any change
    /// makes it smaller.
    pub rows_sum: W,
    pub columns_sum: W,
}

/// A round: a pass over all rows, then one over all columns.
pub(crate) struct PropagationRound<'a, M: WordMachine>(pub &'a mut [M::Words; 81]);

impl<M: WordMachine> Task<M> for PropagationRound<'_, M> {
    type Output = RoundResult<M::Words>;

    #[inline(always)]
    fn run(self, machine: M) -> Self::Output {
        let all = machine.splat(ALL_DIGITS);
        let mut totals = PassTotals { everywhere: all, smallest: all, sum: machine.splat(0) };
        for band in 0..3 {
            pass::<M, false>(machine, PassDirection::Rows, band, self.0, &mut totals);
        }
        let rows_sum = totals.sum;
        totals.sum = machine.splat(0);
        for band in 0..3 {
            pass::<M, true>(machine, PassDirection::Columns, band, self.0, &mut totals);
        }
        let PassTotals { everywhere, smallest, sum: columns_sum } = totals;
        RoundResult { everywhere, smallest, rows_sum, columns_sum }
    }
}

/// The results of passes, accumulated over the bands.
struct PassTotals<W> {
    everywhere: W,
    smallest: W,
    sum: W,
}

/// Repeats code for each of the nine minirows.
macro_rules! for_each_minirow {
    ($line:ident, $block:ident, $code:block) => {
        for_each_minirow!(@ $line, $block, $code, (0 0) (0 1) (0 2) (1 0) (1 1) (1 2) (2 0) (2 1) (2 2));
    };
    (@ $line:ident, $block:ident, $code:block, ) => {};
    (@ $line:ident, $block:ident, $code:block, ($l:literal $b:literal) $($rest:tt)*) => {
        {
            const $line: usize = $l;
            const $block: usize = $b;
            $code
        }
        for_each_minirow!(@ $line, $block, $code, $($rest)*);
    };
}

/// A pass over three lines.
#[inline(always)]
fn pass<M: WordMachine, const HIDDEN: bool>(
    machine: M,
    direction: PassDirection,
    band: usize,
    cells: &mut [M::Words; 81],
    totals: &mut PassTotals<M::Words>,
) {
    let none = machine.splat(0);
    let mut here = [[none; 3]; 3];
    let mut twice = [[none; 3]; 3];
    let mut claims = [[none; 3]; 3];
    for line in 0..3 {
        for block in 0..3 {
            let first = direction.cell(3 * band + line, 3 * block);
            let [x, y, z] =
                [cells[first], cells[first + direction.step()], cells[first + 2 * direction.step()]];
            here[line][block] = x | y | z;
            if HIDDEN {
                twice[line][block] = (x & y) | ((x | y) & z);
            }
            claims[line][block] = single(x) | single(y) | single(z);
        }
    }
    let in_line = in_lines(here);
    let in_block = in_blocks(here);
    for line in 0..3 {
        totals.everywhere = totals.everywhere & (in_line[line][0] | here[line][0]);
        let block = line;
        totals.everywhere = totals.everywhere & (in_block[0][block] | here[0][block]);
    }
    for line in 0..3 {
        for block in 0..3 {
            let elsewhere = in_line[line][block] & in_block[line][block];
            claims[line][block] = claims[line][block] | (here[line][block] & !elsewhere);
        }
    }
    let by_line = in_lines(claims);
    let by_block = in_blocks(claims);
    for_each_minirow!(LINE, BLOCK, {
        let gone = by_line[LINE][BLOCK] | by_block[LINE][BLOCK];
        let hidden = claims[LINE][BLOCK] & !twice[LINE][BLOCK];
        for i in 0..3 {
            let cell = &mut cells[direction.cell(3 * band + LINE, 3 * BLOCK + i)];
            let mut left = *cell & !gone;
            if HIDDEN {
                let only = left & hidden;
                left = left.select(only.is_zero(), only);
                totals.smallest = totals.smallest.min(left);
            }
            totals.sum = totals.sum + left;
            *cell = left;
        }
    });
}

/// For each minirow, the digits in the two others of its line.
#[inline(always)]
fn in_lines<W: U16x16>([a, b, c]: [[W; 3]; 3]) -> [[W; 3]; 3] {
    [others(a), others(b), others(c)]
}

/// For each minirow, the digits in the two others of its block.
#[inline(always)]
fn in_blocks<W: U16x16>(minirows: [[W; 3]; 3]) -> [[W; 3]; 3] {
    transposed(in_lines(transposed(minirows)))
}

/// Swaps lines and blocks.
#[inline(always)]
fn transposed<W: Copy>([a, b, c]: [[W; 3]; 3]) -> [[W; 3]; 3] {
    [[a[0], b[0], c[0]], [a[1], b[1], c[1]], [a[2], b[2], c[2]]]
}
