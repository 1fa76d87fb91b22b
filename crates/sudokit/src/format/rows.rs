//! Writing boards of several lines without borders.

use super::Record;
use super::write::{Characters, Paint, Words};

/// n lines of n symbols.
pub(super) fn write_grid(record: &Record, paint: Paint<'_>) -> String {
    let characters = Characters::new(record, '.');
    lines(record, "", |cell| paint(cell, &characters.get(record.grid.get(cell)).to_string()))
}

/// Symbols or numbers separated by a blank, numbers aligned.
pub(super) fn write_spaced(record: &Record, paint: Paint<'_>) -> String {
    let words = Words::new(record, '0');
    lines(record, " ", |cell| paint(cell, &words.padded(cell)))
}

/// Symbols or numbers separated by commas, empty cells as empty fields.
pub(super) fn write_comma(record: &Record, paint: Paint<'_>) -> String {
    let words = Words::new(record, '.');
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
