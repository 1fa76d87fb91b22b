//! A scan: the input of every search.
//!
//! A search passes each step to the sink of its scan. The sink decides whether to continue, so the
//! same code finds the first step and all steps.

use std::ops::ControlFlow;

use super::{Dirty, Technique};
use crate::base::{Candidate, DigitSet};
use crate::board::Candidates;
use crate::logic::{Program, Reason, Step};

/// Receives steps as they are found, and decides whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Whether a search should stop, whatever it has found. Long searches check it for each house,
/// digit or assumption and return early; the caller drops their result.
pub(crate) type StopCheck<'a> = dyn Fn() -> bool + 'a;

/// The check for a search that is never stopped.
pub(crate) const NEVER: &StopCheck<'static> = &|| false;

/// A position in which a search looks for steps.
pub(crate) struct Scan<'a> {
    pub(crate) candidates: &'a Candidates,
    /// The program whose search order is followed.
    pub(crate) program: Program,
    /// The part of the board where there may be new steps.
    pub(crate) dirty: Dirty<'a>,
    pub(crate) stop: &'a StopCheck<'a>,
    pub(crate) sink: &'a mut Sink<'a>,
}

impl<'a> Scan<'a> {
    /// A scan of the whole board.
    pub(crate) fn new(program: Program, candidates: &'a Candidates, sink: &'a mut Sink<'a>) -> Self {
        Self { candidates, program, dirty: Dirty::Everything, stop: NEVER, sink }
    }

    /// Ends a search for patterns if it should stop. On the classic board such a search takes less
    /// than a millisecond, so checking is not worthwhile.
    pub(crate) fn check(&self) -> ControlFlow<()> {
        let is_stopped = !self.candidates.geometry().is_classic() && (self.stop)();
        if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Returns the digits that have lost places.
    pub(crate) fn dirty_digits(&self) -> DigitSet {
        self.dirty.digits(self.candidates.geometry().side())
    }

    /// Passes a step to the sink.
    pub(crate) fn emit(&mut self, step: Step) -> ControlFlow<()> {
        (self.sink)(step)
    }

    /// Passes on a step that eliminates these candidates, if there are any. It has a rating if all
    /// steps of the technique have the same one.
    pub(crate) fn eliminate(
        &mut self,
        technique: Technique,
        victims: Vec<Candidate>,
        reason: impl FnOnce() -> Reason,
    ) -> ControlFlow<()> {
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        self.emit(Step::remove(technique, reason(), victims).rated())
    }
}
