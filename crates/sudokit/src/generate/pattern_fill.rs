//! Digits for a pattern.
//!
//! The clues of most grids, cut out along a pattern, leave thousands of
//! solutions. The search changes a few digits at a time, so that at least one
//! solution remains, and keeps what leaves no more of them than before:
//!
//! ```text
//!   1 . . 4        1 . . 4        1 . . 3
//!   . 4 1 .   ──▶  . . 1 .   ──▶  . 3 1 .
//!   . 1 4 .        . 1 4 .        . 1 4 .
//!   4 . . 1        4 . . .        4 . . 2
//!  5 solutions     forgotten     1 solution
//! ```
//!
//! Once there is one solution, it goes on in the same way toward the wish.

use super::End;
use super::fill::finish;
use super::judge::{Judge, Verdict};
use super::pattern::Pattern;
use super::prover::{Proof, Prover};
use super::puzzle_of;
use super::random::Random;
use super::work::Work;
use crate::rate::Grade;
use crate::{Cell, CellSet, Count, DigitSet, Puzzle, Solution};

/// Solutions are counted so far. More would tell apart what is far from one
/// solution anyway.
const MOST_SOLUTIONS: u64 = 10_000;

/// Several solutions are further off a wish than anything a judge says.
const SEVERAL: u32 = 1000;

/// After so many changes that lead no nearer, the search begins again.
const PATIENCE: usize = 400;

/// At most so many clues change at a time.
const CHANGED: usize = 3;

/// Whoever looks for digits.
pub(super) struct Filler<'a> {
    pub pattern: &'a Pattern,
    pub end: End,
    pub judge: &'a mut Judge,
    pub prover: &'a mut Prover,
    pub random: &'a mut Random,
    pub stop: &'a dyn Fn() -> bool,
    pub work: &'a mut Work,
}

/// Digits for the pattern, and how far they are off the wish.
pub(super) struct Filled {
    pub solution: Solution,
    pub off: u32,
    pub grade: Option<Grade>,
}

impl Filler<'_> {
    /// From a solution to one whose digits are as near to the wish as it gets;
    /// `None` if they always leave several solutions.
    pub fn search(&mut self, start: Solution) -> Option<Filled> {
        let given: Vec<Cell> = start.geometry().cells().filter(|&cell| self.pattern.contains(cell)).collect();
        let mut here = self.judged(start, MOST_SOLUTIONS);
        let mut idle = 0;
        while here.off > 0 && idle < PATIENCE && !self.work.is_over() && !(self.stop)() {
            idle += 1;
            let Some(solution) = self.changed(&here.solution, &given) else { continue };
            let there = self.judged(solution, here.limit());
            if there.off < here.off {
                idle = 0;
            }
            if there.off <= here.off {
                here = there;
            }
        }
        Some(here).filter(Filled::is_puzzle)
    }

    /// The digits of this solution, as they are.
    pub fn take(&mut self, solution: Solution) -> Option<Filled> {
        Some(self.judged(solution, 2)).filter(Filled::is_puzzle)
    }

    /// How far off the pattern's clues are, for this solution. So many solutions
    /// are counted at most.
    fn judged(&mut self, solution: Solution, limit: u64) -> Filled {
        let given: CellSet =
            solution.geometry().cells().filter(|&cell| self.pattern.contains(cell)).collect();
        let puzzle = puzzle_of(&solution, &given);
        self.work.spend(1 + limit / 500);
        let several = match puzzle.solve().stop_when(self.stop).count(limit) {
            Count::Exactly(1) => None,
            Count::Exactly(count) | Count::AtLeast(count) => Some(count as u32),
        };
        if let Some(count) = several {
            // Who was stopped does not know how many there are.
            let off = if (self.stop)() { u32::MAX } else { SEVERAL + count };
            return Filled { solution, off, grade: None };
        }
        let Verdict { mut off, grade, work, .. } = self.judge.judge(&puzzle, self.stop);
        self.work.spend(work);
        if self.end == End::Minimal {
            self.prover.turn_to(&solution);
            let unneeded = |&cell: &Cell| self.prover.prove_without(&given, cell, self.stop) == Proof::Unique;
            off += given.iter().filter(unneeded).count() as u32;
        }
        // What was stopped was not judged to the end.
        if (self.stop)() {
            off = u32::MAX;
        }
        Filled { solution, off, grade }
    }

    /// Another solution, with a few other clues.
    fn changed(&mut self, solution: &Solution, given: &[Cell]) -> Option<Solution> {
        let geometry = solution.geometry();
        let mut kept: CellSet = given.iter().copied().collect();
        let first = given[self.random.below(given.len())];
        kept.remove(first);
        for _ in 0..self.random.below(CHANGED) {
            kept.remove(given[self.random.below(given.len())]);
        }
        // The first changes for certain.
        let all = DigitSet::full(geometry.side());
        let limits =
            geometry.cells().map(|cell| if cell == first { all.without(solution.get(cell)) } else { all });
        let grid = puzzle_of(solution, &kept).grid().clone().with_limits(limits.collect::<Vec<_>>());
        finish(&Puzzle::try_from(grid).ok()?, self.random, self.stop)
    }
}

impl Filled {
    fn is_puzzle(&self) -> bool {
        self.off < SEVERAL
    }

    /// To be no worse, another may have so many solutions; one more tells that
    /// it has more.
    fn limit(&self) -> u64 {
        u64::from(self.off.saturating_sub(SEVERAL)).max(1) + 1
    }
}
