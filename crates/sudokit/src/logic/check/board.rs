//! The position, read cell by cell and house by house.
//!
//! Steps may come from anywhere, so nothing here panics: a cell beyond the board has no candidates
//! and sees nothing.

use std::collections::BTreeSet;

use super::Flaw;
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet, House};
use crate::board::{Candidates, Solution};

pub(super) struct Board<'a> {
    position: &'a Candidates,
}

impl<'a> Board<'a> {
    pub(super) fn new(position: &'a Candidates) -> Self {
        Self { position }
    }

    pub(super) fn side(&self) -> usize {
        self.position.geometry().side()
    }

    /// All candidates, cell by cell.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.position.geometry().cells().flat_map(|cell| self.candidates_of(cell))
    }

    pub(super) fn candidates_of(&self, cell: Cell) -> impl Iterator<Item = Candidate> + use<> {
        self.marks(cell).into_iter().map(move |digit| Candidate { cell, digit })
    }

    pub(super) fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.position.empty_cells()
    }

    /// Returns the digit of a filled cell.
    pub(super) fn digit(&self, cell: Cell) -> Option<Digit> {
        if self.is_on_board(cell) { self.position.digit(cell) } else { None }
    }

    /// Whether the puzzle's givens and limits allow both of these digits in a cell.
    pub(super) fn leaves_open(&self, cell: Cell, digits: [Digit; 2]) -> bool {
        let may_hold = |digit| self.position.is_within_limits(Candidate { cell, digit });
        self.is_on_board(cell) && !self.position.is_given(cell) && digits.into_iter().all(may_hold)
    }

    /// Returns the candidates of an empty cell.
    pub(super) fn marks(&self, cell: Cell) -> DigitSet {
        if self.is_on_board(cell) { self.position.marks(cell) } else { DigitSet::EMPTY }
    }

    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.marks(candidate.cell).contains(candidate.digit)
    }

    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        self.is_on_board(a) && self.is_on_board(b) && self.position.geometry().sees(a, b)
    }

    /// Whether two candidates cannot both be true.
    pub(super) fn conflict(&self, a: Candidate, b: Candidate) -> bool {
        super::takes_cell_of(a, b) || (a.digit == b.digit && self.sees(a.cell, b.cell))
    }

    /// All houses, with their cells.
    pub(super) fn houses(&self) -> impl Iterator<Item = (House, &'a [Cell])> {
        self.position.geometry().houses()
    }

    /// Returns the cells of a house, in which no digit may occur twice.
    pub(super) fn house(&self, house: House) -> Result<&'a [Cell], Flaw> {
        let no_house = Flaw::new("flaw-no-house");
        self.position.geometry().house_cells(house).ok_or(no_house)
    }

    /// The cells of each house.
    pub(super) fn all_houses(&self, houses: &[House]) -> Result<Vec<&'a [Cell]>, Flaw> {
        houses.iter().map(|&house| self.house(house)).collect()
    }

    /// Returns the cells of a house that must contain every digit, because it has as many cells as
    /// there are digits.
    pub(super) fn full_house(&self, house: House) -> Result<&'a [Cell], Flaw> {
        let cells = self.house(house)?;
        super::ensure(self.is_full(cells), "flaw-house-not-full")?;
        Ok(cells)
    }

    pub(super) fn is_full(&self, house: &[Cell]) -> bool {
        house.len() == self.side()
    }

    /// Whether a cell of a house is filled with the digit.
    pub(super) fn holds(&self, house: &[Cell], digit: Digit) -> bool {
        house.iter().any(|&cell| self.position.digit(cell) == Some(digit))
    }

    /// The cells of a house that can hold the digit.
    pub(super) fn places(&self, house: &[Cell], digit: Digit) -> Vec<Cell> {
        house.iter().copied().filter(|&cell| self.marks(cell).contains(digit)).collect()
    }

    /// Returns the position without these candidates.
    pub(super) fn without(&self, gone: impl IntoIterator<Item = Candidate>) -> Candidates {
        let mut position = self.position.clone();
        for candidate in gone {
            position.remove(candidate);
        }
        position
    }

    /// Returns the solution, if there is exactly one.
    pub(super) fn solution(&self) -> Option<Solution> {
        self.position.solution()
    }

    /// Names a candidate in words: `5 in r1c2`.
    pub(super) fn name(&self, Candidate { cell, digit }: Candidate) -> String {
        let digit = digit.to_string();
        if self.is_on_board(cell) {
            text!("flaw-candidate", digit, cell = self.position.geometry().position(cell).to_string())
        } else {
            text!("flaw-candidate-beyond", digit)
        }
    }

    fn is_on_board(&self, cell: Cell) -> bool {
        cell.index() < self.position.geometry().len()
    }
}

/// Whether no element occurs twice.
pub(super) fn are_distinct<T: Ord>(things: impl IntoIterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    things.into_iter().all(|thing| seen.insert(thing))
}

/// Whether two lists have the same elements, in any order.
pub(super) fn are_same<T: Ord>(mut these: Vec<T>, mut those: Vec<T>) -> bool {
    these.sort();
    those.sort();
    these == those
}
