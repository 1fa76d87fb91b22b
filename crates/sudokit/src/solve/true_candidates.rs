//! The true candidates of a puzzle: those that occur in some solution.
//!
//! Not all solutions are needed to find them. Each solution proves one candidate in every cell, and
//! the search only tries candidates that no solution has shown yet.
//!
//! ```text
//!    r1c1   4 7 . . 9       4: in the first solution      7: is there a solution
//!    r1c2   . 2 3 . 9       2: in the first solution         with it? yes, and it
//!                                                            also has a 3 in r1c2
//! ```
//!
//! A candidate found to be false is removed from the puzzle, which speeds up later searches. A
//! search tries small digits first, so its solutions are similar. Each search therefore relabels
//! the digits, so that the solutions show more candidates (the empty 16x16 board: 66 searches
//! instead of 791).

use super::{Solve, Unsolved};
use crate::base::{Cell, Digit, DigitSet};
use crate::board::{Geometry, Puzzle, Solution};
use crate::transform::Transform;

/// For every cell, the digits that occur in some solution.
///
/// ```
/// use sudokit::{Cell, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
/// let candidates = puzzle.solve().true_candidates().unwrap();
/// assert_eq!(candidates.digits(Cell::new(1)).to_string(), "{2}");
/// assert_eq!(candidates.digits(Cell::new(3)).to_string(), "{3, 4}");
/// assert_eq!(candidates.decided().count(), 9);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrueCandidates {
    geometry: Geometry,
    /// The candidates that some solution has shown.
    seen: Vec<DigitSet>,
    /// The candidates that are neither shown nor found to be false yet.
    unknown: Vec<DigitSet>,
}

impl TrueCandidates {
    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digits that a cell holds in some solution.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.seen[cell.index()]
    }

    /// Returns the digits that are undecided because the search was stopped.
    pub fn unknown(&self, cell: Cell) -> DigitSet {
        self.unknown[cell.index()]
    }

    /// Returns `true` if no digit is undecided.
    pub fn is_complete(&self) -> bool {
        self.unknown.iter().all(|digits| digits.is_empty())
    }

    /// Returns the cells that hold the same digit in all solutions, with their digits: the backbone
    /// of the puzzle.
    pub fn decided(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        let is_known = |cell: &Cell| self.unknown(*cell).is_empty();
        self.geometry.cells().filter(is_known).filter_map(|cell| Some((cell, self.digits(cell).single()?)))
    }

    fn add(&mut self, solution: &Solution) {
        for (index, &digit) in solution.digits().iter().enumerate() {
            self.seen[index].insert(digit);
            self.unknown[index].remove(digit);
        }
    }

    /// An undecided candidate from the cell with the fewest candidates, which says the most about
    /// the others.
    fn undecided(&self) -> Option<(Cell, Digit)> {
        let open = self.geometry.cells().filter(|&cell| !self.unknown(cell).is_empty());
        let cell = open.min_by_key(|&cell| self.unknown(cell).len() + self.digits(cell).len())?;
        Some((cell, self.unknown(cell).first()?))
    }
}

/// Searches for one candidate at a time.
pub(super) fn true_candidates(solve: &Solve<'_>) -> Result<TrueCandidates, Unsolved> {
    let puzzle = solve.puzzle;
    let first = solve.first()?;
    let geometry = puzzle.geometry().clone();
    let seen = vec![DigitSet::EMPTY; geometry.len()];
    let mut candidates = TrueCandidates { geometry, seen, unknown: puzzle.grid().open_digits() };
    candidates.add(&first);
    for turn in 1.. {
        let Some((cell, digit)) = candidates.undecided() else { break };
        let limits = candidates.geometry.cells().map(|other| {
            let open = candidates.digits(other) | candidates.unknown(other);
            if other == cell { DigitSet::only(digit) } else { open }
        });
        let relabelling = relabelling(candidates.geometry.side(), turn);
        let restricted = puzzle.grid().clone().with_limits(limits).transformed(&relabelling);
        let restricted = Puzzle::from_engine(restricted.expect("every board can be relabelled"));
        match restricted.solve().control(&solve.control).first() {
            Ok(solution) => {
                let solution = solution.transformed(&relabelling.inverse());
                candidates.add(&solution.expect("every board can be relabelled"));
            }
            Err(Unsolved::NoSolution) => {
                candidates.unknown[cell.index()].remove(digit);
            }
            Err(Unsolved::Stopped) => break,
        }
    }
    Ok(candidates)
}

/// The relabelling for a turn, which rotates the digits.
fn relabelling(side: usize, turn: usize) -> Transform {
    let digits: Vec<Digit> = (0..side).map(|digit| Digit::from_index((digit + turn) % side)).collect();
    Transform::relabelling(&digits).expect("each digit occurs once")
}
