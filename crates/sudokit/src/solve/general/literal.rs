//! What can be known of a candidate, and why.

use crate::{Candidate, Cell, Digit};

/// That a candidate is placed, or that it is out, in one word.
///
/// ```text
///  bits  18 … 7   6 … 1   0
///        cell     digit   1 placed, 0 out
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fact(u32);

impl Fact {
    pub(crate) const fn out(candidate: Candidate) -> Self {
        Self(((candidate.cell.index() << 7) | (candidate.digit.index() << 1)) as u32)
    }

    pub(crate) const fn placed(candidate: Candidate) -> Self {
        Self::out(candidate).opposite()
    }

    pub(crate) const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }

    pub(crate) const fn is_out(self) -> bool {
        self.0 & 1 == 0
    }

    pub(crate) const fn candidate(self) -> Candidate {
        Candidate { cell: Cell::new(self.cell_index()), digit: Digit::from_index(self.digit_index()) }
    }

    pub(crate) const fn cell_index(self) -> usize {
        (self.0 >> 7) as usize
    }

    pub(crate) const fn digit_index(self) -> usize {
        (self.0 >> 1 & 63) as usize
    }

    /// A number for tables of facts.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// A number for tables of candidates.
    pub(crate) const fn candidate_index(self) -> usize {
        (self.0 >> 1) as usize
    }
}

/// How large a table of candidates is for each cell.
pub(crate) const CANDIDATES_PER_CELL: usize = 64;

/// Why a fact holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// It was guessed, or its opposite was and failed.
    Guess,
    /// The candidate was the last option of a demand.
    Demand(u32),
    /// Another candidate of the cell or of one of its houses was placed.
    Rival(Candidate),
    /// All other facts of a lesson hold, and this one's opposite is the last.
    Lesson(u32),
}

/// What cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contradiction {
    /// A demand has no option left.
    Demand(u32),
    /// All facts of a lesson hold.
    Lesson(u32),
}
