//! A hint by its name, and its proof.
//!
//! A search finds thousands of hints and one is taken. So it keeps of each only
//! what names it, a [`Winner`]: from which assumptions, by which method, to
//! which conclusion. Whoever wants the step itself has it proved: the few
//! assumptions are followed once more, and their nets become its reason.

use super::Literal;
use super::choice::Choice;
use super::implications::Links;
use super::net::Net;
use super::proof::{Argument, Proof};
use super::propagation::{Consequences, propagate};
use super::rule::Method;
use super::{aic, cycles};
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::{Step, Technique};

/// What names a chain hint: enough to find its proof again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Winner {
    /// Of the cycles through this candidate, the one of this number.
    Cycle { links: Links, source: Candidate, number: usize },
    /// The simple chain from an assumption to its opposite.
    Chain { links: Links, assumption: Literal },
    /// The assumption leads to a claim and its opposite.
    Contradiction { method: Method, assumption: Literal },
    /// All cases lead to the same conclusion.
    Cases { method: Method, choice: Choice, conclusion: Literal },
}

/// The step of a winner, if the position has it.
pub(crate) fn prove(candidates: &Candidates, winner: Winner) -> Option<Step> {
    winner.prove(candidates).map(|proof| proof.step)
}

impl Winner {
    pub(super) fn prove(self, candidates: &Candidates) -> Option<Proof> {
        match self {
            Self::Cycle { links, source, number } => {
                let cycles = cycles::through(candidates, links, source);
                let &closing = cycles.closings.get(number)?;
                Some(Argument::new(self, vec![(&cycles.net, closing)]).proof(candidates))
            }
            Self::Chain { links, assumption } => {
                let (net, end) = aic::chain(candidates, links, assumption)?;
                Some(Argument::new(self, vec![(&net, end)]).proof(candidates))
            }
            Self::Contradiction { method, assumption } => {
                let Consequences { net, clash } = propagate(method, candidates, assumption);
                Some(Argument::new(self, clash?.map(|id| (&net, id)).into()).proof(candidates))
            }
            Self::Cases { method, choice, conclusion } => {
                let follow = |assumption| propagate(method, candidates, assumption).net;
                let nets: Vec<Net> = choice.assumptions(candidates).into_iter().map(follow).collect();
                let end = |net| Net::find(net, conclusion).map(|id| (net, id));
                let targets = nets.iter().map(end).collect::<Option<Vec<_>>>()?;
                (!targets.is_empty()).then(|| Argument::new(self, targets).proof(candidates))
            }
        }
    }

    /// What is shown, but for cycles, which rule out what sees them twice.
    pub(super) fn conclusion(self) -> Option<Literal> {
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
            Self::Cycle { links: Links::X | Links::Y, .. } => 6.5,
            Self::Chain { links: Links::X, .. } => 6.6,
            Self::Cycle { .. } | Self::Chain { .. } => 7.0,
            Self::Contradiction { method, .. } | Self::Cases { method, .. } => method.base(),
        }
    }

    /// Of two hints that are as hard and as long, the one of the lower kind is
    /// preferred.
    pub(super) fn kind(self) -> usize {
        match self {
            Self::Cases { choice: Choice::Either(_), .. } => 1,
            Self::Cycle { links: Links::X, .. } | Self::Chain { links: Links::X, .. } => 2,
            Self::Cycle { links: Links::Y, .. } => 3,
            Self::Cycle { .. } | Self::Chain { .. } => 4,
            Self::Cases { choice: Choice::Digits(_), .. } => 5,
            Self::Cases { choice: Choice::Places(..), .. } => 6,
            Self::Contradiction { .. } => 7,
        }
    }

    pub(super) fn technique(self) -> Technique {
        match self {
            Self::Cycle { links, .. } => match links {
                Links::X => Technique::XCycle,
                Links::Y => Technique::YCycle,
                Links::Xy => Technique::ContinuousNiceLoop,
            },
            Self::Chain { links: Links::X, .. } => Technique::XChain,
            Self::Chain { .. } => Technique::Aic,
            Self::Cases { method: Method::Multiple, choice: Choice::Places(..), .. } => {
                Technique::RegionForcingChain
            }
            Self::Contradiction { method, .. } | Self::Cases { method, .. } => method.technique(),
        }
    }
}
