//! A solver that takes one step at a time.

use super::Frame;

/// A solver that can pause after each step and be copied. The copy continues exactly like the
/// original. Steps never allocate just for watching; only [`frame`](Self::frame) does.
pub(super) trait Stepper: Clone {
    /// A copy in as little memory as possible.
    type Snapshot;

    /// Data that all copies share because it is expensive to find again.
    type Shared;

    /// Steps between two checks of the stop signal: a few milliseconds.
    const STEPS_PER_CHECK: u64;

    /// Takes a step.
    fn step(&mut self, shared: &mut Self::Shared, stop: &dyn Fn() -> bool) -> StepResult;

    /// The position and the event that led to it.
    fn frame(&self, shared: &Self::Shared) -> Frame;

    /// Makes a snapshot.
    fn snapshot(&self) -> Self::Snapshot;

    /// Restores a snapshot.
    fn restore(snapshot: &Self::Snapshot) -> Self;

    /// The approximate size of a snapshot.
    fn bytes(snapshot: &Self::Snapshot) -> usize;
}

/// The result of trying to take a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StepResult {
    /// A step was taken.
    Moved,
    /// There are no more steps.
    Ended,
    /// The stop signal came, and nothing has changed.
    Stopped,
}
