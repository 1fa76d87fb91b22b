//! The vocabulary of sudoku, which depends on nothing else in the library:
//! cells, digits, houses, sets of them, and the [`Error`] that every module
//! reports with.
//!
//! A [`Cell`] and a [`Digit`] are numbers with a range. What they mean on a
//! board, such as which cells share a house, is the business of
//! [`board`](crate::board).

pub(crate) mod bits;
mod cell;
mod control;
mod digit;
pub(crate) mod error;
mod house;
pub(crate) mod names;
pub(crate) mod random;
pub mod sentence;
mod sets;

pub(crate) use bits::ones;
pub use cell::{Candidate, Cell, Position};
pub use control::{Control, WorkProgress};
pub use digit::Digit;
pub use error::Error;
pub use house::{Clash, House, HouseKind};
pub use sets::{CellSet, DigitSet, Digits};

/// The smallest board has four rows.
pub const MIN_SIDE: usize = 4;

/// The largest board has sixty-four rows, so that a digit set is one machine
/// word.
pub const MAX_SIDE: usize = 64;

/// Some cells of one house: bit `i` stands for the cell that the house lists at
/// index `i`. No house has more than [`MAX_SIDE`] cells.
pub(crate) type Places = u64;
