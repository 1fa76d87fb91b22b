//! Why a contradiction came about.
//!
//! Every fact on the trail has a cause: a guess, or earlier facts. Going along
//! the trail from its end, each fact that had a part in the contradiction is
//! replaced by its causes, until only one is left from after the last guess.
//!
//! ```text
//!  guess 1 ── a ── b      guess 2 ── c ── d ─┬─ e ─┐
//!             │                   ╭──────────┴─ f ─┴─ no place for 4
//!             ╰───────────────────╯
//!  e, f  →  d, a  →  the lesson: a and d cannot both hold
//! ```
//!
//! The search goes back to where a was found, long before guess 2 perhaps, and
//! there d is out of the question at once: not only under this guess, but
//! wherever a holds.

use super::Guess;
use super::fact::{CANDIDATES_PER_CELL, Cause, Contradiction, Fact};
use super::lessons::{Lesson, Lessons};
use super::order::Heat;
use super::position::Position;

/// The tables that an inquest needs, kept for the next.
#[derive(Clone, Debug)]
pub(super) struct Inquest {
    /// For each candidate, where the trail speaks of it.
    at: Vec<usize>,
    /// How much of the trail is in that table.
    noted: usize,
    /// For each candidate, whether it had a part in the contradiction.
    involved: Vec<bool>,
}

/// Known before the trail began.
const BEFORE: usize = usize::MAX;

impl Inquest {
    pub(super) fn new(position: &Position) -> Self {
        let candidates = CANDIDATES_PER_CELL * position.board.cells;
        Self { at: vec![BEFORE; candidates], noted: 0, involved: vec![false; candidates] }
    }

    /// Goes back to when the trail was so long.
    pub(super) fn undo(&mut self, length: usize) {
        self.noted = self.noted.min(length);
    }

    /// What a contradiction teaches. Only the first fact of the lesson is newer
    /// than the last guess; the number is that of the guesses under which the
    /// others stand. Demands that had a part are warmed.
    pub(super) fn hold(
        &mut self,
        contradiction: Contradiction,
        position: &Position,
        guesses: &[Guess],
        lessons: &Lessons,
        heat: &mut Heat,
    ) -> (Lesson, usize) {
        self.note(position);
        let (first_guess, last_guess) = (guesses[0].trail, guesses[guesses.len() - 1].trail);
        let mut causes = match contradiction {
            Contradiction::Demand(demand) => {
                heat.warm(demand);
                position.board.options(demand as usize).map(Fact::out).collect()
            }
            Contradiction::Lesson(lesson) => lessons.facts(lesson).to_vec(),
        };
        let mut involved = Vec::new();
        let mut recent = 0;
        let mut end = position.trail.len();
        let culprit = loop {
            for fact in causes.drain(..) {
                if self.is_news(fact, first_guess) {
                    self.involved[fact.candidate_index()] = true;
                    involved.push(fact);
                    recent += usize::from(self.at[fact.candidate_index()] >= last_guess);
                }
            }
            let is_involved = |(fact, _): &(Fact, Cause)| self.involved[fact.candidate_index()];
            end = position.trail[..end].iter().rposition(is_involved).expect("a contradiction has causes");
            let (fact, cause) = position.trail[end];
            recent -= 1;
            if recent == 0 {
                break fact;
            }
            if let Cause::Demand(demand) = cause {
                heat.warm(demand);
            }
            collect_causes(fact, cause, position, lessons, &mut causes);
        };
        let mut facts = involved.clone();
        facts.retain(|&fact| {
            let at = self.at[fact.candidate_index()];
            at < last_guess && {
                // A fact whose causes are all in the list adds nothing to them.
                let cause = position.trail[at].1;
                causes.clear();
                collect_causes(fact, cause, position, lessons, &mut causes);
                cause == Cause::Guess || causes.iter().any(|&cause| self.is_news(cause, first_guess))
            }
        });
        for fact in involved {
            self.involved[fact.candidate_index()] = false;
        }
        self.lesson(culprit, facts, guesses)
    }

    fn note(&mut self, position: &Position) {
        for (at, (fact, _)) in position.trail.iter().enumerate().skip(self.noted) {
            self.at[fact.candidate_index()] = at;
        }
        self.noted = position.trail.len();
    }

    /// Whether a fact came after the first guess and is not involved yet.
    fn is_news(&self, fact: Fact, first_guess: usize) -> bool {
        let at = self.at[fact.candidate_index()];
        at != BEFORE && at >= first_guess && !self.involved[fact.candidate_index()]
    }

    fn lesson(&self, culprit: Fact, mut facts: Vec<Fact>, guesses: &[Guess]) -> (Lesson, usize) {
        facts.sort_unstable_by_key(|fact| std::cmp::Reverse(self.at[fact.candidate_index()]));
        let mut levels: Vec<usize> = facts
            .iter()
            .map(|fact| guesses.partition_point(|guess| guess.trail <= self.at[fact.candidate_index()]))
            .collect();
        levels.dedup();
        facts.insert(0, culprit);
        let under = levels.first().copied().unwrap_or(0);
        (Lesson { facts, levels: levels.len() + 1 }, under)
    }
}

/// The facts from which a fact follows.
fn collect_causes(fact: Fact, cause: Cause, position: &Position, lessons: &Lessons, causes: &mut Vec<Fact>) {
    let is_other = |other: &Fact| *other != fact.opposite();
    match cause {
        Cause::Guess => {}
        Cause::Rival(candidate) => causes.push(Fact::placed(candidate)),
        Cause::Demand(demand) => {
            causes.extend(position.board.options(demand as usize).map(Fact::out).filter(is_other));
        }
        Cause::Lesson(lesson) => causes.extend(lessons.facts(lesson).iter().copied().filter(is_other)),
    }
}
