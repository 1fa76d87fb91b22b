//! Solving as a person does.

use std::fmt;
use std::ops::ControlFlow;

use crate::technique::chains::nine::Engine;
use crate::technique::{Family, Search, Techniques};
use crate::{Candidates, Step, Technique};

/// Solves step by step, with techniques in the order of their difficulty, from
/// any position: givens, placed digits and pencil marks.
///
/// ```
/// use sudokit::{LogicSolver, Puzzle};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut solver = LogicSolver::new(puzzle.candidates());
/// let steps: Vec<_> = solver.by_ref().collect();
/// assert_eq!(steps.len(), 51);
/// assert!(solver.candidates().is_full());
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// It is an iterator over the steps of the whole path. Where logic ends before
/// the board is full, [`candidates`](Self::candidates) is what is left.
pub struct LogicSolver {
    candidates: Candidates,
    searches: Vec<Search>,
    techniques: Vec<Technique>,
    /// For chains on the classic board.
    engine: Engine,
}

impl LogicSolver {
    /// A solver with every technique that Sudoku Explainer knows, in its order.
    ///
    /// Chains within chains take minutes a step on boards other than the classic
    /// one, and are left out there: [`with_only`](Self::with_only) has them still.
    pub fn new(candidates: Candidates) -> Self {
        let is_classic = candidates.geometry().is_classic();
        let techniques = Technique::ALL.iter().copied().filter(|&technique| {
            Search::EXPLAINER.contains(&technique.search()) && (is_classic || technique < Technique::Nested2)
        });
        let techniques = techniques.collect();
        let searches = Search::EXPLAINER.to_vec();
        Self { candidates, searches, techniques, engine: Engine::new() }.limited()
    }

    /// Without techniques that rely on there being one solution.
    #[must_use]
    pub fn without_uniqueness(mut self) -> Self {
        self.techniques.retain(|technique| technique.family() != Family::Uniqueness);
        self.limited()
    }

    /// For a puzzle that may have several solutions. What relies on one proves
    /// nothing there; and where logic must end before the board is full, nested
    /// chains would take minutes to find that there is nothing to find.
    #[must_use]
    pub fn for_several_solutions(self) -> Self {
        self.without_uniqueness().up_to(Technique::DynamicPlus)
    }

    /// Without these techniques.
    #[must_use]
    pub fn without(mut self, techniques: &Techniques) -> Self {
        self.techniques.retain(|&technique| !techniques.contains(technique));
        self.limited()
    }

    /// With no technique that is harder than this one.
    #[must_use]
    pub fn up_to(mut self, hardest: Technique) -> Self {
        self.techniques.retain(|&technique| technique <= hardest);
        self.limited()
    }

    /// With these techniques only, whether or not Sudoku Explainer knows them,
    /// from the easiest.
    #[must_use]
    pub fn with_only(mut self, techniques: impl IntoIterator<Item = Technique>) -> Self {
        self.techniques = techniques.into_iter().collect();
        self.techniques.sort();
        self.searches = self.techniques.iter().map(|technique| technique.search()).collect();
        self.searches.dedup();
        self.limited()
    }

    fn limited(mut self) -> Self {
        let Self { searches, techniques, .. } = &mut self;
        searches.retain(|&search| techniques.iter().any(|technique| technique.search() == search));
        self
    }

    /// The position.
    pub fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Begins anew, at another position, with the same techniques.
    pub fn start_again(&mut self, candidates: Candidates) {
        self.candidates = candidates;
        self.engine.forget();
    }

    /// The easiest step, if there is one.
    pub fn next_step(&mut self) -> Option<Step> {
        self.next_step_until(&|| false)
    }

    /// The easiest step, as long as `stop` does not tell otherwise. It is asked
    /// before each technique.
    pub fn next_step_until(&mut self, stop: &dyn Fn() -> bool) -> Option<Step> {
        if self.candidates.is_full() {
            return None;
        }
        let Self { candidates, searches, techniques, engine } = self;
        searches
            .iter()
            .take_while(|_| !stop())
            .find_map(|search| search.first(candidates, engine, |step| techniques.contains(&step.technique)))
    }

    /// Takes a step.
    pub fn apply(&mut self, step: &Step) {
        self.candidates.apply(step);
    }

    /// All steps there are, search by search.
    pub fn all_steps(&self) -> Vec<Step> {
        let mut found = Vec::new();
        for search in &self.searches {
            let _ = search.run(&self.candidates, &mut |step| {
                if self.techniques.contains(&step.technique) {
                    found.push(step);
                }
                ControlFlow::Continue(())
            });
        }
        found
    }
}

impl fmt::Debug for LogicSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { candidates, techniques, .. } = self;
        f.debug_struct("LogicSolver")
            .field("candidates", candidates)
            .field("techniques", techniques)
            .finish_non_exhaustive()
    }
}

/// Finds the easiest step and takes it.
impl Iterator for LogicSolver {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next_step()?;
        self.apply(&step);
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;

    fn solver(line: &str) -> LogicSolver {
        LogicSolver::new(line.parse::<Puzzle>().unwrap().candidates())
    }

    #[test]
    fn chains_within_chains_are_for_the_classic_board() {
        let large = solver(&".".repeat(256));
        assert_eq!(large.techniques.last(), Some(&Technique::DynamicPlus));
        assert_eq!(large.searches.last(), Some(&Search::DynamicPlus));
        assert_eq!(large.with_only([Technique::Nested2]).techniques, [Technique::Nested2]);
        assert_eq!(solver(&".".repeat(81)).techniques.last(), Some(&Technique::Nested5));
    }

    #[test]
    fn a_stop_is_heard_between_techniques() {
        let mut solver =
            solver("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assert_eq!(solver.next_step_until(&|| true), None);
        assert_eq!(solver.next_step_until(&|| false), solver.next_step());
    }
}
