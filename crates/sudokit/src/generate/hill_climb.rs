//! Hill climbing toward a difficulty.
//!
//! Similar puzzles are neighbours: one that needs a swordfish differs by a clue
//! or two from others that nearly do. So instead of rejecting a puzzle that does
//! not match, the search changes a clue or two and keeps what is no worse:
//!
//! ```text
//!   too easy   ──▶  remove clues, or exchange one or two for others
//!   too hard   ──▶  add a clue, or exchange
//! ```
//!
//! When that leads nowhere, the worker starts again with another grid.

use std::ops::RangeInclusive;

use super::DigEnd;
use super::budget::Budget;
use super::dig::{DigLimits, dig};
use super::objective::{Evaluation, Lack, Objective};
use super::prover::{Prover, UniquenessProof};
use crate::base::random::Random;
use crate::base::{Cell, CellSet};

/// A climb ends after this many steps without progress.
/// (A swordfish takes three times as long with 24 steps, twice with 100.)
const PATIENCE: usize = 300;

/// If another clue may help, one is added in one of this many steps; otherwise
/// clues are exchanged. (Added clues mostly remove the reason why the puzzle was
/// near.)
const ADDING: usize = 3;

/// The distance of a clue too many or too few: more than any evaluation.
pub(super) const CLUES: u32 = 1000;

/// The space of the climb: the puzzles of one solution.
pub(super) struct ClimbSpace<'a> {
    /// Orbits of clues that are given together.
    pub groups: &'a [Vec<Cell>],
    pub clues: RangeInclusive<usize>,
    /// Digging ends at this number of clues.
    pub goal: usize,
    pub end: DigEnd,
}

/// A point of that space.
#[derive(Clone, Debug)]
pub(super) struct ClimbPoint {
    pub given: CellSet,
    pub evaluation: Evaluation,
}

/// The tools of a climb.
pub(super) struct HillClimber<'a> {
    pub objective: &'a mut Objective,
    pub prover: &'a mut Prover,
    pub random: &'a mut Random,
    pub stop: &'a dyn Fn() -> bool,
    pub budget: &'a mut Budget,
}

impl HillClimber<'_> {
    /// Climbs from a point as near to the difficulty as it gets.
    pub fn climb(&mut self, space: &ClimbSpace, start: CellSet) -> ClimbPoint {
        let mut here = self.evaluated(space, start);
        let mut idle = 0;
        while here.evaluation.distance > 0 && idle < PATIENCE && !self.budget.is_over() && !(self.stop)() {
            idle += 1;
            let Some(given) = self.step(space, &here) else { continue };
            let there = self.evaluated(space, given);
            if there.evaluation.distance < here.evaluation.distance {
                idle = 0;
            }
            if there.evaluation.distance <= here.evaluation.distance {
                here = there;
            }
        }
        here
    }

    fn evaluated(&mut self, space: &ClimbSpace, given: CellSet) -> ClimbPoint {
        let excess = given.len().saturating_sub(*space.clues.end());
        let shortage = space.clues.start().saturating_sub(given.len());
        let mut evaluation = match excess + shortage {
            0 => self.objective.evaluate(&self.prover.puzzle(&given), self.stop),
            clues => {
                Evaluation { distance: CLUES * clues as u32, lack: Lack::Hardness, grade: None, work: 1 }
            }
        };
        self.budget.spend(evaluation.work);
        // A stopped evaluation is incomplete.
        if (self.stop)() {
            evaluation.distance = u32::MAX;
        }
        ClimbPoint { given, evaluation }
    }

    /// A random neighbour.
    fn step(&mut self, space: &ClimbSpace, here: &ClimbPoint) -> Option<CellSet> {
        let mut given = here.given.clone();
        let is_too_hard = here.evaluation.lack == Lack::Clues;
        if space.end == DigEnd::Enough && is_too_hard && self.random.below(ADDING) == 0 {
            let more = self.pick(space, |group| !given.contains(group[0]))?;
            if given.len() + more.len() <= *space.clues.end() {
                given.extend(more.iter().copied());
                return Some(given);
            }
        }
        self.exchange(space, &mut given)?;
        Some(given)
    }

    /// Removes one or two groups of clues, and adds others.
    fn exchange(&mut self, space: &ClimbSpace, given: &mut CellSet) -> Option<()> {
        let mut out: Vec<&[Cell]> = Vec::new();
        for _ in 0..=self.random.below(2) {
            let group = self.pick(space, |group| given.contains(group[0]))?;
            for &cell in group {
                given.remove(cell);
            }
            out.push(group);
        }
        // Each set of cells in which another solution differs needs a clue.
        for more in 0.. {
            let set = match self.prover.prove(given, self.stop) {
                UniquenessProof::Unique => break,
                UniquenessProof::OtherSolution(set) if more < out.len() + 4 => set,
                UniquenessProof::OtherSolution(_) | UniquenessProof::Open => return None,
            };
            let group = self
                .pick(space, |group| group.iter().any(|&cell| set.contains(cell)) && !out.contains(&group))?;
            given.extend(group.iter().copied());
        }
        let mut groups: Vec<Vec<Cell>> =
            space.groups.iter().filter(|group| given.contains(group[0])).cloned().collect();
        self.random.shuffle(&mut groups);
        let depth = DigLimits { goal: space.goal, patience: usize::MAX };
        dig(self.prover, given, &groups, depth, self.stop)
    }

    /// A random group that satisfies the condition.
    fn pick<'h>(&mut self, space: &ClimbSpace<'h>, is_meant: impl Fn(&[Cell]) -> bool) -> Option<&'h [Cell]> {
        let meant: Vec<&[Cell]> =
            space.groups.iter().map(Vec::as_slice).filter(|group| is_meant(group)).collect();
        (!meant.is_empty()).then(|| meant[self.random.below(meant.len())])
    }
}
