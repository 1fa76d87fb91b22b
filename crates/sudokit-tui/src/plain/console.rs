//! Answers typed lines.

use std::ops::ControlFlow;
use std::time::Duration;

use sudokit::Cell;
use sudokit_game::{Action, Status};
use sudokit_store::Session;

use super::Environment;
use super::actions::sentences;
use super::command::TypedCommand;
use super::hints::Hints;
use super::{actions, catalogue, drawing, queries};

/// A session that answers lines.
pub(super) struct Console<'a> {
    session: &'a mut Session,
    environment: &'a dyn Environment,
    hints: Hints,
    /// When time was last added to the game.
    then: Duration,
}

impl<'a> Console<'a> {
    pub(super) fn new(session: &'a mut Session, environment: &'a dyn Environment) -> Self {
        let then = environment.now();
        Self { session, environment, hints: Hints::default(), then }
    }

    /// The first sentences.
    pub(super) fn greeting(&mut self) -> Vec<String> {
        let report = self.session.save();
        let mut reply = vec![sentences(&self.session.game).greeting()];
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
    pub(super) fn answer(&mut self, line: &str) -> (Vec<String>, ControlFlow<()>) {
        const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());
        self.pass_time();
        let command = match catalogue::read(line, &self.session.game) {
            None => return (Vec::new(), CONTINUE),
            Some(Err(problem)) => return (vec![problem], CONTINUE),
            Some(Ok(command)) => command,
        };
        if self.session.game.is_paused() && !command.works_during_pause() {
            return (vec![sentences(&self.session.game).paused().to_owned()], CONTINUE);
        }
        if command.changes_board() {
            self.hints.forget();
        }
        if let TypedCommand::Quit = command {
            return (Vec::new(), ControlFlow::Break(()));
        }
        let mut reply = self.perform(command);
        reply.extend(self.session.save());
        (reply, CONTINUE)
    }

    fn perform(&mut self, command: TypedCommand) -> Vec<String> {
        let game = &mut self.session.game;
        match command {
            TypedCommand::Digit { cells, digit } => {
                // The action would remove a digit that is there already. Nobody means that.
                if cells.iter().all(|&cell: &Cell| game.digit(cell) == Some(digit)) {
                    return cells.iter().map(|&cell| sentences(game).cell(cell)).collect();
                }
                actions::act(game, &Action::Digit { cells, digit })
            }
            TypedCommand::Notes { kind, cells, digits } => {
                let notes =
                    digits.into_iter().map(|digit| Action::Note { kind, cells: cells.clone(), digit });
                // The last answer describes the result of all of them.
                notes.fold(Vec::new(), |_, action| actions::act(game, &action))
            }
            TypedCommand::Act(action) => actions::act(game, &action),
            TypedCommand::Undo(times) => actions::undo(game, times),
            TypedCommand::Redo(times) => actions::redo(game, times),
            TypedCommand::Mistake => actions::undo_mistakes(game),
            TypedCommand::Hint => {
                let stop = self.environment.stop_signal();
                self.hints.reveal(game, &*stop)
            }
            TypedCommand::Follow => self.follow(),
            TypedCommand::Checks(chosen) => actions::checks(self.session, chosen),
            TypedCommand::Entries(entries) => actions::entries(self.session, entries),
            TypedCommand::Tidying(chosen) => actions::tidying(self.session, chosen),
            TypedCommand::Pause => {
                game.toggle_pause();
                vec![sentences(game).pause_state().to_owned()]
            }
            TypedCommand::Ask(query) => queries::answer(&query, self.session),
            TypedCommand::Quit => Vec::new(),
        }
    }

    fn follow(&mut self) -> Vec<String> {
        match self.hints.action() {
            Some(action) => {
                self.hints.forget();
                actions::act(&mut self.session.game, &action)
            }
            None => vec![sentences(&self.session.game).no_hint().to_owned()],
        }
    }
}
