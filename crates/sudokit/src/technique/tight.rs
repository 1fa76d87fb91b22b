//! As many things as places for them: the idea behind subsets and fish.
//!
//! Some items (cells, digits, lines) each can go to some places, a bit each. If
//! `size` items have no more than `size` places together, they fill these
//! places, whichever goes where, and nothing else goes there.
//!
//! ```text
//!  items = cells,  places = digits    naked set
//!  items = digits, places = cells     hidden set
//!  items = rows,   places = columns   fish
//! ```
//!
//! Sets are found in the order of the numbers that their items make when item
//! `i` counts as bit `i`: {0,1}, {0,2}, {1,2}, {0,3}, … This is the order in
//! which Sudoku Explainer goes through combinations; walking down from the
//! highest item keeps it, while places are counted on the way and hopeless
//! branches cut.

use std::ops::ControlFlow;

/// Something with its places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    /// Its number; items are given in ascending order.
    pub(super) number: usize,
    /// Where it can go.
    pub(super) places: u64,
}

/// A set of items with just as many places, or a few more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tight {
    /// The numbers of the items, a bit each.
    pub(super) items: u64,
    /// Their places.
    pub(super) places: u64,
}

/// Calls `found` with every tight set of this size.
pub(super) fn sets(
    size: usize,
    items: &[Item],
    found: &mut dyn FnMut(Tight) -> ControlFlow<()>,
) -> ControlFlow<()> {
    sets_with(size, items, size, Tight { items: 0, places: 0 }, found)
}

/// The same for sets of which some items are chosen already, and so many are
/// `missing`.
pub(super) fn sets_with(
    size: usize,
    items: &[Item],
    missing: usize,
    chosen: Tight,
    found: &mut dyn FnMut(Tight) -> ControlFlow<()>,
) -> ControlFlow<()> {
    extend(missing, size, items, chosen, &mut |set| {
        let is_tight = set.places.count_ones() as usize == size;
        if is_tight { found(set) } else { ControlFlow::Continue(()) }
    })
}

/// Calls `found` with every set of this size that has up to `most` places.
pub(super) fn within(
    size: usize,
    most: usize,
    items: &[Item],
    found: &mut dyn FnMut(Tight) -> ControlFlow<()>,
) -> ControlFlow<()> {
    extend(size, most, items, Tight { items: 0, places: 0 }, found)
}

fn extend(
    missing: usize,
    most: usize,
    items: &[Item],
    chosen: Tight,
    found: &mut dyn FnMut(Tight) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return found(chosen);
    }
    for highest in missing - 1..items.len() {
        let item = items[highest];
        let places = chosen.places | item.places;
        if places.count_ones() as usize <= most {
            let chosen = Tight { items: chosen.items | 1 << item.number, places };
            extend(missing - 1, most, &items[..highest], chosen, found)?;
        }
    }
    ControlFlow::Continue(())
}
