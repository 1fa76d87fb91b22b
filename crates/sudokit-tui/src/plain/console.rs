//! Answers typed lines.

use std::ops::ControlFlow;
use std::time::Duration;

use sudokit_game::{Action, Controls, Hint, Sentences, Status};
use sudokit_store::Session;

use super::{Environment, catalogue, drawing};

/// A session that answers lines.
pub(super) struct Console<'a> {
    pub(super) session: &'a mut Session,
    pub(super) environment: &'a dyn Environment,
    /// The present hint. It is dropped when the position changes.
    pub(super) hint: Option<Box<Hint>>,
    /// Whether there are more lines to answer.
    pub(super) flow: ControlFlow<()>,
    /// When time was last added to the game.
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
        reply.extend(drawing::draw(&self.session.game));
        reply.extend(report);
        reply
    }

    /// The last sentences: how to continue.
    pub(super) fn farewell(&mut self) -> Vec<String> {
        self.pass_time();
        let mut sentences: Vec<String> = self.session.finish().into_iter().collect();
        sentences.push(match (self.session.autosave.name(), self.session.game.status()) {
            (Some(name), Status::Solved) => format!("The solved game is kept as {name}."),
            (Some(name), _) => {
                format!("The game is saved. To go on, type: sudoku play --plain --resume {name}")
            }
            (None, _) => "The game could not be saved.".to_owned(),
        });
        sentences
    }

    fn pass_time(&mut self) {
        let now = self.environment.now();
        self.session.game.pass(now.saturating_sub(self.then));
        self.then = now;
    }

    /// Answers a line. Every change is saved before the answer is returned.
    pub(super) fn answer(&mut self, line: &str) -> Vec<String> {
        self.pass_time();
        let (command, answer) = match catalogue::read(line, &self.session.game) {
            None => return Vec::new(),
            Some(Err(problem)) => return vec![problem],
            Some(Ok(understood)) => understood,
        };
        if self.session.game.is_paused() && !command.works_during_pause() {
            return vec![self.sentences().paused().to_owned()];
        }
        let mut reply = answer(self);
        // Leaving saves the game as well.
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
            return vec![refusal.sentence(game.board(), game.alphabet())];
        }
        let mut reply = self.sentences().last_change();
        reply.extend(self.sentences().full_board());
        reply
    }
}
