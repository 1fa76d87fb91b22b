//! Unit propagation: what follows from the assigned literals without search.
//!
//! Excluding a candidate removes one bit from the constraint of its cell and one from the
//! constraint of each of its houses. A constraint with one option left is a unit: a naked single if
//! it belongs to a cell, a hidden single if it belongs to a house. That candidate is placed, and
//! the other options of its constraints are excluded.
//!
//! ```text
//!  options[r1c4]        0b000100010 → 0b000100000    6 is placed in r1c4
//!  options[row 1, 6]    0b000001100 → 0b000001000    the candidates to exclude
//!  options[column 4, 6] 0b010000101 → 0b000000001    are the bits of these words:
//!  options[box 2, 6]    0b000010011 → 0b000000001    the other 15 peers are not visited
//! ```
//!
//! Every literal is recorded on a trail. Backtracking undoes the end of the trail, which costs as
//! much as the work undone. A copy would cost the whole board every time.

use super::constraints::Constraints;
use super::literal::{Antecedent, Conflict, Lit};
use crate::base::{Candidate, Digit, ones};
use crate::board::Puzzle;

#[derive(Clone, Debug)]
pub(super) struct Propagator {
    pub(super) constraints: Constraints,
    /// For each constraint, the options that are not excluded.
    pub(super) options: Vec<u64>,
    /// For each cell, whether its digit is placed.
    placed: Vec<bool>,
    /// All true literals in the order of assignment: first what the givens exclude, then what
    /// follows by singles, then what follows from decisions.
    pub(super) trail: Vec<(Lit, Antecedent)>,
    /// The propagation queue: candidates to place, each with the constraint that has no other
    /// option.
    units: Vec<(Candidate, u32)>,
    /// Work done since the last check of the stop signal.
    pub(super) work: usize,
}

impl Propagator {
    /// Propagates the givens of a puzzle.
    pub(super) fn new(puzzle: &Puzzle) -> (Self, Result<(), Conflict>) {
        let constraints = Constraints::new(puzzle.geometry());
        let full = u64::MAX >> (u64::BITS as usize - constraints.side);
        let mut propagator = Self {
            options: vec![full; constraints.count],
            placed: vec![false; constraints.cells],
            trail: Vec::with_capacity(constraints.cells * constraints.side),
            units: Vec::with_capacity(constraints.cells),
            work: 0,
            constraints,
        };
        let outcome = propagator.assign_givens(puzzle);
        (propagator, outcome)
    }

    fn assign_givens(&mut self, puzzle: &Puzzle) -> Result<(), Conflict> {
        for (cell, open) in puzzle.geometry().cells().zip(puzzle.grid().open_digits()) {
            for option in ones(self.options[cell.index()] & !open.bits()) {
                let digit = Digit::from_index(option);
                self.exclude(Candidate { cell, digit }, Antecedent::Decision)?;
            }
        }
        self.propagate()
    }

    /// Makes a literal true, and everything that follows from it by singles.
    pub(super) fn assign(&mut self, literal: Lit, antecedent: Antecedent) -> Result<(), Conflict> {
        if literal.is_excluded() {
            self.exclude(literal.candidate(), antecedent)?;
        } else {
            self.place(literal.candidate(), antecedent)?;
        }
        self.propagate()
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        while let Some((candidate, constraint)) = self.units.pop() {
            if !self.placed[candidate.cell.index()] {
                self.place(candidate, Antecedent::Constraint(constraint))?;
            }
        }
        Ok(())
    }

    fn place(&mut self, candidate: Candidate, antecedent: Antecedent) -> Result<(), Conflict> {
        let Candidate { cell, digit } = candidate;
        let placement = Antecedent::Placement(candidate);
        self.placed[cell.index()] = true;
        self.trail.push((Lit::placed(candidate), antecedent));
        for option in ones(self.options[cell.index()] & !(1 << digit.index())) {
            self.exclude(Candidate { cell, digit: Digit::from_index(option) }, placement)?;
        }
        for number in 0..self.constraints.slots(cell.index()).len() {
            let slot = self.constraints.slots(cell.index())[number];
            for place in ones(self.options[slot.constraint(digit.index())] & !slot.bit()) {
                self.exclude(Candidate { cell: self.constraints.member(slot, place), digit }, placement)?;
            }
        }
        for number in 0..self.constraints.short_house_peers(cell).len() {
            let peer = self.constraints.short_house_peers(cell)[number];
            let excluded = Lit::excluded(Candidate { cell: peer, digit });
            if !self.is_true(excluded) {
                self.exclude(excluded.candidate(), placement)?;
            }
        }
        Ok(())
    }

    /// Excludes a candidate that is not excluded yet.
    #[inline]
    fn exclude(&mut self, candidate: Candidate, antecedent: Antecedent) -> Result<(), Conflict> {
        let Candidate { cell, digit } = candidate;
        self.trail.push((Lit::excluded(candidate), antecedent));
        self.work += 1;
        let mut outcome = Ok(());
        let open = &mut self.options[cell.index()];
        *open ^= 1 << digit.index();
        if *open & open.wrapping_sub(1) == 0 {
            if *open == 0 {
                outcome = Err(Conflict::Constraint(cell.index() as u32));
            } else {
                let digit = Digit::from_index(open.trailing_zeros() as usize);
                self.units.push((Candidate { cell, digit }, cell.index() as u32));
            }
        }
        // The houses are updated even after a conflict, because undoing the trail restores cell and
        // houses together.
        for &slot in self.constraints.slots(cell.index()) {
            let constraint = slot.constraint(digit.index());
            let places = &mut self.options[constraint];
            *places ^= slot.bit();
            if *places & places.wrapping_sub(1) == 0 {
                if *places == 0 {
                    outcome = Err(Conflict::Constraint(constraint as u32));
                } else {
                    let cell = self.constraints.member(slot, places.trailing_zeros() as usize);
                    self.units.push((Candidate { cell, digit }, constraint as u32));
                }
            }
        }
        outcome
    }

    /// Undoes the trail down to this length.
    pub(super) fn undo(&mut self, length: usize) {
        self.units.clear();
        self.work += self.trail.len() - length;
        for (literal, _) in self.trail.drain(length..) {
            let (cell, digit) = (literal.cell_index(), literal.digit_index());
            if literal.is_excluded() {
                self.options[cell] |= 1 << digit;
                for slot in self.constraints.slots(cell) {
                    self.options[slot.constraint(digit)] |= slot.bit();
                }
            } else {
                self.placed[cell] = false;
            }
        }
    }

    /// Whether a literal is true, once all units are propagated.
    #[inline]
    pub(super) fn is_true(&self, literal: Lit) -> bool {
        let cell = literal.cell_index();
        let is_open = self.options[cell] >> literal.digit_index() & 1 != 0;
        if literal.is_excluded() { !is_open } else { is_open && self.placed[cell] }
    }

    /// The approximate size of a copy.
    #[cfg(feature = "logic")]
    pub(super) fn bytes(&self) -> usize {
        let tables = size_of_val::<[_]>(&self.options) + size_of_val::<[_]>(&self.placed);
        self.constraints.bytes() + tables + size_of_val::<[_]>(&self.trail)
    }

    /// The number of cells whose digit is placed.
    pub(super) fn known_cells(&self) -> usize {
        self.placed.iter().filter(|&&is_placed| is_placed).count()
    }

    /// The digit of every cell, if all are placed.
    pub(super) fn digits(&self) -> Option<Vec<Digit>> {
        let digits = self.options[..self.constraints.cells].iter().zip(&self.placed);
        digits
            .map(|(open, placed)| placed.then(|| Digit::from_index(open.trailing_zeros() as usize)))
            .collect()
    }
}
