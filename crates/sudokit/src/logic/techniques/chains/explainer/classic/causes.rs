//! Why a claim follows in a propagation.
//!
//! A candidate holds because it is the last one left, and is gone because another
//! one holds or a technique removes it. With its cause every claim keeps the set of
//! its ancestors, as far as needed to count them.

use super::position::{HOUSE, bits, cell_and_digit, number};
use crate::logic::techniques::links::ChainLiteral;

/// Why a candidate holds: one that is gone leaves it over, once all the others of
/// the cell or house have gone before.
#[derive(Clone, Copy)]
pub(super) struct Leftover {
    /// The number of the candidate.
    pub(super) gone: u16,
    pub(super) scope: LinkScope,
    /// Digits of the cell, or places of the house, that had gone before.
    pub(super) earlier: u16,
}

impl Leftover {
    /// The absences that make a candidate hold.
    pub(super) fn parents(self, on: usize, visit: &mut impl FnMut(ChainLiteral)) {
        let (cell, digit) = cell_and_digit(on);
        visit(ChainLiteral::off(self.gone as usize));
        match self.scope {
            LinkScope::Cell => {
                bits(self.earlier).for_each(|digit| visit(ChainLiteral::off(number(cell, digit))));
            }
            LinkScope::House(house) => {
                let cells = HOUSE[house as usize];
                bits(self.earlier)
                    .for_each(|place| visit(ChainLiteral::off(number(cells[place] as usize, digit))));
            }
        }
    }
}

/// The cell or house in which two candidates are linked.
#[derive(Clone, Copy)]
pub(super) enum LinkScope {
    Cell,
    House(u8),
}

/// Why a candidate is gone.
#[derive(Clone, Copy)]
pub(super) enum RemovalCause {
    Assumed,
    /// Another candidate holds: its index among those that do.
    Ruled(u16),
    /// A technique removes it: its index among the helpers.
    Helper(u16),
}

/// Why a technique may remove candidates.
pub(super) struct HelperRemoval {
    /// The candidates whose absence it needs.
    pub(super) needs: Vec<u16>,
    /// The nested chain, if it is one.
    pub(super) nested: Option<u32>,
    pub(super) ancestors: Ancestors,
}

/// A candidate that holds.
#[derive(Clone, Copy)]
pub(super) struct PlacedNode {
    pub(super) candidate: u16,
    pub(super) cause: Leftover,
    pub(super) ancestors: Ancestors,
}

/// The claims behind a claim: candidates that hold, by their index, and those whose
/// absence some candidate needed to hold, numbered in that order. Both kinds fit
/// into 128 bits in all but the longest propagations. Then the count is too low,
/// but still a lower bound.
#[derive(Clone, Copy, Default)]
pub(super) struct Ancestors {
    pub(super) ons: u128,
    pub(super) offs: u128,
    /// The fewest claims, including the claim itself if it holds.
    pub(super) least: u16,
}

impl Ancestors {
    pub(super) fn add(&mut self, other: &Self) {
        self.ons |= other.ons;
        self.offs |= other.offs;
        self.least = self.least.max(other.least);
    }
}

/// The bit of an index, if there is one.
pub(super) const fn bit(index: usize) -> u128 {
    if index < 128 { 1 << index } else { 0 }
}

/// A candidate that holds and is gone: one of the two claims is known, the other
/// one is about to be.
#[derive(Clone, Copy)]
pub(super) enum PropagationClash {
    /// `holder` rules out something that holds.
    Off { candidate: u16, holder: u16 },
    /// Something that is gone is left over.
    On { candidate: u16, cause: Leftover },
}

impl PropagationClash {
    /// The claim that is about to be known. Its opposite is known.
    pub(super) const fn new_claim(self) -> ChainLiteral {
        match self {
            Self::Off { candidate, .. } => ChainLiteral::off(candidate as usize),
            Self::On { candidate, .. } => ChainLiteral::on(candidate as usize),
        }
    }

    /// What that claim follows from.
    pub(super) fn parents(self, visit: &mut impl FnMut(ChainLiteral)) {
        match self {
            Self::Off { holder, .. } => visit(ChainLiteral::on(holder as usize)),
            Self::On { candidate, cause } => cause.parents(candidate as usize, visit),
        }
    }
}
