//! The vocabulary of sudoku, which depends on nothing else in the library:
//! cells, digits, houses, sets of them, and the [`Error`] that every module
//! reports with.
//!
//! A [`Cell`] and a [`Digit`] are numbers with a range. What they mean on a
//! board, such as which cells share a house, is the business of
//! [`board`](crate::board).

pub(crate) mod bits;
mod cell;
mod digit;
pub(crate) mod error;
mod house;
mod limits;
pub(crate) mod names;
pub(crate) mod random;
pub mod sentence;
mod sets;

pub(crate) use bits::ones;
pub use cell::{Candidate, Cell, Position};
pub use digit::Digit;
pub use error::Error;
pub use house::{Clash, House, HouseKind};
pub(crate) use limits::Places;
pub use limits::{MAX_SIDE, MIN_SIDE};
pub use sets::{CellSet, DigitSet, Digits};
