//! Hill climbing towards a difficulty.
//!
//! Similar puzzles have similar difficulty: one that needs a swordfish differs by one or two clues
//! from others that nearly do. So the search does not reject a puzzle that does not match. It
//! changes one or two clues and keeps the result if it is no worse:
//!
//! ```text
//!   too easy   ──▶  remove clues, or exchange one or two for others
//!   too hard   ──▶  add a clue, or exchange
//! ```
//!
//! If this fails, the worker starts again with another grid.

use std::ops::RangeInclusive;

use super::DigEnd;
use super::budget::Budget;
use super::dig::{DigLimits, dig};
use super::objective::{Evaluation, Lack, Objective};
use super::prover::{Prover, UniquenessProof};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, Control, WorkProgress};

/// A climb ends after this many steps without progress. (With 24 steps a swordfish takes three
/// times as long, with 100 twice as long.)
const PATIENCE: usize = 300;

/// If more clues may help, one in this many steps adds a clue; the others exchange clues. (An added
/// clue mostly removes the reason why the puzzle was close.)
const ADDING: usize = 3;

/// The distance for each clue too many or too few: more than any evaluation.
const CLUES: u32 = 1000;

/// A point of the search space, with its distance from the goal.
#[derive(Clone, Debug)]
pub(super) struct ClimbPoint<T> {
    pub place: T,
    pub evaluation: Evaluation,
}

/// The tools of a climb.
pub(super) struct ClimbTools<'a> {
    pub objective: &'a mut Objective,
    pub prover: &'a mut Prover,
    pub random: &'a mut Random,
    pub control: &'a Control,
    pub budget: &'a mut Budget,
    pub tries: &'a mut Tries,
}

/// Statistics for progress reports.
#[derive(Debug, Default)]
pub(super) struct Tries {
    puzzles: u64,
    /// The smallest distance, with that puzzle's number of clues and its rating in tenths.
    nearest: Option<(u32, usize, Option<u16>)>,
}

impl Tries {
    /// Counts a puzzle, and reports progress.
    pub fn count(&mut self, evaluation: &Evaluation, clues: usize, control: &Control) {
        self.puzzles += 1;
        if self.nearest.is_none_or(|(nearest, ..)| evaluation.distance < nearest) {
            let tenths = evaluation.grade.as_ref().map(|grade| grade.er.in_tenths());
            self.nearest = Some((evaluation.distance, clues, tenths));
        }
        if let Some((_, clues, tenths)) = self.nearest {
            control.report(WorkProgress::Tried { puzzles: self.puzzles, clues, tenths });
        }
    }
}

impl ClimbTools<'_> {
    /// Moves from neighbour to neighbour, never farther from the goal. Ends when a point matches,
    /// or after `patience` steps without progress.
    pub fn climb<T>(
        &mut self,
        mut here: ClimbPoint<T>,
        patience: usize,
        neighbour: impl Fn(&mut Self, &ClimbPoint<T>) -> Option<ClimbPoint<T>>,
    ) -> ClimbPoint<T> {
        let mut idle = 0;
        while here.evaluation.distance > 0
            && idle < patience
            && !self.budget.is_over()
            && !self.control.is_stopped()
        {
            idle += 1;
            let Some(there) = neighbour(self, &here) else { continue };
            if there.evaluation.distance < here.evaluation.distance {
                idle = 0;
            }
            if there.evaluation.distance <= here.evaluation.distance {
                here = there;
            }
        }
        here
    }
}

/// The puzzles of one solution. Points are sets of clues.
pub(super) struct ClueSpace {
    /// Orbits of clues that are given together.
    pub groups: Vec<Vec<Cell>>,
    pub clues: RangeInclusive<usize>,
    /// Removal of clues ends at this number.
    pub goal: usize,
    pub end: DigEnd,
}

impl ClueSpace {
    /// Climbs from these clues as close to the requested difficulty as possible.
    pub fn climb(&self, tools: &mut ClimbTools<'_>, start: CellSet) -> ClimbPoint<CellSet> {
        let start = self.evaluated(tools, start);
        tools.climb(start, PATIENCE, |tools, here| {
            let given = self.step(tools, here)?;
            Some(self.evaluated(tools, given))
        })
    }

    fn evaluated(&self, tools: &mut ClimbTools<'_>, given: CellSet) -> ClimbPoint<CellSet> {
        let excess = given.len().saturating_sub(*self.clues.end());
        let shortage = self.clues.start().saturating_sub(given.len());
        let mut evaluation = match excess + shortage {
            0 => tools.objective.evaluate(&tools.prover.puzzle(&given), tools.control),
            clues => Evaluation::at(CLUES * clues as u32),
        };
        tools.budget.spend(evaluation.work);
        // A stopped evaluation is incomplete.
        if tools.control.is_stopped() {
            evaluation.distance = u32::MAX;
        }
        tools.tries.count(&evaluation, given.len(), tools.control);
        ClimbPoint { place: given, evaluation }
    }

    /// A random neighbour.
    fn step(&self, tools: &mut ClimbTools<'_>, here: &ClimbPoint<CellSet>) -> Option<CellSet> {
        let mut given = here.place.clone();
        let is_too_hard = here.evaluation.lack == Lack::Clues;
        if self.end == DigEnd::Enough && is_too_hard && tools.random.below(ADDING) == 0 {
            let more = self.pick(tools, |group| !given.contains(group[0]))?;
            if given.len() + more.len() <= *self.clues.end() {
                given.extend(more.iter().copied());
                return Some(given);
            }
        }
        self.exchange(tools, &mut given)?;
        Some(given)
    }

    /// Removes one or two groups of clues, and adds others.
    fn exchange(&self, tools: &mut ClimbTools<'_>, given: &mut CellSet) -> Option<()> {
        let mut out: Vec<&[Cell]> = Vec::new();
        for _ in 0..=tools.random.below(2) {
            let group = self.pick(tools, |group| given.contains(group[0]))?;
            for &cell in group {
                given.remove(cell);
            }
            out.push(group);
        }
        // Every set of cells in which another solution differs needs a clue.
        for more in 0.. {
            let set = match tools.prover.prove(given, tools.control) {
                UniquenessProof::Unique => break,
                UniquenessProof::OtherSolution(set) if more < out.len() + 4 => set,
                UniquenessProof::OtherSolution(_) | UniquenessProof::Open => return None,
            };
            let group = self
                .pick(tools, |group| group.iter().any(|&cell| set.contains(cell)) && !out.contains(&group))?;
            given.extend(group.iter().copied());
        }
        let mut groups: Vec<Vec<Cell>> =
            self.groups.iter().filter(|group| given.contains(group[0])).cloned().collect();
        tools.random.shuffle(&mut groups);
        let depth = DigLimits { goal: self.goal, patience: usize::MAX };
        dig(tools.prover, given, &groups, depth, tools.control)
    }

    /// A random group that satisfies the condition.
    fn pick(&self, tools: &mut ClimbTools<'_>, is_eligible: impl Fn(&[Cell]) -> bool) -> Option<&[Cell]> {
        let eligible: Vec<&[Cell]> =
            self.groups.iter().map(Vec::as_slice).filter(|group| is_eligible(group)).collect();
        (!eligible.is_empty()).then(|| eligible[tools.random.below(eligible.len())])
    }
}
