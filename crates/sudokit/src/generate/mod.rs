//! Creating puzzles.
//!
//! A [`Generator`] describes puzzles: the board, the number of clues, their
//! symmetry, the difficulty. Its [`GeneratorWorker`] fills a board at random and removes
//! clues, in random order, as long as the puzzle has exactly one solution: an
//! engine proves every puzzle.
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
//! Puzzle `i` of a seed depends on nothing else: not on the puzzles before it,
//! the platform or the clock. The stream is version 2; a change that gives
//! other puzzles for the same seed gets another number.
//!
//! # How hard
//!
//! Difficulty is what a person has to do: a [`Level`], a range of Sudoku
//! Explainer's [`Rating`]s, techniques that are needed or must not occur. A
//! puzzle that does not match is changed, a clue or two at a time, by hill
//! climbing.
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
//! # Puzzles that exist already
//!
//! [`Criteria`] are the same description for puzzles from elsewhere: they tell which of
//! them match.
//!
//! # What is random
//!
//! Neither all grids nor all puzzles are equally likely.
//!
//! * *Grids* of the classic board are filled by random guesses; grids that few
//!   guesses lead to occur too often. They have 10.57 sets of four cells in which
//!   two digits can change places, against about 11.6 on average over all grids
//!   (100,000 grids, counted; the average is an estimate by weights). Boards
//!   from 25x25 on start from a regular pattern whose rows, columns, bands and
//!   digits are shuffled.
//! * *Minimal puzzles* are made from the top down: clues are removed in random order. For
//!   a grid and an order that is exact, but puzzles with few clues are reached
//!   more easily: they have 24.38 clues on average (200,000 puzzles, 21 to 27
//!   mostly), against 26.58 on average over all minimal puzzles.
//! * *Difficulty* prefers puzzles whose neighbours nearly match as well.

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
/// [`check`](Self::check) says what makes a description impossible. Without it,
/// making a puzzle only says that none was found.
#[derive(Clone, Debug)]
#[must_use = "a description makes nothing by itself"]
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

/// How long to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// Some seconds to half a minute, counted in work rather than by a clock.
    Usual,
    /// Until the signal to stop.
    Endless,
}

/// How many clues a puzzle should have.
#[derive(Clone, Debug)]
enum ClueCount {
    /// About this many; more if they cannot be removed, fewer for a hard puzzle.
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
    /// Puzzles on this board. By default 40 % of the cells are given on boards up to
    /// 9x9, and more on larger ones.
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

    /// Puzzles with a number of clues in this range. If it ends beyond the number of cells,
    /// such as `25..=usize::MAX`, puzzles have no more clues than by default, unless the
    /// range begins above that.
    pub fn clues(self, clues: RangeInclusive<usize>) -> Self {
        Self { clues: ClueCount::Within(clues), ..self }
    }

    /// Puzzles from which no clue can be removed; with a [`Symmetry`], no orbit
    /// of clues.
    pub fn minimal(self) -> Self {
        Self { end: DigEnd::Minimal, ..self }
    }

    /// Puzzles whose clues have this symmetry.
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Puzzles whose clues are in exactly these cells.
    pub fn pattern(self, pattern: CluePattern) -> Self {
        Self { pattern: Some(pattern), ..self }
    }

    /// Puzzles with this solution, on its board.
    pub fn solution(self, solution: Solution) -> Self {
        Self { geometry: solution.geometry().clone(), solution: Some(solution), ..self }
    }

    /// Puzzles with a rating of Sudoku Explainer in this range.
    pub fn rating(mut self, ratings: RangeInclusive<Rating>) -> Self {
        self.difficulty.range = Some(DifficultyRange::Rating(ratings));
        self
    }

    /// Puzzles of this level. Boards other than the classic one use its scale.
    pub fn level(mut self, level: Level) -> Self {
        self.difficulty.range = Some(DifficultyRange::Level(level));
        self
    }

    /// Puzzles of this level of HoDoKu.
    pub fn hodoku_level(mut self, level: HodokuLevel) -> Self {
        self.difficulty.range = Some(DifficultyRange::HodokuLevel(level));
        self
    }

    /// Puzzles with a score of HoDoKu in this range.
    pub fn hodoku_score(mut self, scores: RangeInclusive<u32>) -> Self {
        self.difficulty.range = Some(DifficultyRange::HodokuScore(scores));
        self
    }

    /// Puzzles for this order of techniques: it decides what [`needs`](Self::needs) and
    /// [`without`](Self::without) mean. The default is the beginner's.
    pub fn order(mut self, order: Order) -> Self {
        self.difficulty.order = order;
        self
    }

    /// Puzzles that show one of these techniques: it occurs on the path of a
    /// [`LogicSolver`](crate::logic::LogicSolver) in the [order](Self::order) of this
    /// generator. The solver takes a step only where everything earlier in the order
    /// fails. Several calls add up: a technique of each occurs.
    ///
    /// Nothing that comes later in the order is on the path, unless a
    /// [`rating`](Self::rating) or a [`level`](Self::level) asks for harder puzzles.
    pub fn needs(mut self, techniques: impl Into<Techniques>) -> Self {
        self.difficulty.needs.push(techniques.into());
        self
    }

    /// Why a puzzle that shows a technique takes longer than some seconds to find in the
    /// beginner's order, or does not exist; `None` if it can be made to order. There are
    /// [positions](crate::logic::Technique::positions) instead.
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

    /// Puzzles whose path has none of these techniques.
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        self.difficulty.without.push(techniques.into());
        self
    }

    /// Never gives up before the stop signal. Otherwise the search gives up after
    /// some seconds to half a minute, counted in work.
    pub fn tireless(self) -> Self {
        Self { effort: Effort::Endless, ..self }
    }

    /// Puzzles from the stream of this seed. The default is 0.
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Fails if no puzzle can match, as far as that is known.
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
        // Which numbers of clues are sums of whole orbits.
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
                let clues = clues.start().to_string();
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
            return Err(GenerateProblem::PatternWith { what: "a symmetry" }.into());
        }
        if matches!(self.clues, ClueCount::Within(_)) {
            return Err(GenerateProblem::PatternWith { what: "a number of clues" }.into());
        }
        let (clues, fewest) = (pattern.clues(), fewest_clues(&self.geometry));
        if clues < fewest {
            return Err(GenerateProblem::FewClues { clues, fewest, side: board }.into());
        }
        match pattern.free_lines(&self.geometry) {
            Some(lines) => Err(GenerateProblem::FreeLines { lines }.into()),
            None => Ok(()),
        }
    }

    /// Puzzle number `index` of the stream, or `None` if none was found.
    pub fn puzzle(&self, index: u64) -> Option<Puzzle> {
        self.worker().make(index).ok().map(|generated| generated.puzzle)
    }

    /// The puzzles of the stream, one after another. Numbers for which none is
    /// found are left out; if none is ever found, the iterator does not end.
    ///
    /// For a time limit, for ratings and for what was nearly found, use a
    /// [`worker`](Self::worker).
    pub fn puzzles(&self) -> impl Iterator<Item = Puzzle> + '_ {
        let mut worker = self.worker();
        let is_possible = self.check().is_ok();
        (0..)
            .take_while(move |_| is_possible)
            .filter_map(move |index| worker.make(index).ok().map(|made| made.puzzle))
    }

    /// A worker that makes these puzzles, one after another.
    pub fn worker(&self) -> GeneratorWorker {
        GeneratorWorker::new(self)
    }
}

/// The percentage of given cells on boards up to a side. Half of the cells can
/// be empty up to 25x25. On larger boards a cell sees each digit more rarely, and
/// the uniqueness of a puzzle as empty could not be proven.
const GIVEN_PERCENT: [(usize, usize); 6] = [(9, 40), (16, 45), (25, 50), (36, 62), (49, 66), (MAX_SIDE, 70)];

fn usual_clues(geometry: &Geometry) -> usize {
    let (_, percent) =
        GIVEN_PERCENT.into_iter().find(|(side, _)| geometry.side() <= *side).unwrap_or((0, 100));
    geometry.len() * percent / 100
}

/// No puzzle with fewer clues has exactly one solution. That 9x9 puzzles need
/// 17 was found by a search through all grids (`McGuire` and others, 2012), that
/// 4x4 puzzles need 4 is easily counted. On any board, two digits that both do
/// not appear could change places.
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
