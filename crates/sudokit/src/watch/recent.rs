//! Snapshots shortly before the current step, for stepping back.
//!
//! A step back replays forward from a snapshot before it. If that is far away, snapshots are added
//! halfway, then halfway through the rest, and so on:
//!
//! ```text
//!  snapshot ────────────▶ 1/2 ───────▶ 3/4 ───▶ 7/8 ─▶ … current
//! ```
//!
//! The next step back starts from the last of them. Each time a snapshot is passed, the distance
//! before it is halved in turn. So a thousand steps back cost a few thousand steps forward, not a
//! thousand times the whole distance.

use std::collections::VecDeque;

use super::checkpoints::SnapshotLimits;
use super::stepper::Stepper;

/// A distance up to this many steps is replayed without snapshots.
pub(super) const SHORT: u64 = 16;

#[derive(Debug)]
pub(super) struct RecentSnapshots<M: Stepper> {
    /// Each with its step, in order.
    states: VecDeque<(u64, M::Snapshot)>,
    bytes: usize,
    limits: SnapshotLimits,
}

impl<M: Stepper> RecentSnapshots<M> {
    pub(super) const fn new(limits: SnapshotLimits) -> Self {
        Self { states: VecDeque::new(), bytes: 0, limits }
    }

    /// Drops the snapshots after a step.
    pub(super) fn forget_after(&mut self, step: u64) {
        while self.states.back().is_some_and(|(at, _)| *at > step)
            && let Some((_, state)) = self.states.pop_back()
        {
            self.bytes -= M::bytes(&state);
        }
    }

    /// Adds a snapshot after all others and drops the oldest to make room.
    pub(super) fn add(&mut self, step: u64, state: &M) {
        let state = state.snapshot();
        self.bytes += M::bytes(&state);
        self.states.push_back((step, state));
        while self.states.len() > self.limits.count || self.bytes > self.limits.bytes {
            let Some((_, oldest)) = self.states.pop_front() else { break };
            self.bytes -= M::bytes(&oldest);
        }
    }

    /// The last snapshot, with its step.
    pub(super) fn last(&self) -> Option<(u64, &M::Snapshot)> {
        self.states.back().map(|(at, state)| (*at, state))
    }
}
