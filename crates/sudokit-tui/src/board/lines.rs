//! The lines of a board, and the numbers at its edges.
//!
//! Between two cells there is a thick line if they belong to different
//! regions. That is all a frame is: boxes, jigsaws and the edge of the board
//! follow from it.

use ratatui::buffer::Buffer;

use super::junction::{Weight, junction};
use super::layout::{Labels, Layout};
use super::sizes::Gaps;
use crate::theme::{Meaning, Theme};
use sudokit::board::Regions;

/// Draws lines and labels.
pub(super) fn draw(layout: &Layout, regions: &Regions, theme: Theme, buffer: &mut Buffer) {
    Lines { layout, regions, theme }.draw(buffer);
    if layout.labels == Labels::Shown {
        label(layout, regions.side(), theme, buffer);
    }
}

struct Lines<'a> {
    layout: &'a Layout,
    regions: &'a Regions,
    theme: Theme,
}

impl Lines<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let (columns, rows) = (&self.layout.columns, &self.layout.rows);
        for (j, x) in columns.rules() {
            for row in 0..self.regions.side() {
                let weight = self.left_of(row, j);
                for y in rows.between(row) {
                    self.put(buffer, x, y, [weight, Weight::Blank, weight, Weight::Blank]);
                }
            }
        }
        for (i, y) in rows.rules() {
            for column in 0..self.regions.side() {
                let weight = self.above(i, column);
                for x in columns.between(column) {
                    self.put(buffer, x, y, [Weight::Blank, weight, Weight::Blank, weight]);
                }
            }
            for (j, x) in columns.rules() {
                self.put(buffer, x, y, self.arms(i, j));
            }
        }
    }

    fn put(&self, buffer: &mut Buffer, x: u16, y: u16, arms: [Weight; 4]) {
        let thickest = arms.into_iter().max().unwrap_or_default();
        if thickest == Weight::Blank {
            return;
        }
        let meaning = if thickest > Weight::Light { Meaning::BoxLine } else { Meaning::Line };
        if let Some(place) = buffer.cell_mut((x, y)) {
            place.set_char(junction(arms)).set_style(self.theme.style(meaning));
        }
    }

    /// The arms where boundary `i` of the rows meets boundary `j` of the columns.
    fn arms(&self, i: usize, j: usize) -> [Weight; 4] {
        let (up, left) = (i.wrapping_sub(1), j.wrapping_sub(1));
        [self.left_of(up, j), self.above(i, j), self.left_of(i, j), self.above(i, left)]
    }

    /// The line at boundary `j` of the columns, in a row.
    fn left_of(&self, row: usize, j: usize) -> Weight {
        self.between((row, j.wrapping_sub(1)), (row, j))
    }

    /// The line at boundary `i` of the rows, in a column.
    fn above(&self, i: usize, column: usize) -> Weight {
        self.between((i.wrapping_sub(1), column), (i, column))
    }

    /// The line between two neighbours by row and column. Places that the board
    /// does not have belong to no region, and there is no line between two of them.
    fn between(&self, one: (usize, usize), other: (usize, usize)) -> Weight {
        let side = self.regions.side();
        let region = |(row, column)| (row < side && column < side).then(|| self.regions.region(row, column));
        match (self.layout.gaps, region(one), region(other)) {
            (_, None, None) => Weight::Blank,
            (Gaps::Channels, one, other) if one != other => Weight::Double,
            (Gaps::Channels, ..) => Weight::Blank,
            (Gaps::All | Gaps::Regions, one, other) if one != other => Weight::Heavy,
            (Gaps::All | Gaps::Regions, ..) => Weight::Light,
        }
    }
}

/// Numbers at the left and on top.
fn label(layout: &Layout, side: usize, theme: Theme, buffer: &mut Buffer) {
    let style = theme.style(Meaning::Label);
    let area = layout.area();
    let width = side.to_string().len();
    for number in 1..=side {
        let cell = layout.area_of(sudokit::Cell::new((number - 1) * (side + 1)));
        buffer.set_string(area.x, cell.y + (cell.height - 1) / 2, format!("{number:>width$}"), style);
        let text = number.to_string();
        let x = cell.x + cell.width.saturating_sub(text.len() as u16).div_ceil(2);
        buffer.set_string(x.min(cell.right() - text.len() as u16), area.y, text, style);
    }
}
