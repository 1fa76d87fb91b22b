//! The reasons for the claims in a propagation.
//!
//! A candidate is true because it is the last one left. It is removed because another one is true
//! or a technique removes it. Along with its cause, every claim keeps the set of its ancestors, as
//! far as needed to count them.

use super::position::{HOUSE, bits, cell_and_digit, number};
use crate::logic::techniques::links::ChainLiteral;

/// Why a candidate is true: all others of its cell or house are removed, `gone` as the last.
#[derive(Clone, Copy)]
pub(super) struct Leftover {
    /// The number of the removed candidate.
    pub(super) gone: u16,
    pub(super) scope: LinkScope,
    /// The digits of the cell, or places in the house, that were removed before.
    pub(super) earlier: u16,
}

impl Leftover {
    /// Visits the removed candidates that make a candidate true.
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

/// The reason why a candidate is removed.
#[derive(Clone, Copy)]
pub(super) enum RemovalCause {
    Assumed,
    /// Another candidate is true: its index among the true ones.
    Ruled(u16),
    /// A technique removes it: its index among the helpers.
    Helper(u16),
}

/// The reason why a technique removes candidates.
pub(super) struct HelperRemoval {
    /// The candidates whose removal it needs.
    pub(super) needs: Vec<u16>,
    /// The nested chain, if the technique is one.
    pub(super) nested: Option<u32>,
    pub(super) ancestors: Ancestors,
}

/// A candidate that is true.
#[derive(Clone, Copy)]
pub(super) struct PlacedNode {
    pub(super) candidate: u16,
    pub(super) cause: Leftover,
    pub(super) ancestors: Ancestors,
}

/// The claims behind a claim: true candidates by their index, and removed candidates that another
/// one needed in order to be true, numbered in that order. Both kinds fit into 128 bits in all but
/// the longest propagations. In those the count is too low, but still a lower bound.
#[derive(Clone, Copy, Default)]
pub(super) struct Ancestors {
    pub(super) ons: u128,
    pub(super) offs: u128,
    /// The lowest possible number of claims, including the claim itself if it is an "on".
    pub(super) least: u16,
}

impl Ancestors {
    pub(super) fn add(&mut self, other: &Self) {
        self.ons |= other.ons;
        self.offs |= other.offs;
        self.least = self.least.max(other.least);
    }
}

/// Returns the bit of an index, if it fits.
pub(super) const fn bit(index: usize) -> u128 {
    if index < 128 { 1 << index } else { 0 }
}

/// A candidate that is both true and removed: one of the two claims is known, and the other is
/// about to be added.
#[derive(Clone, Copy)]
pub(super) enum PropagationClash {
    /// `holder` rules out a candidate that is true.
    Off { candidate: u16, holder: u16 },
    /// A removed candidate is the last one left.
    On { candidate: u16, cause: Leftover },
}

impl PropagationClash {
    /// Returns the claim that is about to be added. Its opposite is known.
    pub(super) const fn new_claim(self) -> ChainLiteral {
        match self {
            Self::Off { candidate, .. } => ChainLiteral::off(candidate as usize),
            Self::On { candidate, .. } => ChainLiteral::on(candidate as usize),
        }
    }

    /// Visits the parents of that claim.
    pub(super) fn parents(self, visit: &mut impl FnMut(ChainLiteral)) {
        match self {
            Self::Off { holder, .. } => visit(ChainLiteral::on(holder as usize)),
            Self::On { candidate, cause } => cause.parents(candidate as usize, visit),
        }
    }
}
