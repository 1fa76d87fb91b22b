//! Nine lines of nine digits, close together or a blank apart, and a blank line
//! between two grids.

use super::{PlainBatch, PlainScan, ScanEnd, View};
use crate::board::Line81;
use crate::format::Format;

const SIDE: usize = 9;

pub(super) fn scan(view: View<'_>, most: usize, batch: &mut PlainBatch) -> PlainScan {
    let (mut at, mut lines) = (0, 0);
    let end = loop {
        if batch.lines.len() == most {
            break ScanEnd::Full;
        }
        match grid(view, at) {
            Ok(grid) => {
                if batch.lines.is_empty() {
                    batch.layout = grid.layout;
                } else if batch.layout != grid.layout {
                    break ScanEnd::Full;
                }
                batch.push(grid.puzzle, view.number + lines);
                lines += grid.lines;
                at = grid.next;
            }
            Err(end) => break end,
        }
    };
    PlainScan { bytes: at, lines, end }
}

/// A grid, with the blank lines below it.
struct PlainGrid {
    layout: Format,
    puzzle: Line81,
    lines: usize,
    next: usize,
}

/// The grid that begins here, if another one follows: what else may stand below
/// a grid can belong to it.
fn grid(view: View<'_>, start: usize) -> Result<PlainGrid, ScanEnd> {
    let bytes = view.bytes;
    let unfinished = if view.is_end { ScanEnd::Other } else { ScanEnd::Cut };
    let is_spaced = *bytes.get(start + 1).ok_or(unfinished)? == b' ';
    let (layout, step) = if is_spaced { (Format::Spaced, 2) } else { (Format::Grid, 1) };
    let width = SIDE * step - (step - 1);
    let mut symbols = [0; SIDE * SIDE];
    let mut at = start;
    for row in symbols.chunks_mut(SIDE) {
        let text = bytes[at..].get(..width).ok_or(unfinished)?;
        for (symbol, cell) in row.iter_mut().zip(text.chunks(step)) {
            if !matches!(cell, [_] | [_, b' ']) {
                return Err(ScanEnd::Other);
            }
            *symbol = cell[0];
        }
        at = line_end(bytes, at + width, unfinished)?;
    }
    let puzzle = Line81::new(symbols).ok_or(ScanEnd::Other)?;
    at = line_end(bytes, at, unfinished)?;
    let mut lines = SIDE + 1;
    while let Ok(after) = line_end(bytes, at, ScanEnd::Other) {
        at = after;
        lines += 1;
    }
    match bytes.get(at) {
        Some(b'0'..=b'9' | b'.') => Ok(PlainGrid { layout, puzzle, lines, next: at }),
        None | Some(b'\r') if !view.is_end => Err(ScanEnd::Cut),
        _ => Err(ScanEnd::Other),
    }
}

/// Where the next line begins, if this one ends here.
fn line_end(bytes: &[u8], at: usize, unfinished: ScanEnd) -> Result<usize, ScanEnd> {
    match bytes.get(at..).unwrap_or_default() {
        [b'\n', ..] => Ok(at + 1),
        [b'\r', b'\n', ..] => Ok(at + 2),
        [] | [b'\r'] => Err(unfinished),
        _ => Err(ScanEnd::Other),
    }
}
