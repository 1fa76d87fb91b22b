//! The games of a store: creates, lists, opens and deletes them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use sudokit_game::{Control, Game, SaveSummary};

use crate::texts::text;
use crate::{SaveFile, Store, atomic_file, save_file};

/// The end of the names of games.
pub(crate) const EXTENSION: &str = "json";

/// The number of solved games that are kept.
const SOLVED_KEPT: usize = 100;

/// After this time, a half-written file belongs to a program that has ended.
const PART_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// A game on disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its name, which is the name of its file.
    pub name: String,
    /// When it was saved.
    pub saved: SystemTime,
    /// Its puzzle and its progress.
    pub summary: SaveSummary,
}

/// A file that cannot be opened as a game. The store does not change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableGame {
    /// The file.
    pub path: PathBuf,
    /// The reason.
    pub reason: String,
}

impl UnreadableGame {
    /// A sentence that says why it cannot be opened.
    pub fn sentence(&self) -> String {
        text!("store-game-unreadable", path = self.path.display().to_string(), reason = &self.reason)
    }
}

/// A game to continue, and the files that cannot be read.
#[derive(Debug)]
pub struct Resumed {
    /// The game that was saved last, of those that are not solved.
    pub game: Option<(SaveFile, Game)>,
    /// The files that cannot be read.
    pub unreadable: Vec<UnreadableGame>,
}

impl Store {
    fn games_folder(&self) -> io::Result<PathBuf> {
        Ok(self.folder()?.join("games"))
    }

    /// Writes a new game to a file of its own, and deletes the oldest solved
    /// games.
    pub fn begin(&self, game: &Game) -> io::Result<SaveFile> {
        let folder = self.games_folder()?;
        let file = SaveFile::begin(&folder, game)?;
        self.clean_up();
        Ok(file)
    }

    /// Continues the game that was saved last and is not solved.
    pub fn resume(&self, control: &Control) -> Resumed {
        let (games, mut unreadable) = self.games();
        let open = games.into_iter().filter(|game| game.summary.solved_at.is_none());
        for saved in open {
            match self.resume_named(&saved.name, control) {
                Ok(game) => return Resumed { game: Some(game), unreadable },
                Err(problem) => unreadable.push(problem),
            }
        }
        Resumed { game: None, unreadable }
    }

    /// Continues the game with this name, solved or not.
    pub fn resume_named(&self, name: &str, control: &Control) -> Result<(SaveFile, Game), UnreadableGame> {
        let wrong = |path: &Path, error: &io::Error| match error.kind() {
            io::ErrorKind::NotFound => unreadable(path, text!("store-no-such-game")),
            _ => unreadable(path, atomic_file::reason(error)),
        };
        let folder = self.games_folder().map_err(|error| unreadable(Path::new(name), error))?;
        let path = save_file::path(&folder, name);
        if !is_name(name) {
            return Err(unreadable(&path, text!("store-path-as-name")));
        }
        // The version is read before the text, so that a write in between is noticed.
        let file = SaveFile::of(&folder, name).map_err(|error| wrong(&path, &error))?;
        let text = atomic_file::read(&path).map_err(|error| wrong(&path, &error))?;
        let game = Game::load(&text, control).map_err(|error| unreadable(&path, error))?;
        Ok((file, game))
    }

    /// Deletes the game with this name, solved or not. The statistics keep its result.
    pub fn delete(&self, name: &str) -> io::Result<()> {
        if !is_name(name) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, text!("store-path-as-name")));
        }
        fs::remove_file(save_file::path(&self.games_folder()?, name))
    }

    /// All games, the one saved last first, and the files that cannot be read.
    pub fn games(&self) -> (Vec<SavedGame>, Vec<UnreadableGame>) {
        let (mut games, mut problems) = (Vec::new(), Vec::new());
        for path in self.files() {
            match summarize(&path) {
                Ok(game) => games.push(game),
                Err(problem) => problems.push(problem),
            }
        }
        games.sort_by(|a, b| (b.saved, &b.name).cmp(&(a.saved, &a.name)));
        problems.sort_by(|a, b| a.path.cmp(&b.path));
        (games, problems)
    }

    /// The files in the folder with the name of a game.
    fn files(&self) -> Vec<PathBuf> {
        let entries = self.games_folder().and_then(fs::read_dir);
        let paths = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION)).collect()
    }

    /// Removes solved games beyond the number that is kept, and the temporary
    /// files of programs that ended while they wrote.
    fn clean_up(&self) {
        let Ok(folder) = self.games_folder() else { return };
        let (games, _) = self.games();
        let solved = games.iter().filter(|game| game.summary.solved_at.is_some());
        // A file that cannot be removed does no harm.
        for game in solved.skip(SOLVED_KEPT) {
            let _ = fs::remove_file(save_file::path(&folder, &game.name));
        }
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let is_part = entry.file_name().to_string_lossy().ends_with(atomic_file::PART);
            let modified = entry.metadata().and_then(|metadata| metadata.modified());
            let age = modified.ok().and_then(|modified| modified.elapsed().ok());
            if is_part && age.is_some_and(|age| age > PART_KEPT) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// Whether a text can be the name of a file in the folder of games, and does not lead out
/// of it. On Windows, `C:name` is a path without a separator.
fn is_name(text: &str) -> bool {
    Path::new(text).file_name() == Some(OsStr::new(text))
}

fn summarize(path: &Path) -> Result<SavedGame, UnreadableGame> {
    let wrong = |error: io::Error| unreadable(path, atomic_file::reason(&error));
    let name = path.file_stem().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| unreadable(path, text!("store-name-not-text")))?.to_owned();
    let saved = fs::metadata(path).and_then(|metadata| metadata.modified()).map_err(wrong)?;
    let summary = atomic_file::read(path).map_err(wrong)?.parse().map_err(|error| unreadable(path, error))?;
    Ok(SavedGame { name, saved, summary })
}

/// A file that cannot be opened, for this reason.
fn unreadable(path: &Path, reason: impl std::fmt::Display) -> UnreadableGame {
    UnreadableGame { path: path.to_owned(), reason: reason.to_string() }
}
