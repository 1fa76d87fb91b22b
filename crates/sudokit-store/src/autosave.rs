//! One player and one game: what every front end holds, and how the game is saved
//! while it is played.
//!
//! A front end passes the game after every action and shows the sentence that
//! is returned, if any. A disk error is reported once, and never stops the game.

use std::io;

use sudokit_game::{Event, Game, Preferences, Settings};

use crate::{SaveFile, Store, WrittenTo};

/// The store, the file of the game in it, and what was reported so far.
#[derive(Debug)]
pub struct Autosave {
    store: Store,
    file: Option<SaveFile>,
    disk: Disk,
    outcome: Outcome,
}

/// Whether the last write succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Disk {
    Works,
    /// It failed, and the player knows.
    Failed,
}

/// What the log says about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Open,
    Solved,
}

impl Autosave {
    /// Saves a new game. The first [`save`](Self::save) creates its file.
    pub fn of_new(store: Store, game: &Game) -> Self {
        Self { store, file: None, disk: Disk::Works, outcome: Outcome::of(game) }
    }

    /// Saves a game that has a file already.
    pub fn of_resumed(store: Store, file: SaveFile, game: &Game) -> Self {
        Self { store, file: Some(file), disk: Disk::Works, outcome: Outcome::of(game) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The name of the game among the saved ones, if the last write succeeded.
    pub fn name(&self) -> Option<&str> {
        self.file.as_ref().filter(|_| self.disk == Disk::Works).map(SaveFile::name)
    }

    /// Writes the game, and logs when it is begun and solved. Returns what the
    /// player should know.
    pub fn save(&mut self, game: &Game) -> Option<String> {
        match (self.try_to_save(game), self.disk) {
            (Ok(report), _) => {
                self.disk = Disk::Works;
                report
            }
            (Err(error), Disk::Works) => {
                self.disk = Disk::Failed;
                Some(format!("The game goes on, but is not saved: {error}."))
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
                let name = self.file.insert(file).name().to_owned();
                self.store.log_event(&Event::begun(&name, game))?;
                (name, None)
            }
            Some(file) => match file.save(game)? {
                WrittenTo::SameFile => (file.name().to_owned(), None),
                WrittenTo::NewFile => {
                    let name = file.name().to_owned();
                    self.store.log_event(&Event::begun(&name, game))?;
                    let report = format!("This game was gone on with elsewhere; here it goes on as {name}.");
                    (name, Some(report))
                }
            },
        };
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
