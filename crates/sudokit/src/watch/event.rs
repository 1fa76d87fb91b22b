//! What happens in a step.

use crate::{Candidate, Candidates, Cell, Digit, House, Step};

/// What happened last.
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
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// Nothing: the board holds its givens.
    Start,
    /// Backtracking put the next digit into a cell, perhaps instead of another.
    Tried(Candidate),
    /// Backtracking emptied a cell, whose last digit this was.
    TakenBack(Candidate),
    /// The search guessed a digit.
    Guessed(Candidate),
    /// A digit follows from what stands on the board.
    Placed {
        /// The digit and its cell.
        candidate: Candidate,
        /// Why it follows.
        cause: Cause,
    },
    /// A lesson rules a candidate out.
    RuledOut(Candidate),
    /// Something cannot be met any more.
    Contradiction(Contradiction),
    /// The last guess was taken back and is ruled out.
    Refuted(Candidate),
    /// A contradiction taught a lesson.
    Learned {
        /// How many facts cannot hold together.
        facts: usize,
        /// How many guesses were taken back.
        taken_back: usize,
    },
    /// All guesses were taken back; lessons are kept.
    StartedAgain,
    /// After a solution, its last guess was taken back: there may be others.
    Dismissed(Candidate),
    /// A person's step.
    Step(Box<Taken>),
    /// Every cell has its digit.
    Solved,
    /// There is nothing left to try: all solutions were found.
    Exhausted,
    /// No technique goes on.
    Stuck,
}

impl Event {
    /// Its name for programs: `guessed`, `taken-back` …
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

    /// The one candidate that it is about, if there is one.
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

    /// The cell that it is about, if there is one: that of its candidate, the
    /// one that can hold no digit, or the one that a person's step fills.
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Self::Contradiction(Contradiction::NoDigit(cell)) => Some(*cell),
            Self::Step(taken) => taken.step.placements.first().map(|placed| placed.cell),
            _ => self.candidate().map(|candidate| candidate.cell),
        }
    }
}

/// A step of a person's solution, with the position in which it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// What was done, and why.
    pub step: Step,
    /// The position before it, for [`Step::explain`].
    pub before: Candidates,
}

/// Why a digit follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The cell can hold no other.
    OnlyDigit,
    /// The house has no other place for it.
    OnlyPlace(House),
    /// A lesson says so.
    Lesson,
}

/// What cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A cell can hold no digit.
    NoDigit(Cell),
    /// A house has no place for a digit.
    NoPlace(House, Digit),
    /// Facts hold together that a lesson forbids.
    Lesson,
}
