//! Nodes and their reasons.
//!
//! A candidate holds because it is left over, and is gone because another holds
//! or a technique removes it. With its reason every node keeps the set of its
//! ancestors, as far as needed to count them.

use super::position::{DIGITS, HOUSE, bits};

/// A candidate as one number: nine to a cell.
pub(super) type Mark = u16;

pub(super) fn mark(cell: usize, digit: usize) -> Mark {
    (cell * DIGITS + digit) as Mark
}

pub(super) fn cell_and_digit(mark: Mark) -> (usize, usize) {
    (mark as usize / DIGITS, mark as usize % DIGITS)
}

/// Why a candidate holds: it is what one that is gone leaves over, once all the
/// others of the cell or house have gone before.
#[derive(Clone, Copy)]
pub(super) struct Leftover {
    pub(super) gone: Mark,
    pub(super) scope: LinkScope,
    /// Digits of the cell, or places of the house, that had gone before.
    pub(super) earlier: u16,
}

impl Leftover {
    /// The candidates whose absence makes `on` hold.
    pub(super) fn parents(self, on: Mark, visit: &mut impl FnMut(Mark)) {
        let (cell, digit) = cell_and_digit(on);
        visit(self.gone);
        match self.scope {
            LinkScope::Cell => bits(self.earlier).for_each(|digit| visit(mark(cell, digit))),
            LinkScope::House(house) => {
                let cells = HOUSE[house as usize];
                bits(self.earlier).for_each(|place| visit(mark(cells[place] as usize, digit)));
            }
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum LinkScope {
    Cell,
    House(u8),
}

/// Why a candidate is gone.
#[derive(Clone, Copy)]
pub(super) enum RemovalCause {
    Assumed,
    /// Another candidate holds: its number among those that do.
    Ruled(u16),
    /// A technique removes it: the number of its reason.
    Helped(u16),
}

/// Why a technique may remove candidates: those whose absence it needs, and the
/// chain it consists of if it is one.
pub(super) struct HelperRemoval {
    pub(super) needs: Vec<Mark>,
    pub(super) nested: Option<u32>,
    pub(super) ancestors: Ancestors,
}

/// A candidate that holds.
#[derive(Clone, Copy)]
pub(super) struct PlacedNode {
    pub(super) reason: Leftover,
    pub(super) ancestors: Ancestors,
}

/// The nodes behind a node: candidates that hold, by their number, and those
/// whose absence some candidate needed to hold, numbered in that order. Both kinds
/// fit into 128 bits in all but the longest runs; then the count is too low, and
/// a bound all the same.
#[derive(Clone, Copy, Default)]
pub(super) struct Ancestors {
    pub(super) ons: u128,
    pub(super) offs: u128,
    /// The fewest nodes, with the node itself if it holds.
    pub(super) least: u16,
}

impl Ancestors {
    pub(super) fn add(&mut self, other: &Self) {
        self.ons |= other.ons;
        self.offs |= other.offs;
        self.least = self.least.max(other.least);
    }
}

/// A bit for a number, as long as there is one.
pub(super) const fn bit(number: usize) -> u128 {
    if number < 128 { 1 << number } else { 0 }
}

/// A candidate found to hold and to be gone: one of the two nodes is known, the
/// other one was just about to be.
#[derive(Clone, Copy)]
pub(super) enum PropagationClash {
    /// `holder` rules out something that holds.
    Off { mark: Mark, holder: Mark },
    /// Something that is gone is left over.
    On { mark: Mark, reason: Leftover },
}
