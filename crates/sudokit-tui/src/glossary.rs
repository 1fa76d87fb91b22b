//! Words and signs with their meanings, in two columns under a heading: the keys, and
//! the signs on the board.
//!
//! A meaning that does not fit continues below its beginning. If that column is too
//! narrow to read, meanings are below their words.

use ratatui::text::Line;
use sudokit::internal::sentence;

use crate::board::{cell_signs, chain_signs};
use crate::texts::text;
use crate::wires::{role_signs, wire_signs};
use crate::{Meaning, Theme};

/// A part of a glossary.
#[derive(Debug)]
pub(crate) struct GlossaryPart {
    pub(crate) title: String,
    /// Words and what they mean.
    pub(crate) entries: Vec<(String, String)>,
}

/// The sign before the sentence of a proof that the board shows.
pub(crate) const NOW: &str = "▸ ";

/// The space between the columns, and before a meaning below its word.
const GAP: usize = 2;

/// A narrower column of meanings is hard to read.
const NARROWEST: usize = 20;

/// Everything on a board that is not a digit, from the tables that draw it.
pub(crate) fn board_signs() -> GlossaryPart {
    let mut signs = step_signs();
    signs.entries.splice(0..0, cell_signs());
    signs
}

/// The signs of a step and of its chain.
pub(crate) fn step_signs() -> GlossaryPart {
    let sentence = (NOW.trim().to_owned(), text!("sign-present-sentence"));
    let entries = role_signs().into_iter().chain(chain_signs()).chain(wire_signs()).chain([sentence]);
    GlossaryPart { title: text!("sign-title"), entries: entries.collect() }
}

/// All parts for people to read, in lines of at most `room` columns.
pub(crate) fn lines(parts: &[GlossaryPart], theme: Theme, room: usize) -> Vec<Line<'static>> {
    let words = parts.iter().flat_map(|part| &part.entries).map(|(word, _)| word.chars().count());
    let width = words.max().unwrap_or(0) + GAP;
    let is_wide = width + NARROWEST <= room;
    let mut lines = Vec::new();
    for GlossaryPart { title, entries } in parts {
        lines.push(theme.line(Meaning::Title, title.clone()));
        for (word, about) in entries {
            let indent = if is_wide { width } else { GAP };
            let mut meaning = sentence::in_lines(about, room.saturating_sub(indent)).into_iter();
            let begin = if is_wide { meaning.next().unwrap_or_default() } else { String::new() };
            if is_wide || !word.is_empty() {
                let word = theme.span(Meaning::Key, format!("{word:<indent$}"));
                lines.push(word + theme.span(Meaning::Text, begin));
            }
            let more = meaning.map(|text| theme.line(Meaning::Text, format!("{:indent$}{text}", "")));
            lines.extend(more);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Depth, Palette};

    fn shown(room: usize) -> Vec<String> {
        let entry = |word: &str, about: &str| (word.to_owned(), about.to_owned());
        let entries = vec![entry("t", "a hint: where to look; again: more"), entry("", "and so on")];
        let part = GlossaryPart { title: "Help".to_owned(), entries };
        let theme = Theme::new(Palette::None, Depth::Ansi16);
        lines(&[part], theme, room).iter().map(|line| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn a_meaning_continues_below_its_beginning() {
        assert_eq!(shown(28), ["Help", "t  a hint: where to look;", "   again: more", "   and so on"]);
    }

    #[test]
    fn in_little_room_meanings_are_below_their_words() {
        assert_eq!(shown(19), ["Help", "t", "  a hint: where to", "  look; again: more", "  and so on"]);
    }
}
