//! Why a puzzle has no solution, and which clue may be wrong.
//!
//! [`Grid::contradiction`] returns clues that contradict each other, and as few
//! as it can: without any one of them, the others agree. In the literature this
//! is a minimal unsatisfiable subset.
//!
//! ```text
//!   clues          correction sets     irreducible         smallest, repairs
//!   which agree? ─▶ what solutions  ─▶ drop clues one  ─▶  hitting sets, and
//!   (`clues`)       break              by one              other digits
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

/// Clues that contradict each other: no solution of the board keeps them all.
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
///     "these 3 clues contradict each other: r1c1=1, r1c2=2 and r2c3=3; \
///      leave out any one of them, and the rest can be solved; no smaller set exists"
/// );
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Often one clue is misread. [`repairs`](Self::repairs) tries to find it.
///
/// A clue is a digit, or in a Sukaku puzzle the limit of a cell. If the board has
/// no solution even without any clue, the contradiction has no cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contradiction {
    grid: Grid,
    cells: Vec<Cell>,
    minimality: Minimality,
}

/// What is known about the size of a [`Contradiction`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Minimality {
    /// Some of its clues may not be needed: the search was stopped.
    Unknown,
    /// Without any one of its clues, the others agree. A smaller contradiction of
    /// other clues may exist.
    Irreducible,
    /// No contradiction of this puzzle has fewer clues.
    Smallest,
}

impl Grid {
    /// Clues of this grid that contradict each other; `None` if the grid has a
    /// solution, or if the control stopped the search before it was known to have
    /// none. If digits clash, two of them are the contradiction.
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
    /// The grid that has no solution.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells of the clues.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// What is known about its size.
    pub fn minimality(&self) -> Minimality {
        self.minimality
    }

    /// The smallest contradiction of the same puzzle, as far as it can be found.
    ///
    /// The search does a limited amount of work, half a second on a 9x9 board,
    /// where a few milliseconds usually suffice. If the limit or the control stops
    /// it, the smallest contradiction so far is returned.
    #[must_use]
    pub fn smallest(self, control: &Control) -> Self {
        let mut solver = ClueSolver::new(&self.grid, control);
        let clues = self.cells.iter().copied().collect();
        let (clues, minimality) = smallest::smallest(&mut solver, clues, self.minimality);
        Self { cells: clues.iter().collect(), minimality, ..self }
    }

    /// The changes of a single clue that make the puzzle unique.
    pub fn repairs(&self, control: &Control) -> Repairs {
        Repairs::new(&self.grid, &self.cells, control)
    }
}
