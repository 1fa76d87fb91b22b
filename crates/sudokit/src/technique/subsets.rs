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

use std::ops::ControlFlow;

use super::singles::only;
use super::tight::{self, Item, Tight};
use super::{LockedSet, Reason, SetKind, Sink, Step, Technique};
use crate::candidates::{Places, each_place};
use crate::geometry::HouseOrder;
use crate::rate::Rating;
use crate::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// Naked sets of this size.
pub(super) fn naked(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (technique, rating) = match size {
        2 => (Technique::NakedPair, Some(30)),
        3 => (Technique::NakedTriplet, Some(36)),
        4 => (Technique::NakedQuad, Some(50)),
        _ => (Technique::NakedSet, None),
    };
    for_each_house(candidates, &mut |house, items| {
        if house.empty.count_ones() < 2 * size as u32 {
            return ControlFlow::Continue(());
        }
        items.extend(each_place(house.empty).filter_map(|place| {
            let digits = candidates.marks(house.cells[place]);
            (2..=size).contains(&digits.len()).then(|| Item { number: place, places: digits.bits() })
        }));
        tight::sets(size, items, &mut |Tight { items: places, places: digits }| {
            let digits = DigitSet::from_bits(digits);
            let victims = house.candidates(candidates, house.empty & !places, |marks| marks & digits);
            if victims.is_empty() {
                return ControlFlow::Continue(());
            }
            let reason = house.locked_set(SetKind::Naked, places, digits);
            sink(Step::remove(technique, rating.map(Rating::tenths), reason, victims))
        })
    })
}

/// Hidden sets of this size.
pub(super) fn hidden(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (technique, rating) = match size {
        2 => (Technique::HiddenPair, Some(34)),
        3 => (Technique::HiddenTriplet, Some(40)),
        4 => (Technique::HiddenQuad, Some(54)),
        _ => (Technique::HiddenSet, None),
    };
    for_each_house(candidates, &mut |house, items| {
        if house.empty.count_ones() <= 2 * size as u32 {
            return ControlFlow::Continue(());
        }
        for_each_hidden(size, candidates, house, items, &mut |digits, places| {
            let victims = house.candidates(candidates, places, |marks| marks - digits);
            if victims.is_empty() {
                return ControlFlow::Continue(());
            }
            let reason = house.locked_set(SetKind::Hidden, places, digits);
            sink(Step::remove(technique, rating.map(Rating::tenths), reason, victims))
        })
    })
}

/// Sets of five and more, up to half the house, on boards that are larger.
pub(super) fn large(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for size in 5..=candidates.geometry().side() / 2 {
        naked(size, candidates, sink)?;
        hidden(size, candidates, sink)?;
    }
    ControlFlow::Continue(())
}

/// Hidden sets of this size that leave one place for another digit.
pub(super) fn direct_hidden(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (technique, rating) =
        if size == 2 { (Technique::DirectHiddenPair, 20) } else { (Technique::DirectHiddenTriplet, 25) };
    for_each_house(candidates, &mut |house, items| {
        if house.empty.count_ones() <= size as u32 {
            return ControlFlow::Continue(());
        }
        for_each_hidden(size, candidates, house, items, &mut |digits, taken| {
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
                sink(Step::place(technique, Rating::tenths(rating), reason, candidate))?;
            }
            ControlFlow::Continue(())
        })
    })
}

/// Calls `found` with every hidden set of this size in a house: the digits and
/// their places.
fn for_each_hidden(
    size: usize,
    candidates: &Candidates,
    house: &Looked<'_>,
    items: &mut Vec<Item>,
    found: &mut dyn FnMut(DigitSet, Places) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let few = candidates.digits_with_places(house.number, 2..=size as u8);
    items.extend(
        few.into_iter()
            .map(|digit| Item { number: digit.index(), places: candidates.places(house.number, digit) }),
    );
    if items.len() < size {
        return ControlFlow::Continue(());
    }
    tight::sets(size, items, &mut |set| found(DigitSet::from_bits(set.items), set.places))
}

/// A house that is looked at.
struct Looked<'a> {
    number: usize,
    name: House,
    cells: &'a [Cell],
    empty: Places,
}

impl Looked<'_> {
    /// Some candidates of some cells, in order.
    fn candidates(
        &self,
        candidates: &Candidates,
        places: Places,
        which: impl Fn(DigitSet) -> DigitSet,
    ) -> Vec<Candidate> {
        each_place(places)
            .map(|place| self.cells[place])
            .flat_map(|cell| {
                which(candidates.marks(cell)).into_iter().map(move |digit| Candidate { cell, digit })
            })
            .collect()
    }

    fn locked_set(&self, kind: SetKind, places: Places, digits: DigitSet) -> Reason {
        let cells = each_place(places).map(|place| self.cells[place]).collect();
        Reason::LockedSet(LockedSet { kind, house: self.name, cells, digits })
    }
}

/// Calls `look` with every house, and an empty list to gather items in.
fn for_each_house(
    candidates: &Candidates,
    look: &mut dyn FnMut(&Looked<'_>, &mut Vec<Item>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    let mut items = Vec::with_capacity(geometry.side());
    for &number in geometry.full_houses(HouseOrder::RegionsColumnsRows) {
        let (name, cells) = geometry.house(number);
        items.clear();
        look(&Looked { number, name, cells, empty: candidates.empty_places(number) }, &mut items)?;
    }
    ControlFlow::Continue(())
}
