//! Snapshots of a solver at equal distances, so that any step is reached quickly.
//!
//! They cover the steps from the start to the furthest one known. If there are too many, or they
//! take too much memory, every other one is dropped and the distance doubles:
//!
//! ```text
//!  0   1   2   3   4   5   6   7      too many
//!  0       2       4       6          half of them
//!  0       2       4       6       8  then at twice the distance
//! ```
//!
//! So a search of any length keeps at least about half of the allowed number of snapshots, and the
//! distance between them is a small part of the whole.

use super::stepper::Stepper;

/// Limits on the snapshots that are kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct SnapshotLimits {
    pub(super) count: usize,
    pub(super) bytes: usize,
}

/// The initial number of steps between two checkpoints. With every solver, replaying them is too
/// fast for a person to notice.
const FIRST_SPACING: u64 = 256;

#[derive(Debug)]
pub(super) struct Checkpoints<M: Stepper> {
    /// The first is the start, which is never dropped.
    states: Vec<M::Snapshot>,
    spacing: u64,
    bytes: usize,
    limits: SnapshotLimits,
}

impl<M: Stepper> Checkpoints<M> {
    pub(super) fn new(start: &M, limits: SnapshotLimits) -> Self {
        let start = start.snapshot();
        let bytes = M::bytes(&start);
        Self { states: vec![start], spacing: FIRST_SPACING, bytes, limits }
    }

    /// The step of the next checkpoint.
    pub(super) fn due(&self) -> u64 {
        self.states.len() as u64 * self.spacing
    }

    /// Adds the state at the step returned by [`due`](Self::due).
    pub(super) fn add(&mut self, state: &M) {
        let state = state.snapshot();
        self.bytes += M::bytes(&state);
        self.states.push(state);
        while self.states.len() > 1 && !self.is_within_limits() {
            self.thin();
        }
    }

    fn is_within_limits(&self) -> bool {
        self.states.len() <= self.limits.count && self.bytes <= self.limits.bytes
    }

    fn thin(&mut self) {
        let mut place = 0;
        self.states.retain(|_| {
            place += 1;
            place % 2 == 1
        });
        self.bytes = self.states.iter().map(M::bytes).sum();
        self.spacing *= 2;
    }

    /// The last checkpoint at or before a step, with its step.
    pub(super) fn before(&self, step: u64) -> (u64, &M::Snapshot) {
        let place = (step / self.spacing).min(self.states.len() as u64 - 1);
        (place * self.spacing, &self.states[place as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::super::stepper::StepResult;
    use super::super::{Event, Figures, Frame};
    use super::*;
    use crate::board::Geometry;

    /// A stepper that counts its steps.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Counter(u64);

    impl Stepper for Counter {
        type Snapshot = Self;
        type Shared = ();

        const STEPS_PER_CHECK: u64 = 1;

        fn step(&mut self, (): &mut (), _: &dyn Fn() -> bool) -> StepResult {
            self.0 += 1;
            StepResult::Moved
        }

        fn frame(&self, (): &()) -> Frame {
            let board = Geometry::of_side(4).unwrap();
            Frame::new(&board, Event::Start, Figures::default(), Vec::new(), [])
        }

        fn snapshot(&self) -> Self {
            *self
        }

        fn restore(snapshot: &Self) -> Self {
            *snapshot
        }

        /// Snapshots grow.
        fn bytes(snapshot: &Self) -> usize {
            100 + snapshot.0 as usize / 100
        }
    }

    /// More steps than any search has. With low limits, the distance soon grows this far.
    const LONG: u64 = 1 << 40;

    fn assert_bounded(limits: SnapshotLimits) {
        let mut checkpoints = Checkpoints::new(&Counter(0), limits);
        for _ in 0..10_000 {
            let due = checkpoints.due();
            if due > LONG {
                break;
            }
            checkpoints.add(&Counter(due));
            let bytes: usize = checkpoints.states.iter().map(Counter::bytes).sum();
            assert!(checkpoints.states.len() <= limits.count.max(1));
            assert!(bytes <= limits.bytes || checkpoints.states.len() == 1);
            for step in [0, due / 3, due - 1, due] {
                let (at, state) = checkpoints.before(step);
                assert!(at <= step && *state == Counter(at));
                assert!(step - at < 2 * checkpoints.spacing);
            }
        }
    }

    #[test]
    fn snapshots_stay_within_the_limits() {
        for (count, bytes) in [(1, 1 << 30), (2, 1 << 30), (7, 1 << 30), (1000, 5000), (1000, 0)] {
            assert_bounded(SnapshotLimits { count, bytes });
        }
    }
}
