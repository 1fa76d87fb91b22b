//! Criteria for the puzzles of a list.
//!
//! A [`Generator`] makes puzzles from a description; [`Criteria`] are the same description for
//! existing puzzles. A [`Judge`] runs cheap checks first: a puzzle with the wrong number of clues
//! is never rated.

use std::ops::RangeInclusive;

use super::Generator;
use super::difficulty::{self, DifficultyGoal, DifficultyRange};
use super::symmetry::Symmetry;
use crate::base::names::named;
use crate::base::{Cell, Control, Error};
use crate::board::{Geometry, Puzzle, Solution};
use crate::logic::rate::{Explainer, Hodoku, Level, Unrated};
use crate::logic::{HodokuLevel, LogicSolver, Order, Rating, Technique, Techniques};
use crate::solve::{Count, NotUnique, Uniqueness};

/// The properties that puzzles should have. Without criteria, every puzzle matches.
///
/// ```
/// use sudokit::generate::Criteria;
/// use sudokit::logic::Technique;
/// use sudokit::logic::rate::Level;
/// use sudokit::{Control, Puzzle};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let easy = Criteria::new().clues(28..=32).level(Level::Easy);
/// assert_eq!(easy.matches(&puzzle, &Control::new()), Some(true));
/// let with_fish = Criteria::new().needs(Technique::XWing);
/// assert_eq!(with_fish.matches(&puzzle, &Control::new()), Some(false));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "criteria do nothing until a puzzle is judged"]
pub struct Criteria {
    side: Option<usize>,
    clues: Option<RangeInclusive<usize>>,
    symmetry: Symmetry,
    solutions: SolutionDemand,
    /// All of them must be satisfied.
    ranges: Vec<DifficultyRange>,
    order: Order,
    needs: Vec<Techniques>,
    without: Vec<Techniques>,
}

/// Requirements on the solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum SolutionDemand {
    #[default]
    Any,
    /// Exactly one solution.
    One,
    /// Exactly one solution, for which every clue is needed.
    Minimal,
}

named! {
    /// A property that a puzzle can fail to have.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Criterion: "criterion" open {
        /// The side of the board.
        Side => "size",
        /// The number of clues.
        Clues => "clues",
        /// The symmetry of the clues.
        Symmetry => "symmetry",
        /// Exactly one solution. A puzzle without it has no difficulty either.
        Unique => "unique",
        /// No clue can be removed.
        Minimal => "minimal",
        /// The rating, the level or the score.
        Difficulty => "difficulty",
        /// The techniques on the path.
        Techniques => "techniques",
    }
}

/// The result of judging a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// The puzzle satisfies all criteria.
    Matches,
    /// The first criterion that the puzzle fails.
    Misses(Criterion),
    /// The stop signal came before the result was known.
    Stopped,
}

impl Criteria {
    /// Creates criteria that every puzzle satisfies.
    pub fn new() -> Self {
        Self::default()
    }

    /// Requires boards of this side.
    pub fn side(self, side: usize) -> Self {
        Self { side: Some(side), ..self }
    }

    /// Requires a number of clues in this range.
    pub fn clues(self, clues: RangeInclusive<usize>) -> Self {
        Self { clues: Some(clues), ..self }
    }

    /// Requires clues with this symmetry; they may have others too. [`Random`](Symmetry::Random)
    /// means any symmetry, and [`None`](Symmetry::None) requires nothing.
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Requires exactly one solution.
    pub fn unique(self) -> Self {
        Self { solutions: self.solutions.max(SolutionDemand::One), ..self }
    }

    /// Requires minimal puzzles: exactly one solution, and no clue can be removed or, with a
    /// [`Symmetry`], no orbit of clues.
    pub fn minimal(self) -> Self {
        Self { solutions: SolutionDemand::Minimal, ..self }
    }

    /// Requires a Sudoku Explainer rating in this range. Only classic boards have ratings.
    pub fn rating(self, ratings: RangeInclusive<Rating>) -> Self {
        self.within(DifficultyRange::Rating(ratings))
    }

    /// Requires this level, on any board.
    pub fn level(self, level: Level) -> Self {
        self.within(DifficultyRange::Level(level))
    }

    /// Requires this HoDoKu level. Only classic boards have one.
    pub fn hodoku_level(self, level: HodokuLevel) -> Self {
        self.within(DifficultyRange::HodokuLevel(level))
    }

    /// Requires a HoDoKu score in this range. Only classic boards have one.
    pub fn hodoku_score(self, scores: RangeInclusive<u32>) -> Self {
        self.within(DifficultyRange::HodokuScore(scores))
    }

    fn within(mut self, range: DifficultyRange) -> Self {
        self.ranges.push(range);
        self
    }

    /// Sets the order of techniques, which determines what [`needs`](Self::needs) and
    /// [`without`](Self::without) mean. The default is the beginner's order.
    pub fn order(self, order: Order) -> Self {
        Self { order, ..self }
    }

    /// Requires one of these techniques on the path that [`Uniqueness::solver`] takes in the
    /// [order](Self::order). The path may also have other techniques, including harder ones.
    /// Several calls add up: the path then has a technique from each.
    pub fn needs(mut self, techniques: impl Into<Techniques>) -> Self {
        self.needs.push(techniques.into());
        self
    }

    /// Excludes puzzles with any of these techniques on their path.
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        self.without.push(techniques.into());
        self
    }

    /// Fails if no puzzle can match because the techniques contradict each other or the order.
    pub fn check(&self) -> Result<(), Error> {
        // When no technique applies, the solver looks up a digit, except in Sudoku Explainer's
        // order.
        let has_guess = self.order != Order::Explainer;
        let has = |technique| self.order.has(technique) || (has_guess && technique == Technique::BruteForce);
        difficulty::check_techniques(self.order, has, &self.needs, &self.without)
    }

    /// Returns whether a puzzle matches, or `None` if the control stops the work before that is
    /// known. For many puzzles, use a [`judge`](Self::judge).
    pub fn matches(&self, puzzle: &Puzzle, control: &Control) -> Option<bool> {
        match self.judge().judge(puzzle, control) {
            Judgement::Matches => Some(true),
            Judgement::Misses(_) => Some(false),
            Judgement::Stopped => None,
        }
    }

    /// Creates a generator of such puzzles on this board. It aims for one difficulty: the last, if
    /// there are several. It [avoids](super::Generator::needs) techniques that are harder than the
    /// required ones.
    ///
    /// ```
    /// use sudokit::generate::Criteria;
    /// use sudokit::{Control, Geometry};
    ///
    /// let criteria = Criteria::new().clues(28..=30);
    /// let puzzle = criteria.generator(Geometry::classic()).puzzle(0).unwrap();
    /// assert_eq!(criteria.matches(&puzzle, &Control::new()), Some(true));
    /// ```
    pub fn generator(&self, geometry: Geometry) -> Generator {
        let Self { side: _, clues, symmetry, solutions, ranges, order, needs, without } = self.clone();
        let range = ranges.last().cloned();
        let generator = Generator::new(geometry).symmetry(symmetry);
        let generator = match clues {
            Some(clues) => generator.clues(clues),
            None => generator,
        };
        let generator = if solutions == SolutionDemand::Minimal { generator.minimal() } else { generator };
        Generator { difficulty: DifficultyGoal { range, order, needs, without }, ..generator }
    }

    /// Creates a judge, which keeps its tables from one puzzle to the next.
    pub fn judge(&self) -> Judge {
        Judge { criteria: self.clone(), explainer: Explainer::new(), hodoku: Hodoku::new(), solver: None }
    }

    /// Whether only a puzzle with one solution can match.
    fn needs_solution(&self) -> bool {
        self.solutions != SolutionDemand::Any || !self.ranges.is_empty() || self.names_techniques()
    }

    fn names_techniques(&self) -> bool {
        !(self.needs.is_empty() && self.without.is_empty())
    }
}

/// Judges puzzles, one after another.
///
/// ```
/// use sudokit::generate::{Criteria, Criterion, Judgement};
/// use sudokit::{Control, Puzzle};
///
/// let mut judge = Criteria::new().clues(0..=4).minimal().judge();
/// let control = Control::new();
/// let minimal: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// assert_eq!(judge.judge(&minimal, &control), Judgement::Matches);
/// let several: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
/// assert_eq!(judge.judge(&several, &control), Judgement::Misses(Criterion::Unique));
/// let many: Puzzle = "1234\n34..\n....\n....".parse()?;
/// assert_eq!(judge.judge(&many, &control), Judgement::Misses(Criterion::Clues));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug)]
pub struct Judge {
    criteria: Criteria,
    explainer: Explainer,
    hodoku: Hodoku,
    /// The solver for the path, on the board of the previous puzzle.
    solver: Option<LogicSolver>,
}

/// Why the remaining checks are skipped.
enum Ruling {
    Misses(Criterion),
    Stopped,
}

impl From<NotUnique> for Ruling {
    fn from(problem: NotUnique) -> Self {
        match problem {
            NotUnique::Stopped { .. } => Self::Stopped,
            NotUnique::NoSolution | NotUnique::Several(_) => Self::Misses(Criterion::Unique),
        }
    }
}

/// Stops the checks at the first criterion that fails.
fn require(holds: bool, criterion: Criterion) -> Result<(), Ruling> {
    if holds { Ok(()) } else { Err(Ruling::Misses(criterion)) }
}

impl Judge {
    /// Judges a puzzle.
    pub fn judge(&mut self, puzzle: &Puzzle, control: &Control) -> Judgement {
        match self.check_all(puzzle, control) {
            Ok(()) => Judgement::Matches,
            Err(Ruling::Misses(criterion)) => Judgement::Misses(criterion),
            Err(Ruling::Stopped) => Judgement::Stopped,
        }
    }

    fn check_all(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Ruling> {
        let criteria = &self.criteria;
        require(criteria.side.is_none_or(|side| side == puzzle.geometry().side()), Criterion::Side)?;
        let clues = &criteria.clues;
        require(clues.as_ref().is_none_or(|clues| clues.contains(&puzzle.clues())), Criterion::Clues)?;
        let symmetries: Vec<Symmetry> = criteria
            .symmetry
            .choices()
            .iter()
            .copied()
            .filter(|choice| choice.holds(puzzle.grid()))
            .collect();
        require(!symmetries.is_empty(), Criterion::Symmetry)?;
        if !criteria.needs_solution() {
            return Ok(());
        }
        let solution = puzzle.solve().control(control).unique()?;
        if criteria.solutions == SolutionDemand::Minimal {
            check_minimal(puzzle, &symmetries, control)?;
        }
        for range in &self.criteria.ranges {
            let holds = difficulty_holds(range, puzzle, control, &mut self.explainer, &mut self.hodoku);
            match holds {
                Ok(holds) => require(holds, Criterion::Difficulty)?,
                Err(Unrated::Stopped | Unrated::NotUnique(NotUnique::Stopped { .. })) => {
                    return Err(Ruling::Stopped);
                }
                // Too hard for the range, solved, or on a board without ratings.
                Err(_) => return Err(Ruling::Misses(Criterion::Difficulty)),
            }
        }
        if self.criteria.names_techniques() { self.check_path(puzzle, solution, control) } else { Ok(()) }
    }

    /// Follows the path until it is known which of the techniques occur on it.
    fn check_path(&mut self, puzzle: &Puzzle, solution: Solution, control: &Control) -> Result<(), Ruling> {
        let Self { criteria: Criteria { order, needs, without, .. }, solver, .. } = self;
        let start = puzzle.candidates();
        let solver = match solver {
            Some(solver) if solver.candidates().geometry() == puzzle.geometry() => solver,
            other => {
                let one = Uniqueness::One(Box::new(solution));
                other.insert(one.solver(*order, start.clone()).without_reasons())
            }
        };
        solver.start_again(start);
        let mut missing: Vec<&Techniques> = needs.iter().collect();
        while !(missing.is_empty() && without.is_empty()) {
            let Some(step) = solver.next_step_until(&|| control.is_stopped()) else {
                let is_cut = control.is_stopped() && !solver.candidates().is_full();
                return if is_cut {
                    Err(Ruling::Stopped)
                } else {
                    require(missing.is_empty(), Criterion::Techniques)
                };
            };
            require(!without.iter().any(|not| not.contains(step.technique)), Criterion::Techniques)?;
            missing.retain(|needed| !needed.contains(step.technique));
            solver.apply(&step);
        }
        Ok(())
    }
}

/// Fails unless, under one of these symmetries, no orbit of clues can be removed.
fn check_minimal(puzzle: &Puzzle, symmetries: &[Symmetry], control: &Control) -> Result<(), Ruling> {
    for symmetry in symmetries {
        let is_given = |orbit: &Vec<Cell>| puzzle.get(orbit[0]).is_some();
        let mut is_minimal = true;
        for orbit in symmetry.orbits(puzzle.geometry()).iter().filter(|orbit| is_given(orbit)) {
            let fewer = orbit.iter().fold(puzzle.clone(), |puzzle, &cell| puzzle.without(cell));
            match fewer.solve().control(control).count(2) {
                Count::Exactly(_) => {
                    is_minimal = false;
                    break;
                }
                Count::AtLeast(2..) => {}
                Count::AtLeast(_) => return Err(Ruling::Stopped),
            }
        }
        if is_minimal {
            return Ok(());
        }
    }
    Err(Ruling::Misses(Criterion::Minimal))
}

/// Whether a puzzle with one solution has the requested difficulty.
fn difficulty_holds(
    range: &DifficultyRange,
    puzzle: &Puzzle,
    control: &Control,
    explainer: &mut Explainer,
    hodoku: &mut Hodoku,
) -> Result<bool, Unrated> {
    match range {
        DifficultyRange::Level(level) if !puzzle.geometry().is_classic() => {
            explainer.set_control(control);
            let grade = explainer.rate_board(puzzle);
            explainer.set_control(&Control::new());
            Ok(grade?.level == *level)
        }
        _ if !puzzle.geometry().is_classic() => Err(Unrated::OtherBoard),
        DifficultyRange::Rating(_) | DifficultyRange::Level(_) => {
            let ratings = range.ratings();
            let grade = explainer.rate_up_to(*ratings.end(), puzzle, control)?;
            Ok(ratings.contains(&grade.er))
        }
        DifficultyRange::HodokuLevel(level) => {
            let grade = hodoku.rate_up_to(range.highest_score(), puzzle, control)?;
            Ok(grade.level == *level)
        }
        DifficultyRange::HodokuScore(scores) => {
            let grade = hodoku.rate_up_to(range.highest_score(), puzzle, control)?;
            Ok(scores.contains(&grade.score))
        }
    }
}
