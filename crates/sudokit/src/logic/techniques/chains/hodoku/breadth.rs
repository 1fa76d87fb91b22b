//! From one candidate to all that walks can lead to, link by link.

use super::alternating_chain::LengthLimits;
use super::chain_graph::LinkGraph;
use crate::base::bits::words;

/// The candidates that were reached, as rows of bits.
#[derive(Debug, Default)]
pub(super) struct BreadthFirstSearch {
    /// By the last link.
    last: Vec<u64>,
    next: Vec<u64>,
    /// Reached by a strong link, and by a weak one.
    known: [Vec<u64>; 2],
}

impl BreadthFirstSearch {
    /// Calls `reached` with everything that can be reached by so many links, of
    /// which the first is strong. Walks of fewer than the shortest length are
    /// not remembered, so that another of that length is found too.
    pub(super) fn spread(
        &mut self,
        graph: &LinkGraph,
        start: usize,
        length: LengthLimits,
        reached: &mut dyn FnMut(usize, usize),
    ) {
        let Self { last, next, known } = self;
        let width = graph.strong.row(start).len();
        for row in [&mut *last, &mut *next].into_iter().chain(&mut *known) {
            row.clear();
            row.resize(width, 0);
        }
        last[start / 64] |= 1 << (start % 64);
        for links in 1..=length.longest {
            let (table, known) = match links % 2 {
                1 => (&graph.strong, &mut known[0]),
                _ => (&graph.weak, &mut known[1]),
            };
            next.fill(0);
            for node in words::members(last) {
                words::unite(next, table.row(node));
            }
            if links % 2 == 0 {
                graph.leave_out_cell(start, next);
            }
            if links >= length.shortest {
                for (next, known) in next.iter_mut().zip(known) {
                    *next &= !*known;
                    *known |= *next;
                }
            }
            words::members(next).for_each(|node| reached(links, node));
            std::mem::swap(last, next);
        }
    }
}
