//! A scan: what every search is given.
//!
//! A search hands each step to the sink of its scan. The sink decides whether to
//! continue, so that "the first step" and "all steps" are the same code.

use std::ops::ControlFlow;

use super::{Dirty, Technique};
use crate::base::{Candidate, DigitSet};
use crate::board::Candidates;
use crate::logic::{Reason, Scale, Step};

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// A position in which a search looks for steps.
pub(crate) struct Scan<'a> {
    pub(crate) candidates: &'a Candidates,
    /// In whose order steps are found.
    pub(crate) scale: Scale,
    /// Where there may be any.
    pub(crate) dirty: Dirty<'a>,
    pub(crate) sink: &'a mut Sink<'a>,
}

impl<'a> Scan<'a> {
    /// A scan of the whole board.
    pub(crate) fn new(scale: Scale, candidates: &'a Candidates, sink: &'a mut Sink<'a>) -> Self {
        Self { candidates, scale, dirty: Dirty::Everything, sink }
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
