//! Chains: if this is so, that is not, so something else is.
//!
//! ```text
//!  r1c1 is 5  ->  r1c7 is not 5  ->  r6c7 is 5  ->  …  ->  r1c1 is not 5
//! ```
//!
//! A chain starts from an assumption and goes from claim to claim: by
//! the rule that no house and no cell holds two, from what is to what is not,
//! and where two are left, from what is not to what is ([`implications`]). It
//! may return to where it began ([`cycles`]), arrive at the opposite of its
//! assumption ([`aic`]), at a contradiction, or where all other cases of a
//! choice arrive as well ([`forcing_chains`]). Harder methods let several claims together
//! lead on ([`propagation`]), and let simpler techniques help ([`helpers`]).
//!
//! The searches here work on every board, and are written to be read. Each
//! collects all hints there are, in order of difficulty ([`ranking`]), because
//! the shortest of all chains is the one that counts.

mod aic;
mod choice;
mod cycles;
mod dependencies;
mod difficulty;
mod fast_path;
mod forcing_chains;
mod helpers;
mod hint;
mod implications;
mod literal;
mod net;
mod proof;
mod propagation;
mod ranking;
mod rule;

#[cfg(test)]
mod tests;

pub(crate) mod classic;

use std::ops::ControlFlow;

pub(crate) use fast_path::marks;
use literal::CandidateLiteral;
pub(crate) use propagation::Consequences;
use rule::Method;

use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::techniques::Sink;

/// What follows if a candidate holds, by chains in which each claim follows from
/// one other.
pub(crate) fn follow(candidates: &Candidates, candidate: Candidate) -> Consequences {
    propagation::propagate(Method::Multiple, candidates, CandidateLiteral::is(candidate))
}

/// Cycles and simple forcing chains.
pub(crate) fn cycles_and_chains(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    ranking::hand_over(candidates, aic::search(candidates), sink)
}

/// Contradictions within one digit.
pub(crate) fn nishio(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    forcing_chains(Method::Nishio, candidates, sink)
}

/// Chains from all digits of a cell, or all places of a digit in a house.
pub(crate) fn multiple(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    forcing_chains(Method::Multiple, candidates, sink)
}

/// Forcing chains in which claims work together: from level 1 with simpler
/// techniques among them, from level 2 to 5 with chains.
pub(crate) fn dynamic(level: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    forcing_chains(Method::Dynamic { level }, candidates, sink)
}

fn forcing_chains(method: Method, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    ranking::hand_over(candidates, forcing_chains::search(method, candidates), sink)
}
