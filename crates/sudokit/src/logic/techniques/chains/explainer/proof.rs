//! Proofs: from nets of claims to ranked hints and steps.
//!
//! An argument is a hint together with the nets in which its claims were reached.
//! What leads to its targets counts: the number of these claims decides its
//! difficulty, and as webs they are the reason of its step.

use super::cycles;
use super::difficulty::ChainDifficulty;
use super::hint::{ChainHint, RankedHint};
use super::net::{Net, NodeId};
use crate::base::Candidate;
use crate::board::{Candidates, Geometry};
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::{Reason, Step, Truth};

/// A step, with what a search needs that uses it inside another chain.
#[derive(Clone, Debug)]
pub(super) struct ChainProof {
    pub(super) step: Step,
    /// The number of its claims; 0 for steps that are not chains.
    pub(super) complexity: usize,
    /// The claims, from each target backwards. Two chains with the same claims are
    /// the same.
    pub(super) claims: Vec<CandidateLiteral>,
}

/// A hint with the nets that show it.
pub(super) struct ChainArgument<'a> {
    pub(super) hint: ChainHint,
    /// What is reached, in which net: the end of each chain, of which there is at least
    /// one.
    pub(super) targets: Vec<(&'a Net, NodeId)>,
}

impl ChainArgument<'_> {
    /// What is needed to rank it.
    pub(super) fn ranked(&self, candidates: &Candidates) -> RankedHint {
        let complexity = self.complexity();
        RankedHint {
            hint: self.hint,
            difficulty: ChainDifficulty::new(self.hint.rule(), self.hint.kind(), complexity),
            complexity,
            eliminations: self.eliminations(candidates),
        }
    }

    /// The step, with its whole reason.
    pub(super) fn proof(&self, candidates: &Candidates) -> ChainProof {
        let RankedHint { hint, difficulty, complexity, eliminations } = self.ranked(candidates);
        let placed = hint.conclusion().filter(|claim| claim.truth == Truth::Is);
        let technique = hint.kind().technique(hint.rule());
        let placed = placed.map(|claim| claim.candidate);
        let step = Step::new(technique, self.reason(candidates.geometry()), placed, eliminations)
            .rated_at(difficulty.rating());
        let claims = self.targets.iter().flat_map(|(net, target)| net.backwards(*target)).collect();
        ChainProof { step, complexity, claims }
    }

    /// How many claims are made. Those that several chains share count in
    /// each, and chains within the chain count once.
    fn complexity(&self) -> usize {
        let mut claims = 0;
        let mut nested: Vec<&ChainProof> = Vec::new();
        for (net, target) in &self.targets {
            let ancestors = net.counted(*target);
            claims += ancestors.len();
            for helper in ancestors.into_iter().filter_map(|id| net.helper(id)) {
                if nested.iter().all(|other| other.claims != helper.claims) {
                    nested.push(helper);
                }
            }
        }
        let returns = match self.hint {
            // The last claim of a cycle is the first again.
            ChainHint::Cycle { .. } => 1,
            _ => 0,
        };
        claims - returns + nested.iter().map(|helper| helper.complexity).sum::<usize>()
    }

    /// What is ruled out, in the order of the cells. A placed digit rules out
    /// the others of its cell.
    fn eliminations(&self, candidates: &Candidates) -> Vec<Candidate> {
        match self.hint.conclusion() {
            None => {
                let (net, closing) = self.targets[0];
                cycles::victims(candidates, &net.backwards(closing))
            }
            Some(CandidateLiteral { candidate, truth: Truth::IsNot }) => vec![candidate],
            Some(CandidateLiteral { candidate: Candidate { cell, digit }, truth: Truth::Is }) => {
                let others = candidates.marks(cell).without(digit).into_iter();
                others.map(|digit| Candidate { cell, digit }).collect()
            }
        }
    }

    fn reason(&self, geometry: &Geometry) -> Reason {
        let (net, target) = self.targets[0];
        match self.hint {
            ChainHint::Cycle { .. } => {
                let (mut web, _) = net.web([target]);
                // The last claim is the first again: this is what it follows from.
                if let Some(closing) = web.links.pop() {
                    web.links[0] = closing;
                }
                Reason::Loop(web.links)
            }
            ChainHint::Chain { .. } => {
                let (web, clash) = net.web([Net::ASSUMPTION, target]);
                Reason::Contradiction { web, clash }
            }
            ChainHint::Contradiction { .. } => {
                let (web, clash) = net.web([target, self.targets[1].1]);
                Reason::Contradiction { web, clash }
            }
            ChainHint::Cases { split, .. } => {
                let webs = self.targets.iter().map(|(net, target)| net.web([*target]).0).collect();
                Reason::Cases { cases: split.cases(geometry), webs }
            }
        }
    }
}
