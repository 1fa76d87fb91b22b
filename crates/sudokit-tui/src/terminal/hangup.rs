//! Ends the program when its terminal is closed.

use std::sync::Once;
use std::thread;

use rustix::event::{PollFd, PollFlags, poll};

/// The exit code with which shells report a program that a hangup ended.
const HUNG_UP: i32 = 128 + 1;

/// Ends the program when the terminal is gone. Otherwise it would run forever: a read
/// from a closed terminal immediately returns nothing, and `crossterm` endlessly tries
/// again. The output is watched instead of the input, because the input can be a pipe
/// that ends much earlier.
pub(super) fn watch() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        thread::spawn(|| {
            let output = rustix::stdio::stdout();
            // Errors and hangups are reported even if they are not requested.
            let mut terminal = [PollFd::new(&output, PollFlags::empty())];
            while poll(&mut terminal, None).is_err() {}
            // Some systems cannot watch a terminal. They report that immediately.
            if !terminal[0].revents().contains(PollFlags::NVAL) {
                std::process::exit(HUNG_UP);
            }
        });
    });
}
