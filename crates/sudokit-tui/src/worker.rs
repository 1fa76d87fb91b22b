//! Long work on another thread, so that the screen never waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use sudokit::Control;

/// One piece of work. Dropping it sends the stop signal to the thread and does
/// not wait for its end.
#[derive(Debug)]
pub(crate) struct Worker<T> {
    answer: Receiver<T>,
    stop: Arc<AtomicBool>,
}

impl<T: Send + 'static> Worker<T> {
    /// Starts the work, which gets a control that the handle stops.
    pub(crate) fn start(work: impl FnOnce(&Control) -> T + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = mpsc::channel();
        let heard = Arc::clone(&stop);
        let control = Control::new().stop_when(move || heard.load(Ordering::Relaxed));
        thread::spawn(move || {
            let done = work(&control);
            // The caller may have stopped waiting.
            let _ = sender.send(done);
        });
        Self { answer, stop }
    }

    /// The result, if the work is done within this time.
    pub(crate) fn answer(&self, within: Duration) -> Option<T> {
        self.answer.recv_timeout(within).ok()
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
