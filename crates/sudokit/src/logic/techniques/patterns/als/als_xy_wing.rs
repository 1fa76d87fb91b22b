//! ALS-XY-wing: a set between two others.
//!
//! ```text
//!  A ─x─ B ─y─ C      If A is without its other digit z, it has x. Then B is
//!                     without x and has y, so C is without y and has z: one of
//!                     the ends has it.
//! ```

use std::ops::ControlFlow;

use super::restricted_commons::RestrictedCommon;
use super::{AlsPosition, AlsVictims};
use crate::base::DigitSet;
use crate::board::Candidates;
use crate::logic::techniques::{HodokuSearch, Search, Sink, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Technique};

pub(crate) const ALS_XY_WING: TechniqueRecord = TechniqueRecord::new("als-xy-wing", "Almost locked sets XY-wing", Family::AlmostLockedSets)
    .about("an almost locked set takes a digit from one of two others, which then holds one that they share")
    .hodoku(HodokuSearch::by_default(Search::AlsXyWing, 580, HodokuLevel::Unfair, 320)
            .named("Almost Locked Set XY-Wing"))
    .lesson(&[include_str!("almost_locked_set.md"), include_str!("als_xy_wing.md")])
    .example(":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::");

/// A set at the end of a wing, and what it cannot have together with the middle.
#[derive(Clone, Copy)]
struct WingEnd {
    set: usize,
    digits: DigitSet,
}

impl<const W: usize> AlsPosition<W> {
    /// Two commons of one set, in the order of pairs of commons. A first common
    /// A B is joined to those of A with sets after B, then to those of B with any
    /// set after A.
    pub(super) fn xy_wing(&self, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let commons = &self.commons;
        let mut join = |one: WingEnd, middle: usize, set: usize, digits: DigitSet| {
            let other = WingEnd { set, digits };
            if self.may_end(one, other) {
                return self.wing([one, other], middle, candidates, sink);
            }
            ControlFlow::Continue(())
        };
        for (number, &RestrictedCommon { from, to, digits }) in commons.list.iter().enumerate() {
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

    /// Whether two sets may be the ends: most share a cell, or nothing that they
    /// would rule out.
    fn may_end(&self, one: WingEnd, other: WingEnd) -> bool {
        let (set, rival) = (&self.sets.list[one.set], &self.sets.list[other.set]);
        let restricted = one.digits | other.digits;
        let shared = (set.digits & rival.digits) - restricted;
        !set.cells.meets(&rival.cells)
            && set.victims.meets(&rival.victims)
            && !shared.is_empty()
            && restricted.single().is_none()
    }

    /// Emits what two ends rule out, if anything.
    fn wing(
        &self,
        [one, other]: [WingEnd; 2],
        middle: usize,
        candidates: &Candidates,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut victims = AlsVictims::default();
        self.victims([one.set, other.set], one.digits | other.digits, &mut victims);
        if victims.0.is_empty() {
            return ControlFlow::Continue(());
        }
        let sets = [one.set, middle, other.set];
        sink(self.step(Technique::AlsXyWing, &sets, victims, candidates.geometry()))
    }
}
