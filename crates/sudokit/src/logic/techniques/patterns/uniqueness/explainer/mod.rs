//! Sudoku Explainer's unique rectangles and unique loops, of types 1 to 4.
//!
//! ```text
//!  r1   12 . . | 12 .  .      If the four corners held only 1 and 2, these could
//!  r2   .  . . | .  .  .      be swapped, and the puzzle would have two solutions.
//!  r3   12 . . | 12+ . .      So the fourth corner is not 1 or 2.
//! ```
//!
//! A *deadly loop* is a closed loop of cells that share two candidates, from house to house. Every
//! house it visits, it visits twice, one step apart. With four cells it is a rectangle. The other
//! candidates of its cells are its *guardians*: one of them is true.
//!
//! 1. All guardians are in one cell: it holds neither of the two digits.
//! 2. All are the same digit: cells that see them all do not hold it.
//! 3. The guardians of two cells act as one cell of a subset in a house of both.
//! 4. One of the two digits has no other place in a house of two cells with guardians: one of them
//!    holds it, and neither holds the other digit.
//!
//! Of all loops, Sudoku Explainer takes the shortest, and of these the lowest type.

mod loop_search;
mod types;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, Digit, DigitSet};
use crate::board::Candidates;
use crate::logic::techniques::Scan;
use crate::logic::{DeadlyPattern, Escape, Rating, Reason, Step, Technique};

/// Sudoku Explainer's ratings for loops of four, six, eight and more cells, in tenths.
pub(crate) const RECTANGLE: u16 = 45;
pub(crate) const SHORT_LOOP: u16 = 46;
const LONGER_LOOP: u16 = 47;
pub(crate) const LONG_LOOP: u16 = 50;

/// The most that a set of type 3 adds on a 9x9 board, in tenths.
pub(crate) const LARGEST_SET: u16 = 6;

/// Finds the steps of all deadly loops, starting with the easiest.
pub(crate) fn loops(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let mut finds: Vec<RankedStep> = Vec::new();
    let mut known: BTreeSet<Vec<Cell>> = BTreeSet::new();
    loop_search::for_each_loop(scan.candidates, scan.stop, &mut |deadly| {
        // The same cells in another order give the same steps.
        let mut cells = deadly.cells.clone();
        cells.sort();
        if known.insert(cells) {
            types::find(scan.candidates, deadly, &mut finds);
        }
    });
    finds.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty).then(a.kind.cmp(&b.kind)));
    finds.into_iter().try_for_each(|find| scan.emit(find.step))
}

/// A closed loop of cells with two digits.
pub(crate) struct DeadlyLoop {
    /// The digits, the smaller one first.
    pub(crate) digits: [Digit; 2],
    pub(crate) cells: Vec<Cell>,
}

/// Rectangles and longer loops, by type.
const TECHNIQUES: [[Technique; 2]; 4] = [
    [Technique::UniqueRectangle1, Technique::UniqueLoop1],
    [Technique::UniqueRectangle2, Technique::UniqueLoop2],
    [Technique::UniqueRectangle3, Technique::UniqueLoop3],
    [Technique::UniqueRectangle4, Technique::UniqueLoop4],
];

/// A step with the data by which it is compared.
struct RankedStep {
    /// The type, from 1 to 4.
    kind: usize,
    difficulty: f64,
    step: Step,
}

impl DeadlyLoop {
    /// Returns all candidates of its cells other than the two digits.
    pub(crate) fn guardians(&self, candidates: &Candidates) -> Vec<Candidate> {
        let both: DigitSet = self.digits.into_iter().collect();
        self.cells.iter().flat_map(|&cell| Candidate::each(cell, candidates.marks(cell) - both)).collect()
    }

    /// Returns the reason: the loop must not be completed, so one of the guardians is true.
    pub(crate) fn reason(&self, guardians: Vec<Candidate>, escape: Escape) -> Reason {
        let pattern = DeadlyPattern::Loop { digits: self.digits, cells: self.cells.clone() };
        Reason::Deadly { pattern, guardians, escape }
    }

    /// Returns the difficulty of a loop of this length.
    fn difficulty(&self) -> f64 {
        let tenths = match self.cells.len() {
            4 => RECTANGLE,
            6 => SHORT_LOOP,
            8 => LONGER_LOOP,
            _ => LONG_LOOP,
        };
        Rating::tenths(tenths).base()
    }
}
