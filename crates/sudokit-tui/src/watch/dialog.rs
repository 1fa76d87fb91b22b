//! Windows over the board: the keys, and the step to go to.

use std::ops::ControlFlow;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

use super::keys::SECTIONS;
use super::{WatchApp, WatchCommand};
use crate::popup::Popup;
use crate::{Meaning, Theme, keys};

/// The window that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WatchDialog {
    /// All keys, from this line on.
    Help { scroll: usize },
    /// The step that is being typed.
    GoTo { text: String },
}

/// More digits than any step number has.
const LONGEST: usize = 18;

impl WatchDialog {
    /// Handles a key. A dialog that breaks off is closed.
    pub(super) fn press(
        &mut self,
        key: KeyEvent,
        command: Option<WatchCommand>,
        app: &mut WatchApp,
    ) -> ControlFlow<()> {
        match (self, key.code) {
            (Self::Help { scroll }, KeyCode::Down | KeyCode::Char('j')) => *scroll += 1,
            (Self::Help { scroll }, KeyCode::Up | KeyCode::Char('k')) => *scroll = scroll.saturating_sub(1),
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
                return ControlFlow::Break(());
            }
            (Self::GoTo { .. }, _) if command != Some(WatchCommand::Escape) => {}
            _ => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    pub(super) fn popup(&self, theme: Theme) -> Popup {
        match self {
            Self::Help { scroll } => {
                Popup { title: "Keys", lines: keys::help(SECTIONS, theme), first: *scroll }
            }
            Self::GoTo { text } => {
                let typed = theme.line(Meaning::Title, format!("{text}▏"));
                let help =
                    theme.line(Meaning::Muted, "a step, or a share such as 45%; Enter goes, Esc stays");
                Popup { title: "Go to", lines: vec![typed, Line::default(), help], first: 0 }
            }
        }
    }
}
