//! Taking clues away.

use super::prover::{Proof, Prover};
use crate::{Cell, CellSet};

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// Never to fewer clues.
    pub goal: usize,
    /// After so many clues in a row that had to stay, the board is left as it
    /// is.
    pub patience: usize,
}

/// Takes groups of clues away, in this order, while the solution stays the
/// only one. Without a prover that gives up, what is left is minimal or as
/// small as was asked for; `None` if the signal to stop came.
pub(super) fn dig(
    prover: &mut Prover,
    given: &mut CellSet,
    groups: &[Vec<Cell>],
    depth: Depth,
    stop: &dyn Fn() -> bool,
) -> Option<()> {
    // Large steps first: while a board is full of clues, many can go at once,
    // and what is unique with fewer clues is so with more.
    let mut rest = groups;
    let mut step = groups.len() / 8;
    let mut refused = 0;
    while !rest.is_empty() && refused < depth.patience {
        if stop() {
            return None;
        }
        // As many groups as the goal has room for; one that is too large stays.
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
            prover.prove_without(given, cell, stop)
        } else {
            prover.prove(&without(given, tried), stop)
        };
        if proof == Proof::Unique {
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

fn without(given: &CellSet, groups: &[Vec<Cell>]) -> CellSet {
    let mut fewer = given.clone();
    for &cell in groups.iter().flatten() {
        fewer.remove(cell);
    }
    fewer
}
