//! Hints: a little help, then more.
//!
//! Looking for a hint can take long, so it is a piece of work of its own: an
//! [`Adviser`] knows the position and can be taken to another thread. What it
//! finds is a [`Hint`], a ladder that begins with where to look.

use std::collections::BTreeSet;

use sudokit::rate::Scale;
use sudokit::technique::explain::{Arrow, Highlight, Role};
use sudokit::{Alphabet, Candidate, Candidates, Explanation, LogicSolver, Puzzle, Reveal, Step, Unsolved};

use crate::{Action, Game, Key, Mistake, Status};

/// A position that somebody wants help with.
#[derive(Clone, Debug)]
pub struct Adviser {
    game: Game,
}

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
    /// Somebody who can help with the present position.
    pub fn adviser(&self) -> Adviser {
        Adviser { game: self.clone() }
    }

    /// What is known: the digits, what they rule out, and the centre notes.
    /// Corner notes say nothing about what a cell cannot hold.
    fn position(&self) -> Candidates {
        let mut candidates = self.puzzle().candidates();
        for cell in self.board().cells() {
            if let Some(digit) = self.square(cell).digit {
                candidates.place(Candidate { cell, digit });
            }
        }
        for cell in self.board().cells() {
            let notes = self.square(cell).centre;
            if !notes.is_empty() {
                for digit in candidates.marks(cell) - notes {
                    candidates.remove(Candidate { cell, digit });
                }
            }
        }
        candidates
    }
}

impl Adviser {
    /// Finds the easiest step, or what has to be said before.
    pub fn advise(&self, stop: &dyn Fn() -> bool) -> Advice {
        let game = &self.game;
        let mistakes = game.mistakes();
        match (game.key(), game.status()) {
            (Key::None, _) => return Advice::NoSolution,
            (_, Status::Solved) => return Advice::Solved,
            _ if !mistakes.is_empty() => return Advice::Mistakes(mistakes),
            _ => (),
        }
        let candidates = game.position();
        let solver = LogicSolver::on(Scale::Hodoku, candidates.clone());
        let mut solver = match game.solution() {
            Some(_) => solver.with_brute_force(),
            None if self.is_dead_end(&candidates, stop) => return Advice::DeadEnd,
            None => solver.for_several_solutions(),
        };
        match solver.next_step_until(stop) {
            Some(step) => Advice::Hint(Box::new(Hint::new(step, candidates, game.alphabet()))),
            None if stop() => Advice::Stopped,
            None => Advice::Stuck,
        }
    }

    fn is_dead_end(&self, candidates: &Candidates, stop: &dyn Fn() -> bool) -> bool {
        let marks = self.game.board().cells().map(|cell| candidates.open(cell));
        let grid = self.game.grid().with_limits(marks.collect::<Vec<_>>());
        let puzzle = Puzzle::try_from(grid);
        puzzle.is_ok_and(|puzzle| puzzle.solve().stop_when(stop).first() == Err(Unsolved::NoSolution))
    }
}

impl Hint {
    fn new(step: Step, candidates: Candidates, alphabet: &Alphabet) -> Self {
        let explanation = step.explain(&candidates, alphabet);
        Self { candidates, step, explanation, revealed: Reveal::Nudge }
    }

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
