//! Puzzles in JSON: an object that holds one among other things, as in the lines that the program
//! writes, or a list of rows of numbers.

use super::super::json_text::{JsonGap, after_blanks, end_of_string, end_of_value, line_ends};
use super::{PlainBatch, PlainFind, PlainRow, PlainScan, ScanEnd, View, scan_each};
use crate::board::Line81;
use crate::format::layouts::named_board;
use crate::format::layouts::table::puzzle_rank;
use crate::format::sites::json::{is_broken, names_program};

const SIDE: usize = 9;

/// Reads one object per line.
pub(super) fn scan(view: View<'_>, most: usize, batch: &mut PlainBatch) -> PlainScan {
    scan_each(view, most, batch, |view, start, _| object(view, start))
}

/// The object that begins here, if its puzzle is plain.
fn object(view: View<'_>, start: usize) -> Result<PlainFind, ScanEnd> {
    match view.bytes.get(start) {
        Some(b'{') => {}
        None => return Err(view.unfinished()),
        _ => return Err(ScanEnd::Other),
    }
    let (puzzle, end) = puzzle_of(view.bytes, start).map_err(|gap| match gap {
        JsonGap::Cut => view.unfinished(),
        JsonGap::Wrong => ScanEnd::Other,
    })?;
    let puzzle = puzzle.ok_or(ScanEnd::Other)?;
    let lines = line_ends(&view.bytes[start..end]) + 1;
    // Balanced brackets do not rule out an error in one of several lines.
    if lines > 1 && str::from_utf8(&view.bytes[start..end]).is_ok_and(is_broken) {
        return Err(ScanEnd::Other);
    }
    let next = view.after_line(end)?;
    Ok(PlainFind { puzzle, layout: None, row: Some(PlainRow::Lines(start..end)), lines: (0, lines), next })
}

/// The plain puzzle of an object, if it is certain which one is meant, and the end of the object.
pub(in super::super) fn puzzle_of(text: &[u8], start: usize) -> Result<(Option<Line81>, usize), JsonGap> {
    let mut best: Option<(usize, Option<Line81>)> = None;
    let mut is_sure = true;
    let mut at = after_blanks(text, start + 1);
    loop {
        let end = end_of_string(text, at)?;
        let key = &text[at + 1..end - 1];
        let colon = after_blanks(text, end);
        match text.get(colon) {
            Some(b':') => {}
            None => return Err(JsonGap::Cut),
            Some(_) => return Err(JsonGap::Wrong),
        }
        at = after_blanks(text, colon + 1);
        let value = at;
        at = end_of_value(text, at)?;
        match str::from_utf8(key) {
            Ok(key) if !key.contains('\\') => {
                let is_board = key == "grid" && text[value] == b'[';
                is_sure &= !names_program(key) && !is_board && !names_other_board(key, &text[value..at]);
                if let Some(rank) =
                    puzzle_rank(key).filter(|rank| best.is_none_or(|(other, _)| *rank < other))
                {
                    best = Some((rank, string_of(&text[value..at])));
                }
            }
            _ => is_sure = false,
        }
        at = after_blanks(text, at);
        match text.get(at) {
            Some(b',') => at = after_blanks(text, at + 1),
            Some(b'}') => {
                let puzzle = best.and_then(|(_, puzzle)| puzzle).filter(|_| is_sure);
                return Ok((puzzle, at + 1));
            }
            None => return Err(JsonGap::Cut),
            Some(_) => return Err(JsonGap::Wrong),
        }
    }
}

/// Whether a value names a board other than the classic one.
fn names_other_board(key: &str, value: &[u8]) -> bool {
    let inner = || value.strip_prefix(b"\"")?.strip_suffix(b"\"");
    named_board::may_name_board(key) && inner().is_some_and(named_board::is_other)
}

/// The plain line in quotes.
pub(in super::super) fn string_of(value: &[u8]) -> Option<Line81> {
    let inner = value.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    Line81::new(inner.try_into().ok()?)
}

/// The board of nine rows of nine numbers.
pub(in super::super) fn board_of(value: &[u8]) -> Option<Line81> {
    let mut symbols = [0; SIDE * SIDE];
    let mut at = opened(value, 0)?;
    for (index, symbol) in symbols.iter_mut().enumerate() {
        if index % SIDE == 0 {
            at = opened(value, at)?;
        }
        let rest = value.get(at..)?;
        if let [digit @ b'0'..=b'9', ..] = rest {
            *symbol = *digit;
            at += 1;
        } else if rest.starts_with(b"null") {
            *symbol = b'.';
            at += b"null".len();
        } else {
            return None;
        }
        at = after_blanks(value, at);
        let is_last_of_row = index % SIDE == SIDE - 1;
        if is_last_of_row {
            at = after_sign(value, at, b']')?;
        }
        if !is_last_of_row || index + 1 < SIDE * SIDE {
            at = after_sign(value, at, b',')?;
        }
    }
    at = after_sign(value, at, b']')?;
    (at == value.len()).then(|| Line81::new(symbols))?
}

fn opened(value: &[u8], at: usize) -> Option<usize> {
    after_sign(value, at, b'[')
}

/// The position after a required character and any whitespace.
fn after_sign(value: &[u8], at: usize, sign: u8) -> Option<usize> {
    (value.get(at) == Some(&sign)).then(|| after_blanks(value, at + 1))
}
