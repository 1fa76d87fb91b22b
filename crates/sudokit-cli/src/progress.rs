//! The progress of long work, shown on standard error if that is a terminal.

use std::io::{self, IsTerminal, Read};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressStyle};
use sudokit::{Control, WorkProgress};

use crate::texts::text;

/// Shorter work shows no progress.
const DELAY: Duration = Duration::from_millis(700);

pub struct Progress {
    start: Instant,
    is_shown: bool,
    what: &'static str,
    done: AtomicU64,
    goal: Goal,
    bar: OnceLock<ProgressBar>,
}

/// How the finished share of the work is measured.
pub enum Goal {
    Unknown,
    /// By the bytes that were read of the input.
    Input(Meter),
    /// By the number of puzzles.
    Puzzles(u64),
}

impl Progress {
    /// Progress of work that counts `what`: `puzzles`, `clues` or `solutions`.
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

    /// Shows the share of this goal that is reached.
    pub fn aim_for(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Adds to the number of finished items.
    pub fn advance(&self, more: usize) {
        let done = self.done.fetch_add(more as u64, Ordering::Relaxed) + more as u64;
        // Work on a single puzzle ends with its first result.
        if done > 1 {
            self.show(done);
        }
    }

    /// Shows the number of finished items.
    pub fn show(&self, done: u64) {
        let elapsed = self.start.elapsed();
        if !self.is_shown || elapsed < DELAY {
            return;
        }
        let share = match &self.goal {
            Goal::Unknown => None,
            Goal::Input(meter) => Some((meter.read.load(Ordering::Relaxed), meter.total)),
            Goal::Puzzles(total) => Some((done, *total)),
        };
        let bar = self.bar.get_or_init(|| match share {
            Some((_, total)) => ProgressBar::new(total).with_style(style(SHARE)),
            None => ProgressBar::new_spinner().with_style(style(SPINNER)),
        });
        match share {
            Some((done, _)) => bar.set_position(done),
            None => bar.tick(),
        }
        let rate = u128::from(done) * 1000 / elapsed.as_millis().max(1);
        let left = share.map(|_| bar.eta());
        bar.set_message(counted(self.what, done, rate as u64, left));
    }

    /// Shows the share of a sum that has been added up.
    pub fn show_share(&self, done: u64, of: u64) {
        if !self.is_shown || self.start.elapsed() < DELAY {
            return;
        }
        let bar = self.bar.get_or_init(ProgressBar::new_spinner);
        bar.set_style(style(SHARE));
        bar.set_message(text!("progress-summed"));
        bar.set_length(of);
        bar.set_position(done);
    }

    /// Shows the progress of a single search in words.
    pub fn describe(&self, words: impl FnOnce() -> String) {
        if !self.is_shown || self.start.elapsed() < DELAY {
            return;
        }
        let spinner = || ProgressBar::new_spinner().with_style(style(SPINNER));
        let bar = self.bar.get_or_init(spinner);
        bar.set_message(words());
        bar.tick();
    }

    /// A control that shows the progress of creating or changing a puzzle.
    pub fn watch(self, control: Control) -> Control {
        if !self.is_shown {
            return control;
        }
        let has_tried = AtomicBool::new(false);
        control.report_to(move |work| match work {
            WorkProgress::Tried { puzzles, clues, tenths } => {
                has_tried.store(true, Ordering::Relaxed);
                self.describe(|| tried(puzzles, clues as u64, tenths.map(u64::from)));
            }
            // Each tried puzzle tries clues again.
            WorkProgress::CluesTried { done, of } if !has_tried.load(Ordering::Relaxed) => {
                self.describe(|| text!("progress-clues-tried", done, all = of));
            }
            _ => {}
        })
    }

    /// Hides the progress while `write` runs.
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

/// Whether the terminal says that it can only print lines.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Progress towards a known end, and without one.
const SHARE: &str = "{bar:20} {percent:>3} %  {msg}";
const SPINNER: &str = "{spinner} {msg}";

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is valid")
}

/// `1,200 puzzles, 300 per second, 5s left`
fn counted(what: &str, done: u64, rate: u64, left: Option<Duration>) -> String {
    let (count, rate) = (HumanCount(done).to_string(), HumanCount(rate).to_string());
    match left {
        Some(left) => {
            let time = format!("{:#}", HumanDuration(left));
            text!("progress-counted-left", what, count, rate, time)
        }
        None => text!("progress-counted", what, count, rate),
    }
}

/// `1,200 puzzles tried; the closest has 24 clues and ER 7.2`
fn tried(puzzles: u64, clues: u64, tenths: Option<u64>) -> String {
    let count = HumanCount(puzzles).to_string();
    match tenths {
        Some(tenths) => {
            let rating = format!("{}.{}", tenths / 10, tenths % 10);
            text!("progress-tried-rated", n = puzzles, count, clues, rating)
        }
        None => text!("progress-tried", n = puzzles, count, clues),
    }
}

/// The number of bytes of the input that were read, and of all its bytes.
#[derive(Clone)]
pub struct Meter {
    read: Arc<AtomicU64>,
    total: u64,
}

impl Meter {
    pub fn new(total: u64) -> Self {
        Self { read: Arc::default(), total }
    }

    /// A reader whose bytes are counted here.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_counts_results() {
        assert_eq!(counted("puzzles", 61_178, 1_200, None), "61,178 puzzles, 1,200 per second");
        assert_eq!(
            counted("solutions", 2, 1, Some(Duration::from_secs(5))),
            "2 solutions, 1 per second, 5s left"
        );
        assert_eq!(tried(1, 24, None), "1 puzzle tried; the closest has 24 clues");
        assert_eq!(tried(1_500, 24, Some(72)), "1,500 puzzles tried; the closest has 24 clues and ER 7.2");
    }
}
