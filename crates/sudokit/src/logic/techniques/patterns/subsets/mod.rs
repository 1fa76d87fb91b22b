//! As many cells as digits in a house: pairs, triplets, quads and larger sets.
//!
//! ```text
//!  naked pair    12  12  123 145 ...     1 and 2 fill the first two cells:
//!                         3   45         the others lose them
//!  hidden pair   127 128 39  345 ...     1 and 2 go nowhere else:
//!                12  12                  these cells lose all others
//! ```
//!
//! The two are the same fact seen from both sides: where some cells of a house
//! are naked, the digits of the rest are hidden. So people look for the smaller
//! of the two, and sets of more than half the house never need be looked for.
//!
//! A hidden set is *direct* if it leaves one place for another digit, which a
//! person fills in without writing candidates.
//!
//! ```text
//!  locked pair   12  12  .  |  x  x  x      The pair lies in row 1 and in box 1:
//!                x   x   x  |  .  .  .      both lose its digits (x).
//! ```
//!
//! A naked pair or triplet that lies where a line and a region cross, and takes
//! something from both, is *locked*.

use std::ops::{ControlFlow, Range};

use super::locked_sets;
use super::locked_sets::{LockedItem, LockedItems, SetOrder};
use super::singles::only;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, Places, ones};
use crate::board::{Candidates, Geometry, HouseOrder};
use crate::logic::techniques::{Dirty, Sink};
use crate::logic::{LockedSet, Reason, Scale, SetKind, Step, Technique};

/// Locked sets are pairs and triplets.
const LARGEST_LOCKED: usize = 3;

/// Naked sets of this size.
pub(crate) fn naked(
    size: usize,
    scale: Scale,
    candidates: &Candidates,
    dirty: Dirty<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let technique = match size {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriplet,
        4 => Technique::NakedQuad,
        _ => Technique::NakedSet,
    };
    let habits = Habits::of(scale);
    for_each_house(habits.houses, candidates, &mut |house, items| {
        let most = match scale {
            Scale::Explainer => house.empty.count_ones() / 2,
            Scale::Hodoku => house.empty.count_ones(),
        };
        // What was locked may be so no more, because of a house that crosses.
        let may_differ = scale == Scale::Hodoku && size <= LARGEST_LOCKED;
        if size as u32 > most || !may_differ && !dirty.has_house(house.number) {
            return ControlFlow::Continue(());
        }
        for_each_naked(size, habits.sets, candidates, house, items, &mut |set| {
            let digits = DigitSet::from_bits(set.places);
            let victims = match scale {
                Scale::Explainer => {
                    house.candidates(candidates, house.empty & !set.items, |marks| marks & digits)
                }
                Scale::Hodoku => {
                    let reach = Reach::new(candidates, house, set);
                    if reach.is_locked(candidates, size) {
                        return ControlFlow::Continue(());
                    }
                    reach.victims
                }
            };
            let reason = || house.locked_set(SetKind::Naked, set.items, digits);
            emit(technique, reason, victims, sink)
        })
    })
}

/// Hidden sets of this size.
pub(crate) fn hidden(
    size: usize,
    scale: Scale,
    candidates: &Candidates,
    dirty: Dirty<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let technique = match size {
        2 => Technique::HiddenPair,
        3 => Technique::HiddenTriplet,
        4 => Technique::HiddenQuad,
        _ => Technique::HiddenSet,
    };
    let habits = Habits::of(scale);
    let enough = match scale {
        Scale::Explainer => 2 * size,
        Scale::Hodoku => size,
    };
    for_each_house(habits.houses, candidates, &mut |house, items| {
        if house.empty.count_ones() <= enough as u32 || !dirty.has_house(house.number) {
            return ControlFlow::Continue(());
        }
        for_each_hidden(size, habits.sets, candidates, house, items, &mut |digits, places| {
            let victims = house.candidates(candidates, places, |marks| marks - digits);
            let reason = || house.locked_set(SetKind::Hidden, places, digits);
            emit(technique, reason, victims, sink)
        })
    })
}

/// Naked sets where a line and a region cross, which take something from both.
pub(crate) fn locked(
    size: usize,
    candidates: &Candidates,
    dirty: Dirty<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let technique = if size == 2 { Technique::LockedPair } else { Technique::LockedTriple };
    let habits = Habits::of(Scale::Hodoku);
    let regions = regions(candidates.geometry());
    for_each_house(habits.houses, candidates, &mut |house, items| {
        if !regions.contains(&house.number) || !dirty.has_house(house.number) {
            return ControlFlow::Continue(());
        }
        for_each_naked(size, habits.sets, candidates, house, items, &mut |set| {
            let reach = Reach::new(candidates, house, set);
            if !reach.is_locked(candidates, size) {
                return ControlFlow::Continue(());
            }
            let reason = || house.locked_set(SetKind::Naked, set.items, DigitSet::from_bits(set.places));
            emit(technique, reason, reach.victims, sink)
        })
    })
}

fn emit(
    technique: Technique,
    reason: impl FnOnce() -> Reason,
    victims: Vec<Candidate>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if victims.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(Step::remove(technique, reason(), victims).rated())
}

/// In which order a program looks for sets.
struct Habits {
    houses: HouseOrder,
    sets: SetOrder,
}

impl Habits {
    fn of(scale: Scale) -> Self {
        match scale {
            Scale::Explainer => Self { houses: HouseOrder::RegionsColumnsRows, sets: SetOrder::ByHighest },
            Scale::Hodoku => Self { houses: HouseOrder::RegionsRowsColumns, sets: SetOrder::ByLowest },
        }
    }
}

/// What a naked set takes from all houses that its cells share.
struct Reach {
    /// These houses: row, column, region, then others.
    houses: Vec<usize>,
    victims: Vec<Candidate>,
}

impl Reach {
    fn new(candidates: &Candidates, house: &Looked<'_>, set: LockedItems) -> Self {
        let geometry = candidates.geometry();
        let first = house.cells[set.items.trailing_zeros() as usize];
        let of_first = geometry.places(first).iter().map(|place| usize::from(place.house));
        let houses: Vec<usize> =
            of_first.filter(|&other| set.items & !geometry.meet(house.number, other) == 0).collect();
        let digits = DigitSet::from_bits(set.places);
        let mut victims = Vec::new();
        for &number in &houses {
            let shared = Looked::new(candidates, number);
            let others = shared.empty & !shared.places_of(house, set.items);
            for victim in shared.candidates(candidates, others, |marks| marks & digits) {
                if !victims.contains(&victim) {
                    victims.push(victim);
                }
            }
        }
        Self { houses, victims }
    }

    /// Whether it is a pair or triplet that takes something from a region, and
    /// from a line outside the region.
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

/// The numbers of the regions.
fn regions(geometry: &Geometry) -> Range<usize> {
    2 * geometry.side()..3 * geometry.side()
}

/// Sets of five and more, up to half the house, on boards that are larger.
pub(crate) fn large(candidates: &Candidates, dirty: Dirty<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for size in 5..=candidates.geometry().side() / 2 {
        naked(size, Scale::Explainer, candidates, dirty, sink)?;
        hidden(size, Scale::Explainer, candidates, dirty, sink)?;
    }
    ControlFlow::Continue(())
}

/// Hidden sets of this size that leave one place for another digit.
pub(crate) fn direct_hidden(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if size == 2 { Technique::DirectHiddenPair } else { Technique::DirectHiddenTriplet };
    let habits = Habits::of(Scale::Explainer);
    for_each_house(habits.houses, candidates, &mut |house, items| {
        if house.empty.count_ones() <= size as u32 {
            return ControlFlow::Continue(());
        }
        for_each_hidden(size, habits.sets, candidates, house, items, &mut |digits, taken| {
            for (index, &places) in candidates.places_of_digits(house.number).iter().enumerate() {
                let (digit, rest) = (Digit::from_index(index), places & !taken);
                if digits.contains(digit) || rest == places || !rest.is_power_of_two() {
                    continue;
                }
                let reason = Reason::Then {
                    first: Box::new(house.locked_set(SetKind::Hidden, taken, digits)),
                    gone: house.candidates(candidates, taken, |marks| marks & DigitSet::only(digit)),
                    house: house.name,
                };
                let candidate = Candidate { cell: house.cells[only(rest)], digit };
                sink(Step::place(technique, reason, candidate).rated())?;
            }
            ControlFlow::Continue(())
        })
    })
}

/// Calls `found` with every naked set of this size in a house: cells with their
/// digits.
fn for_each_naked(
    size: usize,
    order: SetOrder,
    candidates: &Candidates,
    house: &Looked<'_>,
    items: &mut Vec<LockedItem>,
    found: &mut dyn FnMut(LockedItems) -> ControlFlow<()>,
) -> ControlFlow<()> {
    items.extend(ones(house.empty).filter_map(|place| {
        let digits = candidates.marks(house.cells[place]);
        (2..=size).contains(&digits.len()).then(|| LockedItem { number: place, places: digits.bits() })
    }));
    locked_sets::sets(size, order, items, found)
}

/// Calls `found` with every hidden set of this size in a house: the digits and
/// their places.
fn for_each_hidden(
    size: usize,
    order: SetOrder,
    candidates: &Candidates,
    house: &Looked<'_>,
    items: &mut Vec<LockedItem>,
    found: &mut dyn FnMut(DigitSet, Places) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let few = candidates.digits_with_places(house.number, 2..=size as u8);
    items.extend(
        few.into_iter().map(|digit| LockedItem {
            number: digit.index(),
            places: candidates.places(house.number, digit),
        }),
    );
    if items.len() < size {
        return ControlFlow::Continue(());
    }
    locked_sets::sets(size, order, items, &mut |set| found(DigitSet::from_bits(set.items), set.places))
}

/// A house that is looked at.
struct Looked<'a> {
    number: usize,
    name: House,
    cells: &'a [Cell],
    empty: Places,
}

impl<'a> Looked<'a> {
    fn new(candidates: &'a Candidates, number: usize) -> Self {
        let (name, cells) = candidates.geometry().house(number);
        Self { number, name, cells, empty: candidates.empty_places(number) }
    }

    /// Where some cells of another house stand in this one.
    fn places_of(&self, other: &Looked<'_>, places: Places) -> Places {
        let is_among = |cell: &Cell| ones(places).any(|place| other.cells[place] == *cell);
        let here = self.cells.iter().enumerate().filter(|(_, cell)| is_among(cell));
        here.fold(0, |all, (place, _)| all | 1 << place)
    }

    /// Some candidates of some cells, in order.
    fn candidates(
        &self,
        candidates: &Candidates,
        places: Places,
        which: impl Fn(DigitSet) -> DigitSet,
    ) -> Vec<Candidate> {
        ones(places)
            .map(|place| self.cells[place])
            .flat_map(|cell| {
                which(candidates.marks(cell)).into_iter().map(move |digit| Candidate { cell, digit })
            })
            .collect()
    }

    fn locked_set(&self, kind: SetKind, places: Places, digits: DigitSet) -> Reason {
        let cells = ones(places).map(|place| self.cells[place]).collect();
        Reason::LockedSet(LockedSet { kind, house: self.name, cells, digits })
    }
}

/// Calls `look` with every house, and an empty list to gather items in.
fn for_each_house(
    order: HouseOrder,
    candidates: &Candidates,
    look: &mut dyn FnMut(&Looked<'_>, &mut Vec<LockedItem>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    let mut items = Vec::with_capacity(geometry.side());
    for &number in geometry.full_houses(order) {
        items.clear();
        look(&Looked::new(candidates, number), &mut items)?;
    }
    ControlFlow::Continue(())
}
