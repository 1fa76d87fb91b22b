//! Hints: a little help, then more.
//!
//! Looking for a hint can take long, so a front end takes a copy of the game to
//! another thread. What it finds is a [`Hint`], a ladder that begins with where to
//! look.

use std::collections::BTreeSet;
use sudokit::Control;

use sudokit::board::Progress;
use sudokit::logic::explain::{Arrow, Explanation, Highlight, Reveal, Role};
use sudokit::logic::{Order, PlayerPosition, PositionStatus, Step};
use sudokit::{Candidate, Candidates};

use crate::{Action, Game, Mistake};

/// What there is to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// A step.
    Hint(Box<Hint>),
    /// First of all, something is wrong.
    Mistakes(Vec<Mistake>),
    /// What was placed leaves no solution.
    DeadEnd,
    /// The puzzle itself has none.
    NoSolution,
    /// The board is full and right.
    Solved,
    /// No technique finds a step.
    Stuck,
    /// The stop signal came first.
    Stopped,
}

/// A step, told little by little.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The position that it was found in.
    pub candidates: Candidates,
    /// What to do.
    pub step: Step,
    /// Why.
    pub explanation: Explanation,
    /// How much of it was told.
    pub revealed: Reveal,
}

impl Game {
    /// The position after what the player did.
    pub(crate) fn position<'a>(&'a self, progress: &'a Progress) -> PlayerPosition<'a> {
        PlayerPosition::new(self.puzzle(), progress, self.key())
    }

    /// Finds the easiest step, or what has to be said before.
    pub fn advise(&self, control: &Control) -> Advice {
        let progress = self.progress();
        let position = self.position(&progress).control(control);
        match position.status() {
            PositionStatus::NoSolution => return Advice::NoSolution,
            PositionStatus::Solved => return Advice::Solved,
            PositionStatus::Mistakes(mistakes) => return Advice::Mistakes(mistakes),
            PositionStatus::DeadEnd => return Advice::DeadEnd,
            PositionStatus::Open => (),
        }
        let mut solver = position.solver(Order::default());
        match solver.next_step() {
            Some(step) => {
                let candidates = solver.candidates().clone();
                let explanation = step.explain(&candidates, self.alphabet());
                Advice::Hint(Box::new(Hint { candidates, step, explanation, revealed: Reveal::Nudge }))
            }
            None if control.is_stopped() => Advice::Stopped,
            None => Advice::Stuck,
        }
    }
}

impl Hint {
    /// Tells more; says whether there was more to tell.
    pub fn tell_more(&mut self) -> bool {
        let next = Reveal::ALL.into_iter().find(|&level| level > self.revealed);
        self.revealed = next.unwrap_or(self.revealed);
        next.is_some()
    }

    /// What was told so far.
    pub fn sentences(&self) -> Vec<&str> {
        self.explanation.up_to(self.revealed)
    }

    /// What to draw attention to: nothing before the pattern is told, and
    /// nothing of what follows from it before the proof.
    pub fn highlights(&self) -> Vec<Highlight> {
        let all = self.explanation.highlights.iter().copied();
        match self.revealed {
            Reveal::Nudge | Reveal::Technique => Vec::new(),
            Reveal::Pattern => {
                all.filter(|highlight| !matches!(highlight.role, Role::Victim | Role::Placed)).collect()
            }
            Reveal::Proof | Reveal::Move => all.collect(),
        }
    }

    /// The links of its chain, from the pattern on.
    pub fn arrows(&self) -> &[Arrow] {
        if self.revealed >= Reveal::Pattern { &self.explanation.arrows } else { &[] }
    }

    /// What the hint says to do.
    pub fn action(&self) -> Action {
        let eliminations: BTreeSet<Candidate> = self.step.eliminations.iter().copied().collect();
        Action::Follow {
            placements: self.step.placements.clone(),
            eliminations: eliminations.into_iter().collect(),
        }
    }
}

impl Advice {
    /// What to say where there is no hint, in sentences.
    pub fn sentences(&self, game: &Game) -> Vec<String> {
        match self {
            Self::Hint(hint) => hint.sentences().into_iter().map(str::to_owned).collect(),
            Self::Mistakes(mistakes) => {
                mistakes.iter().map(|&mistake| game.mistake_sentence(mistake)).collect()
            }
            Self::DeadEnd => vec!["What was placed leaves no solution.".to_owned()],
            Self::NoSolution => vec!["This puzzle has no solution.".to_owned()],
            Self::Solved => vec!["The puzzle is solved.".to_owned()],
            Self::Stuck => vec!["No technique finds a step here.".to_owned()],
            Self::Stopped => vec!["The search for a hint was stopped.".to_owned()],
        }
    }
}
