//! Brute force: where no technique finds a step, a digit is looked up in the
//! solution.
//!
//! Of the empty cells, the one in the middle is filled with its digit of the
//! solution. Nobody learns from it; but a puzzle that needs it is known for it,
//! and steps that come after can be told again.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell};
use crate::logic::HodokuLevel::Extreme;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Step, Technique};

records! {
    BRUTE_FORCE = ("brute-force", LastResort, Search::BruteForce)
        .hodoku("Brute Force", by_default(900, Extreme, 10_000));
}

/// The digit of the cell in the middle, if there is one solution.
pub(crate) fn brute_force(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let empty: Vec<Cell> = scan.candidates.empty_cells().collect();
    let (Some(&cell), Some(solution)) = (empty.get(empty.len() / 2), scan.candidates.solution()) else {
        return ControlFlow::Continue(());
    };
    let candidate = Candidate { cell, digit: solution.get(cell) };
    scan.emit(Step::place(Technique::BruteForce, Reason::Tried, candidate))
}
