//! A puzzle in one field of every row of a table.

use super::{PlainBatch, PlainFind, PlainRow, PlainScan, ScanEnd, View, scan_each};
use crate::board::Line81;
use crate::format::layouts::named_board;
use crate::format::layouts::table::Table;

/// The columns of a table that matter here.
#[derive(Clone, Copy)]
pub(super) struct RowPlan {
    delimiter: u8,
    /// The index of the puzzle column.
    column: usize,
    /// The index of the column that names the boards.
    board: Option<usize>,
}

impl RowPlan {
    pub(super) fn of(table: &Table) -> Option<Self> {
        let delimiter = u8::try_from(table.delimiter).ok()?;
        Some(Self { delimiter, column: table.column, board: table.board })
    }
}

pub(super) fn scan(view: View<'_>, most: usize, batch: &mut PlainBatch, plan: RowPlan) -> PlainScan {
    scan_each(view, most, batch, |view, start, _| row(view, start, plan))
}

/// The row that begins here, if its puzzle is plain.
fn row(view: View<'_>, start: usize, plan: RowPlan) -> Result<PlainFind, ScanEnd> {
    let RowPlan { delimiter, column, board } = plan;
    let bytes = view.bytes;
    let unfinished = view.unfinished();
    let (mut at, mut index, mut puzzle, mut lines) = (start, 0, None, 1);
    loop {
        let (field, is_quoted) = (at, bytes.get(at) == Some(&b'"'));
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
        if board == Some(index) {
            let quote = usize::from(is_quoted);
            if named_board::is_other(&bytes[field + quote..at - quote]) {
                return Err(ScanEnd::Other);
            }
        }
        if bytes.get(at) == Some(&delimiter) {
            at += 1;
            index += 1;
        } else {
            let next = view.after_line(at)?;
            let puzzle = puzzle.ok_or(ScanEnd::Other)?;
            return Ok(PlainFind {
                puzzle,
                layout: None,
                row: Some(PlainRow::Lines(start..at)),
                lines: (0, lines),
                next,
            });
        }
    }
}

/// The end of a field whose quote was opened before `start`, and the number of line ends so far.
fn after_quotes(bytes: &[u8], start: usize, lines: usize) -> Option<(usize, usize)> {
    let (mut at, mut lines) = (start, lines);
    loop {
        match bytes.get(at)? {
            b'"' if bytes.get(at + 1) == Some(&b'"') => at += 2,
            // Beyond the view there may be another quote.
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
