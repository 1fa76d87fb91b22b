//! Branching: what to guess on a board when propagation is stuck.

use super::super::bivalue::{BivalueView, BranchRule, CellBits, cells, peers};
use super::PackedBoard;
use crate::simd::Task;
use crate::simd::words::{U16x16, WordMachine};

/// A cell to branch on.
pub(super) enum LaneBranch {
    /// Try one of its digits, then the others.
    Either(usize),
    /// Try one of its two digits and count the solutions twice; see [`ChooseBranch`].
    Twins(usize),
}

/// Chooses a cell to branch on.
///
/// Sometimes one branch represents two. If every open cell has two candidates, and every digit has
/// two places in each house where it is missing, then the solutions come in pairs: swapping both
/// candidates in every open cell turns one into the other.
///
/// ```text
///   1|2  ·  1|2          1  ·  2          2  ·  1
///    ·   ·   ·     ──▶   ·  ·  ·   and    ·  ·  ·
///   1|2  ·  1|2          2  ·  1          1  ·  2
/// ```
///
/// So a cell holds each of its digits in the same number of solutions, and only one of them needs
/// to be tried.
pub(super) struct ChooseBranch<'a, W> {
    pub board: &'a PackedBoard<W>,
    pub rule: BranchRule,
}

impl<M: WordMachine> Task<M> for ChooseBranch<'_, M::Words> {
    /// `None` if no cell is open, which is a contradiction.
    type Output = Option<LaneBranch>;

    #[inline(always)]
    fn run(self, machine: M) -> Option<LaneBranch> {
        let board = self.board;
        let mut pairs = [machine.splat(0); 6];
        let mut more = machine.splat(0);
        for (pairs, &cell) in pairs.iter_mut().zip(board) {
            let second = cell & cell.less_one();
            let third = second & second.less_one();
            *pairs = third.is_zero() & !second.is_zero();
            more = more | third;
        }
        let pairs_set = [
            u64::from(pairs[0].bits(pairs[1])) | u64::from(pairs[2].bits(pairs[3])) << 32,
            u64::from(pairs[4].bits(pairs[5])),
        ];
        let mut numbers = *board;
        let numbers = U16x16::as_numbers(&mut numbers).as_flattened();
        if pairs_set == [0, 0] {
            let open = numbers[..81].iter().enumerate().filter(|(_, cell)| cell.count_ones() > 1);
            return open.min_by_key(|(_, cell)| cell.count_ones()).map(|(cell, _)| LaneBranch::Either(cell));
        }
        if more.is_blank() && has_two_places_in_rows(board, &pairs) {
            return cells(pairs_set).next().map(LaneBranch::Twins);
        }
        if self.rule == BranchRule::First {
            return cells(pairs_set).next().map(LaneBranch::Either);
        }
        let [a, b, c] =
            [board[0].digit_bits(board[1]), board[2].digit_bits(board[3]), board[4].digit_bits(board[5])];
        let mut places = [[0; 2]; 9];
        for (digit, places) in places.iter_mut().enumerate() {
            *places = [u64::from(a[digit]) | u64::from(b[digit]) << 32, u64::from(c[digit])];
        }
        let view = BivalueView { pairs: pairs_set, places, peers: &PEERS };
        Some(LaneBranch::Either(view.best(|cell| numbers[cell % 96])))
    }
}

/// Whether every digit of the open cells has two places in its row. At a fixpoint the other houses
/// have no hidden single, so each digit has at least two places there; as each place has two
/// digits, it has exactly two.
#[inline(always)]
fn has_two_places_in_rows<W: U16x16>(board: &PackedBoard<W>, pairs: &PackedBoard<W>) -> bool {
    let mut open = *board;
    for (open, &pairs) in open.iter_mut().zip(pairs) {
        *open = *open & pairs;
    }
    let mut rows = U16x16::as_numbers(&mut open).as_flattened().chunks_exact(9);
    // A digit that occurs twice cancels out.
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
