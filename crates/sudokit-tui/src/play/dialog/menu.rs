//! Menus: rows, one of which is chosen.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use sudokit_game::Turn;

use crate::{Meaning, Theme};

/// The effect of a key in a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuMove {
    /// To the row below, or above.
    Row(Turn),
    /// To the row of this number, from 0.
    To(usize),
    /// A digit was typed: the row of this number, or the value of this number.
    Number(usize),
    /// To the next value of the row, or the one before.
    Value(Turn),
    /// Take the row.
    Choose,
}

impl MenuMove {
    pub(super) fn of(key: KeyEvent) -> Option<Self> {
        Some(match key.code {
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => Self::Row(Turn::Next),
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => Self::Row(Turn::Back),
            KeyCode::Right | KeyCode::Char('l') => Self::Value(Turn::Next),
            KeyCode::Left | KeyCode::Char('h') => Self::Value(Turn::Back),
            KeyCode::Enter | KeyCode::Char(' ') => Self::Choose,
            KeyCode::Home => Self::To(0),
            KeyCode::End => Self::To(usize::MAX),
            KeyCode::Char(c @ '1'..='9') => Self::Number(c.to_digit(10)? as usize - 1),
            _ => return None,
        })
    }
}

/// The row above or below. The ends of the list are neighbours.
pub(super) fn moved(row: usize, rows: usize, turn: Turn) -> usize {
    let steps = match turn {
        Turn::Next => 1,
        Turn::Back => rows.max(1) - 1,
    };
    (row + steps) % rows.max(1)
}

/// Lines, one of which is chosen.
pub(super) fn rows(texts: impl Iterator<Item = String>, chosen: usize, theme: Theme) -> Vec<Line<'static>> {
    let row = |(number, text)| {
        let (sign, meaning) = if number == chosen { ('▸', Meaning::Key) } else { (' ', Meaning::Text) };
        theme.line(meaning, format!("{sign} {text}"))
    };
    texts.enumerate().map(row).collect()
}

/// Titles and values in two columns, or one after the other if there is no room for
/// that.
pub(super) fn columns(pairs: &[(String, String)], room: usize) -> impl Iterator<Item = String> {
    /// The sign before a row and the gap after a title.
    const SIGN_AND_GAP: usize = 4;
    let longest = |texts: &mut dyn Iterator<Item = &str>| texts.map(|text| text.chars().count()).max();
    let width = longest(&mut pairs.iter().map(|(title, _)| &title[..])).unwrap_or(0);
    let values = longest(&mut pairs.iter().map(|(_, value)| &value[..])).unwrap_or(0);
    let is_wide = width + values + SIGN_AND_GAP <= room;
    pairs.iter().map(
        move |(title, value)| {
            if is_wide { format!("{title:<width$}  {value}") } else { format!("{title}: {value}") }
        },
    )
}
