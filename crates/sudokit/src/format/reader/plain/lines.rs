//! One puzzle per line.

use super::{PlainBatch, PlainScan, RowTexts, ScanEnd, View};
use crate::board::Line81;
use crate::format::layouts::cells::LineEnd;

/// The number of characters of a puzzle.
const LENGTH: usize = 81;

pub(super) fn scan(view: View<'_>, most: usize, batch: &mut PlainBatch) -> PlainScan {
    let mut rest = view.bytes;
    let mut lines = 0;
    let end = loop {
        if batch.lines.len() == most {
            break ScanEnd::Full;
        }
        let Some((line, after)) = rest.split_first_chunk::<LENGTH>() else {
            break if is_beginning(rest) { ScanEnd::Cut } else { ScanEnd::Other };
        };
        let (after, end) = match after {
            [b'\n', after @ ..] => (after, LineEnd::Feed),
            [b'\r', b'\n', after @ ..] => (after, LineEnd::Both),
            [] if view.is_end => (after, batch.end),
            [] | [b'\r'] if !view.is_end => break ScanEnd::Cut,
            _ => break ScanEnd::Other,
        };
        let Some(line) = Line81::new(*line) else { break ScanEnd::Other };
        if end != batch.end {
            // If texts are kept, all lines of a batch have the same line end.
            if batch.row_texts == RowTexts::Kept && !batch.lines.is_empty() {
                break ScanEnd::Full;
            }
            batch.end = end;
        }
        batch.push(line, view.number + lines);
        lines += 1;
        rest = after;
    };
    PlainScan { bytes: view.bytes.len() - rest.len(), lines, end }
}

/// Whether these bytes may be the beginning of a plain line.
fn is_beginning(part: &[u8]) -> bool {
    part.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.'))
}
