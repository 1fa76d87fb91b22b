//! The sets that an ALS chain can reach.
//!
//! The continuation from a set depends only on the digit that the set lost: this is a *state*. From
//! the last set back to the first, a row of bits for each state holds all sets that a chain can
//! continue to.

use std::ops::ControlFlow;

use super::AlsPosition;
use super::restricted_commons::RestrictedCommon;
use crate::base::bits::{BitRows, words};
use crate::base::{Digit, DigitSet};
use crate::board::Geometry;
use crate::logic::techniques::Scan;

/// The digits, one or two, that a set has and the next one therefore loses.
pub(super) type Passed = DigitSet;

/// Returns the digits that pass over a common from a set that lost `lost`, if there are any.
pub(super) fn after(common: &RestrictedCommon, lost: Digit) -> Option<Passed> {
    Some(common.digits.without(lost)).filter(|passed| !passed.is_empty())
}

/// Returns the digit that a set is considered to have lost. Of two digits, HoDoKu takes the first.
pub(super) fn lost(passed: Passed) -> Digit {
    passed.first().expect("at least one digit passes")
}

/// The states of a position. Only states that commons lead to are numbered.
#[derive(Debug, Default)]
pub(super) struct AlsReach {
    /// For each share, the number of the state in which its set lost it.
    states: Vec<u32>,
    /// The number of states.
    pub(super) count: usize,
    /// The sets after each state.
    pub(super) onward: BitRows,
    /// The sets after each state, without the next ones.
    further: BitRows,
    /// For each digit and each cell, the sets that have it as a victim.
    excluders: BitRows,
    /// The number of cells on the board.
    cells: usize,
}

/// No common leads to this state.
const NOWHERE: u32 = u32::MAX;

impl<const W: usize> AlsPosition<W> {
    /// Finds where chains can lead. Returns whether any of them has more than two commons.
    pub(super) fn read_reach(&mut self, scan: &Scan<'_>) -> ControlFlow<(), bool> {
        self.number_states();
        let Self { sets, commons, reach: AlsReach { states, count, onward, further, .. }, .. } = self;
        onward.clear(*count, sets.list.len());
        further.clear(*count, sets.list.len());
        let mut is_long = false;
        for (from, set) in sets.list.iter().enumerate().rev() {
            let commons = commons.onward(from);
            if commons.is_empty() {
                continue;
            }
            scan.check()?;
            let lost_shares = set.shares().filter(|&share| states[share] != NOWHERE);
            for share in lost_shares {
                let state = states[share] as usize;
                for common in commons {
                    if let Some(passed) = after(common, sets.shares[share].digit) {
                        let next = states[sets.list[common.to].share_in(lost(passed))] as usize;
                        words::unite(further.row_mut(state), onward.row(next));
                        onward.insert(state, common.to);
                    }
                }
                is_long |= further.row(state).iter().any(|&word| word != 0);
                words::unite(onward.row_mut(state), further.row(state));
            }
        }
        ControlFlow::Continue(is_long)
    }

    fn number_states(&mut self) {
        let Self { sets, commons, reach: AlsReach { states, count, .. }, .. } = self;
        states.clear();
        states.resize(sets.shares.len(), NOWHERE);
        *count = 0;
        for common in &commons.list {
            for digit in common.digits {
                let state = &mut states[sets.list[common.to].share_in(digit)];
                if *state == NOWHERE {
                    *state = *count as u32;
                    *count += 1;
                }
            }
        }
    }

    /// Returns the number of a state.
    pub(super) fn state(&self, set: usize, lost: Digit) -> usize {
        self.reach.states[self.sets.list[set].share_in(lost)] as usize
    }

    /// Finds the sets that have each candidate as a victim.
    pub(super) fn index_victims(&mut self, geometry: &Geometry) {
        let Self { sets, reach, .. } = self;
        reach.cells = geometry.len();
        reach.excluders.clear(geometry.side() * reach.cells, sets.list.len());
        for share in &sets.shares {
            for victim in share.victims.iter() {
                reach.excluders.insert(share.digit.index() * reach.cells + victim, share.set as usize);
            }
        }
    }

    /// Fills `goals` with the sets that share a victim with a set, of any digit except the one that
    /// a chain begins with.
    pub(super) fn goals(&self, start: usize, begins: Option<Digit>, goals: &mut [u64]) {
        let Self { sets, reach, .. } = self;
        goals.fill(0);
        let shares = sets.shares_of(&sets.list[start]).iter();
        for share in shares.filter(|share| Some(share.digit) != begins) {
            for victim in share.victims.iter() {
                words::unite(goals, reach.excluders.row(share.digit.index() * reach.cells + victim));
            }
        }
    }

    /// Returns the sets that can be reached by each of some commons and at least two more.
    pub(super) fn beginnings(&self, commons: &[RestrictedCommon]) -> impl Iterator<Item = &[u64]> {
        commons.iter().flat_map(move |common| {
            let state = move |begins| self.state(common.to, begins);
            common.digits.into_iter().map(move |begins| self.reach.further.row(state(begins)))
        })
    }
}
