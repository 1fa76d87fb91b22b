//! Patterns that would allow two solutions, and the ways to avoid them.
//!
//! If no guardian were true, the digits of the pattern could be swapped and every house would still
//! be valid. So one of the guardians is true.

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
    ensure(!guardians.is_empty(), "flaw-deadly-no-guardian")?;
    ensure(are_distinct(guardians), "flaw-deadly-guardian-twice")?;
    ensure(guardians.iter().all(|&guardian| board.has(guardian)), "flaw-deadly-guardian-no-candidate")?;
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
            DeadlyPattern::Graveyard => Err(Flaw::new("flaw-deadly-whole-board")),
        },
    }
}

/// Checks that every house has one even and one odd cell of the loop, or neither, so that the two
/// digits can be swapped.
fn closed_walk(
    board: &Board<'_>,
    digits: [Digit; 2],
    cells: &[Cell],
    guardians: &[Candidate],
) -> Result<(), Flaw> {
    ensure(digits[0] != digits[1], "flaw-deadly-loop-digits")?;
    ensure(cells.len() >= 4 && cells.len().is_multiple_of(2), "flaw-deadly-loop-size")?;
    ensure(are_distinct(cells), "flaw-deadly-loop-cell-twice")?;
    let next = cells.iter().cycle().skip(1);
    ensure(cells.iter().zip(next).all(|(&a, &b)| board.sees(a, b)), "flaw-deadly-loop-unseen")?;
    for (_, house) in board.houses() {
        let inside =
            |parity: usize| cells.iter().skip(parity).step_by(2).filter(|cell| house.contains(cell)).count();
        ensure(inside(0) == inside(1) && inside(0) <= 1, "flaw-deadly-loop-parity")?;
    }
    ensure(cells.iter().all(|&cell| board.leaves_open(cell, digits)), "flaw-deadly-loop-given")?;
    let extra: Vec<Candidate> = held(board, digits, cells)?
        .into_iter()
        .zip(cells)
        .flat_map(|(held, &cell)| board.candidates_of(cell).filter(move |mark| !held.contains(mark.digit)))
        .collect();
    ensure(are_same(extra, guardians.to_vec()), "flaw-deadly-loop-guardians")
}

/// Returns the digits each cell can hold if the loop is complete: both digits or, if any cell of
/// the loop is filled, the digit that this implies.
fn held(board: &Board<'_>, digits: [Digit; 2], cells: &[Cell]) -> Result<Vec<DigitSet>, Flaw> {
    let filled: Vec<Option<Digit>> = cells.iter().map(|&cell| board.digit(cell)).collect();
    let fits = |first: usize| {
        let demanded = |i: usize| digits[(first + i) % 2];
        let mut digits = filled.iter().enumerate();
        digits.all(|(i, digit)| digit.is_none_or(|digit| digit == demanded(i)))
    };
    let ways: Vec<usize> = [0, 1].into_iter().filter(|&first| fits(first)).collect();
    ensure(!ways.is_empty(), "flaw-deadly-loop-filled")?;
    let held = |i: usize| ways.iter().map(|first| digits[(first + i) % 2]).collect();
    Ok((0..cells.len()).map(held).collect())
}

/// Checks that without the guardians every cell could hold its other candidate instead.
fn graveyard(board: &Board<'_>, guardians: &[Candidate]) -> Result<(), Flaw> {
    let position = board.without(guardians.iter().copied());
    let bare = Board::new(&position);
    ensure(bare.empty_cells().all(|cell| bare.marks(cell).len() == 2), "flaw-deadly-graveyard-cell")?;
    for (_, house) in bare.houses() {
        // A house that need not contain every digit could have the digit at neither of two places,
        // and after the swap at both.
        let right: &[usize] = if bare.is_full(house) { &[0, 2] } else { &[0, 1] };
        ensure(
            Digit::all(bare.side()).all(|digit| right.contains(&bare.places(house, digit).len())),
            "flaw-deadly-graveyard-house",
        )?;
    }
    Ok(())
}

/// In some houses a digit has places only in the loop. Candidates that would then complete the loop
/// are ruled out.
fn forced(board: &Board<'_>, digits: [Digit; 2], cells: &[Cell], digit: Digit, houses: &[House]) -> Checked {
    ensure(digits.contains(&digit), "flaw-deadly-forced-digit")?;
    let mut all_places = Vec::new();
    for &house in houses {
        let places = board.places(board.full_house(house)?, digit);
        ensure(!places.is_empty(), "flaw-deadly-forced-nowhere")?;
        ensure(places.iter().all(|place| cells.contains(place)), "flaw-deadly-forced-outside")?;
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

/// Returns the candidates of the cells if one of them holds a digit and all consequences are
/// followed.
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

/// The guardians, one of which is true.
struct Guards<'a> {
    guardians: &'a [Candidate],
    /// The cells of the guardians, without duplicates.
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
            return Err(Flaw::new("flaw-deadly-not-one-cell"));
        };
        let placed = self.digits.single().map(|digit| Candidate { cell, digit });
        let others =
            Proven::removed(board, |victim| victim.cell == cell && !self.guardians.contains(&victim));
        Ok(Proven { placed: placed.into_iter().collect(), ..others })
    }

    fn one_digit(&self, board: &Board<'_>) -> Checked {
        let Some(digit) = self.digits.single() else {
            return Err(Flaw::new("flaw-deadly-not-one-digit"));
        };
        Ok(Proven::removed(board, |victim| {
            victim.digit == digit && self.cells.iter().all(|&cell| board.sees(cell, victim.cell))
        }))
    }

    /// The true guardian and the cells of the set together use up all its digits.
    fn naked(&self, board: &Board<'_>, set: &LockedSet) -> Checked {
        let house = board.house(set.house)?;
        self.ensure_apart(house, set)?;
        let marks = set.cells.iter().map(|&cell| board.marks(cell));
        ensure(marks.clone().all(|marks| !marks.is_empty()), "flaw-set-filled")?;
        ensure(union(marks) | self.digits == set.digits, "flaw-deadly-set-digits")?;
        // Each digit is in one of its places in the set or in the true guardian, whichever houses
        // these belong to.
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

    /// The two cells of the guardians hold at most one digit of the set, so its own cells must hold
    /// all others.
    fn hidden(&self, board: &Board<'_>, set: &LockedSet) -> Checked {
        let house = board.full_house(set.house)?;
        self.ensure_apart(house, set)?;
        ensure(self.cells.len() == 2, "flaw-deadly-not-two-cells")?;
        ensure((set.digits & self.digits).is_empty(), "flaw-deadly-set-guardian")?;
        for digit in set.digits {
            let places = board.places(house, digit);
            ensure(!places.is_empty(), "flaw-set-digit-nowhere")?;
            ensure(
                places.iter().all(|cell| set.cells.contains(cell) || self.cells.contains(cell)),
                "flaw-set-digit-elsewhere",
            )?;
        }
        Ok(Proven::removed(board, |victim| {
            set.cells.contains(&victim.cell) && !set.digits.contains(victim.digit)
        }))
    }

    fn ensure_apart(&self, house: &[Cell], set: &LockedSet) -> Result<(), Flaw> {
        let mut all = self.cells.iter().chain(&set.cells);
        ensure(are_distinct(all.clone()), "flaw-deadly-set-cell")?;
        ensure(all.all(|cell| house.contains(cell)), "flaw-deadly-set-outside-house")?;
        ensure(set.digits.len() == set.cells.len() + 1, "flaw-deadly-set-size")
    }

    /// One of the two cells holds the digit, so the other one holds the guardian.
    fn locked(&self, board: &Board<'_>, house: House, digit: Digit) -> Checked {
        ensure(self.cells.len() == 2, "flaw-deadly-not-two-cells")?;
        ensure(!self.digits.contains(digit), "flaw-deadly-locked-guardian")?;
        let places = board.places(board.full_house(house)?, digit);
        ensure(
            !places.is_empty() && places.iter().all(|place| self.cells.contains(place)),
            "flaw-deadly-not-locked",
        )?;
        Ok(Proven::removed(board, |victim| {
            self.cells.contains(&victim.cell) && victim.digit != digit && !self.guardians.contains(&victim)
        }))
    }
}
