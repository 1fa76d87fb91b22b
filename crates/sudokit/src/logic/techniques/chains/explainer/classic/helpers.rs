//! Helpers: follows an assumption in the exact order, with patterns and nested chains if the rule
//! has them.
//!
//! The first technique that removes anything is used, with all its patterns. The parents of every
//! candidate that a pattern removes are the candidates that had to be removed before.

use super::ChainSearches;
use super::hint::{RankedHints, sorted};
use super::nested::NestedChains;
use super::patterns::{PatternLimits, PatternSurvey};
use super::position::{ClassicPosition, number};
use super::propagation::Propagation;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::explainer::rule::ChainRule;
use crate::logic::techniques::links::ChainLiteral;

/// Follows the assumptions of one position to the depth of a rule.
pub(super) struct AssumptionFollower<'a, const W: usize> {
    pub(super) position: &'a ClassicPosition,
    pub(super) rule: ChainRule,
    limits: PatternLimits,
    /// The chains used as helpers so far.
    pub(super) nested_chains: NestedChains,
    /// The searches for nested chains.
    searches: &'a mut ChainSearches<W>,
    pub(super) stop: &'a StopCheck<'a>,
}

impl<'a, const W: usize> AssumptionFollower<'a, W> {
    pub(super) fn new(
        position: &'a ClassicPosition,
        rule: ChainRule,
        searches: &'a mut ChainSearches<W>,
        stop: &'a StopCheck<'a>,
    ) -> Self {
        let limits = PatternLimits::new(position);
        Self { position, rule, limits, nested_chains: NestedChains::default(), searches, stop }
    }

    /// Follows an assumption to its end, but not to claims that no hint with at most `most` claims
    /// could use.
    ///
    /// Every hint has a second branch with at least two claims. With helpers there is no limit,
    /// because they may find something short when everything else has become long.
    pub(super) fn follow(&mut self, propagation: &mut Propagation, source: ChainLiteral, most: u32) {
        let limit = if self.rule.has_helpers() { u32::MAX } else { most.saturating_sub(2) };
        propagation.assume(self.position, source, limit);
        loop {
            propagation.settle(self.position, self.rule);
            if propagation.clash.is_some() || !self.rule.has_helpers() || (self.stop)() {
                return;
            }
            if !self.use_patterns(propagation)
                && !self.rule.nested().iter().any(|&nested| self.use_chains(propagation, nested))
            {
                return;
            }
        }
    }

    /// Lets patterns remove candidates from a propagation's position. Returns whether they did.
    fn use_patterns(&self, propagation: &mut Propagation) -> bool {
        let mut found = Vec::new();
        let work = &propagation.work;
        let any = PatternSurvey::new(self.position, work, &self.limits).patterns(&mut |pattern| {
            let (mut needs, mut victims) = (Vec::new(), Vec::new());
            pattern.needs.each(self.position, |cell, digit| needs.push(number(cell, digit) as u16));
            pattern.victims.each(work, |cell, digit| victims.push((cell as u8, digit as u8)));
            found.push((needs, victims));
        });
        for (needs, victims) in found {
            propagation.help(needs, None, victims);
        }
        any
    }

    /// Lets chains of a rule remove candidates. Returns whether they did.
    fn use_chains(&mut self, propagation: &mut Propagation, nested: ChainRule) -> bool {
        let before = propagation.offs.len();
        if nested == ChainRule::Simple {
            let ChainSearches { graph, cycles, .. } = &mut *self.searches;
            graph.read(&propagation.work);
            self.nested_chains.apply_chains(self.position, propagation, graph, cycles);
        } else {
            let forcing = self.searches.forcing();
            let hints = sorted(forcing.search(&propagation.work, nested, RankedHints::all(), self.stop));
            self.nested_chains.apply_cases(self.position, propagation, &forcing.propagations, hints);
        }
        propagation.offs.len() > before
    }
}
