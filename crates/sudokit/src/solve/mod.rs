//! Finding solutions.
//!
//! [`Puzzle::solve`] gives a [`Solve`], which says how to search and what to
//! ask: the [first](Solve::first) solution, the [only](Solve::unique) one, a
//! [count](Solve::count), or [all of them](Solve::iter) one after another.
//!
//! ```
//! use sudokit::{Count, NotUnique, Puzzle};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
//! assert_eq!(puzzle.solve().count(100), Count::Exactly(3));
//! assert!(matches!(puzzle.solve().unique(), Err(NotUnique::Several(_))));
//! assert_eq!(puzzle.solve().iter().count(), 3);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! A search can take longer than anybody waits. The library has no clock; a
//! caller who wants a deadline passes a stop signal:
//!
//! ```
//! use std::time::{Duration, Instant};
//! use sudokit::{Count, Puzzle};
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
//! one that suits; who has many puzzles hands them to [`Lanes`] in batches.
//!
//! | engine  | for                  | idea                                            |
//! |---------|----------------------|-------------------------------------------------|
//! | `any`   | every board          | singles and search over tables of houses        |
//! | `nine`  | one 9x9 puzzle       | the whole board in nine registers               |
//! | `lanes` | thousands of them    | sixteen boards side by side, one in each lane   |
//! | `backtrack` | who asks for it  | the first empty cell, digit by digit            |

pub mod any;
mod backbone;
pub(crate) mod backtrack;
mod board;
mod engine;
pub(crate) mod guess;
pub mod lanes;
pub mod nine;
pub(crate) mod packed;
mod redundant;
pub(crate) mod simd;
mod total;

use std::fmt;
use std::ops::ControlFlow;

use crate::{Puzzle, Solution};
use any::Step;
pub use backbone::Backbone;
pub use backtrack::Backtrack;
use engine::Engine;
pub use lanes::{Answer, Lanes};
pub use nine::Nine;
pub use packed::Packed;
pub use total::Headway;

/// A request to solve a puzzle.
#[derive(Clone, Copy)]
pub struct Solve<'a> {
    puzzle: &'a Puzzle,
    stop: &'a dyn Fn() -> bool,
    method: Method,
}

/// How solutions are searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// With the engine that suits the board.
    #[default]
    Fastest,
    /// By [textbook backtracking](Backtrack), which is slow.
    Backtrack,
}

impl<'a> Solve<'a> {
    pub(crate) fn new(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, stop: &|| false, method: Method::default() }
    }

    /// Searches by this method. Counts are always made by the fastest.
    #[must_use]
    pub fn method(self, method: Method) -> Self {
        Self { method, ..self }
    }

    /// Gives up when the signal says so. It is asked every few milliseconds.
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

    /// As [`count`](Self::count), telling how far it has come whenever it looks
    /// at the stop signal.
    pub fn count_watched(self, limit: u64, watch: &dyn Fn(u64)) -> Count {
        engine::count(self.puzzle, limit, &|count| {
            watch(count);
            (self.stop)()
        })
    }

    /// How many solutions there are, however many: those that are too many to
    /// be searched for are summed up, on boards of boxes up to 10x10.
    ///
    /// ```
    /// use sudokit::{Count, Puzzle};
    ///
    /// let blank: Puzzle = ".".repeat(81).parse()?;
    /// assert_eq!(blank.solve().total(), Count::Exactly(6_670_903_752_021_072_936_960));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    ///
    /// The search goes first, for about as long as the sum would take; what is
    /// known when the stop signal comes is at least so many.
    pub fn total(self) -> Count<u128> {
        self.total_watched(u128::MAX, &|_| {})
    }

    /// As [`total`](Self::total), up to a limit, telling how far it has come
    /// whenever it looks at the stop signal.
    pub fn total_watched(self, limit: u128, watch: &dyn Fn(Headway)) -> Count<u128> {
        total::total(self, limit, watch)
    }

    /// The solutions, one after another, in no particular order.
    pub fn iter(self) -> Solutions<'a> {
        Solutions { engine: Engine::new(self.puzzle, self.method), stop: self.stop, last: Step::Solved }
    }

    /// Hands over every solution until there are no more or `visit` breaks.
    pub fn for_each(self, mut visit: impl FnMut(&Solution) -> ControlFlow<()>) {
        for solution in self {
            if visit(&solution).is_break() {
                break;
            }
        }
    }

    /// The true candidates: for every cell the digits that occur in some
    /// solution. If the search is stopped, what it has seen so far.
    pub fn backbone(self) -> Result<Backbone, Unsolved> {
        backbone::backbone(self)
    }

    /// The givens of a puzzle with one solution that it would keep without
    /// them, each taken alone. A minimal puzzle has none.
    pub fn redundant_givens(self) -> Result<Vec<crate::Cell>, NotUnique> {
        redundant::givens(self)
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
    engine: Engine,
    stop: &'a dyn Fn() -> bool,
    last: Step,
}

impl Solutions<'_> {
    /// Whether the stop signal ended the search, so that more may exist.
    pub fn is_stopped(&self) -> bool {
        self.last == Step::Stopped
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.last == Step::Solved {
            self.last = self.engine.advance(self.stop);
        }
        (self.last == Step::Solved).then(|| self.engine.solution())
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

/// Why there is no only solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnique {
    /// The puzzle has none.
    NoSolution,
    /// The puzzle has several; here are two.
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
