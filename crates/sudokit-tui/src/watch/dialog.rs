//! Windows over the board: the keys, a proof, and the step to go to.

use std::ops::ControlFlow;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use ratatui::text::Line;

use super::WatchApp;
use super::keys::SECTIONS;
use crate::paging::Paging;
use crate::popup::{Popup, PopupArea, PopupFrame};
use crate::texts::text;
use crate::{Meaning, Theme, glossary, keys};

/// The window that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WatchDialog {
    /// All keys, from this row on.
    Help { scroll: usize },
    /// The proof of a logic step, from this row on.
    Proof { scroll: usize },
    /// The step that is being typed.
    GoTo { text: String },
}

/// More digits than any step number has.
const LONGEST: usize = 18;

/// The number of rows by which a mouse wheel scrolls.
const WHEEL: usize = 3;

const CLOSED: ControlFlow<()> = ControlFlow::Break(());

impl WatchDialog {
    /// Handles a key. The dialog is closed if the result is `Break`.
    pub(super) fn press(&mut self, key: KeyEvent, app: &mut WatchApp) -> ControlFlow<()> {
        match (self, key.code) {
            (_, KeyCode::Esc | KeyCode::Char('q'))
            | (Self::Help { .. } | Self::Proof { .. }, KeyCode::Enter | KeyCode::Char('?') | KeyCode::F(1)) =>
            {
                return CLOSED;
            }
            (Self::Help { scroll } | Self::Proof { scroll }, _) => {
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
        if let Self::Help { scroll } | Self::Proof { scroll } = self {
            *scroll = area.scrolled(paging);
        }
        ControlFlow::Continue(())
    }

    pub(super) fn popup(&self, app: &WatchApp, theme: Theme, room: usize) -> Popup {
        match self {
            Self::Help { scroll } => {
                let mut lines = glossary::lines(&keys::help(SECTIONS), theme, room);
                lines.extend(glossary::lines(&[glossary::step_signs()], theme, room));
                popup(text!("watch-page-keys"), lines, *scroll)
            }
            Self::Proof { scroll } => {
                let hint = app.hint_shown();
                let sentences = hint.iter().flat_map(|hint| hint.sentences());
                let mut lines: Vec<Line> =
                    sentences.map(|sentence| theme.line(Meaning::Text, sentence.to_owned())).collect();
                lines.push(Line::default());
                lines.push(theme.line(Meaning::Muted, text!("watch-proof-on-board")));
                popup(text!("watch-page-proof"), lines, *scroll)
            }
            Self::GoTo { text } => {
                let typed = theme.line(Meaning::Title, format!("{text}▏"));
                let help = theme.line(Meaning::Muted, text!("watch-go-to-help"));
                popup(text!("watch-page-go-to"), vec![typed, Line::default(), help], 0)
            }
        }
    }
}

fn popup(title: String, lines: Vec<Line<'static>>, first: usize) -> Popup {
    Popup { title, lines, first, chosen: None, frame: PopupFrame::Drawn }
}
