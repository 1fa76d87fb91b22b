//! A walk between two candidates that visits no cell twice.

use crate::base::bits::words;
use std::ops::RangeInclusive;

use super::alternating_chain::LengthLimits;
use super::breadth::BreadthFirstSearch;
use super::chain_graph::LinkGraph;

/// How many links lead from a candidate to the end, if the first of them is
/// strong, or weak.
struct Distances([Vec<usize>; 2]);

impl Distances {
    fn to(graph: &LinkGraph, end: usize) -> Self {
        let mut distances = [vec![usize::MAX; graph.nodes.len()], vec![usize::MAX; graph.nodes.len()]];
        BreadthFirstSearch::default().spread(graph, end, LengthLimits::ANY, &mut |links, node| {
            distances[(links + 1) % 2][node] = links;
        });
        Self(distances)
    }
}

impl LinkGraph {
    /// The shortest walk from one candidate to another, or back to itself, that
    /// has so many links and visits no cell twice.
    ///
    /// Deeper and deeper, but no way is followed that is too long even if it
    /// might visit cells again. Mostly the first that is tried is right.
    pub(super) fn walk(&self, start: usize, end: usize, links: RangeInclusive<usize>) -> Option<Vec<usize>> {
        let distances = Distances::to(self, end);
        links.step_by(2).find_map(|links| {
            let mut walk = vec![start];
            self.extend(&mut walk, end, links, &distances).then_some(walk)
        })
    }

    /// Goes on with so many links.
    fn extend(&self, walk: &mut Vec<usize>, end: usize, links: usize, distances: &Distances) -> bool {
        let at = walk[walk.len() - 1];
        if links == 0 {
            return at == end;
        }
        let is_strong = walk.len() % 2 == 1;
        let table = if is_strong { &self.strong } else { &self.weak };
        for next in words::members(table.row(at)) {
            let is_near = match links {
                1 => next == end,
                _ => distances.0[usize::from(is_strong)][next] < links,
            };
            let cell = self.nodes[next].cell;
            let mut before = walk.iter().map(|&node| self.nodes[node].cell);
            let is_free = !before.any(|other| other == cell)
                || is_strong && cell == self.nodes[at].cell
                || links == 1 && next == walk[0];
            if is_near && is_free {
                walk.push(next);
                if self.extend(walk, end, links - 1, distances) {
                    return true;
                }
                walk.pop();
            }
        }
        false
    }
}
