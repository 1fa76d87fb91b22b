//! A scan: what every search is given.
//!
//! A search hands each step to the sink of its scan. The sink decides whether to
//! continue, so that "the first step" and "all steps" are the same code.

use std::ops::ControlFlow;

use super::{Dirty, Technique};
use crate::base::{Candidate, DigitSet};
use crate::board::Candidates;
use crate::logic::{Program, Reason, Step};

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Whether a search should stop, whatever it has found. Long searches ask it for each
/// house, digit or assumption, and then return early; the caller drops what they
/// returned.
pub(crate) type StopCheck<'a> = dyn Fn() -> bool + 'a;

/// The signal of a search that is never stopped.
pub(crate) const NEVER: &StopCheck<'static> = &|| false;

/// A position in which a search looks for steps.
pub(crate) struct Scan<'a> {
    pub(crate) candidates: &'a Candidates,
    /// In whose way steps are looked for.
    pub(crate) program: Program,
    /// Where there may be any.
    pub(crate) dirty: Dirty<'a>,
    pub(crate) stop: &'a StopCheck<'a>,
    pub(crate) sink: &'a mut Sink<'a>,
}

impl<'a> Scan<'a> {
    /// A scan of the whole board.
    pub(crate) fn new(program: Program, candidates: &'a Candidates, sink: &'a mut Sink<'a>) -> Self {
        Self { candidates, program, dirty: Dirty::Everything, stop: NEVER, sink }
    }

    /// Ends a search for patterns if it should stop. On the classic board they take less
    /// than a millisecond, which is not worth the question.
    pub(crate) fn check(&self) -> ControlFlow<()> {
        let is_stopped = !self.candidates.geometry().is_classic() && (self.stop)();
        if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The digits that have lost places.
    pub(crate) fn dirty_digits(&self) -> DigitSet {
        self.dirty.digits(self.candidates.geometry().side())
    }

    /// Hands over a step.
    pub(crate) fn emit(&mut self, step: Step) -> ControlFlow<()> {
        (self.sink)(step)
    }

    /// Hands over the step that rules out some candidates, if there are any. It has a
    /// rating if all steps of its technique have the same.
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
