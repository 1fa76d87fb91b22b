//! A puzzle in one field of every row of a table.

use super::{PlainBatch, PlainScan, ScanEnd, View};
use crate::board::Line81;

pub(super) fn scan(
    view: View<'_>,
    most: usize,
    batch: &mut PlainBatch,
    delimiter: u8,
    column: usize,
) -> PlainScan {
    let (mut at, mut lines) = (0, 0);
    let end = loop {
        if batch.lines.len() == most {
            break ScanEnd::Full;
        }
        match row(view, at, delimiter, column) {
            Ok(Row { puzzle, length, lines: ends, next }) => {
                let text = &view.bytes[at..at + length];
                if str::from_utf8(text).is_err() {
                    break ScanEnd::Other;
                }
                batch.push_row(puzzle, view.number + lines, text);
                lines += ends;
                at = next;
            }
            Err(end) => break end,
        }
    };
    PlainScan { bytes: at, lines, end }
}

/// A row of a table.
struct Row {
    puzzle: Line81,
    /// The bytes without the line end.
    length: usize,
    /// How many lines end in it.
    lines: usize,
    /// Where the next row begins.
    next: usize,
}

/// The row that begins here, if its puzzle is plain.
fn row(view: View<'_>, start: usize, delimiter: u8, column: usize) -> Result<Row, ScanEnd> {
    let bytes = view.bytes;
    let unfinished = if view.is_end { ScanEnd::Other } else { ScanEnd::Cut };
    let (mut at, mut index, mut puzzle, mut lines) = (start, 0, None, 1);
    loop {
        let is_quoted = bytes.get(at) == Some(&b'"');
        if index == column {
            let from = at + usize::from(is_quoted);
            let symbols = bytes[from..].first_chunk().ok_or(unfinished)?;
            puzzle = Some(Line81::new(*symbols).ok_or(ScanEnd::Other)?);
            at = from + symbols.len();
            if is_quoted {
                if *bytes.get(at).ok_or(unfinished)? != b'"' {
                    return Err(ScanEnd::Other);
                }
                at += 1;
            }
        } else if is_quoted {
            (at, lines) = after_quotes(bytes, at + 1, lines).ok_or(unfinished)?;
        } else {
            let rest = &bytes[at..];
            at += rest.iter().position(|&b| b == delimiter || b == b'\n' || b == b'\r').unwrap_or(rest.len());
        }
        match bytes.get(at) {
            Some(&byte) if byte == delimiter => {
                at += 1;
                index += 1;
            }
            end => {
                let line_end = match (end, bytes.get(at + 1)) {
                    (None, _) if view.is_end => 0,
                    (Some(b'\n'), _) => 1,
                    (Some(b'\r'), Some(b'\n')) => 2,
                    (None, _) | (Some(b'\r'), None) => return Err(unfinished),
                    _ => return Err(ScanEnd::Other),
                };
                let puzzle = puzzle.ok_or(ScanEnd::Other)?;
                return Ok(Row { puzzle, length: at - start, lines, next: at + line_end });
            }
        }
    }
}

/// Where a field whose quote was opened before this place ends, and how many
/// lines have ended by then.
fn after_quotes(bytes: &[u8], start: usize, lines: usize) -> Option<(usize, usize)> {
    let (mut at, mut lines) = (start, lines);
    loop {
        match bytes.get(at)? {
            b'"' if bytes.get(at + 1) == Some(&b'"') => at += 2,
            // Another quote may follow behind what can be seen.
            b'"' => return (at + 1 < bytes.len()).then_some((at + 1, lines)),
            b'\n' => {
                lines += 1;
                at += 1;
            }
            b'\r' if bytes.get(at + 1) != Some(&b'\n') => return None,
            _ => at += 1,
        }
    }
}
