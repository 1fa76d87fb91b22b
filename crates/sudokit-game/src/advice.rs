//! What to say to a player who asks for help.
//!
//! Looking for a hint can take long, so a front end takes a copy of the game to
//! another thread. What it finds is a [`Hint`].

use sudokit::Control;
use sudokit::board::Progress;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{PlayerPosition, PositionStatus};

use crate::{Game, Hint, Mistake};

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
        let mut solver = position.solver(self.settings.order);
        match solver.next_step() {
            Some(step) => {
                let candidates = solver.candidates().clone();
                let explanation = step.explain(&candidates, self.alphabet());
                let explanation = explanation.named_by(self.settings.coordinates);
                Advice::Hint(Box::new(Hint {
                    candidates,
                    step,
                    explanation,
                    revealed: Reveal::Nudge,
                    sentence: None,
                }))
            }
            None if control.is_stopped() => Advice::Stopped,
            None => Advice::Stuck,
        }
    }
}

impl Advice {
    /// What to say where there is no hint, in sentences.
    pub fn sentences(&self, game: &Game) -> Vec<String> {
        match self {
            Self::Hint(hint) => hint.sentences().into_iter().map(str::to_owned).collect(),
            Self::Mistakes(mistakes) => game.mistake_sentences(mistakes),
            Self::DeadEnd => vec!["What was placed leaves no solution.".to_owned()],
            Self::NoSolution => vec![format!("This puzzle has {}.", game.no_solution())],
            Self::Solved => vec!["The puzzle is solved.".to_owned()],
            Self::Stuck => vec!["No technique finds a step here.".to_owned()],
            Self::Stopped => vec!["The search for a hint was stopped.".to_owned()],
        }
    }
}
