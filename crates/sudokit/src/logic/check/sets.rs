//! Sets of cells with as many digits as cells, or with more.

use super::basic::union;
use super::board::{Board, are_distinct};
use super::{Checked, Proven, ensure};
use crate::base::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::AlmostLockedSet;

/// Neighbours in the chain differ, so two cells an odd number of steps apart differ too.
pub(super) fn alternating(board: &Board<'_>, digits: [Digit; 2], cells: &[Cell]) -> Checked {
    let both: DigitSet = digits.into_iter().collect();
    ensure(both.len() == 2, "flaw-row-digits")?;
    ensure(are_distinct(cells), "flaw-row-cell-twice")?;
    ensure(cells.iter().all(|&cell| board.marks(cell) == both), "flaw-row-candidates")?;
    ensure(cells.windows(2).all(|pair| board.sees(pair[0], pair[1])), "flaw-row-neighbours")?;
    let sees_one = |victim: Candidate, parity: usize| {
        cells.iter().skip(parity).step_by(2).any(|&cell| board.sees(cell, victim.cell))
    };
    Ok(Proven::removed(board, |victim| {
        both.contains(victim.digit) && sees_one(victim, 0) && sees_one(victim, 1)
    }))
}

/// Each cell holds one of the digits in its house, and no two cells hold the same one. So every
/// digit is used.
pub(super) fn spread(board: &Board<'_>, cells: &[Cell], places: &[(Digit, House)]) -> Checked {
    ensure(!cells.is_empty() && cells.len() == places.len(), "flaw-spread-size")?;
    ensure(are_distinct(cells), "flaw-cell-twice")?;
    ensure(are_distinct(places), "flaw-spread-digit-twice")?;
    ensure(cells.iter().all(|&cell| !board.marks(cell).is_empty()), "flaw-spread-filled")?;
    let mut of_digits: Vec<(Digit, Vec<Cell>)> = Vec::new();
    for &(digit, house) in places {
        let house = board.house(house)?;
        let inside: Vec<Cell> =
            board.places(house, digit).into_iter().filter(|cell| cells.contains(cell)).collect();
        ensure(!inside.is_empty(), "flaw-spread-digit-nowhere")?;
        of_digits.push((digit, inside));
    }
    // Counts the listed digits that a candidate of the cells belongs to.
    let counts = |candidate: Candidate| {
        let is_in = |(digit, inside): &&(Digit, Vec<Cell>)| {
            *digit == candidate.digit && inside.contains(&candidate.cell)
        };
        of_digits.iter().filter(is_in).count()
    };
    ensure(
        cells.iter().flat_map(|&cell| board.candidates_of(cell)).all(|candidate| counts(candidate) > 0),
        "flaw-spread-candidates",
    )?;
    Ok(Proven::removed(board, |victim| {
        // If it counted as two digits, too few would be left for the other cells.
        counts(victim) > 1
            || of_digits.iter().any(|(digit, inside)| {
                *digit == victim.digit && inside.iter().all(|&cell| board.sees(cell, victim.cell))
            })
    }))
}

/// Rules out candidates that would leave a set with fewer digits than cells.
pub(super) fn almost_locked(board: &Board<'_>, sets: &[AlmostLockedSet]) -> Checked {
    for AlmostLockedSet { house, cells, digits } in sets {
        let house = board.house(*house)?;
        ensure(!cells.is_empty() && are_distinct(cells), "flaw-almost-cells")?;
        ensure(cells.iter().all(|cell| house.contains(cell)), "flaw-almost-outside-house")?;
        let marks = cells.iter().map(|&cell| board.marks(cell));
        ensure(marks.clone().all(|marks| !marks.is_empty()), "flaw-almost-filled")?;
        ensure(union(marks) == *digits, "flaw-almost-candidates")?;
    }
    Ok(Proven::removed(board, |victim| starves(board, sets, victim)))
}

/// Whether some set has fewer digits than cells if this candidate is true.
fn starves(board: &Board<'_>, sets: &[AlmostLockedSet], held: Candidate) -> bool {
    let places = |set: &AlmostLockedSet, digit: Digit| board.places(&set.cells, digit);
    let mut left: Vec<DigitSet> = sets.iter().map(|set| set.digits).collect();
    loop {
        let before = left.clone();
        for (i, set) in sets.iter().enumerate() {
            for digit in before[i] {
                let own = places(set, digit);
                let is_taken = own.iter().all(|&cell| board.conflict(held, Candidate { cell, digit }));
                // A locked set contains all its digits.
                let is_elsewhere = sets.iter().zip(&before).any(|(other, left)| {
                    left.len() == other.cells.len()
                        && left.contains(digit)
                        && places(other, digit).iter().all(|&a| own.iter().all(|&b| board.sees(a, b)))
                });
                if is_taken || is_elsewhere {
                    left[i].remove(digit);
                }
            }
        }
        if sets.iter().zip(&left).any(|(set, left)| left.len() < set.cells.len()) {
            return true;
        }
        if left == before {
            return false;
        }
    }
}
