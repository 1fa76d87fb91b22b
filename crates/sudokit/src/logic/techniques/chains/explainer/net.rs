//! Claims and the claims they follow from, in the order of discovery.
//!
//! When a claim is reached, it gets a number larger than those of its parents. So the ancestors of
//! a claim, sorted by number, form a [`Web`] that can be read from its assumption to its
//! conclusion.

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
    /// The claim is assumed.
    Assumed,
    /// It follows within its cell.
    Cell,
    /// It follows within the house with this number.
    House(usize),
    /// The helper's step with this number in the net rules it out.
    Helper(usize),
}

#[derive(Clone, Debug)]
struct NetNode {
    claim: CandidateLiteral,
    why: ClaimReason,
    /// The range of its parents in the list of all parents.
    parents: Range<usize>,
    /// The number of parents, from the first, that count for the difficulty.
    counted: usize,
}

/// The parents to follow backwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parents {
    /// All parents that the proof needs.
    All,
    /// Only the parents that Sudoku Explainer counts.
    Counted,
}

/// An assumption and all claims reached from it.
#[derive(Clone, Debug)]
pub(super) struct Net {
    geometry: Geometry,
    nodes: Vec<NetNode>,
    parents: Vec<NodeId>,
    helpers: Vec<ChainProof>,
    /// For each claim, its number plus one, or zero if it has not been reached.
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

    /// Adds a claim, unless it is already there.
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

    /// Adds a claim that `find` must not return: one that is reached several times, or that
    /// contradicts another.
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

    /// Adds parents to the newest claim. The proof needs them, but the difficulty does not count
    /// them.
    pub(super) fn add_uncounted(&mut self, parents: impl IntoIterator<Item = NodeId>) {
        self.parents.extend(parents);
        let end = self.parents.len();
        self.nodes.last_mut().expect("a net has an assumption").parents.end = end;
    }

    /// Stores a helper's step, for [`ClaimReason::Helper`].
    pub(super) fn keep(&mut self, helper: ChainProof) -> ClaimReason {
        self.helpers.push(helper);
        ClaimReason::Helper(self.helpers.len() - 1)
    }

    pub(super) fn find(&self, claim: CandidateLiteral) -> Option<NodeId> {
        self.numbers[self.place(claim)].checked_sub(1).map(|id| id as NodeId)
    }

    /// Returns the numbers of the claims that rule these candidates out.
    pub(super) fn denials(&self, candidates: impl IntoIterator<Item = Candidate>) -> Vec<NodeId> {
        candidates
            .into_iter()
            .filter_map(|candidate| self.find(CandidateLiteral::is_not(candidate)))
            .collect()
    }

    /// Returns the number of claims.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn claim(&self, id: NodeId) -> CandidateLiteral {
        self.nodes[id].claim
    }

    /// Returns the claims with this truth that were reached, in order.
    pub(super) fn reached(&self, truth: Truth) -> impl Iterator<Item = CandidateLiteral> + '_ {
        let claims = self.nodes.iter().enumerate().map(|(id, node)| (id, node.claim));
        let claims = claims.filter(move |(_, claim)| claim.truth == truth);
        claims.filter(|&(id, claim)| self.find(claim) == Some(id)).map(|(_, claim)| claim)
    }

    /// Returns the number of the first claim with this truth, starting at `from`.
    pub(super) fn next(&self, truth: Truth, from: NodeId) -> Option<NodeId> {
        (from..self.nodes.len()).find(|&id| self.nodes[id].claim.truth == truth)
    }

    /// Whether the chain of first parents that ends in `id` contains this claim.
    pub(super) fn chain_has(&self, id: NodeId, claim: CandidateLiteral) -> bool {
        let parent = |&id: &NodeId| self.parents[self.nodes[id].parents.clone()].first().copied();
        std::iter::successors(Some(id), parent).any(|id| self.claim(id) == claim)
    }

    /// Returns the claims that count on the way to this one, including itself.
    pub(super) fn counted(&self, target: NodeId) -> Vec<NodeId> {
        self.ancestors(&[target], Parents::Counted)
    }

    /// Returns the helper's step that ruled out the candidate of this claim.
    pub(super) fn helper(&self, id: NodeId) -> Option<&ChainProof> {
        match self.nodes[id].why {
            ClaimReason::Helper(number) => Some(&self.helpers[number]),
            _ => None,
        }
    }

    /// Returns the claims that lead to this one, from it back to the assumption.
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

    /// Returns everything that leads to these claims, as a web, and their positions in it.
    pub(super) fn web<const N: usize>(&self, targets: [NodeId; N]) -> (Web, [usize; N]) {
        let ancestors = self.ancestors(&targets, Parents::All);
        let position = |id: NodeId| ancestors.binary_search(&id).expect("the list contains all ancestors");
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

    /// Returns these claims and all their ancestors, in order.
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
