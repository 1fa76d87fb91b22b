//! What opens over the board: the keys, and the step to go to.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

use super::Command;
use super::keys::SECTIONS;
use crate::popup::Popup;
use crate::{Meaning, Theme, keys};

/// What is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    /// All keys, from this line on.
    Help { scroll: usize },
    /// The step that is being typed.
    GoTo { text: String },
}

/// What came of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Stay,
    Close,
    /// To a step.
    Step(u64),
    /// To a share of the way.
    Percent(u64),
    /// What was typed is neither.
    Nonsense,
}

/// More figures than any step has.
const LONGEST: usize = 18;

impl Dialog {
    pub(super) fn press(&mut self, key: KeyEvent, command: Option<Command>) -> Answer {
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
            (Self::GoTo { .. }, _) if command != Some(Command::Escape) => {}
            _ => return Answer::Close,
        }
        Answer::Stay
    }

    pub(super) fn popup(&self, theme: Theme) -> Popup {
        match self {
            Self::Help { scroll } => {
                Popup { title: "Keys", lines: keys::help(SECTIONS, theme), first: *scroll }
            }
            Self::GoTo { text } => {
                let typed = Line::styled(format!("{text}▏"), theme.style(Meaning::Title));
                let help = "a step, or a share such as 45%; Enter goes, Esc stays";
                let help = Line::styled(help, theme.style(Meaning::Muted));
                Popup { title: "Go to", lines: vec![typed, Line::default(), help], first: 0 }
            }
        }
    }
}

/// `1234` or `45%`
fn place(text: &str) -> Answer {
    let number = |text: &str| text.parse::<u64>().ok();
    match text.strip_suffix('%') {
        Some(percent) => match number(percent) {
            Some(percent @ 0..=100) => Answer::Percent(percent),
            _ => Answer::Nonsense,
        },
        None if text.is_empty() => Answer::Close,
        None => number(text).map_or(Answer::Nonsense, Answer::Step),
    }
}
