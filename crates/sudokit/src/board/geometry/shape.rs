//! The shape of a board's boxes.

use std::fmt;
use std::str::FromStr;

use super::problem::BoardProblem;
use crate::base::{Error, MAX_SIDE, MIN_SIDE};

/// The rows and columns of a rectangular box.
///
/// The side of the board is their product, from [`MIN_SIDE`] to [`MAX_SIDE`]. Shapes are written
/// rows first: `2x3` is a box of two rows and three columns.
///
/// ```
/// use sudokit::board::Shape;
///
/// let shape: Shape = "2x3".parse()?;
/// assert_eq!(shape.side(), 6);
/// assert_eq!(Shape::for_side(12), Shape::new(3, 4));
/// assert_eq!(Shape::for_side(7), None); // 7 is a prime
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    rows: u8,
    columns: u8,
}

impl Shape {
    /// Returns the shape of boxes with this many rows and columns, or `None` if no board has such
    /// boxes.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let side = rows.checked_mul(columns)?;
        (MIN_SIDE..=MAX_SIDE).contains(&side).then_some(Self { rows: rows as u8, columns: columns as u8 })
    }

    /// Returns the usual shape for a board of this side: as square as possible and not taller than
    /// wide. Returns `None` if the side is prime or out of range.
    pub fn for_side(side: usize) -> Option<Self> {
        let rows = (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))?;
        Self::new(rows, side / rows)
    }

    /// Returns the side of the board, which is also the number of cells in a box.
    pub const fn side(self) -> usize {
        self.rows() * self.columns()
    }

    /// Returns the number of rows in a box.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Returns the number of columns in a box.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// The number of the box that contains the cell in this row and column, and the index of the
    /// cell within it, both counted row by row.
    pub(crate) const fn locate(self, row: usize, column: usize) -> (usize, usize) {
        let boxes_across = self.rows();
        (
            row / self.rows() * boxes_across + column / self.columns(),
            row % self.rows() * self.columns() + column % self.columns(),
        )
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shape({self})")
    }
}

impl FromStr for Shape {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.split_once(['x', 'X', '×'])
            .and_then(|(rows, columns)| Self::new(rows.parse().ok()?, columns.parse().ok()?))
            .ok_or_else(|| BoardProblem::Shape { text: text.into() }.into())
    }
}
