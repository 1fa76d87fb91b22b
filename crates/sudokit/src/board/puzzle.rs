//! A grid whose digits do not clash.

use std::ops::Index;

use super::grid::GridProblem;
use super::{Candidates, Geometry, Grid};
use crate::base::{Cell, Digit, Error};

/// A grid in which no house contains a digit twice.
///
/// `{}` writes rows, `{:#}` draws the boxes as well, and [`to_line`](Self::to_line) writes one
/// line.
///
/// `TryFrom<Grid>` checks the digits once; everything that takes a puzzle relies on this. A puzzle
/// may still have no solution, or several.
///
/// ```
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1... ..2. .3.. ...4".replace(' ', "\n").parse()?;
/// assert_eq!(puzzle.clues(), 4);
///
/// let clash = "11..\n....\n....\n....".parse::<Puzzle>().unwrap_err();
/// assert_eq!(clash.to_string(), "r1c1 and r1c2 are both 1");
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Puzzles can be members of sets. They are ordered like their grids.
///
/// ```
/// use std::collections::{BTreeSet, HashSet};
/// use sudokit::Puzzle;
///
/// let lines = ["1.....2..3.....4", "....1..2..3...4.", "1_____2__3_____4"];
/// let puzzles = lines.map(|line| line.parse::<Puzzle>().unwrap());
///
/// let different: HashSet<&Puzzle> = puzzles.iter().collect();
/// assert_eq!(different.len(), 2);
///
/// let sorted: BTreeSet<&Puzzle> = puzzles.iter().collect();
/// assert_eq!(sorted.first(), Some(&&puzzles[1])); // its first cell is empty
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Puzzle(Grid);

impl Puzzle {
    /// Wraps a grid from an engine. It is part of a solution, so nothing clashes.
    pub(crate) fn from_engine(grid: Grid) -> Self {
        debug_assert!(grid.clashes().is_empty());
        Self(grid)
    }

    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        self.0.geometry()
    }

    /// Returns the givens as a grid.
    pub fn grid(&self) -> &Grid {
        &self.0
    }

    /// Returns the given in a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0.get(cell)
    }

    /// Returns the number of givens.
    pub fn clues(&self) -> usize {
        self.0.filled().count()
    }

    /// Returns the candidates that the givens leave for each empty cell.
    pub fn candidates(&self) -> Candidates {
        Candidates::new(self)
    }

    /// Returns this puzzle without the given in `cell`.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Self {
        let mut grid = self.0.clone();
        grid.set(cell, None);
        Self(grid)
    }
}

impl TryFrom<Grid> for Puzzle {
    type Error = Error;

    fn try_from(grid: Grid) -> Result<Self, Error> {
        let clashes = grid.clashes();
        if clashes.is_empty() {
            Ok(Self(grid))
        } else {
            let geometry = grid.geometry().clone();
            Err(GridProblem::Clash { geometry, clashes }.into())
        }
    }
}

impl From<Puzzle> for Grid {
    fn from(puzzle: Puzzle) -> Self {
        puzzle.0
    }
}

/// Copies the givens into a grid.
impl From<&Puzzle> for Grid {
    fn from(puzzle: &Puzzle) -> Self {
        puzzle.0.clone()
    }
}

impl AsRef<Grid> for Puzzle {
    fn as_ref(&self) -> &Grid {
        &self.0
    }
}

/// Like [`Puzzle::get`].
impl Index<Cell> for Puzzle {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell]
    }
}
