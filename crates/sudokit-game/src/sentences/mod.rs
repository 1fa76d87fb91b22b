//! The sentences of a front end: about the board, moves, hints and results.
//!
//! Every front end takes its sentences from here, on a screen or read aloud. They
//! are templates of the catalogue. A sentence that says what to do next has a
//! variant for each of the [`Controls`]. Cells and rows have the names that the
//! player chose in the settings: `r4c5` or `D5`.
//!
//! [`Refusal`](crate::Refusal), [`Check`](crate::Check) and
//! [`Advice`](crate::Advice) have sentences of their own.

mod actions;
mod names;
mod position;
mod results;

use crate::Game;
pub use names::clock_face;
pub(crate) use names::{age, time_in_words};

/// The way in which the player controls the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controls {
    /// By keys, with the board on a screen.
    Keys,
    /// By typed commands, with sentences as the only answer.
    Commands,
}

impl Controls {
    /// The name in templates.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keys => "keys",
            Self::Commands => "commands",
        }
    }
}

/// Sentences about a game.
///
/// ```
/// use sudokit::Control;
/// use sudokit_game::{Controls, Game, Sentences};
///
/// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
/// let game = Game::new(&record, &Control::new())?;
/// let sentences = Sentences::new(&game, Controls::Commands);
/// assert_eq!(sentences.cell(game.board().cell(0, 0)), "r1c1 is 1, a given.");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sentences<'a> {
    game: &'a Game,
    controls: Controls,
}

impl<'a> Sentences<'a> {
    /// Sentences about this game, for these controls.
    pub const fn new(game: &'a Game, controls: Controls) -> Self {
        Self { game, controls }
    }
}
