//! Nested chains: chains that help inside other chains.
//!
//! All of them are found in the position that the outer chain has left, and used from the easiest
//! on. The parents of a candidate that a chain removes are candidates that the outer chain removed
//! before: those whose removal left a pair in some cell or house on the chain.
//!
//! The claims of chains from several cases are read back from the propagations in which they were
//! found, branch by branch.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::ClassicMarks;
use super::causes::{LinkScope, PropagationClash};
use super::cycles::{ClassicCycle, CycleSearch};
use super::forcing_chains::{CaseHint, Propagations};
use super::hint::{HintRank, removals, sorted};
use super::links::ChainGraph;
use super::position::{ClassicPosition, HOUSE, PLACES_OF, bits, cell_and_digit, number};
use super::propagation::Propagation;
use super::shortest_chain::{assumptions, chain_rank, shortest, shortest_path};
use crate::logic::techniques::chains::explainer::rule::{ChainKind, LinkTypes};
use crate::logic::techniques::links::ChainLiteral;

/// The chains used as helpers, without duplicates. Two chains with the same literals in the same
/// order are the same.
#[derive(Default)]
pub(super) struct NestedChains {
    numbers: HashMap<Vec<u16>, u32>,
    claims: Vec<u32>,
}

impl NestedChains {
    /// Returns the number of a chain, by the codes of its literals.
    fn enter(&mut self, sequence: Vec<u16>, claims: u32) -> u32 {
        *self.numbers.entry(sequence).or_insert_with(|| {
            self.claims.push(claims);
            (self.claims.len() - 1) as u32
        })
    }

    /// Removes a chain's eliminations from the position of a propagation, unless they are all gone.
    /// `trace` returns the literals of the chain and adds the removals that it needs.
    fn apply(
        &mut self,
        position: &ClassicPosition,
        propagation: &mut Propagation,
        rank: HintRank,
        removals: Vec<(u8, u8)>,
        trace: impl FnOnce(&mut NeededRemovals) -> Vec<u16>,
    ) {
        if propagation.are_gone(&removals) {
            return;
        }
        let mut needs = NeededRemovals { position, work: &propagation.work, marks: [0; 81] };
        let sequence = trace(&mut needs);
        let needs = needs.into_numbers();
        let nested = self.enter(sequence, rank.complexity);
        propagation.help(needs, Some(nested), removals);
    }

    /// Removes the candidates that cycles and chains eliminate in the position of a propagation.
    pub(super) fn apply_chains<const W: usize>(
        &mut self,
        position: &ClassicPosition,
        propagation: &mut Propagation,
        graph: &ChainGraph<W>,
        cycles: &mut CycleSearch,
    ) {
        for (rank, hint) in chain_hints(graph, cycles) {
            match hint {
                NestedChain::Chain { types, assumption } => {
                    let target = graph.on_board(assumption.opposite());
                    let removals = removals(target, &propagation.work.cells);
                    self.apply(position, propagation, rank, removals, |needs| {
                        chain_sequence(graph, types, assumption, needs)
                    });
                }
                NestedChain::Cycle { types, source, pairs, victims } => {
                    self.apply(position, propagation, rank, victims, |needs| {
                        cycle_sequence(graph, types, source, &pairs, needs)
                    });
                }
            }
        }
    }

    /// Removes the candidates that hints from cases eliminate. The hints were found in the position
    /// of the propagation as it was before.
    pub(super) fn apply_cases(
        &mut self,
        position: &ClassicPosition,
        propagation: &mut Propagation,
        propagations: &Propagations,
        hints: Vec<(HintRank, CaseHint)>,
    ) {
        for (rank, CaseHint { cases, target }) in hints {
            let removals = removals(target, &propagation.work.cells);
            let assumed = match cases.kind {
                ChainKind::Cell => Some(LinkScope::Cell),
                ChainKind::Region => Some(LinkScope::House(cases.house)),
                _ => None,
            };
            self.apply(position, propagation, rank, removals, |needs| {
                let mut trace = CaseTrace { needs, assumed, sequence: Vec::new() };
                for &source in cases.sources() {
                    let branch = propagations.of(source);
                    match (cases.kind, branch.clash) {
                        (ChainKind::Contradiction, Some(clash)) => trace.clash(branch, clash),
                        _ => trace.branch(branch, target),
                    }
                }
                trace.sequence
            });
        }
    }

    /// Returns the total number of claims of some chains.
    pub(super) fn claims(&self, chains: &[u32]) -> u32 {
        chains.iter().map(|&chain| self.claims[chain as usize]).sum()
    }
}

/// The candidates of the original position that must be removed for a chain to work.
struct NeededRemovals<'a> {
    position: &'a ClassicPosition,
    work: &'a ClassicPosition,
    marks: ClassicMarks,
}

impl NeededRemovals<'_> {
    fn add(&mut self, scope: LinkScope, (cell, digit): (usize, usize)) {
        match scope {
            LinkScope::Cell => self.marks[cell] |= self.position.cells[cell] & !self.work.cells[cell],
            LinkScope::House(house) => {
                let house = house as usize;
                let missing = self.position.places[digit][house] & !self.work.places[digit][house];
                bits(missing).for_each(|place| self.marks[HOUSE[house][place] as usize] |= 1 << digit);
            }
        }
    }

    /// Returns the numbers of these candidates.
    fn into_numbers(self) -> Vec<u16> {
        let cells = self.marks.into_iter().enumerate();
        cells.flat_map(|(cell, digits)| bits(digits).map(move |digit| number(cell, digit) as u16)).collect()
    }
}

/// A cycle or a chain in the position of a propagation.
enum NestedChain {
    Chain { types: LinkTypes, assumption: ChainLiteral },
    Cycle { types: LinkTypes, source: usize, pairs: Vec<(usize, usize)>, victims: Vec<(u8, u8)> },
}

/// Returns all chains, and the cycles that are easier than some chain, sorted by rank. Every
/// candidate that a cycle eliminates also has its own chain, so a cycle worse than all of these
/// comes too late.
fn chain_hints<const W: usize>(
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
) -> Vec<(HintRank, NestedChain)> {
    let mut hints = Vec::new();
    let mut worst: Option<HintRank> = None;
    for assumption in assumptions(graph) {
        let mut best: Option<HintRank> = None;
        for types in [LinkTypes::X, LinkTypes::Xy] {
            if let Some(claims) = shortest(graph, types, assumption, |_| true) {
                let rank = chain_rank(types, assumption, claims);
                hints.push((rank, NestedChain::Chain { types, assumption }));
                best = best.filter(|best| *best < rank).or(Some(rank));
            }
        }
        if assumption.is_on() {
            worst = worst.filter(|worst| best.is_none_or(|best| *worst > best)).or(best);
        }
    }
    // If the position has naked singles, such a candidate may have no chain of its own.
    let is_bounded = graph.refuted.without(&graph.starts).is_empty();
    cycles.each(&LinkTypes::ALL, graph, |cycle| {
        let rank = cycle.rank();
        if is_bounded && worst.is_none_or(|worst| rank > worst) {
            return ControlFlow::Break(());
        }
        let victims = cycle.victims(graph);
        if !victims.is_empty() {
            let ClassicCycle { types, source, .. } = cycle;
            hints.push((rank, NestedChain::Cycle { types, source, pairs: cycle.pairs().collect(), victims }));
        }
        ControlFlow::Continue(())
    });
    sorted(hints)
}

/// Returns the literals of a chain from its end to its start.
fn chain_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let path = shortest_path(graph, types, assumption);
    for step in path.windows(2) {
        if let [on, off] = *step
            && on.is_on()
        {
            let scope = graph.strong_scope(types, off.node(), on.node());
            needs.add(scope, graph.candidate(on.node()));
        }
    }
    path.into_iter().map(|literal| graph.on_board(literal).index() as u16).collect()
}

/// Returns the literals of a cycle from its end to its start. A cycle is valid in both directions.
/// Backwards, a candidate that was ruled out is true, and the house in which it was ruled out
/// counts as the reason.
fn cycle_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    source: usize,
    pairs: &[(usize, usize)],
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let mut sequence = Vec::new();
    let mut after = source;
    for &(off, on) in pairs {
        needs.add(graph.strong_scope(types, off, after), graph.candidate(after));
        needs.add(weak_scope(graph.candidate(on).0, graph.candidate(off).0), graph.candidate(off));
        for literal in [ChainLiteral::on(after), ChainLiteral::off(off)] {
            sequence.push(graph.on_board(literal).index() as u16);
        }
        after = on;
    }
    sequence
}

/// Returns the reason why a candidate rules out another: their cell, or the first house they share.
fn weak_scope(cell: usize, other: usize) -> LinkScope {
    if cell == other {
        return LinkScope::Cell;
    }
    let shared = PLACES_OF[cell].into_iter().zip(PLACES_OF[other]).find(|(one, two)| one.house == two.house);
    LinkScope::House(shared.map_or(0, |(at, _)| at.house))
}

/// Separates two branches in a sequence.
const BREAK: u16 = u16::MAX;

/// The claims of a hint, branch by branch, each from its end backwards.
struct CaseTrace<'a, 'b> {
    needs: &'a mut NeededRemovals<'b>,
    /// The cell or house that the assumptions cover completely.
    assumed: Option<LinkScope>,
    sequence: Vec<u16>,
}

impl CaseTrace<'_, '_> {
    fn branch(&mut self, propagation: &Propagation, target: ChainLiteral) {
        let start = self.sequence.len();
        self.push(start, target);
        self.parents(propagation, start, start);
        self.sequence.push(BREAK);
    }

    /// Adds both branches of a contradiction. The branch to the "on" comes first.
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

    /// Adds a claim unless the branch that begins at `start` already has it.
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
