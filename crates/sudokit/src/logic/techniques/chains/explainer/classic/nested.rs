//! Chains that help inside of other chains.
//!
//! They are found on the board as the outer chain has left it, all of them, and
//! used from the easiest on. What a chain removes has as parents the candidates
//! the outer chain had removed before: those that made a pair of some cell or
//! house the chain goes through.

use std::ops::ControlFlow;

use super::causes::{LinkScope, mark};
use super::cycles::{ClassicCycle, CycleSearch};
use super::links::LinkTypes;
use super::nested_chains::{NeededRemovals, NestedChains, code};
use super::paths;
use super::position::{ClassicPosition, SEATS};
use super::propagation::Propagation;
use super::ranking::HintRank;
use super::reach::ChainGraph;
use super::shortest_chain::{SWEEPS, chain_rank, cycle_rank, promising, shortest};
use super::{Node, Side, helpers};

/// A hint of the static search on the board of a run.
enum NestedChain {
    Chain { sweep: LinkTypes, source: usize, side: Side },
    ClassicCycle { sweep: LinkTypes, source: usize, pairs: Vec<(usize, usize)>, victims: Vec<(u8, u8)> },
}

/// Removes what cycles and forcing chains on the board of a run remove. Says
/// whether they do.
pub(super) fn simple<const W: usize>(
    board: &ClassicPosition,
    run: &mut Propagation,
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    registry: &mut NestedChains,
) -> bool {
    let before = run.offs.len();
    for (rank, hint) in &simple_hints(graph, cycles) {
        let mut removals = match hint {
            NestedChain::Chain { source, side, .. } => {
                let (cell, digit) = graph.links.candidates[*source];
                Node { cell, digit, side: side.opposite() }.removals(&run.work.cells)
            }
            NestedChain::ClassicCycle { victims, .. } => victims.clone(),
        };
        if removals.iter().all(|&(cell, digit)| run.gone(mark(cell as usize, digit as usize))) {
            continue;
        }
        let mut needs = NeededRemovals::new(board, &run.work);
        let sequence = match *hint {
            NestedChain::Chain { sweep, source, side } => {
                chain_sequence(graph, sweep, source, side, &mut needs)
            }
            NestedChain::ClassicCycle { sweep, source, ref pairs, .. } => {
                cycle_sequence(graph, sweep, source, pairs, &mut needs)
            }
        };
        let needs = needs.into_marks();
        let nested = registry.enter(sequence, rank.complexity());
        helpers::remove(run, needs, Some(nested), &mut removals);
    }
    run.offs.len() > before
}

/// All chains, and the cycles that are easier than some chain, the easiest
/// first. Every victim of a cycle has a chain of its own, so a cycle worse than all
/// of these comes too late.
fn simple_hints<const W: usize>(
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
) -> Vec<(HintRank, NestedChain)> {
    let mut hints = Vec::new();
    let mut worst: Option<HintRank> = None;
    for (side, sources) in [(Side::On, &graph.refuted), (Side::Off, &graph.proved)] {
        for source in sources.and(&graph.links.starts).iter() {
            let mut best: Option<HintRank> = None;
            for sweep in [LinkTypes::X, LinkTypes::Xy] {
                if let Some(nodes) = shortest(&graph.links, sweep, source, side, |_| true) {
                    let rank = chain_rank(sweep, source, side, nodes);
                    hints.push((rank, NestedChain::Chain { sweep, source, side }));
                    best = best.filter(|best| *best < rank).or(Some(rank));
                }
            }
            if side == Side::On {
                worst = worst.filter(|worst| best.is_none_or(|best| *worst > best)).or(best);
            }
        }
    }
    // On a board with naked singles a victim may have no chain of its own.
    let bounded = graph.refuted.without(&graph.links.starts).is_empty();
    for sweep in SWEEPS {
        for knot in graph.reach.knots().iter().filter(|knot| promising(graph, knot)) {
            for source in knot.iter() {
                if !graph.links.starts_cycle(sweep, source) {
                    continue;
                }
                cycles.search(&graph.links, sweep, source, knot, |cycle: ClassicCycle| {
                    let rank = cycle_rank(sweep, source, cycle.nodes());
                    if bounded && worst.is_none_or(|worst| rank > worst) {
                        return ControlFlow::Break(());
                    }
                    let victims = cycle.victims(&graph.links);
                    if !victims.is_empty() {
                        let victims = victims.iter().map(|number| graph.links.candidates[number]).collect();
                        let pairs = cycle.pairs().collect();
                        hints.push((rank, NestedChain::ClassicCycle { sweep, source, pairs, victims }));
                    }
                    ControlFlow::Continue(())
                });
            }
        }
    }
    sorted(hints)
}

fn sorted<T>(mut hints: Vec<(HintRank, T)>) -> Vec<(HintRank, T)> {
    hints.sort_by(|(one, _), (other, _)| one.partial_cmp(other).expect("numbers are finite"));
    hints
}

/// The nodes of a chain from its end to its start.
fn chain_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    sweep: LinkTypes,
    source: usize,
    side: Side,
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let links = &graph.links;
    let path = paths::shortest(links, sweep, source, side);
    for step in path.windows(2) {
        if let [(on, Side::On), (off, Side::Off)] = *step {
            let (cell, digit) = links.candidate(on);
            needs.add(links.strong_scope(sweep, off, on), cell, digit);
        }
    }
    path.into_iter().map(|(number, side)| code(links.mark(number), side)).collect()
}

/// The nodes of a cycle from its end to its start. It is read in both directions;
/// read backwards, what was ruled out holds, and the house it was ruled out in is
/// taken for the reason.
fn cycle_sequence<const W: usize>(
    graph: &ChainGraph<W>,
    sweep: LinkTypes,
    source: usize,
    pairs: &[(usize, usize)],
    needs: &mut NeededRemovals,
) -> Vec<u16> {
    let links = &graph.links;
    let mut sequence = Vec::new();
    let mut after = source;
    for &(off, on) in pairs {
        let (cell, digit) = links.candidate(after);
        needs.add(links.strong_scope(sweep, off, after), cell, digit);
        let (cell, digit) = links.candidate(off);
        needs.add(weak_scope(links.candidate(on).0, cell), cell, digit);
        sequence.push(code(links.mark(after), Side::On));
        sequence.push(code(links.mark(off), Side::Off));
        after = on;
    }
    sequence
}

/// The reason why a candidate rules out another: their cell, or the first house
/// they share.
fn weak_scope(cell: usize, other: usize) -> LinkScope {
    if cell == other {
        return LinkScope::Cell;
    }
    let shared = SEATS[cell].into_iter().zip(SEATS[other]).find(|(one, two)| one.house == two.house);
    LinkScope::House(shared.map_or(0, |(seat, _)| seat.house))
}
