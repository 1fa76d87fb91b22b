//! The game on a screen: the effects of keys, clicks and pasted texts.
//!
//! A [`PlayApp`] takes events and changes itself. If it needs the disk, the
//! clipboard, a hint or a new puzzle, it returns a [`PlayRequest`] that the
//! caller fulfils. So every key can be tested without a terminal or a disk.

use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use sudokit::{Cell, Digit, DigitSet};
use sudokit_game::{
    Action, Color, Controls, Direction, EntryOrder, Game, IDLE, NewGame, Preferences, Refusal, Sentences,
    ShareForm, Statistics, Status,
};

use super::entry::EntryState;
use super::hints::HintPane;
use super::screen::ClickAreas;
use super::{ListedGame, Message, Mode, PlayCommand, PlayDialog, PlayRequest, Tone, Waiting, keys, paste};
use crate::paging::Paging;
use crate::texts::text;

/// Everything that the screen shows.
#[derive(Debug)]
pub struct PlayApp {
    /// The game.
    pub game: Game,
    /// The player's preferences.
    pub preferences: Preferences,
    /// The seed of the next new game.
    pub seed: u64,
    pub(super) entry: EntryState,
    pub(super) hints: HintPane,
    pub(super) waiting: Option<Waiting>,
    pub(super) dialog: Option<PlayDialog>,
    pub(super) message: Option<Message>,
    /// The mistakes to mark, until something changes.
    pub(super) mistaken: Vec<Cell>,
    /// The game that waits while a puzzle is typed in.
    pub(super) typing: Option<Box<Game>>,
    /// The other games that can be continued, the last one first.
    pub(super) saved: Vec<ListedGame>,
    /// The time since the last key.
    idle: Duration,
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
            seed: 0,
            entry: EntryState::default(),
            hints: HintPane::default(),
            waiting: None,
            dialog: None,
            message: None,
            mistaken: Vec::new(),
            typing: None,
            saved: Vec::new(),
            idle: Duration::ZERO,
            areas: ClickAreas::default(),
            requests: Vec::new(),
        }
    }

    /// Takes the requests since the last call.
    pub fn take_requests(&mut self) -> Vec<PlayRequest> {
        std::mem::take(&mut self.requests)
    }

    pub(super) fn request(&mut self, request: PlayRequest) {
        // A puzzle that is being typed in is not a game yet.
        if self.typing.is_none() || request != PlayRequest::Save {
            self.requests.push(request);
        }
    }

    /// Lets time pass. The clock stops while a dialog is open, while a puzzle is typed
    /// in, and when no key was pressed for some time.
    pub fn pass(&mut self, time: Duration) {
        self.idle = self.idle.saturating_add(time);
        if self.dialog.is_none() && self.typing.is_none() && self.idle <= IDLE {
            self.game.pass(time);
        }
    }

    /// Shows the menu with which the game begins.
    pub fn open_start(&mut self) {
        self.dialog = Some(PlayDialog::start(self));
    }

    pub(super) fn sentences(&self) -> Sentences<'_> {
        Sentences::new(&self.game, Controls::Keys)
    }

    /// Shows a message below the board, until the next key.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) {
        let text = self.game.settings.coordinates.sentence(&text.into());
        self.message = Some(Message { text, tone });
    }

    /// Handles an event of the terminal.
    pub fn handle(&mut self, event: Event) {
        let was_idle = std::mem::take(&mut self.idle) > IDLE && self.is_clock_running();
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => self.point(mouse),
            Event::Paste(text) => match paste::read(&text) {
                Ok(game) => self.dialog = Some(PlayDialog::Pasted(Box::new(game))),
                Err(sentence) => self.say(Tone::Bad, sentence),
            },
            _ => (),
        }
        if was_idle && self.message.is_none() {
            self.say(Tone::Plain, self.sentences().welcome_back());
        }
    }

    /// Whether time counts while the player is active.
    fn is_clock_running(&self) -> bool {
        let is_open = self.game.solved_at().is_none() && !self.game.is_paused();
        is_open && self.dialog.is_none() && self.typing.is_none()
    }

    /// Handles a key, pressed or clicked.
    pub(super) fn press(&mut self, key: KeyEvent) {
        self.message = None;
        // The next digit is a digit, even in the mode in which numbers are colours.
        let mode = self.entry.once.map_or(self.entry.mode, |_| Mode::Normal);
        let command = keys::command(key, mode, self.game.alphabet(), self.game.board().side());
        if command == Some(PlayCommand::Quit) && key.modifiers == KeyModifiers::CONTROL {
            return self.request(PlayRequest::Quit);
        }
        if self.dialog.is_some() {
            self.in_dialog(|dialog, app| dialog.press(key, app));
        } else if self.typing.is_some() {
            if let Some(command) = command.and_then(|command| self.while_typing(command, key.code)) {
                self.perform(command);
            }
        } else if self.game.is_paused() {
            match command {
                Some(PlayCommand::Pause | PlayCommand::Escape | PlayCommand::Place) => {
                    self.perform(PlayCommand::Pause);
                }
                Some(command @ (PlayCommand::Help | PlayCommand::Quit)) => self.perform(command),
                _ => self.say(Tone::Plain, self.sentences().paused()),
            }
        } else if let Some(command) = command {
            self.perform(command);
        } else {
            self.explain_key(key);
        }
    }

    /// Passes something to the dialog, and closes the dialog if it is then finished.
    pub(super) fn in_dialog(
        &mut self,
        act: impl FnOnce(&mut PlayDialog, &mut Self) -> std::ops::ControlFlow<()>,
    ) {
        let Some(mut dialog) = self.dialog.take() else { return };
        let flow = act(&mut dialog, self);
        // A dialog that was opened meanwhile replaces this one.
        if self.dialog.is_none() && flow.is_continue() {
            self.dialog = Some(dialog);
        }
    }

    /// Says why a key does nothing.
    fn explain_key(&mut self, key: KeyEvent) {
        let KeyCode::Char(c) = key.code else { return };
        let digits = keys::digit_keys(self.game.alphabet(), self.game.board().side());
        let sentence = if c.is_uppercase() && keys::is_command(c.to_ascii_lowercase()) {
            text!("play-caps-lock", digits)
        } else if c.is_alphanumeric() {
            text!("play-not-a-digit", key = c, digits)
        } else {
            text!("play-unknown-key")
        };
        self.say(Tone::Plain, sentence);
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
            C::Edge(Direction::Down) | C::NextMode if self.hints.hint.is_some() => {
                self.hints.turn_page(Paging::PageDown);
            }
            C::Edge(Direction::Up) if self.hints.hint.is_some() => self.hints.turn_page(Paging::PageUp),
            C::Edge(direction) => selection.go_to_edge(direction),
            C::NextEmpty => self.go_to_empty(self.game.board().cells()),
            C::PreviousEmpty => self.go_to_empty(self.game.board().cells().rev()),
            C::Hold => self.hold(),
            C::SelectSame => self.select_same(self.game.selection.cursor()),
            C::Digit(digit) if once.is_some() && self.entry.mode == Mode::Color => self.paint_notes_of(digit),
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
            C::SetMode(mode) => self.set_mode(mode),
            C::NextMode => self.set_mode(self.entry.mode.next()),
            C::SwitchEntry => self.switch_entry_order(),
            C::Undo => self.travel(Game::undo, |app, labels| app.sentences().undone(labels)),
            C::Redo => self.travel(Game::redo, |app, labels| app.sentences().redone(labels)),
            C::UndoMistakes => self.undo_mistakes(),
            C::FillNotes => self.act(&Action::FillNotes),
            C::CleanNotes => self.act(&Action::CleanNotes),
            C::Hint => self.ask_for_hint(),
            C::FollowHint => self.follow_hint(),
            C::StepProof(turn) => self.step_proof(turn),
            C::Lesson => self.open_lesson(),
            C::Check => self.check(),
            C::Pause => {
                self.game.toggle_pause();
                self.request(PlayRequest::Save);
            }
            C::Restart => self.dialog = Some(PlayDialog::Restart),
            C::New => {
                self.request(PlayRequest::ListGames);
                self.dialog = Some(PlayDialog::new_game(self));
            }
            C::Share => self.dialog = Some(PlayDialog::Share { row: 0 }),
            C::CopyPosition => self.share(ShareForm::Position),
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

    /// Changes the board, or shows why the change is refused.
    pub(super) fn act(&mut self, action: &Action) {
        let was_solved = self.game.solved_at().is_some();
        match self.game.act(action) {
            Ok(()) => self.changed(),
            Err(refusal) => {
                let tone = if refusal == Refusal::NoChange { Tone::Plain } else { Tone::Bad };
                self.say(tone, refusal.sentence(&self.game));
            }
        }
        if !was_solved && self.game.solved_at().is_some() {
            self.dialog = Some(PlayDialog::Solved);
        }
    }

    /// The board has changed.
    pub(super) fn changed(&mut self) {
        self.forget_hint();
        self.mistaken.clear();
        self.game.selection.release();
        self.request(PlayRequest::Save);
        if self.game.status() == Status::Wrong {
            self.say(Tone::Bad, self.sentences().full_board().join(" "));
        }
    }

    /// Writes a digit into the selected cells.
    pub(super) fn write(&mut self, mode: Mode, digit: Digit) {
        let cells = self.selected();
        match mode {
            Mode::Normal => self.act(&Action::Digit { cells, digit }),
            Mode::Note(kind) => self.act(&Action::Note { kind, cells, digits: DigitSet::only(digit) }),
            Mode::Color => self.say(Tone::Plain, text!("play-paint-numbers")),
        }
    }

    /// Paints the selected cells, or the chosen digit among their notes.
    fn paint(&mut self, number: usize) {
        let Some(color) = Color::numbered(number) else { return };
        let cells = self.selected();
        match self.entry.chosen {
            Some(digit) => self.act(&Action::Tint { cells, digit, color }),
            None => self.act(&Action::Color { cells, color }),
        }
    }

    /// Writes the chosen digit.
    fn place(&mut self) {
        match (self.entry.chosen, self.entry.mode) {
            (None, _) if self.hints.hint.is_some() => self.dialog = Some(PlayDialog::HintText { scroll: 0 }),
            (Some(digit), mode @ (Mode::Normal | Mode::Note(_))) => self.write(mode, digit),
            (Some(digit), Mode::Color) => self.explain_painting(digit),
            (None, _) => {
                self.say(Tone::Plain, text!("play-no-digit-chosen", order = self.preferences.entry.name()));
            }
        }
    }

    /// Changes what the digit keys do. Painting begins with cells, not with the notes of a digit that
    /// was chosen before.
    fn set_mode(&mut self, mode: Mode) {
        self.entry.mode = mode;
        if mode == Mode::Color {
            self.entry.chosen = None;
        }
    }

    fn switch_entry_order(&mut self) {
        self.preferences.entry = self.preferences.entry.next();
        self.entry.chosen = None;
        self.request(PlayRequest::SavePreferences);
        self.say(Tone::Plain, text!("play-entry-order", order = self.preferences.entry.name()));
    }

    /// Applies changed preferences to the game.
    pub(super) fn apply_preferences(&mut self) {
        self.game.settings = self.preferences.settings;
        if self.preferences.entry == EntryOrder::CellFirst {
            self.entry.chosen = None;
        }
        self.request(PlayRequest::SavePreferences);
        self.request(PlayRequest::Save);
    }

    /// Selects all cells with the digit of this cell, or with the chosen digit.
    pub(super) fn select_same(&mut self, cell: Cell) {
        let game = &mut self.game;
        match game.digit(cell).or(self.entry.chosen) {
            Some(digit) => {
                let cells = game.board().cells();
                let same: Vec<Cell> = cells.filter(|&cell| game.digit(cell) == Some(digit)).collect();
                game.selection.set_all(same);
            }
            None => self.say(Tone::Plain, text!("play-cell-empty")),
        }
    }

    /// Moves to the next empty cell in this order, and from the end to the
    /// beginning.
    fn go_to_empty(&mut self, order: impl Iterator<Item = Cell> + Clone) {
        let cursor = self.game.selection.cursor();
        let after = order.clone().skip_while(|&cell| cell != cursor).skip(1);
        let next = after.chain(order).find(|&cell| self.game.digit(cell).is_none());
        if let Some(cell) = next {
            self.game.selection.move_to(cell);
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

    /// Holds the selected cells, or releases the cell of the cursor.
    fn hold(&mut self) {
        let cells = self.game.selection.hold();
        self.say(Tone::Plain, text!("play-held", cells));
    }

    /// Makes colours apply to the notes of a digit from now on.
    fn paint_notes_of(&mut self, digit: Digit) {
        self.entry.chosen = Some(digit);
        self.explain_painting(digit);
    }

    fn explain_painting(&mut self, digit: Digit) {
        let symbol = self.game.alphabet().symbol(digit);
        self.say(Tone::Plain, text!("play-paint-note", digit = symbol));
    }

    /// Sends the game in a form to the clipboard, and shows it, because some terminals
    /// ignore the clipboard.
    pub(super) fn share(&mut self, form: ShareForm) {
        match self.game.share(form) {
            Ok(text) => {
                self.request(PlayRequest::Copy(text.clone()));
                self.dialog = Some(PlayDialog::Shared { form, text, scroll: 0 });
            }
            Err(error) => self.say(Tone::Bad, text!("play-not-copied", error = error.to_string())),
        }
    }

    fn escape(&mut self) {
        if self.waiting.take().is_some() {
            self.request(PlayRequest::Cancel);
        } else if !self.mistaken.is_empty() {
            self.mistaken.clear();
        } else if self.hints.hint.take().is_none() && self.entry.chosen.take().is_none() {
            self.entry.mode = Mode::Normal;
            self.game.selection.set(self.game.selection.cursor());
        }
    }

    /// Continues with another game.
    pub fn begin(&mut self, game: Game) {
        self.take_up(game);
        self.request(PlayRequest::Begin);
    }

    /// Continues with a game that was saved before.
    pub fn resume(&mut self, game: Game) {
        self.take_up(game);
        self.say(Tone::Plain, self.sentences().greeting());
    }

    fn take_up(&mut self, game: Game) {
        let (preferences, seed) = (self.preferences, self.seed);
        let areas = std::mem::take(&mut self.areas);
        let requests = std::mem::take(&mut self.requests);
        *self = Self { seed, areas, requests, ..Self::new(game, preferences) };
    }

    /// Takes the list of games that was requested.
    pub fn list_games(&mut self, games: Vec<ListedGame>) {
        self.saved = games;
        if let Some(dialog) = &mut self.dialog {
            dialog.fit(self.saved.len());
        }
    }

    /// Shows the player's statistics.
    pub fn show_statistics(&mut self, statistics: Statistics) {
        self.dialog = Some(PlayDialog::Statistics { statistics, scroll: 0 });
    }

    /// Takes the new game that was requested, or a sentence that says why it was not made.
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
