//! Finds and counts solutions.
//!
//! [`Puzzle::solve`] returns a [`Solve`], a request. Its methods run the search:
//!
//! | question | call | answer |
//! |---|---|---|
//! | What is the solution? | [`unique`](Solve::unique) | the [`Solution`], or [`NotUnique`]: none, or two that differ |
//! | Is there any solution? | [`first`](Solve::first) | a [`Solution`], or [`Unsolved`] |
//! | One, several or none? | [`uniqueness`](Solve::uniqueness) | a [`Uniqueness`] |
//! | How many, up to a limit? | [`count`](Solve::count) | a [`Count`] |
//! | How many, however many? | [`count_exact`](Solve::count_exact) | a [`Count`] of up to 128 bits |
//! | Which are they? | [`iter`](Solve::iter) | [`Solutions`], an iterator |
//! | Which digits occur in some solution? | [`true_candidates`](Solve::true_candidates) | [`TrueCandidates`] |
//! | Which givens are not needed? | [`redundant_givens`](Solve::redundant_givens) | their cells |
//! | Which additional clue would leave one solution? | [`deciding_clues`](Solve::deciding_clues) | their cells and digits |
//! | Why is there no solution? | [`Grid::contradiction`] | a [`Contradiction`]: clues that contradict each other, and [`Repairs`] |
//!
//! ```
//! use sudokit::Puzzle;
//! use sudokit::solve::{Count, NotUnique};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
//! assert_eq!(puzzle.solve().count(100), Count::Exactly(3));
//! assert_eq!(puzzle.solve().iter().count(), 3);
//! match puzzle.solve().unique() {
//!     Err(NotUnique::Several(two)) => println!("{}\nand\n{}", two[0], two[1]),
//!     other => panic!("there are several: {other:?}"),
//! }
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! A search can take a very long time on a large board, and so can a count on an empty one. Pass a
//! [`Control`] to stop it:
//!
//! ```
//! use std::time::{Duration, Instant};
//! use sudokit::solve::Count;
//! use sudokit::{Control, Puzzle};
//!
//! let end = Instant::now() + Duration::from_millis(20);
//! let control = Control::new().stop_when(move || Instant::now() >= end);
//! let blank: Puzzle = ".".repeat(256).parse()?;
//! assert!(matches!(blank.solve().control(&control).count(u64::MAX), Count::AtLeast(1..)));
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Engines
//!
//! `solve` chooses the engine. Classic 9x9 puzzles have two engines of their own, which the module
//! [`classic`](crate::classic) offers for long lists. A conflict-driven search that learns from
//! contradictions solves every other board. [`SolveMethod::Backtrack`] is the textbook search, for
//! comparison.

pub(crate) mod backtrack;
pub(crate) mod batch;
mod bivalue;
pub(crate) mod classic;
mod contradiction;
mod count_exact;
pub(crate) mod engine;
pub(crate) mod general;
pub(crate) mod masks;
mod true_candidates;
mod uniqueness;

use std::fmt;

use crate::base::error::Problem;
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Control, Error, WorkProgress};
use crate::board::{Candidates, Grid, Puzzle, Solution};
pub(crate) use batch::Answer;
#[cfg(feature = "generate")]
pub(crate) use classic::ClassicSolver;
pub use contradiction::{Contradiction, Minimality, Repair, Repairs};
pub(crate) use engine::SearchOutcome;
use engine::SolverEngine;
pub(crate) use masks::Masks81;
pub use true_candidates::TrueCandidates;
pub use uniqueness::Uniqueness;

/// A request to solve a puzzle.
#[derive(Clone)]
#[must_use = "a request does nothing until it runs"]
pub struct Solve<'a> {
    puzzle: &'a Puzzle,
    control: Control,
    method: SolveMethod,
}

/// The search method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum SolveMethod {
    /// The fastest engine for the board.
    #[default]
    Fastest,
    /// Textbook backtracking: tries every digit in the first empty cell. Slow.
    Backtrack,
}

impl Puzzle {
    /// Returns a request to find solutions: the first, the only one, all of them, or their number.
    pub fn solve(&self) -> Solve<'_> {
        Solve { puzzle: self, control: Control::new(), method: SolveMethod::default() }
    }
}

impl Candidates {
    /// Returns the only way to fill the empty cells with their candidates, or `None` if there is no
    /// way or more than one.
    pub fn solution(&self) -> Option<Solution> {
        let geometry = self.geometry();
        let digits = geometry.cells().map(|cell| self.digit(cell));
        let grid = Grid::from_digits(geometry.clone(), digits);
        let limits = geometry.cells().map(|cell| self.open(cell));
        Puzzle::try_from(grid.with_limits(limits)).ok()?.solve().unique().ok()
    }
}

impl Solve<'_> {
    /// Sets the search method. Counts always use the fastest one.
    pub fn method(self, method: SolveMethod) -> Self {
        Self { method, ..self }
    }

    /// Sets the control that can stop the search.
    pub fn control(self, control: &Control) -> Self {
        Self { control: control.clone(), ..self }
    }

    /// Returns any solution.
    pub fn first(&self) -> Result<Solution, Unsolved> {
        let mut solutions = self.iter();
        match solutions.next() {
            Some(solution) => Ok(solution),
            None if solutions.is_stopped() => Err(Unsolved::Stopped),
            None => Err(Unsolved::NoSolution),
        }
    }

    /// Returns the only solution.
    pub fn unique(&self) -> Result<Solution, NotUnique> {
        let mut solutions = self.iter();
        match (solutions.next(), solutions.next()) {
            (Some(first), Some(second)) => Err(NotUnique::Several(Box::new([first, second]))),
            (first, _) if solutions.is_stopped() => Err(NotUnique::Stopped { found: first.map(Box::new) }),
            (Some(first), None) => Ok(first),
            (None, _) => Err(NotUnique::NoSolution),
        }
    }

    /// Returns whether there is one solution, several or none.
    pub fn uniqueness(&self) -> Uniqueness {
        match self.unique() {
            Ok(solution) => Uniqueness::One(Box::new(solution)),
            Err(NotUnique::Several(_)) => Uniqueness::Several,
            Err(NotUnique::NoSolution) => Uniqueness::None,
            Err(NotUnique::Stopped { .. }) => Uniqueness::Unknown,
        }
    }

    /// Counts the solutions, up to `limit`. The control receives the count so far.
    pub fn count(&self, limit: u64) -> Count {
        engine::count(self.puzzle, limit, &|count| {
            self.control.report(WorkProgress::SolutionsFound(count));
            self.control.is_stopped()
        })
    }

    /// Counts all solutions, even if there are too many to find one by one: on boards with boxes up
    /// to 10x10, they are then summed up.
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
    /// A search runs first, for about as long as the sum would take. If the control stops the work,
    /// the result is a lower bound.
    pub fn count_exact(&self) -> Count<u128> {
        self.count_exact_up_to(u128::MAX)
    }

    /// Like [`count_exact`](Self::count_exact), up to a limit.
    pub fn count_exact_up_to(&self, limit: u128) -> Count<u128> {
        count_exact::count(self, limit)
    }

    /// Returns an iterator over the solutions, in no particular order.
    pub fn iter(&self) -> Solutions {
        Solutions {
            engine: SolverEngine::new(self.puzzle, self.method),
            control: self.control.clone(),
            last: SearchOutcome::Solved,
        }
    }

    /// Returns the true candidates: for every cell, the digits that occur in some solution. If the
    /// search is stopped, returns the candidates found so far.
    pub fn true_candidates(&self) -> Result<TrueCandidates, Unsolved> {
        true_candidates::true_candidates(self)
    }

    /// Returns the unnecessary givens of a puzzle with one solution: if any one of them is removed,
    /// the solution is still unique. A minimal puzzle has none.
    pub fn redundant_givens(&self) -> Result<Vec<Cell>, NotUnique> {
        let solution = self.unique()?;
        let mut redundant = Vec::new();
        for (cell, _) in self.puzzle.grid().filled() {
            match self.puzzle.without(cell).solve().control(&self.control).count(2) {
                Count::Exactly(_) => redundant.push(cell),
                Count::AtLeast(2) => {}
                Count::AtLeast(_) => return Err(NotUnique::Stopped { found: Some(Box::new(solution)) }),
            }
        }
        Ok(redundant)
    }

    /// Returns the additional clues that each leave exactly one of several solutions, or `None` if
    /// the search was stopped.
    ///
    /// ```
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
    /// let clues = puzzle.solve().deciding_clues().expect("nothing stops it");
    /// assert_eq!(clues.len(), 9);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn deciding_clues(&self) -> Option<Vec<Candidate>> {
        let grid = self.puzzle.grid();
        let open = grid.open_digits();
        let candidates = grid.geometry().cells().filter(|&cell| grid.get(cell).is_none()).flat_map(|cell| {
            let digits = open[cell.index()].into_iter();
            digits.map(move |digit| Candidate { cell, digit })
        });
        let mut deciding = Vec::new();
        for candidate in candidates {
            let mut more = grid.clone();
            more.set(candidate.cell, Some(candidate.digit));
            match Puzzle::from_engine(more).solve().control(&self.control).count(2) {
                Count::Exactly(1) => deciding.push(candidate),
                Count::Exactly(_) | Count::AtLeast(2) => {}
                Count::AtLeast(_) => return None,
            }
        }
        Some(deciding)
    }
}

impl fmt::Debug for Solve<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solve").field("puzzle", self.puzzle).finish_non_exhaustive()
    }
}

impl IntoIterator for Solve<'_> {
    type Item = Solution;
    type IntoIter = Solutions;

    fn into_iter(self) -> Solutions {
        self.iter()
    }
}

impl IntoIterator for &Solve<'_> {
    type Item = Solution;
    type IntoIter = Solutions;

    fn into_iter(self) -> Solutions {
        self.iter()
    }
}

/// An iterator over the solutions of a puzzle, made by [`Solve::iter`].
#[must_use = "an iterator does nothing until it is used"]
pub struct Solutions {
    engine: SolverEngine,
    control: Control,
    last: SearchOutcome,
}

impl Solutions {
    /// Returns `true` if the stop signal ended the search, so that more solutions may exist.
    pub fn is_stopped(&self) -> bool {
        self.last == SearchOutcome::Stopped
    }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.last == SearchOutcome::Solved {
            self.last = self.engine.advance(&|| self.control.is_stopped());
        }
        (self.last == SearchOutcome::Solved).then(|| self.engine.solution())
    }
}

impl std::iter::FusedIterator for Solutions {}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("last", &self.last).finish_non_exhaustive()
    }
}

/// The number of solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count<N = u64> {
    /// All solutions were counted.
    Exactly(N),
    /// The limit was reached or the search was stopped; there may be more.
    AtLeast(N),
}

impl<N: Copy> Count<N> {
    /// Returns the number counted.
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
            Self::AtLeast(count) => f.write_str(&text!("count-at-least", count = count.to_string())),
        }
    }
}

/// Why no solution was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unsolved {
    /// The puzzle has no solution.
    NoSolution,
    /// The search was stopped first.
    Stopped,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NoSolution => text!("error-no-solution"),
            Self::Stopped => text!("error-solve-stopped"),
        })
    }
}

impl std::error::Error for Unsolved {}

impl Problem for Unsolved {}

impl From<Unsolved> for Error {
    fn from(problem: Unsolved) -> Self {
        Self::of(problem)
    }
}

/// Why a puzzle has no unique solution.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NotUnique {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions; these are two of them.
    Several(Box<[Solution; 2]>),
    /// The search was stopped first.
    Stopped {
        /// A solution, which may or may not be the only one.
        found: Option<Box<Solution>>,
    },
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NoSolution => text!("error-no-solution"),
            Self::Several(_) => text!("error-several-solutions"),
            Self::Stopped { .. } => text!("error-unique-stopped"),
        })
    }
}

impl std::error::Error for NotUnique {}

impl Problem for NotUnique {}

impl From<NotUnique> for Error {
    fn from(problem: NotUnique) -> Self {
        Self::of(problem)
    }
}
