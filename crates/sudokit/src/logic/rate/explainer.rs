//! Sudoku Explainer's rating: ER, EP and ED.
//!
//! The puzzle is solved step by step. Each time, the searches run in a fixed order and the very
//! first step found is applied. ER is the rating of the hardest step, EP ("pearl") of the hardest
//! step up to the first placed digit, and ED ("diamond") of the first step.

use std::collections::BTreeMap;
use std::fmt;

use crate::base::error::Problem;
use crate::base::texts::text;
use crate::base::{Control, Error};
use crate::board::{Candidates, Puzzle};
use crate::logic::scale::Level;
use crate::logic::{LogicSolver, Order, Rating, Step, Technique};
use crate::solve::NotUnique;

/// Sudoku Explainer's rating of a puzzle, shown as `ER 7.2, EP 1.2, ED 1.2`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Grade {
    /// The rating of the hardest step.
    pub er: Rating,
    /// The rating of the hardest step up to the first placed digit.
    pub ep: Rating,
    /// The rating of the first step.
    pub ed: Rating,
    /// The technique of the hardest step; if several are equal, of the first.
    pub hardest: Technique,
    /// The number of steps of each technique.
    pub counts: BTreeMap<Technique, usize>,
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ER {}, EP {}, ED {}", self.er, self.ep, self.ed)
    }
}

/// The difficulty of a puzzle on any board, as a level.
///
/// Numeric ratings are for the classic board. On other boards the hardest step in Sudoku
/// Explainer's order determines only the [`Level`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct BoardGrade {
    /// The level.
    pub level: Level,
    /// The technique of the hardest step; if several are equal, of the first. Unknown for
    /// [extreme](Level::Extreme) puzzles on boards other than the classic one.
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

/// The reason why a puzzle has no rating.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Unrated {
    /// The scale is for 9x9 boards without extra houses.
    OtherBoard,
    /// The puzzle has no solution, or several, or the search for them was stopped.
    NotUnique(NotUnique),
    /// Every cell is given.
    Solved,
    /// HoDoKu does not rate puzzles with fewer givens than this.
    FewGivens {
        /// The number of givens it requires.
        fewest: usize,
    },
    /// The control stopped the rating.
    Stopped,
    /// No technique finds a step.
    Stuck {
        /// The number of digits placed until then.
        placed: usize,
    },
}

impl fmt::Display for Unrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::OtherBoard => text!("unrated-board"),
            Self::NotUnique(problem) => problem.to_string(),
            Self::Solved => text!("unrated-solved"),
            Self::FewGivens { fewest } => text!("unrated-few-givens", fewest = *fewest),
            Self::Stopped => text!("unrated-stopped"),
            Self::Stuck { placed } => text!("unrated-stuck", placed = *placed),
        })
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
    /// The solver, kept for its tables, with its limit on the rating.
    solver: Option<(Rating, LogicSolver)>,
    control: Control,
}

impl Explainer {
    /// Creates a rater.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the control that can stop ratings that start after this call.
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

    /// Rates a puzzle on any board, with a level instead of numbers.
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

    /// Rates a classic puzzle that has one solution. The puzzle counts as stuck if it needs a step
    /// rated above `most`.
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

    /// Returns the solver, reset to the start of a puzzle.
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
    /// Creates the grade of a puzzle that starts with this step.
    fn starting_with(step: &Step, rating: Rating) -> Self {
        Self { er: rating, ep: rating, ed: rating, hardest: step.technique, counts: BTreeMap::new() }
    }

    /// Adds a step. `has_placed` says whether an earlier step placed a digit.
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
