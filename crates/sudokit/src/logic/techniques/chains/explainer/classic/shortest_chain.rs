//! The shortest cycle or chain: X-cycles, nice loops, X-chains and AICs (Sudoku Explainer's rule
//! 21).
//!
//! The closure of the links shows which literals imply their opposites. Without any, there is
//! nothing to find. (A candidate that a cycle eliminates sees an "on" and an "off" of the cycle: if
//! it is true, it rules out the "on", and following the cycle backwards the "off" rules it out.)
//! Half of the shortest chain is enough to know its length: links read backwards are links, so the
//! chain meets its mirror image in the middle, at the first layer where some candidate has been
//! reached both on and off.

use std::ops::ControlFlow;

use super::ClassicMarks;
use super::cycles::CycleSearch;
use super::hint::{ClassicHint, HintRank, RankedHints};
use super::links::ChainGraph;
use crate::base::bits::Bits;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule, LinkTypes};
use crate::logic::techniques::links::ChainLiteral;

/// Returns the rank of a chain. The search goes by link types, then by candidates. For each
/// candidate it looks for cycles first, then for the chain from "on", then for the chain from
/// "off".
pub(super) fn chain_rank(types: LinkTypes, assumption: ChainLiteral, claims: u32) -> HintRank {
    let stage = if assumption.is_on() { 1 } else { 2 };
    let ordinal = (types as u32 * 1024 + assumption.node() as u32) * 4 + stage;
    HintRank::new(ChainRule::Simple, ChainKind::Chain(types), claims, ordinal)
}

/// Returns the assumptions that lead to their opposites, "on" assumptions first.
pub(super) fn assumptions<const W: usize>(graph: &ChainGraph<W>) -> impl Iterator<Item = ChainLiteral> {
    let ons = graph.refuted.and(&graph.starts);
    let offs = graph.proved.and(&graph.starts);
    ons.iter().map(ChainLiteral::on).chain(offs.iter().map(ChainLiteral::off))
}

/// Returns the winning cycle or chain of a position with these links.
pub(super) fn find<const W: usize>(
    passes: &[LinkTypes],
    graph: &ChainGraph<W>,
    cycles: &mut CycleSearch,
    marks: &ClassicMarks,
) -> Option<ClassicHint> {
    if graph.refuted.is_empty() && graph.proved.is_empty() {
        return None;
    }
    let mut best = RankedHints::best();
    // Links within cells alone form cycles, but no chains.
    for &types in passes.iter().filter(|&&types| types != LinkTypes::Y) {
        for assumption in assumptions(graph) {
            let rank = |claims| chain_rank(types, assumption, claims);
            if let Some(claims) = shortest(graph, types, assumption, |claims| best.wants(&rank(claims))) {
                let (rank, source) = (rank(claims), graph.on_board(assumption));
                let kind = (ChainRule::Simple, ChainKind::Chain(types));
                best.keep(rank, ClassicHint::new(kind, rank, [source, source.opposite()], marks));
            }
        }
    }
    cycles.each(passes, graph, |cycle| {
        let rank = cycle.rank();
        if !best.wants(&rank) {
            return ControlFlow::Break(());
        }
        let removals = cycle.victims(graph);
        if removals.is_empty() {
            return ControlFlow::Continue(());
        }
        let (rule, kind) = (ChainRule::Simple, ChainKind::Cycle(cycle.types));
        let source = graph.on_board(ChainLiteral::on(cycle.source));
        let target = graph.on_board(ChainLiteral::off(cycle.last_off.into()));
        best.keep(rank, ClassicHint { rule, kind, rank, source, target, house: 0, removals });
        ControlFlow::Break(())
    });
    best.hints.pop().map(|(_, hint)| hint)
}

/// Returns the number of claims of the shortest chain from an assumption to its opposite, as long
/// as `wins` accepts that many.
pub(super) fn shortest<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
    wins: impl Fn(u32) -> bool,
) -> Option<u32> {
    let mut layer = Bits::one(assumption.node());
    let mut is_on = assumption.is_on();
    // The false and the true candidates.
    let mut reached = [Bits::EMPTY; 2];
    reached[usize::from(is_on)] = layer;
    for middle in 1.. {
        if layer.is_empty() || !wins(2 * middle) {
            return None;
        }
        let mut next = Bits::EMPTY;
        if is_on {
            layer.iter().for_each(|on| next.add(graph.weak(types, on)));
        } else {
            for off in layer.and(&graph.rows.paired).iter() {
                graph.partners(types, off).for_each(|on| next.insert(on));
            }
        }
        is_on = !is_on;
        let known = &mut reached[usize::from(is_on)];
        layer = next.without(known);
        known.add(&layer);
        if reached[0].meets(&reached[1]) {
            return Some(2 * middle);
        }
    }
    None
}

/// Represents a missing parent.
const NONE: u16 = u16::MAX;

/// Returns the first of the shortest chains from an assumption to its opposite: its literals from
/// the end back to the assumption, or nothing if there is no chain. The search is breadth first and
/// enters every literal once.
pub(super) fn shortest_path<const W: usize>(
    graph: &ChainGraph<W>,
    types: LinkTypes,
    assumption: ChainLiteral,
) -> Vec<ChainLiteral> {
    let source = assumption.node();
    let mut parents = vec![NONE; 2 * graph.candidates.len()];
    let mut layer = vec![source as u16];
    let mut is_on = assumption.is_on();
    let mut new_ons = graph.rows.paired.or(&Bits::one(source));
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
                let entered = graph.weak(types, node as usize).and(&new_offs);
                graph.offs_in_order(types, node as usize, &entered, &mut |off| enter(ChainLiteral::off(off)));
                new_offs = new_offs.without(&entered);
            } else {
                for on in graph.partners(types, node as usize) {
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
