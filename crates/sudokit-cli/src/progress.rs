//! The progress of long work: on standard error, and only on a terminal.

use std::io::{self, IsTerminal, Read};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use sudokit::{Control, WorkProgress};

/// Work that takes less time shows no progress.
const PATIENCE: Duration = Duration::from_millis(700);

pub struct Progress {
    start: Instant,
    is_shown: bool,
    what: &'static str,
    done: AtomicU64,
    goal: Goal,
    bar: OnceLock<ProgressBar>,
}

/// What the share that is done is measured by.
pub enum Goal {
    Unknown,
    /// The input that was read.
    Input(Meter),
    /// A number of puzzles.
    Puzzles(u64),
}

impl Progress {
    /// Progress of work that counts `what`.
    pub fn new(what: &'static str, quiet: bool) -> Self {
        Self {
            start: Instant::now(),
            is_shown: !quiet && !is_dumb() && io::stderr().is_terminal(),
            what,
            done: AtomicU64::new(0),
            goal: Goal::Unknown,
            bar: OnceLock::new(),
        }
    }

    /// Shows the share of this goal from now on.
    pub fn aim_for(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Counts more that are done.
    pub fn advance(&self, more: usize) {
        let done = self.done.fetch_add(more as u64, Ordering::Relaxed) + more as u64;
        // One alone is no progress.
        if done > 1 {
            self.show(done);
        }
    }

    /// Shows how many are done.
    pub fn show(&self, done: u64) {
        let elapsed = self.start.elapsed();
        if !self.is_shown || elapsed < PATIENCE {
            return;
        }
        let share = match &self.goal {
            Goal::Unknown => None,
            Goal::Input(meter) => Some((meter.read.load(Ordering::Relaxed), meter.total)),
            Goal::Puzzles(total) => Some((done, *total)),
        };
        let bar = self.bar.get_or_init(|| match share {
            Some((_, total)) => {
                ProgressBar::new(total).with_style(style("{bar:20} {percent:>3} %  {msg}, {eta} left"))
            }
            None => ProgressBar::new_spinner().with_style(style("{spinner} {msg}")),
        });
        match share {
            Some((done, _)) => bar.set_position(done),
            None => bar.tick(),
        }
        let rate = u128::from(done) * 1000 / elapsed.as_millis().max(1);
        bar.set_message(format!("{} {}, {} a second", HumanCount(done), self.what, HumanCount(rate as u64)));
    }

    /// Shows how much of a sum is done.
    pub fn show_share(&self, done: u64, of: u64) {
        if !self.is_shown || self.start.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(ProgressBar::new_spinner);
        bar.set_style(style("{bar:20} {percent:>3} %  {msg}"));
        bar.set_message("summed up");
        bar.set_length(of);
        bar.set_position(done);
    }

    /// Shows how far a single search is, in words.
    pub fn describe(&self, words: impl FnOnce() -> String) {
        if !self.is_shown || self.start.elapsed() < PATIENCE {
            return;
        }
        let spinner = || ProgressBar::new_spinner().with_style(style("{spinner} {msg}"));
        let bar = self.bar.get_or_init(spinner);
        bar.set_message(words());
        bar.tick();
    }

    /// A control that shows here how far the making or changing of a puzzle is.
    pub fn watch(self, control: Control) -> Control {
        if !self.is_shown {
            return control;
        }
        let has_tried = AtomicBool::new(false);
        control.report_to(move |work| match work {
            WorkProgress::Tried { puzzles, clues, tenths } => {
                has_tried.store(true, Ordering::Relaxed);
                self.describe(|| {
                    let rating = tenths.map(|tenths| format!(", ER {}.{}", tenths / 10, tenths % 10));
                    let (tries, s) = (HumanCount(puzzles), if puzzles == 1 { "" } else { "s" });
                    format!(
                        "{tries} puzzle{s} tried; the nearest has {clues} clues{}",
                        rating.unwrap_or_default()
                    )
                });
            }
            // Within each try clues are tried again.
            WorkProgress::CluesTried { done, of } if !has_tried.load(Ordering::Relaxed) => {
                self.describe(|| format!("{done} of {of} clues tried"));
            }
            _ => {}
        })
    }

    /// Hides the progress while something else is written.
    pub fn hidden<T>(&self, write: impl FnOnce() -> T) -> T {
        match self.bar.get() {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

/// Whether the terminal cannot do more than lines, which says so itself.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is right")
}

/// How many bytes of the input were read, out of how many.
#[derive(Clone)]
pub struct Meter {
    read: Arc<AtomicU64>,
    total: u64,
}

impl Meter {
    pub fn new(total: u64) -> Self {
        Self { read: Arc::default(), total }
    }

    /// A reader that is counted here.
    pub fn counted<R: Read>(&self, reader: R) -> Counted<R> {
        Counted { reader, read: Arc::clone(&self.read) }
    }
}

/// A reader whose bytes are counted.
pub struct Counted<R> {
    reader: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.reader.read(buffer)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}
