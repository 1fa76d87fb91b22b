//! Which sets an ALS chain can reach.
//!
//! What follows from a set depends only on the digit that it lost: that is a *state*.
//! From the last set back to the first, a row of bits for each state holds all sets
//! that a chain can continue to.

use super::restricted_commons::{RestrictedCommon, RestrictedCommons};
use super::sets::AlsList;
use crate::base::bits::{BitRows, words};
use crate::base::{Digit, DigitSet};

/// What a set holds and the next one therefore loses: one digit or two.
pub(super) type Passed = DigitSet;

/// What passes over a common from a set that lost a digit: if it has another.
pub(super) fn after(common: &RestrictedCommon, lost: Digit) -> Option<Passed> {
    Some(common.digits.without(lost)).filter(|passed| !passed.is_empty())
}

/// What a set is taken to have lost after this: of two digits HoDoKu takes the first.
pub(super) fn lost(passed: Passed) -> Digit {
    passed.first().expect("something passes")
}

/// The states of a position. Only those that commons lead to have a number.
#[derive(Debug, Default)]
pub(super) struct AlsReach {
    /// For each share, the number of the state in which its set lost it.
    states: Vec<u32>,
    /// How many states there are.
    pub(super) count: usize,
    /// The sets after each state.
    pub(super) onward: BitRows,
    /// The sets after each state, but for the next.
    further: BitRows,
    /// For each digit, for each cell, the sets that have it as a victim.
    excluders: BitRows,
    /// How many cells the board has room for.
    cells: usize,
}

/// No common leads there.
const NOWHERE: u32 = u32::MAX;

impl AlsReach {
    /// Finds where chains can lead. Returns whether any of them has more than two
    /// commons.
    pub(super) fn read<const W: usize>(&mut self, sets: &AlsList<W>, commons: &RestrictedCommons) -> bool {
        self.number(sets, commons);
        let Self { states, count, onward, further, .. } = self;
        onward.clear(*count, sets.list.len());
        further.clear(*count, sets.list.len());
        let mut is_long = false;
        for (from, set) in sets.list.iter().enumerate().rev() {
            let commons = commons.onward(from);
            if commons.is_empty() {
                continue;
            }
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
        is_long
    }

    /// Numbers the states.
    fn number<const W: usize>(&mut self, sets: &AlsList<W>, commons: &RestrictedCommons) {
        self.states.clear();
        self.states.resize(sets.shares.len(), NOWHERE);
        self.count = 0;
        for common in &commons.list {
            for digit in common.digits {
                let state = &mut self.states[sets.list[common.to].share_in(digit)];
                if *state == NOWHERE {
                    *state = self.count as u32;
                    self.count += 1;
                }
            }
        }
    }

    /// The number of a state.
    pub(super) fn state<const W: usize>(&self, sets: &AlsList<W>, set: usize, lost: Digit) -> usize {
        self.states[sets.list[set].share_in(lost)] as usize
    }

    /// Finds which sets have each candidate as a victim.
    pub(super) fn index_victims<const W: usize>(&mut self, sets: &AlsList<W>, side: usize, cells: usize) {
        self.cells = cells;
        self.excluders.clear(side * cells, sets.list.len());
        for share in &sets.shares {
            for victim in share.victims.iter() {
                self.excluders.insert(share.digit.index() * cells + victim, share.set as usize);
            }
        }
    }

    /// The sets that share a victim with a set, of any digit but that which a
    /// chain begins with.
    pub(super) fn goals<const W: usize>(
        &self,
        sets: &AlsList<W>,
        start: usize,
        begins: Option<Digit>,
        goals: &mut [u64],
    ) {
        goals.fill(0);
        let shares = sets.shares_of(&sets.list[start]).iter();
        for share in shares.filter(|share| Some(share.digit) != begins) {
            for victim in share.victims.iter() {
                words::unite(goals, self.excluders.row(share.digit.index() * self.cells + victim));
            }
        }
    }

    /// Whether a chain that begins with one of these commons can have more than two.
    pub(super) fn is_long<const W: usize>(&self, sets: &AlsList<W>, commons: &[RestrictedCommon]) -> bool {
        self.beginnings(sets, commons).any(|sets| sets.iter().any(|&word| word != 0))
    }

    /// Whether it can and leads to a goal.
    pub(super) fn may_hit<const W: usize>(
        &self,
        sets: &AlsList<W>,
        commons: &[RestrictedCommon],
        goals: &[u64],
    ) -> bool {
        self.beginnings(sets, commons).any(|sets| words::meets(sets, goals))
    }

    /// The sets that can be reached by each common and two more.
    fn beginnings<const W: usize>(
        &self,
        sets: &AlsList<W>,
        commons: &[RestrictedCommon],
    ) -> impl Iterator<Item = &[u64]> {
        commons.iter().flat_map(move |common| {
            common.digits.into_iter().map(move |begins| self.further.row(self.state(sets, common.to, begins)))
        })
    }
}
