//! The mouse.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use sudokit::{Cell, DigitSet};
use sudokit_game::{Action, EntryOrder, NoteKind};

use super::screen::Button;
use super::zoom::Zoom;
use super::{Mode, PlayApp, PlayCommand};
use crate::paging::Paging;

impl PlayApp {
    /// A click, or a drag over the board.
    pub(super) fn point(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        let button = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.button_at(at),
            _ => None,
        };
        match button {
            Some(Button::Key(code)) => return self.press(KeyEvent::from(code)),
            _ if self.dialog.is_some() => {
                return self.in_dialog(|dialog, app| dialog.point(mouse.kind, at, app));
            }
            _ if self.game.is_paused() => return,
            Some(Button::Command(command)) => {
                self.message = None;
                let command = match self.typing {
                    Some(_) => self.while_typing(command, KeyCode::Null),
                    None => Some(command),
                };
                return command.into_iter().for_each(|command| self.perform(command));
            }
            None => (),
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at, mouse.modifiers),
            MouseEventKind::ScrollDown => self.hints.turn_page(Paging::LinesDown(1)),
            MouseEventKind::ScrollUp => self.hints.turn_page(Paging::LinesUp(1)),
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(cell) = self.cell_at(at)
                    && cell != self.game.selection.cursor()
                    && self.preferences.entry == EntryOrder::CellFirst
                {
                    self.game.selection.extend_to(cell);
                }
            }
            MouseEventKind::Down(MouseButton::Right) if self.typing.is_none() => self.toggle_note(at),
            _ => (),
        }
    }

    fn button_at(&self, at: Position) -> Option<Button> {
        self.areas.buttons.iter().find(|(area, _)| area.contains(at)).map(|&(_, button)| button)
    }

    fn cell_at(&self, at: Position) -> Option<Cell> {
        self.areas.board.as_ref()?.cell_at(at)
    }

    fn click(&mut self, at: Position, modifiers: KeyModifiers) {
        self.message = None;
        let Some(cell) = self.cell_at(at) else { return };
        let is_several =
            modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::SHIFT | KeyModifiers::ALT);
        if is_several {
            self.game.selection.toggle(cell);
        } else if self.is_second_click(cell) {
            self.select_same(cell);
        } else {
            self.game.selection.set(cell);
            if self.entry.chosen.is_some() && self.entry.mode != Mode::Color {
                self.perform(PlayCommand::Place);
            }
        }
    }

    /// A click on a digit that is the only selected cell already.
    fn is_second_click(&self, cell: Cell) -> bool {
        let selection = &self.game.selection;
        self.entry.chosen.is_none()
            && selection.cursor() == cell
            && !selection.is_several()
            && self.game.digit(cell).is_some()
    }

    /// Adds or removes the note at this place.
    fn toggle_note(&mut self, at: Position) {
        let on_board = self.areas.board.as_ref().and_then(|board| board.candidate_at(at));
        let in_zoom = || {
            let (area, theme) = self.areas.zoom?;
            Zoom { game: &self.game, theme }.candidate_at(area, at)
        };
        let Some(candidate) = on_board.or_else(in_zoom) else { return };
        let kind = match self.entry.mode {
            Mode::Note(kind) => kind,
            Mode::Normal | Mode::Color => NoteKind::Centre,
        };
        self.game.selection.set(candidate.cell);
        self.act(&Action::Note {
            kind,
            cells: vec![candidate.cell],
            digits: DigitSet::only(candidate.digit),
        });
    }
}
