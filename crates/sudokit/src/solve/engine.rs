//! Which engine solves what: the border between puzzles and packed boards.
//!
//! ```text
//!   one classic 9x9 puzzle           nine
//!   its solutions, if there are many ─▶ lanes
//!   every other board                any
//! ```

use super::any::{self, Step};
use super::backtrack::Backtrack;
use super::lanes::{Answer, Lanes};
use super::nine::Nine;
use super::packed::Packed;
use super::{Count, Method};
use crate::{Digit, Geometry, Puzzle, Solution};

/// A search for the solutions of a puzzle, one after another.
pub(super) enum Engine {
    Nine { search: Box<Nine>, board: Geometry },
    Any(Box<any::Search>),
    Backtrack(Box<Backtrack>),
}

impl Engine {
    pub fn new(puzzle: &Puzzle, method: Method) -> Self {
        if method == Method::Backtrack {
            return Self::Backtrack(Box::new(Backtrack::new(puzzle)));
        }
        match Packed::new(puzzle) {
            Some(packed) => {
                let mut search = Box::new(Nine::new());
                search.start(&packed);
                Self::Nine { search, board: puzzle.geometry().clone() }
            }
            None => Self::Any(Box::new(any::Search::new(puzzle))),
        }
    }

    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        match self {
            Self::Nine { search, .. } => search.advance(stop),
            Self::Any(search) => search.advance(stop),
            Self::Backtrack(search) => search.advance(stop),
        }
    }

    /// The solution that the last [`Step::Solved`] spoke of.
    pub fn solution(&self) -> Solution {
        match self {
            Self::Nine { search, board } => {
                let digits = search.solution().map(Digit::new);
                Solution::from_engine(board.clone(), digits.to_vec())
            }
            Self::Any(search) => search.solution(),
            Self::Backtrack(search) => search.solution(),
        }
    }
}

/// More solutions than this are counted in lanes: sixteen parts of the search
/// at once, but they have to be set up.
const FEW: u64 = 100;

/// Counts solutions up to a limit. `stop` sees how many there are so far.
pub(super) fn count(puzzle: &Puzzle, limit: u64, stop: &dyn Fn(u64) -> bool) -> Count {
    let mut engine = Engine::new(puzzle, Method::Fastest);
    let few = match engine {
        Engine::Nine { .. } => limit.min(FEW),
        Engine::Any(_) | Engine::Backtrack(_) => limit,
    };
    let mut count = 0;
    while count < few {
        match engine.advance(&|| stop(count)) {
            Step::Solved => count += 1,
            Step::Exhausted => return Count::Exactly(count),
            Step::Stopped => return Count::AtLeast(count),
        }
    }
    match Packed::new(puzzle) {
        Some(packed) if count < limit => {
            let mut answer = [Answer::NONE];
            let stop = |answers: &[Answer]| stop(answers[0].count.counted());
            Lanes::new().solve_until(&[packed], limit, &mut answer, &stop);
            answer[0].count
        }
        _ => Count::AtLeast(count),
    }
}
