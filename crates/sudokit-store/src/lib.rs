//! Where games, results and preferences are kept on disk.
//!
//! ```text
//!  <data of the person>/sudokit/
//!  ├─ games/2026-11-16-093012-9x9-hard.json   one file a game, written whole
//!  ├─ history.jsonl                           a line for each game begun or solved
//!  └─ preferences.json
//! ```
//!
//! Nothing here stands between a player and the game: opening a store never
//! fails, folders are made when something is first written, and whoever cannot
//! save is told so and plays on. What cannot be read is named and left alone.

mod file;
mod games;
mod keeper;
mod log;
mod preferences;
mod slot;
mod stamp;
#[cfg(test)]
mod tests;

use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

pub use games::{Resumed, SavedGame, Unreadable};
pub use keeper::Keeper;
pub use log::Results;
pub use preferences::{Entry, Preferences, ThemeChoice, Timer};
pub use slot::{Kept, Slot};

/// The folder of one person's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    place: Place,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Folder(PathBuf),
    /// The system does not say where a person's files are.
    Nowhere,
}

/// The name of the program's own folder.
const FOLDER: &str = "sudokit";

impl Store {
    /// The folder `sudokit` where the system keeps a person's data:
    /// `$XDG_DATA_HOME` or `~/.local/share` on Linux, the native places
    /// elsewhere.
    pub fn open() -> Self {
        let strategy = etcetera::base_strategy::choose_native_strategy();
        let place =
            strategy.map_or(Place::Nowhere, |strategy| Place::Folder(strategy.data_dir().join(FOLDER)));
        Self { place }
    }

    /// A folder of one's own choice.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { place: Place::Folder(folder.into()) }
    }

    /// The folder; it may not be there yet.
    pub fn folder(&self) -> io::Result<&Path> {
        match &self.place {
            Place::Folder(folder) => Ok(folder),
            Place::Nowhere => Err(io::Error::new(
                io::ErrorKind::NotFound,
                "there is no home directory to save in: set HOME, or XDG_DATA_HOME to an absolute path",
            )),
        }
    }
}
