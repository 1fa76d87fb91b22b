//! Cycles (continuous nice loops): chains that lead back to their start.
//!
//! The search is breadth first. Each "on" is entered once, from the first "off" that makes it true.
//! An "off" may be passed again from every "on" that rules it out, except from those it led to.
//! Every "off" that leads back to the start closes a cycle. Only candidates of the start's own
//! strongly connected component can be on a cycle or on the way to one, so no others are visited.

use std::ops::ControlFlow;

use super::hint::HintRank;
use super::links::ChainGraph;
use crate::base::bits::Bits;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule, LinkTypes};

/// An "on" of the search, the "off" before it, and the step of the "on" before that.
#[derive(Clone, Copy)]
struct CycleStep {
    on: u16,
    off: u16,
    before: u16,
}

/// The search's buffers, kept for reuse.
#[derive(Default)]
pub(super) struct CycleSearch {
    steps: Vec<CycleStep>,
    /// The "offs" of a layer, each with the step that rules it out.
    offs: Vec<(u16, u16)>,
}

/// A closed chain: the steps back from the last "on" to the start.
#[derive(Clone, Copy)]
pub(super) struct ClassicCycle<'a> {
    pub(super) types: LinkTypes,
    pub(super) source: usize,
    steps: &'a [CycleStep],
    last: u16,
    pub(super) last_off: u16,
    layers: u32,
}

impl ClassicCycle<'_> {
    pub(super) fn rank(&self) -> HintRank {
        let ordinal = (self.types as u32 * 1024 + self.source as u32) * 4;
        HintRank::new(ChainRule::Simple, ChainKind::Cycle(self.types), 2 * self.layers, ordinal)
    }

    /// Returns the candidates on the way back: each "off" with the "on" that rules it out.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let mut next = Some((self.last_off, self.last));
        std::iter::from_fn(move || {
            let (off, at) = next?;
            let step = self.steps[at as usize];
            next = (at != 0).then_some((step.off, step.before));
            Some((off as usize, step.on as usize))
        })
    }

    /// Returns the candidates outside the cells of the cycle that see an "on" and an "off" of their
    /// digit.
    pub(super) fn victims<const W: usize>(&self, graph: &ChainGraph<W>) -> Vec<(u8, u8)> {
        let (mut by_on, mut by_off, mut cells) = (Bits::EMPTY, Bits::EMPTY, 0u128);
        for (off, on) in self.pairs() {
            by_on.add(&graph.same_digit[on]);
            by_off.add(&graph.same_digit[off]);
            cells |= 1 << graph.candidates[on].0 | 1 << graph.candidates[off].0;
        }
        let victims = by_on.and(&by_off).iter().map(|number| graph.candidates[number]);
        victims.filter(|(cell, _)| cells >> cell & 1 == 0).collect()
    }
}

impl CycleSearch {
    /// Visits all cycles with these links that might eliminate something: by link types and
    /// sources, the shortest first, until `visit` breaks.
    pub(super) fn each<const W: usize>(
        &mut self,
        passes: &[LinkTypes],
        graph: &ChainGraph<W>,
        mut visit: impl FnMut(ClassicCycle) -> ControlFlow<()>,
    ) {
        for &types in passes {
            let components = graph.reachability.components.iter();
            for component in components.filter(|component| is_promising(graph, component)) {
                for source in component.iter().filter(|&source| graph.starts_cycle(types, source)) {
                    self.search(graph, types, source, component, &mut visit);
                }
            }
        }
    }

    /// Visits the cycles through `source`, shortest first, until `visit` breaks.
    fn search<const W: usize>(
        &mut self,
        graph: &ChainGraph<W>,
        types: LinkTypes,
        source: usize,
        component: &Bits<W>,
        visit: &mut impl FnMut(ClassicCycle) -> ControlFlow<()>,
    ) {
        let mut useful = Bits::EMPTY;
        for on in component.iter() {
            graph.partners(types, on).for_each(|off| useful.insert(off));
        }
        let mut unmet = component.without(&Bits::one(source));
        self.steps.clear();
        self.steps.push(CycleStep { on: source as u16, off: u16::MAX, before: 0 });
        let mut layer = 0..1;
        for layers in 1.. {
            if layer.is_empty() {
                return;
            }
            self.offs.clear();
            for at in layer.clone() {
                let Self { steps, offs } = self;
                graph.offs_in_order(types, steps[at].on as usize, &useful, &mut |off| {
                    if !leads_to(steps, off, at) {
                        offs.push((off as u16, at as u16));
                    }
                });
            }
            let end = self.steps.len();
            for index in 0..self.offs.len() {
                let (off, before) = self.offs[index];
                for on in graph.partners(types, off as usize) {
                    if on == source && layers >= 2 {
                        let (steps, last, last_off) = (&self.steps[..], before, off);
                        if visit(ClassicCycle { types, source, steps, last, last_off, layers }).is_break() {
                            return;
                        }
                    }
                    if unmet.contains(on) {
                        unmet = unmet.without(&Bits::one(on));
                        self.steps.push(CycleStep { on: on as u16, off, before });
                    }
                }
            }
            layer = end..self.steps.len();
        }
    }
}

/// Whether a cycle through this component could eliminate anything.
fn is_promising<const W: usize>(graph: &ChainGraph<W>, component: &Bits<W>) -> bool {
    if !component.several() {
        return false;
    }
    let (mut seen_by_on, mut seen_by_off, mut offs) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
    for on in component.iter() {
        seen_by_on.add(&graph.same_digit[on]);
        offs.add(&graph.rows.strong[on]);
    }
    offs.iter().for_each(|off| seen_by_off.add(&graph.same_digit[off]));
    seen_by_on.and(&seen_by_off).meets(&graph.refuted)
}

/// Whether the chain up to this step passed this "off".
fn leads_to(steps: &[CycleStep], off: usize, mut at: usize) -> bool {
    while at != 0 {
        if steps[at].off as usize == off {
            return true;
        }
        at = steps[at].before as usize;
    }
    false
}
