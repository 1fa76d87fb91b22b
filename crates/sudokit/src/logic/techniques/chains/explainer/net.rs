//! Claims and what they follow from, as they are found.
//!
//! Every claim gets a number when it is reached, larger than those of its
//! parents. So the ancestors of a claim, in the order of their numbers, are a
//! [`Web`] that can be read from its assumption to its conclusion.

use std::ops::Range;

use super::proof::ChainProof;
use crate::base::Candidate;
use crate::board::Geometry;
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::{Because, Link, Truth, Web};

/// The number of a claim in its net.
pub(super) type NodeId = usize;

/// Why a claim follows from its parents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ClaimReason {
    /// It is assumed.
    Assumed,
    /// Of the cell.
    Cell,
    /// Of the house of this number.
    House(usize),
    /// A helper's step rules it out: the one of this number in the net.
    Helper(usize),
}

#[derive(Clone, Debug)]
struct NetNode {
    claim: CandidateLiteral,
    why: ClaimReason,
    /// Where its parents are in the list of all.
    parents: Range<usize>,
    /// How many of the parents, from the first, count for the difficulty.
    counted: usize,
}

/// Which parents to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parents {
    /// Those that the proof needs.
    All,
    /// Those that Sudoku Explainer counts.
    Counted,
}

/// An assumption and all that was reached from it.
#[derive(Clone, Debug)]
pub(super) struct Net {
    geometry: Geometry,
    nodes: Vec<NetNode>,
    parents: Vec<NodeId>,
    helpers: Vec<ChainProof>,
    /// For each claim, its number and one more, or zero if it is not reached.
    numbers: Vec<u32>,
}

impl Net {
    pub(super) const ASSUMPTION: NodeId = 0;

    pub(super) fn new(geometry: &Geometry, assumption: CandidateLiteral) -> Self {
        let mut net = Self {
            geometry: geometry.clone(),
            nodes: Vec::new(),
            parents: Vec::new(),
            helpers: Vec::new(),
            numbers: vec![0; 2 * geometry.len() * geometry.side()],
        };
        net.reach(assumption, ClaimReason::Assumed, []);
        net
    }

    /// Adds a claim, unless it is there already.
    pub(super) fn reach(
        &mut self,
        claim: CandidateLiteral,
        why: ClaimReason,
        parents: impl IntoIterator<Item = NodeId>,
    ) -> Option<NodeId> {
        if self.find(claim).is_some() {
            return None;
        }
        let id = self.add(claim, why, parents);
        let place = self.place(claim);
        self.numbers[place] = id as u32 + 1;
        Some(id)
    }

    /// Adds a claim that is not to be found afterwards: one that is reached
    /// several times, or that clashes.
    pub(super) fn add(
        &mut self,
        claim: CandidateLiteral,
        why: ClaimReason,
        parents: impl IntoIterator<Item = NodeId>,
    ) -> NodeId {
        let first = self.parents.len();
        self.parents.extend(parents);
        let parents = first..self.parents.len();
        self.nodes.push(NetNode { claim, why, counted: parents.len(), parents });
        self.nodes.len() - 1
    }

    /// Adds parents to the newest claim that the proof needs but the
    /// difficulty does not count.
    pub(super) fn add_uncounted(&mut self, parents: impl IntoIterator<Item = NodeId>) {
        self.parents.extend(parents);
        let end = self.parents.len();
        self.nodes.last_mut().expect("a net has an assumption").parents.end = end;
    }

    /// Remembers a helper's step, for [`ClaimReason::Helper`].
    pub(super) fn keep(&mut self, helper: ChainProof) -> ClaimReason {
        self.helpers.push(helper);
        ClaimReason::Helper(self.helpers.len() - 1)
    }

    pub(super) fn find(&self, claim: CandidateLiteral) -> Option<NodeId> {
        self.numbers[self.place(claim)].checked_sub(1).map(|id| id as NodeId)
    }

    /// The numbers of claims that rule these candidates out.
    pub(super) fn denials(&self, candidates: impl IntoIterator<Item = Candidate>) -> Vec<NodeId> {
        candidates
            .into_iter()
            .filter_map(|candidate| self.find(CandidateLiteral::is_not(candidate)))
            .collect()
    }

    /// How many claims there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn claim(&self, id: NodeId) -> CandidateLiteral {
        self.nodes[id].claim
    }

    /// What was reached, in order.
    pub(super) fn reached(&self, truth: Truth) -> impl Iterator<Item = CandidateLiteral> + '_ {
        let claims = self.nodes.iter().enumerate().map(|(id, node)| (id, node.claim));
        let claims = claims.filter(move |(_, claim)| claim.truth == truth);
        claims.filter(|&(id, claim)| self.find(claim) == Some(id)).map(|(_, claim)| claim)
    }

    /// The number of the first claim from this one on that has this truth.
    pub(super) fn next(&self, truth: Truth, from: NodeId) -> Option<NodeId> {
        (from..self.nodes.len()).find(|&id| self.nodes[id].claim.truth == truth)
    }

    /// Whether the chain of first parents that ends in `id` has this claim.
    pub(super) fn chain_has(&self, id: NodeId, claim: CandidateLiteral) -> bool {
        let parent = |&id: &NodeId| self.parents[self.nodes[id].parents.clone()].first().copied();
        std::iter::successors(Some(id), parent).any(|id| self.claim(id) == claim)
    }

    /// The claims that count on the way to this one, with itself.
    pub(super) fn counted(&self, target: NodeId) -> Vec<NodeId> {
        self.ancestors(&[target], Parents::Counted)
    }

    /// The step by which a helper ruled out what this claim denies.
    pub(super) fn helper(&self, id: NodeId) -> Option<&ChainProof> {
        match self.nodes[id].why {
            ClaimReason::Helper(number) => Some(&self.helpers[number]),
            _ => None,
        }
    }

    /// The claims that lead to this one, from it back to the assumption.
    pub(super) fn backwards(&self, target: NodeId) -> Vec<CandidateLiteral> {
        let mut queue = vec![target];
        let mut done = 0;
        while let Some(&id) = queue.get(done) {
            done += 1;
            for parent in self.parents_of(id, Parents::Counted) {
                if !queue.contains(parent) {
                    queue.push(*parent);
                }
            }
        }
        queue.into_iter().map(|id| self.claim(id)).collect()
    }

    /// Everything that leads to these claims, as a web, and where they are in it.
    pub(super) fn web<const N: usize>(&self, targets: [NodeId; N]) -> (Web, [usize; N]) {
        let ancestors = self.ancestors(&targets, Parents::All);
        let position = |id: NodeId| ancestors.binary_search(&id).expect("ancestors are closed");
        let link = |&id: &NodeId| Link {
            claim: self.claim(id).into(),
            because: self.because(self.nodes[id].why),
            from: self.parents_of(id, Parents::All).iter().map(|&parent| position(parent)).collect(),
        };
        (Web { links: ancestors.iter().map(link).collect() }, targets.map(position))
    }

    fn because(&self, why: ClaimReason) -> Because {
        match why {
            ClaimReason::Assumed => Because::Assumed,
            ClaimReason::Cell => Because::Cell,
            ClaimReason::House(house) => Because::House(self.geometry.house(house).0),
            ClaimReason::Helper(number) => Because::Step(Box::new(self.helpers[number].step.clone())),
        }
    }

    /// These claims and all before them, in order.
    fn ancestors(&self, targets: &[NodeId], which: Parents) -> Vec<NodeId> {
        let last = targets.iter().max().copied().unwrap_or_default();
        let mut is_ancestor = vec![false; last + 1];
        for &target in targets {
            is_ancestor[target] = true;
        }
        for id in (0..=last).rev() {
            if is_ancestor[id] {
                for &parent in self.parents_of(id, which) {
                    is_ancestor[parent] = true;
                }
            }
        }
        (0..=last).filter(|&id| is_ancestor[id]).collect()
    }

    fn parents_of(&self, id: NodeId, which: Parents) -> &[NodeId] {
        let NetNode { parents, counted, .. } = &self.nodes[id];
        let parents = &self.parents[parents.clone()];
        match which {
            Parents::All => parents,
            Parents::Counted => &parents[..*counted],
        }
    }

    fn place(&self, claim: CandidateLiteral) -> usize {
        let Candidate { cell, digit } = claim.candidate;
        2 * (cell.index() * self.geometry.side() + digit.index()) + usize::from(claim.truth == Truth::IsNot)
    }
}
