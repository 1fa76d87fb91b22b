//! New puzzles to play.

use sudokit::generate::{GenerateError, Generated};
use sudokit::rate::Level;
use sudokit::{Alphabet, Error, Format, Generator, Geometry, Record};
use sudokit_game::{Game, Origin};

/// What a new puzzle shall be. The same wish makes the same puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The board.
    pub board: Geometry,
    /// The symbols of its digits.
    pub alphabet: Alphabet,
    /// How hard.
    pub level: Level,
    /// What it is drawn from.
    pub seed: u64,
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The game.
    pub game: Game,
    /// What to tell the player about it.
    pub note: Option<String>,
}

impl Wish {
    fn generator(&self) -> Generator {
        Generator::new(self.board.clone()).seed(self.seed).level(self.level)
    }

    /// Whether such a puzzle can be asked for.
    pub fn check(&self) -> Result<(), Error> {
        self.generator().check()
    }

    /// Makes the puzzle, or the nearest that is found.
    ///
    /// # Panics
    ///
    /// If [`check`](Self::check) says that this cannot be asked for.
    pub fn make(&self, stop: &dyn Fn() -> bool) -> Result<NewGame, GenerateError> {
        let (creation, note) = match self.generator().worker().make(0, stop) {
            Ok(creation) => (creation, None),
            Err(GenerateError { nearest: Some(nearest), .. }) => {
                let note = format!("No {} puzzle was found: this one comes nearest.", self.level);
                (*nearest, Some(note))
            }
            Err(missed) => return Err(missed),
        };
        let Generated { puzzle, grade, .. } = creation;
        let rating = grade.map(|grade| grade.er);
        let level = if note.is_none() { Some(self.level) } else { rating.map(Level::of) };
        let record = Record::new(puzzle.grid().clone(), Format::Line, self.alphabet.clone());
        let mut game = Game::new(&record, stop).expect("what was made does not clash");
        game.origin = Origin { seed: Some(self.seed), level, rating, title: None };
        Ok(NewGame { game, note })
    }
}
