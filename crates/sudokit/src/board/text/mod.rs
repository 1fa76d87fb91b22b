//! Boards as text, without the help of a format.
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
//! `Debug` draws boards too, so that a failing `assert_eq!` shows them. Without its formats, the
//! library reads only the first of these texts.

mod display;
mod drawing;
#[cfg(any(test, not(feature = "formats")))]
mod plain;

use std::fmt::{Display, Write as _};

use super::Geometry;
use crate::base::Cell;
pub(crate) use drawing::{Pen, draw};

/// Writes a line for each row, with the separator between cells and no final line break.
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
