//! Locked sets: as many items as places for them, the idea behind subsets and fish.
//!
//! Each item (a cell, a digit, a line) can go to some places, one bit each. If `size` items
//! together have no more than `size` places, they fill these places, in whatever order, and nothing
//! else fits there.
//!
//! ```text
//!  items = cells,  places = digits    naked set
//!  items = digits, places = cells     hidden set
//!  items = rows,   places = columns   fish
//! ```
//!
//! The search order decides which set is found first, and the programs differ in it:
//!
//! ```text
//!  Sudoku Explainer   {0,1}, {0,2}, {1,2}, {0,3}, …   by their highest items, as if
//!                                                     item `i` were bit `i` of a number
//!  HoDoKu             {0,1}, {0,2}, {0,3}, {1,2}, …   by their lowest items, as words
//!                                                     in a dictionary
//! ```
//!
//! Either way, places are counted as items are chosen, and hopeless branches are cut.

use std::ops::ControlFlow;

use crate::logic::Program;

/// An item with its places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LockedItem {
    /// Its number; items must be in ascending order.
    pub(crate) number: usize,
    /// The places it can go to.
    pub(crate) places: u64,
}

/// A set of items with exactly as many places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LockedItems {
    /// The numbers of the items, one bit each.
    pub(crate) items: u64,
    /// Their places.
    pub(crate) places: u64,
}

/// Calls `found` with every locked set of this size, in the order of a program.
pub(crate) fn sets(
    size: usize,
    program: Program,
    items: &[LockedItem],
    found: &mut dyn FnMut(LockedItems) -> ControlFlow<()>,
) -> ControlFlow<()> {
    LockedSetSearch { size, program, found }.extend(size, items, LockedItems { items: 0, places: 0 })
}

/// Like `sets`, for sets with some items already chosen and `missing` left to choose.
pub(crate) fn sets_with(
    size: usize,
    items: &[LockedItem],
    missing: usize,
    chosen: LockedItems,
    found: &mut dyn FnMut(LockedItems) -> ControlFlow<()>,
) -> ControlFlow<()> {
    LockedSetSearch { size, program: Program::Explainer, found }.extend(missing, items, chosen)
}

struct LockedSetSearch<'a> {
    size: usize,
    program: Program,
    found: &'a mut dyn FnMut(LockedItems) -> ControlFlow<()>,
}

impl LockedSetSearch<'_> {
    fn extend(&mut self, missing: usize, items: &[LockedItem], chosen: LockedItems) -> ControlFlow<()> {
        if missing == 0 {
            let is_locked = chosen.places.count_ones() as usize == self.size;
            return if is_locked { (self.found)(chosen) } else { ControlFlow::Continue(()) };
        }
        // This many items must be left on the side where the others come from.
        let others = missing - 1;
        let next = match self.program {
            Program::Explainer => others..items.len(),
            Program::Hodoku => 0..items.len().saturating_sub(others),
        };
        for number in next {
            let item = items[number];
            let places = chosen.places | item.places;
            if places.count_ones() as usize <= self.size {
                let chosen = LockedItems { items: chosen.items | 1 << item.number, places };
                let rest = match self.program {
                    Program::Explainer => &items[..number],
                    Program::Hodoku => &items[number + 1..],
                };
                self.extend(others, rest, chosen)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the sets of two among four items that can all go to the same two places.
    fn pairs(program: Program) -> Vec<u64> {
        let items: Vec<LockedItem> = (0..4).map(|number| LockedItem { number, places: 0b11 }).collect();
        let mut found = Vec::new();
        let _ = sets(2, program, &items, &mut |set| {
            found.push(set.items);
            ControlFlow::Continue(())
        });
        found
    }

    #[test]
    fn sets_are_ordered_by_their_highest_or_lowest_items() {
        assert_eq!(pairs(Program::Explainer), [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(pairs(Program::Hodoku), [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100]);
    }
}
