//! The requests of the game on the screen to its caller, the results that it
//! waits for, and its messages.

use sudokit::Geometry;
use sudokit::logic::rate::Level;
use sudokit_game::ShareForm;

/// A task for the caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayRequest {
    /// The game changed: save it.
    Save,
    /// This is another game: give it a file of its own after its first change.
    Begin,
    /// Save the game even if nothing has changed yet.
    Keep,
    /// List the games that can be continued.
    ListGames,
    /// Continue the saved game of this name.
    Resume(String),
    /// Delete the saved game of this name, and list the others.
    Delete(String),
    /// Save the preferences.
    SavePreferences,
    /// Copy this text to the clipboard.
    Copy(String),
    /// Write this text to a new file in the current folder, named after its form.
    WriteFile {
        /// The form of the text.
        form: ShareForm,
        /// The text.
        text: String,
    },
    /// Look for a hint.
    Advise,
    /// Make a puzzle like this.
    Create {
        /// The level.
        level: Level,
        /// The board.
        board: Geometry,
    },
    /// Stop the search for the hint or the puzzle.
    Cancel,
    /// Show the statistics.
    Statistics,
    /// Quit.
    Quit,
}

/// The result that the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A hint.
    Hint {
        /// The number of times that more of it has been requested since.
        more: usize,
    },
    /// A new puzzle.
    Puzzle,
}

/// A message below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
}

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// For information.
    Plain,
    /// Well done.
    Good,
    /// Something is wrong.
    Bad,
}
