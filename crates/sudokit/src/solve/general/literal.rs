//! Literals: what the search can assert about a candidate, and why it is true.
//!
//! Each candidate is a Boolean variable. Its positive literal places the digit
//! in the cell; its negative literal excludes it.

use crate::base::{Candidate, Cell, Digit};

/// A candidate that is placed or excluded, packed into one word.
///
/// ```text
///  bits  18 … 7   6 … 1   0
///        cell     digit   1 placed, 0 excluded
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lit(u32);

impl Lit {
    pub(crate) const fn excluded(candidate: Candidate) -> Self {
        Self(((candidate.cell.index() << 7) | (candidate.digit.index() << 1)) as u32)
    }

    pub(crate) const fn placed(candidate: Candidate) -> Self {
        Self::excluded(candidate).negated()
    }

    pub(crate) const fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }

    pub(crate) const fn is_excluded(self) -> bool {
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

    /// The index in tables with one entry per literal.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index in tables with one entry per variable.
    pub(crate) const fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }
}

/// The number of variables per cell in such tables, used or not.
pub(crate) const VARIABLES_PER_CELL: usize = 64;

/// Why a literal on the trail is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Antecedent {
    /// It was decided, or it is the negation of a failed decision.
    Decision,
    /// The candidate is the only option left of this constraint.
    Constraint(u32),
    /// This candidate was placed, which excludes the other options of its constraints.
    Placement(Candidate),
    /// All other literals of this nogood are true.
    Nogood(u32),
}

/// The violated constraint or nogood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Conflict {
    /// A constraint has no option left.
    Constraint(u32),
    /// All literals of a nogood are true.
    Nogood(u32),
}
