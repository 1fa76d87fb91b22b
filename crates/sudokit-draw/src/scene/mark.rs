//! The marks of variants: what is drawn on a board besides digits.
//!
//! A mark says what it looks like and where it is, not which rule it belongs to.
//! A new rule chooses among these marks, and the drawing does not change.

use sudokit::Cell;

/// Something on the board that belongs to a rule.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit_draw::{Mark, Scene};
/// # use sudokit::Alphabet;
///
/// let board = Geometry::of_side(9).unwrap();
/// let mut scene = Scene::new(board.clone(), Alphabet::usual(9));
/// let cells = vec![board.cell(0, 0), board.cell(0, 1)];
/// scene.marks.push(Mark::Cage { cells, label: "17".to_owned() });
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Mark {
    /// A dashed outline inside of the cells, with a number in its first cell.
    Cage {
        /// The cells.
        cells: Vec<Cell>,
        /// The number, or nothing.
        label: String,
    },
    /// A line through the centres of cells.
    Line {
        /// The cells, from one end to the other.
        path: Vec<Cell>,
        /// What it looks like.
        style: LineStyle,
    },
    /// A sign on the border of two cells.
    Dot {
        /// The cells.
        between: [Cell; 2],
        /// What it looks like.
        style: DotStyle,
    },
    /// A circle where four cells meet, with digits in it.
    Corner {
        /// The cells.
        of: [Cell; 4],
        /// What is in the circle.
        text: String,
    },
    /// A background.
    Shade {
        /// The cells.
        cells: Vec<Cell>,
        /// What it looks like.
        style: ShadeStyle,
    },
    /// A line from corner to corner of the board.
    Diagonal(Diagonal),
    /// A clue outside of the board.
    Outside {
        /// The row next to it; -1 is above the board.
        row: i16,
        /// The column next to it; -1 is to the left of the board.
        column: i16,
        /// The clue.
        text: String,
        /// Where its arrow points, if it has one.
        arrow: Option<Slant>,
    },
}

/// What a line through cells looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LineStyle {
    /// Thick, with a filled circle in the first cell.
    Thermometer,
    /// Thin, from a circle in the first cell to a head in the last.
    Arrow,
    /// Thin, between circles in the first and the last cell.
    Between,
    /// Thick and gray, as for palindromes.
    Plain,
    /// Thick and green, as for German whispers; in print, with a dashed middle.
    Whisper,
    /// Thick and purple, as for renbans; in print, with a solid middle.
    Renban,
    /// Thick and blue, as for lines with a sum in each region; in print, with two edges.
    RegionSum,
}

/// What a sign between two cells looks like.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DotStyle {
    /// A white dot, with a number in it or empty.
    White(String),
    /// A black dot, with a number in it or empty.
    Black(String),
    /// Letters, such as X or V.
    Text(String),
    /// `<`: the first cell is at its point.
    Less,
}

/// What a background looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ShadeStyle {
    /// The whole cells.
    Area,
    /// The whole cells, with an outline around them.
    House,
    /// A square in each cell, as for even digits.
    Square,
    /// A circle in each cell, as for odd digits.
    Circle,
}

/// One of the two lines from corner to corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diagonal {
    /// From the upper left.
    Falling,
    /// From the lower left.
    Rising,
}

/// A direction across the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slant {
    /// Up and to the right.
    UpRight,
    /// Down and to the right.
    DownRight,
    /// Down and to the left.
    DownLeft,
    /// Up and to the left.
    UpLeft,
}
