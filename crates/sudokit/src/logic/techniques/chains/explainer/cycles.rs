//! Cycles (continuous nice loops): chains that return to their start.
//!
//! ```text
//!  a is -> b is not -> c is -> d is not -> a is
//! ```
//!
//! Each claim follows from the one before, and the first from the last. Read backwards, the
//! opposites also follow from each other: if `a` is false, `d` is true, and so on. So either every
//! *is* or every *is not* candidate is true. A candidate that sees one of each kind with its digit
//! is false in both cases.

use std::collections::BTreeSet;

use super::implications::follow;
use super::net::{Net, NodeId};
use super::rule::LinkTypes;
use crate::base::{Candidate, Cell};
use crate::board::Candidates;
use crate::logic::Truth;
use crate::logic::techniques::links::CandidateLiteral;

/// A cycle with fewer links would retrace its own links.
const SHORTEST: usize = 4;

/// Searches for cycles through a candidate, shortest first. Returns a net and the claims by which
/// cycles return to the first claim.
///
/// An *is* claim is followed once, in the first layer that reaches it. An *is not* claim is
/// followed every time it is reached.
pub(super) fn through(candidates: &Candidates, links: LinkTypes, source: Candidate) -> (Net, Vec<NodeId>) {
    let source = CandidateLiteral::is(source);
    let mut net = Net::new(candidates.geometry(), source);
    let mut closings = Vec::new();
    let mut found = Vec::new();
    let mut layer = vec![Net::ASSUMPTION];
    let mut length = 0;
    while !layer.is_empty() {
        let mut denied = Vec::new();
        for on in layer.drain(..) {
            follow(candidates, links, net.claim(on), &mut found);
            for &(claim, why) in &found {
                if !net.chain_has(on, claim) {
                    denied.push(net.add(claim, why, [on]));
                }
            }
        }
        length += 2;
        for off in denied {
            follow(candidates, links, net.claim(off), &mut found);
            for &(claim, why) in &found {
                if claim != source {
                    layer.extend(net.reach(claim, why, [off]));
                } else if length >= SHORTEST {
                    closings.push(net.add(claim, why, [off]));
                }
            }
        }
    }
    (net, closings)
}

/// Returns the candidates that a cycle eliminates. Its own cells are left out, because Sudoku
/// Explainer does not search there.
pub(super) fn victims(candidates: &Candidates, cycle: &[CandidateLiteral]) -> Vec<Candidate> {
    let cells: BTreeSet<Cell> = cycle.iter().map(|claim| claim.candidate.cell).collect();
    let seen_by = |truth: Truth| -> BTreeSet<Candidate> {
        let claims = cycle.iter().filter(|claim| claim.truth == truth);
        let seen = claims.flat_map(|claim| {
            let Candidate { cell, digit } = claim.candidate;
            candidates.geometry().peers(cell).iter().map(move |&cell| Candidate { cell, digit })
        });
        seen.filter(|victim| candidates.has(*victim) && !cells.contains(&victim.cell)).collect()
    };
    seen_by(Truth::Is).intersection(&seen_by(Truth::IsNot)).copied().collect()
}
