//! Creating puzzles.
//!
//! A [`Generator`] fills a board at random and takes clues away, in random
//! order, as long as the puzzle keeps exactly one solution: every puzzle is
//! proven by an engine.
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
//! the platform or the clock. The stream is version 1; a change that gives
//! other puzzles for the same seed gets another number.
//!
//! Grids are not exactly equally likely: the search that fills the board
//! prefers narrow cells. Boards of side 25 and more start from a regular
//! pattern whose rows, columns, bands and digits are shuffled.

mod dig;
mod fill;
mod random;

use std::ops::RangeInclusive;

use crate::error::{Error, Kind};
use crate::{Geometry, Grid, MAX_SIDE, Puzzle, Solution};
use random::Random;

/// How often a generator starts again before it gives up.
const TRIES: usize = 1000;

/// On large boards each grid takes long: a wish that failed for so many of
/// them is too hard.
const GRIDS_ON_LARGE_BOARDS: usize = 20;

/// A recipe for puzzles with exactly one solution.
#[derive(Clone, Debug)]
pub struct Generator {
    geometry: Geometry,
    clues: Clues,
    seed: u64,
}

/// How many clues a puzzle should have.
#[derive(Clone, Debug)]
enum Clues {
    /// About so many; more if the board does not let them go.
    About(usize),
    /// Any number of these, and no other.
    Within(RangeInclusive<usize>),
}

impl Generator {
    /// Puzzles on this board, with somewhat less than half of the cells given.
    pub fn new(geometry: Geometry) -> Self {
        let clues = Clues::About(usual_clues(&geometry));
        Self { geometry, clues, seed: 0 }
    }

    /// Puzzles with so many clues.
    #[must_use]
    pub fn clues(self, clues: RangeInclusive<usize>) -> Self {
        Self { clues: Clues::Within(clues), ..self }
    }

    /// Puzzles from another stream.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Fails if no puzzle can have the clues asked for.
    pub fn check(&self) -> Result<(), Error> {
        let cells = self.geometry.len();
        match &self.clues {
            Clues::Within(clues) if clues.is_empty() || *clues.start() > cells => {
                Err(Error::new(Kind::Clues { clues: *clues.start(), cells }))
            }
            _ => Ok(()),
        }
    }

    /// Puzzle number `index` of the stream, or `None` if none was found.
    pub fn puzzle(&self, index: u64) -> Option<Puzzle> {
        self.puzzle_until(index, &|| false).found()
    }

    /// As [`puzzle`](Self::puzzle), unless the signal comes first.
    pub fn puzzle_until(&self, index: u64, stop: &dyn Fn() -> bool) -> Made {
        let mut random = Random::new(self.seed, index);
        if self.check().is_err() {
            return Made::NotFound;
        }
        let mut grids = if self.geometry.side() <= 16 { TRIES } else { GRIDS_ON_LARGE_BOARDS };
        for attempt in 0..TRIES {
            if grids == 0 {
                break;
            }
            if stop() {
                return Made::Stopped;
            }
            let Some(solution) = fill::fill(&self.geometry, attempt, &mut random, stop) else { continue };
            grids -= 1;
            let cells = self.geometry.len();
            let (goal, most) = match &self.clues {
                Clues::About(goal) => (*goal, cells),
                // Any number between the bounds is as welcome.
                Clues::Within(clues) => {
                    let most = (*clues.end()).min(cells);
                    (clues.start() + random.below(most - clues.start() + 1), most)
                }
            };
            if let Some(puzzle) = dig::dig(&solution, goal, most, &mut random, stop) {
                return Made::Puzzle(Box::new(puzzle));
            }
        }
        if stop() { Made::Stopped } else { Made::NotFound }
    }
}

/// What came of a wish for a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Made {
    /// A puzzle with exactly one solution.
    Puzzle(Box<Puzzle>),
    /// None after many tries: the wish is too hard, or cannot be met.
    NotFound,
    /// The stop signal came first.
    Stopped,
}

impl Made {
    /// The puzzle, if there is one.
    pub fn found(self) -> Option<Puzzle> {
        match self {
            Self::Puzzle(puzzle) => Some(*puzzle),
            Self::NotFound | Self::Stopped => None,
        }
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

fn puzzle_of(solution: &Solution, given: impl Fn(crate::Cell) -> bool) -> Puzzle {
    let geometry = solution.geometry();
    let digits = geometry.cells().map(|cell| given(cell).then(|| solution.get(cell)));
    let grid = Grid::from_digits(geometry.clone(), digits);
    Puzzle::try_from(grid).expect("a part of a solution cannot clash")
}
