//! Filling a pattern with digits.
//!
//! The clues that a pattern takes from a random grid usually leave thousands of solutions. The
//! search changes a few digits at a time, so that at least one solution remains, and keeps the
//! change if there are no more solutions than before:
//!
//! ```text
//!   1 . . 4        1 . . 4        1 . . 3
//!   . 4 1 .   ──▶  . . 1 .   ──▶  . 3 1 .
//!   . 1 4 .        . 1 4 .        . 1 4 .
//!   4 . . 1        4 . . .        4 . . 2
//!  5 solutions     removed       1 solution
//! ```
//!
//! From one solution, it continues in the same way towards the requested difficulty.

use super::fill::finish;
use super::hill_climb::{ClimbPoint, ClimbTools};
use super::objective::Evaluation;
use super::prover::UniquenessProof;
use super::{DigEnd, puzzle_of};
use crate::base::{Cell, CellSet, DigitSet};
use crate::board::{Puzzle, Solution};
use crate::solve::Count;

/// The limit for counting solutions. Beyond it, all puzzles are equally far from one solution.
const MOST_SOLUTIONS: u64 = 10_000;

/// The base distance of a puzzle with several solutions: more than any evaluation.
const SEVERAL: u32 = 1000;

/// The search ends after this many changes without progress.
const PATIENCE: usize = 400;

/// The largest number of clues that change in one step.
const CHANGED: usize = 3;

/// The puzzles with clues in the same cells. Points are their solutions.
pub(super) struct PatternSpace<'a> {
    pub given: &'a CellSet,
    pub end: DigEnd,
}

impl PatternSpace<'_> {
    /// Climbs from a solution to digits as close to the requested difficulty as possible. `None` if
    /// they still leave several solutions.
    pub fn climb(&self, tools: &mut ClimbTools<'_>, start: Solution) -> Option<ClimbPoint<Solution>> {
        let start = self.evaluated(tools, start, MOST_SOLUTIONS);
        let found = tools.climb(start, PATIENCE, |tools, here| {
            let solution = self.changed(tools, &here.place)?;
            // Counting stops at one solution more than the previous count.
            let limit = u64::from(here.evaluation.distance.saturating_sub(SEVERAL)).max(1) + 1;
            Some(self.evaluated(tools, solution, limit))
        });
        Some(found).filter(is_puzzle)
    }

    /// Evaluates the digits of this solution unchanged, because the solution is fixed.
    pub fn take(&self, tools: &mut ClimbTools<'_>, solution: Solution) -> Option<ClimbPoint<Solution>> {
        let taken = self.evaluated(tools, solution, 2);
        tools.budget.give_up();
        Some(taken).filter(is_puzzle)
    }

    /// Evaluates the clues that the pattern takes from this solution. Solutions are counted up to
    /// the limit.
    fn evaluated(&self, tools: &mut ClimbTools<'_>, solution: Solution, limit: u64) -> ClimbPoint<Solution> {
        let puzzle = puzzle_of(&solution, self.given);
        tools.budget.spend(1 + limit / 500);
        let mut evaluation = match puzzle.solve().control(tools.control).count(limit) {
            Count::Exactly(1) => self.evaluated_proper(tools, &solution, &puzzle),
            Count::Exactly(count) | Count::AtLeast(count) => Evaluation::at(SEVERAL + count as u32),
        };
        // A stopped count or evaluation is incomplete.
        if tools.control.is_stopped() {
            evaluation.distance = u32::MAX;
        }
        tools.tries.count(&evaluation, self.given.len(), tools.control);
        ClimbPoint { place: solution, evaluation }
    }

    /// Evaluates a puzzle that has one solution.
    fn evaluated_proper(
        &self,
        tools: &mut ClimbTools<'_>,
        solution: &Solution,
        puzzle: &Puzzle,
    ) -> Evaluation {
        let mut evaluation = tools.objective.evaluate(puzzle, tools.control);
        tools.budget.spend(evaluation.work);
        if self.end == DigEnd::Minimal {
            tools.prover.set_solution(solution);
            let unneeded = |&cell: &Cell| {
                tools.prover.prove_without(self.given, cell, tools.control) == UniquenessProof::Unique
            };
            evaluation.distance += self.given.iter().filter(unneeded).count() as u32;
        }
        evaluation
    }

    /// Another solution with a few different clues.
    fn changed(&self, tools: &mut ClimbTools<'_>, solution: &Solution) -> Option<Solution> {
        let geometry = solution.geometry();
        let given: Vec<Cell> = self.given.iter().collect();
        let mut kept = self.given.clone();
        let first = given[tools.random.below(given.len())];
        kept.remove(first);
        for _ in 0..tools.random.below(CHANGED) {
            kept.remove(given[tools.random.below(given.len())]);
        }
        // The first clue must change.
        let all = DigitSet::full(geometry.side());
        let limits =
            geometry.cells().map(|cell| if cell == first { all.without(solution.get(cell)) } else { all });
        let grid = puzzle_of(solution, &kept).grid().clone().with_limits(limits.collect::<Vec<_>>());
        finish(&Puzzle::try_from(grid).ok()?, tools.random, tools.control)
    }
}

/// Whether the clues leave exactly one solution.
fn is_puzzle(point: &ClimbPoint<Solution>) -> bool {
    point.evaluation.distance < SEVERAL
}
