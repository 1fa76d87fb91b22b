//! Tables of keys, one for each screen: what keys do, the page of keys and the keys
//! in the line at the bottom come from it.

use std::borrow::Cow;
use std::ops::Range;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::Line;

use sudokit_text::Phrase;

use crate::glossary::GlossaryPart;
use crate::texts::{TEXTS, text};
use crate::{Meaning, Theme};

/// A row of a table: keys that give commands `C`.
#[derive(Debug)]
pub(crate) struct Binding<C: 'static> {
    /// The message that describes the keys. Its attribute `.keys` names them.
    about: &'static str,
    /// Each command after the names of its keys, with spaces between them: `Up k`. A row
    /// that only explains has none.
    keys: &'static [(&'static str, C)],
}

/// A row of a table.
pub(crate) const fn bind<C>(about: &'static str, keys: &'static [(&'static str, C)]) -> Binding<C> {
    Binding { about, keys }
}

/// A part of a table, under a heading.
#[derive(Debug)]
pub(crate) struct Section<C: 'static> {
    /// The message of the heading.
    pub(crate) title: &'static str,
    /// Its rows.
    pub(crate) bindings: &'static [Binding<C>],
}

/// The names of all keys of a table with their commands.
pub(crate) fn all<C: Copy>(table: &'static [Section<C>]) -> impl Iterator<Item = (&'static str, C)> {
    let rows = table.iter().flat_map(|section| section.bindings).flat_map(|binding| binding.keys);
    rows.flat_map(|&(keys, command)| keys.split(' ').map(move |key| (key, command)))
}

/// The command of a key.
pub(crate) fn find<C: Copy>(table: &'static [Section<C>], event: KeyEvent) -> Option<C> {
    let pressed = name(event)?;
    all(table).find(|(key, _)| *key == pressed).map(|(_, command)| command)
}

/// The name of a key in a table: `k`, `Space`, `PageUp`, `F1`, `Shift+Up`, `Ctrl+z`.
fn name(event: KeyEvent) -> Option<String> {
    let (modifiers, key) = match event.code {
        // The character itself shows whether Shift was held.
        KeyCode::Char(' ') => (event.modifiers - KeyModifiers::SHIFT, "Space".to_owned()),
        KeyCode::Char(c) => (event.modifiers - KeyModifiers::SHIFT, c.to_string()),
        KeyCode::F(number) => (event.modifiers, format!("F{number}")),
        code => (event.modifiers, format!("{code:?}")),
    };
    match modifiers {
        KeyModifiers::NONE => Some(key),
        KeyModifiers::SHIFT => Some(format!("Shift+{key}")),
        KeyModifiers::CONTROL => Some(format!("Ctrl+{key}")),
        _ => None,
    }
}

/// A table for people to read.
pub(crate) fn help<C>(table: &'static [Section<C>]) -> Vec<GlossaryPart> {
    let message = |id| TEXTS.message(id, &[]);
    let names = |id| text!("key-names", row = Phrase::new(id, []));
    let entry = |binding: &Binding<C>| (names(binding.about), message(binding.about));
    let part = |section: &Section<C>| GlossaryPart {
        title: message(section.title),
        entries: section.bindings.iter().map(entry).collect(),
    };
    table.iter().map(part).collect()
}

/// A key and what it does at the moment.
pub(crate) type KeyHint = (Cow<'static, str>, Cow<'static, str>);

/// A key and what it does at the moment.
pub(crate) fn hint(key: impl Into<Cow<'static, str>>, about: impl Into<Cow<'static, str>>) -> KeyHint {
    (key.into(), about.into())
}

/// The first key of a command in a table, and what it does at the moment.
pub(crate) fn command_hint<C: Copy + PartialEq>(
    table: &'static [Section<C>],
    command: C,
    about: String,
) -> KeyHint {
    let key = all(table).find(|&(_, other)| other == command).map_or("", |(key, _)| key);
    hint(short(key), about)
}

/// The key that goes to the next page, and the one that goes back.
pub(crate) const PAGE_KEYS: [&str; 2] = ["PgDn", "PgUp"];

/// The name of a key in a line.
fn short(key: &'static str) -> &'static str {
    match key {
        "PageDown" => PAGE_KEYS[0],
        "PageUp" => PAGE_KEYS[1],
        key => key,
    }
}

/// Keys in a line, each of which can be clicked.
#[derive(Debug, Default)]
pub(crate) struct KeyLine {
    pub(crate) line: Line<'static>,
    /// The columns of each key with its text, and the key.
    pub(crate) buttons: Vec<(Range<u16>, KeyCode)>,
}

/// As many keys as fit into a line.
pub(crate) fn line(theme: Theme, width: u16, keys: &[KeyHint]) -> KeyLine {
    let KeyLine { mut line, mut buttons } = KeyLine::default();
    for (key, about) in keys {
        let more = theme.span(Meaning::Key, key.clone()) + theme.span(Meaning::Muted, format!(" {about}"));
        let start = if line.width() == 0 { 0 } else { line.width() + GAP.len() };
        let end = start + more.width();
        if end > usize::from(width) {
            break;
        }
        if let Some(code) = code(key) {
            buttons.push((start as u16..end as u16, code));
        }
        if start > 0 {
            line.push_span(GAP);
        }
        line.extend(more);
    }
    KeyLine { line, buttons }
}

/// The space between two keys in a line.
const GAP: &str = "  ";

/// The key of a name in a line, unless it names several.
fn code(name: &str) -> Option<KeyCode> {
    let mut characters = name.chars();
    Some(match (characters.next()?, characters.next()) {
        (c, None) => KeyCode::Char(c),
        _ => match name {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            "Space" => KeyCode::Char(' '),
            "PgDn" => KeyCode::PageDown,
            "PgUp" => KeyCode::PageUp,
            _ => return None,
        },
    })
}

/// Checks what is true of every table.
#[cfg(test)]
pub(crate) fn check<C: Copy>(table: &'static [Section<C>]) {
    use KeyCode as K;
    let characters = (' '..='~').map(K::Char);
    let arrows = [K::Up, K::Down, K::Left, K::Right, K::Home, K::End, K::PageUp, K::PageDown];
    let others = [K::Tab, K::BackTab, K::Backspace, K::Delete, K::Enter, K::Esc, K::F(1)];
    let codes: Vec<KeyCode> = characters.chain(arrows).chain(others).collect();
    let modifiers = [KeyModifiers::NONE, KeyModifiers::SHIFT, KeyModifiers::CONTROL];
    let known: Vec<String> = modifiers
        .into_iter()
        .flat_map(|modifiers| codes.iter().filter_map(move |&code| name(KeyEvent::new(code, modifiers))))
        .collect();
    let keys: Vec<_> = all(table).map(|(key, _)| key).collect();
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key), "{key} has two meanings");
        assert!(known.iter().any(|known| known == key), "there is no key {key}");
    }
}
