//! The forcing chains beyond simple ones: four ways to go from an assumption
//! to what follows.
//!
//! | method   | links        | claims together | helpers          |
//! |----------|--------------|-----------------|------------------|
//! | Nishio   | of one digit | yes             |                  |
//! | multiple | all          | no              |                  |
//! | dynamic  | all          | yes             | from level 1 on  |
//!
//! *Claims together* means that what is ruled out is struck out, so that a third
//! candidate of a cell or a house becomes the only one after two others fell.

use super::implications::LinkTypes;
use crate::logic::Technique;

/// How to go on from an assumption.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    /// With one digit only, until it cannot be completed.
    Nishio,
    /// Each claim follows from one other.
    Multiple,
    /// Claims follow from several others. From level 1 on simpler techniques
    /// help, from level 2 on chains within the chain.
    Dynamic { level: usize },
}

/// What is done with candidates that are ruled out on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Denied {
    /// They stay, so that every claim follows from one other.
    Stays,
    /// They are struck out, and their absence counts for other claims.
    Goes,
}

impl Method {
    pub(super) const fn links(self) -> LinkTypes {
        match self {
            Self::Nishio => LinkTypes::X,
            Self::Multiple | Self::Dynamic { .. } => LinkTypes::Xy,
        }
    }

    pub(super) const fn denied(self) -> Denied {
        match self {
            Self::Multiple => Denied::Stays,
            Self::Nishio | Self::Dynamic { .. } => Denied::Goes,
        }
    }

    /// Whether it compares where several assumptions lead. Nishio looks for
    /// contradictions only.
    pub(super) fn compares(self) -> bool {
        self != Self::Nishio
    }

    pub(super) const fn level(self) -> usize {
        match self {
            Self::Nishio | Self::Multiple => 0,
            Self::Dynamic { level } => level,
        }
    }

    /// The difficulty of its shortest arguments.
    pub(super) fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic { level } => [8.5, 9.0, 9.5, 10.0, 10.5, 11.0][level],
        }
    }

    /// The name of its arguments; of multiple chains, if they are about the
    /// digits of a cell.
    pub(super) fn technique(self) -> Technique {
        match self {
            Self::Nishio => Technique::Nishio,
            Self::Multiple => Technique::CellForcingChain,
            Self::Dynamic { level } => [
                Technique::DynamicForcingChain,
                Technique::DynamicPlus,
                Technique::Nested2,
                Technique::Nested3,
                Technique::Nested4,
                Technique::Nested5,
            ][level],
        }
    }
}
