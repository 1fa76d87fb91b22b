//! Which givens a puzzle does not need.

use super::{Count, NotUnique, Solve};
use crate::Cell;

/// A given is needed if some other digit in its cell leads to a solution: it
/// then tells the two apart. So it is enough to look for a second solution of
/// the puzzle without it.
pub(super) fn givens(solve: Solve<'_>) -> Result<Vec<Cell>, NotUnique> {
    let solution = solve.unique()?;
    let mut redundant = Vec::new();
    for (cell, _) in solve.puzzle.grid().filled() {
        let fewer = solve.puzzle.without(cell);
        match fewer.solve().stop_when(solve.stop).count(2) {
            Count::Exactly(_) => redundant.push(cell),
            Count::AtLeast(2) => {}
            Count::AtLeast(_) => {
                return Err(NotUnique::Stopped { found: Some(Box::new(solution)) });
            }
        }
    }
    Ok(redundant)
}
