//! Watching the search: its turns, and the facts of each one after another.
//!
//! A turn of the engine is a guess, or what a contradiction leads to, with all
//! that follows. The engine does it at once; a cursor then walks along the end
//! of its trail, from one fact worth a step to the next.
//!
//! ```text
//!  trail  │ guess │ out out out │ single │ out out │ single │ out │ no digit left
//!  steps  Guessed               Placed             Placed         Contradiction
//! ```
//!
//! Candidates that are out because a digit was placed belong to its step. A
//! fact beyond the cursor is not shown yet.

use std::sync::Arc;

use super::frame::Counts;
use super::machine::{Machine, Progress};
use super::{Cause, Contradiction, Event, Frame, Origin, Until};
use crate::solve::any::fact::{self, Fact};
use crate::solve::any::{self, Demand, Lowest, Search, Turn};
use crate::{Digit, DigitSet, Puzzle};

#[derive(Clone, Debug)]
pub(super) struct Walk<S = Search> {
    puzzle: Arc<Puzzle>,
    until: Until,
    search: S,
    last: Last,
    /// How much of the trail is shown.
    shown: usize,
    solutions: u64,
}

/// A walk with its search laid aside.
type Packed = Walk<any::Packed>;

/// What was shown last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    Start,
    Turn(Turn),
    /// The fact at this place of the trail.
    Fact(usize),
    Contradiction(fact::Contradiction),
}

impl Walk {
    pub(super) fn new(puzzle: &Arc<Puzzle>, until: Until) -> Self {
        let search = Search::new(puzzle);
        let singles = search.trail().iter().position(|(fact, _)| !fact.is_out());
        let shown = singles.unwrap_or(search.trail().len());
        let puzzle = Arc::clone(puzzle);
        let mut walk = Self { puzzle, until, search, last: Last::Start, shown, solutions: 0 };
        walk.shown = walk.next_shown(shown);
        walk
    }

    /// The first place of the trail, from this one, that is worth a step.
    #[inline]
    fn next_shown(&self, from: usize) -> usize {
        let news = |(fact, cause): &(Fact, fact::Cause)| match cause {
            fact::Cause::Rival(_) => false,
            fact::Cause::Demand(_) => self.puzzle.get(fact.candidate().cell).is_none(),
            fact::Cause::Guess | fact::Cause::Lesson(_) => true,
        };
        let trail = self.search.trail();
        trail[from..].iter().position(news).map_or(trail.len(), |ahead| from + ahead)
    }

    #[inline]
    fn turn(&mut self) -> Progress {
        let Some(turn) = self.search.turn(u64::MAX, &mut Lowest) else { return Progress::Ended };
        self.solutions += u64::from(turn == Turn::Solved);
        let kept = self.search.kept();
        // The guess, or that it is out, is what the turn itself shows.
        let own = matches!(self.search.trail().get(kept), Some((_, fact::Cause::Guess)));
        self.shown = self.next_shown(kept + usize::from(own));
        self.last = Last::Turn(turn);
        Progress::Moved
    }

    fn event(&self) -> Event {
        match self.last {
            Last::Start => Event::Start,
            Last::Turn(Turn::Guessed(candidate)) => Event::Guessed(candidate),
            Last::Turn(Turn::Refuted(candidate)) => Event::Refuted(candidate),
            Last::Turn(Turn::Dismissed(candidate)) => Event::Dismissed(candidate),
            Last::Turn(Turn::Learned { facts, taken_back }) => Event::Learned { facts, taken_back },
            Last::Turn(Turn::StartedAgain) => Event::StartedAgain,
            Last::Turn(Turn::Solved) => Event::Solved,
            Last::Turn(Turn::Exhausted) => Event::Exhausted,
            Last::Fact(at) => self.fact(at),
            Last::Contradiction(contradiction) => Event::Contradiction(self.contradiction(contradiction)),
        }
    }

    fn fact(&self, at: usize) -> Event {
        let (fact, cause) = self.search.trail()[at];
        let candidate = fact.candidate();
        if fact.is_out() {
            return Event::RuledOut(candidate);
        }
        let cause = match cause {
            fact::Cause::Demand(number) => match self.search.demand(number) {
                Demand::Digit(_) => Cause::OnlyDigit,
                Demand::Place(house, _) => Cause::OnlyPlace(house),
            },
            // Guesses are shown as turns, and rivals place nothing.
            fact::Cause::Lesson(_) | fact::Cause::Guess | fact::Cause::Rival(_) => Cause::Lesson,
        };
        Event::Placed { candidate, cause }
    }

    fn contradiction(&self, contradiction: fact::Contradiction) -> Contradiction {
        match contradiction {
            fact::Contradiction::Demand(number) => match self.search.demand(number) {
                Demand::Digit(cell) => Contradiction::NoDigit(cell),
                Demand::Place(house, digit) => Contradiction::NoPlace(house, digit),
            },
            fact::Contradiction::Lesson(_) => Contradiction::Lesson,
        }
    }

    /// The digits that are shown, with how they came there.
    fn digits(&self) -> Vec<Option<(Digit, Origin)>> {
        let givens = self.puzzle.grid().digits();
        let mut digits: Vec<_> = givens.map(|given| given.map(|digit| (digit, Origin::Given))).collect();
        let proven = self.search.proven();
        for (at, &(fact, cause)) in self.search.trail()[..self.shown].iter().enumerate() {
            if !fact.is_out() {
                let origin = match cause {
                    _ if at < proven => Origin::Proven,
                    fact::Cause::Guess => Origin::Guessed,
                    _ => Origin::Deduced,
                };
                digits[fact.cell_index()].get_or_insert((fact.candidate().digit, origin));
            }
        }
        digits
    }

    /// What each cell may hold by the facts that are shown.
    fn open(&self) -> impl Iterator<Item = DigitSet> {
        let mut open = self.search.open();
        for (fact, _) in self.search.trail()[self.shown..].iter().filter(|(fact, _)| fact.is_out()) {
            open[fact.cell_index()].insert(fact.candidate().digit);
        }
        // Givens that contradict each other may not have been heeded all.
        open.into_iter().zip(self.puzzle.grid().open_digits()).map(|(open, given)| open & given)
    }
}

impl Machine for Walk {
    type Packed = Packed;
    type Notes = ();

    const STEPS_PER_LOOK: u64 = 1 << 8;

    #[inline]
    fn step(&mut self, (): &mut (), _: &dyn Fn() -> bool) -> Progress {
        if self.shown < self.search.trail().len() {
            self.last = Last::Fact(self.shown);
            self.shown = self.next_shown(self.shown + 1);
            return Progress::Moved;
        }
        match (self.last, self.search.contradiction()) {
            (Last::Turn(Turn::Exhausted), _) => Progress::Ended,
            (Last::Turn(Turn::Solved), _) if self.until == Until::FirstSolution => Progress::Ended,
            (Last::Contradiction(_), _) | (_, None) => self.turn(),
            (_, Some(contradiction)) => {
                self.last = Last::Contradiction(contradiction);
                Progress::Moved
            }
        }
    }

    fn frame(&self, (): &()) -> Frame {
        let counts =
            Counts { depth: self.search.depth(), guesses: self.search.guessed(), solutions: self.solutions };
        Frame::new(self.puzzle.geometry(), self.event(), counts, self.digits(), self.open())
    }

    fn pack(&self) -> Packed {
        let Self { until, last, shown, solutions, .. } = *self;
        Walk { puzzle: Arc::clone(&self.puzzle), until, search: self.search.pack(), last, shown, solutions }
    }

    fn unpack(packed: &Packed) -> Self {
        let Walk { until, last, shown, solutions, .. } = *packed;
        Self {
            puzzle: Arc::clone(&packed.puzzle),
            until,
            search: packed.search.unpack(),
            last,
            shown,
            solutions,
        }
    }

    fn bytes(packed: &Packed) -> usize {
        packed.search.bytes() + size_of::<Packed>()
    }
}
