//! Backtracking as textbooks have it.
//!
//! Take the first empty cell, try the digits from 1, and go on with the next
//! cell. When no digit fits, go back to the cell before and try its next digit.
//! Nothing is deduced and nothing is chosen cleverly: what it lacks in speed it
//! has in simplicity, and it visits the solutions in their order.

use super::any::Step;
use crate::{Cell, Digit, DigitSet, Geometry, Puzzle, Solution};

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
#[derive(Debug)]
pub struct Backtrack {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    /// The cells to fill, in order, and what each may hold at all.
    open: Vec<(Cell, DigitSet)>,
    /// For each cell to fill up to the present one, the digits not tried yet.
    untried: Vec<DigitSet>,
    state: State,
    tries: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// No cell was filled yet.
    Fresh,
    Walking,
}

impl Backtrack {
    /// A search for the solutions of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry().clone();
        let limits = puzzle.grid().open_digits();
        let digits: Vec<Option<Digit>> = puzzle.grid().digits().collect();
        let empty = geometry.cells().filter(|cell| digits[cell.index()].is_none());
        let open = empty.map(|cell| (cell, limits[cell.index()])).collect();
        Self { geometry, digits, open, untried: Vec::new(), state: State::Fresh, tries: 0 }
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        if self.state == State::Fresh {
            self.state = State::Walking;
            if self.open.is_empty() {
                return Step::Solved;
            }
            self.enter();
        }
        while let Some(untried) = self.untried.last_mut() {
            let digit = untried.first();
            if let Some(digit) = digit {
                untried.remove(digit);
            }
            let (cell, _) = self.open[self.untried.len() - 1];
            self.digits[cell.index()] = digit;
            if digit.is_none() {
                self.untried.pop();
            } else if self.untried.len() == self.open.len() {
                return Step::Solved;
            } else {
                self.enter();
            }
            self.tries = self.tries.wrapping_add(1);
            if self.tries.is_multiple_of(TRIES_PER_LOOK) && stop() {
                return Step::Stopped;
            }
        }
        Step::Exhausted
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
}
