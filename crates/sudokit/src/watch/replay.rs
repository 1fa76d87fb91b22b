//! A solver that runs forward and back.
//!
//! There are two copies of it: one at the current step, and one at the furthest step known, the
//! front. Checkpoints cover the steps from the start to the front. A step is reached from the
//! nearest copy before it. Solvers are deterministic, so it is the same step as the first time.
//!
//! ```text
//!  start ─────●─────────●─────────●─────────●─────▶ front
//!             ╰ checkpoint  ╰ recent ╰ current
//! ```

use super::Frame;
use super::checkpoints::{Checkpoints, SnapshotLimits};
use super::recent::{RecentSnapshots, SHORT};
use super::stepper::{StepResult, Stepper};

/// The limits of the checkpoints.
const FAR: SnapshotLimits = SnapshotLimits { count: 1024, bytes: 96 << 20 };

/// The limits of the snapshots shortly before the current step.
const CLOSE: SnapshotLimits = SnapshotLimits { count: 64, bytes: 32 << 20 };

/// A replay of any solver.
pub(super) trait ReplayControl: Send {
    /// The current step.
    fn number(&self) -> u64;
    /// The furthest step known.
    fn explored(&self) -> u64;
    /// The last step, if it is known.
    fn end(&self) -> Option<u64>;
    /// The current frame.
    fn frame(&self) -> Frame;
    /// Moves the front to a step.
    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool);
    /// Moves to a step, or as far as possible before the end or the stop signal.
    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool);
}

pub(super) struct Replay<M: Stepper> {
    shared: M::Shared,
    present: StepperAt<M>,
    front: StepperAt<M>,
    end: Option<u64>,
    checkpoints: Checkpoints<M>,
    recent: RecentSnapshots<M>,
}

/// A copy of the solver, and the number of its step.
#[derive(Clone)]
struct StepperAt<M> {
    number: u64,
    stepper: M,
}

impl<M: Stepper> StepperAt<M> {
    /// Takes steps up to a number.
    fn run(&mut self, to: u64, shared: &mut M::Shared, stop: &dyn Fn() -> bool) -> StepResult {
        while self.number < to {
            match self.stepper.step(shared, stop) {
                StepResult::Moved => self.number += 1,
                other => return other,
            }
        }
        StepResult::Moved
    }
}

impl<M: Stepper> Replay<M> {
    pub(super) fn new(start: M, shared: M::Shared) -> Self {
        Self::within(start, shared, FAR, CLOSE)
    }

    fn within(start: M, shared: M::Shared, far: SnapshotLimits, close: SnapshotLimits) -> Self {
        let checkpoints = Checkpoints::new(&start, far);
        let front = StepperAt { number: 0, stepper: start };
        let recent = RecentSnapshots::new(close);
        Self { shared, present: front.clone(), front, end: None, checkpoints, recent }
    }

    /// Moves to a step that is known.
    fn replay(&mut self, to: u64) {
        self.recent.forget_after(to);
        let mut from = self.checkpoints.before(to);
        from = self.recent.last().filter(|(at, _)| *at > from.0).unwrap_or(from);
        // The current copy needs no restoring, which costs time.
        let is_far = |at: u64| self.present.number > to || at > self.present.number + SHORT;
        if to == self.front.number && is_far(to) {
            self.present = self.front.clone();
        } else if is_far(from.0) {
            self.present = StepperAt { number: from.0, stepper: M::restore(from.1) };
        }
        while to - self.present.number > SHORT {
            let half = self.present.number + (to - self.present.number) / 2;
            self.present.run(half, &mut self.shared, &|| false);
            self.recent.add(half, &self.present.stepper);
        }
        self.present.run(to, &mut self.shared, &|| false);
    }
}

impl<M: Stepper + Send> ReplayControl for Replay<M>
where
    M::Snapshot: Send,
    M::Shared: Send,
{
    fn number(&self) -> u64 {
        self.present.number
    }

    fn explored(&self) -> u64 {
        self.front.number
    }

    fn end(&self) -> Option<u64> {
        self.end
    }

    fn frame(&self) -> Frame {
        Frame { number: self.present.number, ..self.present.stepper.frame(&self.shared) }
    }

    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        while self.end.is_none() && self.front.number < to {
            let next_check = self.front.number.saturating_add(M::STEPS_PER_CHECK);
            let pause = to.min(self.checkpoints.due()).min(next_check);
            match self.front.run(pause, &mut self.shared, stop) {
                StepResult::Moved => {}
                StepResult::Ended => self.end = Some(self.front.number),
                StepResult::Stopped => return,
            }
            if self.front.number == self.checkpoints.due() {
                self.checkpoints.add(&self.front.stepper);
            }
            if stop() {
                return;
            }
        }
    }

    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        self.explore(to, stop);
        self.replay(to.min(self.front.number));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::Until;
    use super::super::backtrack::BacktrackStepper;
    use super::super::search::SearchStepper;
    use super::*;
    use crate::board::Puzzle;

    const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /// Visits scattered steps, and the one before each, with few snapshots.
    fn assert_steps_are_reached<M: Stepper<Shared = ()> + Send>(start: &M, limits: SnapshotLimits)
    where
        M::Snapshot: Send,
    {
        let mut replay = Replay::within(start.clone(), (), limits, limits);
        replay.explore(u64::MAX, &|| false);
        let steps = replay.front.number;
        for i in 1..20_u64 {
            let to = i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (steps - 1) + 1;
            replay.seek(to, &|| false);
            replay.seek(to - 1, &|| false);
            let mut straight = StepperAt { number: 0, stepper: start.clone() };
            straight.run(to - 1, &mut (), &|| false);
            let number = straight.number;
            let expected = Frame { number, ..straight.stepper.frame(&()) };
            assert_eq!(replay.frame(), expected, "step {number}, {limits:?}");
        }
    }

    #[test]
    fn steps_are_reached_with_few_snapshots_or_none() {
        let puzzle: Arc<Puzzle> = Arc::new(HARD.parse().unwrap());
        for (count, bytes) in [(1024, 1 << 20), (3, 1 << 20), (1, 1 << 20), (1024, 20_000), (1024, 0), (0, 0)]
        {
            let limits = SnapshotLimits { count, bytes };
            assert_steps_are_reached(&BacktrackStepper::new(&puzzle, Until::FirstSolution), limits);
            assert_steps_are_reached(&SearchStepper::new(&puzzle, Until::Exhausted), limits);
        }
    }
}
