//! Propagation: all that follows from an assumption.
//!
//! There are two queues: claims that something *is*, and claims that something *is
//! not*. Everything that *is* comes first; then one that *is not*, after which its
//! candidate is removed. Once both queues are empty, helpers search what is left of the
//! position. It ends where nothing new follows, or with the first claim whose opposite
//! was reached before.
//!
//! The order decides which of several proofs of a claim is found, so its length and the
//! rating: it is Sudoku Explainer's order.

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

/// What follows from an assumption.
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

    /// The way from the assumption to where a candidate is ruled out.
    pub(crate) fn denial_of(&self, candidate: Candidate) -> Option<Web> {
        self.net.find(CandidateLiteral::is_not(candidate)).map(|id| self.net.web([id]).0)
    }
}

/// Follows an assumption as far as the rule goes.
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
    /// The position without what was ruled out.
    working: Cow<'a, Candidates>,
    net: Net,
    /// From where on claims of each sort wait. As claims are numbered as they
    /// come, the net itself is both queues.
    next_is: NodeId,
    next_is_not: NodeId,
    found: Vec<(CandidateLiteral, ClaimReason)>,
}

impl PropagationState<'_> {
    fn run(&mut self) -> Option<[NodeId; 2]> {
        // A long one on a large board passes thousands of claims.
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

    /// Adds what follows from a claim, until one clashes.
    fn follow(&mut self, id: NodeId) -> Option<[NodeId; 2]> {
        let Self { rule, original, working, net, found, .. } = self;
        follow(working, rule.links(), net.claim(id), found);
        for &(claim, why) in &*found {
            let clashing = net.find(claim.opposite());
            if clashing.is_none() && net.find(claim).is_some() {
                continue;
            }
            // What is the only one left follows also from what is gone already.
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
