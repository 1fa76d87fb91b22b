//! One person at one game: what every front end has in its hands.

use sudokit_game::{Game, Settings};

use crate::store::{Keeper, Preferences};

/// A game, whoever keeps it, and how its player likes it.
#[derive(Debug)]
pub struct Session {
    /// The game.
    pub game: Game,
    /// Whoever writes it down.
    pub keeper: Keeper,
    /// What is remembered for the games to come.
    pub preferences: Preferences,
}

impl Session {
    /// A session.
    pub fn new(game: Game, keeper: Keeper, preferences: Preferences) -> Self {
        Self { game, keeper, preferences }
    }

    /// Writes the game down. Says what the player should know.
    pub fn keep(&mut self) -> Option<String> {
        self.keeper.keep(&self.game)
    }

    /// Writes the game down for good. Says what the player should know.
    pub fn finish(&mut self) -> Option<String> {
        self.keeper.finish(&self.game)
    }

    /// Changes a setting of this game, and of those to come.
    pub fn set(&mut self, change: impl Fn(&mut Settings)) -> Option<String> {
        change(&mut self.game.settings);
        self.prefer(|preferences| change(&mut preferences.settings))
    }

    /// Changes what is remembered of the player. Says so if it cannot be.
    pub fn prefer(&mut self, change: impl FnOnce(&mut Preferences)) -> Option<String> {
        change(&mut self.preferences);
        let kept = self.keeper.store().prefer(&self.preferences);
        kept.err().map(|error| format!("This holds until you leave, because {error}."))
    }
}
