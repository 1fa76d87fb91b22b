//! Boards of several lines: plain, spaced, comma separated, bordered.
//!
//! All of them are read here; those without borders are written here as well,
//! the others by [`frame`](super::frame) and [`pretty`](super::pretty).

use super::cells::{Borders, CellTexts, LayoutStyle, Separator};
use super::symbols::Spacing;
use super::{pencilmarks, symbols};
use crate::base::Error;
use crate::format::options::Context;
use crate::format::writer::{Paint, SymbolCharacters, SymbolWords};
use crate::format::{Format, Record};

/// The puzzle that a block of cells means.
pub(in crate::format) fn read(cells: &CellTexts<'_>, context: &Context) -> Result<Record, Error> {
    let geometry = context.geometry(cells.side, cells.shape)?;
    if context.expects_marks() || pencilmarks::is_pencilled(cells) {
        return pencilmarks::read(cells, &geometry, context);
    }
    let (grid, alphabet) = symbols::read(&cells.tokens, &geometry, cells.manner.spacing, context.alphabet())?;
    Ok(Record::new(grid, format(cells.manner), alphabet))
}

/// What the layout is called, so that an answer can be written alike.
fn format(manner: LayoutStyle) -> Format {
    match (manner.borders, manner.separator, manner.spacing) {
        (_, Separator::Comma, _) => Format::Comma,
        (Borders::None, Separator::Blank, _) => Format::Spaced,
        (Borders::None, Separator::Nothing, _) => Format::Grid,
        (Borders::Dashes, _, Spacing::Dense) => Format::Bordered,
        (Borders::Plus, _, Spacing::Dense) => Format::Tight,
        (Borders::Dashes | Borders::Plus, _, Spacing::Separated) => Format::Framed,
        (Borders::Star, ..) => Format::SimpleSudoku,
        (Borders::Open, ..) => Format::Open,
        (Borders::Drawn, ..) => Format::Pretty,
    }
}

/// n lines of n symbols.
pub(in crate::format) fn write_grid(record: &Record, paint: Paint<'_>) -> String {
    let characters = SymbolCharacters::new(record, '.');
    lines(record, "", |cell| paint(cell, &characters.get(record.grid.get(cell)).to_string()))
}

/// Symbols or numbers separated by a blank, numbers aligned.
pub(in crate::format) fn write_spaced(record: &Record, paint: Paint<'_>) -> String {
    let words = SymbolWords::new(record, '0');
    lines(record, " ", |cell| paint(cell, &words.padded(cell)))
}

/// Symbols or numbers separated by commas, empty cells as empty fields.
pub(in crate::format) fn write_comma(record: &Record, paint: Paint<'_>) -> String {
    let words = SymbolWords::new(record, '.');
    lines(record, ",", |cell| match record.grid.get(cell) {
        Some(_) => paint(cell, &words.get(cell)),
        None => String::new(),
    })
}

fn lines(record: &Record, separator: &str, cell_text: impl Fn(crate::base::Cell) -> String) -> String {
    let geometry = record.grid.geometry();
    let mut text = String::new();
    for row in 0..geometry.side() {
        let cells: Vec<String> =
            (0..geometry.side()).map(|column| cell_text(geometry.cell(row, column))).collect();
        text += &cells.join(separator);
        text.push('\n');
    }
    text
}
