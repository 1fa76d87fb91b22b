//! A full grid that keeps all rules.

use std::fmt;

use super::grid::GridProblem;
use super::{Geometry, Grid, Puzzle};
use crate::base::{Cell, Digit, Error};

/// A digit in every cell, none twice in a house.
///
/// Only an engine or the check in `TryFrom<Grid>` makes one.
///
/// ```
/// use sudokit::{Puzzle, Solution};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let solution = puzzle.solve().unique()?;
/// assert_eq!(solution.to_string(), "1243\n3421\n4312\n2134");
///
/// let full = sudokit::format::parse("1243\n3421\n4312\n2134")?.grid;
/// assert_eq!(Solution::try_from(full)?, solution);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Solution {
    geometry: Geometry,
    digits: Vec<Digit>,
}

impl Solution {
    /// Engines have filled every cell and broken no rule.
    pub(crate) fn from_engine(geometry: Geometry, digits: Vec<Digit>) -> Self {
        debug_assert_eq!(digits.len(), geometry.len());
        Self { geometry, digits }
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit of a cell.
    pub fn get(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }

    /// The digits, row by row.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }
}

impl TryFrom<Grid> for Solution {
    type Error = Error;

    fn try_from(grid: Grid) -> Result<Self, Error> {
        let puzzle = Puzzle::try_from(grid)?;
        let geometry = puzzle.geometry().clone();
        let digit = |cell| puzzle.get(cell).ok_or(GridProblem::Empty { at: geometry.position(cell) });
        let digits = geometry.cells().map(digit).collect::<Result<_, _>>()?;
        Ok(Self { geometry, digits })
    }
}

impl From<&Solution> for Grid {
    fn from(solution: &Solution) -> Self {
        let digits = solution.digits.iter().copied().map(Some);
        Self::from_digits(solution.geometry.clone(), digits)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Grid::from(self).fmt(f)
    }
}
