//! Creating puzzles.
//!
//! A [`Generator`] is a recipe: the board, how many clues, how they are
//! arranged, how hard the puzzle shall be. Its [`Maker`] fills a board at
//! random and takes clues away, in random order, as long as the puzzle keeps
//! exactly one solution: every puzzle is proven by an engine.
//!
//! ```
//! use sudokit::{Generator, Geometry};
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
//! What a person has to do decides: a [`Level`], a span of Sudoku Explainer's
//! [`Rating`]s, techniques that are needed or must not occur. A puzzle that is
//! not as wished is changed, a clue or two at a time, toward the wish.
//!
//! ```
//! use sudokit::{Generator, Geometry, Technique};
//!
//! let board = Geometry::of_side(9).unwrap();
//! let generator = Generator::new(board).needs(Technique::XWing).seed(1);
//! let creation = generator.maker().make(0, &|| false)?;
//! let mut solver = sudokit::LogicSolver::new(creation.puzzle.candidates()).up_to(Technique::XWing);
//! assert!(solver.any(|step| step.technique == Technique::XWing));
//! # Ok::<(), sudokit::generate::Missed>(())
//! ```
//!
//! # What is random
//!
//! Neither all grids nor all puzzles are equally likely.
//!
//! * *Grids* of the classic board are filled by random guesses; grids that few
//!   guesses lead to come too often. They have 10.57 sets of four cells in which
//!   two digits can change places, against about 11.6 in the mean of all grids
//!   (100,000 grids, counted; the mean of all is an estimate by weights). Boards
//!   from 25x25 on start from a regular pattern whose rows, columns, bands and
//!   digits are shuffled.
//! * *Minimal puzzles* are made from the top down: clues go in random order. For
//!   a grid and an order that is exact, but puzzles with few clues are reached
//!   more easily: they have 24.38 clues in the mean (200,000 puzzles, 21 to 27
//!   mostly), against 26.58 in the mean of all minimal puzzles.
//! * A *wish* prefers puzzles in whose neighbourhood others are nearly as wished.

mod climb;
mod dig;
mod edit;
mod fill;
mod judge;
mod made;
mod maker;
mod nine;
mod pairs;
mod pattern;
mod problem;
mod prover;
pub(crate) mod random;
mod symmetry;
mod values;
mod wish;
mod work;

use std::ops::RangeInclusive;

use crate::base::Error;
use crate::rate::{HodokuLevel, Level, Rating};
use crate::technique::Techniques;
use crate::{CellSet, Geometry, Grid, MAX_SIDE, Puzzle, Solution};
pub use edit::{Edit, Edited, Ended};
pub use made::{Creation, Missed, Why};
pub use maker::Maker;
pub use pattern::Pattern;
use problem::GenerateProblem;
pub use symmetry::Symmetry;
use wish::{Hardness, Wish};

/// A recipe for puzzles with exactly one solution.
#[derive(Clone, Debug)]
pub struct Generator {
    geometry: Geometry,
    clues: Clues,
    end: End,
    symmetry: Symmetry,
    pattern: Option<Pattern>,
    solution: Option<Solution>,
    wish: Wish,
    effort: Effort,
    seed: u64,
}

/// How long to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// For some seconds to half a minute, counted in work rather than by a clock.
    Usual,
    /// Until the signal to stop.
    Endless,
}

/// How many clues a puzzle should have.
#[derive(Clone, Debug)]
enum Clues {
    /// About so many; more if the board does not let them go, fewer if it
    /// shall be hard.
    About(usize),
    /// Any number of these, and no other.
    Within(RangeInclusive<usize>),
}

/// Where taking clues away ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// When there are as many as wanted.
    Enough,
    /// When no more can go.
    Minimal,
}

impl Generator {
    /// Puzzles on this board, with somewhat less than half of the cells given.
    pub fn new(geometry: Geometry) -> Self {
        let clues = Clues::About(usual_clues(&geometry));
        Self {
            geometry,
            clues,
            end: End::Enough,
            symmetry: Symmetry::None,
            pattern: None,
            solution: None,
            wish: Wish::default(),
            effort: Effort::Usual,
            seed: 0,
        }
    }

    /// Puzzles with so many clues.
    #[must_use]
    pub fn clues(self, clues: RangeInclusive<usize>) -> Self {
        Self { clues: Clues::Within(clues), ..self }
    }

    /// Puzzles of which no clue can be dropped; with a [`Symmetry`], no group
    /// of clues that belong together.
    #[must_use]
    pub fn minimal(self) -> Self {
        Self { end: End::Minimal, ..self }
    }

    /// Puzzles whose clues are arranged like this.
    #[must_use]
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Puzzles whose clues stand exactly here.
    #[must_use]
    pub fn pattern(self, pattern: Pattern) -> Self {
        Self { pattern: Some(pattern), ..self }
    }

    /// Puzzles that lead to this solution, on its board.
    #[must_use]
    pub fn solution(self, solution: Solution) -> Self {
        Self { geometry: solution.geometry().clone(), solution: Some(solution), ..self }
    }

    /// Puzzles that Sudoku Explainer rates so.
    #[must_use]
    pub fn rating(mut self, ratings: RangeInclusive<Rating>) -> Self {
        self.wish.hardness = Some(Hardness::Rating(ratings));
        self
    }

    /// Puzzles of this level. Boards other than the classic one have no scale
    /// of their own: there a step counts as much as it does on that.
    #[must_use]
    pub fn level(mut self, level: Level) -> Self {
        self.wish.hardness = Some(Hardness::Level(level));
        self
    }

    /// Puzzles of this level of HoDoKu's. [Needed](Self::needs) is then what occurs
    /// on HoDoKu's way, since that has nothing for which it asks before.
    #[must_use]
    pub fn hodoku_level(mut self, level: HodokuLevel) -> Self {
        self.wish.hardness = Some(Hardness::HodokuLevel(level));
        self
    }

    /// Puzzles of these scores of HoDoKu's. [Needed](Self::needs) is then what occurs
    /// on HoDoKu's way, since that has nothing for which it asks before.
    #[must_use]
    pub fn hodoku_score(mut self, scores: RangeInclusive<u32>) -> Self {
        self.wish.hardness = Some(Hardness::HodokuScore(scores));
        self
    }

    /// Puzzles that cannot be solved without one of these techniques, if
    /// everything easier is tried first. What is said several times is needed
    /// together.
    ///
    /// The solver goes by the easiest step, as a [`LogicSolver`](crate::LogicSolver)
    /// does, and with the techniques switched off, and all others left on, it does
    /// not come to the end. If neither a [`rating`](Self::rating) nor a
    /// [`level`](Self::level) is asked for, nothing harder than what is needed is
    /// used. If one is, the techniques up to the hardest that was used are left on,
    /// except for harder chains, which can take the place of nearly everything:
    /// without what is needed, they do not get as far as with it.
    #[must_use]
    pub fn needs(mut self, techniques: impl Into<Techniques>) -> Self {
        self.wish.needs.push(techniques.into());
        self
    }

    /// Puzzles on whose way of easiest steps none of these techniques occurs.
    #[must_use]
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        self.wish.without.push(techniques.into());
        self
    }

    /// Never gives up before the signal to stop comes. Otherwise a wish is given
    /// up after some seconds to half a minute, counted in work.
    #[must_use]
    pub fn tireless(self) -> Self {
        Self { effort: Effort::Endless, ..self }
    }

    /// Puzzles from another stream.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Fails if it is known that no puzzle can be as asked for.
    pub fn check(&self) -> Result<(), Error> {
        self.check_clues()?;
        if let Some(pattern) = &self.pattern {
            self.check_pattern(pattern)?;
        }
        self.wish.check(&self.geometry)
    }

    fn check_clues(&self) -> Result<(), Error> {
        let Clues::Within(clues) = &self.clues else { return Ok(()) };
        let (cells, side) = (self.geometry.len(), self.geometry.side());
        if clues.is_empty() || *clues.start() > cells {
            return Err(GenerateProblem::Clues { clues: *clues.start(), cells }.into());
        }
        let fewest = fewest_clues(&self.geometry);
        if *clues.end() < fewest {
            return Err(GenerateProblem::FewClues { clues: *clues.end(), fewest, side }.into());
        }
        // Which numbers of clues can be made of whole groups.
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

    fn check_pattern(&self, pattern: &Pattern) -> Result<(), Error> {
        let board = self.geometry.side();
        if pattern.side() != board {
            return Err(GenerateProblem::OtherPattern { side: pattern.side(), board }.into());
        }
        if self.symmetry != Symmetry::None {
            return Err(GenerateProblem::PatternWith { what: "a symmetry" }.into());
        }
        if matches!(self.clues, Clues::Within(_)) {
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
        self.maker().make(index, &|| false).ok().map(|creation| creation.puzzle)
    }

    /// Someone who makes puzzles by this recipe, one after another.
    pub fn maker(&self) -> Maker<'_> {
        Maker::new(self)
    }
}

/// So many cells are given, in percent, on boards up to a side. Half of the
/// cells can be empty up to 25x25. On larger boards a cell sees each digit more
/// rarely, and a puzzle as empty could not be proven to have one solution.
const GIVEN_PERCENT: [(usize, usize); 6] = [(9, 40), (16, 45), (25, 50), (36, 62), (49, 66), (MAX_SIDE, 70)];

fn usual_clues(geometry: &Geometry) -> usize {
    let (_, percent) =
        GIVEN_PERCENT.into_iter().find(|(side, _)| geometry.side() <= *side).unwrap_or((0, 100));
    geometry.len() * percent / 100
}

/// No puzzle with fewer clues has exactly one solution. That 9x9 puzzles need
/// 17 was found by a search through all grids (`McGuire` and others, 2012), that
/// 4x4 puzzles need 4 is easily counted. Anywhere, two digits that both do not
/// appear could change places.
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
