//! Forcing chains and forcing nets: assumptions that contradict themselves, and case
//! splits whose cases all lead to the same.
//!
//! ```text
//!  contradiction   r4c8 is 5 → … → r6c2 is 6      r6c2 is not both:
//!                  r4c8 is 5 → … → r6c2 is 7      r4c8 is not 5
//!  verity          r4c1 is 3 → … → r3c5 is not 6  3 has no other place in row 4:
//!                  r4c8 is 3 → … → r3c5 is not 6  r3c5 is not 6
//! ```
//!
//! HoDoKu prefers a digit to place to a candidate to remove, then the first cell and
//! digit. Where both kinds have the same conclusion, a digit is placed by the
//! contradiction, and a candidate removed by what takes the shorter chains in total.
//! For this its comparison is a total order, except that of two kinds that place the
//! same digit each comes after the other. Its sort leaves them as they were found.

use std::ops::ControlFlow;

use super::StepDetail;
use super::contradictions::{ChainContradiction, ContradictionSearch};
use super::expanded_table::ExpandedTables;
use super::tables::DirectTables;
use crate::base::bits::words;
use crate::board::Candidates;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering};

/// What the chains may look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Branching {
    Chains,
    /// One of them has a branch.
    Nets,
}

/// Something that is forced.
#[derive(Clone, Copy, Debug)]
pub(super) struct ForcedLiteral {
    pub(super) conclusion: ChainLiteral,
    pub(super) argument: ForcingArgument,
    length: usize,
}

/// How a conclusion is forced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ForcingArgument {
    /// Its opposite contradicts itself.
    Contradiction(ChainContradiction),
    /// It follows in each case.
    Verity(CaseSplit),
}

/// The search for what is forced in a position.
pub(super) struct ForcingSearch<'a> {
    pub(super) candidates: &'a Candidates,
    pub(super) nodes: &'a Numbering,
    pub(super) tables: &'a mut DirectTables,
    pub(super) closure: &'a Closure,
    pub(super) expanded: &'a mut ExpandedTables,
    pub(super) branching: Branching,
    pub(super) detail: StepDetail,
}

impl ForcingSearch<'_> {
    /// Visits all that is forced, the best first.
    pub(super) fn each(
        &mut self,
        sink: &mut dyn FnMut(&mut Self, ForcedLiteral) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let clashes = ContradictionSearch::new(self.candidates, self.nodes, self.closure);
        let contradictory = clashes.all();
        let verities = self.verities();
        if contradictory.iter().chain(&verities).all(|&word| word == 0) {
            return ControlFlow::Continue(());
        }
        if self.branching == Branching::Chains {
            self.tables.fill_chains(self.candidates, self.nodes);
        }
        self.expanded.clear(self.tables);
        let count = self.nodes.candidates().len();
        for conclusion in (0..count).map(ChainLiteral::on).chain((0..count).map(ChainLiteral::off)) {
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
                sink(self, forced)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Everything that follows from some split, as a row of the closure.
    fn verities(&self) -> Vec<u64> {
        let mut all = vec![0; self.closure.row(ChainLiteral::on(0)).len()];
        let mut row = all.clone();
        for split in CaseSplit::all(self.candidates, self.nodes) {
            split.common(self.nodes, self.closure, &mut row);
            words::unite(&mut all, &row);
        }
        all
    }

    /// The shortest contradiction that the opposite leads to.
    fn contradiction(
        &mut self,
        conclusion: ChainLiteral,
        clashes: &ContradictionSearch<'_>,
    ) -> Option<ForcedLiteral> {
        let assumption = conclusion.opposite();
        let mut best = None;
        clashes.each(assumption, &mut |clash, ends| {
            let chains = ends.iter().map(|&end| (assumption, end));
            self.propose(conclusion, ForcingArgument::Contradiction(clash), chains, &mut best);
        });
        best
    }

    /// The shortest way in which a split leads to a conclusion.
    fn verity(&mut self, conclusion: ChainLiteral) -> Option<ForcedLiteral> {
        let mut best = None;
        let mut row = vec![0; self.closure.row(conclusion).len()];
        for split in CaseSplit::all(self.candidates, self.nodes) {
            split.common(self.nodes, self.closure, &mut row);
            if words::contains(&row, self.closure.place(conclusion)) {
                let mut cases = Vec::new();
                split.each(self.nodes, |case| cases.push(case));
                let chains = cases.into_iter().map(|case| (case, conclusion));
                self.propose(conclusion, ForcingArgument::Verity(split), chains, &mut best);
            }
        }
        best
    }

    /// Takes an argument with these chains if it is better than the best so far.
    fn propose(
        &mut self,
        conclusion: ChainLiteral,
        argument: ForcingArgument,
        chains: impl Iterator<Item = (ChainLiteral, ChainLiteral)>,
        best: &mut Option<ForcedLiteral>,
    ) {
        let (mut length, mut branches) = (0, 0);
        for (assumption, end) in chains {
            if best.is_some_and(|best| length >= best.length) {
                return;
            }
            let chain = self.expanded.of(assumption, end, self.tables);
            length += chain.total;
            branches += chain.branches;
        }
        if self.branching == Branching::Nets && branches == 0 {
            return;
        }
        if best.is_none_or(|best| length < best.length) {
            *best = Some(ForcedLiteral { conclusion, argument, length });
        }
    }
}
