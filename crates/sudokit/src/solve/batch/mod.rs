//! The batch solver: many 9x9 puzzles, one in each lane of a register.
//!
//! ```text
//!               lane 0     lane 1     lane 2           lane 15
//!             ┌──────────┬──────────┬──────────┬─   ─┬──────────┐
//!   cell r1c1 │ puzzle 8 │ puzzle 1 │ puzzle 2 │ ... │ puzzle 5 │
//!   cell r1c2 │          │          │          │     │          │
//!      ...    │          │          │          │     │          │
//!   cell r9c9 │          │          │          │     │          │
//!             └──────────┴──────────┴──────────┴─   ─┴──────────┘
//! ```
//!
//! A solver for one puzzle spends its time waiting: for mispredicted branches, and for results that
//! depend on earlier ones. Sixteen puzzles that take the same steps together hide these delays. A
//! round of propagation removes the candidates that rows, columns and boxes exclude, on all sixteen
//! boards and without a single branch (`propagation`).
//!
//! After each round the scheduler handles the lanes that cannot continue, one by one (`status`,
//! `scheduler`, `branching`):
//!
//! ```text
//!   dead: a house has no place for a digit  ──▶  backtrack, or next puzzle
//!   solved: all cells have one digit        ──▶  record the solution, then as above
//!   stalled: nothing has changed            ──▶  guess one digit, save the board without it
//! ```
//!
//! A lane that has finished its puzzle takes the next one. When no puzzle is left, it takes a saved
//! board from the lane that has the most, so that all lanes work on the last, hard puzzles of a
//! batch.

mod branching;
pub(crate) mod propagation;
mod scheduler;
pub(crate) mod status;

use super::Count;
use super::masks::Masks81;
use crate::base::Control;
use crate::board::Board81;
use crate::simd::{Best, OnMachine, Portable, run_on};
use scheduler::Scheduler;

/// The result of solving a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Answer {
    /// The number of solutions found: a lower bound if the limit was reached or the search was
    /// stopped.
    pub count: Count,
    /// One solution, or the empty board if none was found.
    pub(super) found: Board81,
}

impl Answer {
    /// The result before solving: nothing is known yet.
    pub const NONE: Self = Self { count: Count::AtLeast(0), found: Board81::EMPTY };

    /// Returns one solution, if any was found.
    pub fn solution(&self) -> Option<&Board81> {
        (self.found.digits()[0] > 0).then_some(&self.found)
    }
}

/// A solver for any number of 9x9 puzzles, 16 at a time.
///
/// ```
/// use sudokit::classic::{Answer, BatchSolver, Line81, Masks81};
/// use sudokit::solve::Count;
///
/// let lines = [
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///     "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
///     ".................................................................................",
/// ];
/// let lines = lines.map(|line| line.parse::<Line81>().unwrap());
/// let puzzles = lines.map(|line| Masks81::from(&line));
/// let mut answers = vec![Answer::NONE; puzzles.len()];
/// BatchSolver::new().solve(&puzzles, 2, &mut answers);
/// let counts: Vec<_> = answers.iter().map(|answer| answer.count).collect();
/// assert_eq!(counts, [Count::Exactly(1), Count::Exactly(0), Count::AtLeast(2)]);
/// assert!(answers[0].solution().unwrap().to_string().starts_with("534678912"));
/// ```
#[derive(Debug)]
pub struct BatchSolver {
    machine: OnMachine<Scheduler<Best>, Scheduler<Portable>>,
    control: Control,
}

impl BatchSolver {
    /// Returns a solver that uses the best instructions of this processor.
    pub fn new() -> Self {
        Self { machine: OnMachine::detect(Scheduler::new, Scheduler::new), control: Control::new() }
    }

    /// Returns a solver that runs on every processor: the same steps, but slower.
    pub fn portable() -> Self {
        Self { machine: OnMachine::portable(Scheduler::new), control: Control::new() }
    }

    /// Sets the control for the batches that follow. Its stop signal is checked about every
    /// millisecond. Counts of unfinished puzzles are lower bounds.
    pub fn set_control(&mut self, control: &Control) {
        self.control = control.clone();
    }

    /// Counts the solutions of each puzzle up to `limit`, and stores one of them.
    ///
    /// # Panics
    ///
    /// Panics if the numbers of answers and puzzles differ, or if the limit is zero.
    pub fn solve(&mut self, puzzles: &[Masks81], limit: u64, answers: &mut [Answer]) {
        let control = self.control.clone();
        self.solve_until(puzzles, limit, answers, &|_| control.is_stopped());
    }

    /// Like [`solve`](Self::solve), but the stop signal sees the answers so far.
    pub(super) fn solve_until(
        &mut self,
        puzzles: &[Masks81],
        limit: u64,
        answers: &mut [Answer],
        stop: &dyn Fn(&[Answer]) -> bool,
    ) {
        assert_eq!(puzzles.len(), answers.len(), "one answer per puzzle");
        assert!(limit > 0, "the limit must be at least 1");
        let job = BatchJob { puzzles, limit, answers, stop };
        run_on!(&mut self.machine, Scheduler.solve(job: BatchJob<'_>) -> ());
    }
}

impl Default for BatchSolver {
    fn default() -> Self {
        Self::new()
    }
}

/// A single board, row by row, 16 cells in each register.
pub(crate) type PackedBoard<W> = [W; 6];

/// A batch of puzzles to solve.
struct BatchJob<'a> {
    puzzles: &'a [Masks81],
    limit: u64,
    answers: &'a mut [Answer],
    stop: &'a dyn Fn(&[Answer]) -> bool,
}
