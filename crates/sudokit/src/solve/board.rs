//! What solving adds to the types of boards.

use super::Solve;
use crate::board::{Candidates, Grid, Puzzle, Solution};

impl Puzzle {
    /// Asks for solutions: the first, whether it is the only one, how many.
    pub fn solve(&self) -> Solve<'_> {
        Solve::new(self)
    }
}

impl Candidates {
    /// The only way to fill the empty cells from their candidates, if there is
    /// one and no other.
    pub fn solution(&self) -> Option<Solution> {
        let geometry = self.geometry();
        let digits = geometry.cells().map(|cell| self.digit(cell));
        let grid = Grid::from_digits(geometry.clone(), digits);
        let limits = geometry.cells().map(|cell| self.open(cell));
        Puzzle::try_from(grid.with_limits(limits)).ok()?.solve().unique().ok()
    }
}
