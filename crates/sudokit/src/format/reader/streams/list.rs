//! A list of puzzles in JSON: objects, texts, or boards as lists of rows.

use sudokit_text::phrase;

use super::super::json_text::{JsonGap, ListPart, after_blanks, end_of_value, next_in_list};
use super::super::plain::{board_of, puzzle_of, string_of};
use super::{StreamGap, StreamKind, StreamPart};
use crate::base::{Error, MAX_SIDE};
use crate::board::Line81;
use crate::format::sites::json;
use crate::format::{Context, Record, syntax};

/// Recognises the beginning of a list of puzzles, and returns where its content begins. A list
/// whose values could be the rows of one board does not count.
pub(super) fn opened(text: &[u8]) -> Result<(StreamKind, usize), StreamGap> {
    let bracket = text.iter().position(|&byte| byte == b'[').ok_or(StreamGap::Cut)? + 1;
    let first = after_blanks(text, bracket);
    let is_list = match text.get(first) {
        None => return Err(StreamGap::Cut),
        Some(b'{') => true,
        Some(b'[') => match text.get(after_blanks(text, first + 1)) {
            None => return Err(StreamGap::Cut),
            Some(sign) => *sign == b'[',
        },
        Some(b'"') => end_of_value(text, first)? - first - 2 > MAX_SIDE,
        Some(_) => false,
    };
    if is_list { Ok((StreamKind::List, bracket)) } else { Err(StreamGap::Wrong) }
}

pub(super) fn next_part(text: &[u8], start: usize, is_first: bool) -> Result<StreamPart, StreamGap> {
    Ok(match next_in_list(text, start, is_first)? {
        ListPart::Value(start, end) => StreamPart::Puzzle(start, end, end),
        ListPart::End(end) => StreamPart::End(end),
    })
}

pub(super) fn plain(value: &[u8]) -> Option<Line81> {
    match value.first()? {
        b'{' => puzzle_of(value, 0).ok()?.0,
        b'[' => board_of(value),
        _ => string_of(value),
    }
}

pub(super) fn read(value: &[u8], context: &Context) -> Result<Record, Error> {
    match serde_json::from_slice(value) {
        Ok(value) => json::read_one(&value, context),
        Err(error) => Err(syntax("json", json::problem(&error))),
    }
}

pub(super) fn broken(gap: &StreamGap) -> Error {
    let problem = match gap {
        StreamGap::Cut => phrase!("syntax-json-end"),
        StreamGap::Wrong => phrase!("syntax-json-comma"),
    };
    syntax("json", problem)
}

impl From<JsonGap> for StreamGap {
    fn from(gap: JsonGap) -> Self {
        match gap {
            JsonGap::Cut => Self::Cut,
            JsonGap::Wrong => Self::Wrong,
        }
    }
}
