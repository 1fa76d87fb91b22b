//! Branching: what to guess on a board at its fixpoint.

use super::super::bivalue::{BivalueView, BranchRule, CellBits, cells, peers};
use super::PackedBoard;
use crate::simd::Task;
use crate::simd::words::{U16x16, WordMachine};

/// A cell to branch on.
pub(super) enum LaneBranch {
    /// Try one of its digits, then the others.
    Either(usize),
    /// Try one of its two digits and count its solutions twice: see
    /// [`ChooseBranch`].
    Twins(usize),
}

/// Chooses a cell to branch on.
///
/// On some boards one branch represents two. If every open cell has two digits,
/// and every digit has two places in each house that it is missing from, then
/// with any solution there is another, in which each open cell holds its other
/// digit:
///
/// ```text
///   1|2  ·  1|2          1  ·  2          2  ·  1
///    ·   ·   ·     ──▶   ·  ·  ·   and    ·  ·  ·
///   1|2  ·  1|2          2  ·  1          1  ·  2
/// ```
///
/// So a cell holds each of its digits in the same number of solutions, and only
/// one of them needs to be tried.
pub(super) struct ChooseBranch<'a, W> {
    pub board: &'a PackedBoard<W>,
    pub rule: BranchRule,
}

impl<M: WordMachine> Task<M> for ChooseBranch<'_, M::Words> {
    /// `None` if no cell is open: then the board has a contradiction.
    type Output = Option<LaneBranch>;

    #[inline(always)]
    fn run(self, _machine: M) -> Option<LaneBranch> {
        let mut view = BivalueView::new(*self.board);
        if view.more.is_blank() && has_two_places_in_rows(self.board, &view.masks) {
            return cells(view.pairs).next().map(LaneBranch::Twins);
        }
        view.choose(self.rule, &PEERS).map(LaneBranch::Either)
    }
}

/// Whether every digit of the open cells has two places in its row. The other
/// houses have no hidden single at a fixpoint, so each digit has at least two
/// places there; as each place has two digits, it has exactly two.
#[inline(always)]
fn has_two_places_in_rows<W: U16x16>(board: &PackedBoard<W>, pairs: &PackedBoard<W>) -> bool {
    let mut open = *board;
    for (open, &pairs) in open.iter_mut().zip(pairs) {
        *open = *open & pairs;
    }
    let mut rows = U16x16::as_numbers(&mut open).as_flattened().chunks_exact(9);
    // Twice the same digit cancels out.
    rows.all(|row| row.iter().fold(0, |odd, digits| odd ^ digits) == 0)
}

/// The peers of each cell.
static PEERS: [CellBits<2>; 81] = {
    let mut row_by_row = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        row_by_row[cell] = cell;
        cell += 1;
    }
    peers(&row_by_row)
};
