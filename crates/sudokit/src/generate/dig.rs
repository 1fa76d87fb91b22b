//! Removing clues ("digging holes").

use super::prover::{Prover, UniquenessProof};
use crate::base::{Cell, CellSet, Control, WorkProgress};

/// When to stop removing clues.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigLimits {
    /// The smallest number of clues.
    pub goal: usize,
    /// Stops after this many failures in a row.
    pub patience: usize,
}

/// Removes groups of clues in this order while the solution stays unique. If the prover does not
/// give up, the result is minimal or as small as requested. `None` if the stop signal came.
pub(super) fn dig(
    prover: &mut Prover,
    given: &mut CellSet,
    groups: &[Vec<Cell>],
    depth: DigLimits,
    control: &Control,
) -> Option<()> {
    // Large steps first: many clues of a full board can be removed together, and a puzzle that is
    // unique with fewer clues is unique with more.
    let mut rest = groups;
    let mut step = groups.len() / 8;
    let mut refused = 0;
    while !rest.is_empty() && refused < depth.patience {
        if control.is_stopped() {
            return None;
        }
        control.report(WorkProgress::CluesTried { done: groups.len() - rest.len(), of: groups.len() });
        // As many groups as the goal allows. A group that is too large stays.
        let mut room = given.len().saturating_sub(depth.goal);
        let fitting = rest.iter().take_while(|group| {
            let fits = group.len() <= room;
            room -= if fits { group.len() } else { 0 };
            fits
        });
        let fitting = fitting.take(step.max(1)).count();
        if fitting == 0 {
            rest = &rest[1..];
            continue;
        }
        step = fitting;
        let (tried, later) = rest.split_at(step);
        let proof = if let [group] = tried
            && let [cell] = group[..]
        {
            prover.prove_without(given, cell, control)
        } else {
            prover.prove(&without(given, tried), control)
        };
        if proof == UniquenessProof::Unique {
            *given = without(given, tried);
            rest = later;
            refused = 0;
        } else {
            if step == 1 {
                rest = later;
                refused += 1;
            }
            step /= 2;
        }
    }
    Some(())
}

/// The clues without these groups.
pub(super) fn without(given: &CellSet, groups: &[Vec<Cell>]) -> CellSet {
    let mut fewer = given.clone();
    for &cell in groups.iter().flatten() {
        fewer.remove(cell);
    }
    fewer
}
