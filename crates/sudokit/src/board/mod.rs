//! Boards and what is on them.
//!
//! ```text
//! Geometry            which cells form a house
//!   Grid              digits that somebody wrote down; they may clash
//!     Puzzle          a grid whose digits agree
//!       Candidates    a position: what every empty cell can still hold
//!       Solution      full, and right
//! ```
//!
//! Each type is a stronger promise than the one before, and the conversion
//! between them is the only check there is.

pub(crate) mod alphabet;
pub(crate) mod board81;
mod candidates;
mod geometry;
mod grid;
pub(crate) mod line81;
mod progress;
mod puzzle;
mod solution;

pub use alphabet::Alphabet;
pub(crate) use board81::Board81;
pub use candidates::Candidates;
pub(crate) use geometry::{Cover, Crossings, HouseOrder};
pub use geometry::{Extra, Geometry, Jigsaw, Regions, Shape};
pub use grid::Grid;
pub(crate) use line81::Line81;
pub use progress::Progress;
pub use puzzle::Puzzle;
pub use solution::Solution;

pub use crate::base::{
    Candidate, Cell, CellSet, Clash, Digit, DigitSet, Digits, House, HouseKind, MAX_SIDE, MIN_SIDE, Position,
};
