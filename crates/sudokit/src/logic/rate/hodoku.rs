//! HoDoKu's rating: every step counts.
//!
//! The puzzle is solved step by step. Each time, the searches run in a fixed order and the first
//! step found is applied. The score is the sum over all steps, and the level is the level of the
//! hardest step. A high score raises the level, because a puzzle of many steps is harder than each
//! of them.

use std::collections::BTreeMap;
use std::fmt;

use super::Unrated;
use crate::base::Control;
use crate::board::{Candidates, Puzzle};
use crate::logic::{HodokuLevel, LogicSolver, Order, Score, Step, Technique};

/// The number of givens that HoDoKu requires.
const FEWEST_GIVENS: usize = 10;

/// HoDoKu's rating of a puzzle, shown as `HoDoKu 204, easy`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct HodokuGrade {
    /// The level.
    pub level: HodokuLevel,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The number of steps.
    pub steps: usize,
    /// The technique of the hardest step; if scores are equal, the last in HoDoKu's order.
    pub hardest: Technique,
    /// The number of steps of each technique.
    pub counts: BTreeMap<Technique, usize>,
}

impl HodokuGrade {
    /// Computes the grade of a puzzle from its steps, which must be in HoDoKu's order. Returns
    /// `None` if no step has a score.
    pub fn of<'a>(steps: impl IntoIterator<Item = &'a Step>) -> Option<Self> {
        let mut tally = HodokuTally::default();
        steps.into_iter().for_each(|step| tally.note(step));
        tally.grade()
    }

    /// Returns the number of digits that were looked up in the solution.
    pub fn guesses(&self) -> usize {
        self.counts.get(&Technique::BruteForce).copied().unwrap_or(0)
    }
}

impl fmt::Display for HodokuGrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HoDoKu {}, {}", self.score, self.level.name())
    }
}

/// Rates puzzles, one after another, as HoDoKu does.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::logic::rate::Hodoku;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let grade = Hodoku::new().rate(&puzzle).unwrap();
/// assert_eq!(grade.to_string(), "HoDoKu 204, easy");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Hodoku {
    /// The solver, kept for its tables.
    solver: Option<LogicSolver>,
    control: Control,
}

impl Hodoku {
    /// Creates a rater.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the control that can stop ratings that start after this call.
    pub fn set_control(&mut self, control: &Control) {
        self.control = control.clone();
    }

    /// Rates a puzzle.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<HodokuGrade, Unrated> {
        if !puzzle.geometry().is_classic() {
            return Err(Unrated::OtherBoard);
        }
        if puzzle.clues() < FEWEST_GIVENS {
            return Err(Unrated::FewGivens { fewest: FEWEST_GIVENS });
        }
        let control = self.control.clone();
        puzzle.solve().control(&control).unique().map_err(Unrated::NotUnique)?;
        self.rate_up_to(Score { level: HodokuLevel::Extreme, points: u32::MAX }, puzzle, &control)
    }

    /// Rates a classic puzzle that has one solution. The puzzle counts as stuck if it needs a step
    /// above the level of `most` or a total above its points.
    pub(crate) fn rate_up_to(
        &mut self,
        most: Score,
        puzzle: &Puzzle,
        control: &Control,
    ) -> Result<HodokuGrade, Unrated> {
        let solver = self.start(puzzle.candidates());
        let mut tally = HodokuTally::default();
        while !solver.candidates().is_full() {
            let step = solver.next_step_until(&|| control.is_stopped());
            if control.is_stopped() {
                return Err(Unrated::Stopped);
            }
            let is_right = |step: &Step| {
                step.score.is_some_and(|score| {
                    score.level <= most.level && tally.score + score.points <= most.points
                })
            };
            let Some(step) = step.filter(is_right) else {
                let placed = solver.candidates().filled() - puzzle.clues();
                return Err(Unrated::Stuck { placed });
            };
            tally.note(&step);
            solver.apply(&step);
        }
        tally.grade().ok_or(Unrated::Solved)
    }

    /// Returns the solver, reset to the start of a puzzle.
    fn start(&mut self, candidates: Candidates) -> &mut LogicSolver {
        let solver = self.solver.get_or_insert_with(|| {
            LogicSolver::in_order(Order::Hodoku, candidates.clone()).with_brute_force().without_reasons()
        });
        solver.start_again(candidates);
        solver
    }
}

/// The sums over the steps so far.
#[derive(Default)]
struct HodokuTally {
    score: u32,
    hardest: Option<(Score, Technique)>,
    counts: BTreeMap<Technique, usize>,
}

impl HodokuTally {
    fn note(&mut self, step: &Step) {
        *self.counts.entry(step.technique).or_default() += 1;
        let Some(score) = step.score else { return };
        self.score += score.points;
        // If scores are equal, the technique that HoDoKu tries later is the harder one.
        let is_harder = |(hardest, technique): (Score, Technique)| {
            hardest.cmp(&score).then_with(|| Order::Hodoku.compare(technique, step.technique)).is_lt()
        };
        if self.hardest.is_none_or(is_harder) {
            self.hardest = Some((score, step.technique));
        }
    }

    fn grade(self) -> Option<HodokuGrade> {
        let (hardest, technique) = self.hardest?;
        Some(HodokuGrade {
            level: hardest.level.raised(self.score),
            score: self.score,
            steps: self.counts.values().sum(),
            hardest: technique,
            counts: self.counts,
        })
    }
}
