//! The choice of the engine for a puzzle.
//!
//! ```text
//!   one classic 9x9 puzzle                ClassicSolver
//!   its solutions, if there are many  ─▶  BatchSolver
//!   every other board                     GeneralSolver
//! ```

use super::backtrack::Backtrack;
use super::batch::{Answer, BatchSolver};
use super::classic::ClassicSolver;
use super::general::GeneralSolver;
use super::masks::Masks81;
use super::{Count, SolveMethod};
use crate::base::Digit;
use crate::board::{Geometry, Puzzle, Solution};

/// Why a search returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchOutcome {
    /// It found a new solution.
    Solved,
    /// There are no more solutions.
    Exhausted,
    /// The stop signal was set or the limit was reached; the search can continue.
    Stopped,
}

/// A search for the solutions of a puzzle, one at a time.
pub(super) enum SolverEngine {
    Classic { solver: ClassicSolver, board: Geometry },
    General(Box<GeneralSolver>),
    Backtrack(Box<Backtrack>),
}

impl SolverEngine {
    pub fn new(puzzle: &Puzzle, method: SolveMethod) -> Self {
        if method == SolveMethod::Backtrack {
            return Self::Backtrack(Box::new(Backtrack::new(puzzle)));
        }
        match Masks81::new(puzzle) {
            Some(masks) => {
                let mut solver = ClassicSolver::new();
                solver.start(&masks);
                Self::Classic { solver, board: puzzle.geometry().clone() }
            }
            None => Self::General(Box::new(GeneralSolver::new(puzzle))),
        }
    }

    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        match self {
            Self::Classic { solver, .. } => solver.advance(stop),
            Self::General(solver) => solver.advance(stop),
            Self::Backtrack(solver) => solver.advance(stop),
        }
    }

    /// The solution reported by the last [`SearchOutcome::Solved`].
    pub fn solution(&self) -> Solution {
        match self {
            Self::Classic { solver, board } => {
                let digits = solver.solution().digits().map(Digit::new);
                Solution::from_engine(board.clone(), digits.to_vec())
            }
            Self::General(solver) => solver.solution(),
            Self::Backtrack(solver) => solver.solution(),
        }
    }
}

/// Above this number, the batch solver counts the solutions: it searches sixteen parts of the tree
/// together, but setting them up takes time.
const FEW: u64 = 100;

/// Counts solutions up to `limit`. `stop` is called with the count so far.
pub(super) fn count(puzzle: &Puzzle, limit: u64, stop: &dyn Fn(u64) -> bool) -> Count {
    let mut engine = SolverEngine::new(puzzle, SolveMethod::Fastest);
    let few = match engine {
        SolverEngine::Classic { .. } => limit.min(FEW),
        SolverEngine::General(_) | SolverEngine::Backtrack(_) => limit,
    };
    let mut count = 0;
    while count < few {
        match engine.advance(&|| stop(count)) {
            SearchOutcome::Solved => count += 1,
            SearchOutcome::Exhausted => return Count::Exactly(count),
            SearchOutcome::Stopped => return Count::AtLeast(count),
        }
    }
    match Masks81::new(puzzle) {
        Some(masks) if count < limit => {
            let mut answer = [Answer::NONE];
            let stop = |answers: &[Answer]| stop(answers[0].count.counted());
            BatchSolver::new().solve_until(&[masks], limit, &mut answer, &stop);
            answer[0].count
        }
        _ => Count::AtLeast(count),
    }
}
