//! Steps of the general solver: its events, and the literals of each event one by one.
//!
//! An event of the solver is a decision or the result of a conflict, with all propagation. The
//! solver handles it in one turn. A cursor then moves along the end of its trail, from one literal
//! that makes a step to the next.
//!
//! ```text
//!  trail  │ decision │ excluded … │ single │ excluded … │ single │ … │ no digit left
//!  steps  Guessed                 Placed                Placed       Contradiction
//! ```
//!
//! Candidates that a placed digit excludes belong to its step. A literal beyond the cursor is not
//! shown yet.

use std::sync::Arc;

use super::stepper::{StepResult, Stepper};
use super::{ContradictionKind, Event, Figures, Frame, Origin, PlacementCause, Until};
use crate::base::{Digit, DigitSet};
use crate::board::Puzzle;
use crate::solve::general::literal::{Antecedent, Conflict, Lit};
use crate::solve::general::{Constraint, GeneralSolver, LowestFirst, SearchEvent, Snapshot};

#[derive(Clone, Debug)]
pub(super) struct SearchStepper<S = GeneralSolver> {
    puzzle: Arc<Puzzle>,
    until: Until,
    solver: S,
    last: SearchShown,
    /// The length of the visible part of the trail.
    shown: usize,
    solutions: u64,
}

/// A stepper with a snapshot of its solver.
type SearchSnapshot = SearchStepper<Snapshot>;

/// The last event that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SearchShown {
    Start,
    Event(SearchEvent),
    /// The literal at this index of the trail.
    Literal(usize),
    Conflict(Conflict),
}

impl SearchStepper {
    pub(super) fn new(puzzle: &Arc<Puzzle>, until: Until) -> Self {
        let solver = GeneralSolver::new(puzzle);
        let singles = solver.trail().iter().position(|(literal, _)| !literal.is_excluded());
        let shown = singles.unwrap_or(solver.trail().len());
        let puzzle = Arc::clone(puzzle);
        let mut stepper = Self { puzzle, until, solver, last: SearchShown::Start, shown, solutions: 0 };
        stepper.shown = stepper.next_shown(shown);
        stepper
    }

    /// The first index of the trail, from `from`, whose literal makes a step.
    #[inline]
    fn next_shown(&self, from: usize) -> usize {
        let is_step = |(literal, antecedent): &(Lit, Antecedent)| match antecedent {
            Antecedent::Placement(_) => false,
            Antecedent::Constraint(_) => self.puzzle.get(literal.candidate().cell).is_none(),
            Antecedent::Decision | Antecedent::Nogood(_) => true,
        };
        let trail = self.solver.trail();
        trail[from..].iter().position(is_step).map_or(trail.len(), |ahead| from + ahead)
    }

    #[inline]
    fn turn(&mut self) -> StepResult {
        let Some(event) = self.solver.turn(u64::MAX, &mut LowestFirst) else { return StepResult::Ended };
        self.solutions += u64::from(event == SearchEvent::Solved);
        let kept = self.solver.kept;
        // The event itself shows the decision, or its negation.
        let own = matches!(self.solver.trail().get(kept), Some((_, Antecedent::Decision)));
        self.shown = self.next_shown(kept + usize::from(own));
        self.last = SearchShown::Event(event);
        StepResult::Moved
    }

    fn event(&self) -> Event {
        match self.last {
            SearchShown::Start => Event::Start,
            SearchShown::Event(SearchEvent::Decided(candidate)) => Event::Guessed(candidate),
            SearchShown::Event(SearchEvent::Refuted(candidate)) => Event::Refuted(candidate),
            SearchShown::Event(SearchEvent::LeftSolution(candidate)) => Event::Dismissed(candidate),
            SearchShown::Event(SearchEvent::Learned { literals, decisions_undone }) => {
                Event::Learned { facts: literals, undone: decisions_undone }
            }
            SearchShown::Event(SearchEvent::Restarted) => Event::StartedAgain,
            SearchShown::Event(SearchEvent::Solved) => Event::Solved,
            SearchShown::Event(SearchEvent::Exhausted) => Event::Exhausted,
            SearchShown::Literal(index) => self.literal(index),
            SearchShown::Conflict(conflict) => Event::Contradiction(self.contradiction(conflict)),
        }
    }

    fn literal(&self, index: usize) -> Event {
        let (literal, antecedent) = self.solver.trail()[index];
        let candidate = literal.candidate();
        if literal.is_excluded() {
            return Event::RuledOut(candidate);
        }
        let cause = match antecedent {
            Antecedent::Constraint(number) => match self.solver.constraint(number) {
                Constraint::Cell(_) => PlacementCause::OnlyDigit,
                Constraint::House(house, _) => PlacementCause::OnlyPlace(house),
            },
            // Decisions are shown as events, and placements only exclude candidates.
            Antecedent::Nogood(_) | Antecedent::Decision | Antecedent::Placement(_) => PlacementCause::Nogood,
        };
        Event::Placed { candidate, cause }
    }

    fn contradiction(&self, conflict: Conflict) -> ContradictionKind {
        match conflict {
            Conflict::Constraint(number) => match self.solver.constraint(number) {
                Constraint::Cell(cell) => ContradictionKind::NoDigit(cell),
                Constraint::House(house, digit) => ContradictionKind::NoPlace(house, digit),
            },
            Conflict::Nogood(_) => ContradictionKind::Nogood,
        }
    }

    /// The visible digits, with their origins.
    fn digits(&self) -> Vec<Option<(Digit, Origin)>> {
        let givens = self.puzzle.grid().digits();
        let mut digits: Vec<_> = givens.map(|given| given.map(|digit| (digit, Origin::Given))).collect();
        let proven = self.solver.proven();
        for (index, &(literal, antecedent)) in self.solver.trail()[..self.shown].iter().enumerate() {
            if !literal.is_excluded() {
                let origin = match antecedent {
                    _ if index < proven => Origin::Proven,
                    Antecedent::Decision => Origin::Guessed,
                    _ => Origin::Deduced,
                };
                digits[literal.cell_index()].get_or_insert((literal.candidate().digit, origin));
            }
        }
        digits
    }

    /// The candidates of each cell according to the visible literals.
    fn open(&self) -> impl Iterator<Item = DigitSet> {
        let mut open = self.solver.open();
        for (literal, _) in &self.solver.trail()[self.shown..] {
            if literal.is_excluded() {
                open[literal.cell_index()].insert(literal.candidate().digit);
            }
        }
        // After a conflict among the givens, not all of them are on the trail.
        open.into_iter().zip(self.puzzle.grid().open_digits()).map(|(open, given)| open & given)
    }
}

impl Stepper for SearchStepper {
    type Snapshot = SearchSnapshot;
    type Shared = ();

    const STEPS_PER_CHECK: u64 = 1 << 8;

    #[inline]
    fn step(&mut self, (): &mut (), _: &dyn Fn() -> bool) -> StepResult {
        if self.shown < self.solver.trail().len() {
            self.last = SearchShown::Literal(self.shown);
            self.shown = self.next_shown(self.shown + 1);
            return StepResult::Moved;
        }
        match (self.last, self.solver.conflict()) {
            (SearchShown::Event(SearchEvent::Exhausted), _) => StepResult::Ended,
            (SearchShown::Event(SearchEvent::Solved), _) if self.until == Until::FirstSolution => {
                StepResult::Ended
            }
            (SearchShown::Conflict(_), _) | (_, None) => self.turn(),
            (_, Some(conflict)) => {
                self.last = SearchShown::Conflict(conflict);
                StepResult::Moved
            }
        }
    }

    fn frame(&self, (): &()) -> Frame {
        let figures = Figures {
            depth: self.solver.depth(),
            guesses: self.solver.decided,
            solutions: self.solutions,
            ..Figures::default()
        };
        Frame::new(self.puzzle.geometry(), self.event(), figures, self.digits(), self.open())
    }

    fn snapshot(&self) -> SearchSnapshot {
        let Self { until, last, shown, solutions, .. } = *self;
        let (puzzle, solver) = (Arc::clone(&self.puzzle), self.solver.snapshot());
        SearchStepper { puzzle, until, solver, last, shown, solutions }
    }

    fn restore(snapshot: &SearchSnapshot) -> Self {
        let SearchStepper { until, last, shown, solutions, .. } = *snapshot;
        let (puzzle, solver) = (Arc::clone(&snapshot.puzzle), snapshot.solver.restore());
        Self { puzzle, until, solver, last, shown, solutions }
    }

    fn bytes(snapshot: &SearchSnapshot) -> usize {
        snapshot.solver.bytes() + size_of::<SearchSnapshot>()
    }
}
