//! The batch generator: classic 9x9 puzzles, sixteen at a time.
//!
//! A puzzle is a pure function of its stream of random numbers and of its goal, the number of clues
//! to stop at.
//!
//! **The grid.** Every attempt at a grid has its own branch of the stream. The three boxes along
//! the diagonal get shuffled digits, which never clash because the boxes do not see each other.
//! Then:
//!
//! 1. Naked singles, hidden singles and locked candidates (pointing and claiming) are applied as
//!    long as they change anything. The result does not depend on their order, unless it is a
//!    contradiction.
//! 2. After a contradiction, the next attempt starts over. It has another branch, so it does not
//!    matter how soon a contradiction is found. If every cell has one digit, the grid is finished.
//! 3. Otherwise six cells are drawn at a time until one of them is unsolved, and it gets one of its
//!    candidates. The others of the six also get one if they are unsolved and see none of the cells
//!    before. At most six cells get a digit at the first fixpoint after the boxes, two at each of
//!    the next two, and one from then on. Back to 1.
//!
//! **The puzzle.** The 81 cells are shuffled. In that order each loses its digit, unless the goal
//! is reached, or the puzzle would have a second solution.
//!
//! This defines the puzzle; [`lane`] and [`unavoidable`] describe how it is computed. One lane of a
//! register works on one puzzle, from the boxes to the last clue, and then takes the next. It does
//! not depend on the other lanes.

mod grids;
mod lane;
mod lanes;
#[cfg(test)]
mod reference;
mod unavoidable;

use crate::base::random::Random;
use crate::base::{CellSet, Control, Digit};
use crate::board::{Geometry, Solution};
use crate::simd::{Best, OnMachine, Portable, run_on};
use lanes::DigLanes;

/// A set of cells, as bits, row by row.
pub(super) type CellMask = u128;

/// A puzzle to make.
#[derive(Clone, Debug)]
pub(super) struct BatchDraft {
    /// The source of its random numbers.
    pub random: Random,
    /// The number of clues to stop at; 81 for a full grid.
    pub goal: usize,
    /// The digits of the grid, unless it is random.
    pub solution: Option<[u8; 81]>,
}

/// A finished puzzle.
#[derive(Clone, Debug)]
pub(super) struct DugPuzzle {
    /// The digits of the grid.
    pub solution: [u8; 81],
    /// The cells that are given.
    pub given: CellMask,
    /// The stream of random numbers, after those that were used.
    pub random: Random,
}

/// Drafts, and the puzzles made so far.
struct DraftBatch<'a> {
    drafts: &'a mut dyn Iterator<Item = BatchDraft>,
    /// In the order of the drafts. Lanes finish in any order.
    dug: Vec<Option<DugPuzzle>>,
    control: &'a Control,
}

impl DraftBatch<'_> {
    /// The next draft and its number, if there is one.
    fn next(&mut self) -> Option<(usize, BatchDraft)> {
        let draft = self.drafts.next()?;
        self.dug.push(None);
        Some((self.dug.len() - 1, draft))
    }
}

/// The digits of a solution, as numbers.
pub(super) fn digits(solution: &Solution) -> [u8; 81] {
    let digits = solution.digits();
    std::array::from_fn(|cell| digits[cell].get())
}

impl DugPuzzle {
    /// The cells that are given.
    pub fn given(&self) -> CellSet {
        CellSet::from_words(&[self.given as u64, (self.given >> 64) as u64])
    }

    /// The full grid, on the classic board.
    pub fn solution(&self, board: &Geometry) -> Solution {
        let digits = self.solution.iter().map(|&digit| Digit::from_engine(digit).unwrap_or(Digit::ONE));
        Solution::from_engine(board.clone(), digits.collect())
    }
}

/// Makes puzzles in sixteen lanes.
#[derive(Debug)]
pub(super) struct BatchGenerator(OnMachine<DigLanes<Best>, DigLanes<Portable>>);

impl BatchGenerator {
    /// Uses the best instructions of this processor.
    pub fn new() -> Self {
        Self(OnMachine::detect(DigLanes::new, DigLanes::new))
    }

    /// Uses only portable instructions: the same puzzles, slower.
    #[cfg(test)]
    pub fn portable() -> Self {
        Self(OnMachine::portable(DigLanes::new))
    }

    /// Makes a puzzle from each draft. If the stop signal comes, unfinished ones are left out.
    pub fn dig(
        &mut self,
        drafts: &mut dyn Iterator<Item = BatchDraft>,
        control: &Control,
    ) -> Vec<Option<DugPuzzle>> {
        let mut batch = DraftBatch { drafts, dug: Vec::new(), control };
        if control.is_stopped() {
            return batch.dug;
        }
        let drafts = &mut batch;
        run_on!(&mut self.0, DigLanes.dig(drafts: &mut DraftBatch<'_>) -> ());
        batch.dug
    }
}
