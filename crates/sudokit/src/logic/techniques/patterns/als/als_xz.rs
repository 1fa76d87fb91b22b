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
use crate::logic::techniques::{HodokuSearch, Search, Sink, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Technique};

pub(crate) const ALS_XZ: TechniqueRecord = TechniqueRecord::new("als-xz", "Almost locked sets XZ", Family::AlmostLockedSets)
    .about("two almost locked sets cannot both hold a digit, so one of them holds another that they share")
    .hodoku(HodokuSearch::by_default(Search::AlsXz, 570, HodokuLevel::Unfair, 300)
            .named("Almost Locked Set XZ-Rule"))
    .lesson(&[include_str!("almost_locked_set.md"), include_str!("als_xz.md")])
    .example(":0000:x:1....7.9..3..2+9..8..96..5....53..9...1+3.8...26....4...3......1..4+1.....7..7...3..:617 421 427 748 751 564 768 868 574 974 575 286 886 994 696 898::");

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
