//! Helpers: follows an assumption in the exact order, with patterns and nested
//! chains where the rule has them.
//!
//! The first technique that removes anything is used, with all its patterns. Every
//! candidate that a pattern removes has as parents those that had to go before.

use super::complexity::AncestorCounter;
use super::cycles::CycleSearch;
use super::elimination::DeepElimination;
use super::forcing_chains::{CaseHint, CaseSearch, Propagations};
use super::hint::{HintRank, sorted};
use super::links::ChainGraph;
use super::nested_chains::NestedChains;
use super::patterns::{PatternLimits, PatternSurvey};
use super::position::{ClassicPosition, number};
use super::propagation::Propagation;
use super::remaining::RemainingSets;
use super::{nested_cases, nested_chains};
use crate::logic::techniques::chains::explainer::rule::{ChainRule, HelperTechnique};

/// The memory for chains inside of chains.
pub(super) struct NestedSearch<const W: usize> {
    graph: Box<ChainGraph<W>>,
    cycles: CycleSearch,
    cases: Option<Box<NestedCaseSearch<W>>>,
}

struct NestedCaseSearch<const W: usize> {
    remaining: RemainingSets,
    elimination: DeepElimination<W>,
    propagations: Propagations,
    counter: AncestorCounter,
    nested: NestedSearch<W>,
}

impl<const W: usize> NestedSearch<W> {
    pub(super) fn new() -> Self {
        Self { graph: Box::new(ChainGraph::new()), cycles: CycleSearch::default(), cases: None }
    }

    fn cases(&mut self) -> &mut NestedCaseSearch<W> {
        self.cases.get_or_insert_with(|| {
            Box::new(NestedCaseSearch {
                remaining: RemainingSets::new(),
                elimination: DeepElimination::new(),
                propagations: Propagations::new(),
                counter: AncestorCounter::new(),
                nested: Self::new(),
            })
        })
    }
}

/// Follows the assumptions of one position to the depth of a rule.
pub(super) struct AssumptionFollower<'a, const W: usize> {
    pub(super) rule: ChainRule,
    limits: PatternLimits,
    /// The chains used as helpers so far.
    pub(super) nested_chains: NestedChains,
    nested: &'a mut NestedSearch<W>,
}

impl<'a, const W: usize> AssumptionFollower<'a, W> {
    pub(super) fn new(position: &ClassicPosition, rule: ChainRule, nested: &'a mut NestedSearch<W>) -> Self {
        Self { rule, limits: PatternLimits::new(position), nested_chains: NestedChains::default(), nested }
    }

    /// The most claims a claim may have behind it to be of use to a hint with `most`
    /// claims. Every hint has a second branch, of two claims or more. Helpers may
    /// find something short when everything else has become long, so with them there
    /// is no limit.
    pub(super) fn limit(&self, most: u32) -> u32 {
        if self.rule.has_helpers() { u32::MAX } else { most.saturating_sub(2) }
    }

    /// Follows an assumption to its end.
    pub(super) fn follow(&mut self, position: &ClassicPosition, propagation: &mut Propagation) {
        loop {
            propagation.settle(position, self.rule.side_effects());
            if propagation.clash.is_some() || !self.rule.has_helpers() {
                return;
            }
            if !self.use_patterns(position, propagation)
                && !self.rule.nested().iter().any(|&nested| self.use_chains(position, propagation, nested))
            {
                return;
            }
        }
    }

    /// Lets patterns remove something from a propagation's position. Returns whether
    /// they did.
    fn use_patterns(&self, position: &ClassicPosition, propagation: &mut Propagation) -> bool {
        let mut found = Vec::new();
        let survey = PatternSurvey::new(position, &propagation.work, &self.limits);
        for technique in HelperTechnique::ALL {
            survey.patterns(technique, &mut |pattern| {
                let (mut needs, mut victims) = (Vec::new(), Vec::new());
                survey.needs(pattern, &mut |cell, digit| needs.push(number(cell, digit) as u16));
                survey.victims(pattern, &mut |cell, digit| victims.push((cell as u8, digit as u8)));
                found.push((needs, victims));
            });
            if !found.is_empty() {
                break;
            }
        }
        let any = !found.is_empty();
        for (needs, mut victims) in found {
            remove(propagation, needs, None, &mut victims);
        }
        any
    }

    /// Lets chains of a rule remove something. Returns whether they did.
    fn use_chains(
        &mut self,
        position: &ClassicPosition,
        propagation: &mut Propagation,
        nested: ChainRule,
    ) -> bool {
        if nested == ChainRule::Simple {
            let NestedSearch { graph, cycles, .. } = &mut *self.nested;
            graph.read(&propagation.work);
            return nested_chains::help(position, propagation, graph, cycles, &mut self.nested_chains);
        }
        let tools = self.nested.cases();
        let NestedCaseSearch { remaining, elimination, propagations, counter, nested: inner } = tools;
        let work = propagation.work.clone();
        remaining.read(&work, nested, elimination);
        let follower = AssumptionFollower::new(&work, nested, inner);
        let sink: Vec<(HintRank, CaseHint)> = Vec::new();
        let mut search = CaseSearch { position: &work, follower, propagations, counter, sink };
        search.all(remaining);
        let hints = sorted(search.sink);
        nested_cases::help(position, propagation, &work, propagations, &hints, &mut self.nested_chains)
    }
}

/// Adds what a helper removes to a propagation, by column and then by row, unless the
/// helper does not depend on it.
pub(super) fn remove(
    propagation: &mut Propagation,
    needs: Vec<u16>,
    nested: Option<u32>,
    removals: &mut [(u8, u8)],
) {
    if needs.is_empty() {
        return;
    }
    removals.sort_unstable_by_key(|&(cell, digit)| (cell % 9, cell / 9, digit));
    propagation.help(needs, nested, removals);
}
