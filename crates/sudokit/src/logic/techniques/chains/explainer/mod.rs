//! Sudoku Explainer's chains: if this candidate is true, that one is false, so another one is true.
//!
//! ```text
//!  r1c1 is 5  ->  r1c7 is not 5  ->  r6c7 is 5  ->  …  ->  r1c1 is not 5
//! ```
//!
//! A chain starts from an assumption and goes from claim to claim along weak and strong links
//! ([`implications`]). It may return to its start ([`cycles`]), or reach the opposite of its
//! assumption: an X-chain or an AIC ([`aic`]). A forcing chain reaches a contradiction, or a claim
//! that all other cases of a split reach as well ([`forcing_chains`]). In dynamic forcing chains
//! several claims together imply the next one ([`propagation`]), and simpler techniques help
//! ([`helpers`]).
//!
//! The searches here work on every board and are written for readability. Each collects all hints
//! and ranks them ([`hint`]), because the easiest and shortest of all chains decides the rating. On
//! 9x9 boards [`classic`] finds the same hint a hundred times faster, and [`fast_path`] uses the
//! searches here only for its proof.

mod aic;
pub(crate) mod classic;
mod cycles;
mod dependencies;
mod difficulty;
mod fast_path;
mod forcing_chains;
mod helpers;
mod hint;
mod implications;
mod net;
mod proof;
mod propagation;
mod records;
mod rule;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::techniques::{Scan, StopCheck};
pub(crate) use fast_path::marks;
use hint::RankedHint;
pub(crate) use propagation::Consequences;
pub(crate) use records::*;
pub(crate) use rule::{ChainRule, LinkTypes};

/// Returns the consequences of a candidate being true, by chains in which each claim follows from
/// only one other.
pub(crate) fn follow(candidates: &Candidates, candidate: Candidate, stop: &StopCheck<'_>) -> Consequences {
    propagation::propagate(ChainRule::Multiple, candidates, CandidateLiteral::is(candidate), stop)
}

/// Passes the chains of a rule to the sink, the easiest first. Each is proved only when it is
/// passed on.
pub(crate) fn search(rule: ChainRule, scan: &mut Scan<'_>) -> ControlFlow<()> {
    pass_on(hints(rule, scan.candidates, scan.stop), scan)
}

/// Like `search`, for simple chains and cycles that use only these links.
pub(crate) fn search_by(links: LinkTypes, scan: &mut Scan<'_>) -> ControlFlow<()> {
    pass_on(aic::search(&[links], scan.candidates, scan.stop), scan)
}

fn pass_on(hints: Vec<RankedHint>, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, stop, .. } = *scan;
    for ranked in hint::rank(hints) {
        if stop() {
            return ControlFlow::Break(());
        }
        ranked.hint.step(candidates, stop).map_or(ControlFlow::Continue(()), |step| scan.emit(step))?;
    }
    ControlFlow::Continue(())
}

/// Returns all hints of a rule, in the order in which they are found.
fn hints(rule: ChainRule, candidates: &Candidates, stop: &StopCheck<'_>) -> Vec<RankedHint> {
    match rule {
        ChainRule::Simple => aic::search(&LinkTypes::ALL, candidates, stop),
        _ => forcing_chains::search(rule, candidates, stop),
    }
}
