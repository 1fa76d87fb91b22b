//! As many cells as digits in a house: pairs, triplets, quads and larger sets.
//!
//! ```text
//!  naked pair    12  12  123 145 ...     1 and 2 fill the first two cells:
//!                         3   45         the others lose them
//!  hidden pair   127 128 39  345 ...     1 and 2 have no other places:
//!                12  12                  these cells lose all other digits
//! ```
//!
//! The two are the same fact seen from both sides: if some cells of a house are naked, the digits
//! of the rest are hidden. So people look for the smaller of the two, and sets of more than half
//! the house are never needed.
//!
//! A hidden set is *direct* if it leaves one place for another digit, which people fill in without
//! writing candidates.
//!
//! ```text
//!  locked pair   12  12  .  |  x  x  x      The pair is in row 1 and in box 1:
//!                x   x   x  |  .  .  .      both lose its digits (x).
//! ```
//!
//! A naked pair or triplet is *locked* if it is where a line and a region cross, and eliminates
//! something in both.

mod records;

use std::ops::{ControlFlow, Range};

use super::locked_sets;
use super::locked_sets::{LockedItem, LockedItems};
use super::singles::only;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, Places, ones};
use crate::board::{Candidates, Geometry, HouseOrder};
use crate::logic::techniques::Scan;
use crate::logic::{LockedSet, Program, Reason, SetKind, Step, Technique};
pub(crate) use records::*;

/// Locked sets are pairs and triplets.
const LARGEST_LOCKED: usize = 3;

/// Finds naked sets of this size.
pub(crate) fn naked(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, program, dirty, .. } = *scan;
    let technique = match size {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriplet,
        4 => Technique::NakedQuad,
        _ => Technique::NakedSet,
    };
    // A set may stop being locked because of changes in a crossing house.
    let may_differ = program == Program::Hodoku && size <= LARGEST_LOCKED;
    let mut sets = SetSearch::new(size, program, candidates);
    for house in SearchedHouse::all(program, candidates) {
        scan.check()?;
        let most = match program {
            Program::Explainer => house.empty.count_ones() / 2,
            Program::Hodoku => house.empty.count_ones(),
        };
        if size as u32 > most || !may_differ && !dirty.has_house(house.number) {
            continue;
        }
        sets.naked(&house, &mut |set| {
            let digits = DigitSet::from_bits(set.places);
            let victims = match program {
                Program::Explainer => house.candidates_at(house.empty & !set.items, |marks| marks & digits),
                Program::Hodoku => {
                    let reach = Reach::new(&house, set);
                    if reach.is_locked(candidates, size) {
                        return ControlFlow::Continue(());
                    }
                    reach.victims
                }
            };
            scan.eliminate(technique, victims, || house.locked_set(SetKind::Naked, set.items, digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden sets of this size.
pub(crate) fn hidden(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, program, dirty, .. } = *scan;
    let technique = match size {
        2 => Technique::HiddenPair,
        3 => Technique::HiddenTriplet,
        4 => Technique::HiddenQuad,
        _ => Technique::HiddenSet,
    };
    let enough = match program {
        Program::Explainer => 2 * size,
        Program::Hodoku => size,
    };
    let mut sets = SetSearch::new(size, program, candidates);
    for house in SearchedHouse::all(program, candidates) {
        scan.check()?;
        if house.empty.count_ones() <= enough as u32 || !dirty.has_house(house.number) {
            continue;
        }
        sets.hidden(&house, &mut |digits, places| {
            let victims = house.candidates_at(places, |marks| marks - digits);
            scan.eliminate(technique, victims, || house.locked_set(SetKind::Hidden, places, digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds naked sets where a line and a region cross that eliminate something in both.
pub(crate) fn locked(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, dirty, .. } = *scan;
    let technique = if size == 2 { Technique::LockedPair } else { Technique::LockedTriple };
    let regions = regions(candidates.geometry());
    let mut sets = SetSearch::new(size, Program::Hodoku, candidates);
    for house in SearchedHouse::all(Program::Hodoku, candidates) {
        scan.check()?;
        if !regions.contains(&house.number) || !dirty.has_house(house.number) {
            continue;
        }
        sets.naked(&house, &mut |set| {
            let reach = Reach::new(&house, set);
            if !reach.is_locked(candidates, size) {
                return ControlFlow::Continue(());
            }
            let digits = DigitSet::from_bits(set.places);
            scan.eliminate(technique, reach.victims, || house.locked_set(SetKind::Naked, set.items, digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// The eliminations of a naked set in all houses that its cells share.
struct Reach {
    /// The shared houses: row, column, region, then others.
    houses: Vec<usize>,
    victims: Vec<Candidate>,
}

impl Reach {
    fn new(house: &SearchedHouse<'_>, set: LockedItems) -> Self {
        let geometry = house.candidates.geometry();
        let first = house.cells[set.items.trailing_zeros() as usize];
        let of_first = geometry.places(first).iter().map(|place| usize::from(place.house));
        let houses: Vec<usize> =
            of_first.filter(|&other| set.items & !geometry.meet(house.number, other) == 0).collect();
        let digits = DigitSet::from_bits(set.places);
        let mut victims = Vec::new();
        for &number in &houses {
            let shared = SearchedHouse::new(house.candidates, number);
            let others = shared.empty & !shared.places_of(house, set.items);
            for victim in shared.candidates_at(others, |marks| marks & digits) {
                if !victims.contains(&victim) {
                    victims.push(victim);
                }
            }
        }
        Self { houses, victims }
    }

    /// Whether it is a pair or triplet that eliminates something in a region and in a line outside
    /// the region.
    fn is_locked(&self, candidates: &Candidates, size: usize) -> bool {
        let geometry = candidates.geometry();
        let regions = regions(geometry);
        let Some(&region) = self.houses.iter().find(|house| regions.contains(house)) else { return false };
        let is_inside = |victim: &Candidate| geometry.house(region).1.contains(&victim.cell);
        let lines = || self.houses.iter().filter(|&&house| house < regions.start);
        let is_in_line =
            |victim: &Candidate| lines().any(|&line| geometry.house(line).1.contains(&victim.cell));
        size <= LARGEST_LOCKED
            && self.victims.iter().any(is_inside)
            && self.victims.iter().any(|victim| !is_inside(victim) && is_in_line(victim))
    }
}

/// Returns the numbers of the regions.
fn regions(geometry: &Geometry) -> Range<usize> {
    2 * geometry.side()..3 * geometry.side()
}

/// Finds sets of five and more, up to half the house, on larger boards. Always follows Sudoku
/// Explainer, whatever the order.
pub(crate) fn large(scan: &mut Scan<'_>) -> ControlFlow<()> {
    scan.program = Program::Explainer;
    for size in 5..=scan.candidates.geometry().side() / 2 {
        naked(size, scan)?;
        hidden(size, scan)?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden sets of this size that leave one place for another digit.
pub(crate) fn direct_hidden(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let technique = if size == 2 { Technique::DirectHiddenPair } else { Technique::DirectHiddenTriplet };
    let mut sets = SetSearch::new(size, Program::Explainer, candidates);
    for house in SearchedHouse::all(Program::Explainer, candidates) {
        scan.check()?;
        if house.empty.count_ones() <= size as u32 {
            continue;
        }
        sets.hidden(&house, &mut |digits, taken| {
            for (index, &places) in candidates.places_of_digits(house.number).iter().enumerate() {
                let (digit, rest) = (Digit::from_index(index), places & !taken);
                if digits.contains(digit) || rest == places || !rest.is_power_of_two() {
                    continue;
                }
                let reason = Reason::Then {
                    first: Box::new(house.locked_set(SetKind::Hidden, taken, digits)),
                    gone: house.candidates_at(taken, |marks| marks & DigitSet::only(digit)),
                    house: house.name,
                };
                let candidate = Candidate { cell: house.cells[only(rest)], digit };
                scan.emit(Step::place(technique, reason, candidate).rated())?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// The search for sets of one size, house by house.
struct SetSearch {
    size: usize,
    program: Program,
    /// The cells or digits of the house that may be in a set.
    items: Vec<LockedItem>,
}

impl SetSearch {
    fn new(size: usize, program: Program, candidates: &Candidates) -> Self {
        Self { size, program, items: Vec::with_capacity(candidates.geometry().side()) }
    }

    /// Calls `found` with every naked set in a house: cells with their digits.
    fn naked(
        &mut self,
        house: &SearchedHouse<'_>,
        found: &mut dyn FnMut(LockedItems) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.items.clear();
        self.items.extend(ones(house.empty).filter_map(|place| {
            let digits = house.candidates.marks(house.cells[place]);
            let is_few = (2..=self.size).contains(&digits.len());
            is_few.then(|| LockedItem { number: place, places: digits.bits() })
        }));
        locked_sets::sets(self.size, self.program, &self.items, found)
    }

    /// Calls `found` with every hidden set in a house: the digits and their places.
    fn hidden(
        &mut self,
        house: &SearchedHouse<'_>,
        found: &mut dyn FnMut(DigitSet, Places) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let few = house.candidates.digits_with_places(house.number, 2..=self.size as u8);
        self.items.clear();
        self.items.extend(few.into_iter().map(|digit| LockedItem {
            number: digit.index(),
            places: house.candidates.places(house.number, digit),
        }));
        if self.items.len() < self.size {
            return ControlFlow::Continue(());
        }
        let found = &mut |set: LockedItems| found(DigitSet::from_bits(set.items), set.places);
        locked_sets::sets(self.size, self.program, &self.items, found)
    }
}

/// A house that is being searched.
struct SearchedHouse<'a> {
    candidates: &'a Candidates,
    number: usize,
    name: House,
    cells: &'a [Cell],
    empty: Places,
}

impl<'a> SearchedHouse<'a> {
    fn new(candidates: &'a Candidates, number: usize) -> Self {
        let (name, cells) = candidates.geometry().house(number);
        Self { candidates, number, name, cells, empty: candidates.empty_places(number) }
    }

    /// Returns all houses, in the order in which a program looks for sets.
    fn all(program: Program, candidates: &'a Candidates) -> impl Iterator<Item = Self> {
        let order = match program {
            Program::Explainer => HouseOrder::RegionsColumnsRows,
            Program::Hodoku => HouseOrder::RegionsRowsColumns,
        };
        candidates.geometry().full_houses(order).iter().map(|&number| Self::new(candidates, number))
    }

    /// Returns the places in this house of some cells of another house.
    fn places_of(&self, other: &SearchedHouse<'_>, places: Places) -> Places {
        let is_among = |cell: &Cell| ones(places).any(|place| other.cells[place] == *cell);
        let here = self.cells.iter().enumerate().filter(|(_, cell)| is_among(cell));
        here.fold(0, |all, (place, _)| all | 1 << place)
    }

    /// Returns some candidates of some cells, in order.
    fn candidates_at(&self, places: Places, which: impl Fn(DigitSet) -> DigitSet) -> Vec<Candidate> {
        let cells = ones(places).map(|place| self.cells[place]);
        cells.flat_map(|cell| Candidate::each(cell, which(self.candidates.marks(cell)))).collect()
    }

    fn locked_set(&self, kind: SetKind, places: Places, digits: DigitSet) -> Reason {
        let cells = ones(places).map(|place| self.cells[place]).collect();
        Reason::LockedSet(LockedSet { kind, house: self.name, cells, digits })
    }
}
