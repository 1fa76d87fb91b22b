//! How large a board can be, and what follows from it.

/// The smallest board has four rows.
pub const MIN_SIDE: usize = 4;

/// The largest board has sixty-four rows, so that a digit set is one machine
/// word.
pub const MAX_SIDE: usize = 64;

/// Some cells of one house: bit `i` stands for the cell that the house lists at
/// index `i`. No house has more than [`MAX_SIDE`] cells.
pub(crate) type Places = u64;
