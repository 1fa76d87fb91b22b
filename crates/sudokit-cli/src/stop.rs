//! When a search should stop: at a time limit, at Ctrl-C, or because nobody
//! waits for its result any more.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use sudokit::Control;

use crate::status::Status;

/// Ctrl-C as the process sees it. There is one process and one Ctrl-C, so this
/// is the only state that the whole program shares.
struct Interrupt {
    is_pressed: AtomicBool,
    /// How many parts of the program would rather end their work in order.
    listeners: AtomicUsize,
}

static INTERRUPT: Interrupt =
    Interrupt { is_pressed: AtomicBool::new(false), listeners: AtomicUsize::new(0) };

/// As long as one of these lives, Ctrl-C ends the work instead of the program,
/// so that what was found can be reported. A second Ctrl-C ends the program.
pub struct InterruptListener(&'static Interrupt);

impl InterruptListener {
    pub fn new() -> Self {
        static HANDLER: Once = Once::new();
        HANDLER.call_once(|| {
            // Without a handler Ctrl-C still ends the program.
            let _ = ctrlc::set_handler(|| {
                let is_second = INTERRUPT.is_pressed.swap(true, Ordering::Relaxed);
                if is_second || INTERRUPT.listeners.load(Ordering::Relaxed) == 0 {
                    std::process::exit(130);
                }
            });
        });
        INTERRUPT.listeners.fetch_add(1, Ordering::Relaxed);
        Self(&INTERRUPT)
    }

    fn is_interrupted(&self) -> bool {
        self.0.is_pressed.load(Ordering::Relaxed)
    }
}

impl Drop for InterruptListener {
    fn drop(&mut self) {
        self.0.listeners.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether Ctrl-C was pressed: then nothing more is begun.
pub fn is_interrupted() -> bool {
    INTERRUPT.is_pressed.load(Ordering::Relaxed)
}

/// Forgets the last Ctrl-C, because other work begins.
pub fn forget_interrupt() {
    INTERRUPT.is_pressed.store(false, Ordering::Relaxed);
}

/// The status of a search that was stopped.
pub fn status() -> Status {
    if is_interrupted() { Status::Interrupted } else { Status::TimeLimit }
}

/// Ends work whose results nobody can receive any more. Copies are the same
/// switch.
#[derive(Clone, Default)]
pub struct Cancellation(Arc<AtomicBool>);

impl Cancellation {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The control of a search that is never cancelled.
pub fn after(timeout: Option<Duration>) -> Control {
    control(timeout, Cancellation::default())
}

/// The control of a search that stops at a time limit, at Ctrl-C or when it is
/// cancelled. Ctrl-C stops the search instead of the program as long as a clone of
/// the control exists.
pub fn control(timeout: Option<Duration>, cancellation: Cancellation) -> Control {
    // A time that no clock reaches is no limit.
    let end = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
    let listener = InterruptListener::new();
    Control::new().stop_when(move || {
        listener.is_interrupted()
            || cancellation.is_cancelled()
            || end.is_some_and(|end| Instant::now() >= end)
    })
}
