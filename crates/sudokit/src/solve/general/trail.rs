//! What a search shows to somebody who watches it.
//!
//! The engine finds facts in order and keeps them on a trail; each says why it
//! holds. So nothing has to be told while it works: who wants to see the steps
//! of a turn reads the end of the trail afterwards.
//!
//! ```text
//!  trail   what the givens say │ singles │ guess 1, singles │ guess 2, singles
//!                                        ╰ proven()         ╰ kept()
//! ```

use super::fact::{Cause, Contradiction, Fact};
use super::{Search, State};
use crate::{Cell, Digit, DigitSet, House};

/// What a board asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Demand {
    /// A digit for a cell.
    Digit(Cell),
    /// A place for a digit in a house.
    Place(House, Digit),
}

impl Search {
    /// All facts, in the order they were found.
    pub(crate) fn trail(&self) -> &[(Fact, Cause)] {
        &self.position.trail
    }

    /// How much of the trail is from before the last turn.
    pub(crate) const fn kept(&self) -> usize {
        self.kept
    }

    /// How much of the trail needs no guess.
    pub(crate) fn proven(&self) -> usize {
        self.guesses.first().map_or(self.position.trail.len(), |first| first.trail)
    }

    /// How many guesses the position stands on.
    pub(crate) fn depth(&self) -> usize {
        self.guesses.len()
    }

    /// How many guesses were made so far.
    pub(crate) const fn guessed(&self) -> u64 {
        self.guessed
    }

    /// What each cell may hold by all facts of the trail.
    pub(crate) fn open(&self) -> Vec<DigitSet> {
        let cells = &self.position.options[..self.position.board.cells];
        cells.iter().map(|&bits| DigitSet::from_bits(bits)).collect()
    }

    /// Why the position cannot be, if it cannot.
    pub(crate) const fn contradiction(&self) -> Option<Contradiction> {
        match self.state {
            State::Failed(contradiction) => Some(contradiction),
            State::Open | State::Solved => None,
        }
    }

    /// The demand of this number.
    pub(crate) fn demand(&self, number: u32) -> Demand {
        let board = &self.position.board;
        let Some(number) = (number as usize).checked_sub(board.cells) else {
            return Demand::Digit(Cell::new(number as usize));
        };
        let mut full = self.geometry.houses().filter(|(_, cells)| cells.len() == board.side);
        let (house, _) = full.nth(number / board.side).expect("a demand that is no cell's is a house's");
        Demand::Place(house, Digit::from_index(number % board.side))
    }
}
