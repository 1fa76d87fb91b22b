//! Watching textbook backtracking: a step is a digit tried or taken back.

use std::sync::Arc;

use super::frame::Counts;
use super::machine::{Machine, Progress};
use super::{Contradiction, Event, Frame, Origin, Until};
use crate::solve::backtrack::{Backtrack, Turn};
use crate::{Digit, DigitSet, Puzzle};

#[derive(Clone, Debug)]
pub(super) struct Trial {
    puzzle: Arc<Puzzle>,
    until: Until,
    search: Backtrack,
    last: Option<Turn>,
    tried: u64,
    solutions: u64,
}

impl Trial {
    pub(super) fn new(puzzle: &Arc<Puzzle>, until: Until) -> Self {
        let search = Backtrack::new(puzzle);
        Self { puzzle: Arc::clone(puzzle), until, search, last: None, tried: 0, solutions: 0 }
    }

    fn event(&self) -> Event {
        match self.last {
            None => Event::Start,
            Some(Turn::Tried(candidate)) => Event::Tried(candidate),
            Some(Turn::TakenBack(candidate)) => Event::TakenBack(candidate),
            Some(Turn::NoDigit(cell)) => Event::Contradiction(Contradiction::NoDigit(cell)),
            Some(Turn::Solved) => Event::Solved,
            Some(Turn::Exhausted) => Event::Exhausted,
        }
    }
}

impl Machine for Trial {
    type Packed = Self;
    type Notes = ();

    const STEPS_PER_LOOK: u64 = 1 << 16;

    #[inline]
    fn step(&mut self, (): &mut (), _: &dyn Fn() -> bool) -> Progress {
        match self.last {
            Some(Turn::Exhausted) => return Progress::Ended,
            Some(Turn::Solved) if self.until == Until::FirstSolution => return Progress::Ended,
            _ => {}
        }
        let turn = self.search.turn();
        self.tried += u64::from(matches!(turn, Turn::Tried(_)));
        self.solutions += u64::from(turn == Turn::Solved);
        self.last = Some(turn);
        Progress::Moved
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
        let counts = Counts { depth: self.search.depth(), guesses: self.tried, solutions: self.solutions };
        Frame::new(geometry, self.event(), counts, with_origins.collect(), open)
    }

    fn pack(&self) -> Self {
        self.clone()
    }

    fn unpack(packed: &Self) -> Self {
        packed.clone()
    }

    fn bytes(packed: &Self) -> usize {
        packed.search.bytes() + size_of::<Self>()
    }
}
