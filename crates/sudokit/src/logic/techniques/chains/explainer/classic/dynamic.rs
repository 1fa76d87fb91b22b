//! The rules 24 to 30 in one position after the other.

use super::ClassicHint;
use super::complexity::AncestorCounter;
use super::deep_elimination::DeepElimination;
use super::depth::{DEPTHS, Depth};
use super::follower::{AssumptionFollower, NestedSearch};
use super::forcing_chains::{CaseSearch, Propagations};
use super::position::ClassicPosition;
use super::ranking::BestHint;
use super::remaining::RemainingSets;

/// The memory of the search.
pub(super) struct Dynamic<const W: usize> {
    /// What is known of the last positions, by depth.
    rests: [Option<RemainingSets>; DEPTHS],
    eliminator: DeepElimination<W>,
    runs: Box<Propagations>,
    workshop: NestedSearch<W>,
}

impl<const W: usize> Dynamic<W> {
    pub(super) fn new() -> Self {
        Self {
            rests: [const { None }; DEPTHS],
            eliminator: DeepElimination::new(),
            runs: Box::new(Propagations::new()),
            workshop: NestedSearch::new(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.rests.iter_mut().flatten().for_each(RemainingSets::forget);
    }

    pub(super) fn find(
        &mut self,
        board: &ClassicPosition,
        depth: Depth,
        census: &mut AncestorCounter,
    ) -> Option<ClassicHint> {
        let rests = self.rests[depth as usize].get_or_insert_with(RemainingSets::new);
        rests.read(board, depth, &mut self.eliminator);
        let follower = AssumptionFollower::new(board, depth, &mut self.workshop);
        let mut search = CaseSearch { board, follower, runs: &mut self.runs, census, sink: BestHint(None) };
        search.all(rests);
        search.sink.0.map(|(rank, hint)| ClassicHint::from_hint(&rank, &hint, &board.cells))
    }
}
