//! Boards, puzzles, positions and solutions.
//!
//! ```text
//! Geometry            which cells form a house
//!   Grid              digits as written down; they may clash
//!     Puzzle          a grid whose digits do not clash
//!       Candidates    a position: the digits that each empty cell can still hold
//!       Solution      full and correct
//! ```
//!
//! A [`Cell`] is a number, counted row by row. A [`Geometry`] knows its position and its houses:
//!
//! ```
//! use sudokit::Geometry;
//!
//! let board = Geometry::classic();
//! let cell = board.cell(1, 4);
//! assert_eq!(cell.index(), 13);
//! assert_eq!(board.position(cell).to_string(), "r2c5");
//! assert_eq!(board.peers(cell).len(), 20);
//! let boxes: Vec<String> = board.houses().skip(18).map(|(house, _)| house.to_string()).collect();
//! assert_eq!(boxes[1], "box 2");
//! ```
//!
//! # Other boards
//!
//! ```
//! use sudokit::Geometry;
//! use sudokit::board::{Extra, Regions, Shape};
//!
//! // Boxes of two rows and three columns.
//! let six = Geometry::new(Shape::new(2, 3).unwrap());
//! assert_eq!(six, Geometry::of_side(6).unwrap());
//!
//! // Regions of any shape.
//! let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse::<Regions>()?);
//! assert_eq!(jigsaw.side(), 4);
//!
//! // More houses: here the four windows of windoku.
//! let windoku = Geometry::classic().with(Extra::Windows)?;
//! assert_eq!(windoku.houses().len(), 27 + 4);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # A player's notes
//!
//! A player's digits and pencil marks are kept apart from the puzzle, as [`Progress`].
//! [`Progress::candidates`] returns the position for a hint.

pub(crate) mod alphabet;
pub(crate) mod board81;
mod candidates;
mod geometry;
mod grid;
pub(crate) mod line81;
mod progress;
mod puzzle;
mod solution;
pub(crate) mod text;

pub use alphabet::Alphabet;
pub(crate) use board81::Board81;
pub use candidates::Candidates;
#[cfg(feature = "logic")]
pub(crate) use geometry::{Cover, Crossings, HouseOrder};
pub use geometry::{Extra, Geometry, Jigsaw, Regions, Shape};
pub use grid::Grid;
pub(crate) use line81::Line81;
pub use progress::Progress;
pub use puzzle::Puzzle;
pub use solution::Solution;

pub use crate::base::{
    Candidate, Cell, CellSet, Cells, Clash, Coordinates, Digit, DigitSet, Digits, House, HouseKind,
    IntoCells, MAX_SIDE, MIN_SIDE, Position,
};
