//! The shortest cycle or chain without side effects: X-cycles, nice loops, X-chains
//! and AICs (Sudoku Explainer's rule 21).
//!
//! A candidate whose presence implies its absence, or the other way round, is known
//! from the closure of the links; without one there is nothing to find. (A cycle's
//! victim sees an "on" and an "off" of the cycle: placed, it forbids the one, and
//! following the cycle backwards the other forbids it.) The length of its shortest
//! chain comes from half of it: links read backwards are links, so the chain meets
//! its mirror image in the middle, at the first layer where some candidate has been
//! reached both on and off.

use std::ops::ControlFlow;

use super::ClassicMarks;
use super::cycles::{ClassicCycle, CycleSearch};
use super::hint::{BestHint, ClassicHint, HintRank, HintSink, removals};
use super::links::{ChainGraph, ClassicLinks};
use crate::base::bits::Bits;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule, LinkTypes};
use crate::logic::techniques::links::ChainLiteral;

/// The rank of a cycle or chain. The search goes by link types, by candidates, and
/// for each by cycles, the chain from "on", the chain from "off".
fn rank(kind: ChainKind, types: LinkTypes, source: usize, stage: u32, claims: u32) -> HintRank {
    let ordinal = (types as u32 * 1024 + source as u32) * 4 + stage;
    HintRank::new(ChainRule::Simple, kind, claims, ordinal)
}

pub(super) fn cycle_rank(types: LinkTypes, source: usize, claims: u32) -> HintRank {
    rank(ChainKind::Cycle(types), types, source, 0, claims)
}

pub(super) fn chain_rank(types: LinkTypes, assumption: ChainLiteral, claims: u32) -> HintRank {
    let stage = if assumption.is_on() { 1 } else { 2 };
    rank(ChainKind::Chain(types), types, assumption.node(), stage, claims)
}

/// The assumptions that lead to their opposites, those that something holds first.
pub(super) fn assumptions<const W: usize>(graph: &ChainGraph<W>) -> impl Iterator<Item = ChainLiteral> {
    let ons = graph.refuted.and(&graph.links.starts);
    let offs = graph.proved.and(&graph.links.starts);
    ons.iter().map(ChainLiteral::on).chain(offs.iter().map(ChainLiteral::off))
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
    for types in [LinkTypes::X, LinkTypes::Xy] {
        for assumption in assumptions(graph) {
            offer_chain(graph, types, assumption, marks, &mut best);
        }
    }
    for types in LinkTypes::ALL {
        for component in graph.reachability.components() {
            if !is_promising(graph, component) {
                continue;
            }
            for source in component.iter() {
                offer_cycle(graph, cycles, types, source, component, &mut best);
            }
        }
    }
    best.0.map(|(_, hint)| hint)
}

fn offer_chain<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
    marks: &ClassicMarks,
    best: &mut BestHint<ClassicHint>,
) {
    let wins = |claims| best.wants(&chain_rank(types, assumption, claims));
    let Some(claims) = shortest(&graph.links, types, assumption, wins) else {
        return;
    };
    let rank = chain_rank(types, assumption, claims);
    let source = graph.links.on_board(assumption);
    let target = source.opposite();
    let (rule, kind) = (ChainRule::Simple, ChainKind::Chain(types));
    best.keep(
        rank,
        ClassicHint { rule, kind, rank, source, target, house: 0, removals: removals(target, marks) },
    );
}

fn offer_cycle<const W: usize>(
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    types: LinkTypes,
    source: usize,
    component: &Bits<W>,
    best: &mut BestHint<ClassicHint>,
) {
    if !graph.links.starts_cycle(types, source) {
        return;
    }
    cycles.search(&graph.links, types, source, component, |cycle: ClassicCycle| {
        let rank = cycle_rank(types, source, cycle.claims());
        if !best.wants(&rank) {
            return ControlFlow::Break(());
        }
        let victims = cycle.victims(&graph.links);
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let hint = ClassicHint {
            rule: ChainRule::Simple,
            kind: ChainKind::Cycle(types),
            rank,
            source: graph.links.on_board(ChainLiteral::on(source)),
            target: graph.links.on_board(ChainLiteral::off(cycle.last_off())),
            house: 0,
            removals: victims.iter().map(|number| graph.links.candidates[number]).collect(),
        };
        best.keep(rank, hint);
        ControlFlow::Break(())
    });
}

/// Whether a cycle through this component could remove anything.
pub(super) fn is_promising<const W: usize>(graph: &ChainGraph<W>, component: &Bits<W>) -> bool {
    if !component.several() {
        return false;
    }
    let (mut seen_by_on, mut seen_by_off, mut offs) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
    for on in component.iter() {
        seen_by_on.add(graph.links.same_digit(on));
        offs.add(graph.links.strong(on));
    }
    offs.iter().for_each(|off| seen_by_off.add(graph.links.same_digit(off)));
    seen_by_on.and(&seen_by_off).meets(&graph.refuted)
}

/// The number of claims of the shortest chain from an assumption to its opposite,
/// as long as `wins` says that this many could still win.
pub(super) fn shortest<const W: usize>(
    links: &ClassicLinks<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
    wins: impl Fn(u32) -> bool,
) -> Option<u32> {
    let (mut ons, mut offs) = (Bits::EMPTY, Bits::EMPTY);
    let mut layer = Bits::one(assumption.node());
    let mut is_on = assumption.is_on();
    if is_on {
        ons = layer;
    } else {
        offs = layer;
    }
    for middle in 1.. {
        if layer.is_empty() || !wins(2 * middle) {
            return None;
        }
        let mut next = Bits::EMPTY;
        if is_on {
            layer.iter().for_each(|on| next.add(links.weak(types, on)));
            layer = next.without(&offs);
            offs.add(&layer);
        } else {
            for off in layer.and(&links.rows.paired).iter() {
                links.partners(types, off).for_each(|on| next.insert(on));
            }
            layer = next.without(&ons);
            ons.add(&layer);
        }
        if ons.meets(&offs) {
            return Some(2 * middle);
        }
        is_on = !is_on;
    }
    None
}

/// No parent.
const NONE: u16 = u16::MAX;

/// The first of the shortest chains from an assumption to its opposite: its
/// literals from the end back to the assumption, or nothing if there is no chain.
/// The search is breadth first and enters every literal once.
pub(super) fn shortest_path<const W: usize>(
    links: &ClassicLinks<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
) -> Vec<ChainLiteral> {
    let source = assumption.node();
    let mut parents = vec![NONE; 2 * links.len()];
    let mut layer = vec![source as u16];
    let mut is_on = assumption.is_on();
    let mut new_ons = links.rows.paired.or(&Bits::one(source));
    let mut new_offs = new_ons;
    if is_on {
        new_ons.remove(source);
    } else {
        new_offs.remove(source);
    }
    while !layer.is_empty() {
        let mut next = Vec::new();
        for &node in &layer {
            let mut enter = |reached: ChainLiteral| {
                parents[reached.index()] = node;
                next.push(reached.node() as u16);
            };
            if is_on {
                let entered = links.weak(types, node as usize).and(&new_offs);
                links.offs_in_order(types, node as usize, &entered, &mut |off| enter(ChainLiteral::off(off)));
                new_offs = new_offs.without(&entered);
            } else {
                for on in links.partners(types, node as usize) {
                    if new_ons.contains(on) {
                        new_ons.remove(on);
                        enter(ChainLiteral::on(on));
                    }
                }
            }
        }
        is_on = !is_on;
        if is_on != assumption.is_on() && parents[assumption.opposite().index()] != NONE {
            let parent = |&literal: &ChainLiteral| {
                let parent =
                    || ChainLiteral::new(parents[literal.index()] as usize, literal.opposite().truth());
                (literal != assumption).then(parent)
            };
            return std::iter::successors(Some(assumption.opposite()), parent).collect();
        }
        layer = next;
    }
    Vec::new()
}
