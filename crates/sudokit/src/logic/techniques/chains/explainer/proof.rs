//! Proofs: ranked hints and steps, built from nets of claims.
//!
//! An argument is a hint together with the nets in which its claims were reached. The number of
//! claims that lead to its targets decides its difficulty. As webs, these claims are the reason of
//! its step.

use super::cycles;
use super::difficulty::ChainDifficulty;
use super::hint::{ChainHint, RankedHint};
use super::net::{Net, NodeId};
use crate::base::Candidate;
use crate::board::{Candidates, Geometry};
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::{Reason, Step, Truth};

/// A step, with the data needed to use it inside another chain.
#[derive(Clone, Debug)]
pub(super) struct ChainProof {
    pub(super) step: Step,
    /// The number of its claims; 0 for steps that are not chains.
    pub(super) complexity: usize,
    /// The claims, backwards from each target. Two chains with the same claims are the same.
    pub(super) claims: Vec<CandidateLiteral>,
}

/// A hint with the nets that prove it.
pub(super) struct ChainArgument<'a> {
    pub(super) hint: ChainHint,
    /// The end of each chain and its net. There is at least one.
    pub(super) targets: Vec<(&'a Net, NodeId)>,
}

impl ChainArgument<'_> {
    /// Returns the data needed to rank it.
    pub(super) fn ranked(&self, candidates: &Candidates) -> RankedHint {
        let complexity = self.complexity();
        RankedHint {
            hint: self.hint,
            difficulty: ChainDifficulty::new(self.hint.rule(), self.hint.kind(), complexity),
            complexity,
            eliminations: self.eliminations(candidates),
        }
    }

    /// Returns the step, with its whole reason.
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

    /// Returns the number of claims. Claims that several chains share count in each of them; nested
    /// chains count once.
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

    /// Returns the eliminated candidates, in cell order. A placed digit eliminates the others of
    /// its cell.
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
                // The last claim is the first again, so its link justifies the first.
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
