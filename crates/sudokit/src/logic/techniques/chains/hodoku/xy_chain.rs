//! XY-chains: cells with two candidates, joined by weak links.
//!
//! ```text
//!  45 ─ 56 ─ 68 ─ 84     A cell with two candidates is a strong link in itself:
//!                        4═5 ─ 5═6 ─ 6═8 ─ 8═4. So 4 is at one of the ends.
//! ```

use std::ops::ControlFlow;

use super::alternating_chain::{AlternatingGraph, LengthLimits, search};
use crate::base::Candidate;
use crate::board::Candidates;
use crate::logic::HodokuLevel::Unfair;
use crate::logic::Technique;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Search, Sink};

records! {
    XY_CHAIN = ("xy-chain", Chains, Search::XyChain).hodoku("XY-Chain", by_default(540, Unfair, 260));
}

/// XY-chains, the best first.
pub(crate) fn xy_chain(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2);
    let nodes: Vec<Candidate> = cells
        .flat_map(|cell| candidates.marks(cell).into_iter().map(move |digit| Candidate { cell, digit }))
        .collect();
    match nodes.len() {
        0..=128 => with_words::<2>(nodes, candidates, sink),
        129..=512 => with_words::<8>(nodes, candidates, sink),
        _ => with_words::<128>(nodes, candidates, sink),
    }
}

fn with_words<const W: usize>(
    nodes: Vec<Candidate>,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let strong = (0..nodes.len()).step_by(2).map(|one| [one, one + 1]).collect::<Vec<_>>();
    let graph = AlternatingGraph::<W>::new(nodes, strong, candidates.geometry());
    search(Technique::XyChain, &[graph], LengthLimits::ANY, candidates, sink)
}
