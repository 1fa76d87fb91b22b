//! The place of one game on disk.
//!
//! A slot remembers which file it wrote last. If another one lies there when
//! it writes again, somebody else plays the same game in another window: what
//! they did is left alone, and this game goes on under a new name.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sudokit_game::Game;

use super::{file, stamp};

/// The file of a game, to be written again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The folder of all games.
    games: PathBuf,
    name: String,
    written: Mark,
}

/// Where a game was written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// To its file.
    Here,
    /// To a new file: the old one was written by somebody else since.
    Aside,
}

/// What tells one version of a file from another, without reading it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Mark {
    length: u64,
    modified: Option<SystemTime>,
    /// A file that was moved into the place of another has another number.
    number: Option<u64>,
}

impl Slot {
    /// A new file for a game, with a name that no other program has.
    pub(super) fn begin(games: &Path, game: &Game) -> io::Result<Self> {
        Self::create(games, &stamp::name(SystemTime::now(), game), game)
    }

    /// The file of a game that is there already.
    pub(super) fn of(games: &Path, name: &str) -> io::Result<Self> {
        let written = Mark::of(&fs::metadata(path(games, name))?);
        Ok(Self { games: games.to_owned(), name: name.to_owned(), written })
    }

    /// A file of this name, or `-2`, `-3` … after it.
    fn create(games: &Path, wish: &str, game: &Game) -> io::Result<Self> {
        let text = game.save();
        let mut number = 1;
        loop {
            let name = if number == 1 { wish.to_owned() } else { format!("{wish}-{number}") };
            match file::create(&path(games, &name), &text) {
                Ok(file) => {
                    let written = Mark::of(&file.metadata()?);
                    return Ok(Self { games: games.to_owned(), name, written });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// The name of the game among the saved ones.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its file.
    pub fn path(&self) -> PathBuf {
        path(&self.games, &self.name)
    }

    /// Writes the game down.
    pub fn save(&mut self, game: &Game) -> io::Result<Kept> {
        let path = self.path();
        // A file that was taken away is written anew: nothing is lost by that.
        if fs::metadata(&path).is_ok_and(|now| Mark::of(&now) != self.written) {
            *self = Self::create(&self.games, &self.name, game)?;
            return Ok(Kept::Aside);
        }
        let file = file::write(&path, &game.save())?;
        self.written = Mark::of(&file.metadata()?);
        Ok(Kept::Here)
    }

    /// Waits until what was written last is on the disk.
    pub fn sync(&self) -> io::Result<()> {
        file::sync(&self.path())
    }
}

pub(super) fn path(games: &Path, name: &str) -> PathBuf {
    games.join(format!("{name}.{}", super::games::EXTENSION))
}

impl Mark {
    fn of(metadata: &Metadata) -> Self {
        Self { length: metadata.len(), modified: metadata.modified().ok(), number: number(metadata) }
    }
}

#[cfg(unix)]
#[allow(clippy::unnecessary_wraps, reason = "other systems do not tell")]
fn number(metadata: &Metadata) -> Option<u64> {
    Some(std::os::unix::fs::MetadataExt::ino(metadata))
}

#[cfg(not(unix))]
fn number(_: &Metadata) -> Option<u64> {
    None
}
