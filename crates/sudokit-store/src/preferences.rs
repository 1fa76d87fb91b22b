//! The file of the player's preferences.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sudokit_game::Preferences;

use crate::texts::text;
use crate::{Store, atomic_file};

impl Store {
    fn preferences_file(&self) -> io::Result<PathBuf> {
        Ok(self.folder()?.join("preferences.json"))
    }

    /// The player's preferences, or the defaults if there is no file. A file that
    /// cannot be read is not changed, and a sentence reports it.
    pub fn preferences(&self) -> (Preferences, Option<String>) {
        let Ok(path) = self.preferences_file() else { return (Preferences::default(), None) };
        match read(&path) {
            Ok(preferences) => (preferences.unwrap_or_default(), None),
            Err(reason) => {
                let path = path.display().to_string();
                let sentence = text!("store-preferences-unreadable", path, reason);
                (Preferences::default(), Some(sentence))
            }
        }
    }

    /// Writes the preferences. A file that cannot be read is kept, with `.bak` added to
    /// its name.
    pub fn save_preferences(&self, preferences: &Preferences) -> io::Result<()> {
        let path = self.preferences_file()?;
        match read(&path) {
            Ok(Some(known)) if known == *preferences => return Ok(()),
            Ok(_) => (),
            Err(_) => back_up(&path)?,
        }
        let text = serde_json::to_string_pretty(preferences).map_err(io::Error::from)?;
        atomic_file::write(&path, &(text + "\n"))
    }
}

/// Renames a file to a name that is not used yet.
fn back_up(path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut names = (1..).map(|number| match number {
        1 => format!("{name}.bak"),
        _ => format!("{name}.bak-{number}"),
    });
    let backup = names.find_map(|name| Some(path.with_file_name(name)).filter(|path| !path.exists()));
    match backup {
        Some(backup) => fs::rename(path, &backup).map_err(|error| atomic_file::unwritten(&backup, &error)),
        None => Ok(()),
    }
}

/// The preferences in a file, or nothing if it does not exist.
fn read(path: &Path) -> Result<Option<Preferences>, String> {
    match atomic_file::read(path) {
        Ok(text) => serde_json::from_str(&text).map(Some).map_err(|error| error.to_string()),
        Err(error) if is_missing(&error) => Ok(None),
        Err(error) => Err(atomic_file::reason(&error)),
    }
}

/// Whether a file does not exist, or its folder is not a folder.
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}
