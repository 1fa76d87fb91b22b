//! The session of a front end: one player, one game, and the automatic saving of the game.
//!
//! A front end passes the game after every action and shows the sentence that
//! is returned, if any. A disk error is reported once, and never stops the game.
//! A game without any action leaves no file and is not counted.

use std::io;

use sudokit_game::{BoardRule, Controls, Event, Game, History, Preferences, Settings, Status};

use crate::texts::text;
use crate::{SaveFile, Store, WrittenTo};

/// The store, the file of the game in it, and the reports so far.
#[derive(Debug)]
pub struct Autosave {
    store: Store,
    file: Option<SaveFile>,
    disk: Disk,
    count: Count,
    outcome: Outcome,
    /// The history that the game began with. Any other entry is the player's.
    untouched: History,
}

/// Whether a game is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveState<'a> {
    /// The player has done nothing yet, so there is no file.
    Untouched,
    /// The game is on disk, with this name.
    Saved(&'a str),
    /// The last write failed.
    Failed,
}

/// Whether the last write succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Disk {
    Works,
    /// It failed, and this was reported.
    Failed,
}

/// Whether the log counts the game as started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    NotYet,
    Counted,
}

/// The entry of the log about the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Open,
    Solved,
}

impl Autosave {
    /// Saves a new game. The first [`save`](Self::save) after an action creates its
    /// file.
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

    /// Writes the game if the player did something, and logs its start and its solution.
    /// Returns a message for the player, if there is one.
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
                Some(text!("store-not-saved", reason = error.to_string()))
            }
            (Err(_), Disk::Failed) => None,
        }
    }

    /// Writes the game and waits until it is on the disk.
    pub fn finish(&mut self, game: &Game) -> Option<String> {
        let report = self.save(game);
        // An error here does not matter: the file is already written.
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
                    let report = text!("store-continued-elsewhere", name = &name);
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

/// Whether the player did something. A hint that was only read is no reason to save a game.
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
    /// The preferences, which also apply to the next games.
    pub preferences: Preferences,
}

impl Session {
    /// Writes the game. Returns a message for the player, if there is one.
    pub fn save(&mut self) -> Option<String> {
        self.autosave.save(&self.game)
    }

    /// Writes the game for the last time. Returns a message for the player, if there is
    /// one.
    pub fn finish(&mut self) -> Option<String> {
        self.autosave.finish(&self.game)
    }

    /// Whether the game is saved, and how to continue it.
    pub fn farewell(&self, controls: Controls) -> Vec<String> {
        match (self.autosave.state(), self.game.status()) {
            (SaveState::Saved(name), Status::Solved) => vec![text!("store-end-solved", name)],
            (SaveState::Saved(_), _) => vec![text!("store-end-saved", controls = controls.name())],
            (SaveState::Untouched, _) => {
                std::iter::once(text!("store-end-unchanged")).chain(self.again(controls)).collect()
            }
            (SaveState::Failed, _) => vec![text!("store-end-not-saved")],
        }
    }

    /// Explains how to create the same puzzle again. Puzzles on other boards need more
    /// options.
    fn again(&self, controls: Controls) -> Option<String> {
        let (board, origin) = (self.game.board(), &self.game.origin);
        let is_usual = board.side() == 9 && BoardRule::of(board).is_empty();
        let (level, seed) = (origin.level.filter(|_| is_usual)?.name(), origin.seed?);
        Some(text!("store-end-again", controls = controls.name(), level, seed))
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
        saved.err().map(|error| text!("store-not-remembered", reason = error.to_string()))
    }
}
