//! Brute force: if no technique finds a step, a digit is looked up in the solution.
//!
//! The middle one of the empty cells gets its digit from the solution. This teaches nothing, but it
//! shows that techniques alone do not solve the puzzle. They may find steps again afterwards.

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

/// Places the digit of the middle empty cell, if there is one solution.
pub(crate) fn brute_force(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let empty: Vec<Cell> = scan.candidates.empty_cells().collect();
    let (Some(&cell), Some(solution)) = (empty.get(empty.len() / 2), scan.candidates.solution()) else {
        return ControlFlow::Continue(());
    };
    let candidate = Candidate { cell, digit: solution.get(cell) };
    scan.emit(Step::place(Technique::BruteForce, Reason::Tried, candidate))
}
