//! Cycles and forcing chains without side effects (rule 21).
//!
//! A candidate whose presence implies its absence, or the other way round, is
//! known from the reach sets; without one there is nothing to find. (A cycle's
//! victim sees an "on" and an "off" of the cycle: placed, it forbids the one,
//! and following the cycle backwards the other forbids it.) The length of its
//! shortest chain comes from half of it: links read backwards are links, so the
//! chain meets its mirror image in the middle, at the first layer where some
//! candidate has been reached both on and off.

use std::ops::ControlFlow;

use super::cycles::{ClassicCycle, CycleSearch};
use super::links::{ClassicLinks, LinkTypes};
use super::ranking::{BestHint, HintRank, HintSink};
use super::reach::ChainGraph;
use super::{ClassicHint, ClassicMarks, Kind, Node, Side};
use crate::base::bits::Bits;

pub(super) const SWEEPS: [LinkTypes; 3] = [LinkTypes::X, LinkTypes::Y, LinkTypes::Xy];

/// The place of a hint in the order of the search: sweeps, candidates, and for
/// each its cycles, its chain from "on", its chain from "off".
fn ordinal(sweep: LinkTypes, number: usize, stage: u32) -> u32 {
    (sweep as u32 * 1024 + number as u32) * 4 + stage
}

pub(super) fn cycle_kind(sweep: LinkTypes) -> (Kind, f64) {
    match sweep {
        LinkTypes::X => (Kind::XCycle, 6.5),
        LinkTypes::Y => (Kind::YCycle, 6.5),
        LinkTypes::Xy => (Kind::XyCycle, 7.0),
    }
}

pub(super) fn chain_kind(sweep: LinkTypes) -> (Kind, f64) {
    match sweep {
        LinkTypes::X => (Kind::XChain, 6.6),
        LinkTypes::Y | LinkTypes::Xy => (Kind::XyChain, 7.0),
    }
}

pub(super) fn cycle_rank(sweep: LinkTypes, source: usize, nodes: u32) -> HintRank {
    let (kind, base) = cycle_kind(sweep);
    HintRank::new(base, nodes, kind, ordinal(sweep, source, 0))
}

pub(super) fn chain_rank(sweep: LinkTypes, source: usize, side: Side, nodes: u32) -> HintRank {
    let (kind, base) = chain_kind(sweep);
    HintRank::new(base, nodes, kind, ordinal(sweep, source, if side == Side::On { 1 } else { 2 }))
}

/// The winning cycle or chain of a position.
pub(super) fn find<const W: usize>(
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    marks: &ClassicMarks,
) -> Option<ClassicHint> {
    if graph.refuted.is_empty() && graph.proved.is_empty() {
        return None;
    }
    let mut best = BestHint(None);
    for sweep in [LinkTypes::X, LinkTypes::Xy] {
        for (side, sources) in [(Side::On, &graph.refuted), (Side::Off, &graph.proved)] {
            for source in sources.and(&graph.links.starts).iter() {
                offer_chain(graph, sweep, source, side, marks, &mut best);
            }
        }
    }
    for sweep in SWEEPS {
        for knot in graph.reach.knots() {
            if !promising(graph, knot) {
                continue;
            }
            for source in knot.iter() {
                offer_cycle(graph, cycles, sweep, source, knot, &mut best);
            }
        }
    }
    best.0.map(|(_, found)| found)
}

fn offer_chain<const W: usize>(
    graph: &ChainGraph<W>,
    sweep: LinkTypes,
    source: usize,
    side: Side,
    marks: &ClassicMarks,
    best: &mut BestHint<ClassicHint>,
) {
    let wins = |nodes| best.wants(&chain_rank(sweep, source, side, nodes));
    let Some(nodes) = shortest(&graph.links, sweep, source, side, wins) else {
        return;
    };
    let rank = chain_rank(sweep, source, side, nodes);
    let (cell, digit) = graph.links.candidates[source];
    let source = Node { cell, digit, side };
    best.keep(rank, ClassicHint::new(&rank, chain_kind(sweep).0, source, source.opposite(), marks));
}

fn offer_cycle<const W: usize>(
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    sweep: LinkTypes,
    source: usize,
    knot: &Bits<W>,
    best: &mut BestHint<ClassicHint>,
) {
    if !graph.links.starts_cycle(sweep, source) {
        return;
    }
    cycles.search(&graph.links, sweep, source, knot, |cycle: ClassicCycle| {
        let rank = cycle_rank(sweep, source, cycle.nodes());
        if !best.wants(&rank) {
            return ControlFlow::Break(());
        }
        let victims = cycle.victims(&graph.links);
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let node = |number, side| {
            let (cell, digit) = graph.links.candidates[number];
            Node { cell, digit, side }
        };
        let found = ClassicHint {
            difficulty: rank.difficulty(),
            complexity: rank.complexity(),
            kind: cycle_kind(sweep).0,
            source: node(source, Side::On),
            target: node(cycle.last_off(), Side::Off),
            placement: None,
            removals: victims.iter().map(|number| graph.links.candidates[number]).collect(),
        };
        best.keep(rank, found);
        ControlFlow::Break(())
    });
}

/// Whether a cycle through this knot could remove anything.
pub(super) fn promising<const W: usize>(graph: &ChainGraph<W>, knot: &Bits<W>) -> bool {
    if !knot.several() {
        return false;
    }
    let (mut seen_by_on, mut seen_by_off, mut offs) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
    for on in knot.iter() {
        seen_by_on.add(graph.links.same_digit(on));
        offs.add(graph.links.strong(on));
    }
    offs.iter().for_each(|off| seen_by_off.add(graph.links.same_digit(off)));
    seen_by_on.and(&seen_by_off).meets(&graph.refuted)
}

/// The number of nodes of the shortest chain from a candidate to its opposite,
/// as long as `wins` says that so many could still win.
pub(super) fn shortest<const W: usize>(
    links: &ClassicLinks<W>,
    sweep: LinkTypes,
    source: usize,
    side: Side,
    wins: impl Fn(u32) -> bool,
) -> Option<u32> {
    let (mut ons, mut offs) = (Bits::EMPTY, Bits::EMPTY);
    let mut layer = Bits::one(source);
    let mut layer_side = side;
    match side {
        Side::On => ons = layer,
        Side::Off => offs = layer,
    }
    for middle in 1.. {
        if layer.is_empty() || !wins(2 * middle) {
            return None;
        }
        let mut next = Bits::EMPTY;
        match layer_side {
            Side::On => {
                layer.iter().for_each(|on| next.add(links.weak(sweep, on)));
                layer = next.without(&offs);
                offs.add(&layer);
            }
            Side::Off => {
                for off in layer.and(&links.paired).iter() {
                    links.partners(sweep, off).for_each(|on| next.insert(on));
                }
                layer = next.without(&ons);
                ons.add(&layer);
            }
        }
        if ons.meets(&offs) {
            return Some(2 * middle);
        }
        layer_side = layer_side.opposite();
    }
    None
}
