//! What a front end says: sentences about the board, moves, hints and results.
//!
//! Every front end takes its sentences from here, on a screen or read aloud.
//! A sentence that says what to do next depends on the [`Controls`]. Both texts
//! are next to each other, also where they differ only in wording.
//!
//! [`Refusal`](crate::Refusal), [`Check`](crate::Check) and
//! [`Advice`](crate::Advice) have sentences of their own.

mod actions;
mod position;
mod results;
mod words;

use sudokit::{Cell, Digit};

use crate::Game;
pub use words::clock_face;
pub(crate) use words::{ago, counted, empty_cells, list, symbol};

/// How the player controls the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controls {
    /// By keys, with the board on a screen.
    Keys,
    /// By typed commands, with sentences as the only answer.
    Commands,
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

    /// The one of two texts that is for these controls.
    fn pick<T>(self, keys: T, commands: T) -> T {
        match self.controls {
            Controls::Keys => keys,
            Controls::Commands => commands,
        }
    }

    /// `r4c5`
    fn at(self, cell: Cell) -> String {
        self.game.board().position(cell).to_string()
    }

    fn symbol(self, digit: Digit) -> String {
        symbol(self.game.alphabet(), digit)
    }

    /// `r4c5, r4c6 and r4c7`
    fn places(self, cells: impl IntoIterator<Item = Cell>) -> String {
        list(cells.into_iter().map(|cell| self.at(cell)))
    }
}
