//! How a person likes to play, from one game to the next.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sudokit_game::Settings;

use super::{Store, file};

/// What a front end remembers of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// How new games begin.
    pub settings: Settings,
    /// Which colours.
    pub theme: ThemeChoice,
    /// What is chosen first.
    pub entry: Entry,
    /// Whether the time is seen.
    pub timer: Timer,
}

/// Which colours a screen has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Those that go with the terminal.
    #[default]
    Auto,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// None.
    None,
}

/// What is chosen first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// A cell, then the digit.
    #[default]
    CellFirst,
    /// A digit, then its cells.
    DigitFirst,
}

/// Whether the time is seen while playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timer {
    /// It is.
    #[default]
    Shown,
    /// It runs unseen.
    Hidden,
}

impl ThemeChoice {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Dark, Self::Light, Self::None];

    /// The name for command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::None => "none",
        }
    }

    /// The next, after the last the first again.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::None,
            Self::None => Self::Auto,
        }
    }
}

impl Entry {
    /// The other.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::CellFirst => Self::DigitFirst,
            Self::DigitFirst => Self::CellFirst,
        }
    }
}

impl Timer {
    /// The other.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Shown => Self::Hidden,
            Self::Hidden => Self::Shown,
        }
    }
}

impl Store {
    fn preferences_file(&self) -> io::Result<PathBuf> {
        Ok(self.folder()?.join("preferences.json"))
    }

    /// What the person likes; what every program begins with, where that is not
    /// known. A file that cannot be understood is left as it is, and a sentence
    /// says so.
    pub fn preferences(&self) -> (Preferences, Option<String>) {
        let Ok(path) = self.preferences_file() else { return (Preferences::default(), None) };
        match read(&path) {
            Ok(preferences) => (preferences.unwrap_or_default(), None),
            Err(reason) => {
                let path = path.display();
                let sentence = format!(
                    "Your preferences in {path} cannot be understood ({reason}): the usual ones hold."
                );
                (Preferences::default(), Some(sentence))
            }
        }
    }

    /// Remembers what the person likes. A file that cannot be understood is
    /// not lost: `.bak` is added to its name.
    pub fn prefer(&self, preferences: &Preferences) -> io::Result<()> {
        let path = self.preferences_file()?;
        match read(&path) {
            Ok(Some(known)) if known == *preferences => return Ok(()),
            Ok(_) => (),
            Err(_) => set_aside(&path)?,
        }
        let text = serde_json::to_string_pretty(preferences).map_err(io::Error::from)?;
        file::write(&path, &(text + "\n")).map(drop)
    }
}

/// Gives a file a name that no other has.
fn set_aside(path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut names = (1..).map(|number| match number {
        1 => format!("{name}.bak"),
        _ => format!("{name}.bak-{number}"),
    });
    let aside = names.find_map(|name| Some(path.with_file_name(name)).filter(|aside| !aside.exists()));
    match aside {
        Some(aside) => fs::rename(path, &aside).map_err(|error| file::unwritten(&aside, &error)),
        None => Ok(()),
    }
}

/// What a file says; nothing, if it is not there.
fn read(path: &Path) -> Result<Option<Preferences>, String> {
    match file::read(path) {
        Ok(text) => serde_json::from_str(&text).map(Some).map_err(|error| error.to_string()),
        Err(error) if is_missing(&error) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

/// Whether a file is not there, or its folder is none.
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}
