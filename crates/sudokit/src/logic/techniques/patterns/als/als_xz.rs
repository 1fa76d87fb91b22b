//! ALS-XZ: two sets.
//!
//! At most one of them has their restricted common, so the other lacks it and has all its other
//! digits. So a further digit that both share is in one of them.
//!
//! With two restricted commons, each set has one of them and loses the other. Both sets are locked,
//! and every cell that sees all places of one of their digits loses it.

use std::ops::ControlFlow;

use super::restricted_commons::RestrictedCommon;
use super::{AlsPosition, add_cells};
use crate::base::{Candidate, DigitSet};
use crate::logic::HodokuLevel::Unfair;
use crate::logic::Technique;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};

records! {
    ALS_XZ = ("als-xz", AlmostLockedSets, Search::AlsXz)
        .hodoku("Almost Locked Set XZ-Rule", by_default(570, Unfair, 300));
}

impl<const W: usize> AlsPosition<W> {
    /// Finds pairs of sets.
    pub(super) fn xz(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = scan.candidates.geometry();
        for common in &self.commons.list {
            scan.check()?;
            let sets = [common.from, common.to];
            let [one, other] = sets.map(|set| &self.sets.list[set]);
            let is_double = common.digits.single().is_none();
            if !is_double && !one.victims.meets(&other.victims) {
                continue;
            }
            let mut victims = Vec::new();
            for digit in common.digits {
                self.add_victims(sets, DigitSet::only(digit), &mut victims);
            }
            if is_double {
                self.in_both(common, &mut victims);
            }
            scan.eliminate(Technique::AlsXz, victims, || self.reason(&sets, geometry))?;
        }
        ControlFlow::Continue(())
    }

    /// Adds eliminations by digits that are locked in either set.
    fn in_both(
        &self,
        &RestrictedCommon { from, to, digits }: &RestrictedCommon,
        victims: &mut Vec<Candidate>,
    ) {
        let cells = [from, to].map(|set| self.sets.list[set].cells);
        for set in [from, to] {
            for digit in self.sets.list[set].digits - digits {
                let seen = self.sets.share_of(set, digit).victims;
                let outside = cells.iter().fold(seen, |outside, cells| outside.without(cells));
                add_cells(digit, &outside, victims);
            }
        }
    }
}
