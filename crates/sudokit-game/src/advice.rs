//! Advice for a player who asks for help.
//!
//! The search for a hint can take a long time, so a front end copies the game to another
//! thread and searches there. The result is a [`Hint`] or the reason for its absence.

use sudokit::Control;
use sudokit::board::Progress;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{PlayerPosition, PositionStatus};

use crate::texts::text;
use crate::{Game, Hint, Mistake};

/// The answer to a request for help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// A step.
    Hint(Box<Hint>),
    /// Something is wrong, and the player has to know this first.
    Mistakes(Vec<Mistake>),
    /// The digits on the board leave no solution.
    DeadEnd,
    /// The puzzle itself has no solution.
    NoSolution,
    /// The board is full and right.
    Solved,
    /// No technique finds a step.
    Stuck,
    /// The stop signal came first.
    Stopped,
}

impl Game {
    /// The position that the player has reached.
    pub(crate) fn position<'a>(&'a self, progress: &'a Progress) -> PlayerPosition<'a> {
        PlayerPosition::new(self.puzzle(), progress, self.key())
    }

    /// Finds the easiest step. Mistakes on the board are reported instead of a step.
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
                let explanation = step.explain_in(&candidates, self.alphabet(), self.settings.coordinates);
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
    /// The hint as far as it is revealed, or a sentence that says why a step is missing.
    pub fn sentences(&self, game: &Game) -> Vec<String> {
        match self {
            Self::Hint(hint) => hint.sentences().into_iter().map(str::to_owned).collect(),
            Self::Mistakes(mistakes) => game.mistake_sentences(mistakes),
            Self::DeadEnd => vec![text!("advice-dead-end")],
            Self::NoSolution => vec![game.no_solution_sentence()],
            Self::Solved => vec![text!("advice-solved")],
            Self::Stuck => vec![text!("advice-stuck")],
            Self::Stopped => vec![text!("advice-stopped")],
        }
    }
}
