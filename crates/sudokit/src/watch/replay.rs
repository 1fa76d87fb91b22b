//! A solver that runs forward and back.
//!
//! There are two copies of it: one at the present step, and one at the furthest
//! step known, the front. Checkpoints lie between start and front. A step is
//! reached from the nearest copy before it; as solvers are deterministic, it is
//! the same step as the first time.
//!
//! ```text
//!  start ─────●─────────●─────────●─────────●─────▶ front
//!             ╰ checkpoint  ╰ recent ╰ present
//! ```

use super::Frame;
use super::checkpoints::{Checkpoints, SnapshotLimits};
use super::recent::{RecentSnapshots, SHORT};
use super::stepper::{StepResult, Stepper};

/// The limits of the checkpoints.
const FAR: SnapshotLimits = SnapshotLimits { count: 1024, bytes: 96 << 20 };

/// The limits of the snapshots shortly before the present step.
const CLOSE: SnapshotLimits = SnapshotLimits { count: 64, bytes: 32 << 20 };

/// A replay of any solver.
pub(super) trait ReplayControl: Send {
    /// The present step.
    fn number(&self) -> u64;
    /// The furthest step known.
    fn explored(&self) -> u64;
    /// The last step, if it is known.
    fn end(&self) -> Option<u64>;
    /// The present frame.
    fn frame(&self) -> Frame;
    /// Moves the front to a step.
    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool);
    /// Moves to a step, or as far as there are any before the stop signal.
    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool);
}

pub(super) struct Replay<M: Stepper> {
    shared: M::Shared,
    number: u64,
    present: M,
    explored: u64,
    front: M,
    end: Option<u64>,
    checkpoints: Checkpoints<M>,
    recent: RecentSnapshots<M>,
}

impl<M: Stepper> Replay<M> {
    pub(super) fn new(start: M, shared: M::Shared) -> Self {
        Self::within(start, shared, FAR, CLOSE)
    }

    fn within(start: M, shared: M::Shared, far: SnapshotLimits, close: SnapshotLimits) -> Self {
        Self {
            shared,
            number: 0,
            present: start.clone(),
            explored: 0,
            end: None,
            checkpoints: Checkpoints::new(&start, far),
            recent: RecentSnapshots::new(close),
            front: start,
        }
    }

    /// Moves to a step that is known.
    fn replay(&mut self, to: u64) {
        self.recent.forget_after(to);
        let mut from = self.checkpoints.before(to);
        from = self.recent.last().filter(|(at, _)| *at > from.0).unwrap_or(from);
        // The present copy is there already, and restoring one costs time.
        let is_far = |at: u64| self.number > to || at > self.number + SHORT;
        if to == self.explored && is_far(to) {
            (self.number, self.present) = (to, self.front.clone());
        } else if is_far(from.0) {
            (self.number, self.present) = (from.0, M::restore(from.1));
        }
        while to - self.number > SHORT {
            self.run_to(self.number + (to - self.number) / 2);
            self.recent.add(self.number, &self.present);
        }
        self.run_to(to);
    }

    /// Takes the steps to one that is known.
    fn run_to(&mut self, to: u64) {
        run(&mut self.present, &mut self.shared, &mut self.number, to, &|| false);
    }
}

impl<M: Stepper + Send> ReplayControl for Replay<M>
where
    M::Snapshot: Send,
    M::Shared: Send,
{
    fn number(&self) -> u64 {
        self.number
    }

    fn explored(&self) -> u64 {
        self.explored
    }

    fn end(&self) -> Option<u64> {
        self.end
    }

    fn frame(&self) -> Frame {
        Frame { number: self.number, ..self.present.frame(&self.shared) }
    }

    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        while self.end.is_none() && self.explored < to {
            let pause = to.min(self.checkpoints.due()).min(self.explored.saturating_add(M::STEPS_PER_CHECK));
            match run(&mut self.front, &mut self.shared, &mut self.explored, pause, stop) {
                StepResult::Moved => {}
                StepResult::Ended => self.end = Some(self.explored),
                StepResult::Stopped => return,
            }
            if self.explored == self.checkpoints.due() {
                self.checkpoints.add(&self.front);
            }
            if stop() {
                return;
            }
        }
    }

    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        self.explore(to, stop);
        self.replay(to.min(self.explored));
    }
}

/// Takes steps up to a number.
fn run<M: Stepper>(
    stepper: &mut M,
    shared: &mut M::Shared,
    number: &mut u64,
    to: u64,
    stop: &dyn Fn() -> bool,
) -> StepResult {
    while *number < to {
        match stepper.step(shared, stop) {
            StepResult::Moved => *number += 1,
            other => return other,
        }
    }
    StepResult::Moved
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

    /// Steps that jump about, and one back from each, with little to start from.
    fn assert_steps_are_found<M: Stepper<Shared = ()> + Send>(start: &M, limits: SnapshotLimits)
    where
        M::Snapshot: Send,
    {
        let mut replay = Replay::within(start.clone(), (), limits, limits);
        replay.explore(u64::MAX, &|| false);
        let steps = replay.explored;
        for i in 1..20_u64 {
            let to = i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (steps - 1) + 1;
            replay.seek(to, &|| false);
            replay.seek(to - 1, &|| false);
            let (mut straight, mut number) = (start.clone(), 0);
            run(&mut straight, &mut (), &mut number, to - 1, &|| false);
            let expected = Frame { number, ..straight.frame(&()) };
            assert_eq!(replay.frame(), expected, "step {number}, {limits:?}");
        }
    }

    #[test]
    fn steps_are_found_with_few_copies_and_with_none() {
        let puzzle: Arc<Puzzle> = Arc::new(HARD.parse().unwrap());
        for (count, bytes) in [(1024, 1 << 20), (3, 1 << 20), (1, 1 << 20), (1024, 20_000), (1024, 0), (0, 0)]
        {
            let limits = SnapshotLimits { count, bytes };
            assert_steps_are_found(&BacktrackStepper::new(&puzzle, Until::FirstSolution), limits);
            assert_steps_are_found(&SearchStepper::new(&puzzle, Until::Exhausted), limits);
        }
    }
}
