//! Nice loops and AICs (alternating inference chains): chains that return to the cell where they
//! began, or lead from one candidate to another.
//!
//! ```text
//!  discontinuous loop   r1c1 is 5 → … → r1c1 is not 5      5 is removed
//!                       r1c1 is 5 → … → r1c1 is 2          5 is removed
//!                       r1c1 is not 5 → … → r1c1 is 5      all but 5 are removed
//!                       r1c1 is not 5 → … → r1c1 is not 2  2 is removed
//!  continuous loop      r1c1 is not 5 → … → r1c1 is 2      → r1c1 is not 5 → …
//!  AIC                  r1c1 is not 5 → … → r3c8 is 5      5 is removed where both are seen
//!                       r1c1 is not 5 → … → r1c8 is 2      r1c1 is not 2, r1c8 not 5
//! ```
//!
//! HoDoKu takes the chain that removes most, then the one with the smallest *index sum*, then the
//! shortest. The ends of a chain show what it removes, except for continuous loops. So only the
//! most promising chains are followed, until one is sound.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::expanded_table::ExpandedTable;
use super::ranking::{EliminationRank, rank, sort_by_digit};
use super::tables::DirectTables;
use super::{java_sort, reasons};
use crate::base::bits::words;
use crate::base::{Candidate, CellSet, ones};
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering};
use crate::logic::techniques::{Sink, StopCheck};

/// The way a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LoopShape {
    /// At its start, so that it is valid all the way round.
    Continuous,
    /// In the cell where it began, with a contradiction there.
    Discontinuous,
    /// In another cell.
    Aic,
}

/// A chain that removes candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NiceLoop {
    pub(super) shape: LoopShape,
    /// The literals from the assumption to the end.
    pub(super) literals: Vec<ChainLiteral>,
    /// The removed candidates, by digit, then by cell.
    pub(super) deletions: Vec<Candidate>,
}

impl NiceLoop {
    pub(super) fn is_grouped(&self, nodes: &Numbering) -> bool {
        self.literals.iter().any(|literal| nodes.group_at(literal.node()).is_some())
    }

    fn rank(&self) -> EliminationRank {
        rank(self.deletions.iter().copied())
    }
}

/// The ends of a chain that would remove something, if it is sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Prospect {
    rank: EliminationRank,
    start: LoopStart,
    end: ChainLiteral,
}

/// The start of a chain. HoDoKu searches the tables of true candidates first.
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
    pub(super) nodes: &'a Numbering,
    pub(super) tables: &'a mut DirectTables,
    pub(super) closure: &'a Closure,
    pub(super) table: &'a mut ExpandedTable,
    pub(super) stop: &'a StopCheck<'a>,
}

impl NiceLoopSearch<'_> {
    /// Emits the step of the best chain, then the steps of the others.
    pub(super) fn each(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut prospects = self.prospects();
        prospects.sort_unstable();
        // If only one chain has the highest rank, it is the best.
        let equals = prospects.chunk_by(|one, other| one.rank == other.rank);
        let best = equals.map(|equals| self.found_among(equals)).find(|found| !found.is_empty());
        let Some(best) = best else { return ControlFlow::Continue(()) };
        if let [best] = &best[..] {
            sink(reasons::of_chain(self.nodes, best))?;
        }
        prospects.sort_unstable_by_key(|prospect| prospect.start);
        let mut rest = self.found_among(&prospects);
        let mut shown: Vec<NiceLoop> = if best.len() == 1 { best } else { Vec::new() };
        while let Some(first) = java_sort::first(&rest, |one, other| self.compare(one, other)) {
            let chain = rest.remove(first);
            if !shown.iter().any(|shown| self.are_equivalent(shown, &chain)) {
                sink(reasons::of_chain(self.nodes, &chain))?;
                shown.push(chain);
            }
        }
        ControlFlow::Continue(())
    }

    /// HoDoKu's order. HoDoKu also compares the digits of the chains, but two equivalent chains in
    /// its list never have the same length.
    fn compare(&self, one: &NiceLoop, other: &NiceLoop) -> Ordering {
        if self.are_equivalent(one, other) {
            return one.literals.len().cmp(&other.literals.len());
        }
        one.rank().cmp(&other.rank())
    }

    fn are_equivalent(&self, one: &NiceLoop, other: &NiceLoop) -> bool {
        one.shape == other.shape
            && one.is_grouped(self.nodes) == other.is_grouped(self.nodes)
            && one.deletions == other.deletions
    }

    /// Returns the sound chains of these prospects, which are ordered by their starts, in HoDoKu's
    /// order of discovery. Of equivalent chains, a later one is kept only if it is shorter.
    fn found_among(&mut self, prospects: &[Prospect]) -> Vec<NiceLoop> {
        let mut found: Vec<NiceLoop> = Vec::new();
        for same_start in prospects.chunk_by(|one, other| one.start == other.start) {
            if (self.stop)() {
                break;
            }
            self.expand(same_start[0].start.literal());
            let mut ends: Vec<ChainLiteral> = same_start.iter().map(|prospect| prospect.end).collect();
            ends.sort_by_key(|&end| self.table.number(end));
            for end in ends {
                let Some(chain) = self.chain(end) else { continue };
                let before = found.iter().rfind(|before| self.are_equivalent(before, &chain));
                if before.is_none_or(|before| chain.literals.len() < before.literals.len()) {
                    found.push(chain);
                }
            }
        }
        found
    }

    fn expand(&mut self, start: ChainLiteral) {
        self.tables.fill_chains(self.nodes);
        self.table.expand(start, self.tables);
    }

    /// Returns the ends of all chains that would remove something.
    fn prospects(&mut self) -> Vec<Prospect> {
        let mut found = Vec::new();
        for number in 0..self.nodes.candidates.len() {
            if (self.stop)() {
                break;
            }
            self.loops_of(number, &mut found);
            self.aics_of(number, &mut found);
        }
        found
    }

    /// Adds chains that return to the cell of a candidate. A chain of one link does not count.
    fn loops_of(&mut self, number: usize, found: &mut Vec<Prospect>) {
        let own = self.nodes.numbers(self.nodes.candidates[number].cell);
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
            let rank = rank(self.in_cell(on, end).into_iter());
            found.push(Prospect { rank, start: LoopStart::On(on), end });
        }
        for end in ends_of_off {
            let start = LoopStart::Off(off);
            if end.is_on() && end.node() != number {
                self.expand(off);
                let continuous = self.chain(end).filter(|chain| chain.shape == LoopShape::Continuous);
                found.extend(continuous.map(|chain| Prospect { rank: chain.rank(), start, end }));
            } else {
                let rank = rank(self.in_cell(off, end).into_iter());
                found.push(Prospect { rank, start, end });
            }
        }
    }

    /// Adds chains from a false candidate to a true one in another cell.
    fn aics_of(&self, number: usize, found: &mut Vec<Prospect>) {
        let nodes = self.nodes;
        let off = ChainLiteral::off(number);
        let Candidate { cell, digit } = nodes.candidates[number];
        let own = nodes.numbers(cell);
        for (index, &reached) in self.closure.on(off)[..nodes.words].iter().enumerate() {
            // An end of another digit must be seen from the cell, and be a candidate of the cell
            // too.
            let others = own.clone().filter(|&other| other != number);
            let others = others.fold(0, |seen, other| seen | nodes.seen_by(other)[index]);
            let ends = reached & (nodes.of_digit(digit)[index] | others);
            for end in ones(ends).map(|bit| index * 64 + bit).filter(|end| !own.contains(end)) {
                let deletions = self.between(number, end);
                if !deletions.is_empty() && !self.is_direct(number, end) {
                    let rank = rank(deletions.iter().copied());
                    found.push(Prospect { rank, start: LoopStart::Off(off), end: ChainLiteral::on(end) });
                }
            }
        }
    }

    /// Whether two candidates are the last places for a digit in a house.
    fn is_direct(&self, one: usize, other: usize) -> bool {
        let mut is_direct = false;
        self.nodes.each_last(one, |last| is_direct |= last == other);
        is_direct
    }

    /// Returns the chain of the expanded table to this end, if it is sound and removes something.
    fn chain(&self, end: ChainLiteral) -> Option<NiceLoop> {
        let literals = self.table.chain(self.tables, end);
        let [start, second, .., last_but_one, end] = literals[..] else { return None };
        let all = &self.nodes.candidates;
        let own = self.nodes.numbers(all[start.node()].cell);
        let is_loop = own.contains(&end.node());
        let stays = |literal: ChainLiteral| own.contains(&literal.node());
        if is_loop && (stays(second) || stays(last_but_one)) || self.is_lasso(&literals, is_loop) {
            return None;
        }
        let (shape, deletions) = if !is_loop {
            (LoopShape::Aic, self.between(start.node(), end.node()))
        } else if start.is_on() || !end.is_on() || start.node() == end.node() {
            (LoopShape::Discontinuous, self.in_cell(start, end))
        } else {
            (LoopShape::Continuous, self.around(&literals))
        };
        (!deletions.is_empty()).then_some(NiceLoop { shape, literals, deletions })
    }

    /// Whether a chain returns to a cell that it has left. HoDoKu checks only the first cell of a
    /// group, and not the start of a loop.
    fn is_lasso(&self, literals: &[ChainLiteral], is_loop: bool) -> bool {
        let start = self.nodes.cell(literals[0]);
        let mut left = CellSet::new();
        literals.windows(2).any(|pair| {
            let comes_back = left.contains(self.nodes.cell(pair[1]));
            if !is_loop || self.nodes.cell(pair[0]) != start {
                left.extend(self.nodes.cells(pair[0].node()));
            }
            comes_back
        })
    }

    /// Returns the candidates that a chain removes if it returns to its cell but does not close.
    fn in_cell(&self, start: ChainLiteral, end: ChainLiteral) -> Vec<Candidate> {
        let all = &self.nodes.candidates;
        if start.is_on() {
            return vec![all[start.node()]];
        }
        if !end.is_on() {
            return vec![all[end.node()]];
        }
        let own = self.nodes.numbers(all[start.node()].cell);
        own.filter(|&other| other != start.node()).map(|other| all[other]).collect()
    }

    /// Returns the candidates that conflict with two candidates of different cells, one of which is
    /// true. For the same digit, HoDoKu requires at least two of them, because a single one is also
    /// found as a discontinuous loop.
    fn between(&self, start: usize, end: usize) -> Vec<Candidate> {
        let all = &self.nodes.candidates;
        let (one, other) = (all[start], all[end]);
        if one.digit == other.digit {
            let both = words::common(self.nodes.seen_by(start), self.nodes.seen_by(end));
            if words::count(both.clone()) < 2 {
                return Vec::new();
            }
            return words::each(both).map(|number| all[number]).collect();
        }
        let mut victims = [
            Candidate { cell: one.cell, digit: other.digit },
            Candidate { cell: other.cell, digit: one.digit },
        ];
        let is_there = |victim: &Candidate| self.nodes.find(*victim).is_some();
        if !self.nodes.geometry().sees(one.cell, other.cell) || !victims.iter().all(is_there) {
            return Vec::new();
        }
        sort_by_digit(&mut victims);
        victims.to_vec()
    }

    /// Returns the candidates that a continuous loop removes: each of its links is true in one
    /// direction or the other.
    fn around(&self, literals: &[ChainLiteral]) -> Vec<Candidate> {
        let nodes = self.nodes;
        let all = &nodes.candidates;
        let cell = |literal: ChainLiteral| nodes.cell(literal);
        let cells: CellSet = literals.iter().flat_map(|literal| nodes.cells(literal.node())).collect();
        let (start, end) = (literals[0].node(), literals[literals.len() - 1].node());
        let mut gone: Vec<usize> =
            nodes.numbers(all[start].cell).filter(|n| ![start, end].contains(n)).collect();
        let mut seen = vec![0; nodes.words];
        // There is a strong link before and after each weak one.
        for four in literals.windows(4).filter(|four| four[1].is_on()) {
            let (from, to) = (four[1], four[2]);
            if cell(from) != cell(to) {
                seen.fill(!0);
                for member in nodes.members(from.node()).chain(nodes.members(to.node())) {
                    words::intersect(&mut seen, nodes.seen_by(member));
                }
                gone.extend(words::each(seen.iter().copied()).filter(|&n| !cells.contains(all[n].cell)));
            } else if cell(four[0]) != cell(from) && cell(four[3]) != cell(to) {
                gone.extend(nodes.numbers(cell(from)).filter(|n| ![from.node(), to.node()].contains(n)));
            }
        }
        let mut gone: Vec<Candidate> = gone.into_iter().map(|number| all[number]).collect();
        sort_by_digit(&mut gone);
        gone.dedup();
        gone
    }
}

/// Returns literals of nodes, given by two bit masks starting at node `first`.
fn each_literal(first: usize, on: u64, off: u64) -> impl Iterator<Item = ChainLiteral> {
    let on = ones(on).map(move |bit| ChainLiteral::on(first + bit));
    on.chain(ones(off).map(move |bit| ChainLiteral::off(first + bit)))
}
