//! Typing in a puzzle: the board is empty, and the digits that the player types are its
//! givens. The previous game is kept.

use ratatui::crossterm::event::KeyCode;
use sudokit::format::{Format, Record};
use sudokit::{Cell, Control, Geometry, Grid};
use sudokit_game::Game;

use super::{Mode, PlayApp, PlayCommand, PlayDialog, PlayRequest, Tone, paste};
use crate::texts::text;

impl PlayApp {
    /// The player's game, even while another puzzle is typed in.
    pub fn present_game(&self) -> &Game {
        self.typing.as_deref().unwrap_or(&self.game)
    }

    /// Empties a board for the player to type a puzzle in.
    pub(super) fn begin_typing(&mut self, board: Geometry) {
        let alphabet = self.game.symbols_for(&board);
        let record = Record::new(Grid::empty(board), Format::Line, alphabet);
        // The solution of an empty board is not needed.
        let Ok(game) = Game::new(&record, &Control::new().stop_when(|| true)) else { return };
        self.forget_hint();
        self.entry = super::entry::EntryState::default();
        let before = std::mem::replace(&mut self.game, game);
        self.typing.get_or_insert_with(|| Box::new(before));
        self.say(Tone::Plain, text!("play-type-givens"));
    }

    /// A command while a puzzle is typed in, and its key. Returns the one to perform.
    pub(super) fn while_typing(&mut self, command: PlayCommand, key: KeyCode) -> Option<PlayCommand> {
        use PlayCommand as C;
        match command {
            C::Place => self.finish_typing(),
            C::Escape | C::Quit if self.game.empty() == self.game.board().len() => self.drop_typing(),
            C::Escape | C::Quit => self.dialog = Some(PlayDialog::DropTyping),
            C::Digit(digit) => {
                self.write(Mode::Normal, digit);
                self.skip_cell();
            }
            C::Erase if key == KeyCode::Backspace => self.erase_back(),
            // Empty cells are dots in most puzzles, and zeros in others.
            C::Erase if key == KeyCode::Char('0') => {
                self.erase();
                self.skip_cell();
            }
            C::Once(_) | C::NextMode => self.skip_cell(),
            C::Move(_)
            | C::Extend(_)
            | C::Jump(_)
            | C::Edge(_)
            | C::NextEmpty
            | C::PreviousEmpty
            | C::Erase
            | C::Undo
            | C::Redo
            | C::Help => return Some(command),
            _ => self.say(Tone::Plain, text!("play-type-givens")),
        }
        None
    }

    /// Goes to the next cell, and from the end of a row to the next row. The last cell is
    /// the end.
    fn skip_cell(&mut self) {
        let next = self.game.selection.cursor().index() + 1;
        if next < self.game.board().len() {
            self.game.selection.set(Cell::new(next));
        }
    }

    /// Erases the digit under the cursor. From an empty cell, goes back to the cell before
    /// and erases that, as in any text.
    fn erase_back(&mut self) {
        let cursor = self.game.selection.cursor();
        if self.game.digit(cursor).is_none()
            && let Some(before) = cursor.index().checked_sub(1)
        {
            self.game.selection.set(Cell::new(before));
        }
        self.erase();
    }

    fn erase(&mut self) {
        if self.game.digit(self.game.selection.cursor()).is_some() {
            self.perform(PlayCommand::Erase);
        }
    }

    /// Asks whether to play the puzzle, or says why it cannot be played.
    fn finish_typing(&mut self) {
        let record = Record::new(self.game.grid(), Format::Line, self.game.alphabet().clone());
        match Game::new(&record, &paste::brief()) {
            Ok(game) => self.dialog = Some(PlayDialog::Pasted(Box::new(game))),
            Err(error) => self.say(Tone::Bad, text!("play-typed-not-playable", error = error.to_string())),
        }
    }

    /// Returns to the previous game.
    pub(super) fn drop_typing(&mut self) {
        if let Some(game) = self.typing.take() {
            self.game = *game;
        }
    }

    /// Plays a puzzle that was pasted or typed in.
    pub(super) fn begin_entered(&mut self, game: Game) {
        let was_typed = self.typing.is_some();
        self.begin(game);
        if was_typed {
            self.request(PlayRequest::Keep);
        }
    }
}
