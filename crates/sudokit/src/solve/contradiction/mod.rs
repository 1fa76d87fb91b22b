//! Reasons why a puzzle has no solution, and clues that may be wrong.
//!
//! [`Grid::contradiction`] returns clues that contradict each other, and as few as it can: if any
//! one of them is removed, the others have a solution. In the literature this is a minimal
//! unsatisfiable subset.
//!
//! ```text
//!   clues           correction sets    irreducible         smallest, repairs
//!   satisfiable? ─▶ violated by     ─▶ drop clues one  ─▶  hitting sets, and
//!   (`clues`)       solutions          by one              other digits
//! ```

mod clues;
mod irreducible;
mod repairs;
mod sentences;
mod smallest;

use crate::base::{Cell, CellSet, Control};
use crate::board::Grid;
use clues::ClueSolver;
pub use repairs::{Repair, Repairs};

/// Clues that contradict each other: no solution of the board satisfies all of them.
///
/// ```
/// use sudokit::solve::Minimality;
/// use sudokit::{Alphabet, Control, Grid};
///
/// let grid: Grid = "12..\n..3.\n....\n..4.".parse()?;
/// let contradiction = grid.contradiction(&Control::new()).expect("it has no solution");
/// let smallest = contradiction.smallest(&Control::new());
/// assert_eq!(smallest.minimality(), Minimality::Smallest);
/// assert_eq!(
///     smallest.sentence(&Alphabet::usual(4)),
///     "at least one of these 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3 (no smaller group of \
///      clues contradicts itself)"
/// );
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Often one clue was misread. [`repairs`](Self::repairs) tries to find it.
///
/// A clue is a digit, or in a Sukaku puzzle the limit of a cell. If the board has no solution even
/// without clues, the contradiction has no cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contradiction {
    grid: Grid,
    cells: Vec<Cell>,
    minimality: Minimality,
}

/// How small a [`Contradiction`] is known to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Minimality {
    /// The search was stopped; some of the clues may be unnecessary.
    Unknown,
    /// If any one of the clues is removed, the others have a solution. A smaller contradiction of
    /// other clues may exist.
    Irreducible,
    /// No contradiction of this puzzle has fewer clues.
    Smallest,
}

impl Grid {
    /// Finds clues of this grid that contradict each other. Returns `None` if the grid has a
    /// solution, or if the control stopped the search before that was known. If digits clash, the
    /// contradiction consists of two of them.
    pub fn contradiction(&self, control: &Control) -> Option<Contradiction> {
        let mut solver = ClueSolver::new(self, control);
        let mut clues = match self.clashes().first() {
            Some(clash) => CellSet::from([clash.cells.0, clash.cells.1]),
            None if solver.agree(&solver.cells.clone()) == Ok(false) => solver.cells.clone(),
            None => return None,
        };
        let minimality = match irreducible::reduce(&mut solver, &mut clues) {
            Ok(()) => Minimality::Irreducible,
            Err(_) => Minimality::Unknown,
        };
        Some(Contradiction { grid: self.clone(), cells: clues.iter().collect(), minimality })
    }
}

impl Contradiction {
    /// Returns the grid that has no solution.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the cells of the clues.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns how small the contradiction is known to be.
    pub fn minimality(&self) -> Minimality {
        self.minimality
    }

    /// Searches for the smallest contradiction of the same puzzle.
    ///
    /// The amount of work is limited to about half a second on a 9x9 board; a few milliseconds are
    /// usually enough. If the limit or the control stops the search, returns the smallest
    /// contradiction found so far.
    #[must_use]
    pub fn smallest(self, control: &Control) -> Self {
        let mut solver = ClueSolver::new(&self.grid, control);
        let clues = self.cells.iter().copied().collect();
        let (clues, minimality) = smallest::smallest(&mut solver, clues, self.minimality);
        Self { cells: clues.iter().collect(), minimality, ..self }
    }

    /// Returns the changes of a single clue that make the puzzle unique.
    pub fn repairs(&self, control: &Control) -> Repairs {
        Repairs::new(&self.grid, &self.cells, control)
    }
}
