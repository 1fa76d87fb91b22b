//! Chains against Sudoku Explainer, step by step, and on boards it does not know.

mod boards;
mod traces;

use super::proof::RankedHint;
use super::{Method, aic, forcing_chains, ranking};
use crate::board::{Candidates, Solution};
use crate::logic::Step;
use crate::logic::check::check;

/// The chain searches, in the order in which they are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    Simple,
    Forcing(Method),
}

impl Rule {
    const ALL: [Self; 9] = [
        Self::Simple,
        Self::Forcing(Method::Nishio),
        Self::Forcing(Method::Multiple),
        Self::Forcing(Method::Dynamic { level: 0 }),
        Self::Forcing(Method::Dynamic { level: 1 }),
        Self::Forcing(Method::Dynamic { level: 2 }),
        Self::Forcing(Method::Dynamic { level: 3 }),
        Self::Forcing(Method::Dynamic { level: 4 }),
        Self::Forcing(Method::Dynamic { level: 5 }),
    ];

    /// The number in [`Self::ALL`] of what Sudoku Explainer calls so.
    fn named(name: &str) -> Option<usize> {
        let is_chain = ["Turbot Fish", "Forcing", "Bidirectional"].iter().any(|word| name.contains(word));
        is_chain.then(|| match name {
            _ if name.contains("(+ Multiple") => 6,
            _ if name.contains("(+ Forcing") => 5,
            _ if name.contains("(+)") => 4,
            _ if name.starts_with("Dynamic") => 3,
            _ if name.starts_with("Cell") || name.starts_with("Region") => 2,
            _ if name.starts_with("Nishio") => 1,
            _ => 0,
        })
    }

    fn hints(self, candidates: &Candidates) -> Vec<RankedHint> {
        ranking::rank(match self {
            Self::Simple => aic::search(candidates),
            Self::Forcing(method) => forcing_chains::search(method, candidates),
        })
    }
}

/// A step is proven by its reason and does no harm to the solution.
fn assert_right(step: &Step, position: &Candidates, solution: &Solution) {
    check(step, position).unwrap_or_else(|flaw| panic!("{flaw}: {step:?}"));
    assert!(step.placements.iter().all(|placed| solution.get(placed.cell) == placed.digit), "{step:?}");
    assert!(step.eliminations.iter().all(|gone| solution.get(gone.cell) != gone.digit), "{step:?}");
}
