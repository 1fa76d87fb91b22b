//! Which of many hints comes first: the easiest, then the shortest, then by
//! kind, then the first that was found. Of several hints that rule out the same
//! candidates, the first is kept.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::hint::prove;
use super::proof::RankedHint;
use crate::board::Candidates;
use crate::logic::techniques::Sink;

/// The hints in order.
pub(super) fn rank(mut hints: Vec<RankedHint>) -> Vec<RankedHint> {
    hints.sort_by(|a, b| {
        let by_difficulty = a.difficulty.total_cmp(b.difficulty);
        by_difficulty
            .then(a.complexity.cmp(&b.complexity))
            .then_with(|| a.winner.kind().cmp(&b.winner.kind()))
    });
    let mut seen = HashSet::new();
    hints.retain(|hint| seen.insert(hint.eliminations.clone()));
    hints
}

/// Ranks hints and hands their steps over, each proved when it is its turn.
pub(super) fn hand_over(
    candidates: &Candidates,
    hints: Vec<RankedHint>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    rank(hints).iter().filter_map(|hint| prove(candidates, hint.winner)).try_for_each(sink)
}
