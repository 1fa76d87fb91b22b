//! Wings and exclusions: every way to fill a few cells.

use super::board::{Board, are_distinct};
use super::{Checked, Proven, ensure};
use crate::base::{Candidate, Cell, Digit, DigitSet};

/// Either the pivot holds the digit, or it takes the other candidate from a pincer.
pub(super) fn wing(board: &Board<'_>, pivot: Cell, pincers: [Cell; 2], digit: Digit) -> Checked {
    let mut taken = DigitSet::EMPTY;
    for pincer in pincers {
        ensure(board.sees(pivot, pincer), "flaw-wing-unseen")?;
        let marks = board.marks(pincer);
        ensure(marks.contains(digit) && marks.len() == 2, "flaw-wing-pincer")?;
        taken |= marks.without(digit);
    }
    let middle = board.marks(pivot);
    ensure(taken.len() == pincers.len() && middle.without(digit) == taken, "flaw-wing-pivot")?;
    Ok(Proven::removed(board, |victim| {
        victim.digit == digit
            && pincers.iter().all(|&pincer| board.sees(pincer, victim.cell))
            && (!middle.contains(digit) || board.sees(pivot, victim.cell))
    }))
}

/// Rules out candidates that occur only in fillings that leave an excluder without candidates.
pub(super) fn exclusion(board: &Board<'_>, cells: &[Cell], excluders: &[Cell]) -> Checked {
    ensure(are_distinct(cells.iter().chain(excluders)), "flaw-cell-twice")?;
    ensure(
        cells.iter().chain(excluders).all(|&cell| !board.marks(cell).is_empty()),
        "flaw-exclusion-filled",
    )?;
    let mut possible = vec![DigitSet::EMPTY; cells.len()];
    fill(board, cells, excluders, &mut Vec::new(), &mut possible);
    Ok(Proven::removed(board, |victim| {
        cells
            .iter()
            .position(|&cell| cell == victim.cell)
            .is_some_and(|i| !possible[i].contains(victim.digit))
    }))
}

/// Fills the cells in every way, starting with the first, and collects the digits of possible
/// fillings.
fn fill(
    board: &Board<'_>,
    cells: &[Cell],
    excluders: &[Cell],
    filled: &mut Vec<Candidate>,
    possible: &mut [DigitSet],
) {
    let starves = |excluder: &Cell| {
        board.candidates_of(*excluder).all(|mark| filled.iter().any(|&digit| board.conflict(digit, mark)))
    };
    if excluders.iter().any(starves) {
        return;
    }
    let Some(&cell) = cells.get(filled.len()) else {
        for (digits, candidate) in possible.iter_mut().zip(filled) {
            digits.insert(candidate.digit);
        }
        return;
    };
    for candidate in board.candidates_of(cell) {
        if filled.iter().all(|&other| !board.conflict(candidate, other)) {
            filled.push(candidate);
            fill(board, cells, excluders, filled, possible);
            filled.pop();
        }
    }
}
