//! Where everything is: cells, candidates, names of rows, outside clues.
//!
//! ```text
//!        caption
//!     1  2  3  4  5       names of columns
//!   ┌───────────────┐
//! 1 │               │     names of rows; outside clues are between
//! 2 │     board     │     them and the board
//! 3 │               │
//!   └───────────────┘
//!    ● would be true      legend
//! ```

use sudokit::board::Position;
use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};

use crate::scene::{Mark, Scene};
use crate::shape::{CELL, Point, Size, Weight};
use crate::view::View;

/// The size of a digit in units.
const DIGIT: f32 = 62.0;

/// The part of a cell that candidates use.
const RASTER: f32 = 90.0;

/// The size of a candidate as a share of the distance between candidates.
const CANDIDATE: f32 = 0.74;

/// How much lower candidates are on a board with numbers in cages.
const CAGE_ROOM: f32 = 21.0;

/// Around the picture. The line around the board is at most twice as wide.
const MARGIN: f32 = 7.0;

/// The room for the names of rows and columns.
const LABELS: f32 = 38.0;

/// The room for clues outside of the board.
const OUTSIDE: f32 = 74.0;

/// The height of the caption.
pub(crate) const CAPTION: f32 = 62.0;

/// Places and sizes, in units.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) geometry: Geometry,
    /// The upper left corner of the board.
    pub(crate) origin: Point,
    /// The width of the picture.
    pub(crate) width: f32,
    /// The height of the board with all that is around it, without the legend.
    pub(crate) height: f32,
    /// The room for outside clues; 0 without them.
    pub(crate) outside: f32,
    /// The number of candidates next to each other, and below each other.
    columns: usize,
    rows: usize,
    /// The distance between candidates.
    pub(crate) pitch: f32,
    /// How far the raster of candidates is from the top of its cell.
    raster_top: f32,
    /// The size of digits and of candidates.
    pub(crate) digit: f32,
    pub(crate) candidate: f32,
    /// The width of the widest symbol of size 1.
    pub(crate) widest: f32,
    /// The room for the numbers of cages at the top of cells; 0 without them.
    pub(crate) cage_room: f32,
    /// The width of the thinnest line, in units.
    thinnest: f32,
    /// The size of the smallest text, in units.
    smallest: f32,
    pub(crate) size: Size,
}

impl Layout {
    pub(crate) fn new(scene: &Scene, view: &View) -> Self {
        let geometry = scene.geometry().clone();
        let side = geometry.side();
        let board = side as f32 * CELL;
        let has_outside = scene.marks.iter().any(|mark| matches!(mark, Mark::Outside { .. }));
        let outside = if has_outside { OUTSIDE } else { 0.0 };
        let labels = if view.labels.is_shown() { LABELS } else { 0.0 };
        let caption = if view.caption.is_shown() && !scene.title.is_empty() { CAPTION } else { 0.0 };
        let origin = Point::new(MARGIN + labels + outside, MARGIN + caption + labels + outside);
        let width = origin.x + board + outside + MARGIN;
        let height = origin.y + board + outside + MARGIN;

        let columns = (1..side).find(|columns| columns * columns >= side).unwrap_or(side);
        let rows = side.div_ceil(columns);
        let has_sums =
            scene.marks.iter().any(|mark| matches!(mark, Mark::Cage { label, .. } if !label.is_empty()));
        let cage_room = if has_sums { CAGE_ROOM } else { 0.0 };
        let pitch = (RASTER / columns as f32).min((CELL - cage_room - (CELL - RASTER) / 2.0) / rows as f32);
        let raster_top = cage_room.max((CELL - rows as f32 * pitch) / 2.0);
        let size = view.size.unwrap_or_else(|| Size::Pixels(default_width(side, columns) * width / board));
        let points_per_unit = size.points() / width;

        let widest = widest_symbol(scene.alphabet(), side);
        let smallest = view.theme.smallest_text() / points_per_unit;
        let candidate = (CANDIDATE * pitch).max(smallest.min(0.9 * pitch));
        Self {
            origin,
            width,
            height,
            outside,
            columns,
            rows,
            pitch,
            raster_top,
            digit: DIGIT.min(84.0 / widest),
            candidate: candidate.min(0.92 * pitch / widest),
            widest,
            cage_room,
            thinnest: (view.theme.thinnest_line() / points_per_unit).min(MARGIN),
            smallest,
            size,
            geometry,
        }
    }

    /// The side of the board in units.
    pub(crate) fn board(&self) -> f32 {
        self.geometry.side() as f32 * CELL
    }

    /// The upper left corner of a cell.
    pub(crate) fn corner(&self, cell: Cell) -> Point {
        let Position { row, column } = self.geometry.position(cell);
        self.origin + Point::new(column as f32, row as f32) * CELL
    }

    /// The middle of a cell.
    pub(crate) fn centre(&self, cell: Cell) -> Point {
        self.corner(cell) + Point::new(CELL, CELL) * 0.5
    }

    /// The middle of a candidate.
    pub(crate) fn place(&self, Candidate { cell, digit }: Candidate) -> Point {
        let (row, column) = self.raster(digit);
        let place = Point::new(column as f32 + 0.5, row as f32 + 0.5) * self.pitch;
        self.corner(cell) + Point::new(self.raster_left(), self.raster_top) + place
    }

    /// The row and column of a digit among the candidates of a cell.
    fn raster(&self, digit: Digit) -> (usize, usize) {
        (digit.index() / self.columns, digit.index() % self.columns)
    }

    /// The gaps between rows of candidates, from the top of a cell.
    pub(crate) fn row_gaps(&self) -> impl Iterator<Item = f32> + '_ {
        (0..=self.rows).map(|row| self.raster_top + row as f32 * self.pitch)
    }

    /// The gaps between columns of candidates, from the left of a cell.
    pub(crate) fn column_gaps(&self) -> impl Iterator<Item = f32> + '_ {
        (0..=self.columns).map(|column| self.raster_left() + column as f32 * self.pitch)
    }

    /// How far the raster of candidates is from the left of its cell.
    fn raster_left(&self) -> f32 {
        (CELL - self.columns as f32 * self.pitch) / 2.0
    }

    /// A line width, or the thinnest that can be seen. In a tiny picture, lines get thinner than
    /// that, because there must be room between them.
    pub(crate) fn line(&self, width: f32) -> f32 {
        width.max(self.thinnest)
    }

    /// A text size, or the smallest that can be read, but not more than there is room for.
    pub(crate) const fn text(&self, size: f32, most: f32) -> f32 {
        size.max(self.smallest.min(most))
    }

    /// The radius of the form around a candidate.
    pub(crate) fn node(&self) -> f32 {
        0.455 * self.pitch
    }
}

/// The width in pixels of a board of which everything can be read.
fn default_width(side: usize, columns: usize) -> f32 {
    // Candidates need 15 pixels from one to the next, cells 40.
    side as f32 * (columns as f32 * 17.0).max(66.0)
}

/// The width of the widest symbol of size 1, in bold.
fn widest_symbol(alphabet: &Alphabet, side: usize) -> f32 {
    Digit::all(side).map(|digit| Weight::Bold.width(&alphabet.symbol(digit))).fold(0.1, f32::max)
}
