//! Makes puzzles from the description of a generator.
//!
//! Every puzzle starts as a full grid, from which clues are removed as far as the generator allows.
//! If the result does not match yet, a hill climb continues from there. If that fails, the next
//! attempt starts with another grid.
//!
//! On the classic board, sixteen lanes remove clues in parallel. They are used best when many
//! puzzles are made together, as in [`GeneratorWorker::make_all`].

use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use super::batch::BatchGenerator;
use super::budget::Budget;
use super::dig::{DigLimits, dig};
use super::fill::fill;
use super::hill_climb::{ClimbTools, ClueSpace, Tries};
use super::objective::Objective;
use super::outcome::{GenerateError, Generated, StopReason};
use super::pattern_fill::PatternSpace;
use super::prover::{ProofEffort, Prover};
use super::{ClueCount, CluePattern, DigEnd, Generator, Symmetry, batch, puzzle_of, usual_clues};
use crate::base::random::Random;
use crate::base::{CellSet, Control};
use crate::board::Solution;

/// On a large board, removal ends after this many failures in a row: each of them costs as much as
/// a puzzle, and few more clues could be removed.
const PATIENCE_ON_LARGE_BOARDS: usize = 40;

/// The smallest side of a large board.
const LARGE_SIDE: usize = 17;

/// The number of searches for a full grid.
const GRID_ATTEMPTS: u64 = 1000;

/// The number of drafts in a batch: enough to keep all lanes busy until near the end, few enough to
/// keep in memory.
const BATCH: u64 = 4096;

/// Makes the puzzles of a [`Generator`]. It owns the engines for all of them.
pub struct GeneratorWorker {
    generator: Arc<Generator>,
    /// For the classic board only.
    lanes: Option<BatchGenerator>,
    /// Created with the first draft.
    prover: Option<Prover>,
    objective: Objective,
    control: Control,
}

/// The target for the number of clues.
struct CluePlan {
    /// Removal of clues ends at this number.
    goal: usize,
    /// The numbers that a finished puzzle may have.
    clues: RangeInclusive<usize>,
}

/// A full grid and the clues that remain of it.
struct DugGrid {
    solution: Solution,
    given: CellSet,
    symmetry: Symmetry,
    plan: CluePlan,
    /// The stream of random numbers, after those that were used.
    random: Random,
}

impl Generator {
    /// The target for the number of clues, drawn from this random stream.
    fn plan(&self, random: &mut Random) -> CluePlan {
        let cells = self.geometry.len();
        let (goal, clues) = match (&self.clues, self.end) {
            // A pattern fixes the clues, so none are removed.
            _ if self.pattern.is_some() => (cells, 0..=cells),
            (ClueCount::About(_), DigEnd::Minimal) => (0, 0..=cells),
            // A puzzle of a requested difficulty gets as few clues as that requires, but an easy
            // one gets more.
            (ClueCount::About(usual), DigEnd::Enough) if !self.difficulty.is_empty() => {
                (if self.difficulty.is_easy() { *usual } else { 0 }, 0..=*usual)
            }
            (ClueCount::About(usual), DigEnd::Enough) => (*usual, 0..=cells),
            (ClueCount::Within(clues), DigEnd::Minimal) => (0, clues.clone()),
            // All numbers in the range are equally likely. Without an upper bound, a puzzle has no
            // more clues than usual, unless the range begins above that.
            (ClueCount::Within(clues), DigEnd::Enough) => {
                let is_open = *clues.end() > cells;
                let most =
                    if is_open { usual_clues(&self.geometry).max(*clues.start()) } else { *clues.end() };
                (clues.start() + random.below(most - clues.start() + 1), clues.clone())
            }
        };
        CluePlan { goal, clues }
    }
}

impl GeneratorWorker {
    pub(super) fn new(generator: &Generator) -> Self {
        let lanes = generator.geometry.is_classic().then(BatchGenerator::new);
        let objective = Objective::new(&generator.difficulty);
        Self {
            generator: Arc::new(generator.clone()),
            lanes,
            prover: None,
            objective,
            control: Control::new(),
        }
    }

    /// Sets a control that can stop all further work.
    pub fn set_control(&mut self, control: &Control) {
        self.control = control.clone();
    }

    /// Makes puzzle number `index` of the stream, unless the control stops it first.
    pub fn make(&mut self, index: u64) -> Result<Generated, GenerateError> {
        if self.generator.check().is_err() {
            return Err(GenerateError { why: StopReason::Impossible, nearest: None });
        }
        self.make_from(index, None)
    }

    /// Makes the puzzles with these numbers. The result is the same as from [`make`](Self::make)
    /// for each number, but faster.
    pub fn make_all(&mut self, indices: Range<u64>, made: &mut Vec<Result<Generated, GenerateError>>) {
        if !self.are_dug_in_lanes() || self.generator.check().is_err() {
            return made.extend(indices.map(|index| self.make(index)));
        }
        for range in batches(indices) {
            let drafts = self.drafts(range.clone(), 0);
            let mut drafts = drafts.into_iter();
            made.extend(range.map(|index| self.make_from(index, drafts.next().flatten())));
        }
    }

    /// Makes full grids, one for each number. If the control stops the work, unfinished grids are
    /// left out.
    pub fn solutions(&mut self, indices: Range<u64>) -> Vec<Solution> {
        let (geometry, control) = (&self.generator.geometry, &self.control);
        let random = |index, attempt| Random::new(self.generator.seed, index, attempt);
        let Some(lanes) = &mut self.lanes else {
            let grid = |index| {
                (0..GRID_ATTEMPTS)
                    .find_map(|attempt| fill(geometry, attempt, &mut random(index, attempt), control))
            };
            return indices.filter_map(grid).collect();
        };
        let mut solutions = Vec::new();
        for range in batches(indices) {
            let full =
                |index| batch::BatchDraft { random: random(index, 0), goal: geometry.len(), solution: None };
            let dug = lanes.dig(&mut range.map(full), control);
            solutions.extend(dug.into_iter().flatten().map(|dug| dug.solution(geometry)));
        }
        solutions
    }

    /// Makes a puzzle, starting from its first draft.
    fn make_from(&mut self, index: u64, mut first: Option<DugGrid>) -> Result<Generated, GenerateError> {
        let generator = Arc::clone(&self.generator);
        let mut budget = Budget::new(generator.effort, &generator.geometry);
        let mut tries = Tries::default();
        let mut nearest: Option<(u32, Generated)> = None;
        for attempt in 0.. {
            if budget.is_over() || self.control.is_stopped() {
                break;
            }
            budget.begin_attempt();
            let draft = first.take().or_else(|| self.draft(index, attempt));
            let Some(draft) = draft else { continue };
            let is_right = generator.pattern.is_none() && generator.difficulty.is_empty();
            if is_right && draft.plan.clues.contains(&draft.given.len()) {
                let DugGrid { solution, given, symmetry, .. } = draft;
                let puzzle = puzzle_of(&solution, &given);
                return Ok(Generated { puzzle, solution, symmetry, grade: None });
            }
            let Some((distance, generated)) = self.climb(draft, &mut budget, &mut tries) else { continue };
            if distance == 0 {
                return Ok(generated);
            }
            if distance < u32::MAX && nearest.as_ref().is_none_or(|(best, _)| distance < *best) {
                nearest = Some((distance, generated));
            }
        }
        let why = if self.control.is_stopped() { StopReason::Stopped } else { StopReason::GaveUp };
        let nearest = nearest.map(|(_, generated)| Box::new(self.objective.graded(generated)));
        Err(GenerateError { why, nearest })
    }

    /// Whether lanes can make the drafts: they remove single cells only.
    fn are_dug_in_lanes(&self) -> bool {
        self.lanes.is_some() && self.generator.symmetry == Symmetry::None
    }

    /// A draft for one attempt at a puzzle.
    fn draft(&mut self, index: u64, attempt: u64) -> Option<DugGrid> {
        if self.are_dug_in_lanes() {
            self.drafts(std::iter::once(index), attempt).pop()?
        } else {
            self.dug_by_orbits(index, attempt)
        }
    }

    /// Drafts for the same attempt at several puzzles, made in lanes.
    fn drafts(&mut self, indices: impl Iterator<Item = u64>, attempt: u64) -> Vec<Option<DugGrid>> {
        let generator = Arc::clone(&self.generator);
        let Some(lanes) = &mut self.lanes else { return Vec::new() };
        let solution = generator.solution.as_ref().map(batch::digits);
        let mut plans = Vec::new();
        let mut drafts = indices.map(|index| {
            let mut random = Random::new(generator.seed, index, attempt);
            let plan = generator.plan(&mut random);
            let goal = plan.goal;
            plans.push(plan);
            batch::BatchDraft { random, goal, solution }
        });
        let dug = lanes.dig(&mut drafts, &self.control);
        let draft = |(dug, plan): (Option<batch::DugPuzzle>, CluePlan)| {
            dug.map(|dug| DugGrid {
                solution: dug.solution(&generator.geometry),
                given: dug.given(),
                symmetry: Symmetry::None,
                plan,
                random: dug.random,
            })
        };
        dug.into_iter().zip(plans).map(draft).collect()
    }

    /// A draft made by removing orbits of clues, or on another board.
    fn dug_by_orbits(&mut self, index: u64, attempt: u64) -> Option<DugGrid> {
        let generator = Arc::clone(&self.generator);
        let mut random = Random::new(generator.seed, index, attempt);
        let plan = generator.plan(&mut random);
        let symmetry = generator.symmetry.drawn(&mut random);
        let solution = match (&generator.solution, &mut self.lanes) {
            (Some(solution), _) => solution.clone(),
            (None, None) => fill(&generator.geometry, attempt, &mut random, &self.control)?,
            (None, Some(lanes)) => {
                let goal = generator.geometry.len();
                let full = batch::BatchDraft { random: random.clone(), goal, solution: None };
                let dug = lanes.dig(&mut std::iter::once(full), &self.control).pop()??;
                random = dug.random.clone();
                dug.solution(&generator.geometry)
            }
        };
        let mut given: CellSet = generator.geometry.cells().collect();
        let mut groups = symmetry.orbits(&generator.geometry);
        random.shuffle(&mut groups);
        let is_large = generator.geometry.side() >= LARGE_SIDE;
        let patience = if is_large { PATIENCE_ON_LARGE_BOARDS } else { usize::MAX };
        let control = self.control.clone();
        let prover = self.prover_of(&solution);
        dig(prover, &mut given, &groups, DigLimits { goal: plan.goal, patience }, &control)?;
        Some(DugGrid { solution, given, symmetry, plan, random })
    }

    /// The prover for this solution.
    fn prover_of(&mut self, solution: &Solution) -> &mut Prover {
        let effort =
            if self.generator.end == DigEnd::Minimal { ProofEffort::Full } else { ProofEffort::Usual };
        let prover = self.prover.get_or_insert_with(|| Prover::new(solution.clone(), effort));
        prover.set_solution(solution);
        prover
    }

    /// Climbs from a draft towards the requested difficulty. Returns the puzzle and its distance,
    /// if there is one.
    fn climb(&mut self, draft: DugGrid, budget: &mut Budget, tries: &mut Tries) -> Option<(u32, Generated)> {
        let generator = Arc::clone(&self.generator);
        let Generator { geometry, pattern, solution: fixed, end, .. } = &*generator;
        let DugGrid { solution, given, symmetry, plan, mut random } = draft;
        self.prover_of(&solution);
        let Self { objective, prover: Some(prover), control, .. } = self else {
            unreachable!("it was made just now")
        };
        let tools = &mut ClimbTools { objective, prover, random: &mut random, control, budget, tries };
        let (solution, given, evaluation) = if let Some(CluePattern { cells, .. }) = pattern {
            let space = PatternSpace { given: cells, end: *end };
            let climb = if fixed.is_some() { PatternSpace::take } else { PatternSpace::climb };
            let point = climb(&space, tools, solution)?;
            (point.place, cells.clone(), point.evaluation)
        } else {
            let groups = symmetry.orbits(geometry);
            let space = ClueSpace { groups, clues: plan.clues, goal: plan.goal, end: *end };
            let point = space.climb(tools, given);
            (solution, point.place, point.evaluation)
        };
        let puzzle = puzzle_of(&solution, &given);
        Some((evaluation.distance, Generated { puzzle, solution, symmetry, grade: evaluation.grade }))
    }
}

/// Splits a range into batches for the lanes.
fn batches(indices: Range<u64>) -> impl Iterator<Item = Range<u64>> {
    let end = indices.end;
    indices.step_by(BATCH as usize).map(move |first| first..end.min(first.saturating_add(BATCH)))
}

impl fmt::Debug for GeneratorWorker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GeneratorWorker").field("generator", &self.generator).finish_non_exhaustive()
    }
}
