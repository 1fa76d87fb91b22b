//! Copies of a machine shortly before the present step, for going back.
//!
//! Going back by a step means going forward from a copy before it. Where that
//! is far, the way there is halved again and again:
//!
//! ```text
//!  copy ────────────────▶ 1/2 ───────▶ 3/4 ───▶ 7/8 ─▶ … present
//! ```
//!
//! The next step back starts from the last of them, and when a copy is passed,
//! its stretch is halved in turn: a thousand steps back cost a few thousand
//! forward, not a thousand times the whole way.

use std::collections::VecDeque;

use super::checkpoints::Limits;
use super::machine::Machine;

/// A stretch so short is walked without copies.
pub(super) const SHORT: u64 = 16;

#[derive(Debug)]
pub(super) struct Near<M: Machine> {
    /// Each with its step, in order.
    states: VecDeque<(u64, M::Packed)>,
    bytes: usize,
    limits: Limits,
}

impl<M: Machine> Near<M> {
    pub(super) const fn new(limits: Limits) -> Self {
        Self { states: VecDeque::new(), bytes: 0, limits }
    }

    /// Forgets what is after a step.
    pub(super) fn forget_after(&mut self, step: u64) {
        while self.states.back().is_some_and(|(at, _)| *at > step)
            && let Some((_, state)) = self.states.pop_back()
        {
            self.bytes -= M::bytes(&state);
        }
    }

    /// Adds a state after all others. The oldest make room for it.
    pub(super) fn add(&mut self, step: u64, state: &M) {
        let state = state.pack();
        self.bytes += M::bytes(&state);
        self.states.push_back((step, state));
        while self.states.len() > self.limits.count || self.bytes > self.limits.bytes {
            let Some((_, oldest)) = self.states.pop_front() else { break };
            self.bytes -= M::bytes(&oldest);
        }
    }

    /// The last one, and where it stands.
    pub(super) fn last(&self) -> Option<(u64, &M::Packed)> {
        self.states.back().map(|(at, state)| (*at, state))
    }
}
