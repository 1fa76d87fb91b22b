//! A full grid without clashes.

use std::ops::Index;

use super::grid::GridProblem;
use super::{Geometry, Grid, Puzzle};
use crate::base::{Cell, Digit, Error};

/// A digit in every cell, none twice in a house.
///
/// Only an engine or the check in `TryFrom<Grid>` can make one.
///
/// ```
/// use sudokit::{Puzzle, Solution};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let solution = puzzle.solve().unique()?;
/// assert_eq!(solution.to_string(), "1243\n3421\n4312\n2134");
///
/// assert_eq!("1243342143122134".parse::<Solution>()?, solution);
/// assert_eq!(puzzle.get(solution.geometry().cell(0, 1)), None);
/// assert_eq!(solution[solution.geometry().cell(0, 1)].get(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Solutions are ordered like their grids.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    geometry: Geometry,
    digits: Vec<Digit>,
}

impl Solution {
    /// Wraps an engine's digits, which fill the board without clashes.
    pub(crate) fn from_engine(geometry: Geometry, digits: Vec<Digit>) -> Self {
        debug_assert_eq!(digits.len(), geometry.len());
        Self { geometry, digits }
    }

    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digit in a cell.
    pub fn get(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }

    /// Returns the digits, row by row.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }
}

impl TryFrom<Grid> for Solution {
    type Error = Error;

    fn try_from(grid: Grid) -> Result<Self, Error> {
        let puzzle = Puzzle::try_from(grid)?;
        let geometry = puzzle.geometry().clone();
        let digit = |cell| puzzle.get(cell).ok_or(GridProblem::EmptyCell { at: geometry.position(cell) });
        let digits = geometry.cells().map(digit).collect::<Result<_, _>>()?;
        Ok(Self { geometry, digits })
    }
}

impl From<&Solution> for Grid {
    fn from(solution: &Solution) -> Self {
        let digits = solution.digits.iter().copied().map(Some);
        Self::from_engine(solution.geometry.clone(), digits.collect())
    }
}

impl From<Solution> for Grid {
    fn from(solution: Solution) -> Self {
        Self::from_engine(solution.geometry, solution.digits.into_iter().map(Some).collect())
    }
}

/// Makes every cell a given.
impl From<Solution> for Puzzle {
    fn from(solution: Solution) -> Self {
        Self::from_engine(solution.into())
    }
}

/// Makes every cell a given.
impl From<&Solution> for Puzzle {
    fn from(solution: &Solution) -> Self {
        Self::from_engine(solution.into())
    }
}

/// Like [`Solution::get`].
impl Index<Cell> for Solution {
    type Output = Digit;

    fn index(&self, cell: Cell) -> &Digit {
        &self.digits[cell.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_is_a_puzzle_and_a_grid() {
        let solution: Solution = "1243342143122134".parse().unwrap();
        let grid = Grid::from(&solution);
        assert!(grid.is_full());
        assert_eq!(Grid::from(solution.clone()), grid);
        let puzzle = Puzzle::from(&solution);
        assert_eq!(AsRef::<Grid>::as_ref(&puzzle), &grid);
        assert_eq!(Grid::from(&puzzle), grid);
        assert_eq!(Puzzle::from(solution.clone()), puzzle);
        for cell in grid.geometry().cells() {
            assert_eq!(Some(solution[cell]), puzzle[cell]);
        }
        assert_eq!(Solution::try_from(grid), Ok(solution));
    }

    #[test]
    fn solutions_are_ordered_by_their_digits() {
        let [a, b] = ["1243342143122134", "1243342121344312"].map(|text| text.parse::<Solution>().unwrap());
        assert_eq!(a.cmp(&b), Grid::from(&a).cmp(&Grid::from(&b)));
        assert!(b < a, "2 is less than 4 in the third row");
    }
}
