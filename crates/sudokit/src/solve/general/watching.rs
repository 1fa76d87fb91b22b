//! Support for watching a search: read access to the trail, and snapshots.
//!
//! The trail records every literal with its antecedent, so the search need not report anything
//! while it works. To see what an event did, read the end of the trail afterwards.
//!
//! ```text
//!  trail   givens │ singles │ decision 1, singles │ decision 2, singles
//!                           ╰ proven()            ╰ kept
//! ```
//!
//! The nogoods and the conflict analysis use large, nearly empty tables that are indexed by
//! literal: megabytes on a large board. A snapshot copies only their entries, so that hundreds of
//! snapshots fit into memory. The restored search continues exactly like the original.

use super::branching::Activity;
use super::conflict::ConflictAnalysis;
use super::literal::{Antecedent, Conflict, Lit};
use super::nogoods::{NogoodSnapshot, NogoodStore};
use super::{Decision, GeneralSolver, Learning, SolverState};
use crate::base::{Cell, Digit, DigitSet, House};

/// A compact copy of a search.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// The search without what it has learned.
    solver: GeneralSolver,
    learning: Option<(NogoodSnapshot, Activity)>,
}

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

    /// The length of the trail that does not depend on decisions.
    pub(crate) fn proven(&self) -> usize {
        self.decisions.first().map_or(self.propagator.trail.len(), |first| first.trail_len)
    }

    /// The current decision level.
    pub(crate) fn depth(&self) -> usize {
        self.decisions.len()
    }

    /// The digits of each cell that the trail does not exclude.
    pub(crate) fn open(&self) -> Vec<DigitSet> {
        let cells = &self.propagator.options[..self.propagator.constraints.cells];
        cells.iter().map(|&bits| DigitSet::from_bits(bits)).collect()
    }

    /// The current conflict, if there is one.
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

    /// Makes a compact copy of the search.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let learning = self.learning.as_ref();
        let learning = learning.map(|learning| (learning.nogoods.snapshot(), learning.activity.clone()));
        let solver = Self {
            geometry: self.geometry.clone(),
            propagator: self.propagator.clone(),
            decisions: self.decisions.clone(),
            solutions: self.solutions.clone(),
            restarts: self.restarts.clone(),
            learning: None,
            ..*self
        };
        Snapshot { solver, learning }
    }
}

impl Snapshot {
    /// Restores the search.
    pub(crate) fn restore(&self) -> GeneralSolver {
        let mut solver = self.solver.clone();
        solver.learning = self.learning.as_ref().map(|(nogoods, activity)| {
            let nogoods = NogoodStore::restore(nogoods, &solver.propagator);
            // Its tables are rebuilt from the trail.
            let analysis = ConflictAnalysis::new(&solver.propagator);
            Box::new(Learning { nogoods, analysis, activity: activity.clone() })
        });
        solver
    }

    /// The approximate size.
    pub(crate) fn bytes(&self) -> usize {
        let learning = self.learning.as_ref();
        self.solver.propagator.bytes()
            + size_of_val::<[Decision]>(&self.solver.decisions)
            + learning.map_or(0, |(nogoods, activity)| nogoods.bytes() + activity.bytes())
            + size_of::<Self>()
    }
}
