//! The options of a new game, and how its puzzle is made.

use sudokit::format::{Format, Record};
use sudokit::generate::{GenerateError, Generated, Generator};
use sudokit::logic::rate::Level;
use sudokit::{Alphabet, Control, Error, Geometry};

use crate::texts::text;
use crate::{Game, Origin};

/// The options of a new game. The same options make the same puzzle.
///
/// ```
/// use sudokit::{Alphabet, Control, Geometry};
/// use sudokit_game::NewGameOptions;
///
/// let board = Geometry::of_side(4).unwrap();
/// let level = NewGameOptions::default_level(&board);
/// let options = NewGameOptions { board, alphabet: Alphabet::usual(4), level, seed: 7 };
/// options.check()?;
/// let new = options.create(&Control::new()).unwrap();
/// assert_eq!((new.game.origin.seed, new.note), (Some(7), None));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGameOptions {
    /// The board, with its regions and extra houses.
    pub board: Geometry,
    /// The symbols of its digits.
    pub alphabet: Alphabet,
    /// The difficulty.
    pub level: Level,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The game.
    pub game: Game,
    /// A note for the player about it.
    pub note: Option<String>,
}

/// On smaller boards, singles solve every puzzle.
const SMALLEST_MEDIUM: usize = 6;

impl NewGameOptions {
    /// The difficulty if the player does not choose one.
    pub fn default_level(board: &Geometry) -> Level {
        if board.side() < SMALLEST_MEDIUM { Level::Easy } else { Level::Medium }
    }

    fn generator(&self) -> Generator {
        Generator::new(self.board.clone()).seed(self.seed).level(self.level)
    }

    /// Checks that such a puzzle can exist.
    pub fn check(&self) -> Result<(), Error> {
        self.generator().check()
    }

    /// Makes the puzzle, or the closest one that is found.
    ///
    /// # Panics
    ///
    /// Panics if [`check`](Self::check) fails.
    pub fn create(&self, control: &Control) -> Result<NewGame, GenerateError> {
        let generator = self.generator();
        let mut worker = generator.worker();
        worker.set_control(control);
        let (creation, note) = match worker.make(0) {
            Ok(creation) => (creation, None),
            Err(GenerateError { nearest: Some(nearest), .. }) => {
                let note = text!("new-game-closest", level = self.level.name());
                (*nearest, Some(note))
            }
            Err(missed) => return Err(missed),
        };
        let Generated { puzzle, grade, .. } = creation;
        let rating = grade.map(|grade| grade.er);
        let level = if note.is_none() { Some(self.level) } else { rating.map(Level::of) };
        let record = Record::new(puzzle.grid().clone(), Format::Line, self.alphabet.clone());
        let mut game = Game::new(&record, control).expect("a generated puzzle has no clashes");
        game.origin = Origin { seed: Some(self.seed), level, rating, title: None };
        Ok(NewGame { game, note })
    }

    /// Checks the options and makes the puzzle. Returns a sentence if that fails.
    pub fn create_or_explain(&self, control: &Control) -> Result<NewGame, String> {
        let new = self.check().ok().and_then(|()| self.create(control).ok());
        new.ok_or_else(|| text!("new-game-not-found"))
    }
}
