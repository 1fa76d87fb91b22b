//! Nested forcing chains: chains from several cases that help inside of other
//! chains. Their claims are read back from the propagations in which they were
//! found, branch by branch.

use super::causes::{LinkScope, PropagationClash};
use super::forcing_chains::{CaseHint, Propagations};
use super::helpers;
use super::hint::{HintRank, removals};
use super::nested_chains::{NeededRemovals, NestedChains};
use super::position::{ClassicPosition, cell_and_digit};
use super::propagation::Propagation;
use crate::logic::techniques::chains::explainer::rule::ChainKind;
use crate::logic::techniques::links::ChainLiteral;

/// Between two branches of a sequence.
const BREAK: u16 = u16::MAX;

/// Removes what hints from cases in the position of a propagation remove. Returns
/// whether they do.
pub(super) fn help(
    position: &ClassicPosition,
    propagation: &mut Propagation,
    work: &ClassicPosition,
    propagations: &Propagations,
    hints: &[(HintRank, CaseHint)],
    nested_chains: &mut NestedChains,
) -> bool {
    let before = propagation.offs.len();
    for (rank, CaseHint { cases, target }) in hints {
        let mut removals = removals(*target, &work.cells);
        if propagation.are_gone(&removals) {
            continue;
        }
        let assumed = match cases.kind {
            ChainKind::Cell => Some(LinkScope::Cell),
            ChainKind::Region => Some(LinkScope::House(cases.house)),
            _ => None,
        };
        let needs = NeededRemovals::new(position, work);
        let mut trace = CaseTrace { needs, assumed, sequence: Vec::new() };
        for &source in cases.sources() {
            let branch = propagations.of(source);
            match (cases.kind, branch.clash) {
                (ChainKind::Contradiction, Some(clash)) => trace.clash(branch, clash),
                _ => trace.branch(branch, *target),
            }
        }
        let nested = nested_chains.enter(trace.sequence, rank.complexity());
        helpers::remove(propagation, trace.needs.into_numbers(), Some(nested), &mut removals);
    }
    propagation.offs.len() > before
}

/// The claims of a hint, branch by branch, each from its end backwards.
struct CaseTrace<'a> {
    needs: NeededRemovals<'a>,
    /// Where the assumptions are all cases there are.
    assumed: Option<LinkScope>,
    sequence: Vec<u16>,
}

impl CaseTrace<'_> {
    fn branch(&mut self, propagation: &Propagation, target: ChainLiteral) {
        let start = self.sequence.len();
        self.push(start, target);
        self.parents(propagation, start, start);
        self.sequence.push(BREAK);
    }

    /// The branch to what holds comes first.
    fn clash(&mut self, propagation: &Propagation, clash: PropagationClash) {
        let claim = clash.new_claim();
        if !claim.is_on() {
            self.branch(propagation, claim.opposite());
        }
        let start = self.sequence.len();
        self.push(start, claim);
        if let PropagationClash::On { cause, .. } = clash {
            self.needs.add(cause.scope, cell_and_digit(claim.node()));
        }
        clash.parents(&mut |parent| self.push(start, parent));
        self.parents(propagation, start, start + 1);
        self.sequence.push(BREAK);
        if claim.is_on() {
            self.branch(propagation, claim.opposite());
        }
    }

    /// Adds a claim unless the branch that begins at `start` has it.
    fn push(&mut self, start: usize, claim: ChainLiteral) {
        let code = claim.index() as u16;
        if !self.sequence[start..].contains(&code) {
            self.sequence.push(code);
        }
    }

    /// Adds the ancestors of the claims from `next` on.
    fn parents(&mut self, propagation: &Propagation, start: usize, mut next: usize) {
        while let Some(&code) = self.sequence.get(next) {
            next += 1;
            let claim = ChainLiteral::from_index(code.into());
            if claim.is_on() {
                let cause = propagation.leftover(claim.node());
                if let Some(scope) = cause.map_or(self.assumed, |cause| Some(cause.scope)) {
                    self.needs.add(scope, cell_and_digit(claim.node()));
                }
            }
            propagation.parents(claim, &mut |parent| self.push(start, parent));
        }
    }
}
