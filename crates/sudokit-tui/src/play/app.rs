//! The game on a screen: what a key, a click or a pasted text does.
//!
//! A [`PlayApp`] takes events and changes itself. If it needs the disk, the
//! clipboard, a hint or a new puzzle, it returns a [`PlayRequest`] that the
//! caller fulfils. So every key can be tested without a terminal or a disk.

use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind};
use sudokit::format::Format;
use sudokit::logic::explain::Reveal;
use sudokit::{Cell, Digit};
use sudokit_game::{
    Action, Advice, Check, Color, Controls, Direction, EntryOrder, Game, NewGame, Preferences, Refusal,
    Sentences, Statistics, Status,
};

use super::entry::{self, EntryState};
use super::hints::HintPane;
use super::screen::ClickAreas;
use super::{Message, Mode, PlayCommand, PlayDialog, PlayRequest, Tone, Waiting, keys, paste};

/// Everything that the screen shows.
#[derive(Debug)]
pub struct PlayApp {
    /// The game.
    pub game: Game,
    /// The player's preferences.
    pub preferences: Preferences,
    pub(super) entry: EntryState,
    pub(super) hints: HintPane,
    pub(super) waiting: Option<Waiting>,
    pub(super) dialog: Option<PlayDialog>,
    pub(super) message: Option<Message>,
    /// Where things were drawn, for the mouse.
    pub(super) areas: ClickAreas,
    requests: Vec<PlayRequest>,
}

impl PlayApp {
    /// The screen of a game.
    pub fn new(mut game: Game, preferences: Preferences) -> Self {
        game.settings = preferences.settings;
        Self {
            game,
            preferences,
            entry: EntryState::default(),
            hints: HintPane::default(),
            waiting: None,
            dialog: None,
            message: None,
            areas: ClickAreas::default(),
            requests: Vec::new(),
        }
    }

    /// Takes the requests since the last call.
    pub fn take_requests(&mut self) -> Vec<PlayRequest> {
        std::mem::take(&mut self.requests)
    }

    pub(super) fn request(&mut self, request: PlayRequest) {
        self.requests.push(request);
    }

    pub(super) fn sentences(&self) -> Sentences<'_> {
        Sentences::new(&self.game, Controls::Keys)
    }

    /// Shows a message below the board, until the next key.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), tone });
    }

    /// Handles an event of the terminal.
    pub fn handle(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => self.point(mouse),
            Event::Paste(text) => match paste::read(&text) {
                Ok(game) => self.dialog = Some(PlayDialog::Pasted(Box::new(game))),
                Err(sentence) => self.say(Tone::Bad, sentence),
            },
            _ => (),
        }
    }

    fn press(&mut self, key: KeyEvent) {
        self.message = None;
        let command = keys::command(key, self.entry.mode, self.game.alphabet(), self.game.board().side());
        if command == Some(PlayCommand::Quit) {
            return self.request(PlayRequest::Quit);
        }
        if let Some(mut dialog) = self.dialog.take() {
            let flow = dialog.press(key, command, self);
            // A dialog that was opened by the key replaces this one.
            if self.dialog.is_none() && flow.is_continue() {
                self.dialog = Some(dialog);
            }
        } else if self.game.is_paused() {
            match command {
                Some(PlayCommand::Pause | PlayCommand::Escape | PlayCommand::Place) => {
                    self.perform(PlayCommand::Pause);
                }
                Some(PlayCommand::Help) => self.perform(PlayCommand::Help),
                _ => self.say(Tone::Plain, self.sentences().paused()),
            }
        } else if let Some(command) = command {
            self.perform(command);
        }
    }

    /// Performs a command.
    pub(super) fn perform(&mut self, command: PlayCommand) {
        use PlayCommand as C;
        let once = self.entry.once.take();
        let selection = &mut self.game.selection;
        match command {
            C::Move(direction) => selection.go(direction),
            C::Extend(direction) => selection.extend(direction),
            C::Jump(direction) => selection.jump(direction),
            C::Edge(Direction::Down) if self.hints.hint.is_some() => self.hints.scroll_down(),
            C::Edge(Direction::Up) if self.hints.hint.is_some() => self.hints.scroll_up(),
            C::Edge(direction) => selection.go_to_edge(direction),
            C::NextEmpty => self.go_to_empty(self.game.board().cells()),
            C::PreviousEmpty => self.go_to_empty(self.game.board().cells().rev()),
            C::SelectSame => self.select_same(self.game.selection.cursor()),
            C::Digit(digit) => {
                if let Some(mode) = self.entry.digit(digit, once, self.preferences.entry) {
                    self.write(mode, digit);
                }
            }
            C::DigitAs(mode, digit) => self.write(mode, digit),
            C::Once(mode) => self.entry.once = Some(mode),
            C::Paint(number) => self.paint(number),
            C::Place => self.place(),
            C::Erase => self.act(&Action::Erase { cells: self.selected() }),
            C::SetMode(mode) => self.entry.mode = mode,
            C::NextMode => self.entry.mode = self.entry.mode.next(),
            C::SwitchEntry => self.switch_entry_order(),
            C::Undo => self.travel(Game::undo, |app, labels| app.sentences().undone(labels)),
            C::Redo => self.travel(Game::redo, |app, labels| app.sentences().redone(labels)),
            C::UndoMistakes => self.undo_mistakes(),
            C::FillNotes => self.act(&Action::FillNotes),
            C::CleanNotes => self.act(&Action::CleanNotes),
            C::Hint => self.ask_for_hint(),
            C::FollowHint => self.follow_hint(),
            C::Check => self.check(),
            C::Pause => {
                self.game.toggle_pause();
                self.request(PlayRequest::Save);
            }
            C::Restart => self.dialog = Some(PlayDialog::Restart),
            C::New => self.dialog = Some(PlayDialog::new_game(&self.game)),
            C::Copy => self.copy(self.game.puzzle().grid().clone(), "the puzzle"),
            C::CopyPosition => self.copy(self.game.grid(), "the puzzle with what was done"),
            C::Statistics => self.request(PlayRequest::Statistics),
            C::Options => self.dialog = Some(PlayDialog::Options { row: 0 }),
            C::Help => self.dialog = Some(PlayDialog::Help { scroll: 0 }),
            C::Escape => self.escape(),
            C::Quit => self.request(PlayRequest::Quit),
        }
    }

    fn selected(&self) -> Vec<Cell> {
        self.game.selection.cells().collect()
    }

    /// Changes the board, or shows why that is refused.
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
            self.dialog = Some(PlayDialog::Solved);
        }
    }

    /// The board has changed.
    fn changed(&mut self) {
        self.forget_hint();
        self.request(PlayRequest::Save);
        if self.game.status() == Status::Wrong {
            self.say(Tone::Bad, self.sentences().full_board().join(" "));
        }
    }

    /// Writes a digit into the selected cells.
    fn write(&mut self, mode: Mode, digit: Digit) {
        let cells = self.selected();
        match mode {
            Mode::Normal => self.act(&Action::Digit { cells, digit }),
            Mode::Note(kind) => self.act(&Action::Note { kind, cells, digit }),
            Mode::Color => self.say(Tone::Plain, "Colours have the numbers 1 to 9; z writes digits again."),
        }
    }

    /// Paints the selected cells, or the digit in hand among their notes.
    fn paint(&mut self, number: usize) {
        let Some(color) = Color::numbered(number) else { return };
        let cells = self.selected();
        match self.entry.in_hand {
            Some(digit) => self.act(&Action::Tint { cells, digit, color }),
            None => self.act(&Action::Color { cells, color }),
        }
    }

    /// Writes the digit in hand.
    fn place(&mut self) {
        match (self.entry.in_hand, self.entry.mode) {
            (Some(digit), mode @ (Mode::Normal | Mode::Note(_))) => self.write(mode, digit),
            (Some(_), Mode::Color) => self.say(Tone::Plain, "A number from 1 to 9 paints the digit in hand."),
            (None, _) => self.say(Tone::Plain, "No digit is in hand: d, then a digit, takes one up."),
        }
    }

    fn switch_entry_order(&mut self) {
        self.preferences.entry = self.preferences.entry.next();
        self.entry.in_hand = None;
        self.request(PlayRequest::SavePreferences);
        self.say(Tone::Plain, entry::explain(self.preferences.entry));
    }

    /// Applies changed preferences to the game.
    pub(super) fn apply_preferences(&mut self) {
        self.game.settings = self.preferences.settings;
        if self.preferences.entry == EntryOrder::CellFirst {
            self.entry.in_hand = None;
        }
        self.request(PlayRequest::SavePreferences);
        self.request(PlayRequest::Save);
    }

    /// Selects all cells with the digit of this cell, or with the digit in hand.
    pub(super) fn select_same(&mut self, cell: Cell) {
        let game = &mut self.game;
        match game.digit(cell).or(self.entry.in_hand) {
            Some(digit) => {
                let cells = game.board().cells();
                let same: Vec<Cell> = cells.filter(|&cell| game.digit(cell) == Some(digit)).collect();
                game.selection.set_all(same);
            }
            None => self.say(Tone::Plain, "This cell holds no digit."),
        }
    }

    /// Moves to the next empty cell in this order, and from the end to the
    /// beginning.
    fn go_to_empty(&mut self, order: impl Iterator<Item = Cell> + Clone) {
        let cursor = self.game.selection.cursor();
        let after = order.clone().skip_while(|&cell| cell != cursor).skip(1);
        let next = after.chain(order).find(|&cell| self.game.digit(cell).is_none());
        if let Some(cell) = next {
            self.game.selection.set(cell);
        }
    }

    /// Undoes or redoes an action.
    fn travel(&mut self, step: fn(&mut Game) -> Option<String>, report: fn(&Self, &[String]) -> String) {
        let label = step(&mut self.game);
        if label.is_some() {
            self.changed();
        }
        self.say(Tone::Plain, report(self, label.as_slice()));
    }

    fn undo_mistakes(&mut self) {
        let count = self.game.undo_mistakes();
        if count > 0 {
            self.changed();
        }
        let tone = if count == 0 { Tone::Good } else { Tone::Plain };
        self.say(tone, self.sentences().mistakes_undone(count));
    }

    fn check(&mut self) {
        let check = self.game.check();
        let tone =
            if matches!(check, Check::Mistakes(_) | Check::NoSolution) { Tone::Bad } else { Tone::Good };
        self.say(tone, check.sentences(&self.game).join(" "));
    }

    fn copy(&mut self, grid: sudokit::Grid, what: &str) {
        let record = sudokit::format::Record::new(grid, Format::Line, self.game.alphabet().clone());
        // A line cannot hold a board with regions or limits of its own.
        let formats = [Format::Line, Format::Grid];
        let text = formats.into_iter().find_map(|format| sudokit::format::write(&record, format).ok());
        match text {
            Some(text) => {
                self.request(PlayRequest::Copy(text));
                self.say(Tone::Plain, format!("Copied {what}."));
            }
            None => self.say(Tone::Bad, "This board cannot be written as text."),
        }
    }

    fn escape(&mut self) {
        if self.waiting.take().is_some() {
            self.request(PlayRequest::Cancel);
        } else if self.hints.hint.take().is_none() && self.entry.in_hand.take().is_none() {
            self.entry.mode = Mode::Normal;
            self.game.selection.set(self.game.selection.cursor());
        }
    }

    /// Asks for a hint, or reveals more of the one that is there.
    fn ask_for_hint(&mut self) {
        if self.hints.hint.is_some() {
            if !self.hints.reveal_more() {
                self.say(Tone::Plain, self.sentences().hint_complete());
            }
        } else if let Some(Waiting::Hint { more }) = &mut self.waiting {
            *more += 1;
        } else if self.waiting.is_none() {
            self.waiting = Some(Waiting::Hint { more: 0 });
            self.request(PlayRequest::Advise);
        }
    }

    /// Does what the hint says, once its pattern is revealed.
    fn follow_hint(&mut self) {
        match &self.hints.hint {
            Some(hint) if hint.revealed < Reveal::Pattern => {
                self.say(Tone::Plain, "Look first: t tells more of the hint.");
            }
            Some(hint) => {
                let action = hint.action();
                let first = hint.step.placements.iter().chain(&hint.step.eliminations).next();
                if let Some(candidate) = first {
                    self.game.selection.set(candidate.cell);
                }
                self.act(&action);
            }
            None => self.say(Tone::Plain, self.sentences().no_hint()),
        }
    }

    /// The position has changed: drops the hint and the search for one.
    pub(super) fn forget_hint(&mut self) {
        self.hints.hint = None;
        if self.waiting.take().is_some() {
            self.request(PlayRequest::Cancel);
        }
    }

    /// Takes the advice that was requested.
    pub fn advised(&mut self, advice: Advice) {
        let Some(Waiting::Hint { more }) = self.waiting else { return };
        self.waiting = None;
        let tone = match &advice {
            Advice::Mistakes(_) | Advice::DeadEnd => Tone::Bad,
            _ => Tone::Plain,
        };
        match advice {
            Advice::Hint(mut hint) => {
                (0..more).for_each(|_| _ = hint.tell_more());
                self.game.count_hint();
                self.request(PlayRequest::Save);
                self.hints.show(*hint);
            }
            advice => self.say(tone, self.sentences().advice(&advice).join(" ")),
        }
    }

    /// Continues with another game.
    pub fn begin(&mut self, game: Game) {
        let preferences = self.preferences;
        let areas = std::mem::take(&mut self.areas);
        let mut requests = std::mem::take(&mut self.requests);
        requests.push(PlayRequest::Begin);
        *self = Self { areas, requests, ..Self::new(game, preferences) };
    }

    /// Shows the player's statistics.
    pub fn show_statistics(&mut self, statistics: Statistics) {
        self.dialog = Some(PlayDialog::Statistics(statistics));
    }

    /// Takes the new game that was requested, or a sentence that says why there
    /// is none.
    pub fn created(&mut self, new: Result<Box<NewGame>, String>) {
        if self.waiting.take_if(|waiting| *waiting == Waiting::Puzzle).is_none() {
            return;
        }
        match new {
            Ok(new) => {
                self.begin(new.game);
                self.message = new.note.map(|text| Message { text, tone: Tone::Plain });
            }
            Err(sentence) => self.say(Tone::Bad, sentence),
        }
    }
}
