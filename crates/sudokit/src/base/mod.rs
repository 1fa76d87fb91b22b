//! The vocabulary of sudoku, which depends on nothing else in the library:
//! cells, digits, houses, sets of them, and the [`Error`] that every module
//! reports with.
//!
//! A [`Cell`] and a [`Digit`] are numbers with a range. What they mean on a
//! board, such as which cells share a house, is the business of
//! [`board`](crate::board).

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

pub(crate) use bits::ones;
pub use cell::{Candidate, Cell, Position};
pub use cell_set::{CellSet, Cells, IntoCells};
pub use control::{Control, WorkProgress};
pub use coordinates::Coordinates;
pub use digit::Digit;
pub use digit_set::{DigitSet, Digits};
pub use error::Error;
pub use house::{Clash, House, HouseKind};

/// The smallest board has four rows.
pub const MIN_SIDE: usize = 4;

/// The largest board has sixty-four rows, so that a digit set is one machine
/// word.
pub const MAX_SIDE: usize = 64;

/// Some cells of one house: bit `i` stands for the cell that the house lists at
/// index `i`. No house has more than [`MAX_SIDE`] cells.
pub(crate) type Places = u64;

/// The index that a number means where people count from 1: `1` is 0.
fn index_of(number: &str) -> Option<usize> {
    // A sign is no part of a number that counts.
    let digits = Some(number).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    digits?.parse::<usize>().ok()?.checked_sub(1)
}
