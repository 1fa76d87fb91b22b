//! One look at sixteen boards: what rows and boxes say, or columns and boxes.
//!
//! Each register holds one cell of sixteen boards, so a step over registers is
//! a step on all boards, and a house is nine registers. Nothing here depends
//! on what the boards hold: there are no branches to mispredict.
//!
//! Three rows (a *band*) are looked at together, as nine *minirows* of three
//! cells, each the meeting of a row and a box:
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
//! A minirow *claims* a digit when it must hold it: one of its cells is down
//! to that digit, or the digit is nowhere else in the row, or nowhere else in
//! the box. In one expression, with `here` the digits possible in the minirow:
//!
//! ```text
//!   claims = singles | here & !(elsewhere in the row & elsewhere in the box)
//! ```
//!
//! A claimed digit goes from the other minirows of the row and of the box.
//! That is naked singles, pointing and claiming at once. A claimed digit with
//! one place in the minirow is a hidden single of the row or the box, and its
//! cell loses all else.
//!
//! Within its own minirow a single takes nothing away. The same look at
//! columns does: the row and the column of a cell share no other cell. So
//! looks at rows and at columns take turns, and each works on what the one
//! before left. They are the same code, turned by [`Way::cell`].
//!
//! Hidden singles are looked for among columns only: one of a row is claimed
//! by its minirow, which makes it one of the box for the next look. That costs
//! a tenth more looks of which every second is a quarter cheaper.

use super::super::packed::ALL;
use super::super::simd::{Machine, Task, Words, others, single};

/// Which lines are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Rows,
    Columns,
}

impl Way {
    /// The cell at a place of a line.
    #[inline(always)]
    const fn cell(self, line: usize, place: usize) -> usize {
        match self {
            Self::Rows => line * 9 + place,
            Self::Columns => place * 9 + line,
        }
    }

    /// From a cell of a line to the next.
    #[inline(always)]
    const fn step(self) -> usize {
        self.cell(0, 1)
    }
}

/// What a round has seen of all boards.
pub(crate) struct Seen<W> {
    /// The digits that every house still has a place for.
    pub everywhere: W,
    /// The smallest cell, zero if one is empty.
    pub smallest: W,
    /// All cells added up, after the look at rows and after that at columns.
    /// Any change makes it smaller.
    pub rows_sum: W,
    pub columns_sum: W,
}

/// A look at all rows, then one at all columns.
pub(crate) struct Round<'a, M: Machine>(pub &'a mut [M::Words; 81]);

impl<M: Machine> Task<M> for Round<'_, M> {
    type Output = Seen<M::Words>;

    #[inline(always)]
    fn run(self, machine: M) -> Self::Output {
        let all = machine.splat(ALL);
        let mut looks = Looks { everywhere: all, smallest: all, sum: machine.splat(0) };
        for band in 0..3 {
            look::<M, false>(machine, Way::Rows, band, self.0, &mut looks);
        }
        let rows_sum = looks.sum;
        looks.sum = machine.splat(0);
        for band in 0..3 {
            look::<M, true>(machine, Way::Columns, band, self.0, &mut looks);
        }
        let Looks { everywhere, smallest, sum: columns_sum } = looks;
        Seen { everywhere, smallest, rows_sum, columns_sum }
    }
}

/// What looks find out, band by band.
struct Looks<W> {
    everywhere: W,
    smallest: W,
    sum: W,
}

/// The same code for each of nine minirows.
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

/// Looks at three lines.
#[inline(always)]
fn look<M: Machine, const HIDDEN: bool>(
    machine: M,
    way: Way,
    band: usize,
    cells: &mut [M::Words; 81],
    looks: &mut Looks<M::Words>,
) {
    let none = machine.splat(0);
    let mut here = [[none; 3]; 3];
    let mut twice = [[none; 3]; 3];
    let mut claims = [[none; 3]; 3];
    for line in 0..3 {
        for block in 0..3 {
            let first = way.cell(3 * band + line, 3 * block);
            let [x, y, z] = [cells[first], cells[first + way.step()], cells[first + 2 * way.step()]];
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
        looks.everywhere = looks.everywhere & (in_line[line][0] | here[line][0]);
        let block = line;
        looks.everywhere = looks.everywhere & (in_block[0][block] | here[0][block]);
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
            let cell = &mut cells[way.cell(3 * band + LINE, 3 * BLOCK + i)];
            let mut left = *cell & !gone;
            if HIDDEN {
                let only = left & hidden;
                left = left.select(only.is_zero(), only);
                looks.smallest = looks.smallest.min(left);
            }
            looks.sum = looks.sum + left;
            *cell = left;
        }
    });
}

/// For each minirow, what the two others of its line hold.
#[inline(always)]
fn in_lines<W: Words>([a, b, c]: [[W; 3]; 3]) -> [[W; 3]; 3] {
    [others(a), others(b), others(c)]
}

/// For each minirow, what the two others of its block hold.
#[inline(always)]
fn in_blocks<W: Words>(minirows: [[W; 3]; 3]) -> [[W; 3]; 3] {
    turned(in_lines(turned(minirows)))
}

/// Lines become blocks.
#[inline(always)]
fn turned<W: Copy>([a, b, c]: [[W; 3]; 3]) -> [[W; 3]; 3] {
    [[a[0], b[0], c[0]], [a[1], b[1], c[1]], [a[2], b[2], c[2]]]
}
