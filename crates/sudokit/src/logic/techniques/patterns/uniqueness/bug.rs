//! BUG, the bivalue universal grave: a board of pairs.
//!
//! If every empty cell had two candidates, and every digit two places in each house that still
//! lacks it, all pairs could be swapped together: the puzzle would have two solutions, or none. So
//! one of the candidates that prevent this pattern, its *guardians*, is true.
//!
//! 1. All guardians are in one cell: it holds one of them.
//! 2. All are the same digit: cells that see them all do not hold it.
//! 3. Together they act as one cell of a naked set.
//! 4. Two cells with guardians share another digit in a house where it has no other place: one
//!    holds it, the other a guardian.

use std::ops::ControlFlow;

use super::{naked_sets, shared_houses};
use crate::base::{Candidate, Cell, Digit, DigitSet, ones};
use crate::board::{Candidates, HouseOrder};
use crate::logic::techniques::Scan;
use crate::logic::techniques::patterns::locked_sets::LockedItems;
use crate::logic::{DeadlyPattern, Escape, Reason, Step, Technique};

/// Finds types 1 to 4, if the position is a pattern of pairs except for guardians.
pub(crate) fn types_1_to_4(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Some(bug) = BugPattern::new(scan.candidates) else { return ControlFlow::Continue(()) };
    if bug.cells.len() == 1 {
        return bug.one_cell(scan);
    }
    if let Some(digit) = bug.digits().single() {
        let common = bug.common.iter().map(|&cell| Candidate { cell, digit });
        let victims: Vec<Candidate> = common.filter(|&victim| bug.candidates.has(victim)).collect();
        if victims.is_empty() {
            return bug.locked(scan);
        }
        return bug.emit(Technique::Bug2, 0, Escape::OneDigit, victims, scan);
    }
    if bug.common.is_empty() {
        return ControlFlow::Continue(());
    }
    bug.locked(scan)?;
    bug.set(scan)
}

/// Finds one cell with one guardian: the only cell with three candidates.
pub(crate) fn plus_one(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let mut large = candidates.empty_cells().map(|cell| candidates.marks(cell).len()).filter(|&len| len > 2);
    if large.next() != Some(3) || large.next().is_some() {
        return ControlFlow::Continue(());
    }
    BugPattern::new(candidates).map_or(ControlFlow::Continue(()), |bug| bug.one_cell(scan))
}

/// A pattern of pairs with its guardians.
struct BugPattern<'a> {
    candidates: &'a Candidates,
    /// The cells with guardians, in the order in which they were found.
    cells: Vec<(Cell, DigitSet)>,
    /// The cells that see all of them.
    common: Vec<Cell>,
}

impl<'a> BugPattern<'a> {
    /// Finds the guardians: the candidates of larger cells without which a house has two places for
    /// each digit. This is cheap, because most positions have a house that immediately rules the
    /// pattern out.
    fn new(candidates: &'a Candidates) -> Option<Self> {
        let geometry = candidates.geometry();
        let mut bug = Self { candidates, cells: Vec::new(), common: Vec::new() };
        for &house in geometry.full_houses(HouseOrder::RegionsRowsColumns) {
            let (_, cells) = geometry.house(house);
            for (index, &places) in candidates.places_of_digits(house).iter().enumerate() {
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut large = ones(places).map(|place| cells[place]);
                let mut large = large.by_ref().filter(|&cell| candidates.marks(cell).len() > 2);
                let cell = large.next()?;
                if large.next().is_some() {
                    // Another house will show which of the two it is.
                    continue;
                }
                bug.add(Candidate { cell, digit: Digit::from_index(index) });
                if bug.cells.len() > 1 && bug.digits().len() > 1 && bug.common.is_empty() {
                    return None;
                }
            }
        }
        bug.is_pattern().then_some(bug)
    }

    fn add(&mut self, Candidate { cell, digit }: Candidate) {
        let geometry = self.candidates.geometry();
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits = digits.with(digit),
            None => {
                if self.cells.is_empty() {
                    self.common = geometry.peers(cell).to_vec();
                }
                self.cells.push((cell, DigitSet::only(digit)));
                self.common.retain(|&peer| geometry.sees(peer, cell));
            }
        }
    }

    /// Whether only pairs are left without the guardians.
    fn is_pattern(&self) -> bool {
        let mut rest = self.candidates.clone();
        for candidate in self.guardians() {
            rest.remove(candidate);
        }
        let geometry = rest.geometry();
        let is_pair = |places: &u64| matches!(places.count_ones(), 0 | 2);
        !self.cells.is_empty()
            && geometry.houses().all(|(_, cells)| cells.len() == geometry.side())
            && rest.empty_cells().all(|cell| rest.marks(cell).len() == 2)
            && geometry
                .full_houses(HouseOrder::RegionsRowsColumns)
                .iter()
                .all(|&house| rest.places_of_digits(house).iter().all(is_pair))
    }

    fn guardians(&self) -> Vec<Candidate> {
        self.cells.iter().flat_map(|&(cell, digits)| Candidate::each(cell, digits)).collect()
    }

    /// Returns the digits of the guardians.
    fn digits(&self) -> DigitSet {
        self.cells.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits)
    }

    fn one_cell(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let (cell, guardians) = self.cells[0];
        let victims = Candidate::each(cell, self.candidates.marks(cell) - guardians).collect();
        self.emit(Technique::Bug1, 0, Escape::OneCell, victims, scan)
    }

    fn locked(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let &[(first, first_guardians), (second, second_guardians)] = &self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let marks = |cell| self.candidates.marks(cell);
        let shared = (marks(first) & marks(second)) - self.digits();
        let (Some(digit), Some(&house)) = (shared.single(), self.shared_houses().first()) else {
            return ControlFlow::Continue(());
        };
        let kept = DigitSet::only(digit);
        let victims = Candidate::each(first, marks(first) - first_guardians - kept)
            .chain(Candidate::each(second, marks(second) - second_guardians - kept))
            .collect();
        let house = self.candidates.geometry().house(house).0;
        self.emit(Technique::Bug4, 0, Escape::Locked { house, digit }, victims, scan)
    }

    fn set(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = self.candidates.geometry();
        let guardians = LockedItems { items: 0, places: self.digits().bits() };
        for house in self.shared_houses() {
            let (_, cells) = geometry.house(house);
            let others: Vec<usize> =
                (0..cells.len()).filter(|&place| self.common.contains(&cells[place])).collect();
            for size in 2..geometry.side() - 2 {
                for (set, victims) in
                    naked_sets(self.candidates, house, size, &others, guardians, DigitSet::EMPTY)
                {
                    self.emit(Technique::Bug3, size - 2, Escape::Set(set), victims, scan)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the houses that contain all cells with guardians.
    fn shared_houses(&self) -> Vec<usize> {
        let cells: Vec<Cell> = self.cells.iter().map(|&(cell, _)| cell).collect();
        shared_houses(&cells, self.candidates.geometry())
    }

    /// Emits a step rated this many tenths above the technique's lowest rating.
    fn emit(
        &self,
        technique: Technique,
        tenths: usize,
        escape: Escape,
        victims: Vec<Candidate>,
        scan: &mut Scan<'_>,
    ) -> ControlFlow<()> {
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let (pattern, guardians) = (DeadlyPattern::Graveyard, self.guardians());
        let reason = Reason::Deadly { pattern, guardians, escape };
        scan.emit(Step::remove(technique, reason, victims).rated_above(tenths))
    }
}
