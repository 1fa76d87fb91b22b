//! Shows a solver at work: forward, back, and at any step.
//!
//! A [`Watch`] shows how a [`Method`] solves a puzzle, frame by frame. A [`Frame`] is the board
//! after a step, with the event, its reason, and the solver's progress.
//!
//! ```
//! use sudokit::watch::{Event, Method, Watch};
//! use sudokit::{Alphabet, Puzzle};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
//! let mut watch = Watch::new(&puzzle, Method::Search);
//! watch.seek(2);
//! assert_eq!(watch.frame().sentence(&Alphabet::usual(4)), "In row 1, 3 is only possible in r1c4.");
//! watch.seek_end();
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
//! | `Backtrack` | a digit tried in the first empty cell, or undone            |
//! | `Search`    | a guess, a single that follows, a contradiction, a nogood … |
//! | `Logic`     | a technique, as a person would use it                       |
//!
//! The frames show the real engines, paused after each step.
//!
//! # Long searches
//!
//! Backtracking takes a hundred million steps for some puzzles. The steps are not stored. The watch
//! keeps snapshots of the solver, at most a thousand and 96 MB, and replays any step from the
//! snapshot before it.

mod backtrack;
mod checkpoints;
mod event;
mod frame;
mod logic;
mod recent;
mod replay;
mod search;
mod sentences;
mod stepper;

use std::fmt;
use std::sync::Arc;

use crate::base::Control;
use crate::base::names::named;
use crate::board::Puzzle;
use crate::logic::Order;
use backtrack::BacktrackStepper;
pub use event::{ContradictionKind, Event, PlacementCause, Taken};
pub use frame::{Figures, Frame, Origin};
use logic::{LogicStepper, LogicSteps};
use replay::{Replay, ReplayControl};
use search::SearchStepper;

named! {
    /// The method that solves the puzzle.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Method: "method" {
        /// Textbook backtracking, digit by digit in the first empty cell.
        Backtrack => "backtrack",
        /// The search that solves any board: singles, guesses and nogoods.
        Search => "search",
        /// The [steps of a human solver](crate::logic::LogicSolver), in the beginner's order unless
        /// [another](Watch::in_order) is chosen. If no technique applies, a digit is looked up in
        /// the solution. If the solution is not known to be unique, no digit is looked up, and no
        /// technique relies on uniqueness.
        Logic => "logic",
    }
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Until {
    /// At the first solution, or when the puzzle turns out to have no solution.
    #[default]
    FirstSolution,
    /// When every solution was found.
    Exhausted,
}

/// A solver at any of its steps.
///
/// Steps are numbered from 0, where the board holds its givens. The number of steps is known after
/// the end was [explored](Self::explore).
///
/// ```
/// use sudokit::watch::{Method, Until, Watch};
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
/// let mut watch = Watch::new(&puzzle, Method::Backtrack).until(Until::Exhausted);
/// watch.seek_end();
/// assert_eq!(watch.frame().figures.solutions, 3);
/// # Ok::<(), sudokit::Error>(())
/// ```
pub struct Watch {
    puzzle: Arc<Puzzle>,
    method: Method,
    until: Until,
    order: Order,
    replay: Box<dyn ReplayControl>,
    control: Control,
}

impl Watch {
    /// Creates a watch at the first frame. A search ends at the first solution.
    pub fn new(puzzle: &Puzzle, method: Method) -> Self {
        let (until, order) = (Until::default(), Order::default());
        let puzzle = Arc::new(puzzle.clone());
        let replay = replay(&puzzle, method, until, order);
        Self { puzzle, method, until, order, replay, control: Control::new() }
    }

    /// Sets when the search ends, and returns to the first frame. Logic always ends when it has no
    /// more steps.
    #[must_use]
    pub fn until(self, until: Until) -> Self {
        Self { until, ..self }.restarted()
    }

    /// Sets the order of techniques, and returns to the first frame. Searches do not use
    /// techniques.
    #[must_use]
    pub fn in_order(self, order: Order) -> Self {
        Self { order, ..self }.restarted()
    }

    fn restarted(self) -> Self {
        Self { replay: replay(&self.puzzle, self.method, self.until, self.order), ..self }
    }

    /// Sets a control that can stop moves and explorations. It is checked every few milliseconds,
    /// in logic before each technique. A stopped move ends at the furthest step known.
    pub fn set_control(&mut self, control: &Control) {
        self.control = control.clone();
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the method.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// Returns the current frame.
    pub fn frame(&self) -> Frame {
        self.replay.frame()
    }

    /// Returns the number of the current step.
    pub fn number(&self) -> u64 {
        self.replay.number()
    }

    /// Returns the furthest step known.
    pub fn explored(&self) -> u64 {
        self.replay.explored()
    }

    /// Returns the last step, if it is known.
    pub fn end(&self) -> Option<u64> {
        self.replay.end()
    }

    /// Moves one step forward and returns its number, or `None` at the end.
    pub fn forward(&mut self) -> Option<u64> {
        let before = self.number();
        let after = self.seek(before + 1);
        (after > before).then_some(after)
    }

    /// Moves one step back and returns its number, or `None` at the start.
    pub fn back(&mut self) -> Option<u64> {
        let before = self.number().checked_sub(1)?;
        self.replay.seek(before, &|| false);
        Some(before)
    }

    /// Moves to a step, or to the last one if there are fewer, and returns its number.
    pub fn seek(&mut self, step: u64) -> u64 {
        let Self { replay, control, .. } = self;
        replay.seek(step, &|| control.is_stopped());
        self.number()
    }

    /// Moves to the last step and returns its number.
    pub fn seek_end(&mut self) -> u64 {
        self.seek(u64::MAX)
    }

    /// Explores at most `steps` more steps, and returns the [end](Self::end) if it is then known.
    /// The current frame does not change.
    ///
    /// ```
    /// use sudokit::watch::{Method, Watch};
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let mut watch = Watch::new(&puzzle, Method::Logic);
    /// assert_eq!(watch.explore(10), None);
    /// assert_eq!(watch.explore(10), Some(13));
    /// assert_eq!((watch.number(), watch.explored()), (0, 13));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn explore(&mut self, steps: u64) -> Option<u64> {
        let goal = self.explored().saturating_add(steps);
        let Self { replay, control, .. } = self;
        replay.explore(goal, &|| control.is_stopped());
        self.end()
    }
}

/// A solver at its first step.
fn replay(puzzle: &Arc<Puzzle>, method: Method, until: Until, order: Order) -> Box<dyn ReplayControl> {
    match method {
        Method::Backtrack => Box::new(Replay::new(BacktrackStepper::new(puzzle, until), ())),
        Method::Search => Box::new(Replay::new(SearchStepper::new(puzzle, until), ())),
        Method::Logic => Box::new(Replay::new(LogicStepper::new(puzzle), LogicSteps::new(puzzle, order))),
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
