//! What a screen asks for beyond itself, and waits for.

use sudokit::Geometry;
use sudokit::rate::Level;

/// What the caller shall do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The game changed: save it.
    Save,
    /// This is another game: give it a place of its own.
    Begin,
    /// Remember the preferences.
    Prefer,
    /// Put this text into the clipboard.
    Copy(String),
    /// Look for a hint.
    Advise,
    /// Make a puzzle like this.
    Create {
        /// How hard.
        level: Level,
        /// On which board.
        board: Geometry,
    },
    /// Nobody waits for the hint or the puzzle any more.
    Cancel,
    /// Say how the player does.
    Statistics,
    /// Leave.
    Quit,
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A hint.
    Hint {
        /// How much more of it was asked for in the meantime.
        more: usize,
    },
    /// A new puzzle.
    Puzzle,
}
