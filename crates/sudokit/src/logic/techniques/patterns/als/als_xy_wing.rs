//! ALS-XY-wing: a set between two others.
//!
//! ```text
//!  A ─x─ B ─y─ C      If A lacks its other digit z, it has x. Then B lacks x and
//!                     has y, so C lacks y and has z: one of the ends has it.
//! ```

use std::ops::ControlFlow;

use super::AlsPosition;
use super::restricted_commons::RestrictedCommon;
use crate::base::DigitSet;
use crate::logic::HodokuLevel::Unfair;
use crate::logic::Technique;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};

records! {
    ALS_XY_WING = ("als-xy-wing", AlmostLockedSets, Search::AlsXyWing)
        .hodoku("Almost Locked Set XY-Wing", by_default(580, Unfair, 320));
}

/// A set at the end of a wing, and the digits that it cannot share with the middle.
#[derive(Clone, Copy)]
struct WingEnd {
    set: usize,
    digits: DigitSet,
}

impl<const W: usize> AlsPosition<W> {
    /// Finds two commons of one set, in the order of pairs of commons. A first common A B is joined
    /// to the commons of A with sets after B, then to those of B with any set after A.
    pub(super) fn xy_wing(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let commons = &self.commons;
        for (number, &RestrictedCommon { from, to, digits }) in commons.list.iter().enumerate() {
            scan.check()?;
            let mut join = |one: WingEnd, middle: usize, set: usize, digits: DigitSet| {
                let other = WingEnd { set, digits };
                if self.may_end(one, other) {
                    return self.wing([one, other], middle, scan);
                }
                ControlFlow::Continue(())
            };
            let (first, second) = (WingEnd { set: from, digits }, WingEnd { set: to, digits });
            for other in commons.later_of_first(number) {
                join(second, from, other.to, other.digits)?;
            }
            for other in commons.between(number) {
                join(first, to, other.from, other.digits)?;
            }
            for other in commons.onward(to) {
                join(first, to, other.to, other.digits)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether two sets may be the ends. Most share a cell, or have no common elimination.
    fn may_end(&self, one: WingEnd, other: WingEnd) -> bool {
        let (set, rival) = (&self.sets.list[one.set], &self.sets.list[other.set]);
        let restricted = one.digits | other.digits;
        let shared = (set.digits & rival.digits) - restricted;
        !set.cells.meets(&rival.cells)
            && set.victims.meets(&rival.victims)
            && !shared.is_empty()
            && restricted.single().is_none()
    }

    /// Emits the eliminations of two ends, if there are any.
    fn wing(&self, [one, other]: [WingEnd; 2], middle: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = scan.candidates.geometry();
        let mut victims = Vec::new();
        self.add_victims([one.set, other.set], one.digits | other.digits, &mut victims);
        let sets = [one.set, middle, other.set];
        scan.eliminate(Technique::AlsXyWing, victims, || self.reason(&sets, geometry))
    }
}
