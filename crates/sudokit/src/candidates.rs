//! What every cell can hold.

use crate::{Cell, Digit, DigitSet, Geometry, Puzzle};

/// The possible digits of every cell of a puzzle.
///
/// ```
/// use sudokit::{Cell, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let candidates = puzzle.candidates();
/// assert_eq!(candidates.digit(Cell::new(0)).unwrap().get(), 1);
/// assert_eq!(candidates.open(Cell::new(1)).to_string(), "{2, 4}");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    open: Vec<DigitSet>,
}

impl Candidates {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        Self {
            geometry: puzzle.geometry().clone(),
            digits: puzzle.grid().digits().collect(),
            open: puzzle.grid().open_digits(),
        }
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit of a filled cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// What a cell can hold: a filled one its digit.
    pub fn open(&self, cell: Cell) -> DigitSet {
        self.open[cell.index()]
    }
}
