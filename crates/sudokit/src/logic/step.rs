//! One step of a person's solution.

use super::techniques::Search;
use super::{Order, Rating, Reason, Score, Technique};
use crate::base::Candidate;
use crate::board::Candidates;

/// One step: what is placed or ruled out, by which technique, and why.
///
/// ```
/// use sudokit::logic::Technique;
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1.3.\n..2.\n.1..\n...4".parse()?;
/// let step = Technique::HiddenSingle.find_first(&puzzle.candidates()).unwrap();
/// assert_eq!(step.placements.len(), 1);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Step {
    /// The name of the pattern.
    pub technique: Technique,
    /// How hard Sudoku Explainer calls it, if it knows the technique. For some techniques
    /// that depends on how it looks for them.
    pub rating: Option<Rating>,
    /// What HoDoKu counts for it, if it knows the technique.
    pub score: Option<Score>,
    /// The order in which it was found.
    pub order: Order,
    /// The evidence.
    pub reason: Reason,
    /// The digits that can be placed; at most one, as techniques go.
    pub placements: Vec<Candidate>,
    /// The candidates that are ruled out, other than by the placements.
    pub eliminations: Vec<Candidate>,
}

impl Step {
    /// A step with its evidence, without a rating and a score, in the beginner's order.
    pub fn new(
        technique: Technique,
        reason: Reason,
        placements: impl IntoIterator<Item = Candidate>,
        eliminations: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        Self {
            technique,
            rating: None,
            score: None,
            order: Order::Beginner,
            reason,
            placements: placements.into_iter().collect(),
            eliminations: eliminations.into_iter().collect(),
        }
    }

    /// What people call it who solve in this order.
    pub fn name(&self) -> &'static str {
        self.order.name_of(self.technique)
    }

    /// The step of a search that was asked in an order.
    pub(super) fn found_in(self, order: Order, search: Search) -> Self {
        Self { score: order.score(search, self.technique), order, ..self }
    }

    /// Without a rating and a score.
    pub(super) fn unmeasured(self) -> Self {
        Self { rating: None, score: None, ..self }
    }

    /// A step that places a digit.
    pub(crate) fn place(technique: Technique, reason: Reason, candidate: Candidate) -> Self {
        Self { placements: vec![candidate], ..Self::remove(technique, reason, Vec::new()) }
    }

    /// A step that rules candidates out.
    pub(crate) fn remove(technique: Technique, reason: Reason, eliminations: Vec<Candidate>) -> Self {
        Self::new(technique, reason, [], eliminations)
    }

    /// As hard as Sudoku Explainer calls all steps of the technique, if it knows it.
    pub(crate) fn rated(self) -> Self {
        let fixed = self.technique.ratings().filter(|span| span.to == Some(span.from));
        Self { rating: fixed.map(|span| span.from), ..self }
    }

    /// This many tenths harder than Sudoku Explainer calls the easiest step of the technique.
    pub(crate) fn rated_above(self, tenths: usize) -> Self {
        let rating = self.technique.ratings().map(|span| span.from.in_tenths() + tenths as u16);
        Self { rating: rating.map(Rating::tenths), ..self }
    }

    /// As hard as this, which is no less than the easiest of the technique.
    pub(crate) fn rated_at(self, rating: Rating) -> Self {
        debug_assert!(self.technique.ratings().is_none_or(|span| span.from <= rating));
        Self { rating: Some(rating), ..self }
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
