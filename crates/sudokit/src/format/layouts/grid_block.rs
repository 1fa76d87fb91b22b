//! Boards of several lines: plain, spaced, comma-separated, bordered.
//!
//! This module reads all of them and writes those without borders. [`frame`](super::frame) and
//! [`pretty`](super::pretty) write the others.

use super::cells::{self, Borders, CellTexts, Line};
use super::symbols::Spacing;
use super::{pencilmarks, symbols};
use crate::base::{Cell, Error};
use crate::board::text::rows;
use crate::format::{Context, Format, Paint, Record, SymbolCharacters, SymbolWords};

/// Reads a block of lines, if it is a board.
pub(in crate::format) fn read_lines(block: &[Line], context: &Context) -> Option<Result<Record, Error>> {
    cells::cells(block).map(|cells| read(&cells, context))
}

/// Reads the puzzle from a block of cells.
pub(in crate::format) fn read(cells: &CellTexts<'_>, context: &Context) -> Result<Record, Error> {
    let geometry = context.geometry(cells.side, cells.shape)?;
    let record = if context.expects_marks() || pencilmarks::is_pencilled(cells) {
        pencilmarks::read(cells, &geometry, context)?
    } else {
        symbols::read(&cells.tokens, &geometry, cells.spacing, format(cells), context)?
    };
    let overruled = cells.shape.filter(|shape| geometry.shape() != Some(*shape));
    Ok(Record { overruled: overruled.map(|shape| shape.to_string()), ..record })
}

/// The format of the layout, so that an answer can be written in the same way.
fn format(cells: &CellTexts<'_>) -> Format {
    match (cells.borders, cells.spacing) {
        (_, Spacing::Commas) => Format::Comma,
        (Borders::None, Spacing::Blanks) => Format::Spaced,
        (Borders::None, Spacing::Dense) => Format::Grid,
        (Borders::Dashes, Spacing::Dense) => Format::Bordered,
        (Borders::Plus, Spacing::Dense) => Format::Tight,
        (Borders::Dashes | Borders::Plus, Spacing::Blanks) => Format::Framed,
        (Borders::Star, _) => Format::SimpleSudoku,
        (Borders::Open, _) => Format::Open,
        (Borders::Drawn, _) => Format::Pretty,
    }
}

/// Writes n lines of n symbols.
pub(in crate::format) fn write_grid(record: &Record, paint: Paint<'_>) -> String {
    let characters = SymbolCharacters::new(record, '.');
    lines(record, "", |cell| paint(cell, &characters.get(record.grid.get(cell)).to_string()))
}

/// Writes symbols or numbers separated by spaces, with numbers aligned.
pub(in crate::format) fn write_spaced(record: &Record, paint: Paint<'_>) -> String {
    let words = SymbolWords::new(record, '0');
    lines(record, " ", |cell| paint(cell, &words.padded(cell)))
}

/// Writes symbols or numbers separated by commas, with empty fields for empty cells.
pub(in crate::format) fn write_comma(record: &Record, paint: Paint<'_>) -> String {
    let words = SymbolWords::new(record, '.');
    lines(record, ",", |cell| match record.grid.get(cell) {
        Some(_) => paint(cell, &words.get(cell)),
        None => String::new(),
    })
}

/// A line for each row, with this text for each cell.
pub(in crate::format) fn lines(
    record: &Record,
    separator: &str,
    cell_text: impl Fn(Cell) -> String,
) -> String {
    rows(record.grid.geometry(), separator, cell_text) + "\n"
}
