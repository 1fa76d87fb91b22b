//! A program in the background of the shell: stopped by a signal, and continued
//! by another.
//!
//! Ctrl-Z is a key like any other here. But `kill -TSTP` stops the program, and
//! after `fg` the terminal is as the shell left it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGCONT, SIGTSTP};

use super::input::Received;

/// The signals since the last check.
struct Signals {
    stop: Arc<AtomicBool>,
    resume: Arc<AtomicBool>,
}

static SIGNALS: LazyLock<Signals> = LazyLock::new(|| {
    let register = |signal| {
        let came = Arc::new(AtomicBool::new(false));
        // Without a handler, the signal has its usual effect.
        let _ = signal_hook::flag::register(signal, Arc::clone(&came));
        came
    };
    Signals { stop: register(SIGTSTP), resume: register(SIGCONT) }
});

/// A wait for input is much shorter. If it took longer, the program was stopped, even if the signal
/// that continued it has not arrived yet.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Starts to listen for the signals.
pub(super) fn watch() {
    LazyLock::force(&SIGNALS);
}

/// The request of the signals. The program was not stopped before this moment.
pub(super) fn received(awake: Instant) -> Option<Received> {
    if SIGNALS.stop.swap(false, Ordering::Relaxed) {
        return Some(Received::Suspend);
    }
    let elapsed = awake.elapsed();
    let is_resumed = SIGNALS.resume.swap(false, Ordering::Relaxed) || elapsed > LONGEST_WAIT;
    is_resumed.then_some(Received::Resumed(elapsed))
}

/// Stops the program until it is continued.
pub(super) fn stop() {
    let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
    SIGNALS.resume.store(false, Ordering::Relaxed);
}
