//! The objective function of the search: a puzzle's distance from the requested difficulty.
//!
//! The puzzle is solved as a person would do it, by the easiest step each time. The hill climb
//! minimises the distance between this path and the request.

use std::collections::BTreeSet;

use super::difficulty::{DifficultyGoal, DifficultyRange};
use super::outcome::Generated;
use crate::base::{Candidate, Control, DigitSet};
use crate::board::{Candidates, Puzzle};
use crate::logic::rate::{Explainer, Grade, Hodoku, Unrated};
use crate::logic::{HodokuLevel, LogicSolver, Order, Rating, Scale, Score, Step, Technique, Techniques};
use crate::solve::{ClassicSolver, Masks81};

/// Evaluates puzzles against a difficulty.
pub(super) struct Objective {
    goal: DifficultyGoal,
    explainer: Explainer,
    hodoku: Hodoku,
    /// With all techniques that may occur on the path.
    solver: Option<LogicSolver>,
    /// With all techniques that determine the level on other boards than the classic one.
    level_solver: Option<LogicSolver>,
    simple: SimpleSteps,
    classic: ClassicSolver,
}

/// How singles and locked candidates count. A solver that takes the easiest step applies all of
/// them before it tries anything harder, and their result does not depend on their order. So the
/// classic engine can apply them first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SimpleSteps {
    /// They are part of the difficulty.
    Counts,
    /// They do not matter.
    Ignored,
    /// They do not matter, but a puzzle that they solve is too easy.
    TooLittle,
}

/// The evaluation of a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    /// The distance from the difficulty: zero if the puzzle matches.
    pub distance: u32,
    /// The direction that would reduce the distance.
    pub lack: Lack,
    /// The rating, if one was requested on the classic board and the puzzle is not too hard.
    pub grade: Option<Grade>,
    /// The work it took, in units of about 0.1 ms.
    pub work: u64,
}

impl Evaluation {
    /// A puzzle at this distance, which is not too hard.
    pub fn at(distance: u32) -> Self {
        Self { distance, lack: Lack::Hardness, grade: None, work: 1 }
    }
}

/// What a puzzle needs to come closer to the request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    /// More clues, to be easier.
    Clues,
    /// Fewer clues, to be harder.
    Hardness,
}

/// The distance of a puzzle that is too hard, in tenths of a rating. Computing its exact rating is
/// not worth the time.
const TOO_HARD: u32 = 8;

/// The rating of claiming, in tenths: the maximum for a puzzle that singles and locked candidates
/// solve.
const SIMPLE: u16 = 28;

/// The distance for a required technique that does not occur.
const UNUSED: u32 = 20;

/// The points of HoDoKu's score that equal a tenth of a rating.
const SCORES: u32 = 20;

/// The largest distance of a score.
const FAR: u32 = 500;

/// The distance for a forbidden technique that occurs.
const UNWANTED: u32 = 6;

/// The path of a solver.
struct SolvePath {
    used: BTreeSet<Technique>,
    /// The hardest step.
    rating: Rating,
    /// The number of candidates left at the end: zero if the puzzle is solved.
    left: usize,
}

impl Objective {
    pub fn new(goal: &DifficultyGoal) -> Self {
        let order = goal.order;
        let is_simple = |technique| order.rank(technique) <= order.rank(Technique::Claiming);
        let mut named = goal.needs.iter().chain(&goal.without).flat_map(Techniques::iter);
        // In HoDoKu, earlier steps decide which step it finds next.
        let is_exact = goal.scale() == Scale::Hodoku || order == Order::Hodoku && goal.names_techniques();
        let simple = if is_exact || named.any(is_simple) {
            SimpleSteps::Counts
        } else if goal.ratings().start().in_tenths() > SIMPLE || !goal.needs.is_empty() {
            SimpleSteps::TooLittle
        } else {
            SimpleSteps::Ignored
        };
        Self {
            goal: goal.clone(),
            explainer: Explainer::new(),
            hodoku: Hodoku::new(),
            solver: None,
            level_solver: None,
            simple,
            classic: ClassicSolver::new(),
        }
    }

    /// The candidates after all singles and locked candidates, if that does not affect the rest of
    /// the path.
    fn fixpoint(&mut self, puzzle: &Puzzle) -> Option<[u16; 81]> {
        let masks = Masks81::new(puzzle).filter(|_| self.simple != SimpleSteps::Counts)?;
        Some(self.classic.propagate(&masks).masks())
    }

    /// Adds the rating, if ratings were requested and the puzzle was too easy to be rated before.
    pub fn graded(&mut self, generated: Generated) -> Generated {
        if generated.grade.is_some()
            || self.goal.range.is_none()
            || self.goal.scale() == Scale::Hodoku
            || !generated.puzzle.geometry().is_classic()
        {
            return generated;
        }
        let grade =
            self.explainer.rate_up_to(Rating::tenths(SIMPLE), &generated.puzzle, &Control::new()).ok();
        Generated { grade, ..generated }
    }

    /// Evaluates a puzzle that has one solution.
    pub fn evaluate(&mut self, puzzle: &Puzzle, control: &Control) -> Evaluation {
        let mut evaluation = Evaluation::at(0);
        if self.goal.is_empty() {
            return evaluation;
        }
        let is_classic = puzzle.geometry().is_classic();
        let ratings = self.goal.ratings();
        let rest = self.fixpoint(puzzle);
        let is_full = rest.is_some_and(|rest| rest.iter().all(|digits| digits.is_power_of_two()));
        if self.simple == SimpleSteps::TooLittle && is_full {
            let least = ratings.start().in_tenths();
            evaluation.distance +=
                u32::from(least.saturating_sub(SIMPLE)) + (UNUSED + TOO_HARD) * self.goal.needs.len() as u32;
            return evaluation;
        }
        if is_classic && self.goal.scale() == Scale::Hodoku {
            evaluation = self.scored(puzzle, control);
            if evaluation.lack == Lack::Clues {
                return evaluation;
            }
        } else if is_classic && self.goal.range.is_some() {
            match self.explainer.rate_up_to(*ratings.end(), puzzle, control) {
                Ok(grade) => {
                    evaluation.distance +=
                        u32::from(ratings.start().in_tenths().saturating_sub(grade.er.in_tenths()));
                    evaluation.work += work(grade.er);
                    evaluation.grade = Some(grade);
                }
                Err(Unrated::Solved) => evaluation.distance += u32::from(ratings.start().in_tenths()),
                Err(_) => {
                    evaluation.distance += TOO_HARD;
                    evaluation.lack = Lack::Clues;
                    evaluation.work += work(*ratings.end());
                    return evaluation;
                }
            }
        }
        let position = position(puzzle, rest);
        if !is_classic && self.goal.range.is_some() {
            self.evaluate_level(&position, control, &mut evaluation);
        }
        if self.goal.names_techniques() {
            self.evaluate_path(&position, control, &mut evaluation);
        }
        evaluation
    }

    /// Evaluates the level on a board other than the classic one. The hardest step in Sudoku
    /// Explainer's order decides.
    fn evaluate_level(&mut self, start: &Candidates, control: &Control, evaluation: &mut Evaluation) {
        let Self { goal, level_solver, .. } = self;
        let ratings = goal.ratings();
        let solver = level_solver.get_or_insert_with(|| {
            LogicSolver::in_order(Order::Explainer, start.clone()).rated_up_to(*ratings.end())
        });
        let path = SolvePath::of(solver, start, *ratings.end(), control);
        evaluation.work += work(path.rating);
        evaluation.distance += u32::from(ratings.start().in_tenths().saturating_sub(path.rating.in_tenths()));
        if path.left > 0 {
            evaluation.distance += TOO_HARD;
            evaluation.lack = Lack::Clues;
        }
    }

    /// Evaluates a puzzle by HoDoKu's level or score.
    fn scored(&mut self, puzzle: &Puzzle, control: &Control) -> Evaluation {
        let (level, scores) = match &self.goal.range {
            Some(DifficultyRange::HodokuLevel(level)) => {
                (Some(*level), 0..=level.highest_score().unwrap_or(u32::MAX))
            }
            Some(DifficultyRange::HodokuScore(scores)) => (None, scores.clone()),
            _ => (None, 0..=u32::MAX),
        };
        // A score slightly too high is as close as one slightly too low.
        let points = scores.end().saturating_add(if level.is_some() { 0 } else { scores.end() / 2 });
        let most = Score { level: level.unwrap_or(HodokuLevel::Extreme), points };
        let evaluation = |distance, lack, work| Evaluation { distance, lack, grade: None, work };
        let grade = match self.hodoku.rate_up_to(most, puzzle, control) {
            Ok(grade) => grade,
            Err(Unrated::Solved) => return evaluation(FAR, Lack::Hardness, 2),
            Err(_) => return evaluation(FAR, Lack::Clues, 21),
        };
        let work = if grade.level < HodokuLevel::Unfair { 2 } else { 11 };
        if let Some(level) = level {
            // Within a level, a higher score is closer to the next level.
            let levels = level as u32 - grade.level as u32;
            let rest = 9 - grade.level.highest_score().map_or(0, |highest| 9 * grade.score / highest);
            let distance = if levels == 0 { 0 } else { 10 * levels + rest };
            return evaluation(distance, Lack::Hardness, work);
        }
        let (lowest, highest) = (*scores.start(), *scores.end());
        if grade.score > highest {
            evaluation((grade.score - highest).div_ceil(SCORES).min(FAR), Lack::Clues, work)
        } else {
            evaluation(lowest.saturating_sub(grade.score).div_ceil(SCORES).min(FAR), Lack::Hardness, work)
        }
    }

    /// Evaluates the techniques on the path. The solver takes the first step of its order, so
    /// everyone who solves in that order needs the techniques on the path.
    fn evaluate_path(&mut self, start: &Candidates, control: &Control, evaluation: &mut Evaluation) {
        let Self { goal, solver, .. } = self;
        let solver = solver.get_or_insert_with(|| {
            LogicSolver::in_order(goal.order, start.clone()).with_only(goal.techniques()).without_reasons()
        });
        let path = SolvePath::of(solver, start, Rating::HARDEST, control);
        evaluation.work += work(path.rating);
        // A search may find a later technique together with a required one.
        let is_later = |last| path.used.iter().any(|&used| goal.order.compare(used, last).is_gt());
        let later = goal.last_needed().is_some_and(is_later);
        let unwanted = goal.without.iter().filter(|not| path.uses(not)).count() as u32 + u32::from(later);
        let unused = goal.needs.iter().filter(|needed| !path.uses(needed)).count() as u32;
        evaluation.distance += UNWANTED * unwanted + UNUSED * unused;
        let is_solved = path.left == 0;
        // A harder technique can only occur if the easier ones get stuck.
        if is_solved == (unused > 0) {
            evaluation.distance += TOO_HARD;
        }
        if unused == 0 && (unwanted > 0 || !is_solved) {
            evaluation.lack = Lack::Clues;
        }
    }
}

/// The position of a puzzle, with these candidates if they are known.
fn position(puzzle: &Puzzle, rest: Option<[u16; 81]>) -> Candidates {
    let mut candidates = puzzle.candidates();
    for (cell, digits) in puzzle.geometry().cells().zip(rest.iter().flatten()) {
        let left = DigitSet::from_bits((*digits).into());
        match left.single() {
            _ if candidates.digit(cell).is_some() => {}
            Some(digit) => candidates.place(Candidate { cell, digit }),
            None => {
                let gone = candidates.open(cell).into_iter().filter(|&digit| !left.contains(digit));
                gone.for_each(|digit| candidates.remove(Candidate { cell, digit }));
            }
        }
    }
    candidates
}

impl SolvePath {
    /// Solves a position until a step would be harder than `most`.
    fn of(solver: &mut LogicSolver, start: &Candidates, most: Rating, control: &Control) -> Self {
        solver.start_again(start.clone());
        let mut path = Self { used: BTreeSet::new(), rating: Rating::tenths(0), left: 0 };
        let is_allowed = |step: &Step| step.rating.is_none_or(|rating| rating <= most);
        while let Some(step) = solver.next_measured_until(&|| control.is_stopped()).filter(is_allowed) {
            path.used.insert(step.technique);
            path.rating = path.rating.max(step.rating.unwrap_or(path.rating));
            solver.apply(&step);
        }
        let candidates = solver.candidates();
        path.left = candidates.empty_cells().map(|cell| candidates.open(cell).len()).sum();
        path
    }

    fn uses(&self, techniques: &Techniques) -> bool {
        techniques.iter().any(|technique| self.used.contains(&technique))
    }
}

/// The work for a rating. It grows tenfold from 7.0 to 9.0, and again to 10.0.
fn work(rating: Rating) -> u64 {
    match rating.in_tenths() {
        0..65 => 1,
        65..80 => 10,
        80..90 => 40,
        90..100 => 200,
        _ => 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;
    use crate::generate::Generator;

    /// The path is the same whether or not the engine applies the simple steps first.
    #[test]
    fn simple_steps_make_no_difference() {
        let needs = DifficultyGoal { needs: vec!["chains".parse().unwrap()], ..DifficultyGoal::default() };
        let mut objective = Objective::new(&needs);
        let generator = Generator::new(Geometry::of_side(9).unwrap()).minimal().seed(8);
        let start = generator.puzzle(0).unwrap().candidates();
        let mut solver = LogicSolver::new(start).up_to(Technique::Aic);
        for index in 0..300 {
            let puzzle = generator.puzzle(index).unwrap();
            let rest = objective.fixpoint(&puzzle);
            assert!(rest.is_some());
            let [ahead, whole] = [rest, None].map(|rest| {
                let path =
                    SolvePath::of(&mut solver, &position(&puzzle, rest), Rating::HARDEST, &Control::new());
                let hard: Vec<Technique> =
                    path.used.into_iter().filter(|&used| used > Technique::Claiming).collect();
                (hard, path.left)
            });
            assert_eq!(ahead, whole, "{puzzle:?}");
        }
    }
}
