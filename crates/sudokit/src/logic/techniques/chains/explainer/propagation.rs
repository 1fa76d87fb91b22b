//! Propagation: all consequences of an assumption.
//!
//! There are two queues, for *is* and for *is not* claims. All *is* claims are followed first; then
//! one *is not* claim, after which its candidate is removed. When both queues are empty, helpers
//! search the remaining position. Propagation ends when nothing new follows, or at the first claim
//! whose opposite was reached before.
//!
//! The order is Sudoku Explainer's. It decides which of several proofs of a claim is found, and so
//! the proof's length and the rating.

use std::borrow::Cow;

use super::helpers;
use super::implications::{follow, missing};
use super::net::{ClaimReason, Net, NodeId};
use super::rule::ChainRule;
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::{Truth, Web};

/// The consequences of an assumption.
pub(crate) struct Consequences {
    pub(super) net: Net,
    /// A claim and its opposite, if both were reached.
    pub(super) clash: Option<[NodeId; 2]>,
}

impl Consequences {
    /// Whether a candidate is ruled out.
    pub(crate) fn denies(&self, candidate: Candidate) -> bool {
        self.net.find(CandidateLiteral::is_not(candidate)).is_some()
    }

    /// Returns the proof, from the assumption, that a candidate is false.
    pub(crate) fn denial_of(&self, candidate: Candidate) -> Option<Web> {
        self.net.find(CandidateLiteral::is_not(candidate)).map(|id| self.net.web([id]).0)
    }
}

/// Follows an assumption as far as the rule allows.
pub(super) fn propagate(
    rule: ChainRule,
    candidates: &Candidates,
    assumption: CandidateLiteral,
    stop: &StopCheck<'_>,
) -> Consequences {
    let mut spread = PropagationState {
        rule,
        stop,
        original: candidates,
        working: Cow::Borrowed(candidates),
        net: Net::new(candidates.geometry(), assumption),
        next_is: Net::ASSUMPTION,
        next_is_not: Net::ASSUMPTION,
        found: Vec::new(),
    };
    let clash = spread.run();
    Consequences { net: spread.net, clash }
}

struct PropagationState<'a> {
    rule: ChainRule,
    stop: &'a StopCheck<'a>,
    original: &'a Candidates,
    /// The position without the candidates ruled out so far.
    working: Cow<'a, Candidates>,
    net: Net,
    /// The start of the waiting claims of each kind. Claims are numbered as they are found, so the
    /// net itself serves as both queues.
    next_is: NodeId,
    next_is_not: NodeId,
    found: Vec<(CandidateLiteral, ClaimReason)>,
}

impl PropagationState<'_> {
    fn run(&mut self) -> Option<[NodeId; 2]> {
        // A long propagation on a large board follows thousands of claims.
        const CLAIMS: usize = 256;
        for claims in 1_usize.. {
            if claims.is_multiple_of(CLAIMS) && (self.stop)() {
                return None;
            }
            let clash = if let Some(id) = self.take(Truth::Is) {
                self.follow(id)
            } else if let Some(id) = self.take(Truth::IsNot) {
                let clash = self.follow(id);
                if self.rule.is_dynamic() {
                    self.working.to_mut().remove(self.net.claim(id).candidate);
                }
                clash
            } else if helpers::help(self.rule, self.original, &self.working, &mut self.net, self.stop) {
                None
            } else {
                return None;
            };
            if clash.is_some() {
                return clash;
            }
        }
        None
    }

    fn take(&mut self, truth: Truth) -> Option<NodeId> {
        let next = match truth {
            Truth::Is => &mut self.next_is,
            Truth::IsNot => &mut self.next_is_not,
        };
        let taken = self.net.next(truth, *next);
        *next = taken.map_or(self.net.len(), |id| id + 1);
        taken
    }

    /// Adds the consequences of a claim, up to the first contradiction.
    fn follow(&mut self, id: NodeId) -> Option<[NodeId; 2]> {
        let Self { rule, original, working, net, found, .. } = self;
        follow(working, rule.links(), net.claim(id), found);
        for &(claim, why) in &*found {
            let clashing = net.find(claim.opposite());
            if clashing.is_none() && net.find(claim).is_some() {
                continue;
            }
            // A claim that is the only one left also follows from those already removed.
            let gone = match claim.truth {
                Truth::Is => net.denials(missing(original, working, claim.candidate, why)),
                Truth::IsNot => Vec::new(),
            };
            let parents = std::iter::once(id).chain(gone);
            match clashing {
                Some(opposite) => return Some([net.add(claim, why, parents), opposite]),
                None => net.reach(claim, why, parents),
            };
        }
        None
    }
}
