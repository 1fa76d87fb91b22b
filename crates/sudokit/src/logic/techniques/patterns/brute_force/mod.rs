//! Brute force: where no technique finds a step, a digit is looked up in the
//! solution.
//!
//! Of the empty cells, the one in the middle is filled with its digit of the
//! solution. Nobody learns from it; but a puzzle that needs it is known for it,
//! and steps that come after can be told again.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell};
use crate::board::Candidates;
use crate::logic::techniques::{HodokuSearch, Search, Sink, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Reason, Step, Technique};

pub(crate) const BRUTE_FORCE: TechniqueRecord =
    TechniqueRecord::new("brute-force", "Brute force", Family::LastResort)
        .about("no technique goes on, so a digit of the solution is found by trying")
        .hodoku(
            HodokuSearch::by_default(Search::BruteForce, 900, HodokuLevel::Extreme, 10_000)
                .named("Brute Force"),
        )
        .lesson(&[include_str!("brute_force.md")])
        .example(
            ":0000:x:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:::",
        );

/// The digit of the cell in the middle, if there is one solution.
pub(crate) fn brute_force(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let empty: Vec<Cell> = candidates.empty_cells().collect();
    let (Some(&cell), Some(solution)) = (empty.get(empty.len() / 2), candidates.solution()) else {
        return ControlFlow::Continue(());
    };
    let candidate = Candidate { cell, digit: solution.get(cell) };
    sink(Step::place(Technique::BruteForce, Reason::Tried, candidate))
}
