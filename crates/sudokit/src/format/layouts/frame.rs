//! Writing boards with borders of plain characters.
//!
//! ```text
//!  bordered        framed                       tight           open                     ss
//!  -------------   +-------+-------+-------+    +---+---+---+    5 3 . | . 7 . | . . .   *-----------*
//!  |53 | 7 |   |   | 5 3 . | . 7 . | . . . |    |53.|.7.|...|    6 . . | 1 9 5 | . . .   |53.|.7.|...|
//!  -------------   +-------+-------+-------+    +---+---+---+   -------|-------|-------  |---+---+---|
//! ```

use crate::board::Geometry;
use crate::format::{Paint, Record, SymbolCharacters, SymbolWords};

/// A style of borders.
pub(in crate::format) struct FrameStyle {
    /// The rules at the top and at the bottom. Without them there are no bars at the left and right
    /// either.
    outer: Option<[Corners; 2]>,
    inner: Corners,
    /// The text before, between and after the cells of a box.
    padding: [&'static str; 3],
    blank: char,
}

/// The characters of a rule where it meets the left edge, a bar and the right edge.
type Corners = [&'static str; 3];

/// No padding: one character per cell.
const NO_PADDING: [&str; 3] = ["", "", ""];

/// A space around every cell.
const SPACES: [&str; 3] = [" ", " ", " "];

pub(in crate::format) const BORDERED: FrameStyle =
    FrameStyle { outer: Some([["-"; 3]; 2]), inner: ["-"; 3], padding: NO_PADDING, blank: ' ' };

pub(in crate::format) const FRAMED: FrameStyle =
    FrameStyle { outer: Some([["+"; 3]; 2]), inner: ["+"; 3], padding: SPACES, blank: '.' };

pub(in crate::format) const TIGHT: FrameStyle = FrameStyle { padding: NO_PADDING, ..FRAMED };

pub(in crate::format) const SIMPLE_SUDOKU: FrameStyle =
    FrameStyle { outer: Some([["*", "-", "*"]; 2]), inner: ["|", "+", "|"], ..TIGHT };

pub(in crate::format) const OPEN: FrameStyle = FrameStyle { outer: None, inner: ["", "|", ""], ..FRAMED };

pub(super) const PENCILMARKS: FrameStyle = FrameStyle {
    outer: Some([["."; 3], ["'"; 3]]),
    inner: [":", "+", ":"],
    padding: [" ", "  ", "  "],
    blank: '.',
};

impl FrameStyle {
    pub(in crate::format) fn write(&self, record: &Record, paint: Paint<'_>) -> String {
        let words = SymbolWords::new(record, self.blank);
        let characters = SymbolCharacters::new(record, self.blank);
        let text = |cell| {
            let is_tight = self.padding == NO_PADDING;
            if is_tight { characters.get(record.grid.get(cell)).to_string() } else { words.padded(cell) }
        };
        let geometry = record.grid.geometry();
        self.draw(geometry, &geometry.cells().map(text).collect::<Vec<_>>(), paint)
    }

    /// Draws a board whose cells show these texts. Each column is as wide as its widest cell.
    pub(super) fn draw(&self, geometry: &Geometry, texts: &[String], paint: Paint<'_>) -> String {
        let side = geometry.side();
        let (box_rows, box_columns) =
            geometry.shape().map_or((side, side), |shape| (shape.rows(), shape.columns()));
        let width = |column: usize| {
            texts.iter().skip(column).step_by(side).map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..side).map(width).collect();
        let [before, between, after] = self.padding;
        let padding = before.len() + between.len() * (box_columns - 1) + after.len();
        let dashes = |band: &[usize]| "-".repeat(padding + band.iter().sum::<usize>());
        let bands: Vec<String> = widths.chunks(box_columns).map(dashes).collect();
        let rule = |[left, cross, right]: Corners| format!("{left}{}{right}\n", bands.join(cross));

        let edge = if self.outer.is_some() { "|" } else { "" };
        let mut text = self.outer.map(|[top, _]| rule(top)).unwrap_or_default();
        for row in 0..side {
            if row > 0 && row % box_rows == 0 {
                text += &rule(self.inner);
            }
            let cell_text = |(column, &width): (usize, &usize)| {
                let cell = geometry.cell(row, column);
                paint(cell, &format!("{:width$}", texts[cell.index()]))
            };
            let cells: Vec<String> = widths.iter().enumerate().map(cell_text).collect();
            let boxes: Vec<String> = cells
                .chunks(box_columns)
                .map(|cells| format!("{before}{}{after}", cells.join(between)))
                .collect();
            text += format!("{edge}{}{edge}", boxes.join("|")).trim_end();
            text.push('\n');
        }
        text + &self.outer.map(|[_, bottom]| rule(bottom)).unwrap_or_default()
    }
}
