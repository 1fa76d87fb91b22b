//! A conflict-driven search with nogood learning, for every board.
//!
//! The board is an exact-cover problem (`constraints`); a candidate is a Boolean variable
//! (`literal`). Unit propagation places singles until none are left (`propagation`). Then the
//! search decides: it takes a constraint with few options and tries one of them (`branching`).
//!
//! ```text
//!                  ╭─ 6 in r1c4 ── conflict
//!  plain search ───┤                                ╭─ 3 in r2c2 ── solution
//!                  ╰─ 6 not in r1c4 ── propagation ─┤
//!                                                   ╰─ 3 not in r2c2 ── …
//! ```
//!
//! **Plain search.** A failed decision is undone and its negation is assigned, so every solution is
//! in exactly one branch. This is the fastest way through small trees and to many solutions (0.8 µs
//! each for the 507,806 of a 17-clue puzzle without its first clue).
//!
//! **Learning.** On a large board, one wrong decision near the root can take longer than anyone
//! waits. After too many conflicts the search restarts, and from then on analyses each conflict
//! (`conflict`). The result is a nogood: literals that cannot all be true, anywhere in the search
//! (`nogoods`). The search backjumps to the level at which the nogood is unit, and restarts from
//! time to time (`restarts`). In the literature this is conflict-driven clause learning (CDCL); a
//! nogood is a negated clause.
//!
//! On a board with few givens, short searches with random values find one of the many solutions
//! sooner (`probes`).
//!
//! Each solution is still found once. The first solution found before or while learning becomes a
//! nogood itself. After the second solution it is clear that the puzzle is not unique, and a plain
//! search from the decisions of the second one visits the rest: nogoods exclude no other solution.

mod branching;
mod conflict;
mod constraints;
pub(crate) mod literal;
mod nogoods;
mod probes;
mod propagation;
mod restarts;
#[cfg(test)]
mod tests;
#[cfg(feature = "logic")]
mod watching;

use super::SearchOutcome;
use crate::base::{Candidate, Digit};
use crate::board::{Geometry, Puzzle, Solution};
use branching::Activity;
pub use branching::{LowestFirst, ValueOrder};
use conflict::ConflictAnalysis;
use literal::{Antecedent, Conflict, Lit};
use nogoods::{Nogood, NogoodStore};
use propagation::Propagator;
use restarts::Restarts;
#[cfg(feature = "logic")]
pub(crate) use watching::{Constraint, Snapshot};

/// Work between two checks of the stop signal. An assignment takes a few nanoseconds, or tens of
/// nanoseconds with nogoods, so a check comes every few milliseconds or sooner.
const WORK_PER_CHECK: usize = 1 << 16;

/// A search for all solutions of a puzzle on any board.
#[derive(Clone, Debug)]
pub struct GeneralSolver {
    geometry: Geometry,
    propagator: Propagator,
    /// The decisions on the trail; their number is the decision level.
    decisions: Vec<Decision>,
    state: SolverState,
    /// The number of decisions made so far.
    pub(crate) decided: u64,
    solutions: SolutionsFound,
    restarts: Restarts,
    /// What the search has learned; `None` for a plain search.
    learning: Option<Box<Learning>>,
    /// The length of the trail that is older than the last event.
    pub(crate) kept: usize,
}

/// An event of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SearchEvent {
    /// It made a decision.
    Decided(Candidate),
    /// It undid the last decision and assigned its negation.
    Refuted(Candidate),
    /// It undid the last decision of a solution, to look for others.
    LeftSolution(Candidate),
    /// It learned a nogood of this many literals and undid this many decisions.
    Learned { literals: usize, decisions_undone: usize },
    /// It undid all decisions.
    Restarted,
    /// It found a solution.
    Solved,
    /// Nothing is left to try.
    Exhausted,
}

#[derive(Clone, Copy, Debug)]
enum SolverState {
    /// Propagation is complete, and the search can decide.
    Open,
    /// The assignment is a reported solution.
    Solved,
    /// The assignment violates a constraint or a nogood.
    Conflict(Conflict),
}

/// The solutions so far.
#[derive(Clone, Debug)]
enum SolutionsFound {
    None,
    One(Vec<Digit>),
    Several,
}

#[derive(Clone, Debug)]
struct Decision {
    literal: Lit,
    /// The length of the trail before the decision.
    trail_len: usize,
}

/// The state of a search that learns.
#[derive(Clone, Debug)]
struct Learning {
    nogoods: NogoodStore,
    analysis: ConflictAnalysis,
    activity: Activity,
}

impl GeneralSolver {
    /// Starts a search from the givens of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let (propagator, start) = Propagator::new(puzzle);
        Self {
            geometry: puzzle.geometry().clone(),
            propagator,
            decisions: Vec::new(),
            state: start.into(),
            decided: 0,
            solutions: SolutionsFound::None,
            restarts: Restarts::new(),
            learning: None,
            kept: 0,
        }
    }

    /// Continues to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        self.advance_with_probes(stop)
    }

    /// Continues to the next solution, trying options in the order of `values`, with at most this
    /// many decisions in total.
    pub fn advance_within(
        &mut self,
        decisions: u64,
        values: &mut impl ValueOrder,
        stop: &dyn Fn() -> bool,
    ) -> SearchOutcome {
        loop {
            if let Some(outcome) = self.advance_to_restart(decisions, values, stop) {
                return outcome;
            }
        }
    }

    /// Like [`advance_within`](Self::advance_within), but returns `None` after a restart.
    #[inline]
    fn advance_to_restart(
        &mut self,
        decisions: u64,
        values: &mut impl ValueOrder,
        stop: &dyn Fn() -> bool,
    ) -> Option<SearchOutcome> {
        loop {
            if self.propagator.work >= WORK_PER_CHECK {
                self.propagator.work = 0;
                if stop() {
                    return Some(SearchOutcome::Stopped);
                }
            }
            match self.turn(decisions, values) {
                Some(SearchEvent::Solved) => return Some(SearchOutcome::Solved),
                Some(SearchEvent::Exhausted) => return Some(SearchOutcome::Exhausted),
                Some(SearchEvent::Restarted) => return None,
                None => return Some(SearchOutcome::Stopped),
                Some(_) => {}
            }
        }
    }

    /// Makes one decision or undoes some, and propagates. Does nothing and returns `None` if the
    /// next decision would exceed the limit.
    #[inline]
    pub(crate) fn turn(&mut self, decisions: u64, values: &mut impl ValueOrder) -> Option<SearchEvent> {
        self.kept = self.propagator.trail.len();
        Some(match self.state {
            // The plain search starts learning as soon as a restart is due. A
            // search that learns propagates its last nogood before it restarts.
            SolverState::Open if self.restarts.is_due() => self.restart(),
            SolverState::Open => {
                let candidate = match &self.learning {
                    Some(learning) => learning.activity.branch(&mut self.propagator, values),
                    None => branching::fewest_options(&mut self.propagator, values),
                };
                match candidate {
                    Some(_) if self.decided >= decisions => return None,
                    Some(candidate) => self.decide(candidate),
                    None => {
                        self.state = SolverState::Solved;
                        self.record_solution();
                        SearchEvent::Solved
                    }
                }
            }
            SolverState::Solved | SolverState::Conflict(_) if self.decisions.is_empty() => {
                SearchEvent::Exhausted
            }
            SolverState::Solved => self.leave_solution(),
            SolverState::Conflict(conflict) => self.resolve(conflict),
        })
    }

    /// Returns the solution reported by the last [`SearchOutcome::Solved`].
    ///
    /// # Panics
    ///
    /// Panics if the last outcome was another.
    pub fn solution(&self) -> Solution {
        let digits = self.propagator.digits().expect("only a full assignment is a solution");
        Solution::from_engine(self.geometry.clone(), digits)
    }

    fn decide(&mut self, candidate: Candidate) -> SearchEvent {
        let literal = Lit::placed(candidate);
        self.decided += 1;
        self.decisions.push(Decision { literal, trail_len: self.propagator.trail.len() });
        self.assign(literal, Antecedent::Decision);
        SearchEvent::Decided(candidate)
    }

    /// Makes a literal true and propagates.
    fn assign(&mut self, literal: Lit, antecedent: Antecedent) {
        let mut outcome = self.propagator.assign(literal, antecedent);
        if let Some(learning) = &mut self.learning {
            outcome = outcome.and_then(|()| learning.nogoods.propagate(&mut self.propagator));
        }
        self.state = outcome.into();
    }

    fn record_solution(&mut self) {
        self.solutions = match self.solutions {
            SolutionsFound::None => SolutionsFound::One(self.propagator.digits().unwrap_or_default()),
            SolutionsFound::One(_) | SolutionsFound::Several => SolutionsFound::Several,
        };
    }

    /// Continues from a reported solution.
    fn leave_solution(&mut self) -> SearchEvent {
        let last = self.decisions.len() - 1;
        let candidate = self.decisions[last].literal.candidate();
        if self.learning.is_some() && matches!(self.solutions, SolutionsFound::One(_)) {
            let literals: Vec<Lit> = self.decisions.iter().rev().map(|decision| decision.literal).collect();
            self.backjump(last);
            self.learn(Nogood { literals, lbd: 0 });
        } else {
            self.refute();
        }
        SearchEvent::LeftSolution(candidate)
    }

    /// Continues from a conflict.
    fn resolve(&mut self, conflict: Conflict) -> SearchEvent {
        if matches!(self.solutions, SolutionsFound::Several) {
            return self.refute();
        }
        self.restarts.count_conflict();
        let Some(learning) = &mut self.learning else {
            return if self.restarts.is_due() { self.start_learning() } else { self.refute() };
        };
        let Learning { nogoods, analysis, activity } = &mut **learning;
        let (nogood, level) = analysis.learn(conflict, &self.propagator, &self.decisions, nogoods, activity);
        let decisions_undone = self.decisions.len() - level;
        let event = SearchEvent::Learned { literals: nogood.literals.len(), decisions_undone };
        self.backjump(level);
        self.learn(nogood);
        event
    }

    /// Undoes the last decision and assigns its negation.
    fn refute(&mut self) -> SearchEvent {
        let last = self.decisions.len() - 1;
        let literal = self.decisions[last].literal;
        self.backjump(last);
        self.assign(literal.negated(), Antecedent::Decision);
        SearchEvent::Refuted(literal.candidate())
    }

    /// Undoes all decisions above a level.
    fn backjump(&mut self, level: usize) {
        if let Some(Decision { trail_len, .. }) = self.decisions.get(level) {
            self.propagator.undo(*trail_len);
            if let Some(learning) = &mut self.learning {
                learning.nogoods.undo(*trail_len);
                learning.analysis.undo(*trail_len);
            }
            self.decisions.truncate(level);
            self.kept = self.propagator.trail.len();
        }
    }

    /// Restarts, and learns from now on. A solution found before becomes the first nogood, so that
    /// it is not found again.
    fn start_learning(&mut self) -> SearchEvent {
        self.backjump(0);
        self.restarts.begin_run();
        self.state = SolverState::Open;
        self.learning = Some(Box::new(Learning {
            nogoods: NogoodStore::new(&self.propagator),
            analysis: ConflictAnalysis::new(&self.propagator),
            activity: Activity::new(self.propagator.constraints.count),
        }));
        if let SolutionsFound::One(digits) = &self.solutions {
            let cells = self.geometry.cells().zip(digits);
            let mut literals: Vec<Lit> =
                cells.map(|(cell, &digit)| Lit::placed(Candidate { cell, digit })).collect();
            literals.retain(|&literal| !self.propagator.is_true(literal));
            // The plain search may already have excluded it at level 0.
            if !literals.iter().any(|literal| self.propagator.is_true(literal.negated())) {
                self.learn(Nogood { literals, lbd: 0 });
            }
        }
        SearchEvent::Restarted
    }

    /// Restarts and keeps the best nogoods.
    fn restart(&mut self) -> SearchEvent {
        self.backjump(0);
        self.restarts.begin_run();
        if let Some(learning) = &mut self.learning {
            learning.nogoods.reduce(&self.propagator);
        }
        SearchEvent::Restarted
    }

    /// Adds a nogood. If all its literals except the first are true, it is unit, and the negation
    /// of the first is assigned.
    fn learn(&mut self, nogood: Nogood) {
        let Some(learning) = &mut self.learning else { return };
        let first = nogood.literals[0];
        let is_unit = nogood.literals[1..].iter().all(|&literal| self.propagator.is_true(literal));
        let number = learning.nogoods.add(nogood);
        if is_unit {
            self.assign(first.negated(), Antecedent::Nogood(number));
        }
    }
}

impl From<Result<(), Conflict>> for SolverState {
    fn from(outcome: Result<(), Conflict>) -> Self {
        match outcome {
            Ok(()) => Self::Open,
            Err(conflict) => Self::Conflict(conflict),
        }
    }
}
