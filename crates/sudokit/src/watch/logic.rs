//! Steps of a human solver.
//!
//! A step is quick to apply but may be slow to find. So all copies share the steps that were found.
//! A copy is only the position before its last step, which is what an explanation of that step
//! needs.

use std::cell::Cell as Flag;

use super::event::Taken;
use super::stepper::{StepResult, Stepper};
use super::{ContradictionKind, Event, Figures, Frame, Origin};
use crate::base::Digit;
use crate::board::{Candidates, Puzzle};
use crate::logic::{LogicSolver, Order, Step};
use crate::solve::general::{GeneralSolver, LowestFirst};
use crate::solve::{SearchOutcome, Uniqueness};

/// If the solution is not known to be unique after this many guesses, the puzzle is treated as if
/// it had several. The limit counts guesses, not time, so the path is the same on every machine.
const GUESSES: u64 = 5000;

#[derive(Clone, Debug)]
pub(super) struct LogicStepper {
    /// The position before the last step.
    before: Candidates,
    last: LogicShown,
}

/// The last event that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LogicShown {
    Start,
    /// The step with this number.
    Step(usize),
    Contradiction(ContradictionKind),
    Solved,
    Exhausted,
    Stuck,
}

/// The steps found so far.
#[derive(Debug)]
pub(super) struct LogicSteps {
    /// Its position is after the last of the steps.
    solver: LogicSolver,
    steps: Vec<Step>,
    givens: Vec<Option<Digit>>,
}

impl LogicSteps {
    pub(super) fn new(puzzle: &Puzzle, order: Order) -> Self {
        let solver = uniqueness(puzzle).solver(order, puzzle.candidates());
        Self { solver, steps: Vec::new(), givens: puzzle.grid().digits().collect() }
    }

    /// Finds what follows the steps so far, and adds the next step if there is one. `None` if the
    /// stop signal came.
    fn find_next(&mut self, stop: &dyn Fn() -> bool) -> Option<LogicShown> {
        let position = self.solver.candidates();
        if position.is_full() {
            return Some(LogicShown::Solved);
        }
        if let Some(contradiction) = contradiction(position) {
            return Some(LogicShown::Contradiction(contradiction));
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
                Some(LogicShown::Step(self.steps.len() - 1))
            }
            None if is_stopped.get() => None,
            None => Some(LogicShown::Stuck),
        }
    }
}

/// The only solution, or unknown: there may be none or several, or the search takes too long.
fn uniqueness(puzzle: &Puzzle) -> Uniqueness {
    let mut search = GeneralSolver::new(puzzle);
    let advance = |search: &mut GeneralSolver| search.advance_within(GUESSES, &mut LowestFirst, &|| false);
    if advance(&mut search) == SearchOutcome::Solved {
        let solution = search.solution();
        if advance(&mut search) == SearchOutcome::Exhausted {
            return Uniqueness::One(Box::new(solution));
        }
    }
    Uniqueness::Unknown
}

impl LogicStepper {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { before: puzzle.candidates(), last: LogicShown::Start }
    }

    /// The position after the last step.
    fn position(&self, found: &LogicSteps) -> Candidates {
        let mut position = self.before.clone();
        if let LogicShown::Step(number) = self.last {
            position.apply(&found.steps[number]);
        }
        position
    }
}

/// The first contradiction in a position, if there is one.
fn contradiction(position: &Candidates) -> Option<ContradictionKind> {
    let geometry = position.geometry();
    let bare = position.empty_cells().find(|&cell| position.marks(cell).is_empty());
    bare.map(ContradictionKind::NoDigit).or_else(|| {
        let mut full = geometry.houses().filter(|(_, cells)| cells.len() == geometry.side());
        full.find_map(|(house, cells)| {
            let lacks = |digit: &Digit| !cells.iter().any(|&cell| position.open(cell).contains(*digit));
            let digit = Digit::all(geometry.side()).find(lacks)?;
            Some(ContradictionKind::NoPlace(house, digit))
        })
    })
}

impl Stepper for LogicStepper {
    type Snapshot = Self;
    type Shared = LogicSteps;

    const STEPS_PER_CHECK: u64 = 1;

    fn step(&mut self, found: &mut LogicSteps, stop: &dyn Fn() -> bool) -> StepResult {
        let next = match self.last {
            LogicShown::Solved | LogicShown::Exhausted | LogicShown::Stuck => return StepResult::Ended,
            LogicShown::Contradiction(_) => Some(LogicShown::Exhausted),
            LogicShown::Start if !found.steps.is_empty() => Some(LogicShown::Step(0)),
            LogicShown::Step(number) if number + 1 < found.steps.len() => Some(LogicShown::Step(number + 1)),
            LogicShown::Start | LogicShown::Step(_) => found.find_next(stop),
        };
        let Some(next) = next else { return StepResult::Stopped };
        if let LogicShown::Step(number) = self.last {
            self.before.apply(&found.steps[number]);
        }
        self.last = next;
        StepResult::Moved
    }

    fn frame(&self, found: &LogicSteps) -> Frame {
        let event = match self.last {
            LogicShown::Start => Event::Start,
            LogicShown::Step(number) => {
                let step = found.steps[number].clone();
                Event::Step(Box::new(Taken { step, before: self.before.clone() }))
            }
            LogicShown::Contradiction(contradiction) => Event::Contradiction(contradiction),
            LogicShown::Solved => Event::Solved,
            LogicShown::Exhausted => Event::Exhausted,
            LogicShown::Stuck => Event::Stuck,
        };
        let position = self.position(found);
        let cells = position.geometry().cells().zip(&found.givens);
        let digits = cells.clone().map(|(cell, given)| {
            let origin = given.map_or(Origin::Proven, |_| Origin::Given);
            position.digit(cell).map(|digit| (digit, origin))
        });
        let figures = Figures { solutions: u64::from(self.last == LogicShown::Solved), ..Figures::default() };
        let open = cells.map(|(cell, _)| position.marks(cell));
        Frame::new(position.geometry(), event, figures, digits.collect(), open)
    }

    fn snapshot(&self) -> Self {
        self.clone()
    }

    fn restore(snapshot: &Self) -> Self {
        snapshot.clone()
    }

    fn bytes(snapshot: &Self) -> usize {
        let geometry = snapshot.before.geometry();
        let tables = geometry.houses().len() * geometry.side() * (size_of::<u64>() + size_of::<u8>());
        tables + geometry.len() * size_of::<(u64, u8)>() + size_of::<Self>()
    }
}
