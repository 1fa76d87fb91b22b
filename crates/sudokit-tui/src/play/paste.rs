//! A puzzle from the clipboard.

use std::sync::atomic::{AtomicU32, Ordering};

use sudokit::Control;
use sudokit_game::Game;

use crate::texts::text;

/// The number of times that the search for the solution may check its stop
/// signal, which it does every few milliseconds.
const MOST_CHECKS: u32 = 100;

/// The game in a pasted text, or a sentence that says why it cannot be played.
pub(super) fn read(text: &str) -> Result<Game, String> {
    let record = sudokit::format::parse(text)
        .map_err(|error| text!("play-pasted-not-a-puzzle", error = error.to_string()))?;
    Game::new(&record, &brief()).map_err(|error| text!("play-pasted-not-playable", error = error.to_string()))
}

/// A person waits. If the search takes longer, the solution stays unknown.
pub(super) fn brief() -> Control {
    let checks = AtomicU32::new(0);
    Control::new().stop_when(move || checks.fetch_add(1, Ordering::Relaxed) >= MOST_CHECKS)
}
