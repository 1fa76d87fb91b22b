//! Techniques that assume that the puzzle has one solution.
//!
//! If two digits could be swapped in some cells without changing anything else, the puzzle would
//! have two solutions. So one of these cells holds another digit.
//!
//! ```text
//! explainer/   unique rectangles and loops of types 1 to 4, in Sudoku Explainer's order
//! hodoku/      unique rectangles of types 1 to 6, hidden and avoidable ones, in HoDoKu's order
//! bug.rs       bivalue universal graves, of both programs
//! ```

pub(crate) mod bug;
pub(crate) mod explainer;
pub(crate) mod hodoku;
mod records;

use std::ops::ControlFlow;

use super::locked_sets;
use super::locked_sets::{LockedItem, LockedItems};
use crate::base::{Candidate, Cell, DigitSet, ones};
use crate::board::{Candidates, Geometry};
use crate::logic::{LockedSet, SetKind};
pub(crate) use records::*;

/// Returns the numbers of the houses that contain all these cells, regions first.
fn shared_houses(cells: &[Cell], geometry: &Geometry) -> Vec<usize> {
    let houses = geometry.places_regions_first(cells[0]).map(|place| usize::from(place.house));
    houses.filter(|&house| cells.iter().all(|cell| geometry.house(house).1.contains(cell))).collect()
}

/// Returns the naked sets of this size in a house, in Sudoku Explainer's order, with the
/// eliminations of each in the other cells. The guardians count as one cell. Each digit of the set
/// must be in `certain`, which contains some of the guardians' digits, or be a candidate of
/// another cell of the set.
fn naked_sets(
    candidates: &Candidates,
    house: usize,
    size: usize,
    others: &[usize],
    guardians: LockedItems,
    certain: DigitSet,
) -> Vec<(LockedSet, Vec<Candidate>)> {
    let (name, cells) = candidates.geometry().house(house);
    let items: Vec<LockedItem> = others
        .iter()
        .map(|&place| LockedItem { number: place, places: candidates.marks(cells[place]).bits() })
        .filter(|item| item.places.count_ones() > 1)
        .collect();
    let mut sets = Vec::new();
    let _ = locked_sets::sets_with(size, &items, size - 1, guardians, &mut |set| {
        let chosen = items.iter().filter(|item| set.items >> item.number & 1 != 0);
        if chosen.fold(certain.bits(), |digits, item| digits | item.places) == set.places {
            sets.push(set);
        }
        ControlFlow::Continue(())
    });
    sets.sort_by_key(|set| set.items);
    let with_victims = |set: LockedItems| {
        let digits = DigitSet::from_bits(set.places);
        let rest = others.iter().filter(|&&place| set.items >> place & 1 == 0).map(|&place| cells[place]);
        let victims = rest.flat_map(|cell| Candidate::each(cell, candidates.marks(cell) & digits)).collect();
        let members = ones(set.items & !guardians.items).map(|place| cells[place]).collect();
        (LockedSet { kind: SetKind::Naked, house: name, cells: members, digits }, victims)
    };
    sets.into_iter().map(with_victims).collect()
}
