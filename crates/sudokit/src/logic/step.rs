//! One step of a human-style solution.

use super::techniques::Search;
use super::{Order, Rating, Reason, Score, Technique};
use crate::base::Candidate;
use crate::board::Candidates;

/// One step: the digits to place or candidates to eliminate, the technique, and the reason.
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
    /// The technique that found the step.
    pub technique: Technique,
    /// Sudoku Explainer's rating of the step, if it knows the technique. For some techniques the
    /// rating depends on how Sudoku Explainer searches.
    pub rating: Option<Rating>,
    /// HoDoKu's score for the step, if it knows the technique.
    pub score: Option<Score>,
    /// The order in which the searches ran.
    pub order: Order,
    /// The evidence.
    pub reason: Reason,
    /// The digits to place. No technique places more than one.
    pub placements: Vec<Candidate>,
    /// The eliminated candidates, except those that the placements rule out.
    pub eliminations: Vec<Candidate>,
}

impl Step {
    /// Creates a step with its evidence, in the beginner's order, without a rating or a score.
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

    /// Returns the technique's name, as the program behind this order calls it.
    pub fn name(&self) -> &'static str {
        self.order.name_of(self.technique)
    }

    /// Records the order and the score of a step that a search found in that order.
    pub(super) fn found_in(self, order: Order, search: Search) -> Self {
        Self { score: order.score(search, self.technique), order, ..self }
    }

    /// Removes the rating and the score.
    pub(super) fn unmeasured(self) -> Self {
        Self { rating: None, score: None, ..self }
    }

    /// Creates a step that places a digit.
    pub(crate) fn place(technique: Technique, reason: Reason, candidate: Candidate) -> Self {
        Self { placements: vec![candidate], ..Self::remove(technique, reason, Vec::new()) }
    }

    /// Creates a step that eliminates candidates.
    pub(crate) fn remove(technique: Technique, reason: Reason, eliminations: Vec<Candidate>) -> Self {
        Self::new(technique, reason, [], eliminations)
    }

    /// Sets Sudoku Explainer's rating, if it rates all steps of the technique the same.
    pub(crate) fn rated(self) -> Self {
        let fixed = self.technique.ratings().filter(|span| span.to == Some(span.from));
        Self { rating: fixed.map(|span| span.from), ..self }
    }

    /// Sets a rating this many tenths above Sudoku Explainer's lowest for the technique.
    pub(crate) fn rated_above(self, tenths: usize) -> Self {
        let rating = self.technique.ratings().map(|span| span.from.in_tenths() + tenths as u16);
        Self { rating: rating.map(Rating::tenths), ..self }
    }

    /// Sets the rating, which must not be below the technique's lowest.
    pub(crate) fn rated_at(self, rating: Rating) -> Self {
        debug_assert!(self.technique.ratings().is_none_or(|span| span.from <= rating));
        Self { rating: Some(rating), ..self }
    }
}

impl Candidates {
    /// Applies the placements and eliminations of a step.
    pub fn apply(&mut self, step: &Step) {
        for &candidate in &step.eliminations {
            self.remove(candidate);
        }
        for &candidate in &step.placements {
            self.place(candidate);
        }
    }
}
