//! One player and one game: what every front end holds, and how the game is saved
//! while it is played.
//!
//! A front end passes the game after every action and shows the sentence that
//! is returned, if any. A disk error is reported once, and never stops the game.
//! A game in which nothing was done leaves no file and is not counted.

use std::io;

use sudokit_game::{Event, Game, History, Preferences, Settings};

use crate::{SaveFile, Store, WrittenTo};

/// The store, the file of the game in it, and what was reported so far.
#[derive(Debug)]
pub struct Autosave {
    store: Store,
    file: Option<SaveFile>,
    disk: Disk,
    count: Count,
    outcome: Outcome,
    /// What the game came with. Anything else is the player's.
    untouched: History,
}

/// Whether a game is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveState<'a> {
    /// Nothing was done yet, so there is no file.
    Untouched,
    /// It is, under this name.
    Saved(&'a str),
    /// The disk refused it.
    Failed,
}

/// Whether the last write succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Disk {
    Works,
    /// It failed, and the player knows.
    Failed,
}

/// Whether the log counts the game as begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    NotYet,
    Counted,
}

/// What the log says about the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Open,
    Solved,
}

impl Autosave {
    /// Saves a new game. The first [`save`](Self::save) after something was done
    /// creates its file.
    pub fn of_new(store: Store, game: &Game) -> Self {
        let (outcome, untouched) = (Outcome::of(game), game.history().clone());
        Self { store, file: None, disk: Disk::Works, count: Count::NotYet, outcome, untouched }
    }

    /// Saves a game that has a file already.
    pub fn of_resumed(store: Store, file: SaveFile, game: &Game) -> Self {
        let untouched = History::default();
        let count = if is_touched(game, &untouched) { Count::Counted } else { Count::NotYet };
        Self { store, file: Some(file), disk: Disk::Works, count, outcome: Outcome::of(game), untouched }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The name of the game among the saved ones, if the last write succeeded.
    pub fn name(&self) -> Option<&str> {
        self.file.as_ref().filter(|_| self.disk == Disk::Works).map(SaveFile::name)
    }

    /// Whether the game is on disk.
    pub fn state(&self) -> SaveState<'_> {
        match (self.name(), self.disk) {
            (Some(name), _) => SaveState::Saved(name),
            (None, Disk::Works) => SaveState::Untouched,
            (None, Disk::Failed) => SaveState::Failed,
        }
    }

    /// Writes the game if something was done, and logs when it is begun and solved.
    /// Returns what the player should know.
    pub fn save(&mut self, game: &Game) -> Option<String> {
        if self.file.is_none() && !is_touched(game, &self.untouched) {
            return None;
        }
        self.keep(game)
    }

    /// Writes the game in any case: a puzzle that a player typed in is not lost
    /// before the first move.
    pub fn keep(&mut self, game: &Game) -> Option<String> {
        match (self.try_to_save(game), self.disk) {
            (Ok(report), _) => {
                self.disk = Disk::Works;
                report
            }
            (Err(error), Disk::Works) => {
                self.disk = Disk::Failed;
                Some(format!("You can go on playing, but the game is not saved: {error}."))
            }
            (Err(_), Disk::Failed) => None,
        }
    }

    /// Writes the game and waits until it is on the disk.
    pub fn finish(&mut self, game: &Game) -> Option<String> {
        let report = self.save(game);
        // If the disk cannot confirm it, the file exists nevertheless.
        let _ = self.file.as_ref().map(SaveFile::sync);
        report
    }

    fn try_to_save(&mut self, game: &Game) -> io::Result<Option<String>> {
        let (name, report) = match &mut self.file {
            None => {
                let file = self.store.begin(game)?;
                (self.file.insert(file).name().to_owned(), None)
            }
            Some(file) => match file.save(game)? {
                WrittenTo::SameFile => (file.name().to_owned(), None),
                WrittenTo::NewFile => {
                    let name = file.name().to_owned();
                    self.store.log_event(&Event::begun(&name, game))?;
                    let report = format!("This game was continued elsewhere; here it continues as {name}.");
                    (name, Some(report))
                }
            },
        };
        if self.count == Count::NotYet && is_touched(game, &self.untouched) {
            self.store.log_event(&Event::begun(&name, game))?;
            self.count = Count::Counted;
        }
        if let (Outcome::Open, Some(event)) = (self.outcome, Event::solved(&name, game)) {
            self.store.log_event(&event)?;
            self.outcome = Outcome::Solved;
        }
        Ok(report)
    }
}

impl Outcome {
    fn of(game: &Game) -> Self {
        if game.solved_at().is_some() { Self::Solved } else { Self::Open }
    }
}

/// Whether the player did something. A hint that was only read leaves nothing to continue.
fn is_touched(game: &Game, untouched: &History) -> bool {
    game.history() != untouched
}

/// A game, its autosave, and the player's preferences.
#[derive(Debug)]
pub struct Session {
    /// The game.
    pub game: Game,
    /// Writes it to disk.
    pub autosave: Autosave,
    /// What is remembered for the next games.
    pub preferences: Preferences,
}

impl Session {
    /// Writes the game. Returns what the player should know.
    pub fn save(&mut self) -> Option<String> {
        self.autosave.save(&self.game)
    }

    /// Writes the game for the last time. Returns what the player should know.
    pub fn finish(&mut self) -> Option<String> {
        self.autosave.finish(&self.game)
    }

    /// Changes a setting of this game and of the next ones.
    pub fn set(&mut self, change: impl Fn(&mut Settings)) -> Option<String> {
        change(&mut self.game.settings);
        self.prefer(|preferences| change(&mut preferences.settings))
    }

    /// Changes a preference. Returns a sentence if it cannot be written.
    pub fn prefer(&mut self, change: impl FnOnce(&mut Preferences)) -> Option<String> {
        change(&mut self.preferences);
        let saved = self.autosave.store().save_preferences(&self.preferences);
        saved.err().map(|error| format!("This holds until you leave, because {error}."))
    }
}
