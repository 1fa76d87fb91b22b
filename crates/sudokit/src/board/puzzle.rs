//! A grid whose digits agree.

use std::ops::Index;

use super::grid::GridProblem;
use super::{Candidates, Geometry, Grid};
use crate::base::{Cell, Digit, Error};

/// A grid in which no house holds a digit twice.
///
/// `{}` writes it as rows, `{:#}` draws its boxes, and
/// [`to_line`](Self::to_line) writes one line.
///
/// The check happens once, in `TryFrom<Grid>`; everything that takes a puzzle
/// relies on it. A puzzle may still have no solution, or several.
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
/// Puzzles can be members of sets. Their order is that of their grids.
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
    /// Engines take a part of a solution, in which nothing clashes.
    pub(crate) fn from_engine(grid: Grid) -> Self {
        debug_assert!(grid.clashes().is_empty());
        Self(grid)
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        self.0.geometry()
    }

    /// The givens as a grid.
    pub fn grid(&self) -> &Grid {
        &self.0
    }

    /// The given of a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0.get(cell)
    }

    /// How many cells are given.
    pub fn clues(&self) -> usize {
        self.0.filled().count()
    }

    /// What each empty cell can hold, as far as the givens tell at once.
    pub fn candidates(&self) -> Candidates {
        Candidates::new(self)
    }

    /// This puzzle without the given of one cell. Fewer givens cannot clash.
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

/// The givens as a grid, copied.
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

/// The given of a cell, as [`Puzzle::get`] gives it.
impl Index<Cell> for Puzzle {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell]
    }
}
