//! How far long work has come: on standard error, and only on a terminal.

use std::cell::{Cell, OnceCell};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressStyle};

/// Work that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_millis(700);

pub struct Progress {
    start: Instant,
    is_shown: bool,
    what: &'static str,
    done: Cell<u64>,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    /// Progress of work that counts `what`.
    pub fn new(what: &'static str, quiet: bool) -> Self {
        Self {
            start: Instant::now(),
            is_shown: !quiet && std::io::stderr().is_terminal(),
            what,
            done: Cell::new(0),
            bar: OnceCell::new(),
        }
    }

    /// So many more are done.
    pub fn advance(&self, more: usize) {
        self.done.set(self.done.get() + more as u64);
        // One alone is no progress.
        if self.done.get() > 1 {
            self.show(self.done.get());
        }
    }

    /// So many are done.
    pub fn show(&self, done: u64) {
        let elapsed = self.start.elapsed();
        if !self.is_shown || elapsed < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(|| {
            let style = ProgressStyle::with_template("{spinner} {msg}").expect("the template is right");
            ProgressBar::new_spinner().with_style(style)
        });
        let rate = u128::from(done) * 1000 / elapsed.as_millis().max(1);
        bar.set_message(format!("{} {}, {} a second", HumanCount(done), self.what, HumanCount(rate as u64)));
        bar.tick();
    }

    /// Takes the line away while something else is written.
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
