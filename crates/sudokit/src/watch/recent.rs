//! Snapshots shortly before the present step, for stepping back.
//!
//! A step back replays forward from a snapshot before it. If that is far, the
//! distance is halved again and again:
//!
//! ```text
//!  snapshot ────────────▶ 1/2 ───────▶ 3/4 ───▶ 7/8 ─▶ … present
//! ```
//!
//! The next step back starts from the last of them, and when a snapshot is
//! passed, its stretch is halved in turn: a thousand steps back cost a few
//! thousand forward, not a thousand times the whole distance.

use std::collections::VecDeque;

use super::checkpoints::SnapshotLimits;
use super::stepper::Stepper;

/// A stretch of this length is replayed without snapshots.
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

    /// The last one, with its step.
    pub(super) fn last(&self) -> Option<(u64, &M::Snapshot)> {
        self.states.back().map(|(at, state)| (*at, state))
    }
}
