//! Saved games, preferences and statistics on disk.
//!
//! A [`Store`] is one folder:
//!
//! ```text
//!  <the user's data folder>/sudokit/
//!  ├─ games/2026-11-16-093012-9x9-hard.json   one file per game
//!  ├─ history.jsonl                           one line per game started or solved
//!  └─ preferences.json
//! ```
//!
//! A front end works with a [`Session`]: the game, its [`Autosave`] and the player's
//! preferences.
//!
//! ```
//! use sudokit::{Cell, Control, Digit};
//! use sudokit_game::{Action, Game};
//! use sudokit_store::{Autosave, Store};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::at(folder.path());
//! let record = sudokit::format::parse("1...\n..2.\n.3..\n...4").unwrap();
//! let mut game = Game::new(&record, &Control::new()).unwrap();
//!
//! let mut autosave = Autosave::of_new(store.clone(), &game);
//! game.act(&Action::Digit { cells: vec![Cell::new(1)], digit: Digit::new(2) }).unwrap();
//! assert_eq!(autosave.save(&game), None, "there is nothing to report");
//! let (_, resumed) = store.resume(&Control::new()).game.unwrap();
//! assert_eq!(resumed, game);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! The disk never stops a game. Opening a store cannot fail. Folders are created on the
//! first write. If a game cannot be saved, a sentence reports it and the game continues. A
//! file that cannot be read is reported and not changed. A file is written completely or
//! not at all.

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod atomic_file;
mod autosave;
mod games;
mod log;
mod preferences;
mod save_file;
#[cfg(test)]
mod tests;
mod texts;

use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use texts::text;

pub use atomic_file::create_numbered;
pub use autosave::{Autosave, SaveState, Session};
pub use games::{Resumed, SavedGame, UnreadableGame};
pub use log::Results;
pub use save_file::{SaveFile, WrittenTo};
#[doc(hidden)]
pub use texts::TEXTS;

/// The folder with one user's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    /// The folder. It is missing if the system does not say where a user's files are.
    folder: Option<PathBuf>,
}

/// The name of the program's own folder.
const FOLDER: &str = "sudokit";

impl Store {
    /// The folder `sudokit` in the user's data folder: `$XDG_DATA_HOME` or
    /// `~/.local/share` on Linux, the native folders on other systems.
    pub fn open() -> Self {
        let strategy = etcetera::base_strategy::choose_native_strategy();
        Self { folder: strategy.ok().map(|strategy| strategy.data_dir().join(FOLDER)) }
    }

    /// The store in this folder.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()) }
    }

    /// The path of the folder. It does not exist before the first write.
    pub fn folder(&self) -> io::Result<&Path> {
        self.folder.as_deref().ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, text!("store-no-home")))
    }
}
