//! When to stop searching: a time limit, or Ctrl-C.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::status::Status;

static SEARCHES: AtomicUsize = AtomicUsize::new(0);
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);
static IS_CALLED_OFF: AtomicBool = AtomicBool::new(false);

/// What a search asks whether it should go on. While one lives, Ctrl-C ends
/// the search instead of the program, so that what was found can be told; a
/// second Ctrl-C ends the program.
pub struct Stop {
    end: Option<Instant>,
}

impl Stop {
    pub fn after(timeout: Option<Duration>) -> Self {
        static HANDLER: Once = Once::new();
        HANDLER.call_once(|| {
            // Without a handler Ctrl-C still ends the program.
            let _ = ctrlc::set_handler(|| {
                let is_second = IS_INTERRUPTED.swap(true, Ordering::Relaxed);
                if is_second || SEARCHES.load(Ordering::Relaxed) == 0 {
                    std::process::exit(130);
                }
            });
        });
        SEARCHES.fetch_add(1, Ordering::Relaxed);
        // A time that no clock reaches is no limit.
        Self { end: timeout.and_then(|timeout| Instant::now().checked_add(timeout)) }
    }

    pub fn has_come(&self) -> bool {
        is_interrupted() || is_called_off() || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        SEARCHES.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether Ctrl-C was pressed: then nothing more is begun.
pub fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Ordering::Relaxed)
}

/// What came of a search that was stopped.
pub fn status() -> Status {
    if is_interrupted() { Status::Interrupted } else { Status::TimeLimit }
}

/// What was interrupted is over, and something else begins.
pub fn forget_interrupt() {
    IS_INTERRUPTED.store(false, Ordering::Relaxed);
}

/// Nobody waits for what is still searched for.
pub fn call_off() {
    IS_CALLED_OFF.store(true, Ordering::Relaxed);
}

/// Whether nobody waits any more.
pub fn is_called_off() -> bool {
    IS_CALLED_OFF.load(Ordering::Relaxed)
}
