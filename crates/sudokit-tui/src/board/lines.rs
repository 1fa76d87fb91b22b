//! The lines of a board, and the numbers at its edges.
//!
//! Between two cells there is a thick line if they belong to different
//! regions. This rule is enough to draw boxes, jigsaws and the edge of the board. A
//! thick line of another colour encloses the cursor's cell.
//!
//! While a chain is drawn, its wires run where the thin lines were, and regions
//! have double lines, which do not look like wires. Dots keep cells apart.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use sudokit::board::Regions;
use sudokit_draw::Scene;

use super::Form;
use super::junction::{self, Weight, junction};
use super::layout::Layout;
use crate::theme::{Depth, Meaning, Theme};

/// Draws lines and labels.
pub(super) fn draw(layout: &Layout, scene: &Scene, theme: Theme, buffer: &mut Buffer) {
    let regions = scene.geometry().regions();
    let kind = if scene.chain.links.is_empty() { LineKind::Lines } else { LineKind::Channels };
    let cursor = scene.cursor().filter(|_| layout.form().has_places() && kind == LineKind::Lines);
    let framed = cursor.map(|cell| {
        let at = scene.geometry().position(cell);
        (at.row, at.column)
    });
    if layout.form().has_places() && !layout.has_row_lines() {
        bands(layout, regions.side(), theme, buffer);
    }
    Lines { layout, regions, theme, kind, framed }.draw(buffer);
    if let Some(cell) = cursor {
        frame(layout.ground_of(cell), theme, buffer);
    }
    if layout.has_labels() {
        label(layout, scene, theme, buffer);
    }
}

/// The lines that are drawn between cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LineKind {
    /// Thin lines, and thick ones between regions.
    Lines,
    /// Nothing but double lines between regions: there is room for wires.
    Channels,
}

struct Lines<'a> {
    layout: &'a Layout,
    regions: &'a Regions,
    theme: Theme,
    kind: LineKind,
    /// The row and column of the cell that has a frame of its own.
    framed: Option<(usize, usize)>,
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
                // In dense boards, corners alone do not keep cells apart.
                if weight == Weight::Blank && self.layout.form() == Form::Dense {
                    self.point(buffer, x, rows.starts[row]);
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
                let arms = self.arms(i, j);
                self.put(buffer, x, y, arms);
                // Without lines, a dot shows where the corners of cells meet.
                if arms == [Weight::Blank; 4] {
                    self.point(buffer, x, y);
                }
            }
        }
    }

    fn point(&self, buffer: &mut Buffer, x: u16, y: u16) {
        buffer.set_string(x, y, "·", self.theme.style(Meaning::Line));
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
        let is_framed = self.framed.is_some_and(|framed| framed == one || framed == other);
        match (self.kind, region(one), region(other)) {
            (_, None, None) => Weight::Blank,
            (LineKind::Channels, one, other) if one != other => Weight::Double,
            (LineKind::Channels, ..) => Weight::Blank,
            (LineKind::Lines, one, other) if one != other || is_framed => Weight::Heavy,
            (LineKind::Lines, ..) => Weight::Light,
        }
    }
}

/// Without lines between rows, every other row has a background of its own. Sixteen
/// colours have none to spare, so there the last line of each row is underlined.
fn bands(layout: &Layout, side: usize, theme: Theme, buffer: &mut Buffer) {
    let frame = layout.frame().inner(Margin::new(1, 0));
    for row in 0..side {
        let cell = layout.area_of(sudokit::Cell::new(row * side));
        let next = layout.area_of(sudokit::Cell::new((row + 1).min(side - 1) * side));
        if theme.depth == Depth::Ansi16 {
            // A line between regions needs no other.
            if next.y != cell.bottom() {
                continue;
            }
            let last = Rect { y: cell.bottom() - 1, height: 1, ..frame };
            buffer.set_style(last, theme.style(Meaning::RowEnd));
        } else if !row.is_multiple_of(2) {
            let band = Rect { y: cell.y, height: cell.height, ..frame };
            buffer.set_style(band, theme.style(Meaning::Band));
        }
    }
}

/// Gives the lines around a cell the colour of the cursor.
fn frame(ground: Rect, theme: Theme, buffer: &mut Buffer) {
    let around = ground.outer(Margin::new(1, 1));
    for at in around.positions().filter(|&at| !ground.contains(at)) {
        if let Some(place) = buffer.cell_mut(at)
            && junction::is_line(place.symbol())
        {
            place.set_style(theme.style(Meaning::CursorFrame));
        }
    }
}

/// Names of rows at the left and numbers of columns on top. Those of the cursor are
/// emphasised. If numbers would touch each other, every other column has one.
fn label(layout: &Layout, scene: &Scene, theme: Theme, buffer: &mut Buffer) {
    let side = scene.geometry().side();
    let origin = layout.origin();
    let cursor = scene.cursor().map(|cell| scene.geometry().position(cell));
    let style = |is_here: bool| theme.style(if is_here { Meaning::CursorFrame } else { Meaning::Label });
    let width = side.to_string().len();
    for index in 0..side {
        let number = index + 1;
        let cell = layout.area_of(sudokit::Cell::new(index * (side + 1)));
        let row = style(cursor.is_some_and(|at| at.row == index));
        let name = scene.coordinates.row(index);
        buffer.set_string(origin.x, cell.y + (cell.height - 1) / 2, format!("{name:>width$}"), row);
        let text = number.to_string();
        let is_here = cursor.is_some_and(|at| at.column == index);
        let is_next = cursor.is_some_and(|at| at.column.abs_diff(index) == 1);
        let is_shown = text.len() < cell.width.into() || is_here || (!number.is_multiple_of(2) && !is_next);
        if !is_shown {
            continue;
        }
        let x = cell.x + cell.width.saturating_sub(text.len() as u16).div_ceil(2);
        buffer.set_string(x.min(cell.right() - text.len() as u16), origin.y, text, style(is_here));
    }
}
