//! Nested chains: cycles, X-chains and AICs that help inside of other chains.
//!
//! They are found in the position as the outer chain has left it, all of them, and
//! used from the easiest. What a chain removes has as parents the candidates that
//! the outer chain had removed before: those that made a pair of some cell or house
//! the chain passes.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::causes::LinkScope;
use super::cycles::{ClassicCycle, CycleSearch};
use super::hint::{HintRank, removals, sorted};
use super::links::ChainGraph;
use super::position::{ClassicPosition, HOUSE, PLACES_OF, bits, number};
use super::propagation::Propagation;
use super::shortest_chain::{assumptions, chain_rank, cycle_rank, is_promising, shortest, shortest_path};
use super::{ClassicMarks, helpers};
use crate::logic::techniques::chains::explainer::rule::LinkTypes;
use crate::logic::techniques::links::ChainLiteral;

/// The chains used as helpers, each once: two with the same literals in the same
/// order are the same.
#[derive(Default)]
pub(super) struct NestedChains {
    numbers: HashMap<Vec<u16>, u32>,
    claims: Vec<u32>,
}

impl NestedChains {
    /// The number of a chain, by the codes of its literals.
    pub(super) fn enter(&mut self, sequence: Vec<u16>, claims: u32) -> u32 {
        *self.numbers.entry(sequence).or_insert_with(|| {
            self.claims.push(claims);
            (self.claims.len() - 1) as u32
        })
    }

    /// The claims of some chains together.
    pub(super) fn claims(&self, chains: &[u32]) -> u32 {
        chains.iter().map(|&chain| self.claims[chain as usize]).sum()
    }
}

/// The candidates of the original position whose absence a chain needs.
pub(super) struct NeededRemovals<'a> {
    position: &'a ClassicPosition,
    work: &'a ClassicPosition,
    marks: ClassicMarks,
}

impl<'a> NeededRemovals<'a> {
    pub(super) fn new(position: &'a ClassicPosition, work: &'a ClassicPosition) -> Self {
        Self { position, work, marks: [0; 81] }
    }

    pub(super) fn add(&mut self, scope: LinkScope, (cell, digit): (usize, usize)) {
        match scope {
            LinkScope::Cell => self.marks[cell] |= self.position.cells[cell] & !self.work.cells[cell],
            LinkScope::House(house) => {
                let house = house as usize;
                let missing = self.position.places[digit][house] & !self.work.places[digit][house];
                bits(missing).for_each(|place| self.marks[HOUSE[house][place] as usize] |= 1 << digit);
            }
        }
    }

    /// The numbers of these candidates.
    pub(super) fn into_numbers(self) -> Vec<u16> {
        let cells = self.marks.into_iter().enumerate();
        cells.flat_map(|(cell, digits)| bits(digits).map(move |digit| number(cell, digit) as u16)).collect()
    }
}

/// A cycle or a chain in the position of a propagation.
enum NestedChain {
    Chain { types: LinkTypes, assumption: ChainLiteral },
    Cycle { types: LinkTypes, source: usize, pairs: Vec<(usize, usize)>, victims: Vec<(u8, u8)> },
}

/// Removes what cycles and chains in the position of a propagation remove. Returns
/// whether they do.
pub(super) fn help<const W: usize>(
    position: &ClassicPosition,
    propagation: &mut Propagation,
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    nested_chains: &mut NestedChains,
) -> bool {
    let before = propagation.offs.len();
    for (rank, hint) in &hints(graph, cycles) {
        let mut removals = match hint {
            NestedChain::Chain { assumption, .. } => {
                removals(graph.links.on_board(assumption.opposite()), &propagation.work.cells)
            }
            NestedChain::Cycle { victims, .. } => victims.clone(),
        };
        if propagation.are_gone(&removals) {
            continue;
        }
        let mut needs = NeededRemovals::new(position, &propagation.work);
        let sequence = match *hint {
            NestedChain::Chain { types, assumption } => chain_sequence(graph, types, assumption, &mut needs),
            NestedChain::Cycle { types, source, ref pairs, .. } => {
                cycle_sequence(graph, types, source, pairs, &mut needs)
            }
        };
        let needs = needs.into_numbers();
        let nested = nested_chains.enter(sequence, rank.complexity());
        helpers::remove(propagation, needs, Some(nested), &mut removals);
    }
    propagation.offs.len() > before
}

/// All chains, and the cycles that are easier than some chain, the easiest first.
/// Every victim of a cycle has a chain of its own, so a cycle worse than all of
/// these comes too late.
fn hints<const W: usize>(graph: &ChainGraph<W>, cycles: &mut CycleSearch) -> Vec<(HintRank, NestedChain)> {
    let mut hints = Vec::new();
    let mut worst: Option<HintRank> = None;
    for assumption in assumptions(graph) {
        let mut best: Option<HintRank> = None;
        for types in [LinkTypes::X, LinkTypes::Xy] {
            if let Some(claims) = shortest(&graph.links, types, assumption, |_| true) {
                let rank = chain_rank(types, assumption, claims);
                hints.push((rank, NestedChain::Chain { types, assumption }));
                best = best.filter(|best| *best < rank).or(Some(rank));
            }
        }
        if assumption.is_on() {
            worst = worst.filter(|worst| best.is_none_or(|best| *worst > best)).or(best);
        }
    }
    // With naked singles in the position a victim may have no chain of its own.
    let is_bounded = graph.refuted.without(&graph.links.starts).is_empty();
    for types in LinkTypes::ALL {
        let components = graph.reachability.components().iter();
        for component in components.filter(|component| is_promising(graph, component)) {
            for source in component.iter() {
                if !graph.links.starts_cycle(types, source) {
                    continue;
                }
                cycles.search(&graph.links, types, source, component, |cycle: ClassicCycle| {
                    let rank = cycle_rank(types, source, cycle.claims());
                    if is_bounded && worst.is_none_or(|worst| rank > worst) {
                        return ControlFlow::Break(());
                    }
                    let victims = cycle.victims(&graph.links);
                    if !victims.is_empty() {
                        let victims = victims.iter().map(|number| graph.links.candidates[number]).collect();
                        let pairs = cycle.pairs().collect();
                        hints.push((rank, NestedChain::Cycle { types, source, pairs, victims }));
                    }
                    ControlFlow::Continue(())
                });
            }
        }
    }
    sorted(hints)
}

/// The literals of a chain from its end to its start.
fn chain_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let links = &graph.links;
    let path = shortest_path(links, types, assumption);
    for step in path.windows(2) {
        if let [on, off] = *step
            && on.is_on()
        {
            let scope = links.strong_scope(types, off.node(), on.node());
            needs.add(scope, links.candidate(on.node()));
        }
    }
    path.into_iter().map(|literal| links.on_board(literal).index() as u16).collect()
}

/// The literals of a cycle from its end to its start. It is read in both directions;
/// read backwards, what was ruled out holds, and the house it was ruled out in is
/// taken for the reason.
fn cycle_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    source: usize,
    pairs: &[(usize, usize)],
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let links = &graph.links;
    let mut sequence = Vec::new();
    let mut after = source;
    for &(off, on) in pairs {
        needs.add(links.strong_scope(types, off, after), links.candidate(after));
        needs.add(weak_scope(links.candidate(on).0, links.candidate(off).0), links.candidate(off));
        for literal in [ChainLiteral::on(after), ChainLiteral::off(off)] {
            sequence.push(links.on_board(literal).index() as u16);
        }
        after = on;
    }
    sequence
}

/// The reason why a candidate rules out another: their cell, or the first house they
/// share.
fn weak_scope(cell: usize, other: usize) -> LinkScope {
    if cell == other {
        return LinkScope::Cell;
    }
    let shared = PLACES_OF[cell].into_iter().zip(PLACES_OF[other]).find(|(one, two)| one.house == two.house);
    LinkScope::House(shared.map_or(0, |(at, _)| at.house))
}
