//! Textbook backtracking.
//!
//! Take the first empty cell, try the digits from 1, and continue with the next cell. If no digit
//! fits, return to the previous cell and try its next digit. The search deduces nothing and prefers
//! no cell: it is slow and simple, and finds the solutions in order.

use std::sync::Arc;

use super::SearchOutcome;
use crate::base::{Candidate, Cell, Digit, DigitSet};
use crate::board::{Geometry, Puzzle, Solution};

/// Digits tried between two checks of the stop signal (a few milliseconds).
const TRIES_PER_CHECK: u32 = 1 << 16;

/// A search through all ways to fill the empty cells, in order.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::internal::{Backtrack, SearchOutcome};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let mut search = Backtrack::new(&puzzle);
/// assert_eq!(search.advance(&|| false), SearchOutcome::Solved);
/// assert_eq!(search.solution().to_string(), "1243\n3421\n4312\n2134");
/// assert_eq!(search.advance(&|| false), SearchOutcome::Exhausted);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Backtrack {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    /// The cells to fill, in order, with the digits that the givens allow.
    open: Arc<[(Cell, DigitSet)]>,
    /// For each cell up to the current one, the digits not tried yet.
    untried: Vec<DigitSet>,
    stage: BacktrackStage,
    tries: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BacktrackStage {
    /// The current cell has a digit, or no cell has been filled yet.
    Filled,
    /// The current cell needs its next digit.
    Choosing,
}

/// An event of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BacktrackEvent {
    /// The cell now has this digit, which replaces the previous one.
    Tried(Candidate),
    /// All digits of the cell have been tried; this was the last one.
    TakenBack(Candidate),
    /// No digit fits into the cell.
    NoDigit(Cell),
    /// Every cell has a digit.
    Solved,
    /// Nothing is left to try.
    Exhausted,
}

impl Backtrack {
    /// Starts a search for the solutions of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry().clone();
        let limits = puzzle.grid().open_digits();
        let digits: Vec<Option<Digit>> = puzzle.grid().digits().collect();
        let empty = geometry.cells().filter(|cell| digits[cell.index()].is_none());
        let open = empty.map(|cell| (cell, limits[cell.index()])).collect();
        Self { geometry, digits, open, untried: Vec::new(), stage: BacktrackStage::Filled, tries: 0 }
    }

    /// Continues to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        loop {
            match self.turn() {
                BacktrackEvent::Solved => return SearchOutcome::Solved,
                BacktrackEvent::Exhausted => return SearchOutcome::Exhausted,
                BacktrackEvent::Tried(_) | BacktrackEvent::TakenBack(_) | BacktrackEvent::NoDigit(_) => {}
            }
            self.tries = self.tries.wrapping_add(1);
            if self.tries.is_multiple_of(TRIES_PER_CHECK) && stop() {
                return SearchOutcome::Stopped;
            }
        }
    }

    /// Tries one digit, or returns to the previous cell.
    #[inline]
    pub(crate) fn turn(&mut self) -> BacktrackEvent {
        if self.stage == BacktrackStage::Filled {
            self.stage = BacktrackStage::Choosing;
            if self.untried.len() == self.open.len() {
                return BacktrackEvent::Solved;
            }
            self.enter();
        }
        let Some(untried) = self.untried.last_mut() else { return BacktrackEvent::Exhausted };
        let digit = untried.first();
        if let Some(digit) = digit {
            untried.remove(digit);
        }
        let (cell, _) = self.open[self.untried.len() - 1];
        let before = std::mem::replace(&mut self.digits[cell.index()], digit);
        if let Some(digit) = digit {
            self.stage = BacktrackStage::Filled;
            return BacktrackEvent::Tried(Candidate { cell, digit });
        }
        self.untried.pop();
        before.map_or(BacktrackEvent::NoDigit(cell), |digit| {
            BacktrackEvent::TakenBack(Candidate { cell, digit })
        })
    }

    /// Enters the next cell with the digits that its peers allow.
    fn enter(&mut self) {
        let (cell, limit) = self.open[self.untried.len()];
        let peers = self.geometry.peers(cell).iter();
        let taken: DigitSet = peers.filter_map(|peer| self.digits[peer.index()]).collect();
        self.untried.push(limit - taken);
    }

    /// Returns the solution reported by the last [`SearchOutcome::Solved`].
    ///
    /// # Panics
    ///
    /// Panics if no solution was reported.
    pub fn solution(&self) -> Solution {
        let digits = self.digits.iter().copied().collect::<Option<Vec<Digit>>>();
        Solution::from_engine(self.geometry.clone(), digits.expect("a solution was found"))
    }

    /// The digits of all filled cells.
    #[cfg(feature = "logic")]
    pub(crate) fn digits(&self) -> &[Option<Digit>] {
        &self.digits
    }

    /// The approximate size of a copy, which shares the list of cells to fill.
    #[cfg(feature = "logic")]
    pub(crate) fn bytes(&self) -> usize {
        size_of_val::<[_]>(&self.digits) + size_of_val::<[_]>(&self.untried) + size_of::<Self>()
    }

    /// The number of cells that the search has filled.
    #[cfg(feature = "logic")]
    pub(crate) fn depth(&self) -> usize {
        self.untried.len()
    }
}
