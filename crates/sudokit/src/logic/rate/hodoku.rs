//! HoDoKu's rating: every step counts.
//!
//! The puzzle is solved step by step. Each time, the searches are asked in a
//! fixed order and the first answer is taken. The score is the sum of what all
//! steps count, and the level that of the hardest step; but a puzzle of many
//! steps is harder than each of them, so that a high score raises the level.

use std::collections::BTreeMap;
use std::fmt;

use super::Unrated;
use crate::base::Control;
use crate::board::{Candidates, Puzzle};
use crate::logic::{HodokuLevel, LogicSolver, Order, Score, Step, Technique};

/// HoDoKu wants so many givens.
const FEWEST_GIVENS: usize = 10;

/// What HoDoKu says of a puzzle: shown as `Hard (1052)`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct HodokuGrade {
    /// How hard it is.
    pub level: HodokuLevel,
    /// The sum of all steps.
    pub score: u32,
    /// How many steps there are.
    pub steps: usize,
    /// The technique of the hardest step; of equal scores, the last in HoDoKu's order.
    pub hardest: Technique,
    /// How many steps of each technique were taken.
    pub counts: BTreeMap<Technique, usize>,
}

impl HodokuGrade {
    /// What these steps make of a puzzle, if they were found in HoDoKu's order.
    pub fn of<'a>(steps: impl IntoIterator<Item = &'a Step>) -> Option<Self> {
        let mut tally = HodokuTally::default();
        steps.into_iter().for_each(|step| tally.note(step));
        tally.grade()
    }

    /// How many digits were looked up in the solution.
    pub fn guesses(&self) -> usize {
        self.counts.get(&Technique::BruteForce).copied().unwrap_or(0)
    }
}

impl fmt::Display for HodokuGrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HoDoKu {}, {}", self.score, self.level.name())
    }
}

/// Rates puzzles, one after another.
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
    /// Kept for its tables.
    solver: Option<LogicSolver>,
    control: Control,
}

impl Hodoku {
    /// A rater.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the ratings that begin from now on when the control says so.
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

    /// Rates a classic puzzle that has one solution, as long as no step is of a
    /// higher level than this and the score is no higher: then it is stuck.
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

    /// The solver, at the beginning of a puzzle.
    fn start(&mut self, candidates: Candidates) -> &mut LogicSolver {
        let solver = self.solver.get_or_insert_with(|| {
            LogicSolver::in_order(Order::Hodoku, candidates.clone()).with_brute_force().without_reasons()
        });
        solver.start_again(candidates);
        solver
    }
}

/// What is known so far.
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
        // Of equal scores, the one that HoDoKu tries later is the harder one.
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
