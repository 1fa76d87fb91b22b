//! Sudoku Explainer's rating: ER, EP and ED.
//!
//! The puzzle is solved step by step. Each time, the searches are asked in a
//! fixed order and the very first step that one of them finds is taken. The
//! hardest step of all is ER; the hardest up to the first placed digit is EP,
//! "pearl"; the first step alone is ED, "diamond".

use std::collections::BTreeMap;
use std::fmt;

use crate::base::error::Problem;
use crate::base::{Control, Error};
use crate::board::{Candidates, Puzzle};
use crate::logic::scale::Level;
use crate::logic::{LogicSolver, Order, Rating, Step, Technique};
use crate::solve::NotUnique;

/// What Sudoku Explainer says of a puzzle: shown as `ER 7.2, EP 1.2, ED 1.2`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Grade {
    /// The hardest step.
    pub er: Rating,
    /// The hardest step up to the first placed digit.
    pub ep: Rating,
    /// The first step.
    pub ed: Rating,
    /// The technique of the hardest step; of several, the first.
    pub hardest: Technique,
    /// How many steps of each technique were taken.
    pub counts: BTreeMap<Technique, usize>,
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ER {}, EP {}, ED {}", self.er, self.ep, self.ed)
    }
}

/// How hard a puzzle on any board is, in a word.
///
/// Ratings are numbers for the classic board. On other boards the hardest step in Sudoku
/// Explainer's order says to which [`Level`] a puzzle belongs, and nothing more exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct BoardGrade {
    /// The level.
    pub level: Level,
    /// The technique of the hardest step; of several, the first. Nobody knows it for a board
    /// other than the classic one that is [extreme](Level::Extreme).
    pub hardest: Option<Technique>,
}

impl fmt::Display for BoardGrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)
    }
}

impl From<&Grade> for BoardGrade {
    fn from(grade: &Grade) -> Self {
        Self { level: Level::of(grade.er), hardest: Some(grade.hardest) }
    }
}

/// Why there is no rating.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Unrated {
    /// The scale is for 9x9 boards without extra houses.
    OtherBoard,
    /// The puzzle has no solution, or several, or the search for them was stopped.
    NotUnique(NotUnique),
    /// Every cell is given.
    Solved,
    /// HoDoKu does not look at puzzles with fewer givens than this.
    FewGivens {
        /// How many it wants.
        fewest: usize,
    },
    /// The signal to stop came.
    Stopped,
    /// No technique finds a step.
    Stuck {
        /// How many digits were placed until then.
        placed: usize,
    },
}

impl fmt::Display for Unrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBoard => f.write_str("the scale is for 9x9 boards without extra houses"),
            Self::NotUnique(problem) => problem.fmt(f),
            Self::Solved => f.write_str("every cell is given"),
            Self::FewGivens { fewest } => write!(f, "HoDoKu wants at least {fewest} givens"),
            Self::Stopped => f.write_str("the rating was stopped before the puzzle was solved"),
            Self::Stuck { placed } => {
                write!(f, "no technique finds a step after {placed} placed digits")
            }
        }
    }
}

impl std::error::Error for Unrated {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NotUnique(problem) => Some(problem),
            _ => None,
        }
    }
}

impl Problem for Unrated {}

impl From<Unrated> for Error {
    fn from(problem: Unrated) -> Self {
        Self::of(problem)
    }
}

impl From<NotUnique> for Unrated {
    fn from(problem: NotUnique) -> Self {
        Self::NotUnique(problem)
    }
}

/// Rates puzzles, one after another, as Sudoku Explainer does.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::logic::rate::Explainer;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let grade = Explainer::new().rate(&puzzle).unwrap();
/// assert_eq!(grade.to_string(), "ER 1.2, EP 1.2, ED 1.2");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Explainer {
    /// Kept for its tables, with the hardest step that it looks for.
    solver: Option<(Rating, LogicSolver)>,
    control: Control,
}

impl Explainer {
    /// A rater.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the ratings that begin from now on when the control says so.
    pub fn set_control(&mut self, control: &Control) {
        self.control = control.clone();
    }

    /// Rates a puzzle.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<Grade, Unrated> {
        if !puzzle.geometry().is_classic() {
            return Err(Unrated::OtherBoard);
        }
        let control = self.control.clone();
        puzzle.solve().control(&control).unique().map_err(Unrated::NotUnique)?;
        self.rate_up_to(Rating::HARDEST, puzzle, &control)
    }

    /// Rates a puzzle on any board with a word.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::logic::rate::{Explainer, Level};
    ///
    /// let small: Puzzle = "3..2\n..13\n.4.1\n....".parse()?;
    /// assert_eq!(Explainer::new().rate_board(&small).unwrap().level, Level::Easy);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn rate_board(&mut self, puzzle: &Puzzle) -> Result<BoardGrade, Unrated> {
        let control = self.control.clone();
        puzzle.solve().control(&control).unique().map_err(Unrated::NotUnique)?;
        if puzzle.geometry().is_classic() {
            return Ok(BoardGrade::from(&self.rate_up_to(Rating::HARDEST, puzzle, &control)?));
        }
        let hardest = *Level::Expert.ratings().end();
        let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates())
            .rated_up_to(hardest)
            .without_reasons();
        let mut grade: Option<(Rating, Technique)> = None;
        while let Some(step) = solver.next_measured_until(&|| control.is_stopped()) {
            let rating = step.rating.unwrap_or_default();
            if rating > hardest {
                break;
            }
            if grade.is_none_or(|(hardest, _)| hardest < rating) {
                grade = Some((rating, step.technique));
            }
            solver.apply(&step);
        }
        match grade {
            _ if control.is_stopped() => Err(Unrated::Stopped),
            _ if !solver.candidates().is_full() => Ok(BoardGrade { level: Level::Extreme, hardest: None }),
            Some((rating, technique)) => {
                Ok(BoardGrade { level: Level::of(rating), hardest: Some(technique) })
            }
            None => Err(Unrated::Solved),
        }
    }

    /// Rates a classic puzzle that has one solution, as long as no step is harder
    /// than this: then it is stuck.
    pub(crate) fn rate_up_to(
        &mut self,
        most: Rating,
        puzzle: &Puzzle,
        control: &Control,
    ) -> Result<Grade, Unrated> {
        let solver = self.start(most, puzzle.candidates());
        let mut grade = None;
        let mut has_placed = false;
        while !solver.candidates().is_full() {
            let step = solver.next_step_until(&|| control.is_stopped());
            if step.is_none() && control.is_stopped() {
                return Err(Unrated::Stopped);
            }
            let rating = step.as_ref().and_then(|step| step.rating).filter(|&rating| rating <= most);
            let (Some(step), Some(rating)) = (step, rating) else {
                let placed = solver.candidates().filled() - puzzle.clues();
                return Err(Unrated::Stuck { placed });
            };
            let known = grade.get_or_insert_with(|| Grade::starting_with(&step, rating));
            known.note(&step, rating, has_placed);
            has_placed |= !step.placements.is_empty();
            solver.apply(&step);
            if control.is_stopped() {
                return Err(Unrated::Stopped);
            }
        }
        grade.ok_or(Unrated::Solved)
    }

    /// The solver, at the beginning of a puzzle.
    fn start(&mut self, most: Rating, candidates: Candidates) -> &mut LogicSolver {
        let mut solver = match self.solver.take() {
            Some((limit, solver)) if limit == most => solver,
            Some((_, solver)) => solver.rated_up_to(most),
            None => LogicSolver::in_order(Order::Explainer, candidates.clone())
                .rated_up_to(most)
                .without_reasons(),
        };
        solver.start_again(candidates);
        &mut self.solver.insert((most, solver)).1
    }
}

impl Grade {
    /// The grade of a puzzle whose first step this is.
    fn starting_with(step: &Step, rating: Rating) -> Self {
        Self { er: rating, ep: rating, ed: rating, hardest: step.technique, counts: BTreeMap::new() }
    }

    /// Adds a step; those before it have placed a digit or not.
    fn note(&mut self, step: &Step, rating: Rating, has_placed: bool) {
        *self.counts.entry(step.technique).or_default() += 1;
        if self.er < rating {
            (self.er, self.hardest) = (rating, step.technique);
        }
        if !has_placed {
            self.ep = self.er;
        }
    }
}
