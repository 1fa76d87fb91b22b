//! Following a recipe.
//!
//! Every puzzle begins as a *draft*: a full grid, dug as far as the recipe says.
//! If that is not yet what is wished for, the search goes on from there, and
//! when it is lost, with another draft.
//!
//! On the classic board drafts come from sixteen lanes, which are busiest when
//! many are asked for at once: hence [`Maker::make_all`].

use std::fmt;
use std::ops::{Range, RangeInclusive};

use super::climb::{CLUES, Climber, Hill};
use super::dig::{Depth, dig};
use super::fill::fill;
use super::judge::Judge;
use super::made::{Creation, Missed, Why};
use super::nine::{self, Diggers};
use super::prover::{Care, Prover};
use super::random::Random;
use super::values::{Filled, Filler};
use super::work::Work;
use super::{Clues, End, Generator, Pattern, Symmetry, puzzle_of};
use crate::{Cell, CellSet, Solution};

/// After so many clues in a row that had to stay, a large board is left as it
/// is: each of them costs as much as a puzzle, and few more would go.
const PATIENCE_ON_LARGE_BOARDS: usize = 40;

/// Boards from this side on are large.
const LARGE_SIDE: usize = 17;

/// So many searches for a full grid are made.
const GRIDS: u64 = 1000;

/// The lanes get so many drafts at once: enough to keep all of them busy but
/// at the very end, few enough to remember.
const BATCH: u64 = 4096;

/// Makes puzzles by a recipe; its engines serve for all of them.
pub struct Maker<'a> {
    recipe: &'a Generator,
    /// For the classic board.
    lanes: Option<Diggers>,
    /// From the first draft on.
    prover: Option<Prover>,
    judge: Judge,
}

/// How many clues to aim at.
struct Plan {
    /// Digging ends with so many.
    goal: usize,
    /// A puzzle may have so many in the end.
    clues: RangeInclusive<usize>,
}

/// A full grid, dug.
struct Draft {
    solution: Solution,
    given: CellSet,
    symmetry: Symmetry,
    plan: Plan,
    /// The numbers that come after those that were used.
    random: Random,
}

impl Draft {
    fn into_creation(self) -> Creation {
        let Self { solution, given, symmetry, .. } = self;
        Creation { puzzle: puzzle_of(&solution, &given), solution, symmetry, grade: None }
    }
}

impl<'a> Maker<'a> {
    pub(super) fn new(recipe: &'a Generator) -> Self {
        let lanes = recipe.geometry.is_classic().then(Diggers::new);
        Self { recipe, lanes, prover: None, judge: Judge::new(&recipe.wish) }
    }

    /// Puzzle number `index` of the stream, unless the signal comes first.
    pub fn make(&mut self, index: u64, stop: &dyn Fn() -> bool) -> Result<Creation, Missed> {
        if self.recipe.check().is_err() {
            return Err(Missed::new(Why::GaveUp));
        }
        self.go_on(index, None, stop)
    }

    /// The puzzles of these numbers, one after another: the same as if each
    /// was made by itself, but sooner.
    pub fn make_all(
        &mut self,
        indices: Range<u64>,
        stop: &dyn Fn() -> bool,
        made: &mut Vec<Result<Creation, Missed>>,
    ) {
        if !self.are_drafts_of_lanes() || self.recipe.check().is_err() {
            return made.extend(indices.map(|index| self.make(index, stop)));
        }
        for batch in batches(indices) {
            let drafts = self.drafts(batch.clone(), 0, stop);
            let mut drafts = drafts.into_iter();
            made.extend(batch.map(|index| self.go_on(index, drafts.next().flatten(), stop)));
        }
    }

    /// Full grids, one for each number, unless the signal comes first.
    pub fn solutions(&mut self, indices: Range<u64>, stop: &dyn Fn() -> bool) -> Vec<Solution> {
        let geometry = &self.recipe.geometry;
        let random = |index, attempt| Random::new(self.recipe.seed, index, attempt);
        let Some(lanes) = &mut self.lanes else {
            let grid = |index| {
                (0..GRIDS).find_map(|attempt| fill(geometry, attempt, &mut random(index, attempt), stop))
            };
            return indices.filter_map(grid).collect();
        };
        let mut solutions = Vec::new();
        for batch in batches(indices) {
            let full = |index| nine::Draft { random: random(index, 0), goal: geometry.len(), solution: None };
            let dug = lanes.dig(&mut batch.map(full), stop);
            solutions.extend(dug.into_iter().flatten().map(|dug| dug.solution(geometry)));
        }
        solutions
    }

    /// A puzzle from its first draft on.
    fn go_on(
        &mut self,
        index: u64,
        mut first: Option<Draft>,
        stop: &dyn Fn() -> bool,
    ) -> Result<Creation, Missed> {
        let mut work = Work::new(self.recipe.effort, &self.recipe.geometry);
        let mut nearest: Option<(u32, Creation)> = None;
        for attempt in 0.. {
            if work.is_over() || stop() {
                break;
            }
            work.begin_attempt();
            let draft = first.take().or_else(|| self.draft(index, attempt, stop));
            let Some(draft) = draft else { continue };
            let tried = match &self.recipe.pattern {
                Some(pattern) => self.fill_in(pattern, draft, &mut work, stop),
                None if self.is_as_asked(&draft) => return Ok(draft.into_creation()),
                None => Some(self.climb(draft, &mut work, stop)),
            };
            let Some((off, creation)) = tried else { continue };
            if off == 0 {
                return Ok(creation);
            }
            if off < CLUES && nearest.as_ref().is_none_or(|(best, _)| off < *best) {
                nearest = Some((off, creation));
            }
        }
        let why = if stop() { Why::Stopped } else { Why::GaveUp };
        let nearest = nearest.map(|(_, creation)| Box::new(self.judge.graded(creation)));
        Err(Missed { why, nearest })
    }

    /// Whether a draft is all that was asked for.
    fn is_as_asked(&self, draft: &Draft) -> bool {
        self.recipe.wish.is_empty() && draft.plan.clues.contains(&draft.given.len())
    }

    /// How many clues to aim at, with numbers of this stream.
    fn plan(&self, random: &mut Random) -> Plan {
        let recipe = self.recipe;
        let cells = recipe.geometry.len();
        match (&recipe.clues, recipe.end) {
            // A pattern leaves nothing to dig.
            _ if recipe.pattern.is_some() => Plan { goal: cells, clues: 0..=cells },
            (Clues::About(_), End::Minimal) => Plan { goal: 0, clues: 0..=cells },
            // Who says how hard a puzzle shall be gets as few clues as that
            // takes, but easy ones are easier to see with more of them.
            (Clues::About(usual), End::Enough) if !recipe.wish.is_empty() => {
                Plan { goal: if recipe.wish.is_easy() { *usual } else { 0 }, clues: 0..=*usual }
            }
            (Clues::About(usual), End::Enough) => Plan { goal: *usual, clues: 0..=cells },
            (Clues::Within(clues), End::Minimal) => Plan { goal: 0, clues: clues.clone() },
            // Any number between the bounds is as welcome.
            (Clues::Within(clues), End::Enough) => {
                let most = (*clues.end()).min(cells);
                let goal = clues.start() + random.below(most - clues.start() + 1);
                Plan { goal, clues: clues.clone() }
            }
        }
    }

    /// Whether lanes can do all of a draft: they take single cells away.
    fn are_drafts_of_lanes(&self) -> bool {
        self.lanes.is_some() && self.recipe.symmetry == Symmetry::None
    }

    /// An attempt at a puzzle.
    fn draft(&mut self, index: u64, attempt: u64, stop: &dyn Fn() -> bool) -> Option<Draft> {
        if self.are_drafts_of_lanes() {
            self.drafts(std::iter::once(index), attempt, stop).pop()?
        } else {
            self.dug_by_groups(index, attempt, stop)
        }
    }

    /// The same attempt at several puzzles, by lanes.
    fn drafts(
        &mut self,
        indices: impl Iterator<Item = u64>,
        attempt: u64,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Option<Draft>> {
        let Some(mut lanes) = self.lanes.take() else { return Vec::new() };
        let recipe = self.recipe;
        let solution = recipe.solution.as_ref().map(nine::digits);
        let mut plans = Vec::new();
        let mut drafts = indices.map(|index| {
            let mut random = Random::new(recipe.seed, index, attempt);
            let plan = self.plan(&mut random);
            let goal = plan.goal;
            plans.push(plan);
            nine::Draft { random, goal, solution }
        });
        let dug = lanes.dig(&mut drafts, stop);
        self.lanes = Some(lanes);
        let draft = |(dug, plan): (Option<nine::Dug>, Plan)| {
            dug.map(|dug| Draft {
                solution: dug.solution(&recipe.geometry),
                given: dug.given(),
                symmetry: Symmetry::None,
                plan,
                random: dug.random,
            })
        };
        dug.into_iter().zip(plans).map(draft).collect()
    }

    /// An attempt whose clues go in groups, or on another board.
    fn dug_by_groups(&mut self, index: u64, attempt: u64, stop: &dyn Fn() -> bool) -> Option<Draft> {
        let recipe = self.recipe;
        let mut random = Random::new(recipe.seed, index, attempt);
        let plan = self.plan(&mut random);
        let symmetry = recipe.symmetry.drawn(&mut random);
        let solution = match (&recipe.solution, &mut self.lanes) {
            (Some(solution), _) => solution.clone(),
            (None, None) => fill(&recipe.geometry, attempt, &mut random, stop)?,
            (None, Some(lanes)) => {
                let goal = recipe.geometry.len();
                let full = nine::Draft { random: random.clone(), goal, solution: None };
                let dug = lanes.dig(&mut std::iter::once(full), stop).pop()??;
                random = dug.random.clone();
                dug.solution(&recipe.geometry)
            }
        };
        let mut given: CellSet = recipe.geometry.cells().collect();
        let mut groups = symmetry.orbits(&recipe.geometry);
        random.shuffle(&mut groups);
        let is_large = recipe.geometry.side() >= LARGE_SIDE;
        let patience = if is_large { PATIENCE_ON_LARGE_BOARDS } else { usize::MAX };
        let prover = self.prover_of(&solution);
        dig(prover, &mut given, &groups, Depth { goal: plan.goal, patience }, stop)?;
        Some(Draft { solution, given, symmetry, plan, random })
    }

    /// The prover, about this solution.
    fn prover_of(&mut self, solution: &Solution) -> &mut Prover {
        let care = if self.recipe.end == End::Minimal { Care::Full } else { Care::Usual };
        let prover = self.prover.get_or_insert_with(|| Prover::new(solution.clone(), care));
        prover.turn_to(solution);
        prover
    }

    /// As near to the wish as a draft can be brought, and how far off that is.
    fn climb(&mut self, draft: Draft, work: &mut Work, stop: &dyn Fn() -> bool) -> (u32, Creation) {
        let Draft { solution, given, symmetry, plan, mut random } = draft;
        let groups: Vec<Vec<Cell>> = symmetry.orbits(&self.recipe.geometry);
        let hill = Hill { groups: &groups, clues: plan.clues, goal: plan.goal, end: self.recipe.end };
        self.prover_of(&solution);
        let Self { judge, prover: Some(prover), .. } = self else { unreachable!("it was asked before") };
        let place = Climber { judge, prover, random: &mut random, stop, work }.climb(&hill, given);
        let puzzle = puzzle_of(&solution, &place.given);
        (place.verdict.off, Creation { puzzle, solution, symmetry, grade: place.verdict.grade })
    }

    /// Digits for a pattern, as near to the wish as can be, and how far off that
    /// is.
    fn fill_in(
        &mut self,
        pattern: &Pattern,
        draft: Draft,
        work: &mut Work,
        stop: &dyn Fn() -> bool,
    ) -> Option<(u32, Creation)> {
        let recipe = self.recipe;
        let Draft { solution: start, mut random, .. } = draft;
        self.prover_of(&start);
        let Self { judge, prover: Some(prover), .. } = self else { return None };
        let is_fixed = recipe.solution.is_some();
        let mut filler = Filler { pattern, end: recipe.end, judge, prover, random: &mut random, stop, work };
        let filled = if is_fixed { filler.take(start) } else { filler.search(start) };
        if is_fixed {
            work.give_up();
        }
        let Filled { solution, off, grade } = filled?;
        let given = recipe.geometry.cells().filter(|&cell| pattern.contains(cell)).collect();
        let puzzle = puzzle_of(&solution, &given);
        Some((off, Creation { puzzle, solution, symmetry: Symmetry::None, grade }))
    }
}

/// Parts of a range, each with room for the lanes to work in.
fn batches(indices: Range<u64>) -> impl Iterator<Item = Range<u64>> {
    let end = indices.end;
    indices.step_by(BATCH as usize).map(move |first| first..end.min(first.saturating_add(BATCH)))
}

impl fmt::Debug for Maker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Maker").field("recipe", self.recipe).finish_non_exhaustive()
    }
}
