//! Hints: how chains are identified and ranked.
//!
//! A search finds thousands of hints, and only one is used. So a [`ChainHint`] only identifies its
//! chain: its assumptions, its rule and its conclusion. The step is built on request: the few
//! assumptions are followed again, and their nets become the [proof](super::proof).
//!
//! The easiest hint comes first, then the shortest, then by kind, then the one found first. Of
//! several hints with the same eliminations, only the first is kept.

use std::collections::HashSet;

use super::difficulty::ChainDifficulty;
use super::net::Net;
use super::proof::{ChainArgument, ChainProof};
use super::propagation::{Consequences, propagate};
use super::rule::{ChainKind, ChainRule, LinkTypes};
use super::{aic, cycles};
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::Step;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::CandidateLiteral;

/// The data that identifies a chain, enough to find its proof again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChainHint {
    /// The cycle with this number among the cycles through this candidate.
    Cycle { links: LinkTypes, source: Candidate, number: usize },
    /// The simple chain from an assumption to its opposite.
    Chain { links: LinkTypes, assumption: CandidateLiteral },
    /// The assumption leads to a claim and its opposite.
    Contradiction { rule: ChainRule, assumption: CandidateLiteral },
    /// All cases lead to the same conclusion.
    Cases { rule: ChainRule, split: CaseSplit, conclusion: CandidateLiteral },
}

impl ChainHint {
    /// Returns the step with its whole reason, if the position has this chain.
    pub(super) fn prove(self, candidates: &Candidates, stop: &StopCheck<'_>) -> Option<ChainProof> {
        let prove = |targets: Vec<_>| Some(ChainArgument { hint: self, targets }.proof(candidates));
        match self {
            Self::Cycle { links, source, number } => {
                let (net, closings) = cycles::through(candidates, links, source);
                prove(vec![(&net, *closings.get(number)?)])
            }
            Self::Chain { links, assumption } => {
                let (net, end) = aic::chain(candidates, links, assumption)?;
                prove(vec![(&net, end)])
            }
            Self::Contradiction { rule, assumption } => {
                let Consequences { net, clash } = propagate(rule, candidates, assumption, stop);
                prove(clash?.map(|id| (&net, id)).into())
            }
            Self::Cases { rule, split, conclusion } => {
                let follow = |assumption| propagate(rule, candidates, assumption, stop).net;
                let nets: Vec<Net> = split.assumptions(candidates).into_iter().map(follow).collect();
                let end = |net| Net::find(net, conclusion).map(|id| (net, id));
                let targets: Option<Vec<_>> = nets.iter().map(end).collect();
                targets.filter(|targets| !targets.is_empty()).and_then(prove)
            }
        }
    }

    /// Returns the step of this chain, if the position has it.
    pub(super) fn step(self, candidates: &Candidates, stop: &StopCheck<'_>) -> Option<Step> {
        self.prove(candidates, stop).map(|proof| proof.step)
    }

    /// Returns the claim that the chain proves. A cycle has no single conclusion: it eliminates
    /// candidates that see it twice.
    pub(super) fn conclusion(self) -> Option<CandidateLiteral> {
        match self {
            Self::Cycle { .. } => None,
            Self::Chain { assumption, .. } | Self::Contradiction { assumption, .. } => {
                Some(assumption.opposite())
            }
            Self::Cases { conclusion, .. } => Some(conclusion),
        }
    }

    pub(super) const fn kind(self) -> ChainKind {
        match self {
            Self::Cycle { links, .. } => ChainKind::Cycle(links),
            Self::Chain { links, .. } => ChainKind::Chain(links),
            Self::Contradiction { .. } => ChainKind::Contradiction,
            Self::Cases { split: CaseSplit::Either(_), .. } => ChainKind::Either,
            Self::Cases { split: CaseSplit::Digits(_), .. } => ChainKind::Cell,
            Self::Cases { split: CaseSplit::Places(..), .. } => ChainKind::Region,
        }
    }

    pub(super) const fn rule(self) -> ChainRule {
        match self {
            Self::Cycle { .. } | Self::Chain { .. } => ChainRule::Simple,
            Self::Contradiction { rule, .. } | Self::Cases { rule, .. } => rule,
        }
    }
}

/// A hint with the data by which it is compared.
#[derive(Clone, Debug)]
pub(super) struct RankedHint {
    pub(super) hint: ChainHint,
    pub(super) difficulty: ChainDifficulty,
    pub(super) complexity: usize,
    pub(super) eliminations: Vec<Candidate>,
}

/// Sorts the hints and removes duplicates.
pub(super) fn rank(mut hints: Vec<RankedHint>) -> Vec<RankedHint> {
    hints.sort_by(|a, b| {
        let by_difficulty = a.difficulty.total_cmp(b.difficulty);
        let preference = |ranked: &RankedHint| ranked.hint.kind().preference();
        by_difficulty.then(a.complexity.cmp(&b.complexity)).then_with(|| preference(a).cmp(&preference(b)))
    });
    let mut seen = HashSet::new();
    hints.retain(|ranked| seen.insert(ranked.eliminations.clone()));
    hints
}
