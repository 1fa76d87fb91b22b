//! What to guess on a board that has come to rest.

use super::super::guess::{Cells, Manner, View, peers, take_first};
use super::super::simd::{Machine, Task, Words};
use super::Board;

/// A cell to guess in.
pub(super) enum Choice {
    /// One of its digits, then the others.
    Either(usize),
    /// One of its two digits stands for both: see [`Choose`].
    Twins(usize),
}

/// Chooses where to guess.
///
/// On some boards one guess counts twice. If every open cell has two digits,
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
/// So a cell holds either of its digits in equally many solutions, and only
/// one of them need be tried.
pub(super) struct Choose<'a, W> {
    pub board: &'a Board<W>,
    pub manner: Manner,
}

impl<M: Machine> Task<M> for Choose<'_, M::Words> {
    /// None if a board at rest has no open cell: then it is wrong somewhere.
    type Output = Option<Choice>;

    #[inline(always)]
    fn run(self, machine: M) -> Option<Choice> {
        let board = self.board;
        let mut pairs = [machine.splat(0); 6];
        let mut more = machine.splat(0);
        for (pairs, &cell) in pairs.iter_mut().zip(board) {
            let second = cell & cell.less_one();
            let third = second & second.less_one();
            *pairs = third.is_zero() & !second.is_zero();
            more = more | third;
        }
        let cells = [
            u64::from(pairs[0].bits(pairs[1])) | u64::from(pairs[2].bits(pairs[3])) << 32,
            u64::from(pairs[4].bits(pairs[5])),
        ];
        let mut numbers = *board;
        let numbers = Words::as_numbers(&mut numbers).as_flattened();
        if cells == [0, 0] {
            let open = numbers[..81].iter().enumerate().filter(|(_, cell)| cell.count_ones() > 1);
            return open.min_by_key(|(_, cell)| cell.count_ones()).map(|(cell, _)| Choice::Either(cell));
        }
        if more.is_blank() && has_two_places_in_rows(board, &pairs) {
            return take_first(&mut { cells }).map(Choice::Twins);
        }
        if self.manner == Manner::Any {
            return take_first(&mut { cells }).map(Choice::Either);
        }
        let [a, b, c] =
            [board[0].digit_bits(board[1]), board[2].digit_bits(board[3]), board[4].digit_bits(board[5])];
        let mut places = [[0; 2]; 9];
        for (digit, places) in places.iter_mut().enumerate() {
            *places = [u64::from(a[digit]) | u64::from(b[digit]) << 32, u64::from(c[digit])];
        }
        let view = View { pairs: cells, places, peers: &PEERS };
        Some(Choice::Either(view.best(|cell| numbers[cell % 96])))
    }
}

/// Whether every digit of the open cells has two places in its row. The other
/// houses have no hidden single, or the board would not be at rest; then there
/// are two places for each digit, as there are two digits for each place.
#[inline(always)]
fn has_two_places_in_rows<W: Words>(board: &Board<W>, pairs: &Board<W>) -> bool {
    let mut open = *board;
    for (open, &pairs) in open.iter_mut().zip(pairs) {
        *open = *open & pairs;
    }
    let mut rows = Words::as_numbers(&mut open).as_flattened().chunks_exact(9);
    // Twice the same digit cancels out.
    rows.all(|row| row.iter().fold(0, |odd, digits| odd ^ digits) == 0)
}

/// The peers of each cell.
static PEERS: [Cells<2>; 81] = {
    let mut row_by_row = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        row_by_row[cell] = cell;
        cell += 1;
    }
    peers(&row_by_row)
};
