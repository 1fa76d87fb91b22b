//! Creates puzzles.
//!
//! A [`Generator`] describes puzzles: the board, the number of clues, their symmetry, the
//! difficulty. Its [`GeneratorWorker`] fills a board at random and removes clues in random order,
//! as long as the puzzle has exactly one solution. An engine proves this for every puzzle.
//!
//! ```
//! use sudokit::generate::Generator;
//! use sudokit::Geometry;
//!
//! let generator = Generator::new(Geometry::of_side(9).unwrap()).clues(30..=32).seed(1);
//! let puzzle = generator.puzzle(0).expect("30 clues are easy to reach");
//! assert!((30..=32).contains(&puzzle.clues()));
//! assert!(puzzle.solve().unique().is_ok());
//! assert_eq!(generator.puzzle(0), Some(puzzle), "the same seed and number, the same puzzle");
//! ```
//!
//! Puzzle `i` of a seed depends on nothing else: not on earlier puzzles, the platform or the clock.
//! The stream is version 2. If a change produces other puzzles for the same seed, the version
//! number changes.
//!
//! # Difficulty
//!
//! Difficulty is measured by what a person has to do: a [`Level`], a range of Sudoku Explainer's
//! [`Rating`]s, techniques that are required or forbidden. If a puzzle does not match, a hill climb
//! changes it, one or two clues at a time.
//!
//! ```
//! use sudokit::generate::Generator;
//! use sudokit::logic::Technique;
//! use sudokit::Geometry;
//!
//! let board = Geometry::of_side(9).unwrap();
//! let generator = Generator::new(board).needs(Technique::XWing).seed(1);
//! let generated = generator.worker().make(0)?;
//! let mut solver = sudokit::logic::LogicSolver::new(generated.puzzle.candidates()).up_to(Technique::XWing);
//! assert!(solver.any(|step| step.technique == Technique::XWing));
//! # Ok::<(), sudokit::generate::GenerateError>(())
//! ```
//!
//! # Existing puzzles
//!
//! [`Criteria`] are the same description for puzzles from elsewhere: they select the ones that
//! match.
//!
//! # Randomness
//!
//! Neither all grids nor all puzzles are equally likely.
//!
//! * *Grids* of the classic board are filled by random guesses, so grids that few guesses lead to
//!   occur too often. On average they have 10.57 sets of four cells in which two digits can be
//!   swapped, against about 11.6 over all grids (100,000 grids counted; the second figure is an
//!   estimate by weights). Boards from 25x25 on start from a regular pattern whose rows, columns,
//!   bands and digits are shuffled.
//! * *Minimal puzzles* are made from the top down: clues are removed in random order. For a given
//!   grid and order this is exact, but puzzles with few clues are reached more easily. They have
//!   24.38 clues on average (200,000 puzzles, mostly 21 to 27), against 26.58 over all minimal
//!   puzzles.
//! * *Difficulty* targets favour puzzles whose neighbours nearly match as well.

mod batch;
mod budget;
mod criteria;
mod difficulty;
mod dig;
mod edit;
mod fill;
mod hill_climb;
mod objective;
mod outcome;
mod pattern;
mod pattern_fill;
mod practice;
mod practice_numbers;
mod problem;
mod prover;
mod rarity;
mod regions;
mod symmetry;
mod unavoidable;
mod worker;

use std::ops::RangeInclusive;

use crate::base::{CellSet, Error, MAX_SIDE};
use crate::board::{Geometry, Grid, Puzzle, Solution};
use crate::logic::rate::Level;
use crate::logic::{HodokuLevel, Order, Rating, Technique, Techniques};
pub use criteria::{Criteria, Criterion, Judge, Judgement};
use difficulty::{DifficultyGoal, DifficultyRange};
pub use edit::{Edit, Edited, Ended};
pub use outcome::{GenerateError, Generated, StopReason};
pub use pattern::CluePattern;
pub use practice::PracticePosition;
use problem::GenerateProblem;
pub use symmetry::Symmetry;
pub use worker::GeneratorWorker;

/// A description of puzzles with exactly one solution.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit::generate::{Generator, Symmetry};
/// use sudokit::logic::Technique;
///
/// let generator = Generator::new(Geometry::classic())
///     .needs(Technique::XWing)
///     .symmetry(Symmetry::Rotate180)
///     .seed(1);
/// generator.check()?;
/// for puzzle in generator.puzzles().take(3) {
///     println!("{}", puzzle.to_line());
/// }
/// # assert_eq!(generator.puzzles().next(), generator.puzzle(0));
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// [`check`](Self::check) explains why a description is impossible. Without it, a failed search
/// only reports that no puzzle was found.
#[derive(Clone, Debug)]
#[must_use = "a generator does nothing until a puzzle is requested"]
pub struct Generator {
    geometry: Geometry,
    clues: ClueCount,
    end: DigEnd,
    symmetry: Symmetry,
    pattern: Option<CluePattern>,
    solution: Option<Solution>,
    difficulty: DifficultyGoal,
    effort: Effort,
    seed: u64,
}

/// How long to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// A few seconds to half a minute, measured in work rather than time.
    Usual,
    /// Until the stop signal.
    Endless,
}

/// The requested number of clues.
#[derive(Clone, Debug)]
enum ClueCount {
    /// About this many: more if they cannot be removed, fewer for a hard puzzle.
    About(usize),
    /// A number in this range.
    Within(RangeInclusive<usize>),
}

/// When the removal of clues ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DigEnd {
    /// When the number of clues is reached.
    Enough,
    /// When no more can be removed.
    Minimal,
}

impl Generator {
    /// Creates a description of puzzles on this board. By default, 40 % of the cells are given on
    /// boards up to 9x9, and more on larger boards.
    pub fn new(geometry: Geometry) -> Self {
        let clues = ClueCount::About(usual_clues(&geometry));
        Self {
            geometry,
            clues,
            end: DigEnd::Enough,
            symmetry: Symmetry::None,
            pattern: None,
            solution: None,
            difficulty: DifficultyGoal::default(),
            effort: Effort::Usual,
            seed: 0,
        }
    }

    /// Sets the range for the number of clues. If the range ends beyond the number of cells, such
    /// as `25..=usize::MAX`, puzzles have no more clues than by default, unless the range begins
    /// above that.
    pub fn clues(self, clues: RangeInclusive<usize>) -> Self {
        Self { clues: ClueCount::Within(clues), ..self }
    }

    /// Requests minimal puzzles: no clue can be removed or, with a [`Symmetry`], no orbit of clues.
    pub fn minimal(self) -> Self {
        Self { end: DigEnd::Minimal, ..self }
    }

    /// Sets the symmetry of the clues.
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Sets the exact cells of the clues.
    pub fn pattern(self, pattern: CluePattern) -> Self {
        Self { pattern: Some(pattern), ..self }
    }

    /// Requests puzzles with this solution, on its board.
    pub fn solution(self, solution: Solution) -> Self {
        Self { geometry: solution.geometry().clone(), solution: Some(solution), ..self }
    }

    /// Sets the range for Sudoku Explainer's rating.
    pub fn rating(mut self, ratings: RangeInclusive<Rating>) -> Self {
        self.difficulty.range = Some(DifficultyRange::Rating(ratings));
        self
    }

    /// Sets the level. Other boards use the same scale as the classic one.
    pub fn level(mut self, level: Level) -> Self {
        self.difficulty.range = Some(DifficultyRange::Level(level));
        self
    }

    /// Sets HoDoKu's level.
    pub fn hodoku_level(mut self, level: HodokuLevel) -> Self {
        self.difficulty.range = Some(DifficultyRange::HodokuLevel(level));
        self
    }

    /// Sets the range for HoDoKu's score.
    pub fn hodoku_score(mut self, scores: RangeInclusive<u32>) -> Self {
        self.difficulty.range = Some(DifficultyRange::HodokuScore(scores));
        self
    }

    /// Sets the order of techniques, which determines what [`needs`](Self::needs) and
    /// [`without`](Self::without) mean. The default is the beginner's order.
    pub fn order(mut self, order: Order) -> Self {
        self.difficulty.order = order;
        self
    }

    /// Requires one of these techniques: it occurs on the path of a
    /// [`LogicSolver`](crate::logic::LogicSolver) in this generator's [order](Self::order). The
    /// solver uses a technique only if everything earlier in the order fails. Several calls add up:
    /// the path then has a technique from each.
    ///
    /// The path has no technique that comes later in the order, unless a [`rating`](Self::rating)
    /// or a [`level`](Self::level) requests harder puzzles.
    pub fn needs(mut self, techniques: impl Into<Techniques>) -> Self {
        self.difficulty.needs.push(techniques.into());
        self
    }

    /// Returns the reason why a puzzle with this technique takes more than a few seconds to find
    /// in the beginner's order, or does not exist; `None` if the generator finds such puzzles quickly.
    /// Rare techniques have [positions](crate::logic::Technique::positions) instead.
    ///
    /// ```
    /// use sudokit::generate::Generator;
    /// use sudokit::logic::Technique;
    ///
    /// assert_eq!(Generator::rarity(Technique::XWing), None);
    /// assert!(Generator::rarity(Technique::Nested5).is_some());
    /// ```
    pub fn rarity(technique: Technique) -> Option<&'static str> {
        rarity::rarity(technique)
    }

    /// Excludes puzzles with any of these techniques on their path.
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        self.difficulty.without.push(techniques.into());
        self
    }

    /// Never gives up before the stop signal. By default, the search gives up after a few seconds to
    /// half a minute, measured in work.
    pub fn tireless(self) -> Self {
        Self { effort: Effort::Endless, ..self }
    }

    /// Sets the seed of the stream of puzzles. The default is 0.
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Fails if it is known that no puzzle can match.
    pub fn check(&self) -> Result<(), Error> {
        self.check_clues()?;
        if let Some(pattern) = &self.pattern {
            self.check_pattern(pattern)?;
        }
        self.difficulty.check(&self.geometry)
    }

    fn check_clues(&self) -> Result<(), Error> {
        let ClueCount::Within(clues) = &self.clues else { return Ok(()) };
        let (cells, side) = (self.geometry.len(), self.geometry.side());
        if clues.is_empty() {
            return Err(GenerateProblem::NoNumber { from: *clues.start(), to: *clues.end() }.into());
        }
        if *clues.start() > cells {
            return Err(GenerateProblem::Clues { clues: *clues.start(), cells }.into());
        }
        let fewest = fewest_clues(&self.geometry);
        if *clues.end() < fewest {
            return Err(GenerateProblem::FewClues { clues: *clues.end(), fewest, side }.into());
        }
        // The numbers of clues that are sums of whole orbits.
        if self.symmetry != Symmetry::Random {
            let mut can_be = vec![false; cells + 1];
            can_be[0] = true;
            for group in self.symmetry.orbits(&self.geometry) {
                for number in (group.len()..=cells).rev() {
                    can_be[number] |= can_be[number - group.len()];
                }
            }
            let mut asked = clues.clone().take_while(|&number| number <= cells);
            if !asked.any(|number| can_be[number]) {
                let symmetry = self.symmetry.name();
                let clues = *clues.start();
                return Err(GenerateProblem::SymmetricClues { clues, symmetry }.into());
            }
        }
        Ok(())
    }

    fn check_pattern(&self, pattern: &CluePattern) -> Result<(), Error> {
        let board = self.geometry.side();
        if pattern.side() != board {
            return Err(GenerateProblem::OtherPattern { side: pattern.side(), board }.into());
        }
        if self.symmetry != Symmetry::None {
            return Err(GenerateProblem::PatternAndSymmetry {}.into());
        }
        if matches!(self.clues, ClueCount::Within(_)) {
            return Err(GenerateProblem::PatternAndClues {}.into());
        }
        let (clues, fewest) = (pattern.clues(), fewest_clues(&self.geometry));
        if clues < fewest {
            return Err(GenerateProblem::FewClues { clues, fewest, side: board }.into());
        }
        match pattern.free_lines(&self.geometry) {
            Some(problem) => Err(problem.into()),
            None => Ok(()),
        }
    }

    /// Returns puzzle number `index` of the stream, or `None` if none was found.
    pub fn puzzle(&self, index: u64) -> Option<Puzzle> {
        self.worker().make(index).ok().map(|generated| generated.puzzle)
    }

    /// Returns the puzzles of the stream, one after another. Numbers without a puzzle are skipped;
    /// if no puzzle is ever found, the iterator does not end.
    ///
    /// For a time limit, for ratings and for near misses, use a [`worker`](Self::worker).
    pub fn puzzles(&self) -> impl Iterator<Item = Puzzle> + '_ {
        let mut worker = self.worker();
        let is_possible = self.check().is_ok();
        (0..)
            .take_while(move |_| is_possible)
            .filter_map(move |index| worker.make(index).ok().map(|made| made.puzzle))
    }

    /// Creates a worker that makes these puzzles.
    pub fn worker(&self) -> GeneratorWorker {
        GeneratorWorker::new(self)
    }
}

/// The percentage of given cells on boards up to each side. Half of the cells can be empty up to
/// 25x25. On larger boards each digit appears less often among the peers of a cell, and the
/// uniqueness of such a sparse puzzle could not be proven.
const GIVEN_PERCENT: [(usize, usize); 6] = [(9, 40), (16, 45), (25, 50), (36, 62), (49, 66), (MAX_SIDE, 70)];

fn usual_clues(geometry: &Geometry) -> usize {
    let (_, percent) =
        GIVEN_PERCENT.into_iter().find(|(side, _)| geometry.side() <= *side).unwrap_or((0, 100));
    geometry.len() * percent / 100
}

/// The fewest clues that can leave exactly one solution. A search through all grids has shown that
/// 9x9 puzzles need 17 (`McGuire` and others, 2012); that 4x4 puzzles need 4 is easy to check. On any
/// board, two missing digits could be swapped.
fn fewest_clues(geometry: &Geometry) -> usize {
    match geometry.side() {
        9 if geometry.is_classic() => 17,
        4 if geometry.shape().is_some() && geometry.extras().is_empty() => 4,
        side => side - 1,
    }
}

fn puzzle_of(solution: &Solution, given: &CellSet) -> Puzzle {
    let geometry = solution.geometry();
    let digits = geometry.cells().map(|cell| given.contains(cell).then(|| solution.get(cell)));
    Puzzle::from_engine(Grid::from_engine(geometry.clone(), digits.collect()))
}

/// These cells of a solution as a puzzle, with the limits of a grid.
fn part_of(grid: &Grid, solution: &Solution, given: &CellSet) -> Puzzle {
    let mut part = grid.clone();
    for cell in solution.geometry().cells() {
        part.set(cell, given.contains(cell).then(|| solution.get(cell)));
    }
    Puzzle::try_from(part).expect("a part of a solution cannot clash")
}
