//! Sudoku Explainer's chain rules, from simple chains to nested forcing chains.
//!
//! | rule           | links        | several parents | helpers                         |
//! |----------------|--------------|-----------------|---------------------------------|
//! | simple         | all          | no              |                                 |
//! | Nishio         | of one digit | yes             |                                 |
//! | multiple       | all          | no              |                                 |
//! | dynamic        | all          | yes             |                                 |
//! | dynamic plus   | all          | yes             | pointing, pairs, X-wings        |
//! | nested 2       | all          | yes             | the same and simple chains      |
//! | nested 3       | all          | yes             | the same and multiple chains    |
//! | nested 4       | all          | yes             | patterns and dynamic chains     |
//! | nested 5       | all          | yes             | the same and nested chains of level 2 |
//!
//! *Several parents* means that a candidate that was ruled out is removed from the position. So a
//! third candidate of a cell or a house is the last one once two others are gone. *Helpers* are
//! techniques that run when nothing more follows by links.
//!
//! This enum is the only list of the rules. The general engine and the engine for the classic board
//! both follow it.

use crate::logic::Technique;

/// A chain rule, from easy to hard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum ChainRule {
    /// Cycles, X-chains and AICs: chains from one assumption without branches.
    Simple,
    /// An assumption that leads to a contradiction within one digit.
    Nishio,
    /// Forcing chains from all candidates of a cell or all places in a house.
    Multiple,
    /// Forcing chains in which a claim may follow from several others.
    Dynamic,
    /// Dynamic forcing chains with patterns as helpers.
    DynamicPlus,
    /// `DynamicPlus` with simple chains as further helpers.
    Nested2,
    /// `DynamicPlus` with simple chains and multiple forcing chains as further helpers.
    Nested3,
    /// `DynamicPlus` with dynamic forcing chains as further helpers.
    Nested4,
    /// `DynamicPlus` with dynamic forcing chains and `Nested2` as further helpers.
    Nested5,
}

impl ChainRule {
    /// The number of rules.
    pub(super) const COUNT: usize = Self::Nested5 as usize + 1;

    pub(super) const fn links(self) -> LinkTypes {
        match self {
            Self::Nishio => LinkTypes::X,
            _ => LinkTypes::Xy,
        }
    }

    /// Whether a ruled-out candidate is removed, so that a claim may follow from several others.
    pub(super) const fn is_dynamic(self) -> bool {
        !matches!(self, Self::Simple | Self::Multiple)
    }

    /// Whether it compares the consequences of several assumptions. Nishio only looks for
    /// contradictions.
    pub(super) fn compares_cases(self) -> bool {
        self != Self::Nishio
    }

    /// Whether pointing, pairs and X-wings help when nothing more follows by links.
    pub(super) fn has_helpers(self) -> bool {
        self >= Self::DynamicPlus
    }

    /// Returns the chains that are searched inside this one when patterns find nothing, in order.
    pub(super) const fn nested(self) -> &'static [Self] {
        match self {
            Self::Nested2 => &[Self::Simple],
            Self::Nested3 => &[Self::Simple, Self::Multiple],
            Self::Nested4 => &[Self::Dynamic],
            Self::Nested5 => &[Self::Dynamic, Self::Nested2],
            _ => &[],
        }
    }
}

/// The types of links that a chain may use. Links that stay with one digit are called X, links
/// within a cell Y.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum LinkTypes {
    /// Links from place to place of one digit.
    X,
    /// Links from digit to digit in cells with two candidates. A true candidate still rules its
    /// digit out in its houses; otherwise the chain could not go from cell to cell.
    Y,
    /// Both types.
    Xy,
}

impl LinkTypes {
    /// All types, in the order in which chains are searched.
    pub(super) const ALL: [Self; 3] = [Self::X, Self::Y, Self::Xy];
}

/// A pattern that helps a chain. Variants are in search order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HelperTechnique {
    /// Pointing and claiming.
    Locked,
    HiddenPair,
    NakedPair,
    XWing,
}

impl HelperTechnique {
    pub(super) const ALL: [Self; 4] = [Self::Locked, Self::HiddenPair, Self::NakedPair, Self::XWing];
}

/// The shape of a chain's argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChainKind {
    /// A chain back to its start: X-cycle, Y-cycle, continuous nice loop.
    Cycle(LinkTypes),
    /// A chain from an assumption to its opposite: X-chain, AIC.
    Chain(LinkTypes),
    /// A chain from an assumption to a contradiction.
    Contradiction,
    /// A candidate being true or false leads to the same conclusion.
    Either,
    /// All candidates of a cell lead to the same conclusion.
    Cell,
    /// All places for a digit in a house lead to the same conclusion.
    Region,
}

impl ChainKind {
    /// Returns the technique of an argument found by this rule.
    pub(super) const fn technique(self, rule: ChainRule) -> Technique {
        match (self, rule) {
            (Self::Cycle(LinkTypes::X), _) => Technique::XCycle,
            (Self::Cycle(LinkTypes::Y), _) => Technique::YCycle,
            (Self::Cycle(LinkTypes::Xy), _) => Technique::ContinuousNiceLoop,
            (Self::Chain(LinkTypes::X), _) => Technique::XChain,
            (Self::Chain(_), _) | (_, ChainRule::Simple) => Technique::Aic,
            (_, ChainRule::Nishio) => Technique::Nishio,
            (Self::Region, ChainRule::Multiple) => Technique::RegionForcingChain,
            (_, ChainRule::Multiple) => Technique::CellForcingChain,
            (_, ChainRule::Dynamic) => Technique::DynamicForcingChain,
            (_, ChainRule::DynamicPlus) => Technique::DynamicPlus,
            (_, ChainRule::Nested2) => Technique::Nested2,
            (_, ChainRule::Nested3) => Technique::Nested3,
            (_, ChainRule::Nested4) => Technique::Nested4,
            (_, ChainRule::Nested5) => Technique::Nested5,
        }
    }

    /// Of two hints with equal difficulty and length, the one with the lower number wins.
    pub(super) const fn preference(self) -> u8 {
        match self {
            Self::Either => 1,
            Self::Cycle(LinkTypes::X) | Self::Chain(LinkTypes::X) => 2,
            Self::Cycle(LinkTypes::Y) => 3,
            Self::Cycle(LinkTypes::Xy) | Self::Chain(_) => 4,
            Self::Cell => 5,
            Self::Region => 6,
            Self::Contradiction => 7,
        }
    }
}
