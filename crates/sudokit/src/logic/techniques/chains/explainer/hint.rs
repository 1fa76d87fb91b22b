//! A hint by its name, and its proof.
//!
//! A search finds thousands of hints and one is taken. So it keeps of each only
//! what names it, a [`ChainHint`]: from which assumptions, by which method, to
//! which conclusion. Whoever wants the step itself has it proved: the few
//! assumptions are followed once more, and their nets become its reason.

use super::CandidateLiteral;
use super::choice::Choice;
use super::implications::LinkTypes;
use super::net::ImplicationNet;
use super::proof::{ChainArgument, ChainProof};
use super::propagation::{Consequences, propagate};
use super::rule::Method;
use super::{aic, cycles};
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::{Step, Technique};

/// What names a chain hint: enough to find its proof again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChainHint {
    /// Of the cycles through this candidate, the one of this number.
    Cycle { links: LinkTypes, source: Candidate, number: usize },
    /// The simple chain from an assumption to its opposite.
    Chain { links: LinkTypes, assumption: CandidateLiteral },
    /// The assumption leads to a claim and its opposite.
    Contradiction { method: Method, assumption: CandidateLiteral },
    /// All cases lead to the same conclusion.
    Cases { method: Method, choice: Choice, conclusion: CandidateLiteral },
}

/// The step of a winner, if the position has it.
pub(crate) fn prove(candidates: &Candidates, winner: ChainHint) -> Option<Step> {
    winner.prove(candidates).map(|proof| proof.step)
}

impl ChainHint {
    pub(super) fn prove(self, candidates: &Candidates) -> Option<ChainProof> {
        match self {
            Self::Cycle { links, source, number } => {
                let cycles = cycles::through(candidates, links, source);
                let &closing = cycles.closings.get(number)?;
                Some(ChainArgument::new(self, vec![(&cycles.net, closing)]).proof(candidates))
            }
            Self::Chain { links, assumption } => {
                let (net, end) = aic::chain(candidates, links, assumption)?;
                Some(ChainArgument::new(self, vec![(&net, end)]).proof(candidates))
            }
            Self::Contradiction { method, assumption } => {
                let Consequences { net, clash } = propagate(method, candidates, assumption);
                Some(ChainArgument::new(self, clash?.map(|id| (&net, id)).into()).proof(candidates))
            }
            Self::Cases { method, choice, conclusion } => {
                let follow = |assumption| propagate(method, candidates, assumption).net;
                let nets: Vec<ImplicationNet> =
                    choice.assumptions(candidates).into_iter().map(follow).collect();
                let end = |net| ImplicationNet::find(net, conclusion).map(|id| (net, id));
                let targets = nets.iter().map(end).collect::<Option<Vec<_>>>()?;
                (!targets.is_empty()).then(|| ChainArgument::new(self, targets).proof(candidates))
            }
        }
    }

    /// What is shown, but for cycles, which rule out what sees them twice.
    pub(super) fn conclusion(self) -> Option<CandidateLiteral> {
        match self {
            Self::Cycle { .. } => None,
            Self::Chain { assumption, .. } | Self::Contradiction { assumption, .. } => {
                Some(assumption.opposite())
            }
            Self::Cases { conclusion, .. } => Some(conclusion),
        }
    }

    /// The difficulty without the length.
    pub(super) fn base(self) -> f64 {
        match self {
            Self::Cycle { links: LinkTypes::X | LinkTypes::Y, .. } => 6.5,
            Self::Chain { links: LinkTypes::X, .. } => 6.6,
            Self::Cycle { .. } | Self::Chain { .. } => 7.0,
            Self::Contradiction { method, .. } | Self::Cases { method, .. } => method.base(),
        }
    }

    /// Of two hints that are as hard and as long, the one of the lower kind is
    /// preferred.
    pub(super) fn kind(self) -> usize {
        match self {
            Self::Cases { choice: Choice::Either(_), .. } => 1,
            Self::Cycle { links: LinkTypes::X, .. } | Self::Chain { links: LinkTypes::X, .. } => 2,
            Self::Cycle { links: LinkTypes::Y, .. } => 3,
            Self::Cycle { .. } | Self::Chain { .. } => 4,
            Self::Cases { choice: Choice::Digits(_), .. } => 5,
            Self::Cases { choice: Choice::Places(..), .. } => 6,
            Self::Contradiction { .. } => 7,
        }
    }

    pub(super) fn technique(self) -> Technique {
        match self {
            Self::Cycle { links, .. } => match links {
                LinkTypes::X => Technique::XCycle,
                LinkTypes::Y => Technique::YCycle,
                LinkTypes::Xy => Technique::ContinuousNiceLoop,
            },
            Self::Chain { links: LinkTypes::X, .. } => Technique::XChain,
            Self::Chain { .. } => Technique::Aic,
            Self::Cases { method: Method::Multiple, choice: Choice::Places(..), .. } => {
                Technique::RegionForcingChain
            }
            Self::Contradiction { method, .. } | Self::Cases { method, .. } => method.technique(),
        }
    }
}
