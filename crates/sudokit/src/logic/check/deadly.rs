//! Patterns that would leave two solutions, and how they are escaped.
//!
//! If no guardian held, the digits of the pattern could be exchanged and every
//! house would still be right. So one of the guardians holds.

use super::basic::union;
use super::board::{Board, are_distinct, are_same};
use super::{Checked, Flaw, Proven, ensure};
use crate::base::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::{DeadlyPattern, Escape, LockedSet, SetKind};

pub(super) fn deadly(
    board: &Board<'_>,
    pattern: &DeadlyPattern,
    guardians: &[Candidate],
    escape: &Escape,
) -> Checked {
    ensure(!guardians.is_empty(), "nothing guards the pattern")?;
    ensure(are_distinct(guardians), "a guardian is named twice")?;
    ensure(guardians.iter().all(|&guardian| board.has(guardian)), "a guardian is not a candidate")?;
    match pattern {
        DeadlyPattern::Loop { digits, cells } => closed_walk(board, *digits, cells, guardians)?,
        DeadlyPattern::Graveyard => graveyard(board, guardians)?,
    }

    let guards = Guards::new(guardians);
    match escape {
        Escape::OneCell => guards.one_cell(board),
        Escape::OneDigit => guards.one_digit(board),
        Escape::Set(set) => match set.kind {
            SetKind::Naked => guards.naked(board, set),
            SetKind::Hidden => guards.hidden(board, set),
        },
        Escape::Locked { house, digit } => guards.locked(board, *house, *digit),
        Escape::Forced { digit, houses } => match pattern {
            DeadlyPattern::Loop { digits, cells } => forced(board, *digits, cells, *digit, houses),
            DeadlyPattern::Graveyard => Err(Flaw::new("nothing is forced on a whole board")),
        },
    }
}

/// Every house has one even and one odd cell of the loop, or none: the two
/// digits can change places.
fn closed_walk(
    board: &Board<'_>,
    digits: [Digit; 2],
    cells: &[Cell],
    guardians: &[Candidate],
) -> Result<(), Flaw> {
    ensure(digits[0] != digits[1], "the two digits of the loop are the same")?;
    ensure(cells.len() >= 4 && cells.len().is_multiple_of(2), "the loop has a wrong number of cells")?;
    ensure(are_distinct(cells), "the loop comes to a cell twice")?;
    let next = cells.iter().cycle().skip(1);
    ensure(cells.iter().zip(next).all(|(&a, &b)| board.sees(a, b)), "two steps of the loop share no house")?;
    for (_, house) in board.houses() {
        let inside =
            |parity: usize| cells.iter().skip(parity).step_by(2).filter(|cell| house.contains(cell)).count();
        ensure(
            inside(0) == inside(1) && inside(0) <= 1,
            "a house does not have one even and one odd cell of the loop",
        )?;
    }
    ensure(
        cells.iter().all(|&cell| board.leaves_open(cell, digits)),
        "the puzzle does not leave it open which digit a cell of the loop holds",
    )?;
    let extra: Vec<Candidate> = held(board, digits, cells)?
        .into_iter()
        .zip(cells)
        .flat_map(|(held, &cell)| board.candidates_of(cell).filter(move |mark| !held.contains(mark.digit)))
        .collect();
    ensure(are_same(extra, guardians.to_vec()), "the guardians are not the other candidates of the loop")
}

/// What each cell holds if the loop is complete: one digit or the other or, if
/// any cell is filled, the digit that this demands.
fn held(board: &Board<'_>, digits: [Digit; 2], cells: &[Cell]) -> Result<Vec<DigitSet>, Flaw> {
    let filled: Vec<Option<Digit>> = cells.iter().map(|&cell| board.digit(cell)).collect();
    let fits = |first: usize| {
        let demanded = |i: usize| digits[(first + i) % 2];
        let mut digits = filled.iter().enumerate();
        digits.all(|(i, digit)| digit.is_none_or(|digit| digit == demanded(i)))
    };
    let ways: Vec<usize> = [0, 1].into_iter().filter(|&first| fits(first)).collect();
    ensure(!ways.is_empty(), "the filled cells of the loop do not hold its digits in turns")?;
    let held = |i: usize| ways.iter().map(|first| digits[(first + i) % 2]).collect();
    Ok((0..cells.len()).map(held).collect())
}

/// Without the guardians, every cell could hold its other candidate instead.
fn graveyard(board: &Board<'_>, guardians: &[Candidate]) -> Result<(), Flaw> {
    let position = board.without(guardians.iter().copied());
    let bare = Board::new(&position);
    ensure(
        bare.empty_cells().all(|cell| bare.marks(cell).len() == 2),
        "a cell would not have two candidates without the guardians",
    )?;
    for (_, house) in bare.houses() {
        // A house that need not hold every digit could have it at neither of
        // two places, and after the exchange at both.
        let right: &[usize] = if bare.is_full(house) { &[0, 2] } else { &[0, 1] };
        ensure(
            Digit::all(bare.side()).all(|digit| right.contains(&bare.places(house, digit).len())),
            "a digit would not have two places in a house without the guardians",
        )?;
    }
    Ok(())
}

/// In some houses a digit has places in the loop only. What would complete the
/// loop then cannot be.
fn forced(board: &Board<'_>, digits: [Digit; 2], cells: &[Cell], digit: Digit, houses: &[House]) -> Checked {
    ensure(digits.contains(&digit), "the digit that is forced is not one of the loop")?;
    let mut all_places = Vec::new();
    for &house in houses {
        let places = board.places(board.full_house(house)?, digit);
        ensure(!places.is_empty(), "the digit that is forced has no place in a house")?;
        ensure(
            places.iter().all(|place| cells.contains(place)),
            "the digit that is forced has a place outside the loop",
        )?;
        all_places.push(places);
    }
    let both: DigitSet = digits.into_iter().collect();
    Ok(Proven::removed(board, |victim| {
        cells.contains(&victim.cell) && both.contains(victim.digit) && {
            let left = supposed(board, cells, victim, digit, &all_places);
            left.iter().all(|marks| marks.len() == 1 && (*marks - both).is_empty())
        }
    }))
}

/// What the cells can hold if one of them holds a digit, and what this forces.
fn supposed(
    board: &Board<'_>,
    cells: &[Cell],
    supposed: Candidate,
    digit: Digit,
    all_places: &[Vec<Cell>],
) -> Vec<DigitSet> {
    let mut left: Vec<DigitSet> = cells
        .iter()
        .map(|&cell| match board.digit(cell) {
            _ if cell == supposed.cell => DigitSet::only(supposed.digit),
            Some(digit) => DigitSet::only(digit),
            None => board.marks(cell),
        })
        .collect();
    // Each round settles at least one cell, until nothing changes.
    for _round in cells {
        for (i, &cell) in cells.iter().enumerate() {
            for (j, &other) in cells.iter().enumerate() {
                if board.sees(cell, other)
                    && let Some(digit) = left[i].single()
                {
                    left[j].remove(digit);
                }
            }
        }
        for places in all_places {
            let can_hold = |i: &usize| places.contains(&cells[*i]) && left[*i].contains(digit);
            if let [only] = (0..cells.len()).filter(can_hold).collect::<Vec<_>>()[..] {
                left[only] = DigitSet::only(digit);
            }
        }
    }
    left
}

/// The guardians, one of which holds.
struct Guards<'a> {
    guardians: &'a [Candidate],
    /// Their cells, each once.
    cells: Vec<Cell>,
    digits: DigitSet,
}

impl<'a> Guards<'a> {
    fn new(guardians: &'a [Candidate]) -> Self {
        let mut cells: Vec<Cell> = guardians.iter().map(|guardian| guardian.cell).collect();
        cells.sort();
        cells.dedup();
        Self { guardians, cells, digits: guardians.iter().map(|guardian| guardian.digit).collect() }
    }

    fn one_cell(&self, board: &Board<'_>) -> Checked {
        let [cell] = self.cells[..] else {
            return Err(Flaw::new("the guardians are not in one cell"));
        };
        let placed = self.digits.single().map(|digit| Candidate { cell, digit });
        let others =
            Proven::removed(board, |victim| victim.cell == cell && !self.guardians.contains(&victim));
        Ok(Proven { placed: placed.into_iter().collect(), ..others })
    }

    fn one_digit(&self, board: &Board<'_>) -> Checked {
        let Some(digit) = self.digits.single() else {
            return Err(Flaw::new("the guardians are not one digit"));
        };
        Ok(Proven::removed(board, |victim| {
            victim.digit == digit && self.cells.iter().all(|&cell| board.sees(cell, victim.cell))
        }))
    }

    /// The guardian that holds and the cells of the set take all its digits.
    fn naked(&self, board: &Board<'_>, set: &LockedSet) -> Checked {
        let house = board.house(set.house)?;
        self.ensure_apart(house, set)?;
        let marks = set.cells.iter().map(|&cell| board.marks(cell));
        ensure(marks.clone().all(|marks| !marks.is_empty()), "a cell of the set is filled")?;
        ensure(
            union(marks) | self.digits == set.digits,
            "the digits of the set are not those of its cells and the guardians",
        )?;
        // Each digit is in one of its places in the set or the guardian that
        // holds, in whatever houses these lie.
        Ok(Proven::removed(board, |victim| {
            let set_cells = set.cells.iter().filter(|&&cell| board.marks(cell).contains(victim.digit));
            let guards = self.guardians.iter().filter(|guardian| guardian.digit == victim.digit);
            let mut places = set_cells.copied().chain(guards.map(|guardian| guardian.cell));
            set.digits.contains(victim.digit)
                && !set.cells.contains(&victim.cell)
                && !self.cells.contains(&victim.cell)
                && places.all(|cell| board.sees(cell, victim.cell))
        }))
    }

    /// The two cells of the guardians hold one digit of the set at most, so its
    /// cells must hold all others.
    fn hidden(&self, board: &Board<'_>, set: &LockedSet) -> Checked {
        let house = board.full_house(set.house)?;
        self.ensure_apart(house, set)?;
        ensure(self.cells.len() == 2, "the guardians are not in two cells")?;
        ensure((set.digits & self.digits).is_empty(), "a guardian is a digit of the set")?;
        for digit in set.digits {
            let places = board.places(house, digit);
            ensure(!places.is_empty(), "a digit of the set has no place")?;
            ensure(
                places.iter().all(|cell| set.cells.contains(cell) || self.cells.contains(cell)),
                "a digit of the set has another place",
            )?;
        }
        Ok(Proven::removed(board, |victim| {
            set.cells.contains(&victim.cell) && !set.digits.contains(victim.digit)
        }))
    }

    fn ensure_apart(&self, house: &[Cell], set: &LockedSet) -> Result<(), Flaw> {
        let mut all = self.cells.iter().chain(&set.cells);
        ensure(are_distinct(all.clone()), "a cell of the set is named twice or has a guardian")?;
        ensure(all.all(|cell| house.contains(cell)), "a cell of the set or a guardian is not in the house")?;
        ensure(set.digits.len() == set.cells.len() + 1, "the set does not have one digit more than cells")
    }

    /// One of the two cells holds the digit, so the guardian is in the other.
    fn locked(&self, board: &Board<'_>, house: House, digit: Digit) -> Checked {
        ensure(self.cells.len() == 2, "the guardians are not in two cells")?;
        ensure(!self.digits.contains(digit), "the locked digit is that of a guardian")?;
        let places = board.places(board.full_house(house)?, digit);
        ensure(
            !places.is_empty() && places.iter().all(|place| self.cells.contains(place)),
            "the digit is not locked in the cells of the guardians",
        )?;
        Ok(Proven::removed(board, |victim| {
            self.cells.contains(&victim.cell) && victim.digit != digit && !self.guardians.contains(&victim)
        }))
    }
}
