//! Writing boards with Unicode lines.
//!
//! A wall stands wherever two neighbouring cells are of different regions, so
//! the same drawing shows boxes and jigsaws:
//!
//! ```text
//! ┌───────┬───────┐     ┌───────────┬───┐
//! │ 1 2   │ 3 4   │     │ 1   2   3 │ 4 │
//! │ 3 4   │ 1 2   │     │   ┌───┬───┘   │
//! ├───────┼───────┤     │ 4 │ 3 │ 2   1 │
//! ```
//!
//! A column boundary takes one character, or three where a wall stands
//! somewhere along it; a row boundary takes a line only if a wall lies in it.

use crate::board::Regions;
use crate::format::{Paint, Record, SymbolWords};

pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let walls = Walls { regions: geometry.regions(), side: geometry.side() };
    let words = SymbolWords::new(record, '·');
    let mut text = String::new();
    for row in 0..=walls.side {
        if walls.has_rule(row) {
            text += walls.rule(row, words.width).trim_end();
            text.push('\n');
        }
        if row == walls.side {
            break;
        }
        for column in 0..=walls.side {
            if walls.has_bar(column) {
                text.push(if walls.beside(row, column) { '│' } else { ' ' });
            }
            if column < walls.side {
                let cell = geometry.cell(row, column);
                text.push(' ');
                text += &paint(cell, &words.padded(cell));
                if walls.has_bar(column + 1) {
                    text.push(' ');
                }
            }
        }
        text.push('\n');
    }
    text
}

struct Walls<'a> {
    regions: &'a Regions,
    side: usize,
}

impl Walls<'_> {
    /// Whether a wall stands at the left of this cell. The last column has one
    /// more boundary at its right.
    fn beside(&self, row: usize, column: usize) -> bool {
        column == 0
            || column == self.side
            || self.regions.region(row, column - 1) != self.regions.region(row, column)
    }

    /// Whether a wall lies above this cell.
    fn above(&self, row: usize, column: usize) -> bool {
        row == 0
            || row == self.side
            || self.regions.region(row - 1, column) != self.regions.region(row, column)
    }

    fn has_bar(&self, column: usize) -> bool {
        (0..self.side).any(|row| self.beside(row, column))
    }

    fn has_rule(&self, row: usize) -> bool {
        (0..self.side).any(|column| self.above(row, column))
    }

    fn rule(&self, row: usize, width: usize) -> String {
        let mut line = String::new();
        for column in 0..=self.side {
            if self.has_bar(column) {
                let up = row > 0 && self.beside(row - 1, column);
                let down = row < self.side && self.beside(row, column);
                let left = column > 0 && self.above(row, column - 1);
                let right = column < self.side && self.above(row, column);
                line.push(corner([up, down, left, right]));
            }
            if column < self.side {
                let stroke = if self.above(row, column) { "─" } else { " " };
                let closing = usize::from(self.has_bar(column + 1));
                line += &stroke.repeat(1 + width + closing);
            }
        }
        line
    }
}

/// The sign where lines meet, by the directions that they come from.
fn corner(up_down_left_right: [bool; 4]) -> char {
    const CORNERS: [char; 16] =
        [' ', '╶', '╴', '─', '╷', '┌', '┐', '┬', '╵', '└', '┘', '┴', '│', '├', '┤', '┼'];
    CORNERS[up_down_left_right.into_iter().fold(0, |index, line| index * 2 + usize::from(line))]
}
