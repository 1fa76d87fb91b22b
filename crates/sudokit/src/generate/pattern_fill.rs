//! Filling a pattern with digits.
//!
//! The clues that a pattern takes from a random grid usually leave thousands of
//! solutions. The search changes a few digits at a time, so that at least one
//! solution remains, and keeps what leaves no more of them than before:
//!
//! ```text
//!   1 . . 4        1 . . 4        1 . . 3
//!   . 4 1 .   ──▶  . . 1 .   ──▶  . 3 1 .
//!   . 1 4 .        . 1 4 .        . 1 4 .
//!   4 . . 1        4 . . .        4 . . 2
//!  5 solutions     removed       1 solution
//! ```
//!
//! Once there is one solution, it continues in the same way toward the
//! difficulty.

use super::budget::Budget;
use super::fill::finish;
use super::objective::{Evaluation, Objective};
use super::pattern::CluePattern;
use super::prover::{Prover, UniquenessProof};
use super::{DigEnd, puzzle_of};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, DigitSet};
use crate::board::{Puzzle, Solution};
use crate::rate::Grade;
use crate::solve::Count;

/// Solutions are counted up to this number. Beyond it, all are equally far from
/// one solution.
const MOST_SOLUTIONS: u64 = 10_000;

/// The distance of several solutions: more than any evaluation.
const SEVERAL: u32 = 1000;

/// The search ends after this many changes without progress.
const PATIENCE: usize = 400;

/// The largest number of clues that change in one step.
const CHANGED: usize = 3;

/// The tools of the search.
pub(super) struct PatternFiller<'a> {
    pub pattern: &'a CluePattern,
    pub end: DigEnd,
    pub objective: &'a mut Objective,
    pub prover: &'a mut Prover,
    pub random: &'a mut Random,
    pub stop: &'a dyn Fn() -> bool,
    pub budget: &'a mut Budget,
}

/// Digits for the pattern, and their distance from the difficulty.
pub(super) struct FilledPattern {
    pub solution: Solution,
    pub distance: u32,
    pub grade: Option<Grade>,
}

impl PatternFiller<'_> {
    /// Searches from a solution for digits as near to the difficulty as possible;
    /// `None` if they always leave several solutions.
    pub fn search(&mut self, start: Solution) -> Option<FilledPattern> {
        let given: Vec<Cell> = start.geometry().cells().filter(|&cell| self.pattern.contains(cell)).collect();
        let mut here = self.evaluated(start, MOST_SOLUTIONS);
        let mut idle = 0;
        while here.distance > 0 && idle < PATIENCE && !self.budget.is_over() && !(self.stop)() {
            idle += 1;
            let Some(solution) = self.changed(&here.solution, &given) else { continue };
            let there = self.evaluated(solution, here.limit());
            if there.distance < here.distance {
                idle = 0;
            }
            if there.distance <= here.distance {
                here = there;
            }
        }
        Some(here).filter(FilledPattern::is_puzzle)
    }

    /// The digits of this solution, as they are.
    pub fn take(&mut self, solution: Solution) -> Option<FilledPattern> {
        Some(self.evaluated(solution, 2)).filter(FilledPattern::is_puzzle)
    }

    /// Evaluates the pattern's clues of this solution. Solutions are counted up to
    /// the limit.
    fn evaluated(&mut self, solution: Solution, limit: u64) -> FilledPattern {
        let given: CellSet =
            solution.geometry().cells().filter(|&cell| self.pattern.contains(cell)).collect();
        let puzzle = puzzle_of(&solution, &given);
        self.budget.spend(1 + limit / 500);
        let several = match puzzle.solve().stop_when(self.stop).count(limit) {
            Count::Exactly(1) => None,
            Count::Exactly(count) | Count::AtLeast(count) => Some(count as u32),
        };
        if let Some(count) = several {
            // A stopped count is incomplete.
            let distance = if (self.stop)() { u32::MAX } else { SEVERAL + count };
            return FilledPattern { solution, distance, grade: None };
        }
        let Evaluation { mut distance, grade, work, .. } = self.objective.evaluate(&puzzle, self.stop);
        self.budget.spend(work);
        if self.end == DigEnd::Minimal {
            self.prover.turn_to(&solution);
            let unneeded =
                |&cell: &Cell| self.prover.prove_without(&given, cell, self.stop) == UniquenessProof::Unique;
            distance += given.iter().filter(unneeded).count() as u32;
        }
        // A stopped evaluation is incomplete.
        if (self.stop)() {
            distance = u32::MAX;
        }
        FilledPattern { solution, distance, grade }
    }

    /// Another solution with a few different clues.
    fn changed(&mut self, solution: &Solution, given: &[Cell]) -> Option<Solution> {
        let geometry = solution.geometry();
        let mut kept: CellSet = given.iter().copied().collect();
        let first = given[self.random.below(given.len())];
        kept.remove(first);
        for _ in 0..self.random.below(CHANGED) {
            kept.remove(given[self.random.below(given.len())]);
        }
        // The first one must change.
        let all = DigitSet::full(geometry.side());
        let limits =
            geometry.cells().map(|cell| if cell == first { all.without(solution.get(cell)) } else { all });
        let grid = puzzle_of(solution, &kept).grid().clone().with_limits(limits.collect::<Vec<_>>());
        finish(&Puzzle::try_from(grid).ok()?, self.random, self.stop)
    }
}

impl FilledPattern {
    fn is_puzzle(&self) -> bool {
        self.distance < SEVERAL
    }

    /// The limit for counting the solutions of a neighbour: one more than it may
    /// have to be no worse.
    fn limit(&self) -> u64 {
        u64::from(self.distance.saturating_sub(SEVERAL)).max(1) + 1
    }
}
