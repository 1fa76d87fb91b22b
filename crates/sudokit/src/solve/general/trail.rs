//! Read access to the trail, for watching a search.
//!
//! The trail records every literal with its antecedent, so the search reports
//! nothing while it works: to see what an event did, read the end of the trail
//! afterwards.
//!
//! ```text
//!  trail   givens │ singles │ decision 1, singles │ decision 2, singles
//!                           ╰ proven()            ╰ kept()
//! ```

use super::literal::{Antecedent, Conflict, Lit};
use super::{GeneralSolver, SolverState};
use crate::base::{Cell, Digit, DigitSet, House};

/// A constraint of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constraint {
    /// The cell holds a digit.
    Cell(Cell),
    /// The house has a place for the digit.
    House(House, Digit),
}

impl GeneralSolver {
    /// All true literals, in the order of their assignment.
    pub(crate) fn trail(&self) -> &[(Lit, Antecedent)] {
        &self.propagator.trail
    }

    /// How much of the trail is from before the last event.
    pub(crate) const fn kept(&self) -> usize {
        self.kept
    }

    /// How much of the trail depends on no decision.
    pub(crate) fn proven(&self) -> usize {
        self.decisions.first().map_or(self.propagator.trail.len(), |first| first.trail_len)
    }

    /// The present decision level.
    pub(crate) fn depth(&self) -> usize {
        self.decisions.len()
    }

    /// The number of decisions made so far.
    pub(crate) const fn decided(&self) -> u64 {
        self.decided
    }

    /// The digits of each cell that the trail does not exclude.
    pub(crate) fn open(&self) -> Vec<DigitSet> {
        let cells = &self.propagator.options[..self.propagator.constraints.cells];
        cells.iter().map(|&bits| DigitSet::from_bits(bits)).collect()
    }

    /// The present conflict, if there is one.
    pub(crate) const fn conflict(&self) -> Option<Conflict> {
        match self.state {
            SolverState::Conflict(conflict) => Some(conflict),
            SolverState::Open | SolverState::Solved => None,
        }
    }

    /// The constraint with this number.
    pub(crate) fn constraint(&self, number: u32) -> Constraint {
        let constraints = &self.propagator.constraints;
        let Some(number) = (number as usize).checked_sub(constraints.cells) else {
            return Constraint::Cell(Cell::new(number as usize));
        };
        let mut full = self.geometry.houses().filter(|(_, cells)| cells.len() == constraints.side);
        let (house, _) = full.nth(number / constraints.side).expect("the others belong to houses");
        Constraint::House(house, Digit::from_index(number % constraints.side))
    }
}
