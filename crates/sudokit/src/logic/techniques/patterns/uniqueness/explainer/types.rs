//! What follows from a deadly loop: unique rectangles and loops of types 1 to 4.

use std::ops::ControlFlow;

use super::{DeadlyLoop, RankedStep, UniquenessType};
use crate::base::{Candidate, Cell, DigitSet, Places, ones};
use crate::board::Candidates;
use crate::logic::techniques::patterns::locked_sets;
use crate::logic::techniques::patterns::locked_sets::{LockedItem, LockedItems};
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
        self.add(UniquenessType::Type1, 0, Escape::OneCell, victims);
    }

    fn one_digit(&mut self) {
        if let Some(digit) = self.extras.single() {
            let victims = self.candidates.seen_by_all(self.guarded, digit);
            self.add(UniquenessType::Type2, 0, Escape::OneDigit, victims);
        }
    }

    /// Type 3, from the smallest sets.
    fn sets(&mut self, corners: [Cell; 2]) {
        let largest = self.candidates.geometry().side() - 2;
        for size in self.extras.len()..=largest {
            for house in self.shared_houses(corners) {
                self.naked_sets(size, house, corners);
                self.hidden_sets(size, house, corners);
            }
        }
    }

    /// The guardians' digits as one cell, and others that have no further digits.
    fn naked_sets(&mut self, size: usize, house: usize, [first, second]: [Cell; 2]) {
        let candidates = self.candidates;
        let (name, cells) = candidates.geometry().house(house);
        let empty = candidates.empty_places(house);
        if empty.count_ones() < 2 * size as u32 {
            return;
        }
        let is_other = |place: &usize| cells[*place] != first && cells[*place] != second;
        let others: Vec<usize> = ones(empty).filter(is_other).collect();
        let items: Vec<LockedItem> = others
            .iter()
            .map(|&place| LockedItem { number: place, places: candidates.marks(cells[place]).bits() })
            .filter(|item| item.places.count_ones() > 1)
            .collect();
        // The set counts the first corner's place for the guardians, so that
        // sets are found in the order of all their cells.
        let corner = ones(empty).find(|&place| cells[place] == first).unwrap_or_default();
        let shared = self.extras & candidates.marks(first) & candidates.marks(second);
        let guardians = LockedItems { items: 1 << corner, places: self.extras.bits() };
        let mut sets = Vec::new();
        let _ = locked_sets::sets_with(size, &items, size - 1, guardians, &mut |set| {
            let chosen = items.iter().filter(|item| set.items >> item.number & 1 != 0);
            if chosen.fold(shared.bits(), |digits, item| digits | item.places) == set.places {
                sets.push(set);
            }
            ControlFlow::Continue(())
        });
        sets.sort_by_key(|set| set.items);
        for set in sets {
            let digits = DigitSet::from_bits(set.places);
            let rest = others.iter().filter(|&&place| set.items >> place & 1 == 0).map(|&place| cells[place]);
            let victims = rest
                .flat_map(|cell| {
                    (candidates.marks(cell) & digits).into_iter().map(move |digit| Candidate { cell, digit })
                })
                .collect();
            let members = set.items & !(1 << corner);
            let set = LockedSet { kind: SetKind::Naked, house: name, cells: at(cells, members), digits };
            self.add(UniquenessType::Type3, size - 1, Escape::Set(set), victims);
        }
    }

    /// The two digits and others that have no further places.
    fn hidden_sets(&mut self, size: usize, house: usize, [first, second]: [Cell; 2]) {
        let candidates = self.candidates;
        let (name, cells) = candidates.geometry().house(house);
        if candidates.empty_places(house).count_ones() <= 2 * size as u32 {
            return;
        }
        let mut without_second: Places = !0;
        let mut without_corners: Places = !0;
        for (place, &cell) in cells.iter().enumerate() {
            if cell == second {
                without_second &= !(1 << place);
            }
            if cell == first || cell == second {
                without_corners &= !(1 << place);
            }
        }
        let item =
            |(number, &places): (usize, &Places)| LockedItem { number, places: places & without_second };
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
        let mut sets = Vec::new();
        let _ = locked_sets::sets_with(size, &other, size - 2, start, &mut |set| {
            sets.push(set);
            ControlFlow::Continue(())
        });
        for set in sets {
            let digits = DigitSet::from_bits(set.items);
            let members = at(cells, set.places & without_corners);
            let victims = members
                .iter()
                .flat_map(|&cell| {
                    (candidates.marks(cell) - digits).into_iter().map(move |digit| Candidate { cell, digit })
                })
                .collect();
            let set = LockedSet { kind: SetKind::Hidden, house: name, cells: members, digits };
            // One less than naked sets of the same size: as Sudoku Explainer has it.
            self.add(UniquenessType::Type3, size - 2, Escape::Set(set), victims);
        }
    }

    /// Type 4: the smaller digit is preferred, and the last kind of house.
    fn locked(&mut self, corners: [Cell; 2]) {
        let geometry = self.candidates.geometry();
        let [first, second] = self.deadly.digits;
        for (locked, other) in [(first, second), (second, first)] {
            let is_locked = |house: &usize| self.candidates.places(*house, locked).count_ones() == 2;
            if let Some(house) = self.shared_houses(corners).filter(is_locked).last() {
                let escape = Escape::Locked { house: geometry.house(house).0, digit: locked };
                let victims = corners.map(|cell| Candidate { cell, digit: other }).to_vec();
                self.add(UniquenessType::Type4, 0, escape, victims);
                return;
            }
        }
    }

    fn shared_houses(&self, [first, second]: [Cell; 2]) -> impl Iterator<Item = usize> + use<> {
        let geometry = self.candidates.geometry();
        let houses: Vec<usize> = geometry
            .places_regions_first(first)
            .map(|place| usize::from(place.house))
            .filter(|&house| geometry.house(house).1.contains(&second))
            .collect();
        houses.into_iter()
    }

    /// Adds a step that is some tenths harder than the loop alone.
    fn add(&mut self, kind: UniquenessType, tenths: usize, escape: Escape, victims: Vec<Candidate>) {
        if victims.is_empty() {
            return;
        }
        let difficulty = self.deadly.difficulty() + 0.1 * f64::from(tenths as u8);
        let reason = self.deadly.reason(self.deadly.guardians(self.candidates), escape);
        let step = Step::remove(self.deadly.technique(kind), reason, victims);
        let step = step.rated_at(Rating::rounded(difficulty));
        self.finds.push(RankedStep { kind, difficulty, step });
    }
}

/// The cells of a house at these places.
fn at(cells: &[Cell], places: Places) -> Vec<Cell> {
    ones(places).map(|place| cells[place]).collect()
}
