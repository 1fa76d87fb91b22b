//! The sizes a board can be drawn in, largest first.
//!
//! ```text
//!  Notes    every note at its place in a square                  9x9: 140x58, 102x38, 75x38, 69x32
//!  Dense    every note at its place in two or three lines             75x29, 57x29, 75x23, 57x23
//!  Chart    one or two lines a cell: its digit, or a few notes        75x20, 57x20, 57x14
//!  Compact  a line a cell, lines between all cells                    39x20
//!  Tight    a line a cell, lines between regions only                 33x14
//!  Slim     the same without the column at the right of the digit     24x14
//! ```
//!
//! A board has the same size whether or not a chain is drawn on it, so nothing moves when a hint
//! opens.

use sudokit::Geometry;

/// The form in which a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Notes at their places in a square.
    Notes,
    /// Notes at their places in two or three lines.
    Dense,
    /// One or two lines a cell, wide enough for a few notes.
    Chart,
    /// One line a cell, with lines between all cells.
    Compact,
    /// One line a cell, with lines between regions.
    Tight,
    /// Like [`Tight`](Self::Tight), but narrower.
    Slim,
}

impl Form {
    /// Whether every note has a place of its own.
    pub const fn has_places(self) -> bool {
        matches!(self, Self::Notes | Self::Dense)
    }

    /// Whether candidates are captions, with their sign and number.
    pub const fn has_captions(self) -> bool {
        matches!(self, Self::Notes | Self::Dense | Self::Chart)
    }
}

/// The boundaries that have room for lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gaps {
    /// Between all cells.
    All,
    /// Between regions only.
    Regions,
}

/// The arrangement of notes in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Places {
    /// As in a box.
    Square,
    /// As in a box, with a blank line between two lines of notes if there is no line in
    /// the middle, which is where a digit is.
    Spread,
    /// In this many lines.
    Lines(u16),
    /// Listed in this many lines, if there is room for all.
    List(u16),
}

/// The places of notes in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Raster {
    /// The number of notes in a line.
    pub(super) columns: u16,
    /// The distance between notes in a line.
    pub(super) pitch: u16,
    /// The distance between lines.
    pub(super) leading: u16,
    /// Blank columns at the left.
    pub(super) margin: u16,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) form: Form,
    places: Places,
    /// The number of characters that a note, or the line of a cell, has besides a symbol.
    more: u16,
    /// Blank columns at the left and at the right of a cell.
    margins: (u16, u16),
    /// Columns and rows between cells.
    pub(super) gap: u16,
    /// The boundaries between columns, and those between rows, that have room for lines.
    pub(super) gaps: (Gaps, Gaps),
}

const fn row(form: Form, places: Places, more: u16, margins: (u16, u16), gaps: (Gaps, Gaps)) -> Sizes {
    Sizes { form, places, more, margins, gap: 1, gaps }
}

const LINED: (Gaps, Gaps) = (Gaps::All, Gaps::All);
const COLUMNS: (Gaps, Gaps) = (Gaps::All, Gaps::Regions);
const BOXED: (Gaps, Gaps) = (Gaps::Regions, Gaps::Regions);

const TABLE: [Sizes; 20] = [
    Sizes { gap: 3, ..row(Form::Notes, Places::Spread, 3, (0, 0), LINED) },
    row(Form::Notes, Places::Spread, 2, (0, 1), LINED),
    row(Form::Notes, Places::Square, 2, (0, 1), LINED),
    row(Form::Notes, Places::Spread, 1, (0, 1), LINED),
    row(Form::Notes, Places::Square, 1, (0, 1), LINED),
    row(Form::Notes, Places::Square, 1, (0, 1), BOXED),
    row(Form::Dense, Places::Lines(2), 0, (1, 1), LINED),
    row(Form::Dense, Places::Lines(2), 0, (0, 0), LINED),
    row(Form::Dense, Places::Lines(3), 0, (0, 0), LINED),
    row(Form::Dense, Places::Lines(2), 0, (1, 1), COLUMNS),
    row(Form::Dense, Places::Lines(2), 0, (0, 0), COLUMNS),
    row(Form::Dense, Places::Lines(3), 0, (0, 0), COLUMNS),
    row(Form::Chart, Places::List(3), 6, (0, 0), LINED),
    row(Form::Chart, Places::List(2), 6, (0, 0), LINED),
    row(Form::Chart, Places::List(1), 6, (0, 0), LINED),
    row(Form::Chart, Places::List(1), 4, (0, 0), LINED),
    row(Form::Chart, Places::List(1), 4, (0, 0), COLUMNS),
    row(Form::Compact, Places::List(1), 2, (0, 0), LINED),
    row(Form::Tight, Places::List(1), 2, (0, 0), BOXED),
    row(Form::Slim, Places::List(1), 1, (0, 0), BOXED),
];

impl Sizes {
    /// The rows for a board, largest first. Lines of two notes are no denser than
    /// a square.
    pub(super) fn of(geometry: &Geometry) -> impl Iterator<Item = Self> {
        TABLE.into_iter().filter(|sizes| sizes.form != Form::Dense || sizes.places(geometry).1 > 2)
    }

    /// The places of notes in a cell, for the width of a symbol.
    pub(super) fn raster(self, geometry: &Geometry, symbol: u16) -> Raster {
        let (rows, columns) = self.places(geometry);
        // Symbols of several characters need a blank between them.
        let pitch = (symbol + self.more).max(if symbol > 1 { symbol + 1 } else { 1 });
        let is_spread = self.places == Places::Spread && rows.is_multiple_of(2);
        Raster { columns, pitch, leading: if is_spread { 2 } else { 1 }, margin: self.margins.0 }
    }

    /// Columns and rows of a cell.
    pub(super) fn cell(self, geometry: &Geometry, symbol: u16) -> (u16, u16) {
        let Raster { columns, pitch, leading, .. } = self.raster(geometry, symbol);
        let (rows, _) = self.places(geometry);
        (columns * pitch + self.margins.0 + self.margins.1, (rows - 1) * leading + 1)
    }

    /// The rows and columns of notes.
    fn places(self, geometry: &Geometry) -> (u16, u16) {
        let side = geometry.side() as u16;
        match self.places {
            Places::Square | Places::Spread => places(geometry),
            Places::Lines(rows) => (rows, side.div_ceil(rows)),
            Places::List(rows) => (rows, 1),
        }
    }
}

/// The rows and columns of notes in a cell: those of a box, or about square.
pub(crate) fn places(geometry: &Geometry) -> (u16, u16) {
    let side = geometry.side();
    let (rows, columns) =
        geometry.shape().filter(|shape| shape.rows() > 1 && shape.columns() > 1).map_or_else(
            || {
                let columns = (1..=side).find(|columns| columns * columns >= side).unwrap_or(side);
                (side.div_ceil(columns), columns)
            },
            |shape| (shape.rows(), shape.columns()),
        );
    (rows as u16, columns as u16)
}
