//! Whoever answers typed lines.

use std::time::Duration;

use sudokit::Cell;
use sudokit_game::{Action, Status};

use super::Surroundings;
use super::deeds::Way;
use super::hints::Hints;
use super::request::Request;
use super::speech::{Speech, counted};
use super::{catalogue, deeds, drawing, looks};
use sudokit_store::Session;

/// A game and whoever talks about it.
pub(super) struct Console<'a> {
    session: &'a mut Session,
    surroundings: &'a dyn Surroundings,
    hints: Hints,
    /// When time was last told to the game.
    then: Duration,
}

/// Whether the talk goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    Leave,
}

impl<'a> Console<'a> {
    pub(super) fn new(session: &'a mut Session, surroundings: &'a dyn Surroundings) -> Self {
        let then = surroundings.now();
        Self { session, surroundings, hints: Hints::default(), then }
    }

    /// What is said first.
    pub(super) fn greeting(&mut self) -> Vec<String> {
        let told = self.session.save();
        let game = &self.session.game;
        let side = game.board().side();
        let mut words = vec![format!("{side}x{side}")];
        words.extend(game.origin.level.map(|level| level.to_string()));
        words.extend(game.origin.title.as_deref().map(|title| title.replace(char::is_control, " ")));
        words.extend(game.origin.seed.map(|seed| format!("seed {seed}")));
        let empty = counted(game.empty() as u64, "empty cell");
        let mut sentences =
            vec![format!("Sudoku, {}, with {empty}. Type help for the commands.", words.join(", "))];
        sentences.extend(drawing::draw(game));
        sentences.extend(told);
        sentences
    }

    /// What is said last: how to go on.
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
        let now = self.surroundings.now();
        self.session.game.pass(now.saturating_sub(self.then));
        self.then = now;
    }

    /// Answers a line. Whatever it did is saved before it is told.
    pub(super) fn hear(&mut self, line: &str) -> (Vec<String>, Flow) {
        self.pass_time();
        let request = match catalogue::read(line, &self.session.game) {
            None => return (Vec::new(), Flow::GoOn),
            Some(Err(problem)) => return (vec![problem], Flow::GoOn),
            Some(Ok(request)) => request,
        };
        if self.session.game.is_paused() && !request.is_for_pauses() {
            return (vec!["The game is paused. Type pause to go on.".to_owned()], Flow::GoOn);
        }
        if request.changes_board() {
            self.hints.forget();
        }
        if let Request::Quit = request {
            return (Vec::new(), Flow::Leave);
        }
        let mut reply = self.answer(request);
        reply.extend(self.session.save());
        (reply, Flow::GoOn)
    }

    fn answer(&mut self, request: Request) -> Vec<String> {
        let game = &mut self.session.game;
        match request {
            Request::Digit { cells, digit } => {
                // The action takes out what is there already: nobody types that.
                if cells.iter().all(|&cell: &Cell| game.digit(cell) == Some(digit)) {
                    return cells.iter().map(|&cell| Speech(game).cell(cell)).collect();
                }
                deeds::act(game, &Action::Digit { cells, digit })
            }
            Request::Notes { kind, cells, digits } => {
                let notes =
                    digits.into_iter().map(|digit| Action::Note { kind, cells: cells.clone(), digit });
                // The last answer tells what came of all of them.
                notes.fold(Vec::new(), |_, action| deeds::act(game, &action))
            }
            Request::Act(action) => deeds::act(game, &action),
            Request::Undo(times) => deeds::travel(game, Way::Back, times),
            Request::Redo(times) => deeds::travel(game, Way::Forth, times),
            Request::Mistake => deeds::undo_mistakes(game),
            Request::Hint => {
                let stop = self.surroundings.stop_signal();
                self.hints.tell(game, &*stop)
            }
            Request::Follow => self.follow(),
            Request::Checks(chosen) => deeds::checks(self.session, chosen),
            Request::Entries(entries) => deeds::entries(self.session, entries),
            Request::Tidying(chosen) => deeds::tidying(self.session, chosen),
            Request::Pause => {
                game.toggle_pause();
                let sentence =
                    if game.is_paused() { "Paused. Type pause to go on." } else { "The clock runs." };
                vec![sentence.to_owned()]
            }
            Request::Look(look) => looks::answer(&look, self.session),
            Request::Quit => Vec::new(),
        }
    }

    fn follow(&mut self) -> Vec<String> {
        match self.hints.action() {
            Some(action) => {
                self.hints.forget();
                deeds::act(&mut self.session.game, &action)
            }
            None => vec!["There is no hint to follow. Type hint first.".to_owned()],
        }
    }
}
