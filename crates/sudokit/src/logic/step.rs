//! One step of a person's solution.

use super::{Rating, Reason, Score, Technique};
use crate::base::Candidate;
use crate::board::Candidates;

/// One step: what is placed or ruled out, by which technique, and why.
///
/// ```
/// use sudokit::{Puzzle, Technique};
///
/// let puzzle: Puzzle = "1.3.\n..2.\n.1..\n...4".parse()?;
/// let step = Technique::HiddenSingle.find_first(&puzzle.candidates()).unwrap();
/// assert_eq!(step.placements.len(), 1);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The name of the pattern.
    pub technique: Technique,
    /// How hard Sudoku Explainer calls it, if it knows the technique.
    pub rating: Option<Rating>,
    /// What HoDoKu counts for it, if it was found in HoDoKu's order.
    pub score: Option<Score>,
    /// The evidence.
    pub reason: Reason,
    /// The digits that can be placed; at most one, as techniques go.
    pub placements: Vec<Candidate>,
    /// The candidates that are ruled out, other than by the placements.
    pub eliminations: Vec<Candidate>,
}

impl Step {
    /// What people call it: HoDoKu's name, if it was found in HoDoKu's order.
    pub fn name(&self) -> &'static str {
        self.score.and_then(|_| self.technique.hodoku_name()).unwrap_or(self.technique.name())
    }

    /// A step that places a digit.
    pub(crate) fn place(technique: Technique, rating: Rating, reason: Reason, candidate: Candidate) -> Self {
        Self {
            technique,
            rating: Some(rating),
            score: None,
            reason,
            placements: vec![candidate],
            eliminations: Vec::new(),
        }
    }

    /// A step that rules candidates out.
    pub(crate) fn remove(
        technique: Technique,
        rating: impl Into<Option<Rating>>,
        reason: Reason,
        eliminations: Vec<Candidate>,
    ) -> Self {
        Self { technique, rating: rating.into(), score: None, reason, placements: Vec::new(), eliminations }
    }
}

impl Candidates {
    /// Does what a step says.
    pub fn apply(&mut self, step: &Step) {
        for &candidate in &step.eliminations {
            self.remove(candidate);
        }
        for &candidate in &step.placements {
            self.place(candidate);
        }
    }
}
