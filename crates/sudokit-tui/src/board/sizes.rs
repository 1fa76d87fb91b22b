//! The sizes a board can be drawn in, largest first.
//!
//! ```text
//!  Map      every note at its place, room for its sign and number   9x9: 120x38
//!  Notes    every note at its place                                       75x38, 67x32
//!  Chart    a line a cell: its digit, or what plays a role                 75x20
//!  Compact  a line a cell, lines between all cells                         39x20
//!  Tight    a line a cell, lines between regions only                      33x14
//!  Slim     the same without the column at the right of the digit          24x14
//! ```

use sudokit::Geometry;
use sudokit::logic::explain::Spot;

use crate::scene::Scene;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Notes at their places with room for wires between them.
    Map,
    /// Notes at their places.
    Notes,
    /// One line a cell, wide enough for what plays a role there.
    Chart,
    /// One line a cell, with lines between all cells.
    Compact,
    /// One line a cell, with lines between regions.
    Tight,
    /// As [`Tight`](Self::Tight), and narrower.
    Slim,
}

impl Form {
    /// Whether every note has a place of its own.
    pub const fn has_places(self) -> bool {
        matches!(self, Self::Map | Self::Notes)
    }

    /// Whether candidates stand there by their role, with their sign and number.
    pub const fn has_captions(self) -> bool {
        matches!(self, Self::Map | Self::Chart)
    }
}

/// What a scene shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// The board.
    Game,
    /// Candidates that play roles.
    Step,
    /// Links between candidates.
    Chain,
}

impl View {
    /// What this scene shows.
    pub fn of(scene: &Scene) -> Self {
        let has_candidates = || scene.highlights.iter().any(|at| matches!(at.spot, Spot::Candidate(_)));
        if !scene.chain.links.is_empty() {
            Self::Chain
        } else if has_candidates() {
            Self::Step
        } else {
            Self::Game
        }
    }
}

/// Where there is room between cells, and what is drawn there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gaps {
    /// Thin lines between all cells, thick ones between regions.
    All,
    /// Thick lines between regions.
    Regions,
    /// Room between all cells, and double lines between regions: wires are
    /// never taken for them.
    Channels,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) form: Form,
    /// How many characters a note, or the line of a cell, has besides a symbol.
    more: u16,
    /// Columns and rows between cells.
    pub(super) gap: (u16, u16),
    pub(super) gaps: Gaps,
    views: &'static [View],
}

const fn row(form: Form, more: u16, gap: (u16, u16), gaps: Gaps, views: &'static [View]) -> Sizes {
    Sizes { form, more, gap, gaps, views }
}

const NO_CHAIN: &[View] = &[View::Game, View::Step];
const ANY: &[View] = &[View::Game, View::Step, View::Chain];

const TABLE: [Sizes; 9] = [
    row(Form::Map, 3, (3, 3), Gaps::Channels, &[View::Chain]),
    row(Form::Map, 3, (1, 1), Gaps::Channels, &[View::Chain]),
    row(Form::Notes, 1, (1, 1), Gaps::All, NO_CHAIN),
    row(Form::Notes, 1, (1, 1), Gaps::Regions, NO_CHAIN),
    row(Form::Chart, 6, (1, 1), Gaps::Channels, &[View::Chain]),
    row(Form::Chart, 6, (1, 1), Gaps::All, &[View::Step]),
    row(Form::Compact, 2, (1, 1), Gaps::All, ANY),
    row(Form::Tight, 2, (1, 1), Gaps::Regions, ANY),
    row(Form::Slim, 1, (1, 1), Gaps::Regions, ANY),
];

impl Sizes {
    /// The rows that show this, largest first.
    pub(super) fn for_view(view: View) -> impl DoubleEndedIterator<Item = Self> {
        TABLE.into_iter().filter(move |sizes| sizes.views.contains(&view))
    }

    /// How far apart notes stand in a row.
    pub(super) const fn pitch(self, symbol: u16) -> u16 {
        symbol + self.more
    }

    /// Columns and rows of a cell, for the width of a symbol and the rows and
    /// columns of notes.
    pub(super) const fn cell(self, symbol: u16, (rows, columns): (u16, u16)) -> (u16, u16) {
        match self.form {
            Form::Map => (columns * self.pitch(symbol), rows),
            // A blank column for signs at the edge.
            Form::Notes => (columns * self.pitch(symbol) + 1, rows),
            Form::Chart | Form::Compact | Form::Tight | Form::Slim => (self.pitch(symbol), 1),
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
