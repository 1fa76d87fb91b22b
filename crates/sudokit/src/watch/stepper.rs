//! A solver that takes one step at a time.

use super::Frame;

/// A solver that can be stopped after each step, and copied: the copy goes on
/// exactly as the original does. No step allocates for the sake of watching;
/// only who asks for a frame pays for one.
pub(super) trait Machine: Clone {
    /// A copy in as little memory as can be.
    type Packed;

    /// What all copies share, because it is expensive to find again.
    type Notes;

    /// Steps between two looks at the stop signal: a few milliseconds.
    const STEPS_PER_LOOK: u64;

    /// Takes a step.
    fn step(&mut self, notes: &mut Self::Notes, stop: &dyn Fn() -> bool) -> Progress;

    /// The position and the event that led to it.
    fn frame(&self, notes: &Self::Notes) -> Frame;

    /// Makes a copy to be laid aside.
    fn pack(&self) -> Self::Packed;

    /// Takes such a copy up.
    fn unpack(packed: &Self::Packed) -> Self;

    /// How much memory such a copy takes, about.
    fn bytes(packed: &Self::Packed) -> usize;
}

/// What became of a wish to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// A step was taken.
    Moved,
    /// The step before was the last.
    Ended,
    /// The stop signal came; nothing has changed.
    Stopped,
}
