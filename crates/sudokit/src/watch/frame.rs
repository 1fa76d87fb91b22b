//! The state of a solver after a step.

use super::{Event, sentences};
use crate::base::{Cell, Digit, DigitSet};
use crate::board::{Alphabet, Geometry, Grid};

/// The board after a step, what the step did, and the solver's progress.
///
/// ```
/// use sudokit::watch::{Method, Origin, Watch};
/// use sudokit::{Alphabet, Cell, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let mut watch = Watch::new(&puzzle, Method::Backtrack);
/// watch.forward();
/// let frame = watch.frame();
/// assert_eq!(frame.sentence(&Alphabet::usual(4)), "Try 2 in r1c2.");
/// assert_eq!(frame.digit(Cell::new(1)).unwrap().get(), 2);
/// assert_eq!(frame.origin(Cell::new(1)), Some(Origin::Guessed));
/// assert_eq!(frame.marks(Cell::new(2)).to_string(), "{3, 4}");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Frame {
    /// The number of steps so far.
    pub number: u64,
    /// What happened in the last step.
    pub event: Event,
    /// The progress of the solver.
    pub figures: Figures,
    pub(super) geometry: Geometry,
    pub(super) digits: Vec<Option<(Digit, Origin)>>,
    /// The candidates of the empty cells.
    pub(super) marks: Vec<DigitSet>,
}

/// Where the digit of a cell comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// It is a given.
    Given,
    /// It follows without a guess, and is final.
    Proven,
    /// It was guessed or tried.
    Guessed,
    /// It follows if the guesses are right.
    Deduced,
}

/// The progress of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct Figures {
    /// The number of guesses that the board depends on.
    pub depth: usize,
    /// The number of guesses made.
    pub guesses: u64,
    /// The number of guesses undone.
    pub backtracks: u64,
    /// The number of solutions found.
    pub solutions: u64,
    /// The number of candidates in all empty cells.
    pub candidates_left: usize,
    /// The number of cells that hold a digit.
    pub filled: usize,
}

impl Frame {
    /// A frame with these digits and the candidates of the other cells. The solver supplies its
    /// depth, guesses and solutions; the other figures are computed here.
    pub(super) fn new(
        geometry: &Geometry,
        event: Event,
        known: Figures,
        digits: Vec<Option<(Digit, Origin)>>,
        open: impl IntoIterator<Item = DigitSet>,
    ) -> Self {
        let open = open.into_iter().zip(&digits);
        let marks = open.map(|(open, digit)| if digit.is_some() { DigitSet::EMPTY } else { open });
        let marks: Vec<DigitSet> = marks.collect();
        let figures = Figures {
            backtracks: known.guesses - known.depth as u64,
            candidates_left: marks.iter().map(|marks| marks.len()).sum(),
            filled: digits.iter().flatten().count(),
            ..known
        };
        Self { number: 0, event, figures, geometry: geometry.clone(), digits, marks }
    }

    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digit of a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()].map(|(digit, _)| digit)
    }

    /// Returns where the digit of a cell comes from.
    pub fn origin(&self, cell: Cell) -> Option<Origin> {
        self.digits[cell.index()].map(|(_, origin)| origin)
    }

    /// Returns the candidates of an empty cell, and the empty set for a filled one.
    pub fn marks(&self, cell: Cell) -> DigitSet {
        self.marks[cell.index()]
    }

    /// Describes the event in a sentence with these symbols.
    ///
    /// # Panics
    ///
    /// Panics if the alphabet has fewer symbols than the board.
    pub fn sentence(&self, alphabet: &Alphabet) -> String {
        sentences::sentence(self, alphabet)
    }

    /// Returns the digits on the board.
    pub fn grid(&self) -> Grid {
        let board = self.geometry();
        Grid::from_digits(board.clone(), board.cells().map(|cell| self.digit(cell)))
    }
}
