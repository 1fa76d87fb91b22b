//! Windows over the board: the keys, and the step to go to.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

use super::WatchCommand;
use super::keys::SECTIONS;
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

/// The effect of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DialogReply {
    Stay,
    Close,
    /// To a step.
    Step(u64),
    /// To a percentage of the steps.
    Percent(u64),
    /// The text is neither.
    Invalid,
}

/// More digits than any step number has.
const LONGEST: usize = 18;

impl WatchDialog {
    pub(super) fn press(&mut self, key: KeyEvent, command: Option<WatchCommand>) -> DialogReply {
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
            (Self::GoTo { text }, KeyCode::Enter) => return place(text),
            (Self::GoTo { .. }, _) if command != Some(WatchCommand::Escape) => {}
            _ => return DialogReply::Close,
        }
        DialogReply::Stay
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

/// `1234` or `45%`
fn place(text: &str) -> DialogReply {
    let number = |text: &str| text.parse::<u64>().ok();
    match text.strip_suffix('%') {
        Some(percent) => match number(percent) {
            Some(percent @ 0..=100) => DialogReply::Percent(percent),
            _ => DialogReply::Invalid,
        },
        None if text.is_empty() => DialogReply::Close,
        None => number(text).map_or(DialogReply::Invalid, DialogReply::Step),
    }
}
