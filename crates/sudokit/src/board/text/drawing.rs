//! Drawings of boards with walls around their regions.
//!
//! A wall separates neighbouring cells of different regions, so the same code draws boxes and
//! jigsaws:
//!
//! ```text
//! ┌───────┬───────┐     ┌───────────┬───┐     +-----------+---+
//! │ 1 2   │ 3 4   │     │ 1   2   3 │ 4 │     | 1   2   3 | 4 |
//! │ 3 4   │ 1 2   │     │   ┌───┬───┘   │     |   +---+---+   |
//! ├───────┼───────┤     │ 4 │ 3 │ 2   1 │     | 4 | 3 | 2   1 |
//! ```
//!
//! A column boundary is one character wide, or three if it has a wall anywhere. A row boundary
//! takes a line only if it has a wall.

use crate::base::Cell;
use crate::board::{Geometry, Regions};

/// The characters for walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pen {
    /// `+`, `-` and `|`.
    Plain,
    /// The box-drawing characters of Unicode.
    #[cfg_attr(not(feature = "formats"), allow(dead_code, reason = "only a format draws with it"))]
    Unicode,
}

/// Draws a board whose cells show these texts. Columns are as wide as their widest cell. `paint`
/// styles the text of a cell, which is already padded to the width of its column.
///
/// # Panics
///
/// Panics if there are fewer texts than cells.
pub(crate) fn draw(
    geometry: &Geometry,
    pen: Pen,
    texts: &[String],
    paint: &dyn Fn(Cell, &str) -> String,
) -> String {
    let side = geometry.side();
    let width = |column: usize| {
        texts.iter().skip(column).step_by(side).map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..side).map(width).collect();
    let walls = Walls::new(geometry.regions());
    let mut picture = String::new();
    for row in 0..=side {
        if walls.has_rule(row) {
            picture += &walls.rule(row, &widths, pen);
            picture.push('\n');
        }
        if row == side {
            break;
        }
        for (column, &width) in widths.iter().enumerate() {
            if walls.bars[column] {
                picture.push(if walls.left_of(row, column) { pen.bar() } else { ' ' });
            }
            let cell = geometry.cell(row, column);
            picture.push(' ');
            picture += &paint(cell, &format!("{:width$}", texts[cell.index()]));
            if walls.bars[column + 1] {
                picture.push(' ');
            }
        }
        picture.push(pen.bar());
        picture.push('\n');
    }
    picture
}

struct Walls<'a> {
    regions: &'a Regions,
    side: usize,
    /// For each column boundary, whether it has a wall anywhere.
    bars: Vec<bool>,
}

impl<'a> Walls<'a> {
    fn new(regions: &'a Regions) -> Self {
        let side = regions.side();
        let mut walls = Self { regions, side, bars: Vec::new() };
        walls.bars = (0..=side).map(|column| (0..side).any(|row| walls.left_of(row, column))).collect();
        walls
    }

    /// Whether there is a wall on the left of this cell. `column` may be `side`, for the right
    /// edge.
    fn left_of(&self, row: usize, column: usize) -> bool {
        column == 0
            || column == self.side
            || self.regions.region(row, column - 1) != self.regions.region(row, column)
    }

    /// Whether there is a wall above this cell. `row` may be `side`, for the lower edge.
    fn above(&self, row: usize, column: usize) -> bool {
        row == 0
            || row == self.side
            || self.regions.region(row - 1, column) != self.regions.region(row, column)
    }

    fn has_rule(&self, row: usize) -> bool {
        (0..self.side).any(|column| self.above(row, column))
    }

    fn rule(&self, row: usize, widths: &[usize], pen: Pen) -> String {
        let mut line = String::new();
        for (column, width) in widths.iter().enumerate() {
            if self.bars[column] {
                line.push(pen.corner(self.directions(row, column)));
            }
            let stroke = if self.above(row, column) { pen.stroke() } else { " " };
            let closing = usize::from(self.bars[column + 1]);
            line += &stroke.repeat(1 + width + closing);
        }
        line.push(pen.corner(self.directions(row, self.side)));
        line
    }

    /// Whether walls reach the upper left corner of this cell from above, below, left and right.
    fn directions(&self, row: usize, column: usize) -> [bool; 4] {
        [
            row > 0 && self.left_of(row - 1, column),
            row < self.side && self.left_of(row, column),
            column > 0 && self.above(row, column - 1),
            column < self.side && self.above(row, column),
        ]
    }
}

impl Pen {
    fn bar(self) -> char {
        match self {
            Self::Plain => '|',
            Self::Unicode => '│',
        }
    }

    fn stroke(self) -> &'static str {
        match self {
            Self::Plain => "-",
            Self::Unicode => "─",
        }
    }

    /// The character where walls meet, by the directions of the walls.
    fn corner(self, up_down_left_right: [bool; 4]) -> char {
        const PLAIN: [char; 16] =
            [' ', '+', '+', '-', '+', '+', '+', '+', '+', '+', '+', '+', '|', '+', '+', '+'];
        const UNICODE: [char; 16] =
            [' ', '╶', '╴', '─', '╷', '┌', '┐', '┬', '╵', '└', '┘', '┴', '│', '├', '┤', '┼'];
        let corners = match self {
            Self::Plain => PLAIN,
            Self::Unicode => UNICODE,
        };
        corners[up_down_left_right.into_iter().fold(0, |index, wall| index * 2 + usize::from(wall))]
    }
}
