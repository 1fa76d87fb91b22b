//! Watching a person's steps.
//!
//! A step is quick to take and may be slow to find. So the steps that were found
//! are noted for all copies, and a copy is only the position before its last
//! step: which is what an explanation of that step needs.

use std::cell::Cell as Flag;

use super::event::Taken;
use super::frame::Counts;
use super::machine::{Machine, Progress};
use super::{Contradiction, Event, Frame, Origin};
use crate::logic::Uniqueness;
use crate::rate::Scale;
use crate::solve::any::{self, Lowest, Search};
use crate::{Candidates, Digit, LogicSolver, Puzzle, Step};

/// A puzzle whose solution is not known to be the only one after so many
/// guesses is treated as one of several: counted, not timed, so that the path is
/// the same everywhere.
const GUESSES: u64 = 5000;

#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The position before the last step.
    before: Candidates,
    last: Last,
}

/// What was shown last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    Start,
    /// The step of this number.
    Step(usize),
    Contradiction(Contradiction),
    Solved,
    Exhausted,
    Stuck,
}

/// The steps found so far.
#[derive(Debug)]
pub(super) struct Found {
    /// Stands after the last of them.
    solver: LogicSolver,
    steps: Vec<Step>,
    givens: Vec<Option<Digit>>,
}

impl Found {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let solver = uniqueness(puzzle).solver(Scale::Hodoku, puzzle.candidates());
        Self { solver, steps: Vec::new(), givens: puzzle.grid().digits().collect() }
    }

    /// What comes after all steps so far: one more if there is any. Nothing, if
    /// the stop signal came.
    fn look(&mut self, stop: &dyn Fn() -> bool) -> Option<Last> {
        let position = self.solver.candidates();
        if position.is_full() {
            return Some(Last::Solved);
        }
        if let Some(contradiction) = contradiction(position) {
            return Some(Last::Contradiction(contradiction));
        }
        let is_stopped = Flag::new(false);
        let stop = || {
            is_stopped.set(is_stopped.get() || stop());
            is_stopped.get()
        };
        match self.solver.next_step_until(&stop) {
            Some(step) => {
                self.solver.apply(&step);
                self.steps.push(step);
                Some(Last::Step(self.steps.len() - 1))
            }
            None if is_stopped.get() => None,
            None => Some(Last::Stuck),
        }
    }
}

/// The only solution, or nothing known: there may be none or several, or the
/// search takes too long.
fn uniqueness(puzzle: &Puzzle) -> Uniqueness {
    let mut search = Search::new(puzzle);
    let advance = |search: &mut Search| search.advance_within(GUESSES, &mut Lowest, &|| false);
    if advance(&mut search) == any::Step::Solved {
        let solution = search.solution();
        if advance(&mut search) == any::Step::Exhausted {
            return Uniqueness::One(Box::new(solution));
        }
    }
    Uniqueness::Unknown
}

impl Path {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { before: puzzle.candidates(), last: Last::Start }
    }

    /// The position after the last step.
    fn position(&self, found: &Found) -> Candidates {
        let mut position = self.before.clone();
        if let Last::Step(number) = self.last {
            position.apply(&found.steps[number]);
        }
        position
    }
}

/// What cannot be met in a position, if anything.
fn contradiction(position: &Candidates) -> Option<Contradiction> {
    let geometry = position.geometry();
    let bare = position.empty_cells().find(|&cell| position.marks(cell).is_empty());
    bare.map(Contradiction::NoDigit).or_else(|| {
        let mut full = geometry.houses().filter(|(_, cells)| cells.len() == geometry.side());
        full.find_map(|(house, cells)| {
            let lacks = |digit: &Digit| !cells.iter().any(|&cell| position.open(cell).contains(*digit));
            let digit = Digit::all(geometry.side()).find(lacks)?;
            Some(Contradiction::NoPlace(house, digit))
        })
    })
}

impl Machine for Path {
    type Packed = Self;
    type Notes = Found;

    const STEPS_PER_LOOK: u64 = 1;

    fn step(&mut self, found: &mut Found, stop: &dyn Fn() -> bool) -> Progress {
        let next = match self.last {
            Last::Solved | Last::Exhausted | Last::Stuck => return Progress::Ended,
            Last::Contradiction(_) => Some(Last::Exhausted),
            Last::Start if !found.steps.is_empty() => Some(Last::Step(0)),
            Last::Step(number) if number + 1 < found.steps.len() => Some(Last::Step(number + 1)),
            Last::Start | Last::Step(_) => found.look(stop),
        };
        let Some(next) = next else { return Progress::Stopped };
        if let Last::Step(number) = self.last {
            self.before.apply(&found.steps[number]);
        }
        self.last = next;
        Progress::Moved
    }

    fn frame(&self, found: &Found) -> Frame {
        let event = match self.last {
            Last::Start => Event::Start,
            Last::Step(number) => {
                let step = found.steps[number].clone();
                Event::Step(Box::new(Taken { step, before: self.before.clone() }))
            }
            Last::Contradiction(contradiction) => Event::Contradiction(contradiction),
            Last::Solved => Event::Solved,
            Last::Exhausted => Event::Exhausted,
            Last::Stuck => Event::Stuck,
        };
        let position = self.position(found);
        let cells = position.geometry().cells().zip(&found.givens);
        let digits = cells.clone().map(|(cell, given)| {
            let origin = given.map_or(Origin::Proven, |_| Origin::Given);
            position.digit(cell).map(|digit| (digit, origin))
        });
        let counts = Counts { solutions: u64::from(self.last == Last::Solved), ..Counts::default() };
        let open = cells.map(|(cell, _)| position.marks(cell));
        Frame::new(position.geometry(), event, counts, digits.collect(), open)
    }

    fn pack(&self) -> Self {
        self.clone()
    }

    fn unpack(packed: &Self) -> Self {
        packed.clone()
    }

    fn bytes(packed: &Self) -> usize {
        let geometry = packed.before.geometry();
        let tables = geometry.houses().len() * geometry.side() * (size_of::<u64>() + size_of::<u8>());
        tables + geometry.len() * size_of::<(u64, u8)>() + size_of::<Self>()
    }
}
