//! Literals: a candidate, and whether it is true. Chains step from literal to literal.
//!
//! | type | a candidate is | used by |
//! |---|---|---|
//! | [`ChainLiteral`] | a number | searches that follow thousands of links: Sudoku Explainer's chains on the classic board, HoDoKu's tables |
//! | [`CandidateLiteral`] | a cell and a digit | Sudoku Explainer's chains on any board |
//!
//! A [`Claim`] is the form for people. It may also refer to several cells.

use crate::base::Candidate;
use crate::logic::{Claim, Truth};

/// A node and its truth, as one small number. A node is a candidate or a group of candidates,
/// identified by its number in the search that uses it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct ChainLiteral(u16);

impl ChainLiteral {
    /// The node is true. For a group: one of its cells is.
    pub(crate) const fn on(node: usize) -> Self {
        Self(node as u16 * 2)
    }

    /// The node is false.
    pub(crate) const fn off(node: usize) -> Self {
        Self(node as u16 * 2 + 1)
    }

    pub(crate) const fn new(node: usize, truth: Truth) -> Self {
        match truth {
            Truth::Is => Self::on(node),
            Truth::IsNot => Self::off(node),
        }
    }

    /// The two literals of a node have neighbouring indices.
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn node(self) -> usize {
        self.0 as usize / 2
    }

    pub(crate) const fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    pub(crate) const fn truth(self) -> Truth {
        if self.is_on() { Truth::Is } else { Truth::IsNot }
    }

    pub(crate) const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// A candidate of any board and its truth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct CandidateLiteral {
    pub(crate) candidate: Candidate,
    pub(crate) truth: Truth,
}

impl CandidateLiteral {
    pub(crate) const fn is(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::Is }
    }

    pub(crate) const fn is_not(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::IsNot }
    }

    pub(crate) const fn opposite(self) -> Self {
        match self.truth {
            Truth::Is => Self::is_not(self.candidate),
            Truth::IsNot => Self::is(self.candidate),
        }
    }
}

impl From<CandidateLiteral> for Claim {
    fn from(CandidateLiteral { candidate, truth }: CandidateLiteral) -> Self {
        let Candidate { cell, digit } = candidate;
        Self { digit, cells: vec![cell], truth }
    }
}

/// A cache of values by literal. Clearing it keeps the memory for the next position.
pub(crate) struct MadeByLiteral<T> {
    made: Vec<T>,
    used: usize,
    /// For each literal, the index of its value.
    slots: Vec<Option<u16>>,
}

impl<T> Default for MadeByLiteral<T> {
    fn default() -> Self {
        Self { made: Vec::new(), used: 0, slots: Vec::new() }
    }
}

impl<T: Default> MadeByLiteral<T> {
    /// Forgets everything and prepares for this many literals.
    pub(crate) fn clear(&mut self, literals: usize) {
        self.used = 0;
        self.slots.clear();
        self.slots.resize(literals, None);
    }

    /// Returns the value of a literal, if it has one.
    pub(crate) fn find(&self, literal: ChainLiteral) -> Option<&T> {
        self.slots[literal.index()].map(|slot| &self.made[usize::from(slot)])
    }

    /// Returns the value of a literal, which must have one.
    pub(crate) fn of(&self, literal: ChainLiteral) -> &T {
        self.find(literal).expect("the value exists")
    }

    /// Returns the value of a literal, or creates it now in reused memory.
    pub(crate) fn get_or_make(&mut self, literal: ChainLiteral, make: impl FnOnce(&mut T)) -> &T {
        let slot = *self.slots[literal.index()].get_or_insert_with(|| {
            if self.used == self.made.len() {
                self.made.push(T::default());
            }
            make(&mut self.made[self.used]);
            self.used += 1;
            self.used as u16 - 1
        });
        &self.made[usize::from(slot)]
    }
}
