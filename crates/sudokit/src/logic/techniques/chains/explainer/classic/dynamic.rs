//! The rules 24 to 30 in one position after the other.

use super::Found;
use super::complexity::Census;
use super::deep_elimination::Eliminator;
use super::depth::{DEPTHS, Depth};
use super::follower::{Follower, Workshop};
use super::forcing_chains::{Runs, Search};
use super::position::Board;
use super::ranking::Best;
use super::remaining::Rests;

/// The memory of the search.
pub(super) struct Dynamic<const W: usize> {
    /// What is known of the last positions, by depth.
    rests: [Option<Rests>; DEPTHS],
    eliminator: Eliminator<W>,
    runs: Box<Runs>,
    workshop: Workshop<W>,
}

impl<const W: usize> Dynamic<W> {
    pub(super) fn new() -> Self {
        Self {
            rests: [const { None }; DEPTHS],
            eliminator: Eliminator::new(),
            runs: Box::new(Runs::new()),
            workshop: Workshop::new(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.rests.iter_mut().flatten().for_each(Rests::forget);
    }

    pub(super) fn find(&mut self, board: &Board, depth: Depth, census: &mut Census) -> Option<Found> {
        let rests = self.rests[depth as usize].get_or_insert_with(Rests::new);
        rests.read(board, depth, &mut self.eliminator);
        let follower = Follower::new(board, depth, &mut self.workshop);
        let mut search = Search { board, follower, runs: &mut self.runs, census, sink: Best(None) };
        search.all(rests);
        search.sink.0.map(|(rank, hint)| Found::from_hint(&rank, &hint, &board.cells))
    }
}
