//! What becomes of the program when its terminal is closed.

use std::sync::Once;
use std::thread;

use rustix::event::{PollFd, PollFlags, poll};

/// As shells report a program that a hangup ended.
const HUNG_UP: i32 = 128 + 1;

/// Ends the program when the terminal is gone. Reading from one that was
/// closed comes back with nothing at once, and `crossterm` tries again
/// without end: nobody else would ever notice. The output is watched,
/// because the input may be a pipe that ends long before.
pub(super) fn watch() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        thread::spawn(|| {
            let output = rustix::stdio::stdout();
            // Nothing is asked for but what is always told: errors and hangups.
            let mut terminal = [PollFd::new(&output, PollFlags::empty())];
            while poll(&mut terminal, None).is_err() {}
            // Some systems cannot watch a terminal. They say so at once.
            if !terminal[0].revents().contains(PollFlags::NVAL) {
                std::process::exit(HUNG_UP);
            }
        });
    });
}
