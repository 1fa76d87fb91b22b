//! Boards as text, as far as no format is needed.
//!
//! ```text
//! {puzzle}   {puzzle:#}         {candidates}
//!
//! 1...       +-----+-----+      +---------+---------+
//! ..2.       | 1 . | . . |      | 1   24  | 34  (3) |
//! .3..       | . . | 2 . |      | 34  (4) | 2   13  |
//! ...4       +-----+-----+      +---------+---------+
//!            | . 3 | . . |      | 24  3   | (1) 12  |
//!            | . . | . 4 |      | (2) 12  | 13  4   |
//!            +-----+-----+      +---------+---------+
//! ```
//!
//! `Debug` draws as well, so that a failing `assert_eq!` shows two boards. The
//! first of these texts is also what the library reads without its formats.

mod display;
mod drawing;
#[cfg(any(test, not(feature = "formats")))]
mod plain;

use std::fmt::{Display, Write as _};

use super::Geometry;
use crate::base::Cell;
pub(crate) use drawing::{Pen, draw};

/// A line for each row, with this text for each cell and the separator between
/// cells. The last line has no end.
pub(crate) fn rows<T: Display>(
    geometry: &Geometry,
    separator: &str,
    cell_text: impl Fn(Cell) -> T,
) -> String {
    let side = geometry.side();
    let mut text = String::with_capacity(geometry.len() * (1 + separator.len()) + side);
    for cell in geometry.cells() {
        let before = match cell.index() {
            0 => "",
            index if index.is_multiple_of(side) => "\n",
            _ => separator,
        };
        write!(text, "{before}{}", cell_text(cell)).expect("a string takes any text");
    }
    text
}
