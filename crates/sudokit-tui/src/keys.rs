//! Keys as a table: what they do, the help and the line at the bottom of the
//! screen follow from it. Each screen has its own.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::{Line, Span};

use crate::{Meaning, Theme};

/// A key with the modifiers that count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) code: KeyCode,
    modifiers: KeyModifiers,
}

pub(crate) const fn key(code: KeyCode) -> Key {
    Key { code, modifiers: KeyModifiers::NONE }
}

pub(crate) const fn char(c: char) -> Key {
    key(KeyCode::Char(c))
}

pub(crate) const fn with(modifiers: KeyModifiers, code: KeyCode) -> Key {
    Key { code, modifiers }
}

pub(crate) const CONTROL: KeyModifiers = KeyModifiers::CONTROL;
pub(crate) const SHIFT: KeyModifiers = KeyModifiers::SHIFT;

/// A row of a table: keys that ask for commands `C`.
#[derive(Debug)]
pub(crate) struct Binding<C: 'static> {
    /// The keys as they are called.
    pub(crate) names: &'static str,
    /// What they do.
    pub(crate) about: &'static str,
    pub(crate) keys: &'static [(Key, C)],
}

/// A row of a table.
pub(crate) const fn bind<C>(
    names: &'static str,
    about: &'static str,
    keys: &'static [(Key, C)],
) -> Binding<C> {
    Binding { names, about, keys }
}

/// A part of a table, under a heading.
#[derive(Debug)]
pub(crate) struct Section<C: 'static> {
    /// The heading.
    pub(crate) title: &'static str,
    /// Its rows.
    pub(crate) bindings: &'static [Binding<C>],
}

/// All keys of a table with what they ask for.
pub(crate) fn all<C: Copy>(table: &'static [Section<C>]) -> impl Iterator<Item = (Key, C)> {
    table.iter().flat_map(|section| section.bindings).flat_map(|binding| binding.keys).copied()
}

/// What a key asks for.
pub(crate) fn find<C: Copy>(table: &'static [Section<C>], event: KeyEvent) -> Option<C> {
    let modifiers = match event.code {
        // A character says itself whether Shift was held.
        KeyCode::Char(_) => event.modifiers - KeyModifiers::SHIFT,
        _ => event.modifiers,
    };
    let pressed = Key { code: event.code, modifiers };
    all(table).find(|(key, _)| *key == pressed).map(|(_, command)| command)
}

/// A table for people to read.
pub(crate) fn help<C>(table: &'static [Section<C>], theme: Theme) -> Vec<Line<'static>> {
    let bindings = || table.iter().flat_map(|section| section.bindings);
    let width = bindings().map(|binding| binding.names.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for section in table {
        lines.push(Line::styled(section.title, theme.style(Meaning::Title)));
        for binding in section.bindings {
            let names = format!("{:<width$}  ", binding.names);
            lines.push(Line::from(vec![
                Span::styled(names, theme.style(Meaning::Key)),
                Span::styled(binding.about, theme.style(Meaning::Text)),
            ]));
        }
    }
    lines
}

/// As many keys as fit into a line.
pub(crate) fn line(theme: Theme, width: u16, keys: &[(&'static str, &'static str)]) -> Line<'static> {
    let mut line = Line::default();
    for (key, about) in keys {
        let more = [
            Span::styled(*key, theme.style(Meaning::Key)),
            Span::styled(format!(" {about}  "), theme.style(Meaning::Muted)),
        ];
        let wider = line.width() + more.iter().map(Span::width).sum::<usize>();
        if wider > usize::from(width) {
            break;
        }
        line.spans.extend(more);
    }
    line
}
