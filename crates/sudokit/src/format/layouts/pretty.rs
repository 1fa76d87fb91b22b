//! Writes boards with Unicode lines around their regions, whether these are boxes or not.

use crate::board::text::{Pen, draw};
use crate::format::{Paint, Record, SymbolWords};

pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let words = SymbolWords::new(record, '·');
    let texts: Vec<String> = geometry.cells().map(|cell| words.padded(cell)).collect();
    draw(geometry, Pen::Unicode, &texts, paint)
}
