//! Chains compared with Sudoku Explainer, step by step, and on boards it does not support.

mod boards;
mod traces;

use super::hint::{self, RankedHint};
use super::rule::ChainRule;
use crate::board::{Candidates, Solution};
use crate::logic::Step;
use crate::logic::check::check;
use crate::logic::techniques::NEVER;

/// The chain rules, from easy to hard.
const RULES: [ChainRule; ChainRule::COUNT] = [
    ChainRule::Simple,
    ChainRule::Nishio,
    ChainRule::Multiple,
    ChainRule::Dynamic,
    ChainRule::DynamicPlus,
    ChainRule::Nested2,
    ChainRule::Nested3,
    ChainRule::Nested4,
    ChainRule::Nested5,
];

/// Returns the index in [`RULES`] for Sudoku Explainer's name of a technique.
fn rule_named(name: &str) -> Option<usize> {
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

fn hints(rule: ChainRule, candidates: &Candidates) -> Vec<RankedHint> {
    hint::rank(super::hints(rule, candidates, NEVER))
}

/// Asserts that a step is proven by its reason and agrees with the solution.
fn assert_right(step: &Step, position: &Candidates, solution: &Solution) {
    check(step, position).unwrap_or_else(|flaw| panic!("{flaw}: {step:?}"));
    assert!(step.placements.iter().all(|placed| solution.get(placed.cell) == placed.digit), "{step:?}");
    assert!(step.eliminations.iter().all(|gone| solution.get(gone.cell) != gone.digit), "{step:?}");
}
