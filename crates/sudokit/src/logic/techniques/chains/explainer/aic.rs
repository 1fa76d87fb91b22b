//! X-chains and AICs (alternating inference chains), and the search for them together with cycles.
//! Sudoku Explainer calls them forcing chains.
//!
//! ```text
//!  a is -> b is not -> c is -> … -> a is not        so a is not
//!  a is not -> b is -> c is not -> … -> a is        so a is
//! ```
//!
//! The search is breadth first. If it reaches the opposite of the assumption, the assumption is
//! wrong, and the chain from there back is a shortest proof.
//!
//! There are three passes: cycles and chains with links of one digit only, cycles with links in
//! cells of two candidates, and cycles and chains with both.

use super::cycles;
use super::hint::{ChainHint, RankedHint};
use super::implications::follow;
use super::net::{Net, NodeId};
use super::proof::ChainArgument;
use super::rule::LinkTypes;
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::links::CandidateLiteral;

/// Returns the shortest chain from an assumption to its opposite: its net and its end.
pub(super) fn chain(
    candidates: &Candidates,
    links: LinkTypes,
    assumption: CandidateLiteral,
) -> Option<(Net, NodeId)> {
    let mut net = Net::new(candidates.geometry(), assumption);
    let mut found = Vec::new();
    let mut next = Net::ASSUMPTION;
    while next < net.len() {
        follow(candidates, links, net.claim(next), &mut found);
        for &(claim, why) in &found {
            if let Some(end) = net.reach(claim, why, [next])
                && claim == assumption.opposite()
            {
                return Some((net, end));
            }
        }
        next += 1;
    }
    None
}

/// Returns all cycles and simple chains with these links: by link types, then by candidates, cycles
/// first.
pub(super) fn search(passes: &[LinkTypes], candidates: &Candidates, stop: &StopCheck<'_>) -> Vec<RankedHint> {
    let mut hints = Vec::new();
    for &links in passes {
        for cell in candidates.geometry().cells() {
            let digits = candidates.marks(cell);
            if digits.len() < 2 || (links == LinkTypes::Y && digits.len() > 2) {
                continue;
            }
            if stop() {
                return hints;
            }
            for digit in digits {
                search_from(candidates, links, Candidate { cell, digit }, &mut hints);
            }
        }
    }
    hints
}

fn search_from(candidates: &Candidates, links: LinkTypes, source: Candidate, hints: &mut Vec<RankedHint>) {
    let (net, closings) = cycles::through(candidates, links, source);
    for (number, closing) in closings.into_iter().enumerate() {
        let hint = ChainHint::Cycle { links, source, number };
        let hint = ChainArgument { hint, targets: vec![(&net, closing)] }.ranked(candidates);
        if !hint.eliminations.is_empty() {
            hints.push(hint);
        }
    }
    if links == LinkTypes::Y {
        return;
    }
    for assumption in [CandidateLiteral::is(source), CandidateLiteral::is_not(source)] {
        if let Some((net, end)) = chain(candidates, links, assumption) {
            let hint = ChainHint::Chain { links, assumption };
            hints.push(ChainArgument { hint, targets: vec![(&net, end)] }.ranked(candidates));
        }
    }
}
