//! A solver that takes one step at a time.

use super::Frame;

/// A solver that can pause after each step and be copied: the copy continues
/// exactly as the original. No step allocates for the sake of watching; only
/// [`frame`](Self::frame) does.
pub(super) trait Stepper: Clone {
    /// A copy in as little memory as possible.
    type Snapshot;

    /// What all copies share, because it is expensive to find again.
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

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StepResult {
    /// A step was taken.
    Moved,
    /// The step before was the last.
    Ended,
    /// The stop signal came; nothing has changed.
    Stopped,
}
