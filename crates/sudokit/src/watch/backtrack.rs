//! Steps of textbook backtracking: each tries a digit or undoes it.

use std::sync::Arc;

use super::stepper::{StepResult, Stepper};
use super::{ContradictionKind, Event, Figures, Frame, Origin, Until};
use crate::base::{Digit, DigitSet};
use crate::board::Puzzle;
use crate::solve::backtrack::{Backtrack, BacktrackEvent};

#[derive(Clone, Debug)]
pub(super) struct BacktrackStepper {
    puzzle: Arc<Puzzle>,
    until: Until,
    search: Backtrack,
    last: Option<BacktrackEvent>,
    tried: u64,
    solutions: u64,
}

impl BacktrackStepper {
    pub(super) fn new(puzzle: &Arc<Puzzle>, until: Until) -> Self {
        let search = Backtrack::new(puzzle);
        Self { puzzle: Arc::clone(puzzle), until, search, last: None, tried: 0, solutions: 0 }
    }

    fn event(&self) -> Event {
        match self.last {
            None => Event::Start,
            Some(BacktrackEvent::Tried(candidate)) => Event::Tried(candidate),
            Some(BacktrackEvent::TakenBack(candidate)) => Event::TakenBack(candidate),
            Some(BacktrackEvent::NoDigit(cell)) => Event::Contradiction(ContradictionKind::NoDigit(cell)),
            Some(BacktrackEvent::Solved) => Event::Solved,
            Some(BacktrackEvent::Exhausted) => Event::Exhausted,
        }
    }
}

impl Stepper for BacktrackStepper {
    type Snapshot = Self;
    type Shared = ();

    const STEPS_PER_CHECK: u64 = 1 << 16;

    #[inline]
    fn step(&mut self, (): &mut (), _: &dyn Fn() -> bool) -> StepResult {
        match self.last {
            Some(BacktrackEvent::Exhausted) => return StepResult::Ended,
            Some(BacktrackEvent::Solved) if self.until == Until::FirstSolution => return StepResult::Ended,
            _ => {}
        }
        let event = self.search.turn();
        self.tried += u64::from(matches!(event, BacktrackEvent::Tried(_)));
        self.solutions += u64::from(event == BacktrackEvent::Solved);
        self.last = Some(event);
        StepResult::Moved
    }

    fn frame(&self, (): &()) -> Frame {
        let geometry = self.puzzle.geometry();
        let digits = self.search.digits();
        let origin = |given: Option<Digit>| given.map_or(Origin::Guessed, |_| Origin::Given);
        let with_origins = digits.iter().zip(self.puzzle.grid().digits());
        let with_origins = with_origins.map(|(digit, given)| digit.map(|digit| (digit, origin(given))));
        let open = geometry.cells().zip(self.puzzle.grid().open_digits()).map(|(cell, open)| {
            let peers = geometry.peers(cell).iter();
            open - peers.filter_map(|peer| digits[peer.index()]).collect::<DigitSet>()
        });
        let figures = Figures {
            depth: self.search.depth(),
            guesses: self.tried,
            solutions: self.solutions,
            ..Figures::default()
        };
        Frame::new(geometry, self.event(), figures, with_origins.collect(), open)
    }

    fn snapshot(&self) -> Self {
        self.clone()
    }

    fn restore(snapshot: &Self) -> Self {
        snapshot.clone()
    }

    fn bytes(snapshot: &Self) -> usize {
        snapshot.search.bytes() + size_of::<Self>()
    }
}
