//! The progress of a saved game. Its puzzle is not solved for this, so a list is fast.

use std::collections::BTreeSet;
use std::time::Duration;

use sudokit::logic::rate::Level;

use super::{Header, Save, SaveError, damaged};
use crate::origin::printable;
use crate::sentences::age;
use crate::texts::text;
use crate::{BoardRule, Origin, clock_face};

/// The details of a saved game that a list shows. Only [`Game::load`](crate::Game::load)
/// checks the whole text.
///
/// ```
/// use sudokit::{Cell, Control, Digit};
/// use sudokit_game::{Action, Game, SaveSummary};
///
/// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
/// let mut game = Game::new(&record, &Control::new())?;
/// game.act(&Action::Digit { cells: vec![Cell::new(1)], digit: Digit::new(2) }).unwrap();
/// let summary: SaveSummary = game.save().parse().unwrap();
/// assert_eq!(summary.solved_at, None);
/// assert_eq!((&summary.board[..], summary.filled, summary.to_fill), ("4x4", 1, 12));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveSummary {
    /// The board and its rules: `9x9 diagonals`.
    pub board: String,
    /// The difficulty of the puzzle.
    pub level: Option<Level>,
    /// Its title.
    pub title: Option<String>,
    /// The seed that it was generated from.
    pub seed: Option<u64>,
    /// The number of cells that the player has filled.
    pub filled: usize,
    /// The number of cells that are not givens.
    pub to_fill: usize,
    /// The playing time.
    pub played: Duration,
    /// When it was solved.
    pub solved_at: Option<Duration>,
    /// The number of requests for a hint.
    pub hints: u32,
}

impl SaveSummary {
    /// `9x9 diagonals hard`
    pub fn kind(&self) -> String {
        text!("save-kind", board = &self.board, level = self.level_name())
    }

    /// A list with the level, if it is known.
    fn level_name(&self) -> Vec<&'static str> {
        self.level.iter().map(|level| level.name()).collect()
    }

    /// Its kind, its progress, and the time since it was saved:
    /// `9x9 hard, seed 7, 23 of 51 cells filled, 12:30, 2 hints, 3 hours ago`
    pub fn sentence(&self, since_save: Duration) -> String {
        let (state, time) = match self.solved_at {
            Some(time) => ("solved", time),
            None => ("open", self.played),
        };
        text!(
            "save-summary",
            board = &self.board,
            level = self.level_name(),
            title = Vec::from_iter(self.title.as_deref().map(printable)),
            seed = Vec::from_iter(self.seed),
            state,
            filled = self.filled,
            to_fill = self.to_fill,
            clock = clock_face(time),
            hints = self.hints,
            age = age(since_save),
        )
    }
}

impl std::str::FromStr for SaveSummary {
    type Err = SaveError;

    fn from_str(text: &str) -> Result<Self, SaveError> {
        let header: Header = serde_json::from_str(text).map_err(damaged)?;
        header.check()?;
        let save: Save = serde_json::from_str(text).map_err(damaged)?;
        let (puzzle, _) = save.puzzle.read()?;
        let done = save.history.len().saturating_sub(save.undone);
        let mut filled: BTreeSet<&str> = BTreeSet::new();
        for (name, square) in save.history.iter().take(done).flat_map(|entry| &entry.cells) {
            if square.has_digit() {
                filled.insert(name);
            } else {
                filled.remove(&name[..]);
            }
        }
        let (filled, origin) = (filled.len(), Origin::try_from(save.origin).map_err(damaged)?);
        Ok(Self {
            board: BoardRule::board_name(puzzle.geometry()),
            level: origin.level,
            title: origin.title,
            seed: origin.seed,
            filled,
            to_fill: puzzle.geometry().len() - puzzle.clues(),
            played: Duration::from_millis(save.played),
            solved_at: save.solved_at.map(Duration::from_millis),
            hints: save.hints,
        })
    }
}
