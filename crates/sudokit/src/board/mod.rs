//! Boards and what stands on them.
//!
//! ```text
//! Geometry            which cells form a house
//!   Grid              digits that somebody wrote down; they may clash
//!     Puzzle          a grid whose digits do not clash
//!       Candidates    a position: what every empty cell can still hold
//!       Solution      full, and right
//! ```
//!
//! A [`Cell`] is a number, counted row by row. A [`Geometry`] says where it lies
//! and which houses it belongs to:
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
//! // Regions of any form.
//! let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse::<Regions>()?);
//! assert_eq!(jigsaw.side(), 4);
//!
//! // More houses: here the four windows of windoku.
//! let windoku = Geometry::classic().with(Extra::Windows)?;
//! assert_eq!(windoku.houses().len(), 27 + 4);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Notes of a player
//!
//! What a player did is kept apart from the puzzle, as [`Progress`]: placed digits
//! and pencil marks. [`Progress::candidates`] gives the position for a hint.

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
