//! One solver on the screen: the step that it shows, and the number of known
//! steps.

use sudokit::watch::{Frame, Method};

use super::Report;

/// A method, the step that is shown, and the number of known steps.
#[derive(Debug)]
pub struct Column {
    /// The method.
    pub method: Method,
    /// The step that is shown.
    pub frame: Frame,
    /// The furthest step that is known.
    pub explored: u64,
    /// The last step, if it is known.
    pub end: Option<u64>,
    /// The depth of the search in each of the last steps, up to the one that is
    /// shown.
    pub(super) depths: Vec<usize>,
}

impl Column {
    pub(super) fn new(method: Method, frame: Frame) -> Self {
        Self { method, frame, explored: 0, end: None, depths: Vec::new() }
    }

    /// Takes a report of the solver.
    pub(super) fn receive(&mut self, report: Report) {
        (self.explored, self.end) = (report.explored, report.end);
        if let Some(frame) = report.frame {
            self.frame = *frame;
            self.depths = report.depths;
        }
    }

    /// Whether it shows this step, or its last one if it has fewer.
    pub(super) fn is_at(&self, step: u64) -> bool {
        self.frame.number == step || (self.is_over() && step > self.frame.number)
    }

    /// Whether it shows its last step.
    pub(super) fn is_over(&self) -> bool {
        self.end == Some(self.frame.number)
    }
}
