//! A copy of a search in little memory.
//!
//! The nogoods and the conflict analysis use large tables, nearly empty, that
//! are indexed by literal: megabytes on a large board. A snapshot copies only
//! their entries, so that hundreds of them can be kept. The restored search
//! continues exactly as the original.

use super::branching::Activity;
use super::conflict::ConflictAnalysis;
use super::nogoods::{NogoodSnapshot, NogoodStore};
use super::{Decision, GeneralSolver, Learning};

/// A copy of a search in little memory.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// The search without what it learned.
    solver: GeneralSolver,
    learning: Option<(NogoodSnapshot, Activity)>,
}

impl GeneralSolver {
    /// A copy of the search in little memory.
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
    /// The search as it was.
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
