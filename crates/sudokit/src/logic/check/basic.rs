//! Singles, locked digits, locked sets: what one or two houses tell.

use super::board::{Board, are_distinct};
use super::{Checked, Flaw, Proven, ensure, evidence};
use crate::base::{Candidate, Digit, DigitSet, House};
use crate::logic::{LockedSet, Reason, SetKind};

/// Every digit with one place in the house goes there.
pub(super) fn only_place(board: &Board<'_>, house: House) -> Checked {
    let cells = board.full_house(house)?;
    let placed = Digit::all(board.side()).filter_map(|digit| match board.places(cells, digit)[..] {
        [cell] => Some(Candidate { cell, digit }),
        _ => None,
    });
    Ok(Proven::placed(placed.collect()))
}

/// Every cell with one candidate holds it.
pub(super) fn only_digit(board: &Board<'_>) -> Proven {
    let placed = board
        .empty_cells()
        .filter_map(|cell| board.marks(cell).single().map(|digit| Candidate { cell, digit }));
    Proven::placed(placed.collect())
}

/// The base promises the digit, all places of which lie in the cover.
pub(super) fn intersection(board: &Board<'_>, digit: Digit, base: House, cover: House) -> Checked {
    ensure(base != cover, "a house does not cross itself")?;
    let places = board.places(board.full_house(base)?, digit);
    let cover = board.house(cover)?;
    ensure(!places.is_empty(), "the digit has no place in the base")?;
    ensure(places.iter().all(|cell| cover.contains(cell)), "the digit has a place outside the cover")?;
    Ok(Proven::removed(board, |victim| {
        victim.digit == digit && cover.contains(&victim.cell) && !places.contains(&victim.cell)
    }))
}

pub(super) fn locked_set(board: &Board<'_>, set: &LockedSet) -> Checked {
    let LockedSet { kind, house, cells, digits } = set;
    ensure(!cells.is_empty() && cells.len() == digits.len(), "a set has as many cells as digits")?;
    ensure(are_distinct(cells), "the set names a cell twice")?;
    match kind {
        SetKind::Naked => {
            let house = board.house(*house)?;
            ensure(cells.iter().all(|cell| house.contains(cell)), "a cell of the set is not in its house")?;
            let marks = cells.iter().map(|&cell| board.marks(cell));
            ensure(marks.clone().all(|marks| !marks.is_empty()), "a cell of the set is filled")?;
            ensure(union(marks) == *digits, "the cells of the set have other candidates")?;
            // Each digit is in one of its places in the set, in whatever houses these lie.
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
            ensure(places.iter().all(|places| !places.is_empty()), "a digit of the set has no place")?;
            ensure(
                places.iter().flatten().all(|cell| cells.contains(cell)),
                "a digit of the set has another place",
            )?;
            ensure(
                cells.iter().all(|cell| places.iter().any(|places| places.contains(cell))),
                "a cell of the set is no place of its digits",
            )?;
            Ok(Proven::removed(board, |victim| {
                cells.contains(&victim.cell) && !digits.contains(victim.digit)
            }))
        }
    }
}

/// First something is ruled out, then a place is the only one.
pub(super) fn then(board: &Board<'_>, first: &Reason, gone: &[Candidate], house: House) -> Checked {
    ensure(!gone.is_empty(), "nothing is ruled out before the single")?;
    let proven = evidence(first, board)?;
    if let Some(&candidate) = gone.iter().find(|candidate| !proven.removed.contains(candidate)) {
        return Err(Flaw::of(board, candidate, "is not ruled out before the single"));
    }
    only_place(&Board::new(&board.without(gone.iter().copied())), house)
}

/// Everything is as in the solution, if there is one.
pub(super) fn tried(board: &Board<'_>) -> Checked {
    let Some(solution) = board.solution() else {
        return Err(Flaw::new("the position does not have one solution"));
    };
    let placed = board.empty_cells().map(|cell| Candidate { cell, digit: solution.get(cell) });
    Ok(Proven::placed(placed.collect()))
}

pub(super) fn union(sets: impl IntoIterator<Item = DigitSet>) -> DigitSet {
    sets.into_iter().fold(DigitSet::EMPTY, |all, set| all | set)
}
