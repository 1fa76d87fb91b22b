//! A puzzle from the clipboard.

use std::cell::Cell;

use sudokit_game::Game;

/// How often the search for the solution may check its stop signal, which is
/// every few milliseconds.
const MOST_CHECKS: u32 = 100;

/// The game in a pasted text, or a sentence that says why there is none.
pub(super) fn read(text: &str) -> Result<Game, String> {
    let record =
        sudokit::format::parse(text).map_err(|error| format!("What was pasted is no puzzle: {error}."))?;
    // A person waits. If the search takes longer, the solution stays unknown.
    let checks = Cell::new(0);
    let stop = || {
        checks.set(checks.get() + 1);
        checks.get() > MOST_CHECKS
    };
    Game::new(&record, &stop).map_err(|error| format!("What was pasted cannot be played: {error}."))
}
