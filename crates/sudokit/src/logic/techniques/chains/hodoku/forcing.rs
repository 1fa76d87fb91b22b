//! Forcing chains and forcing nets: assumptions that contradict themselves, and case splits whose
//! cases all lead to the same conclusion.
//!
//! ```text
//!  contradiction   r4c8 is 5 → … → r6c2 is 6      r6c2 is not both:
//!                  r4c8 is 5 → … → r6c2 is 7      r4c8 is not 5
//!  verity          r4c1 is 3 → … → r3c5 is not 6  3 has no other place in row 4:
//!                  r4c8 is 3 → … → r3c5 is not 6  r3c5 is not 6
//! ```
//!
//! HoDoKu prefers placing a digit to removing a candidate, then the first cell and digit. If both
//! kinds have the same conclusion, a digit is placed by the contradiction, and a candidate is
//! removed by the argument with the shorter chains in total. Its comparison is a total order with
//! one exception: if two kinds place the same digit, each comes after the other. Its sort leaves
//! those in the order in which they were found.

use std::ops::ControlFlow;

use super::contradictions::{ChainContradiction, ContradictionSearch};
use super::expanded_table::ExpandedTable;
use super::tables::DirectTables;
use super::{StepDetail, TableContent};
use crate::base::bits::words;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{ChainLiteral, Closure, MadeByLiteral, Numbering};
use crate::logic::techniques::{Sink, StopCheck};

/// A conclusion that is forced.
#[derive(Debug)]
pub(super) struct ForcedLiteral {
    pub(super) conclusion: ChainLiteral,
    pub(super) argument: ForcingArgument,
    length: usize,
}

/// The argument that forces a conclusion.
#[derive(Debug)]
pub(super) enum ForcingArgument {
    /// The opposite contradicts itself, as these literals show.
    Contradiction(ChainContradiction, Vec<ChainLiteral>),
    /// It follows in each case.
    Verity(CaseSplit),
}

/// The search for forced conclusions in a position.
pub(super) struct ForcingSearch<'a> {
    pub(super) nodes: &'a Numbering,
    pub(super) tables: &'a mut DirectTables,
    pub(super) closure: &'a Closure,
    pub(super) expanded: &'a mut MadeByLiteral<ExpandedTable>,
    pub(super) content: TableContent,
    pub(super) detail: StepDetail,
    pub(super) stop: &'a StopCheck<'a>,
}

impl ForcingSearch<'_> {
    /// Emits a step for each forced conclusion that can be proven, the best first.
    pub(super) fn each(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let clashes = ContradictionSearch::new(self.nodes, self.closure);
        let contradictory = clashes.all();
        let verities = self.verities();
        if contradictory.iter().chain(&verities).all(|&word| word == 0) {
            return ControlFlow::Continue(());
        }
        if self.content != TableContent::Nets {
            self.tables.fill_chains(self.nodes);
        }
        self.expanded.clear(self.tables.literals());
        let count = self.nodes.candidates.len();
        for conclusion in (0..count).map(ChainLiteral::on).chain((0..count).map(ChainLiteral::off)) {
            if (self.stop)() {
                return ControlFlow::Break(());
            }
            let mut found = Vec::new();
            if words::contains(&contradictory, conclusion.opposite().index()) {
                found.extend(self.contradiction(conclusion, &clashes));
            }
            if words::contains(&verities, self.closure.place(conclusion)) {
                found.extend(self.verity(conclusion));
            }
            if !conclusion.is_on() {
                found.sort_by_key(|forced| forced.length);
            }
            for forced in found {
                self.step(forced).map_or(ControlFlow::Continue(()), &mut *sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns everything that follows from some split, as a row of the closure.
    fn verities(&self) -> Vec<u64> {
        let mut all = vec![0; self.closure.row(ChainLiteral::on(0)).len()];
        let mut row = all.clone();
        for split in CaseSplit::all(self.nodes).take_while(|_| !(self.stop)()) {
            split.common(self.nodes, self.closure, &mut row);
            words::unite(&mut all, &row);
        }
        all
    }

    /// Returns the shortest contradiction that follows from the opposite.
    fn contradiction(
        &mut self,
        conclusion: ChainLiteral,
        clashes: &ContradictionSearch<'_>,
    ) -> Option<ForcedLiteral> {
        let assumption = conclusion.opposite();
        let mut best = None;
        clashes.each(assumption, &mut |clash, ends| {
            let chains = ends.iter().map(|&end| (assumption, end));
            if let Some(length) = self.shorter(chains, best.as_ref()) {
                let argument = ForcingArgument::Contradiction(clash, ends.to_vec());
                best = Some(ForcedLiteral { conclusion, argument, length });
            }
        });
        best
    }

    /// Returns the shortest argument by which a split leads to a conclusion.
    fn verity(&mut self, conclusion: ChainLiteral) -> Option<ForcedLiteral> {
        let mut best = None;
        let mut row = vec![0; self.closure.row(conclusion).len()];
        for split in CaseSplit::all(self.nodes) {
            split.common(self.nodes, self.closure, &mut row);
            if words::contains(&row, self.closure.place(conclusion)) {
                let chains = split.cases_of(self.nodes).into_iter().map(|case| (case, conclusion));
                if let Some(length) = self.shorter(chains, best.as_ref()) {
                    best =
                        Some(ForcedLiteral { conclusion, argument: ForcingArgument::Verity(split), length });
                }
            }
        }
        best
    }

    /// Returns the total length of these chains, if it is shorter than the best so far. At least
    /// one chain of a net must have a branch.
    fn shorter(
        &mut self,
        chains: impl Iterator<Item = (ChainLiteral, ChainLiteral)>,
        best: Option<&ForcedLiteral>,
    ) -> Option<usize> {
        let shortest = best.map_or(usize::MAX, |best| best.length);
        let (mut length, mut branches) = (0, 0);
        for (assumption, end) in chains {
            if length >= shortest {
                return None;
            }
            let tables = &*self.tables;
            let table = self.expanded.get_or_make(assumption, |table| table.expand(assumption, tables));
            let chain = table.length(tables, end);
            length += chain.total;
            branches += chain.branches;
        }
        let is_wanted = self.content != TableContent::Nets || branches > 0;
        (is_wanted && length < shortest).then_some(length)
    }
}

impl CaseSplit {
    /// Returns all case splits of a position, in HoDoKu's order.
    fn all(nodes: &Numbering) -> impl Iterator<Item = Self> + '_ {
        let (geometry, candidates) = (nodes.geometry(), nodes.position());
        let side = geometry.side();
        let either = nodes.candidates.iter().copied().map(Self::Either);
        let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() > 1);
        // Houses that need not contain every digit have no places.
        let houses = (0..geometry.houses().len()).flat_map(move |house| {
            let several = candidates.digits_with_places(house, 2..=side as u8);
            several.into_iter().map(move |digit| Self::Places(house, digit))
        });
        either.chain(cells.map(Self::Digits)).chain(houses)
    }

    /// Returns the literals, one of which is true.
    pub(super) fn cases_of(self, nodes: &Numbering) -> Vec<ChainLiteral> {
        let mut cases = Vec::new();
        self.each(nodes, |case| cases.push(case));
        cases
    }

    fn each(self, nodes: &Numbering, mut visit: impl FnMut(ChainLiteral)) {
        match self {
            Self::Either(candidate) => {
                let on = ChainLiteral::on(nodes.number(candidate));
                visit(on);
                visit(on.opposite());
            }
            Self::Digits(cell) => nodes.numbers(cell).for_each(|number| visit(ChainLiteral::on(number))),
            Self::Places(house, digit) => {
                nodes.each_in_house(house, digit).for_each(|number| visit(ChainLiteral::on(number)));
            }
        }
    }

    /// Fills a row of the closure with what follows in every case. For a candidate that is true or
    /// false, HoDoKu ignores which digit its own cell then holds.
    fn common(self, nodes: &Numbering, closure: &Closure, row: &mut [u64]) {
        let mut is_first = true;
        self.each(nodes, |case| {
            if std::mem::take(&mut is_first) {
                row.copy_from_slice(closure.row(case));
            } else {
                words::intersect(row, closure.row(case));
            }
        });
        if let Self::Either(candidate) = self {
            let numbers = nodes.numbers(candidate.cell);
            numbers.for_each(|number| words::remove(row, closure.place(ChainLiteral::on(number))));
        }
    }
}
