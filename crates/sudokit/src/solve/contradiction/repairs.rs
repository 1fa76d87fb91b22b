//! The single clue that may be wrong.
//!
//! If changing one clue is enough, that clue is in every contradiction. So only the clues of one
//! contradiction are tried: first the clue is removed, and if the puzzle then has a solution, every
//! other digit is tried in its place.

use super::clues::{ClueSolver, Interrupted};
use crate::base::{Cell, Control, Digit, DigitSet};
use crate::board::Grid;

/// A change of one clue that makes a puzzle unique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Repair {
    /// The cell.
    pub cell: Cell,
    /// The digit in the cell.
    pub from: Digit,
    /// The digit that makes the puzzle unique, or `None` if the cell must be empty.
    pub to: Option<Digit>,
}

/// Ways to repair a puzzle without a solution by changing one clue; see
/// [`Contradiction::repairs`](super::Contradiction::repairs).
///
/// ```
/// use sudokit::{Alphabet, Control, Grid};
///
/// let grid: Grid = "1...\n..2.\n.3..\n..14".parse()?;
/// let contradiction = grid.contradiction(&Control::new()).expect("it has no solution");
/// let repairs = contradiction.repairs(&Control::new());
/// assert!(repairs.is_complete);
/// assert_eq!(
///     contradiction.repair_sentence(&repairs, &Alphabet::usual(4)),
///     "any one of these changes gives the puzzle exactly one solution: \
///      change r3c2 from 3 to 1, or leave it empty; change r4c3 from 1 to 3, or leave it empty"
/// );
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Repairs {
    /// The changes that each make the puzzle unique, in the order of cells.
    pub changes: Vec<Repair>,
    /// The cells whose clue may be wrong: without it, the puzzle has a solution. If the list is
    /// empty, at least two clues are wrong.
    pub suspects: Vec<Cell>,
    /// Whether everything was tried; `false` if the control stopped the search.
    pub is_complete: bool,
}

impl Repairs {
    /// Tries the clues of a contradiction.
    pub(super) fn new(grid: &Grid, cells: &[Cell], control: &Control) -> Self {
        let mut solver = ClueSolver::new(grid, control);
        let mut repairs = Self { changes: Vec::new(), suspects: Vec::new(), is_complete: true };
        repairs.is_complete = cells.iter().all(|&cell| repairs.try_cell(grid, cell, &mut solver).is_ok());
        repairs
    }

    fn try_cell(&mut self, grid: &Grid, cell: Cell, solver: &mut ClueSolver) -> Result<(), Interrupted> {
        let every = DigitSet::full(grid.geometry().side());
        let without = solver.count_with(cell, every)?;
        if without == 0 {
            return Ok(());
        }
        self.suspects.push(cell);
        let Some(from) = grid.get(cell) else { return Ok(()) };
        for to in every.into_iter().filter(|&digit| digit != from) {
            if solver.count_with(cell, DigitSet::only(to))? == 1 {
                self.changes.push(Repair { cell, from, to: Some(to) });
            }
        }
        if without == 1 {
            self.changes.push(Repair { cell, from, to: None });
        }
        Ok(())
    }
}
