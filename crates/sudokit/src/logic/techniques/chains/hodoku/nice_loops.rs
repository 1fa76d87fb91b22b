//! Nice loops and AICs (alternating inference chains): chains that come back to the
//! cell where they began, or that lead from one candidate to another.
//!
//! ```text
//!  discontinuous loop   r1c1 is 5 → … → r1c1 is not 5      5 is gone
//!                       r1c1 is 5 → … → r1c1 is 2          5 is gone
//!                       r1c1 is not 5 → … → r1c1 is 5      all but 5 are gone
//!                       r1c1 is not 5 → … → r1c1 is not 2  2 is gone
//!  continuous loop      r1c1 is not 5 → … → r1c1 is 2      → r1c1 is not 5 → …
//!  AIC                  r1c1 is not 5 → … → r3c8 is 5      what sees both is gone
//!                       r1c1 is not 5 → … → r1c8 is 2      r1c1 is not 2, r1c8 not 5
//! ```
//!
//! HoDoKu takes the chain that removes most, then the one with the smallest *index
//! sum*, then the shortest. The ends of a chain show what it removes, but for
//! continuous loops. So only the most promising chains are followed, until one is
//! sound.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::expanded_table::ExpandedTable;
use super::java_sort;
use super::loop_eliminations::{LoopRules, LoopShape, NiceLoop};
use super::ranking::{EliminationRank, rank};
use super::tables::DirectTables;
use crate::base::bits::words;
use crate::base::{Candidate, ones};
use crate::board::Candidates;
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering, each_last};

/// The ends of a chain that would remove something, if it is sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Prospect {
    rank: EliminationRank,
    start: LoopStart,
    end: ChainLiteral,
}

/// HoDoKu looks into the tables of what holds first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum LoopStart {
    On(ChainLiteral),
    Off(ChainLiteral),
}

impl LoopStart {
    const fn literal(self) -> ChainLiteral {
        match self {
            Self::On(literal) | Self::Off(literal) => literal,
        }
    }
}

/// The search for loops in a position.
pub(super) struct NiceLoopSearch<'a> {
    pub(super) candidates: &'a Candidates,
    pub(super) nodes: &'a Numbering,
    pub(super) tables: &'a mut DirectTables,
    pub(super) closure: &'a Closure,
    pub(super) table: &'a mut ExpandedTable,
}

impl NiceLoopSearch<'_> {
    /// Visits the best chain, then the others.
    pub(super) fn each(&mut self, sink: &mut dyn FnMut(&NiceLoop) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut prospects = self.prospects();
        prospects.sort_unstable();
        // If there is just one chain of the highest rank, it is the best.
        let equals = prospects.chunk_by(|one, other| one.rank == other.rank);
        let best = equals.map(|equals| self.found_among(equals)).find(|found| !found.is_empty());
        let Some(best) = best else { return ControlFlow::Continue(()) };
        if let [best] = &best[..] {
            sink(best)?;
        }
        prospects.sort_unstable_by_key(|prospect| prospect.start);
        let mut rest = self.found_among(&prospects);
        let mut shown: Vec<NiceLoop> = if best.len() == 1 { best } else { Vec::new() };
        while let Some(first) = java_sort::first(&rest, |one, other| self.compare(one, other)) {
            let chain = rest.remove(first);
            if !shown.iter().any(|shown| self.are_equivalent(shown, &chain)) {
                sink(&chain)?;
                shown.push(chain);
            }
        }
        ControlFlow::Continue(())
    }

    /// HoDoKu's order. It also compares the digits of the chains, but two equivalent
    /// ones in its list never have the same length.
    fn compare(&self, one: &NiceLoop, other: &NiceLoop) -> Ordering {
        if self.are_equivalent(one, other) {
            return one.literals.len().cmp(&other.literals.len());
        }
        let [one, other] = [one, other].map(|chain| rank(chain.deletions.iter().copied()));
        one.cmp(&other)
    }

    fn are_equivalent(&self, one: &NiceLoop, other: &NiceLoop) -> bool {
        one.shape == other.shape
            && self.is_grouped(one) == self.is_grouped(other)
            && one.deletions == other.deletions
    }

    fn is_grouped(&self, chain: &NiceLoop) -> bool {
        chain.literals.iter().any(|literal| self.nodes.group_at(literal.node()).is_some())
    }

    /// The sound chains of these prospects, which are in the order of their
    /// starts, in HoDoKu's order of discovery. Of equivalent ones, a later is
    /// found only if it is shorter.
    fn found_among(&mut self, prospects: &[Prospect]) -> Vec<NiceLoop> {
        let mut found: Vec<NiceLoop> = Vec::new();
        for same_start in prospects.chunk_by(|one, other| one.start == other.start) {
            self.expand(same_start[0].start.literal());
            let mut ends: Vec<ChainLiteral> = same_start.iter().map(|prospect| prospect.end).collect();
            ends.sort_by_key(|&end| self.table.number(end));
            for end in ends {
                let Some(chain) = self.rules().chain(self.table.chain(self.tables, end)) else { continue };
                let before = found.iter().rfind(|before| self.are_equivalent(before, &chain));
                if before.is_none_or(|before| chain.literals.len() < before.literals.len()) {
                    found.push(chain);
                }
            }
        }
        found
    }

    fn expand(&mut self, start: ChainLiteral) {
        self.tables.fill_chains(self.candidates, self.nodes);
        self.table.expand(start, self.tables);
    }

    fn rules(&self) -> LoopRules<'_> {
        LoopRules { geometry: self.candidates.geometry(), nodes: self.nodes }
    }

    /// The ends of all chains that would remove something.
    fn prospects(&mut self) -> Vec<Prospect> {
        let mut found = Vec::new();
        for number in 0..self.nodes.candidates().len() {
            self.loops_of(number, &mut found);
            self.aics_of(number, &mut found);
        }
        found
    }

    /// Chains that come back to the cell of a candidate. One of a single link is
    /// none.
    fn loops_of(&mut self, number: usize, found: &mut Vec<Prospect>) {
        let own = self.nodes.numbers(self.nodes.candidates()[number].cell);
        let (on, off) = (ChainLiteral::on(number), ChainLiteral::off(number));
        let bit = 1 << (number - own.start);
        let part = |row: &[u64]| words::part(row, own.clone());
        let is_on = part(self.closure.on(on)) & !bit;
        let is_off = part(self.closure.off(on)) & bit;
        let ends_of_on = each_literal(own.start, is_on, is_off);
        // Two candidates of a cell are linked directly.
        let others = if own.len() == 2 { bit } else { !0 };
        let is_on = part(self.closure.on(off)) & others;
        let is_off = part(self.closure.off(off)) & !bit;
        let ends_of_off = each_literal(own.start, is_on, is_off);
        for end in ends_of_on {
            let rank = rank(self.rules().in_cell(on, end).into_iter());
            found.push(Prospect { rank, start: LoopStart::On(on), end });
        }
        for end in ends_of_off {
            let start = LoopStart::Off(off);
            if end.is_on() && end.node() != number {
                self.expand(off);
                let chain = self.rules().chain(self.table.chain(self.tables, end));
                let continuous = chain.filter(|chain| chain.shape == LoopShape::Continuous);
                let rank = continuous.map(|chain| rank(chain.deletions.iter().copied()));
                found.extend(rank.map(|rank| Prospect { rank, start, end }));
            } else {
                let rank = rank(self.rules().in_cell(off, end).into_iter());
                found.push(Prospect { rank, start, end });
            }
        }
    }

    /// Chains from a candidate that does not hold to one of another cell that
    /// does.
    fn aics_of(&self, number: usize, found: &mut Vec<Prospect>) {
        let nodes = self.nodes;
        let off = ChainLiteral::off(number);
        let Candidate { cell, digit } = nodes.candidates()[number];
        let own = nodes.numbers(cell);
        for (index, &reached) in self.closure.on(off)[..nodes.words()].iter().enumerate() {
            // Ends of another digit are seen from the cell, and are a candidate of
            // it too.
            let others = own.clone().filter(|&other| other != number);
            let others = others.fold(0, |seen, other| seen | nodes.seen_by(other)[index]);
            let ends = reached & (nodes.of_digit(digit)[index] | others);
            for end in ones(ends).map(|bit| index * 64 + bit).filter(|end| !own.contains(end)) {
                let deletions = self.rules().between(number, end);
                if !deletions.is_empty() && !self.is_direct(number, end) {
                    let rank = rank(deletions.iter().copied());
                    found.push(Prospect { rank, start: LoopStart::Off(off), end: ChainLiteral::on(end) });
                }
            }
        }
    }

    /// Whether two candidates are the last places of a digit in a house.
    fn is_direct(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|number| self.nodes.candidates()[number]);
        let mut is_direct = false;
        each_last(self.candidates, one, |last| is_direct |= last == other);
        is_direct
    }
}

/// The literals of some of the nodes from a first one on.
fn each_literal(first: usize, on: u64, off: u64) -> impl Iterator<Item = ChainLiteral> {
    let on = ones(on).map(move |bit| ChainLiteral::on(first + bit));
    on.chain(ones(off).map(move |bit| ChainLiteral::off(first + bit)))
}
