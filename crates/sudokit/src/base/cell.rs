//! A square of the board, and where it lies.

use std::fmt;

use super::{Digit, DigitSet};

/// One square of a board, numbered row by row from the upper left corner.
///
/// A cell alone does not know how wide its board is;
/// [`Geometry::position`](crate::board::Geometry::position) gives its row and column.
///
/// ```
/// use sudokit::board::Shape;
/// use sudokit::{Cell, Geometry};
///
/// let board = Geometry::new(Shape::new(3, 3).unwrap());
/// assert_eq!(board.position(Cell::new(13)).to_string(), "r2c5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell of this number.
    ///
    /// # Panics
    ///
    /// If the number is 4096 or more: no board is that large.
    pub const fn new(index: usize) -> Self {
        assert!(index < crate::base::MAX_SIDE * crate::base::MAX_SIDE, "no board has that many cells");
        Self(index as u16)
    }

    /// The number of the cell, row by row from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.0)
    }
}

/// The row and column of a cell, counted from 0 and shown from 1: `r1c1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The row, from 0 at the top.
    pub row: usize,
    /// The column, from 0 at the left.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.column + 1)
    }
}

/// A digit in a cell: something that may be placed or ruled out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// What.
    pub digit: Digit,
}

impl Candidate {
    /// Some digits of a cell, from the smallest.
    pub(crate) fn each(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Self> {
        digits.into_iter().map(move |digit| Self { cell, digit })
    }
}
