//! An irreducible contradiction: if any one of its clues is removed, the others have a solution.
//!
//! Clues are dropped as long as the rest is a contradiction. A clue that cannot be dropped now
//! cannot be dropped later, when there are fewer others, so each clue is tried once. While most
//! clues can be dropped, several are tried together.

use super::clues::{ClueSolver, Interrupted};
use crate::base::{Cell, CellSet};

/// Drops clues from a contradiction until none can be dropped.
pub(super) fn reduce(solver: &mut ClueSolver, clues: &mut CellSet) -> Result<(), Interrupted> {
    let order: Vec<Cell> = clues.iter().collect();
    gallop(&order, |some| {
        let fewer = &*clues - &some.iter().copied().collect();
        let is_contradiction = !solver.agree(&fewer)?;
        if is_contradiction {
            *clues = fewer;
        }
        Ok(is_contradiction)
    })
}

/// Offers cells to `accept` in groups. The group size doubles after each group that is accepted,
/// and halves after each that is rejected, down to a single cell.
fn gallop(
    mut cells: &[Cell],
    mut accept: impl FnMut(&[Cell]) -> Result<bool, Interrupted>,
) -> Result<(), Interrupted> {
    let mut step = 1;
    while !cells.is_empty() {
        let (some, rest) = cells.split_at(step.min(cells.len()));
        if accept(some)? {
            (cells, step) = (rest, 2 * step);
        } else if let [_] = some {
            cells = rest;
        } else {
            step = some.len() / 2;
        }
    }
    Ok(())
}
