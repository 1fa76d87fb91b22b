//! The file of one game.
//!
//! A [`SaveFile`] remembers which version of the file it wrote last. If it
//! finds another version when it writes again, the same game is played in
//! another window. That version stays, and this game gets a new name.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sudokit_game::Game;

use crate::atomic_file;
use crate::games::EXTENSION;

/// The file of a game that is written again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile {
    /// The folder of all games.
    games: PathBuf,
    name: String,
    written: FileVersion,
}

/// Where a game was written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenTo {
    /// Its own file.
    SameFile,
    /// A new file: another program changed the old one.
    NewFile,
}

/// The properties that distinguish two versions of a file without reading them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FileVersion {
    length: u64,
    modified: Option<SystemTime>,
    /// A file that replaced another one has another inode number.
    inode: Option<u64>,
}

impl SaveFile {
    /// Creates a file for a game, with a name that no other program uses.
    pub(crate) fn begin(games: &Path, game: &Game) -> io::Result<Self> {
        Self::create(games, &name(SystemTime::now(), game), game)
    }

    /// The existing file of a game.
    pub(crate) fn of(games: &Path, name: &str) -> io::Result<Self> {
        let written = FileVersion::of(&path(games, name))?;
        Ok(Self { games: games.to_owned(), name: name.to_owned(), written })
    }

    /// Creates a file with this name, or with `-2`, `-3` … after it.
    fn create(games: &Path, stem: &str, game: &Game) -> io::Result<Self> {
        Self::of(games, &atomic_file::create_numbered(games, stem, EXTENSION, &game.save())?)
    }

    /// The name of the game among the saved ones.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The path of the file.
    pub fn path(&self) -> PathBuf {
        path(&self.games, &self.name)
    }

    /// Writes the game.
    pub fn save(&mut self, game: &Game) -> io::Result<WrittenTo> {
        let path = self.path();
        // A deleted file is simply written again.
        if FileVersion::of(&path).is_ok_and(|now| now != self.written) {
            *self = Self::create(&self.games, &self.name, game)?;
            return Ok(WrittenTo::NewFile);
        }
        atomic_file::write(&path, &game.save())?;
        self.written = FileVersion::of(&path)?;
        Ok(WrittenTo::SameFile)
    }

    /// Waits until the last write is on the disk.
    pub fn sync(&self) -> io::Result<()> {
        atomic_file::sync(&self.path())
    }
}

pub(crate) fn path(games: &Path, name: &str) -> PathBuf {
    games.join(format!("{name}.{EXTENSION}"))
}

impl FileVersion {
    /// The version of a file that no program is writing: Windows records the time of a
    /// change when the file is closed.
    fn of(path: &Path) -> io::Result<Self> {
        let metadata = fs::metadata(path)?;
        let (modified, inode) = (metadata.modified().ok(), inode(&metadata));
        Ok(Self { length: metadata.len(), modified, inode })
    }
}

#[cfg(unix)]
#[allow(clippy::unnecessary_wraps, reason = "other systems have no inode numbers")]
fn inode(metadata: &Metadata) -> Option<u64> {
    Some(std::os::unix::fs::MetadataExt::ino(metadata))
}

#[cfg(not(unix))]
fn inode(_: &Metadata) -> Option<u64> {
    None
}

/// `2026-11-16-093012-9x9-hard`: the time when a game was started (UTC), its board and
/// its difficulty, if that is known.
fn name(now: SystemTime, game: &Game) -> String {
    let side = game.board().side();
    let level = game.origin.level.map_or_else(String::new, |level| format!("-{level}"));
    format!("{}-{side}x{side}{level}", moment(now))
}

/// `2026-11-16-093012`
fn moment(now: SystemTime) -> String {
    // `humantime` writes the years 1970 to 9999.
    const LAST: Duration = Duration::from_secs(253_402_300_799);
    let now = now.clamp(UNIX_EPOCH, UNIX_EPOCH + LAST);
    // `2026-11-16T09:30:12Z`
    let text = humantime::format_rfc3339_seconds(now).to_string();
    text.replace('T', "-").replace([':', 'Z'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01-000000"),
            (951_782_399, "2000-02-28-235959"),
            (951_782_400, "2000-02-29-000000"),
            (1_709_251_200, "2024-03-01-000000"),
            (1_794_821_412, "2026-11-16-093012"),
            (4_107_542_399, "2100-02-28-235959"),
            (4_107_542_400, "2100-03-01-000000"),
            (253_402_300_800, "9999-12-31-235959"),
        ] {
            assert_eq!(moment(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
        assert_eq!(moment(UNIX_EPOCH - Duration::from_secs(1)), "1970-01-01-000000");
    }
}
