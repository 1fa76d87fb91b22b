//! A solver on a separate thread. It reports the step that was requested last,
//! and looks ahead while there is no request.
//!
//! It works in short slices, so that a new request is answered soon, even if the
//! last one is far away.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use sudokit::Control;
use sudokit::watch::{Frame, Watch};

use super::DepthTrail;

/// A report of a solver.
#[derive(Clone, Debug)]
pub struct Report {
    /// The requested step, once it is reached.
    pub frame: Option<Box<Frame>>,
    /// The furthest step that is known.
    pub explored: u64,
    /// The last step, if it is known.
    pub end: Option<u64>,
    /// The depth of the search in each of the last steps, up to the requested
    /// one.
    pub depths: Vec<usize>,
}

impl Report {
    /// The current step of a watch.
    pub(super) fn of(watch: &Watch) -> Self {
        Self { frame: Some(Box::new(watch.frame())), ..Self::of_length(watch) }
    }

    /// The number of known steps of a watch.
    fn of_length(watch: &Watch) -> Self {
        Self { frame: None, explored: watch.explored(), end: watch.end(), depths: Vec::new() }
    }
}

/// The handle of a solver on another thread. Dropping it ends the thread.
#[derive(Debug)]
pub(super) struct SolverThread {
    requests: Sender<u64>,
    reports: Receiver<Report>,
}

/// The maximum time that a new request waits.
const SLICE: Duration = Duration::from_millis(15);

/// The number of steps that the solver looks ahead. A search that does not end
/// must stop somewhere.
const AHEAD: u64 = 1 << 32;

impl SolverThread {
    /// Starts the thread, which reports the first step and looks ahead.
    pub(super) fn start(watch: Watch) -> Self {
        let (requests, receiver) = mpsc::channel();
        let (sender, reports) = mpsc::channel();
        thread::spawn(move || {
            let (trail, request) = (DepthTrail::default(), Some(0));
            let _ = SolverLoop { watch, trail, requests: receiver, reports: sender, request }.run();
        });
        Self { requests, reports }
    }

    /// Requests a step, or the last one if there are fewer.
    pub(super) fn show(&self, step: u64) {
        // A thread that has ended has reported everything.
        let _ = self.requests.send(step);
    }

    /// The reports since the last call.
    pub(super) fn reports(&self) -> impl Iterator<Item = Report> + '_ {
        self.reports.try_iter()
    }
}

/// The loop in the thread.
struct SolverLoop {
    watch: Watch,
    trail: DepthTrail,
    requests: Receiver<u64>,
    reports: Sender<Report>,
    /// The step that was requested and not yet reported.
    request: Option<u64>,
}

impl SolverLoop {
    /// Runs until the handle is dropped.
    fn run(&mut self) -> Option<()> {
        loop {
            self.receive()?;
            let report = match self.request {
                Some(step) if step <= self.watch.explored() || self.watch.end().is_some() => {
                    self.request = None;
                    self.trail.show(&mut self.watch, step)
                }
                _ => {
                    let end = Instant::now() + SLICE;
                    let control = Control::new().stop_when(move || Instant::now() >= end);
                    self.watch.set_control(&control);
                    self.watch.explore(AHEAD);
                    Report::of_length(&self.watch)
                }
            };
            self.reports.send(report).ok()?;
        }
    }

    /// Takes the last request. Waits for one if there is nothing else to do.
    fn receive(&mut self) -> Option<()> {
        let is_idle = self.watch.end().is_some() || self.watch.explored() > self.watch.number() + AHEAD;
        if is_idle && self.request.is_none() {
            self.request = Some(self.requests.recv().ok()?);
        }
        loop {
            match self.requests.try_recv() {
                Ok(step) => self.request = Some(step),
                Err(TryRecvError::Empty) => return Some(()),
                Err(TryRecvError::Disconnected) => return None,
            }
        }
    }
}
