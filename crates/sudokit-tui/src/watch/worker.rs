//! A solver in a thread of its own: it shows the step that was asked for last,
//! and looks ahead while nothing is asked.
//!
//! Everything is done in slices, so that a new wish is heard soon, however far
//! away the last one was.

use std::sync::mpsc::{self, Receiver, RecvError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use sudokit::Puzzle;
use sudokit::watch::{Frame, Method, Until, Watch};

/// What a solver says of itself.
#[derive(Clone, Debug)]
pub struct Report {
    /// The step that was asked for, when it was reached.
    pub frame: Option<Box<Frame>>,
    /// The furthest step that is known.
    pub explored: u64,
    /// The last step, if it is known.
    pub end: Option<u64>,
}

impl Report {
    /// That a watch shows its present step.
    pub fn of(watch: &Watch) -> Self {
        Self { frame: Some(Box::new(watch.frame())), ..Self::of_length(watch) }
    }

    /// How far a watch has looked.
    fn of_length(watch: &Watch) -> Self {
        Self { frame: None, explored: watch.explored(), end: watch.end() }
    }
}

/// A solver at work elsewhere. Dropping it ends the thread.
#[derive(Debug)]
pub(super) struct Reel {
    wishes: Sender<u64>,
    reports: Receiver<Report>,
}

/// How long a new wish is not heard.
const SLICE: Duration = Duration::from_millis(15);

/// How much further than anybody asked is looked: a search that does not end is
/// left alone some time.
const AHEAD: u64 = 1 << 32;

impl Reel {
    /// Begins to look ahead, and reports the first step.
    pub(super) fn start(puzzle: Puzzle, method: Method, until: Until) -> Self {
        let (wishes, heard) = mpsc::channel();
        let (said, reports) = mpsc::channel();
        thread::spawn(move || {
            let watch = Watch::new(&puzzle, method).until(until);
            let _ = Projector { watch, wishes: heard, reports: said, wish: Some(0) }.run();
        });
        Self { wishes, reports }
    }

    /// Asks for a step; the last one, if there are fewer.
    pub(super) fn show(&self, step: u64) {
        // A thread that is gone has said all it could.
        let _ = self.wishes.send(step);
    }

    /// What was said in the meantime.
    pub(super) fn reports(&self) -> impl Iterator<Item = Report> + '_ {
        self.reports.try_iter()
    }
}

/// The thread's side of a reel.
struct Projector {
    watch: Watch,
    wishes: Receiver<u64>,
    reports: Sender<Report>,
    /// The step that was asked for and not yet shown.
    wish: Option<u64>,
}

/// Nobody is there any more.
struct Deserted;

impl Projector {
    fn run(&mut self) -> Result<(), Deserted> {
        loop {
            self.listen()?;
            match self.wish {
                Some(step) if step <= self.watch.explored() || self.watch.end().is_some() => {
                    self.watch.seek(step);
                    self.wish = None;
                    self.say(Report::of(&self.watch))?;
                }
                _ => {
                    let end = Instant::now() + SLICE;
                    self.watch.explore(AHEAD, &|| Instant::now() >= end);
                    self.say(Report::of_length(&self.watch))?;
                }
            }
        }
    }

    /// Takes the last of all wishes; waits for one where nothing else is to do.
    fn listen(&mut self) -> Result<(), Deserted> {
        let is_idle = self.watch.end().is_some() || self.watch.explored() > self.watch.number() + AHEAD;
        if is_idle && self.wish.is_none() {
            self.wish = Some(self.wishes.recv().map_err(|RecvError| Deserted)?);
        }
        loop {
            match self.wishes.try_recv() {
                Ok(step) => self.wish = Some(step),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(Deserted),
            }
        }
    }

    fn say(&self, report: Report) -> Result<(), Deserted> {
        self.reports.send(report).map_err(|_| Deserted)
    }
}
