//! Backtracking as textbooks have it.
//!
//! Take the first empty cell, try the digits from 1, and go on with the next
//! cell. When no digit fits, go back to the cell before and try its next digit.
//! Nothing is deduced and nothing is chosen cleverly: what it lacks in speed it
//! has in simplicity, and it visits the solutions in their order.

use std::sync::Arc;

use super::any::Step;
use crate::{Candidate, Cell, Digit, DigitSet, Geometry, Puzzle, Solution};

/// How many digits are tried between two looks at the stop signal: a few
/// milliseconds.
const TRIES_PER_LOOK: u32 = 1 << 16;

/// A search through all ways to fill the empty cells, in order.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::solve::Backtrack;
/// use sudokit::solve::any::Step;
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let mut search = Backtrack::new(&puzzle);
/// assert_eq!(search.advance(&|| false), Step::Solved);
/// assert_eq!(search.solution().to_string(), "1243\n3421\n4312\n2134");
/// assert_eq!(search.advance(&|| false), Step::Exhausted);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Backtrack {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    /// The cells to fill, in order, and what each may hold at all.
    open: Arc<[(Cell, DigitSet)]>,
    /// For each cell to fill up to the present one, the digits not tried yet.
    untried: Vec<DigitSet>,
    state: State,
    tries: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The present cell has a digit, or none was filled yet: on to the next.
    Filled,
    /// The present cell is to have its next digit.
    Choosing,
}

/// What a search does between two looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The cell has this digit now, perhaps instead of another.
    Tried(Candidate),
    /// All digits of the cell were tried; this was the last.
    TakenBack(Candidate),
    /// No digit fits into the cell.
    NoDigit(Cell),
    /// Every cell has its digit.
    Solved,
    /// There is nothing left to try.
    Exhausted,
}

impl Backtrack {
    /// A search for the solutions of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry().clone();
        let limits = puzzle.grid().open_digits();
        let digits: Vec<Option<Digit>> = puzzle.grid().digits().collect();
        let empty = geometry.cells().filter(|cell| digits[cell.index()].is_none());
        let open = empty.map(|cell| (cell, limits[cell.index()])).collect();
        Self { geometry, digits, open, untried: Vec::new(), state: State::Filled, tries: 0 }
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        loop {
            match self.turn() {
                Turn::Solved => return Step::Solved,
                Turn::Exhausted => return Step::Exhausted,
                Turn::Tried(_) | Turn::TakenBack(_) | Turn::NoDigit(_) => {}
            }
            self.tries = self.tries.wrapping_add(1);
            if self.tries.is_multiple_of(TRIES_PER_LOOK) && stop() {
                return Step::Stopped;
            }
        }
    }

    /// Tries one digit, or goes one cell back.
    #[inline]
    pub(crate) fn turn(&mut self) -> Turn {
        if self.state == State::Filled {
            self.state = State::Choosing;
            if self.untried.len() == self.open.len() {
                return Turn::Solved;
            }
            self.enter();
        }
        let Some(untried) = self.untried.last_mut() else { return Turn::Exhausted };
        let digit = untried.first();
        if let Some(digit) = digit {
            untried.remove(digit);
        }
        let (cell, _) = self.open[self.untried.len() - 1];
        let before = std::mem::replace(&mut self.digits[cell.index()], digit);
        if let Some(digit) = digit {
            self.state = State::Filled;
            return Turn::Tried(Candidate { cell, digit });
        }
        self.untried.pop();
        before.map_or(Turn::NoDigit(cell), |digit| Turn::TakenBack(Candidate { cell, digit }))
    }

    /// Begins with the next cell: what may it hold beside its peers?
    fn enter(&mut self) {
        let (cell, limit) = self.open[self.untried.len()];
        let peers = self.geometry.peers(cell).iter();
        let taken: DigitSet = peers.filter_map(|peer| self.digits[peer.index()]).collect();
        self.untried.push(limit - taken);
    }

    /// The solution that the last [`Step::Solved`] spoke of.
    ///
    /// # Panics
    ///
    /// If there was none.
    pub fn solution(&self) -> Solution {
        let digits = self.digits.iter().copied().collect::<Option<Vec<Digit>>>();
        Solution::from_engine(self.geometry.clone(), digits.expect("a solution was found"))
    }

    /// The digit of every cell that has one.
    pub(crate) fn digits(&self) -> &[Option<Digit>] {
        &self.digits
    }

    /// How much memory a copy takes, about: the cells to fill are shared.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val::<[_]>(&self.digits) + size_of_val::<[_]>(&self.untried) + size_of::<Self>()
    }

    /// How many cells are filled by tries.
    pub(crate) fn depth(&self) -> usize {
        self.untried.len()
    }
}
