//! The solver for one 9x9 puzzle.
//!
//! The whole board fits into nine registers (`registers`). A pass over them finds naked singles,
//! hidden singles and locked candidates in rows and boxes, in about two hundred instructions
//! without a branch. Then the board is transposed, and the next pass sees columns. When two passes
//! in a row change nothing, the search guesses and saves a copy: writing nine registers is faster
//! than an undo list.

mod branching;
mod registers;
mod search;

use super::{Answer, Count, Masks81, SearchOutcome};
use crate::board::Board81;
use crate::simd::{Best, OnMachine, Portable, run_on};
use search::ClassicSearch;

/// A solver for single 9x9 puzzles.
///
/// ```
/// use sudokit::classic::{Board81, ClassicSolver, Masks81};
/// use sudokit::solve::Count;
///
/// let board: Board81 =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let answer = ClassicSolver::new().solve(&Masks81::from(&board), 2);
/// assert_eq!(answer.count, Count::Exactly(1));
/// assert!(answer.solution().unwrap().to_string().starts_with("534678912"));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug)]
pub struct ClassicSolver(OnMachine<ClassicSearch<Best>, ClassicSearch<Portable>>);

impl ClassicSolver {
    /// Returns a solver that uses the best instructions of this processor.
    pub fn new() -> Self {
        Self(OnMachine::detect(ClassicSearch::new, ClassicSearch::new))
    }

    /// Returns a solver that runs on every processor: the same steps, but slower.
    pub fn portable() -> Self {
        Self(OnMachine::portable(ClassicSearch::new))
    }

    /// Counts the solutions of a puzzle up to `limit`, and returns one of them.
    pub fn solve(&mut self, masks: &Masks81, limit: u64) -> Answer {
        let mut first = [0; 81];
        let solution = &mut first;
        let count = run_on!(
            &mut self.0,
            ClassicSearch.count(masks: &Masks81, limit: u64, solution: &mut [u8; 81]) -> u64
        );
        let count = if count < limit { Count::Exactly(count) } else { Count::AtLeast(count) };
        Answer { count, found: Board81::from_engine(first) }
    }

    /// The candidates that singles and locked candidates leave. The puzzle must have a solution.
    #[cfg(feature = "generate")]
    pub(crate) fn propagate(&mut self, masks: &Masks81) -> Masks81 {
        run_on!(&mut self.0, ClassicSearch.propagated(masks: &Masks81) -> Masks81)
    }

    /// Starts a search for all solutions.
    #[doc(hidden)]
    pub fn start(&mut self, masks: &Masks81) {
        run_on!(&mut self.0, ClassicSearch.start(masks: &Masks81) -> ());
    }

    /// Continues to the next solution.
    #[doc(hidden)]
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        run_on!(&mut self.0, ClassicSearch.advance(stop: &dyn Fn() -> bool) -> SearchOutcome)
    }

    /// Returns the solution reported by the last [`SearchOutcome::Solved`].
    #[doc(hidden)]
    pub fn solution(&self) -> Board81 {
        Board81::from_engine(run_on!(&self.0, ClassicSearch.solution() -> [u8; 81]))
    }
}

impl Default for ClassicSolver {
    fn default() -> Self {
        Self::new()
    }
}
