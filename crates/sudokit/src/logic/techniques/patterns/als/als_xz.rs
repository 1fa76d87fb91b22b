//! ALS-XZ: two sets.
//!
//! One of them has their restricted common, so the other has not, and has every
//! other of its digits: a further digit that both share is in one of them.
//!
//! With two restricted commons each set has one of them and loses the other:
//! both are locked, and everything that sees one of their digits loses it.

use std::ops::ControlFlow;

use super::restricted_commons::RestrictedCommon;
use super::{AlsPosition, AlsVictims};
use crate::base::DigitSet;
use crate::board::Candidates;
use crate::logic::Technique;
use crate::logic::techniques::Sink;

impl<const W: usize> AlsPosition<W> {
    /// Pairs of sets.
    pub(super) fn xz(&self, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for common in &self.commons.list {
            let sets = [common.from, common.to];
            let [one, other] = sets.map(|set| &self.sets.list[set]);
            let is_double = common.digits.single().is_none();
            if !is_double && !one.victims.meets(&other.victims) {
                continue;
            }
            let mut victims = AlsVictims::default();
            for digit in common.digits {
                self.victims(sets, DigitSet::only(digit), &mut victims);
            }
            if is_double {
                self.in_both(common, &mut victims);
            }
            if !victims.0.is_empty() {
                sink(self.step(Technique::AlsXz, &sets, victims, candidates.geometry()))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The digits that are locked in either set.
    fn in_both(&self, &RestrictedCommon { from, to, digits }: &RestrictedCommon, victims: &mut AlsVictims) {
        let cells = [from, to].map(|set| self.sets.list[set].cells);
        for set in [from, to] {
            for digit in self.sets.list[set].digits - digits {
                let seen = self.sets.share_of(set, digit).victims;
                victims.add(digit, &cells.iter().fold(seen, |outside, cells| outside.without(cells)));
            }
        }
    }
}
