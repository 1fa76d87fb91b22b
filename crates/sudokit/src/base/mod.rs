//! The vocabulary of sudoku: cells, digits, houses, sets of them, and the [`Error`] of every
//! module. It depends on nothing else in the library.
//!
//! A [`Cell`] and a [`Digit`] are numbers with a range. [`board`](crate::board) gives them a
//! meaning, such as which cells share a house.

pub(crate) mod bits;
mod cell;
mod cell_set;
mod control;
mod coordinates;
mod digit;
mod digit_set;
pub(crate) mod error;
mod house;
pub(crate) mod names;
pub(crate) mod random;
pub mod sentence;
pub(crate) mod texts;

pub(crate) use bits::ones;
pub use cell::{Candidate, Cell, Position};
pub use cell_set::{CellSet, Cells, IntoCells};
pub use control::{Control, WorkProgress};
pub use coordinates::Coordinates;
pub use digit::Digit;
pub use digit_set::{DigitSet, Digits};
pub use error::Error;
pub use house::{Clash, House, HouseKind};

/// The side of the smallest board.
pub const MIN_SIDE: usize = 4;

/// The side of the largest board. A set of 64 digits fits into one machine word.
pub const MAX_SIDE: usize = 64;

/// A set of cells of one house: bit `i` is the cell at index `i` of the house. No house has more
/// than [`MAX_SIDE`] cells.
pub(crate) type Places = u64;

/// Parses a number counted from 1 into an index from 0.
fn index_of(number: &str) -> Option<usize> {
    // `parse` would accept a leading `+`.
    let digits = Some(number).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    digits?.parse::<usize>().ok()?.checked_sub(1)
}
