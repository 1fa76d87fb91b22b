//! A solver as a time machine: forward, back, and to any step.
//!
//! A [`Watch`] shows how a puzzle is solved by a [`Method`], frame by frame. A
//! [`Frame`] is the board after a step, with what happened, why, and how far the
//! solver is.
//!
//! ```
//! use sudokit::watch::{Event, Method, Watch};
//! use sudokit::{Alphabet, Puzzle};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
//! let mut watch = Watch::new(&puzzle, Method::Search);
//! watch.seek(2);
//! assert_eq!(watch.frame().sentence(&Alphabet::usual(4)), "Only place for 3 in row 1: r1c4.");
//! watch.seek_end(&|| false);
//! assert_eq!(watch.frame().event, Event::Solved);
//! assert_eq!((watch.number(), watch.end()), (13, Some(13)));
//! watch.back();
//! assert_eq!(watch.number(), 12);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Methods
//!
//! | method      | a step is                                                   |
//! |-------------|-------------------------------------------------------------|
//! | `Backtrack` | a digit tried in the first empty cell, or taken back        |
//! | `Search`    | a guess, a single that follows, a contradiction, a lesson … |
//! | `Logic`     | a technique, as a person would use it                       |
//!
//! What is shown is what the engines do: they are the same that solve a puzzle,
//! stopped after each turn.
//!
//! # Long searches
//!
//! Backtracking takes a hundred million steps for some puzzles. They are not
//! kept: copies of the solver are, at most a thousand and so many megabytes, and
//! any step is reached from the copy before it.

mod backtrack;
mod checkpoints;
mod event;
mod frame;
mod json;
mod logic;
mod machine;
mod near;
mod search;
mod tape;
mod words;

use std::fmt;
use std::sync::Arc;

use crate::Puzzle;
use backtrack::Trial;
pub use event::{Cause, Contradiction, Event, Taken};
#[cfg(test)]
use frame::Counts;
pub use frame::{Figures, Frame, Origin};
use logic::{Found, Path};
use search::Walk;
use tape::{Player, Tape};

/// How the puzzle is solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Method {
    /// By [textbook backtracking](crate::solve::Backtrack).
    Backtrack,
    /// By the [engine for every board](crate::solve::any): singles, guesses and
    /// lessons.
    Search,
    /// By a [person's steps](crate::LogicSolver), in HoDoKu's order; where no
    /// technique goes on, a digit is looked up in the solution. Where that is not
    /// known to be the only one, neither this is done, nor what relies on it.
    Logic,
}

impl Method {
    /// All of them, from the plainest.
    pub const ALL: [Self; 3] = [Self::Backtrack, Self::Search, Self::Logic];

    /// The name for command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Backtrack => "backtrack",
            Self::Search => "search",
            Self::Logic => "logic",
        }
    }
}

/// Where a search ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Until {
    /// At the first solution, or when there is none.
    #[default]
    FirstSolution,
    /// When there is nothing left to try, and every solution was found.
    Exhausted,
}

/// A solver at work, at any step of it.
///
/// Steps are numbered from 0, where the board holds its givens. How many there
/// are is known when the end was [explored](Self::explore).
///
/// ```
/// use sudokit::watch::{Method, Until, Watch};
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
/// let mut watch = Watch::new(&puzzle, Method::Backtrack).until(Until::Exhausted);
/// watch.seek_end(&|| false);
/// assert_eq!(watch.frame().figures.solutions, 3);
/// # Ok::<(), sudokit::Error>(())
/// ```
pub struct Watch {
    puzzle: Arc<Puzzle>,
    method: Method,
    tape: Box<dyn Player>,
}

impl Watch {
    /// A watch at the first frame. A search ends at the first solution.
    pub fn new(puzzle: &Puzzle, method: Method) -> Self {
        Self::start(Arc::new(puzzle.clone()), method, Until::default())
    }

    /// The watch at its first frame, with another end for the search. Logic
    /// ends when it has no more steps in any case.
    #[must_use]
    pub fn until(self, until: Until) -> Self {
        Self::start(self.puzzle, self.method, until)
    }

    fn start(puzzle: Arc<Puzzle>, method: Method, until: Until) -> Self {
        let tape: Box<dyn Player> = match method {
            Method::Backtrack => Box::new(Tape::new(Trial::new(&puzzle, until), ())),
            Method::Search => Box::new(Tape::new(Walk::new(&puzzle, until), ())),
            Method::Logic => Box::new(Tape::new(Path::new(&puzzle), Found::new(&puzzle))),
        };
        Self { puzzle, method, tape }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How it is solved.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The present frame.
    pub fn frame(&self) -> Frame {
        self.tape.frame()
    }

    /// The number of the present step.
    pub fn number(&self) -> u64 {
        self.tape.number()
    }

    /// The furthest step that is known to be.
    pub fn explored(&self) -> u64 {
        self.tape.explored()
    }

    /// The last step, if it is known.
    pub fn end(&self) -> Option<u64> {
        self.tape.end()
    }

    /// Goes one step forward and tells its number; `None` at the end.
    ///
    /// A person's step can take seconds to find:
    /// [`seek_until`](Self::seek_until) can be stopped.
    pub fn forward(&mut self) -> Option<u64> {
        let before = self.number();
        self.tape.seek(before + 1, &|| false);
        (self.number() > before).then(|| self.number())
    }

    /// Goes one step back and tells its number; `None` at the start.
    pub fn back(&mut self) -> Option<u64> {
        let before = self.number().checked_sub(1)?;
        self.tape.seek(before, &|| false);
        Some(before)
    }

    /// Goes to a step, or to the last if there are fewer, and tells its number.
    pub fn seek(&mut self, step: u64) -> u64 {
        self.seek_until(step, &|| false)
    }

    /// As [`seek`](Self::seek), but no further than the furthest step known when
    /// the signal says stop. It is asked every few milliseconds, in logic before
    /// each technique.
    pub fn seek_until(&mut self, step: u64, stop: &dyn Fn() -> bool) -> u64 {
        self.tape.seek(step, stop);
        self.number()
    }

    /// Goes to the last step, as long as the signal does not say stop.
    pub fn seek_end(&mut self, stop: &dyn Fn() -> bool) -> u64 {
        self.seek_until(u64::MAX, stop)
    }

    /// Looks at most so many steps further ahead than before, as long as the
    /// signal does not say stop, and tells the [end](Self::end) if it is known
    /// then. The present frame stays.
    ///
    /// ```
    /// use sudokit::watch::{Method, Watch};
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let mut watch = Watch::new(&puzzle, Method::Logic);
    /// assert_eq!(watch.explore(10, &|| false), None);
    /// assert_eq!(watch.explore(10, &|| false), Some(13));
    /// assert_eq!((watch.number(), watch.explored()), (0, 13));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn explore(&mut self, steps: u64, stop: &dyn Fn() -> bool) -> Option<u64> {
        self.tape.explore(self.explored().saturating_add(steps), stop);
        self.end()
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("method", &self.method)
            .field("number", &self.number())
            .field("explored", &self.explored())
            .field("end", &self.end())
            .finish_non_exhaustive()
    }
}
