//! All games of a store: begin one, list them, go on with one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sudokit_game::{Game, Glance};

use super::slot::{self, Slot};
use super::{Store, file};

/// What files of games end in.
pub(super) const EXTENSION: &str = "json";

/// So many solved games are kept.
const SOLVED_KEPT: usize = 100;

/// A half-written file of a program that ended is of no use after this time.
const PART_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// A game on disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its name: that of its file.
    pub name: String,
    /// When it was saved.
    pub saved: SystemTime,
    /// How far it is.
    pub glance: Glance,
}

/// A file that is no game that can be gone on with. It stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The file.
    pub path: PathBuf,
    /// Why.
    pub reason: String,
}

impl Unreadable {
    /// What to tell the player.
    pub fn sentence(&self) -> String {
        format!("{} cannot be gone on with and stays as it is: {}.", self.path.display(), self.reason)
    }
}

/// A game to go on with, and what was found beside it.
#[derive(Debug)]
pub struct Resumed {
    /// The game that was saved last, of those that are not solved.
    pub game: Option<(Slot, Game)>,
    /// What cannot be read.
    pub unreadable: Vec<Unreadable>,
}

impl Store {
    fn games_folder(&self) -> io::Result<PathBuf> {
        Ok(self.folder()?.join("games"))
    }

    /// A place for a new game, which is written there. Of the solved games,
    /// the oldest make room.
    pub fn begin(&self, game: &Game) -> io::Result<Slot> {
        let folder = self.games_folder()?;
        let slot = Slot::begin(&folder, game)?;
        self.tidy_up();
        Ok(slot)
    }

    /// Goes on with the game that was saved last and is not solved.
    pub fn resume(&self, stop: &dyn Fn() -> bool) -> Resumed {
        let (games, mut unreadable) = self.games();
        let open = games.into_iter().filter(|game| game.glance.solved_at.is_none());
        for saved in open {
            match self.resume_named(&saved.name, stop) {
                Ok(game) => return Resumed { game: Some(game), unreadable },
                Err(problem) => unreadable.push(problem),
            }
        }
        Resumed { game: None, unreadable }
    }

    /// Goes on with the game of a name, solved or not.
    pub fn resume_named(&self, name: &str, stop: &dyn Fn() -> bool) -> Result<(Slot, Game), Unreadable> {
        let wrong = |path: &Path, error: &io::Error| match error.kind() {
            io::ErrorKind::NotFound => unreadable(path, "there is no game of this name"),
            _ => unreadable(path, error),
        };
        let folder = self.games_folder().map_err(|error| unreadable(Path::new(name), error))?;
        let path = slot::path(&folder, name);
        if name.contains(std::path::is_separator) {
            return Err(unreadable(&path, "this is a path, and the name of a game was expected"));
        }
        // First the mark, then the text: what is written in between is noticed.
        let slot = Slot::of(&folder, name).map_err(|error| wrong(&path, &error))?;
        let text = file::read(&path).map_err(|error| wrong(&path, &error))?;
        let game = Game::load(&text, stop).map_err(|error| unreadable(&path, error))?;
        Ok((slot, game))
    }

    /// All games, the one saved last first, and what cannot be read.
    pub fn games(&self) -> (Vec<SavedGame>, Vec<Unreadable>) {
        let (mut games, mut problems) = (Vec::new(), Vec::new());
        for path in self.files() {
            match glance(&path) {
                Ok(game) => games.push(game),
                Err(problem) => problems.push(problem),
            }
        }
        games.sort_by(|a, b| (b.saved, &b.name).cmp(&(a.saved, &a.name)));
        problems.sort_by(|a, b| a.path.cmp(&b.path));
        (games, problems)
    }

    /// What lies in the folder and is called like a game.
    fn files(&self) -> Vec<PathBuf> {
        let entries = self.games_folder().and_then(fs::read_dir);
        let paths = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION)).collect()
    }

    /// Removes solved games beyond the number that is kept, and what programs
    /// left behind that ended while they wrote.
    fn tidy_up(&self) {
        let Ok(folder) = self.games_folder() else { return };
        let (games, _) = self.games();
        let solved = games.iter().filter(|game| game.glance.solved_at.is_some());
        // What cannot be removed does no harm.
        for game in solved.skip(SOLVED_KEPT) {
            let _ = fs::remove_file(slot::path(&folder, &game.name));
        }
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let is_part = entry.file_name().to_string_lossy().ends_with(file::PART);
            let modified = entry.metadata().and_then(|metadata| metadata.modified());
            let age = modified.ok().and_then(|modified| modified.elapsed().ok());
            if is_part && age.is_some_and(|age| age > PART_KEPT) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

fn glance(path: &Path) -> Result<SavedGame, Unreadable> {
    let wrong = |error: io::Error| unreadable(path, error);
    let name = path.file_stem().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| unreadable(path, "its name is not text"))?.to_owned();
    let saved = fs::metadata(path).and_then(|metadata| metadata.modified()).map_err(wrong)?;
    let glance = file::read(path).map_err(wrong)?.parse().map_err(|error| unreadable(path, error))?;
    Ok(SavedGame { name, saved, glance })
}

fn unreadable(path: &Path, reason: impl std::fmt::Display) -> Unreadable {
    Unreadable { path: path.to_owned(), reason: reason.to_string() }
}
