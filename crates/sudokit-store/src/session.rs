//! One player and one game: what every front end holds.

use sudokit_game::{Game, Preferences, Settings};

use crate::Autosave;

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
    /// A session.
    pub fn new(game: Game, autosave: Autosave, preferences: Preferences) -> Self {
        Self { game, autosave, preferences }
    }

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
