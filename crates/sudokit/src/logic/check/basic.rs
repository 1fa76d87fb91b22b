//! Singles, locked digits and locked sets: reasons about one or two houses.

use super::board::{Board, are_distinct};
use super::{Checked, Flaw, Proven, ensure, evidence};
use crate::base::{Candidate, Digit, DigitSet, House};
use crate::logic::{LockedSet, Reason, SetKind};

/// Places every digit that has only one place in the house.
pub(super) fn only_place(board: &Board<'_>, house: House) -> Checked {
    let cells = board.full_house(house)?;
    let placed = Digit::all(board.side()).filter_map(|digit| match board.places(cells, digit)[..] {
        [cell] => Some(Candidate { cell, digit }),
        _ => None,
    });
    Ok(Proven::placed(placed.collect()))
}

/// Fills every cell that has only one candidate.
pub(super) fn only_digit(board: &Board<'_>) -> Proven {
    let placed = board
        .empty_cells()
        .filter_map(|cell| board.marks(cell).single().map(|digit| Candidate { cell, digit }));
    Proven::placed(placed.collect())
}

/// All places for the digit in the base are also in the cover. The base must hold the digit, so it
/// is ruled out in the rest of the cover.
pub(super) fn intersection(board: &Board<'_>, digit: Digit, base: House, cover: House) -> Checked {
    ensure(base != cover, "flaw-same-house")?;
    let places = board.places(board.full_house(base)?, digit);
    let cover = board.house(cover)?;
    ensure(!places.is_empty(), "flaw-base-empty")?;
    ensure(places.iter().all(|cell| cover.contains(cell)), "flaw-outside-cover")?;
    Ok(Proven::removed(board, |victim| {
        victim.digit == digit && cover.contains(&victim.cell) && !places.contains(&victim.cell)
    }))
}

pub(super) fn locked_set(board: &Board<'_>, set: &LockedSet) -> Checked {
    let LockedSet { kind, house, cells, digits } = set;
    ensure(!cells.is_empty() && cells.len() == digits.len(), "flaw-set-size")?;
    ensure(are_distinct(cells), "flaw-set-cell-twice")?;
    match kind {
        SetKind::Naked => {
            let house = board.house(*house)?;
            ensure(cells.iter().all(|cell| house.contains(cell)), "flaw-set-outside-house")?;
            let marks = cells.iter().map(|&cell| board.marks(cell));
            ensure(marks.clone().all(|marks| !marks.is_empty()), "flaw-set-filled")?;
            ensure(union(marks) == *digits, "flaw-set-candidates")?;
            // Each digit is in one of its places in the set, whichever houses these belong to.
            Ok(Proven::removed(board, |victim| {
                let mut places = cells.iter().filter(|&&cell| board.marks(cell).contains(victim.digit));
                digits.contains(victim.digit)
                    && !cells.contains(&victim.cell)
                    && places.all(|&cell| board.sees(cell, victim.cell))
            }))
        }
        SetKind::Hidden => {
            let house = board.full_house(*house)?;
            let places: Vec<_> = digits.into_iter().map(|digit| board.places(house, digit)).collect();
            ensure(places.iter().all(|places| !places.is_empty()), "flaw-set-digit-nowhere")?;
            ensure(places.iter().flatten().all(|cell| cells.contains(cell)), "flaw-set-digit-elsewhere")?;
            ensure(
                cells.iter().all(|cell| places.iter().any(|places| places.contains(cell))),
                "flaw-set-cell-unused",
            )?;
            Ok(Proven::removed(board, |victim| {
                cells.contains(&victim.cell) && !digits.contains(victim.digit)
            }))
        }
    }
}

/// Something is ruled out first; then a digit has only one place left.
pub(super) fn then(board: &Board<'_>, first: &Reason, gone: &[Candidate], house: House) -> Checked {
    ensure(!gone.is_empty(), "flaw-then-nothing")?;
    let proven = evidence(first, board)?;
    if let Some(&candidate) = gone.iter().find(|candidate| !proven.removed.contains(candidate)) {
        return Err(Flaw::of(board, candidate, "flaw-then-not-ruled-out"));
    }
    only_place(&Board::new(&board.without(gone.iter().copied())), house)
}

/// Everything in the solution is proven, if there is exactly one.
pub(super) fn tried(board: &Board<'_>) -> Checked {
    let Some(solution) = board.solution() else {
        return Err(Flaw::new("flaw-not-unique"));
    };
    let placed = board.empty_cells().map(|cell| Candidate { cell, digit: solution.get(cell) });
    Ok(Proven::placed(placed.collect()))
}

pub(super) fn union(sets: impl IntoIterator<Item = DigitSet>) -> DigitSet {
    sets.into_iter().fold(DigitSet::EMPTY, |all, set| all | set)
}
