//! Nine lines of nine digits, with or without spaces between them, and blank lines between grids.

use super::{PlainBatch, PlainFind, PlainScan, ScanEnd, View, scan_each};
use crate::board::Line81;
use crate::format::Format;

/// The rows of a grid.
pub(super) const SIDE: usize = 9;

pub(super) fn scan(view: View<'_>, most: usize, batch: &mut PlainBatch) -> PlainScan {
    scan_each(view, most, batch, |view, start, _| grid(view, start))
}

/// Finds the grid that begins here, if another one follows it. Any other text below a grid may
/// belong to it.
fn grid(view: View<'_>, start: usize) -> Result<PlainFind, ScanEnd> {
    let bytes = view.bytes;
    let unfinished = view.unfinished();
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
        at = view.after_line(at + width)?;
    }
    let puzzle = Line81::new(symbols).ok_or(ScanEnd::Other)?;
    at = view.after_line(at)?;
    let mut lines = SIDE + 1;
    while at < bytes.len()
        && let Ok(after) = view.after_line(at)
    {
        at = after;
        lines += 1;
    }
    match bytes.get(at) {
        Some(b'0'..=b'9' | b'.') => {
            Ok(PlainFind { puzzle, layout: Some(layout), row: None, lines: (0, lines), next: at })
        }
        None | Some(b'\r') if !view.is_end => Err(ScanEnd::Cut),
        _ => Err(ScanEnd::Other),
    }
}
