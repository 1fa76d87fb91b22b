//! What is known of the board, and the rules that need no guess.
//!
//! Ruling out a candidate takes one bit from its cell's demand and one from
//! each of its houses'. A demand down to one option has a *single*, naked if
//! the demand is a cell's and hidden if it is a house's: that candidate is
//! placed, and its rivals are out.
//!
//! ```text
//!  options[r1c4]        0b000100010 → 0b000100000    6 is placed in r1c4
//!  options[row 1, 6]    0b000001100 → 0b000001000    all rivals are found in
//!  options[column 4, 6] 0b010000101 → 0b000000001    these words: nobody looks
//!  options[box 2, 6]    0b000010011 → 0b000000001    at the other 15 peers
//! ```
//!
//! Every fact goes on a trail. Going back means undoing its end, which costs as
//! much as the work undone, where a copy costs the whole board every time.

use super::board::Board;
use super::fact::{Cause, Contradiction, Fact};
use crate::{Candidate, Digit, Puzzle};

#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    /// For each demand, what could still meet it.
    pub(super) options: Vec<u64>,
    /// For each cell, whether its digit is placed.
    placed: Vec<bool>,
    /// All facts in the order they were found: first what the givens rule out,
    /// then what follows by singles, then what follows from guesses.
    pub(super) trail: Vec<(Fact, Cause)>,
    /// Candidates to place, and the demands that have no other option.
    singles: Vec<(Candidate, u32)>,
    /// How much was done since the last look at the stop signal.
    pub(super) changes: usize,
}

impl Position {
    /// What follows from the givens, if they do not contradict each other.
    pub(super) fn new(puzzle: &Puzzle) -> (Self, Result<(), Contradiction>) {
        let board = Board::new(puzzle.geometry());
        let full = u64::MAX >> (u64::BITS as usize - board.side);
        let mut position = Self {
            options: vec![full; board.demands],
            placed: vec![false; board.cells],
            trail: Vec::with_capacity(board.cells * board.side),
            singles: Vec::with_capacity(board.cells),
            changes: 0,
            board,
        };
        let outcome = position.start(puzzle);
        (position, outcome)
    }

    fn start(&mut self, puzzle: &Puzzle) -> Result<(), Contradiction> {
        for (cell, open) in puzzle.geometry().cells().zip(puzzle.grid().open_digits()) {
            for option in bits(self.options[cell.index()] & !open.bits()) {
                let digit = Digit::from_index(option as usize);
                self.rule_out(Candidate { cell, digit }, Cause::Guess)?;
            }
        }
        self.place_singles()
    }

    /// Takes a fact as true, and all that follows from it by singles.
    pub(super) fn assume(&mut self, fact: Fact, cause: Cause) -> Result<(), Contradiction> {
        if fact.is_out() {
            self.rule_out(fact.candidate(), cause)?;
        } else {
            self.place(fact.candidate(), cause)?;
        }
        self.place_singles()
    }

    fn place_singles(&mut self) -> Result<(), Contradiction> {
        while let Some((candidate, demand)) = self.singles.pop() {
            if !self.placed[candidate.cell.index()] {
                self.place(candidate, Cause::Demand(demand))?;
            }
        }
        Ok(())
    }

    fn place(&mut self, candidate: Candidate, cause: Cause) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        let rival = Cause::Rival(candidate);
        self.placed[cell.index()] = true;
        self.trail.push((Fact::placed(candidate), cause));
        for option in bits(self.options[cell.index()] & !(1 << digit.index())) {
            self.rule_out(Candidate { cell, digit: Digit::from_index(option as usize) }, rival)?;
        }
        for number in 0..self.board.seats(cell.index()).len() {
            let seat = self.board.seats(cell.index())[number];
            for place in bits(self.options[seat.demand(digit.index())] & !seat.bit()) {
                self.rule_out(Candidate { cell: self.board.member(seat, place), digit }, rival)?;
            }
        }
        for number in 0..self.board.strangers(cell).len() {
            let out = Fact::out(Candidate { cell: self.board.strangers(cell)[number], digit });
            if !self.holds(out) {
                self.rule_out(out.candidate(), rival)?;
            }
        }
        Ok(())
    }

    /// Rules out a candidate that is not out yet.
    #[inline]
    fn rule_out(&mut self, candidate: Candidate, cause: Cause) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        self.trail.push((Fact::out(candidate), cause));
        self.changes += 1;
        let mut outcome = Ok(());
        let open = &mut self.options[cell.index()];
        *open ^= 1 << digit.index();
        if *open & open.wrapping_sub(1) == 0 {
            if *open == 0 {
                outcome = Err(Contradiction::Demand(cell.index() as u32));
            } else {
                let digit = Digit::from_index(open.trailing_zeros() as usize);
                self.singles.push((Candidate { cell, digit }, cell.index() as u32));
            }
        }
        // Even after a contradiction the places must follow: undoing the
        // trail puts back both.
        for &seat in self.board.seats(cell.index()) {
            let demand = seat.demand(digit.index());
            let places = &mut self.options[demand];
            *places ^= seat.bit();
            if *places & places.wrapping_sub(1) == 0 {
                if *places == 0 {
                    outcome = Err(Contradiction::Demand(demand as u32));
                } else {
                    let cell = self.board.member(seat, places.trailing_zeros());
                    self.singles.push((Candidate { cell, digit }, demand as u32));
                }
            }
        }
        outcome
    }

    /// Goes back to when the trail was so long.
    pub(super) fn undo(&mut self, length: usize) {
        self.singles.clear();
        self.changes += self.trail.len() - length;
        for (fact, _) in self.trail.drain(length..) {
            let (cell, digit) = (fact.cell_index(), fact.digit_index());
            if fact.is_out() {
                self.options[cell] |= 1 << digit;
                for seat in self.board.seats(cell) {
                    self.options[seat.demand(digit)] |= seat.bit();
                }
            } else {
                self.placed[cell] = false;
            }
        }
    }

    /// Whether a fact is known, when all singles are placed.
    #[inline]
    pub(super) fn holds(&self, fact: Fact) -> bool {
        let cell = fact.cell_index();
        let is_open = self.options[cell] >> fact.digit_index() & 1 != 0;
        if fact.is_out() { !is_open } else { is_open && self.placed[cell] }
    }

    /// How much memory a copy takes, about.
    pub(super) fn bytes(&self) -> usize {
        let tables = size_of_val::<[_]>(&self.options) + size_of_val::<[_]>(&self.placed);
        self.board.bytes() + tables + size_of_val::<[_]>(&self.trail)
    }

    /// The digit of every cell, if all are placed.
    pub(super) fn digits(&self) -> Option<Vec<Digit>> {
        let digits = self.options[..self.board.cells].iter().zip(&self.placed);
        digits
            .map(|(open, placed)| placed.then(|| Digit::from_index(open.trailing_zeros() as usize)))
            .collect()
    }
}

/// The numbers of the bits in a word.
fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = word.checked_sub(1)?;
        let bit = word.trailing_zeros();
        word &= lowest;
        Some(bit)
    })
}
