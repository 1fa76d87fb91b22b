//! The mouse.

use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use sudokit::Cell;
use sudokit_game::{Action, NoteKind};

use super::{App, Command, Mode};
use sudokit_game::EntryOrder;

impl App {
    /// A click, or a drag over the board.
    pub(super) fn point(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        if self.dialog.is_some() || self.game.is_paused() {
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at, mouse.modifiers),
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(cell) = self.areas.cell_at(at)
                    && cell != self.game.selection.cursor()
                    && self.preferences.entry == EntryOrder::CellFirst
                {
                    self.game.selection.extend_to(cell);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.toggle_note(at),
            _ => (),
        }
    }

    fn click(&mut self, at: Position, modifiers: KeyModifiers) {
        self.message = None;
        if let Some(command) = self.areas.button_at(at) {
            return self.perform(command);
        }
        let Some(cell) = self.areas.cell_at(at) else { return };
        let is_several =
            modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::SHIFT | KeyModifiers::ALT);
        if is_several {
            self.game.selection.toggle(cell);
        } else if self.is_second_click(cell) {
            self.select_same(cell);
        } else {
            self.game.selection.set(cell);
            if self.hand.is_some() && self.mode != Mode::Color {
                self.perform(Command::Place);
            }
        }
    }

    /// A click on the cell that is selected alone already, and holds a digit.
    fn is_second_click(&self, cell: Cell) -> bool {
        let selection = &self.game.selection;
        self.hand.is_none()
            && selection.cursor() == cell
            && !selection.is_several()
            && self.game.digit(cell).is_some()
    }

    /// Writes or strikes the note that has its place here.
    fn toggle_note(&mut self, at: Position) {
        let Some(candidate) = self.areas.candidate_at(at) else { return };
        let kind = match self.mode {
            Mode::Note(kind) => kind,
            Mode::Normal | Mode::Color => NoteKind::Centre,
        };
        self.game.selection.set(candidate.cell);
        self.act(&Action::Note { kind, cells: vec![candidate.cell], digit: candidate.digit });
    }
}
