//! A game as text, with its whole history, and back.
//!
//! The text is JSON with a version. It contains the puzzle and, for each action,
//! the changed cells as they are afterwards. Reading it performs the actions again,
//! so the text does not repeat what a cell contained before, and contradictions in it
//! are noticed.
//!
//! ```json
//! {"sudokit": "game", "version": 1,
//!  "puzzle": {"regions": "2x2", "alphabet": "1-4", "givens": [1,0,0,0, …]},
//!  "history": [{"label": "2 in r1c2", "at": 4200, "cells": {"r1c2": {"digit": 2}}}],
//!  "undone": 0, …}
//! ```
//!
//! A newer version is refused, because its meaning can differ. Unknown fields are
//! skipped.

mod cells;
mod puzzle;
mod summary;

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;
use sudokit::Control;

use serde::{Deserialize, Serialize};

use crate::checked::has_cell;
use crate::origin::SavedOrigin;
use crate::texts::text;
use crate::{Game, Origin, Settings};
use puzzle::SavedPuzzle;
pub use summary::SaveSummary;

/// The version that this program writes, and the newest that it reads.
const VERSION: u64 = 1;

/// The value that marks the text as a game.
const KIND: &str = "game";

/// The part of a save that every version has.
#[derive(Deserialize)]
struct Header {
    sudokit: String,
    version: u64,
}

impl Header {
    /// Refuses texts of another kind and of newer versions.
    fn check(&self) -> Result<(), SaveError> {
        if self.sudokit != KIND {
            return Err(damaged(text!("save-other-kind", kind = &self.sudokit)));
        }
        if self.version > VERSION {
            return Err(SaveError::Newer { version: self.version });
        }
        Ok(())
    }
}

#[derive(Serialize, Deserialize)]
struct Save {
    sudokit: String,
    version: u64,
    puzzle: SavedPuzzle,
    #[serde(default)]
    origin: SavedOrigin,
    #[serde(default)]
    settings: Settings,
    /// The playing time in milliseconds.
    played: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solved_at: Option<u64>,
    #[serde(default)]
    hints: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<String>,
    history: Vec<SavedEntry>,
    /// The number of entries at the end that were undone.
    #[serde(default)]
    undone: usize,
}

#[derive(Serialize, Deserialize)]
struct SavedEntry {
    label: String,
    at: u64,
    cells: BTreeMap<String, cells::SavedSquare>,
}

/// Why a text is not a game that can be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SaveError {
    /// It is not a saved game, or only a part of one.
    Damaged(String),
    /// A newer program wrote it.
    Newer {
        /// The version of the text.
        version: u64,
    },
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged(reason) => f.write_str(&text!("save-damaged", reason)),
            Self::Newer { version } => f.write_str(&text!("save-newer", version = *version, known = VERSION)),
        }
    }
}

impl std::error::Error for SaveError {}

/// A text that is not a complete saved game, for this reason.
fn damaged(reason: impl fmt::Display) -> SaveError {
    SaveError::Damaged(reason.to_string())
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Game {
    /// The game as text.
    ///
    /// # Panics
    ///
    /// Never panics: the text consists of numbers and names.
    pub fn save(&self) -> String {
        let history = self.history().entries().iter().map(|entry| SavedEntry {
            label: entry.label.clone(),
            at: milliseconds(entry.at),
            cells: entry
                .changes
                .iter()
                .map(|change| (cells::name(change.cell, self.board()), (&change.after).into()))
                .collect(),
        });
        let save = Save {
            sudokit: KIND.to_owned(),
            version: VERSION,
            puzzle: SavedPuzzle::new(self.puzzle(), self.alphabet()),
            origin: (&self.origin).into(),
            settings: self.settings,
            played: milliseconds(self.played),
            solved_at: self.solved_at.map(milliseconds),
            hints: self.hints,
            cursor: has_cell(self.board(), self.selection.cursor())
                .then(|| cells::name(self.selection.cursor(), self.board())),
            history: history.collect(),
            undone: self.history().undone().len(),
        };
        serde_json::to_string(&save).expect("numbers and names can be written")
    }

    /// Reads a saved game. A game that was paused runs again.
    ///
    /// The puzzle is solved again, as in [`Game::new`], until `stop`.
    pub fn load(text: &str, control: &Control) -> Result<Self, SaveError> {
        let header: Header = serde_json::from_str(text).map_err(damaged)?;
        header.check()?;
        let save: Save = serde_json::from_str(text).map_err(damaged)?;
        let (puzzle, alphabet) = save.puzzle.read()?;
        let mut game = Self::fresh(puzzle, alphabet, control);
        game.origin = Origin::try_from(save.origin).map_err(damaged)?;
        game.settings = save.settings;
        let board = game.board().clone();
        if let Some(cursor) = &save.cursor {
            game.selection.set(cells::cell(cursor, &board)?);
        }
        let undone = save.undone;
        if undone > save.history.len() {
            return Err(damaged(text!("save-undone", undone, n = save.history.len())));
        }
        for entry in save.history {
            let squares = entry.cells.iter().map(|(name, square)| {
                let cell = cells::cell(name, &board)?;
                let given = game.puzzle().get(cell).map(|_| &name[..]);
                Ok((cell, square.read(&board, given)?))
            });
            let squares: Vec<_> = squares.collect::<Result<_, SaveError>>()?;
            game.write(entry.label, Duration::from_millis(entry.at), squares);
        }
        for _ in 0..undone {
            game.undo();
        }
        game.played = Duration::from_millis(save.played);
        game.hints = save.hints;
        game.solved_at = save.solved_at.map(Duration::from_millis);
        Ok(game)
    }
}
