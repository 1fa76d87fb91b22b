//! Windows over the board: the keys, and the step to go to.

use std::ops::ControlFlow;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use ratatui::text::Line;

use super::WatchApp;
use super::keys::SECTIONS;
use crate::paging::Paging;
use crate::popup::{Popup, PopupArea};
use crate::{Meaning, Theme, keys};

/// The window that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WatchDialog {
    /// All keys, from this row on.
    Help { scroll: usize },
    /// The step that is being typed.
    GoTo { text: String },
}

/// More digits than any step number has.
const LONGEST: usize = 18;

/// The rows that a wheel turns.
const WHEEL: usize = 3;

const CLOSED: ControlFlow<()> = ControlFlow::Break(());

impl WatchDialog {
    /// Handles a key. A dialog that breaks off is closed.
    pub(super) fn press(&mut self, key: KeyEvent, app: &mut WatchApp) -> ControlFlow<()> {
        match (self, key.code) {
            (_, KeyCode::Esc | KeyCode::Char('q'))
            | (Self::Help { .. }, KeyCode::Enter | KeyCode::Char('?') | KeyCode::F(1)) => return CLOSED,
            (Self::Help { scroll }, _) => {
                *scroll = Paging::of(key).map_or(*scroll, |paging| app.popup.scrolled(paging));
            }
            (Self::GoTo { text }, KeyCode::Char(c)) if c.is_ascii_digit() || c == '%' => {
                if text.len() < LONGEST {
                    text.push(c);
                }
            }
            (Self::GoTo { text }, KeyCode::Backspace) => {
                text.pop();
            }
            (Self::GoTo { text }, KeyCode::Enter) => {
                app.go_to(text);
                return CLOSED;
            }
            (Self::GoTo { .. }, _) => (),
        }
        ControlFlow::Continue(())
    }

    /// Handles the mouse: the wheel scrolls, and a click elsewhere closes.
    pub(super) fn point(&mut self, kind: MouseEventKind, at: Position, area: &PopupArea) -> ControlFlow<()> {
        let paging = match kind {
            MouseEventKind::ScrollDown => Paging::LinesDown(WHEEL),
            MouseEventKind::ScrollUp => Paging::LinesUp(WHEEL),
            MouseEventKind::Down(MouseButton::Left) if !area.room.contains(at) => return CLOSED,
            _ => return ControlFlow::Continue(()),
        };
        if let Self::Help { scroll } = self {
            *scroll = area.scrolled(paging);
        }
        ControlFlow::Continue(())
    }

    pub(super) fn popup(&self, theme: Theme) -> Popup {
        match self {
            Self::Help { scroll } => {
                let (title, lines) = ("Keys".to_owned(), keys::help(SECTIONS, theme));
                Popup { title, lines, first: *scroll, chosen: None }
            }
            Self::GoTo { text } => {
                let typed = theme.line(Meaning::Title, format!("{text}▏"));
                let help =
                    theme.line(Meaning::Muted, "a step, or a share such as 45%; Enter goes, Esc stays");
                let lines = vec![typed, Line::default(), help];
                Popup { title: "Go to".to_owned(), lines, first: 0, chosen: None }
            }
        }
    }
}
