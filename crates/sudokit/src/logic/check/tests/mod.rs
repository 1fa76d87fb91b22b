//! Handmade positions with correct and wrong steps.

mod deadly;
mod flaws;
mod patterns;
mod sets;
mod webs;

use super::check;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};
use crate::board::{Candidates, Geometry, Grid, Puzzle};
use crate::logic::{Because, Claim, Link, Reason, Step, Technique};

/// A board without digits.
fn empty(geometry: Geometry) -> Candidates {
    Puzzle::try_from(Grid::empty(geometry)).unwrap().candidates()
}

fn nine() -> Candidates {
    empty(Geometry::of_side(9).unwrap())
}

/// Row and column of a 9x9 board: 37 is r3c7.
fn cell(name: usize) -> Cell {
    Cell::new((name / 10 - 1) * 9 + name % 10 - 1)
}

fn cells(names: &[usize]) -> Vec<Cell> {
    names.iter().copied().map(cell).collect()
}

fn at(name: usize, digit: u8) -> Candidate {
    Candidate { cell: cell(name), digit: Digit::new(digit) }
}

/// The digits of a number: 57 is {5, 7}.
fn digits(mut number: u32) -> DigitSet {
    let mut set = DigitSet::EMPTY;
    while number > 0 {
        set.insert(Digit::new((number % 10) as u8));
        number /= 10;
    }
    set
}

fn row(number: usize) -> House {
    House { kind: HouseKind::Row, index: number - 1 }
}

fn column(number: usize) -> House {
    House { kind: HouseKind::Column, index: number - 1 }
}

fn square(number: usize) -> House {
    House { kind: HouseKind::Box, index: number - 1 }
}

impl Candidates {
    /// Limits a cell to these candidates.
    fn with_marks(mut self, cell: Cell, marks: DigitSet) -> Self {
        for digit in self.marks(cell) - marks {
            self.remove(Candidate { cell, digit });
        }
        self
    }

    /// Like `with_marks`, for cells of a 9x9 board.
    fn mark(self, marks: &[(usize, u32)]) -> Self {
        marks.iter().fold(self, |position, &(name, number)| position.with_marks(cell(name), digits(number)))
    }

    /// Limits the places for a digit in a house to these cells.
    fn lock(mut self, house: House, digit: u8, places: &[usize]) -> Self {
        let members = self.geometry().house_cells(house).unwrap().to_vec();
        let places = cells(places);
        for cell in members.into_iter().filter(|cell| !places.contains(cell)) {
            self.remove(Candidate { cell, digit: Digit::new(digit) });
        }
        self
    }
}

/// A step with this reason. Its technique does not matter.
fn removes(reason: Reason, eliminations: &[Candidate]) -> Step {
    Step::remove(Technique::Aic, reason, eliminations.to_vec())
}

fn places(reason: Reason, candidate: Candidate) -> Step {
    Step { placements: vec![candidate], ..removes(reason, &[]) }
}

fn is(name: usize, digit: u8) -> Claim {
    Claim::is(at(name, digit))
}

fn is_not(name: usize, digit: u8) -> Claim {
    Claim::is_not(at(name, digit))
}

fn link(claim: Claim, because: Because, from: &[usize]) -> Link {
    Link { claim, because, from: from.to_vec() }
}

fn assumed(claim: Claim) -> Link {
    link(claim, Because::Assumed, &[])
}

#[track_caller]
fn assert_right(step: &Step, position: &Candidates) {
    assert_eq!(check(step, position).err(), None);
}

#[track_caller]
fn assert_wrong(step: &Step, position: &Candidates, sentence: &str) {
    assert_eq!(check(step, position).err().map(|flaw| flaw.to_string()).as_deref(), Some(sentence));
}
