//! One solver on the screen: the step that it shows, and how far it is known.

use std::collections::VecDeque;

use sudokit::watch::{Frame, Method};

use super::Report;

/// A method, the step that is shown, and how many steps are known.
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
    /// The depths of the search that were shown, in order.
    pub(super) depths: VecDeque<usize>,
}

/// How many depths are kept: more than any screen is wide.
const REMEMBERED: usize = 512;

impl Column {
    pub(super) fn new(method: Method, frame: Frame) -> Self {
        Self { method, frame, explored: 0, end: None, depths: VecDeque::new() }
    }

    /// Takes a report of the solver.
    pub(super) fn receive(&mut self, report: Report) {
        (self.explored, self.end) = (report.explored, report.end);
        if let Some(frame) = report.frame {
            self.frame = *frame;
            self.depths.push_back(self.frame.figures.depth);
            if self.depths.len() > REMEMBERED {
                self.depths.pop_front();
            }
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
