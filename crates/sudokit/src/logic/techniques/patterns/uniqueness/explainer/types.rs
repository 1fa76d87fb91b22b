//! The steps that follow from a deadly loop: unique rectangles and loops of types 1 to 4.

use std::ops::ControlFlow;

use super::{DeadlyLoop, RankedStep, TECHNIQUES};
use crate::base::{Candidate, Cell, DigitSet, Places, ones};
use crate::board::Candidates;
use crate::logic::techniques::patterns::locked_sets;
use crate::logic::techniques::patterns::locked_sets::{LockedItem, LockedItems};
use crate::logic::techniques::patterns::uniqueness::{naked_sets, shared_houses};
use crate::logic::{Escape, LockedSet, Rating, SetKind, Step};

/// Adds the steps of all types that a loop allows.
pub(super) fn find(candidates: &Candidates, deadly: &DeadlyLoop, finds: &mut Vec<RankedStep>) {
    let digits: DigitSet = deadly.digits.into_iter().collect();
    let extra = |cell: Cell| candidates.marks(cell) - digits;
    let guarded: Vec<Cell> = deadly.cells.iter().copied().filter(|&cell| !extra(cell).is_empty()).collect();
    let extras = guarded.iter().fold(DigitSet::EMPTY, |all, &cell| all | extra(cell));
    let mut types = UniqueLoopTypes { candidates, deadly, guarded: &guarded, extras, finds };
    match guarded[..] {
        [] => (),
        [cell] => types.one_cell(cell, digits),
        [first, second] => {
            if extras.len() == 1 {
                types.one_digit();
            } else {
                types.sets([first, second]);
            }
            types.locked([first, second]);
        }
        _ => types.one_digit(),
    }
}

struct UniqueLoopTypes<'a> {
    candidates: &'a Candidates,
    deadly: &'a DeadlyLoop,
    /// The cells with guardians, in the order of the loop.
    guarded: &'a [Cell],
    /// The digits of the guardians.
    extras: DigitSet,
    finds: &'a mut Vec<RankedStep>,
}

impl UniqueLoopTypes<'_> {
    fn one_cell(&mut self, cell: Cell, digits: DigitSet) {
        let victims = digits.into_iter().map(|digit| Candidate { cell, digit }).collect();
        self.add(1, 0, Escape::OneCell, victims);
    }

    fn one_digit(&mut self) {
        if let Some(digit) = self.extras.single() {
            let victims = self.candidates.seen_by_all(self.guarded, digit);
            self.add(2, 0, Escape::OneDigit, victims);
        }
    }

    /// Adds steps of type 3, from the smallest sets.
    fn sets(&mut self, corners: [Cell; 2]) {
        let geometry = self.candidates.geometry();
        for size in self.extras.len()..=geometry.side() - 2 {
            for house in shared_houses(&corners, geometry) {
                self.naked_sets(size, house, corners);
                self.hidden_sets(size, house, corners);
            }
        }
    }

    /// Finds sets of the guardians' digits as one cell and others that have no further digits.
    fn naked_sets(&mut self, size: usize, house: usize, corners: [Cell; 2]) {
        let candidates = self.candidates;
        let (_, cells) = candidates.geometry().house(house);
        let empty = candidates.empty_places(house);
        if empty.count_ones() < 2 * size as u32 {
            return;
        }
        let others: Vec<usize> = ones(empty).filter(|&place| !corners.contains(&cells[place])).collect();
        // The set counts the first corner's place for the guardians, so sets are found in the order
        // of all their cells.
        let guardians = LockedItems { items: place_of(corners[0], cells), places: self.extras.bits() };
        let [first, second] = corners.map(|corner| candidates.marks(corner));
        let shared = self.extras & first & second;
        for (set, victims) in naked_sets(candidates, house, size, &others, guardians, shared) {
            self.add(3, size - 1, Escape::Set(set), victims);
        }
    }

    /// Finds sets of the two digits and others that have no further places.
    fn hidden_sets(&mut self, size: usize, house: usize, corners: [Cell; 2]) {
        let candidates = self.candidates;
        let (name, cells) = candidates.geometry().house(house);
        if candidates.empty_places(house).count_ones() <= 2 * size as u32 {
            return;
        }
        let [first, second] = corners.map(|corner| place_of(corner, cells));
        let item = |(number, &places): (usize, &Places)| LockedItem { number, places: places & !second };
        let (own, other): (Vec<LockedItem>, Vec<LockedItem>) = candidates
            .places_of_digits(house)
            .iter()
            .enumerate()
            .map(item)
            .filter(|item| item.places != 0 && self.extras.bits() >> item.number & 1 == 0)
            .partition(|item| self.deadly.digits.iter().any(|digit| digit.index() == item.number));
        let start = own.iter().fold(LockedItems { items: 0, places: 0 }, |all, item| LockedItems {
            items: all.items | 1 << item.number,
            places: all.places | item.places,
        });
        let _ = locked_sets::sets_with(size, &other, size - 2, start, &mut |set| {
            let digits = DigitSet::from_bits(set.items);
            let members: Vec<Cell> = ones(set.places & !first & !second).map(|place| cells[place]).collect();
            let others = |&cell: &Cell| Candidate::each(cell, candidates.marks(cell) - digits);
            let victims = members.iter().flat_map(others).collect();
            let set = LockedSet { kind: SetKind::Hidden, house: name, cells: members, digits };
            // One less than naked sets of the same size, as in Sudoku Explainer.
            self.add(3, size - 2, Escape::Set(set), victims);
            ControlFlow::Continue(())
        });
    }

    /// Adds a step of type 4. The smaller digit is preferred, and the last kind of house.
    fn locked(&mut self, corners: [Cell; 2]) {
        let geometry = self.candidates.geometry();
        let [first, second] = self.deadly.digits;
        for (locked, other) in [(first, second), (second, first)] {
            let is_locked = |house: &usize| self.candidates.places(*house, locked).count_ones() == 2;
            if let Some(house) = shared_houses(&corners, geometry).into_iter().rfind(is_locked) {
                let escape = Escape::Locked { house: geometry.house(house).0, digit: locked };
                let victims = corners.map(|cell| Candidate { cell, digit: other }).to_vec();
                self.add(4, 0, escape, victims);
                return;
            }
        }
    }

    /// Adds a step of a type, rated some tenths above the loop alone.
    fn add(&mut self, kind: usize, tenths: usize, escape: Escape, victims: Vec<Candidate>) {
        if victims.is_empty() {
            return;
        }
        let difficulty = self.deadly.difficulty() + 0.1 * f64::from(tenths as u8);
        let reason = self.deadly.reason(self.deadly.guardians(self.candidates), escape);
        let [rectangle, longer] = TECHNIQUES[kind - 1];
        let technique = if self.deadly.cells.len() == 4 { rectangle } else { longer };
        let step = Step::remove(technique, reason, victims).rated_at(Rating::rounded(difficulty));
        self.finds.push(RankedStep { kind, difficulty, step });
    }
}

/// Returns the place of a cell in its house, as a set.
fn place_of(cell: Cell, cells: &[Cell]) -> Places {
    cells.iter().position(|&other| other == cell).map_or(0, |place| 1 << place)
}
