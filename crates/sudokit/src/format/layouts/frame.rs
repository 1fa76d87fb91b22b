//! Writing boards with borders of plain characters.
//!
//! ```text
//!  bordered        framed                       tight           open                     ss
//!  -------------   +-------+-------+-------+    +---+---+---+    5 3 . | . 7 . | . . .   *-----------*
//!  |53 | 7 |   |   | 5 3 . | . 7 . | . . . |    |53.|.7.|...|    6 . . | 1 9 5 | . . .   |53.|.7.|...|
//!  -------------   +-------+-------+-------+    +---+---+---+   -------|-------|-------  |---+---+---|
//! ```

use crate::format::Record;
use crate::format::writer::{Paint, SymbolCharacters, SymbolWords};

/// A manner of drawing borders.
pub(in crate::format) struct FrameStyle {
    outer: Option<Corners>,
    inner: Corners,
    cells: CellWidth,
    blank: char,
}

/// The signs of a rule where it meets the left edge, a bar and the right edge.
struct Corners {
    left: &'static str,
    cross: &'static str,
    right: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CellWidth {
    /// A character a cell, nothing between.
    Tight,
    /// A blank around every cell.
    Wide,
}

const fn corners(left: &'static str, cross: &'static str, right: &'static str) -> Corners {
    Corners { left, cross, right }
}

pub(in crate::format) const BORDERED: FrameStyle = FrameStyle {
    outer: Some(corners("-", "-", "-")),
    inner: corners("-", "-", "-"),
    cells: CellWidth::Tight,
    blank: ' ',
};

pub(in crate::format) const FRAMED: FrameStyle = FrameStyle {
    outer: Some(corners("+", "+", "+")),
    inner: corners("+", "+", "+"),
    cells: CellWidth::Wide,
    blank: '.',
};

pub(in crate::format) const TIGHT: FrameStyle = FrameStyle { cells: CellWidth::Tight, ..FRAMED };

pub(in crate::format) const SIMPLE_SUDOKU: FrameStyle = FrameStyle {
    outer: Some(corners("*", "-", "*")),
    inner: corners("|", "+", "|"),
    cells: CellWidth::Tight,
    blank: '.',
};

pub(in crate::format) const OPEN: FrameStyle =
    FrameStyle { outer: None, inner: corners("", "|", ""), cells: CellWidth::Wide, blank: '.' };

impl FrameStyle {
    pub(in crate::format) fn write(&self, record: &Record, paint: Paint<'_>) -> String {
        let geometry = record.grid.geometry();
        let side = geometry.side();
        let (box_rows, box_columns) =
            geometry.shape().map_or((side, side), |shape| (shape.rows(), shape.columns()));
        let words = SymbolWords::new(record, self.blank);
        let characters = SymbolCharacters::new(record, self.blank);
        let band = match self.cells {
            CellWidth::Tight => box_columns,
            CellWidth::Wide => 1 + box_columns * (words.width + 1),
        };
        let rule = |corners: &Corners| {
            let bands = vec!["-".repeat(band); side / box_columns];
            format!("{}{}{}\n", corners.left, bands.join(corners.cross), corners.right)
        };

        let edge = if self.outer.is_some() { "|" } else { "" };
        let mut text = self.outer.as_ref().map(rule).unwrap_or_default();
        for row in 0..side {
            if row > 0 && row % box_rows == 0 {
                text += &rule(&self.inner);
            }
            let mut line = String::from(edge);
            for column in 0..side {
                let cell = geometry.cell(row, column);
                if column > 0 && column % box_columns == 0 {
                    line.push('|');
                }
                match self.cells {
                    CellWidth::Tight => {
                        line += &paint(cell, &characters.get(record.grid.get(cell)).to_string());
                    }
                    CellWidth::Wide => {
                        line.push(' ');
                        line += &paint(cell, &words.padded(cell));
                        if (column + 1) % box_columns == 0 {
                            line.push(' ');
                        }
                    }
                }
            }
            line += edge;
            text += line.trim_end();
            text.push('\n');
        }
        text + &self.outer.as_ref().map(rule).unwrap_or_default()
    }
}
