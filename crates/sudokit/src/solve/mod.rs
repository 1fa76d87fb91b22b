//! Finding solutions.
//!
//! [`Puzzle::solve`] returns a [`Solve`], a request that says how to search and
//! what for: the [first](Solve::first) solution, the [only](Solve::unique) one, a
//! [count](Solve::count), or [all of them](Solve::iter) one after another.
//!
//! ```
//! use sudokit::solve::{Count, NotUnique};
//! use sudokit::Puzzle;
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
//! assert_eq!(puzzle.solve().count(100), Count::Exactly(3));
//! assert!(matches!(puzzle.solve().unique(), Err(NotUnique::Several(_))));
//! assert_eq!(puzzle.solve().iter().count(), 3);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! A search can take very long. The library has no clock; for a deadline, pass a
//! stop signal:
//!
//! ```
//! use std::time::{Duration, Instant};
//! use sudokit::solve::Count;
//! use sudokit::Puzzle;
//!
//! let blank: Puzzle = ".".repeat(81).parse()?;
//! let end = Instant::now() + Duration::from_millis(20);
//! let late = || Instant::now() >= end;
//! assert!(matches!(blank.solve().stop_when(&late).count(u64::MAX), Count::AtLeast(1..)));
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Engines
//!
//! Classic 9x9 puzzles have engines of their own. [`Puzzle::solve`] takes the
//! one that suits; for many puzzles, pass them to a [`BatchSolver`].
//!
//! | engine                             | for               | idea                                          |
//! |------------------------------------|-------------------|-----------------------------------------------|
//! | [`GeneralSolver`](general)         | every board       | conflict-driven search with nogood learning   |
//! | [`ClassicSolver`]                  | one 9x9 puzzle    | the whole board in nine registers             |
//! | [`BatchSolver`]                    | thousands of them | sixteen boards together, one in each lane     |
//! | [`Backtrack`]                      | comparison        | the first empty cell, digit by digit          |

pub(crate) mod backtrack;
pub(crate) mod batch;
mod bivalue;
mod classic;
mod count_exact;
mod engine;
pub(crate) mod general;
mod masks;
mod true_candidates;
mod uniqueness;

use std::fmt;

use crate::base::Cell;
use crate::board::{Candidates, Grid, Puzzle, Solution};
pub use backtrack::Backtrack;
pub use batch::{Answer, BatchSolver};
pub use classic::ClassicSolver;
pub use count_exact::CountProgress;
use engine::SolverEngine;
pub use masks::Masks81;
pub use true_candidates::TrueCandidates;
pub use uniqueness::Uniqueness;

/// Why a search paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchOutcome {
    /// It found a solution, not seen before.
    Solved,
    /// There are no more solutions.
    Exhausted,
    /// The stop signal came, or the limit was reached; the search can continue.
    Stopped,
}

/// A request to solve a puzzle.
#[derive(Clone, Copy)]
pub struct Solve<'a> {
    puzzle: &'a Puzzle,
    stop: &'a dyn Fn() -> bool,
    method: SolveMethod,
}

/// How to search for solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SolveMethod {
    /// With the fastest engine for the board.
    #[default]
    Fastest,
    /// By [textbook backtracking](Backtrack), which is slow.
    Backtrack,
}

impl Puzzle {
    /// Asks for solutions: the first, whether it is the only one, how many.
    pub fn solve(&self) -> Solve<'_> {
        Solve { puzzle: self, stop: &|| false, method: SolveMethod::default() }
    }
}

impl Candidates {
    /// The only way to fill the empty cells from their candidates, if there is
    /// one and no other.
    pub fn solution(&self) -> Option<Solution> {
        let geometry = self.geometry();
        let digits = geometry.cells().map(|cell| self.digit(cell));
        let grid = Grid::from_digits(geometry.clone(), digits);
        let limits = geometry.cells().map(|cell| self.open(cell));
        Puzzle::try_from(grid.with_limits(limits)).ok()?.solve().unique().ok()
    }
}

impl<'a> Solve<'a> {
    /// Searches with this method. Counts always use the fastest.
    #[must_use]
    pub fn method(self, method: SolveMethod) -> Self {
        Self { method, ..self }
    }

    /// Stops when the signal returns true. It is called every few milliseconds.
    #[must_use]
    pub fn stop_when(self, stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..self }
    }

    /// Any solution.
    pub fn first(self) -> Result<Solution, Unsolved> {
        let mut solutions = self.iter();
        match solutions.next() {
            Some(solution) => Ok(solution),
            None if solutions.is_stopped() => Err(Unsolved::Stopped),
            None => Err(Unsolved::NoSolution),
        }
    }

    /// The only solution.
    pub fn unique(self) -> Result<Solution, NotUnique> {
        let mut solutions = self.iter();
        match (solutions.next(), solutions.next()) {
            (Some(first), Some(second)) => Err(NotUnique::Several(Box::new([first, second]))),
            (first, _) if solutions.is_stopped() => Err(NotUnique::Stopped { found: first.map(Box::new) }),
            (Some(first), None) => Ok(first),
            (None, _) => Err(NotUnique::NoSolution),
        }
    }

    /// How many solutions there are; counting ends at the limit.
    pub fn count(self, limit: u64) -> Count {
        self.count_watched(limit, &|_| {})
    }

    /// As [`count`](Self::count); calls `watch` with the count so far whenever it
    /// checks the stop signal.
    pub fn count_watched(self, limit: u64, watch: &dyn Fn(u64)) -> Count {
        engine::count(self.puzzle, limit, &|count| {
            watch(count);
            (self.stop)()
        })
    }

    /// How many solutions there are, even if they are too many to find one by
    /// one: on boards of boxes up to 10x10 they are then summed up.
    ///
    /// ```
    /// use sudokit::solve::Count;
    /// use sudokit::Puzzle;
    ///
    /// let blank: Puzzle = ".".repeat(81).parse()?;
    /// assert_eq!(blank.solve().count_exact(), Count::Exactly(6_670_903_752_021_072_936_960));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    ///
    /// The search runs first, for about as long as the sum would take. If the
    /// stop signal comes, the result is a lower bound.
    pub fn count_exact(self) -> Count<u128> {
        self.count_exact_watched(u128::MAX, &|_| {})
    }

    /// As [`count_exact`](Self::count_exact), up to a limit; calls `watch` with
    /// the progress whenever it checks the stop signal.
    pub fn count_exact_watched(self, limit: u128, watch: &dyn Fn(CountProgress)) -> Count<u128> {
        count_exact::count(self, limit, watch)
    }

    /// The solutions, one after another, in no particular order.
    pub fn iter(self) -> Solutions<'a> {
        Solutions {
            engine: SolverEngine::new(self.puzzle, self.method),
            stop: self.stop,
            last: SearchOutcome::Solved,
        }
    }

    /// The true candidates: for every cell the digits that occur in some
    /// solution. If the search is stopped, what it has seen so far.
    pub fn true_candidates(self) -> Result<TrueCandidates, Unsolved> {
        true_candidates::true_candidates(self)
    }

    /// The givens that a puzzle with one solution does not need: without any one
    /// of them the solution is still unique. A minimal puzzle has none.
    pub fn redundant_givens(self) -> Result<Vec<Cell>, NotUnique> {
        let solution = self.unique()?;
        let mut redundant = Vec::new();
        for (cell, _) in self.puzzle.grid().filled() {
            match self.puzzle.without(cell).solve().stop_when(self.stop).count(2) {
                Count::Exactly(_) => redundant.push(cell),
                Count::AtLeast(2) => {}
                Count::AtLeast(_) => return Err(NotUnique::Stopped { found: Some(Box::new(solution)) }),
            }
        }
        Ok(redundant)
    }
}

impl fmt::Debug for Solve<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solve").field("puzzle", self.puzzle).finish_non_exhaustive()
    }
}

impl<'a> IntoIterator for Solve<'a> {
    type Item = Solution;
    type IntoIter = Solutions<'a>;

    fn into_iter(self) -> Solutions<'a> {
        self.iter()
    }
}

/// The solutions of a puzzle; made by [`Solve::iter`].
pub struct Solutions<'a> {
    engine: SolverEngine,
    stop: &'a dyn Fn() -> bool,
    last: SearchOutcome,
}

impl Solutions<'_> {
    /// Whether the stop signal ended the search, so that more may exist.
    pub fn is_stopped(&self) -> bool {
        self.last == SearchOutcome::Stopped
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.last == SearchOutcome::Solved {
            self.last = self.engine.advance(self.stop);
        }
        (self.last == SearchOutcome::Solved).then(|| self.engine.solution())
    }
}

impl std::iter::FusedIterator for Solutions<'_> {}

impl fmt::Debug for Solutions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("last", &self.last).finish_non_exhaustive()
    }
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count<N = u64> {
    /// All were counted.
    Exactly(N),
    /// The limit was reached or the search was stopped; there may be more.
    AtLeast(N),
}

impl<N: Copy> Count<N> {
    /// How many were counted.
    pub const fn counted(self) -> N {
        match self {
            Self::Exactly(count) | Self::AtLeast(count) => count,
        }
    }
}

impl From<Count> for Count<u128> {
    fn from(count: Count) -> Self {
        match count {
            Count::Exactly(count) => Self::Exactly(count.into()),
            Count::AtLeast(count) => Self::AtLeast(count.into()),
        }
    }
}

impl<N: fmt::Display> fmt::Display for Count<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(count) => count.fmt(f),
            Self::AtLeast(count) => write!(f, "at least {count}"),
        }
    }
}

/// Why there is no first solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// The puzzle has none.
    NoSolution,
    /// The stop signal came first.
    Stopped,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSolution => "the puzzle has no solution",
            Self::Stopped => "the search was stopped before it found a solution",
        })
    }
}

impl std::error::Error for Unsolved {}

/// Why a puzzle has no unique solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnique {
    /// The puzzle has none.
    NoSolution,
    /// The puzzle has several; these are two of them.
    Several(Box<[Solution; 2]>),
    /// The stop signal came first.
    Stopped {
        /// A solution that may or may not be the only one.
        found: Option<Box<Solution>>,
    },
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSolution => "the puzzle has no solution",
            Self::Several(_) => "the puzzle has several solutions",
            Self::Stopped { .. } => {
                "the search was stopped before it could tell whether there is one solution"
            }
        })
    }
}

impl std::error::Error for NotUnique {}
