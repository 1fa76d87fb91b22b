//! What the solutions of a puzzle have in common, and where they differ.
//!
//! A candidate is true if some solution has it. To know that of all of them
//! does not take all solutions: each one that is found proves a candidate in
//! every cell, and it is asked only for those that none has shown yet.
//!
//! ```text
//!    r1c1   4 7 . . 9       4: in the first solution      7: is there a solution
//!    r1c2   . 2 3 . 9       2: in the first solution         with it? yes, and it
//!                                                            has a 3 in r1c2, too
//! ```
//!
//! What is found false is struck from the puzzle, so that later questions are
//! answered sooner. A search tries small digits first, so that its solutions
//! are much alike; each question gives the digits other names, and the answers
//! show more (the empty 16x16 board: 66 questions instead of 791).

use super::{Solve, Unsolved};
use crate::transform::Transform;
use crate::{Cell, Digit, DigitSet, Geometry, Puzzle, Solution};

/// For every cell, the digits that occur in some solution.
///
/// ```
/// use sudokit::{Cell, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n....".parse()?;
/// let backbone = puzzle.solve().backbone().unwrap();
/// assert_eq!(backbone.digits(Cell::new(1)).to_string(), "{2}");
/// assert_eq!(backbone.digits(Cell::new(3)).to_string(), "{3, 4}");
/// assert_eq!(backbone.decided().count(), 9);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backbone {
    geometry: Geometry,
    /// What was seen in a solution.
    seen: Vec<DigitSet>,
    /// What was neither seen nor found false, because the search was stopped.
    unknown: Vec<DigitSet>,
}

impl Backbone {
    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digits that a cell holds in some solution.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.seen[cell.index()]
    }

    /// The digits of which it is not known, because the search was stopped.
    pub fn unknown(&self, cell: Cell) -> DigitSet {
        self.unknown[cell.index()]
    }

    /// Whether everything is known.
    pub fn is_complete(&self) -> bool {
        self.unknown.iter().all(|digits| digits.is_empty())
    }

    /// The cells that hold the same digit in all solutions, with it.
    pub fn decided(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        let is_known = |cell: &Cell| self.unknown(*cell).is_empty();
        self.geometry.cells().filter(is_known).filter_map(|cell| Some((cell, self.digits(cell).single()?)))
    }

    fn show(&mut self, solution: &Solution) {
        for (index, &digit) in solution.digits().iter().enumerate() {
            self.seen[index].insert(digit);
            self.unknown[index].remove(digit);
        }
    }

    /// A candidate of which nothing is known: of the cell that has fewest, for
    /// it says most about the others.
    fn question(&self) -> Option<(Cell, Digit)> {
        let open = self.geometry.cells().filter(|&cell| !self.unknown(cell).is_empty());
        let cell = open.min_by_key(|&cell| self.unknown(cell).len() + self.digits(cell).len())?;
        Some((cell, self.unknown(cell).first()?))
    }
}

/// Asks for one candidate after another.
pub(super) fn backbone(solve: Solve<'_>) -> Result<Backbone, Unsolved> {
    let puzzle = solve.puzzle;
    let first = solve.first()?;
    let geometry = puzzle.geometry().clone();
    let seen = vec![DigitSet::EMPTY; geometry.len()];
    let mut backbone = Backbone { geometry, seen, unknown: puzzle.grid().open_digits() };
    backbone.show(&first);
    for turn in 1.. {
        let Some((cell, digit)) = backbone.question() else { break };
        let limits = backbone.geometry.cells().map(|other| {
            let open = backbone.digits(other) | backbone.unknown(other);
            if other == cell { DigitSet::only(digit) } else { open }
        });
        let names = names(backbone.geometry.side(), turn);
        let asked = puzzle.grid().clone().with_limits(limits).transformed(&names);
        let asked = Puzzle::from_engine(asked.expect("every board bears other names"));
        match asked.solve().stop_when(solve.stop).first() {
            Ok(solution) => {
                let solution = solution.transformed(&names.inverse());
                backbone.show(&solution.expect("every board bears other names"));
            }
            Err(Unsolved::NoSolution) => backbone.unknown[cell.index()].remove(digit),
            Err(Unsolved::Stopped) => break,
        }
    }
    Ok(backbone)
}

/// Other names for the digits at each turn: as if they were counted from
/// another one.
fn names(side: usize, turn: usize) -> Transform {
    let digits: Vec<Digit> = (0..side).map(|digit| Digit::from_index((digit + turn) % side)).collect();
    Transform::relabelling(&digits).expect("each is there once")
}
