//! The events of a solver's steps.

use crate::base::{Candidate, Cell, Digit, House};
use crate::board::Candidates;
use crate::logic::Step;

/// What happened in a step.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::watch::{Event, Method, Watch};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let mut watch = Watch::new(&puzzle, Method::Search);
/// assert_eq!(watch.frame().event, Event::Start);
/// watch.forward();
/// assert!(matches!(watch.frame().event, Event::Placed { .. }));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Event {
    /// Nothing. The board holds its givens.
    Start,
    /// Backtracking put the next digit into a cell, perhaps replacing another one.
    Tried(Candidate),
    /// Backtracking emptied a cell; this was its last digit.
    TakenBack(Candidate),
    /// The search guessed a digit.
    Guessed(Candidate),
    /// A digit follows from the board.
    Placed {
        /// The digit and its cell.
        candidate: Candidate,
        /// Why it follows.
        cause: PlacementCause,
    },
    /// A learned nogood excludes a candidate.
    RuledOut(Candidate),
    /// The board has a contradiction.
    Contradiction(ContradictionKind),
    /// The last guess was undone and is excluded.
    Refuted(Candidate),
    /// The search learned a nogood from a contradiction.
    Learned {
        /// The number of facts that cannot all be true.
        facts: usize,
        /// The number of guesses that were undone.
        undone: usize,
    },
    /// The search restarted: all guesses were undone, nogoods are kept.
    StartedAgain,
    /// After a solution, its last guess was undone, because there may be other solutions.
    Dismissed(Candidate),
    /// A step of a human solver.
    Step(Box<Taken>),
    /// Every cell has its digit.
    Solved,
    /// Nothing is left to try. All solutions were found.
    Exhausted,
    /// No technique applies.
    Stuck,
}

impl Event {
    /// Returns the machine-readable name: `guessed`, `taken-back` …
    ///
    /// ```
    /// assert_eq!(sudokit::watch::Event::StartedAgain.name(), "started-again");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Tried(_) => "tried",
            Self::TakenBack(_) => "taken-back",
            Self::Guessed(_) => "guessed",
            Self::Placed { .. } => "placed",
            Self::RuledOut(_) => "ruled-out",
            Self::Contradiction(_) => "contradiction",
            Self::Refuted(_) => "refuted",
            Self::Learned { .. } => "learned",
            Self::StartedAgain => "started-again",
            Self::Dismissed(_) => "dismissed",
            Self::Step(_) => "step",
            Self::Solved => "solved",
            Self::Exhausted => "exhausted",
            Self::Stuck => "stuck",
        }
    }

    /// Returns the candidate of the event, if there is exactly one.
    pub const fn candidate(&self) -> Option<Candidate> {
        match self {
            Self::Tried(candidate)
            | Self::TakenBack(candidate)
            | Self::Guessed(candidate)
            | Self::Placed { candidate, .. }
            | Self::RuledOut(candidate)
            | Self::Refuted(candidate)
            | Self::Dismissed(candidate) => Some(*candidate),
            _ => None,
        }
    }

    /// Returns the cell of the event, if there is one: the cell of its candidate, the cell without
    /// a digit, or the cell that a human step fills.
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Self::Contradiction(ContradictionKind::NoDigit(cell)) => Some(*cell),
            Self::Step(taken) => taken.step.placements.first().map(|placed| placed.cell),
            _ => self.candidate().map(|candidate| candidate.cell),
        }
    }
}

/// A step of a human solver, with the position in which it was found.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Taken {
    /// The step, with its reason.
    pub step: Step,
    /// The position before the step, for [`Step::explain`].
    pub before: Candidates,
}

/// Why a digit follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlacementCause {
    /// The cell can hold no other digit.
    OnlyDigit,
    /// The house has no other cell for it.
    OnlyPlace(House),
    /// A learned nogood implies it.
    Nogood,
}

/// Why a position has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ContradictionKind {
    /// A cell can hold no digit.
    NoDigit(Cell),
    /// A house has no cell left for a digit.
    NoPlace(House, Digit),
    /// The facts of a learned nogood are all true.
    Nogood,
}
