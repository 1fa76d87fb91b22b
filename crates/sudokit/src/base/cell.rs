//! Cells, their positions, and candidates.

use std::fmt;
use std::str::FromStr;

use super::error::problems;
use super::{Digit, Error, MAX_SIDE, index_of};

/// A cell of a board, numbered row by row from the upper left corner.
///
/// A cell does not know how wide its board is;
/// [`Geometry::position`](crate::board::Geometry::position) returns its row and column.
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
    /// Returns the cell with this number.
    ///
    /// # Panics
    ///
    /// Panics if the number is 4096 or more: no board is that large.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SIDE * MAX_SIDE, "no board has that many cells");
        Self(index as u16)
    }

    /// Returns the cell with this number, or `None` if the number is 4096 or more.
    pub const fn try_new(index: usize) -> Option<Self> {
        if index < MAX_SIDE * MAX_SIDE { Some(Self(index as u16)) } else { None }
    }

    /// Returns the number of the cell, counted row by row from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<usize> for Cell {
    type Error = Error;

    fn try_from(index: usize) -> Result<Self, Error> {
        Self::try_new(index).ok_or_else(|| CellProblem::Number { index }.into())
    }
}

/// Like [`Cell::index`].
impl From<Cell> for usize {
    fn from(cell: Cell) -> Self {
        cell.index()
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.0)
    }
}

/// The row and column of a cell, counted from 0 and displayed from 1: `r1c1`.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit::board::Position;
///
/// let position: Position = "r2c5".parse()?;
/// assert_eq!(position, Position { row: 1, column: 4 });
///
/// let board = Geometry::of_side(9).unwrap();
/// assert_eq!(board.cell_at(position), Some(board.cell(1, 4)));
/// # Ok::<(), sudokit::Error>(())
/// ```
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

/// Parses `r1c1` and `A1`, in upper or lower case.
impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let name = text.trim();
        let position = Self::from_numbers(name).or_else(|| Self::from_letters(name));
        position.ok_or_else(|| CellProblem::Name { text: text.into() }.into())
    }
}

impl Position {
    /// Parses `r1c1`.
    pub(super) fn from_numbers(name: &str) -> Option<Self> {
        let (row, column) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
        Some(Self { row: index_of(row)?, column: index_of(column)? })
    }

    /// Parses `A1`. `AA` comes after `Z`.
    fn from_letters(name: &str) -> Option<Self> {
        let (letters, column) = name.split_at(name.find(|c: char| !c.is_ascii_alphabetic())?);
        // Two letters name 702 rows, more than any board has.
        let row = match letters.to_ascii_uppercase().as_bytes() {
            [only] => usize::from(only - b'A'),
            [first, last] => (usize::from(first - b'A') + 1) * 26 + usize::from(last - b'A'),
            _ => return None,
        };
        Some(Self { row, column: index_of(column)? })
    }
}

/// A digit in a cell, which may be placed or ruled out.
///
/// Candidates are ordered by cell, then by digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Returns the candidate for `digit` in `cell`.
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }

    /// The candidates for `digits` in `cell`, in ascending order.
    #[cfg(feature = "logic")]
    pub(crate) fn each(cell: Cell, digits: super::DigitSet) -> impl Iterator<Item = Self> {
        digits.into_iter().map(move |digit| Self { cell, digit })
    }
}

problems! {
    enum CellProblem {
        Number { index: usize } => "error-cell-number";
        Name { text: String } => "error-cell";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Coordinates;

    #[test]
    fn conversion_checks_the_range() {
        assert_eq!(Cell::try_from(4095).map(usize::from), Ok(4095));
        assert_eq!(
            Cell::try_from(4096).unwrap_err().to_string(),
            "there is no cell 4096: cells are numbered from 0 to 4095"
        );
    }

    #[test]
    fn parsing_reverses_display() {
        for (row, column) in [(0, 0), (8, 3), (63, 63)] {
            let position = Position { row, column };
            assert_eq!(position.to_string().parse(), Ok(position));
            assert_eq!(position.to_string().to_uppercase().parse(), Ok(position));
            let name = Coordinates::Letters.cell(position);
            assert_eq!(name.parse(), Ok(position));
            assert_eq!(name.to_lowercase().parse(), Ok(position));
        }
    }

    #[test]
    fn errors_for_invalid_positions_give_an_example() {
        for text in [
            "",
            "r",
            "c1r1",
            "r0c1",
            "r1c0",
            "r+1c1",
            "r1 c1",
            "r1c1c1",
            "r1c99999999999999999999",
            "A",
            "1A",
            "A0",
            "A-1",
            "ABC1",
        ] {
            assert_eq!(
                text.parse::<Position>().unwrap_err().to_string(),
                format!("'{text}' is not a cell: write its row and column from 1, such as r1c1")
            );
        }
    }

    #[test]
    fn candidates_are_ordered_by_cell_and_then_by_digit() {
        let candidate = |cell, digit| Candidate::new(Cell::new(cell), Digit::new(digit));
        assert!(candidate(1, 9) < candidate(2, 1));
        assert!(candidate(2, 1) < candidate(2, 3));
    }
}
