//! The game on a screen: what is open, in hand and said.
//!
//! An [`App`] takes events and changes itself. Whatever reaches beyond the
//! screen — saving, looking for a hint, making a puzzle — it asks for with a
//! [`Request`], which the caller fulfils. So every key can be tried without a
//! terminal or a disk.

use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind};
use sudokit::{Cell, Digit, Format};
use sudokit_game::{Action, Direction, Game, Hint, Refusal, Statistics, Status};

use super::dialog::{Answer, Dialog};
use super::message::{Message, Tone};
use super::request::{Request, Waiting};
use super::screen::Areas;
use super::{Command, Mode, NewGame, keys};
use sudokit_game::Preferences;

/// Everything that the screen shows.
#[derive(Debug)]
pub struct App {
    pub(super) game: Game,
    pub(super) mode: Mode,
    /// What the next digit is meant as, if not as the mode says.
    pub(super) once: Option<Mode>,
    /// The digit that was taken up.
    pub(super) hand: Option<Digit>,
    pub(super) hint: Option<Hint>,
    /// How many lines of the hint lie above what is seen; at first, as many as
    /// were told before.
    pub(super) hint_scroll: Option<u16>,
    /// Whether there is more of it than was seen last.
    pub(super) hint_goes_on: GoesOn,
    pub(super) waiting: Option<Waiting>,
    pub(super) dialog: Option<Dialog>,
    pub(super) message: Option<Message>,
    pub(super) preferences: Preferences,
    /// Where things were drawn last, for the mouse.
    pub(super) areas: Areas,
    requests: Vec<Request>,
}

/// Whether a text is longer than what is seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GoesOn {
    Yes,
    No,
}

impl App {
    /// The screen of a game.
    pub fn new(mut game: Game, preferences: Preferences) -> Self {
        game.settings = preferences.settings;
        Self {
            game,
            mode: Mode::default(),
            once: None,
            hand: None,
            hint: None,
            hint_scroll: None,
            hint_goes_on: GoesOn::No,
            waiting: None,
            dialog: None,
            message: None,
            preferences,
            areas: Areas::default(),
            requests: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, when the screen is left.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// How the player wants it.
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// What the screen waits for.
    pub fn waiting(&self) -> Option<Waiting> {
        self.waiting
    }

    /// What the caller shall do, once.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    pub(super) fn request(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// Says something below the board, until the next key.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), tone });
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        self.game.pass(time);
    }

    /// Takes an event of the terminal.
    pub fn handle(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => self.point(mouse),
            Event::Paste(text) => self.paste(&text),
            _ => (),
        }
    }

    fn press(&mut self, key: KeyEvent) {
        self.message = None;
        let command = keys::command(key, self.mode, self.game.alphabet(), self.game.board().side());
        if command == Some(Command::Quit) {
            return self.request(Request::Quit);
        }
        if let Some(mut dialog) = self.dialog.take() {
            let answer = dialog.press(key, command, self);
            // What an answer opens takes the place of what was open.
            if self.dialog.is_none() && answer == Answer::Stay {
                self.dialog = Some(dialog);
            }
        } else if self.game.is_paused() {
            match command {
                Some(Command::Pause | Command::Escape | Command::Place) => self.perform(Command::Pause),
                Some(Command::Help) => self.perform(Command::Help),
                _ => self.say(Tone::Plain, "The game is paused: p goes on."),
            }
        } else if let Some(command) = command {
            self.perform(command);
        }
    }

    /// Does what was asked for.
    pub(super) fn perform(&mut self, command: Command) {
        let board = self.game.board().clone();
        let once = self.once.take();
        let selection = &mut self.game.selection;
        match command {
            Command::Move(direction) => selection.go(&board, direction),
            Command::Extend(direction) => selection.extend(&board, direction),
            Command::Jump(direction) => selection.jump(&board, direction),
            Command::Edge(Direction::Down) if self.hint.is_some() => self.scroll_hint(|line| line + 1),
            Command::Edge(Direction::Up) if self.hint.is_some() => {
                self.scroll_hint(|line| line.saturating_sub(1));
            }
            Command::Edge(direction) => selection.go_to_edge(&board, direction),
            Command::NextEmpty => self.go_to_empty(board.cells()),
            Command::PreviousEmpty => self.go_to_empty(board.cells().rev()),
            Command::SelectSame => self.select_same(self.game.selection.cursor()),
            Command::Digit(digit) => match once {
                Some(mode) => self.enter(mode, digit),
                None => self.digit(digit),
            },
            Command::DigitAs(mode, digit) => self.enter(mode, digit),
            Command::Once(mode) => self.once = Some(mode),
            Command::Paint(number) => self.paint(number),
            Command::Place => self.place(),
            Command::Erase => self.act(&Action::Erase { cells: self.selected() }),
            Command::SetMode(mode) => self.mode = mode,
            Command::NextMode => self.mode = self.mode.next(),
            Command::SwitchEntry => self.switch_entry(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::UndoMistakes => self.undo_mistakes(),
            Command::FillNotes => self.act(&Action::FillNotes),
            Command::CleanNotes => self.act(&Action::CleanNotes),
            Command::Hint => self.ask_for_hint(),
            Command::FollowHint => self.follow_hint(),
            Command::Check => self.check(),
            Command::Pause => {
                self.game.toggle_pause();
                self.request(Request::Save);
            }
            Command::Restart => self.dialog = Some(Dialog::Restart),
            Command::New => self.dialog = Some(Dialog::new_game(&self.game)),
            Command::Copy => self.copy(self.game.puzzle().grid().clone(), "the puzzle"),
            Command::CopyPosition => self.copy(self.game.grid(), "the puzzle with what was done"),
            Command::Statistics => self.request(Request::Statistics),
            Command::Options => self.dialog = Some(Dialog::Options { row: 0 }),
            Command::Help => self.dialog = Some(Dialog::Help { scroll: 0 }),
            Command::Escape => self.escape(),
            Command::Quit => self.request(Request::Quit),
        }
    }

    pub(super) fn selected(&self) -> Vec<Cell> {
        self.game.selection.cells().collect()
    }

    /// Does something to the board, and says why if it cannot be done.
    pub(super) fn act(&mut self, action: &Action) {
        let was_solved = self.game.solved_at().is_some();
        match self.game.act(action) {
            Ok(()) => self.changed(),
            Err(refusal) => {
                let tone = if refusal == Refusal::NoChange { Tone::Plain } else { Tone::Bad };
                self.say(tone, refusal.sentence(self.game.board(), self.game.alphabet()));
            }
        }
        if !was_solved && self.game.solved_at().is_some() {
            self.dialog = Some(Dialog::Solved);
        }
    }

    /// The board is no longer what it was.
    pub(super) fn changed(&mut self) {
        self.forget_hint();
        self.request(Request::Save);
        if self.game.status() == Status::Wrong {
            self.say(
                Tone::Bad,
                "The board is full, but not right: w tells what is wrong, b goes back to before it.",
            );
        }
    }

    fn undo(&mut self) {
        match self.game.undo() {
            Some(label) => {
                self.changed();
                self.say(Tone::Plain, format!("Took back: {label}."));
            }
            None => self.say(Tone::Plain, "There is nothing to take back."),
        }
    }

    fn redo(&mut self) {
        match self.game.redo() {
            Some(label) => {
                self.changed();
                self.say(Tone::Plain, format!("Did again: {label}."));
            }
            None => self.say(Tone::Plain, "There is nothing to do again."),
        }
    }

    fn undo_mistakes(&mut self) {
        let text = match self.game.undo_mistakes() {
            0 => return self.say(Tone::Good, "There is no mistake to go back from."),
            1 => "Took back one action, to before the first mistake. r does it again.".to_owned(),
            count => format!("Took back {count} actions, to before the first mistake. r does them again."),
        };
        self.changed();
        self.say(Tone::Plain, text);
    }

    fn check(&mut self) {
        let check = self.game.check();
        let tone = if matches!(check, sudokit_game::Check::Mistakes(_)) { Tone::Bad } else { Tone::Good };
        self.say(tone, check.sentences(&self.game).join(" "));
    }

    fn copy(&mut self, grid: sudokit::Grid, what: &str) {
        let record = sudokit::Record::new(grid, Format::Line, self.game.alphabet().clone());
        // Boards with regions or limits of their own do not fit into a line.
        let formats = [Format::Line, Format::Grid];
        let text = formats.into_iter().find_map(|format| sudokit::format::write(&record, format).ok());
        match text {
            Some(text) => {
                self.request(Request::Copy(text));
                self.say(Tone::Plain, format!("Copied {what}."));
            }
            None => self.say(Tone::Bad, "This board cannot be written as text."),
        }
    }

    fn escape(&mut self) {
        if self.waiting.take().is_some() {
            self.request(Request::Cancel);
        } else if self.hint.take().is_none() && self.hand.take().is_none() {
            self.mode = Mode::Normal;
            self.game.selection.set(self.game.selection.cursor());
        }
    }

    /// Goes on with another game.
    pub fn begin(&mut self, game: Game) {
        let preferences = self.preferences;
        let areas = std::mem::take(&mut self.areas);
        let mut requests = std::mem::take(&mut self.requests);
        requests.push(Request::Begin);
        *self = Self { areas, requests, ..Self::new(game, preferences) };
    }

    /// Shows how the player does.
    pub fn show_statistics(&mut self, statistics: Statistics) {
        self.dialog = Some(Dialog::Statistics(statistics));
    }

    /// A puzzle was made, or a sentence says why not.
    pub fn created(&mut self, puzzle: Result<Box<NewGame>, String>) {
        if self.waiting.take_if(|waiting| *waiting == Waiting::Puzzle).is_none() {
            return;
        }
        match puzzle {
            Ok(new) => {
                self.begin(new.game);
                self.message = new.note.map(|text| Message { text, tone: Tone::Plain });
            }
            Err(sentence) => self.say(Tone::Bad, sentence),
        }
    }
}
