//! Answers typed lines.

use std::ops::ControlFlow;
use std::time::Duration;

use sudokit_game::{Action, Controls, Game, Hint, IDLE, Sentences};
use sudokit_store::{Autosave, SavedGame, Session};

use super::{Environment, catalogue};
use crate::texts::text;

/// A session that answers lines.
pub(super) struct Console<'a> {
    pub(super) session: &'a mut Session,
    pub(super) environment: &'a dyn Environment,
    /// The current hint. It is dropped when the position changes.
    pub(super) hint: Option<Box<Hint>>,
    /// Whether there are more lines to answer.
    pub(super) flow: ControlFlow<()>,
    /// The moment up to which time has been added to the game.
    then: Duration,
}

impl<'a> Console<'a> {
    pub(super) fn new(session: &'a mut Session, environment: &'a dyn Environment) -> Self {
        let then = environment.now();
        Self { session, environment, hint: None, flow: ControlFlow::Continue(()), then }
    }

    /// Sentences about the game for a player who types.
    pub(super) fn sentences(&self) -> Sentences<'_> {
        Sentences::new(&self.session.game, Controls::Commands)
    }

    /// The first sentences.
    pub(super) fn greeting(&mut self) -> Vec<String> {
        let report = self.session.save();
        let mut reply = vec![self.sentences().greeting()];
        let others = self.other_games().len();
        if others > 0 && self.session.game.history().entries().is_empty() {
            reply.push(text!("plain-other-games", games = others));
        }
        reply.extend(report);
        reply
    }

    /// The last sentences: how to continue.
    pub(super) fn farewell(&mut self) -> Vec<String> {
        self.pass_time();
        let mut sentences: Vec<String> = self.session.finish().into_iter().collect();
        sentences.extend(self.session.farewell(Controls::Commands));
        sentences
    }

    /// The other games that can be continued, the one saved last first.
    pub(super) fn other_games(&self) -> Vec<SavedGame> {
        let (games, _) = self.session.autosave.store().games();
        let is_other = |game: &SavedGame| self.session.autosave.name() != Some(&game.name);
        games.into_iter().filter(|game| game.summary.solved_at.is_none() && is_other(game)).collect()
    }

    /// Continues with another game.
    pub(super) fn play(&mut self, mut game: Game, autosave: Autosave) -> Vec<String> {
        let report = self.session.finish();
        game.settings = self.session.preferences.settings;
        (self.session.game, self.session.autosave, self.hint) = (game, autosave, None);
        report.into_iter().chain([self.sentences().greeting()]).collect()
    }

    /// Counts the time since the last line, up to the limit after which the clock stops.
    /// Returns a sentence if it has stopped.
    fn pass_time(&mut self) -> Option<String> {
        let now = self.environment.now();
        let passed = now.saturating_sub(self.then);
        self.then = now;
        self.session.game.pass(passed.min(IDLE));
        let is_running = self.session.game.solved_at().is_none() && !self.session.game.is_paused();
        (passed > IDLE && is_running).then(|| self.sentences().welcome_back())
    }

    /// Answers a line, with the names of cells that the player prefers.
    pub(super) fn answer(&mut self, line: &str) -> Vec<String> {
        let reply = self.reply(line);
        let coordinates = self.session.game.settings.coordinates;
        reply.iter().map(|sentence| coordinates.sentence(sentence)).collect()
    }

    /// Does what a line says. Every change is saved before the reply is returned.
    fn reply(&mut self, line: &str) -> Vec<String> {
        let welcome = self.pass_time();
        let (command, answer) = match catalogue::read(line, &self.session.game) {
            None => return Vec::new(),
            Some(Err(problem)) => return vec![problem],
            Some(Ok(understood)) => understood,
        };
        if self.session.game.is_paused() && !command.works_during_pause() {
            return vec![self.sentences().paused()];
        }
        let mut reply: Vec<String> = welcome.into_iter().collect();
        reply.extend(answer(self));
        // Quitting saves the game as well.
        if self.flow.is_continue() {
            reply.extend(self.session.save());
        }
        reply
    }

    /// Performs an action and returns what it changed.
    pub(super) fn act(&mut self, action: &Action) -> Vec<String> {
        self.hint = None;
        let game = &mut self.session.game;
        if let Err(refusal) = game.act(action) {
            return vec![refusal.sentence(game)];
        }
        let mut reply = match action {
            Action::FillNotes => self.sentences().filled(),
            _ => self.sentences().last_change(),
        };
        reply.extend(self.sentences().full_board());
        reply
    }
}
