//! HoDoKu's chains.
//!
//! | file | searches |
//! |---|---|
//! | `alternating_chain.rs` | X-chains, turbot fish, XY-chains |
//! | `remote_pair.rs` | remote pairs |
//! | `nice_loops.rs` | nice loops and AICs, grouped or not |
//! | `forcing.rs`, `nets.rs` | forcing chains and forcing nets |
//!
//! Nice loops, AICs and forcing chains are all read from *tables*: the consequences of each
//! candidate being true, and of it being false.
//!
//! ```text
//!  r1c1 is 5      →  r1c1 is not 2, r1c4 is not 5, …  →  r1c4 is 2  →  …
//!  r1c1 is not 5  →  r7c1 is 5                        →  …
//! ```
//!
//! A table that returns to the cell where it began, or reaches another, gives a [loop](nice_loops).
//! One that contradicts itself, or several that agree, [force](forcing) a conclusion. For forcing
//! nets the tables are filled by [trying out](nets) some moves.
//!
//! The candidates are [numbered](crate::logic::techniques::links::Numbering), with groups of them
//! if requested. First comes the [closure](crate::logic::techniques::links::Closure) of the direct
//! implications, as sets: it shows whether there is anything to find. Only then are the
//! implications put [in HoDoKu's order](tables) and, for the literals in question,
//! [expanded](expanded_table) into tables from which chains can be read. The results become
//! [`reasons`] that can be checked.

mod alternating_chain;
pub(crate) mod chain_builder;
mod contradictions;
mod expanded_table;
mod forcing;
mod java_sort;
mod net_proof;
mod nets;
mod nice_loops;
pub(crate) mod ranking;
mod reasons;
mod records;
mod remote_pair;
mod tables;
mod trial_position;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::board::Candidates;
pub(crate) use crate::logic::techniques::links::Grouping;
use crate::logic::techniques::links::{Closure, MadeByLiteral, Numbering};
use crate::logic::techniques::{Scan, StopCheck};
pub(crate) use alternating_chain::{TURBOT_FISH, X_CHAIN, XY_CHAIN, turbot_fish, x_chain, xy_chain};
use expanded_table::ExpandedTable;
use forcing::ForcingSearch;
use nice_loops::NiceLoopSearch;
pub(crate) use records::*;
pub(crate) use remote_pair::{REMOTE_PAIR, remote_pair};
use tables::DirectTables;

/// Positions with more candidates are skipped. An empty 16x16 board has this many. The size of the
/// sets grows with the square, to 30 megabytes here.
const MOST_CANDIDATES: usize = 4096;

/// The searches with tables. They keep their tables from one search to the next, because forcing
/// chains need the tables built for grouped loops. Tables are built when first needed.
#[derive(Default)]
pub(crate) struct HodokuChainEngine {
    made: Option<Box<ChainTables>>,
    pub(crate) detail: StepDetail,
}

/// How much of a step is needed. The outcome of a net is found quickly, but its proof takes a long
/// time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum StepDetail {
    /// The outcome and the reason.
    #[default]
    WithReason,
    /// Only the outcome. The reason may be empty.
    OutcomeOnly,
}

impl HodokuChainEngine {
    /// Finds nice loops and AICs, the best first.
    pub(crate) fn nice_loops(&mut self, grouping: Grouping, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let Some(ChainTables { nodes, tables, closure, table, .. }) =
            self.of(scan, TableContent::Chains(grouping))
        else {
            return ControlFlow::Continue(());
        };
        NiceLoopSearch { nodes, tables, closure, table, stop: scan.stop }.each(scan.sink)
    }

    /// Finds contradictions and verities by chains, the best first.
    pub(crate) fn forcing_chains(&mut self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        self.forced(TableContent::Chains(Grouping::Grouped), scan)
    }

    /// Finds contradictions and verities by nets, the best first.
    pub(crate) fn forcing_nets(&mut self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        self.forced(TableContent::Nets, scan)
    }

    fn forced(&mut self, content: TableContent, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let detail = self.detail;
        let Some(ChainTables { nodes, tables, closure, expanded, .. }) = self.of(scan, content) else {
            return ControlFlow::Continue(());
        };
        let stop = scan.stop;
        ForcingSearch { nodes, tables, closure, expanded, content, detail, stop }.each(scan.sink)
    }

    /// Returns the tables of a position, unless it has no candidates or too many, or the search
    /// should stop.
    fn of(&mut self, scan: &Scan<'_>, content: TableContent) -> Option<&mut ChainTables> {
        let candidates = scan.candidates;
        let count: usize = candidates.empty_cells().map(|cell| candidates.marks(cell).len()).sum();
        if count == 0 || count > MOST_CANDIDATES {
            return None;
        }
        let made = self.made.get_or_insert_default();
        made.make(candidates, content, scan.stop);
        (!(scan.stop)()).then_some(made)
    }
}

/// The content of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TableContent {
    /// Direct implications.
    Chains(Grouping),
    /// The consequences of a few moves.
    Nets,
}

/// The tables of a position.
#[derive(Default)]
struct ChainTables {
    content: Option<TableContent>,
    nodes: Numbering,
    /// The tables of chains are built when first needed.
    tables: DirectTables,
    closure: Closure,
    table: ExpandedTable,
    expanded: MadeByLiteral<ExpandedTable>,
}

impl ChainTables {
    /// Builds the tables of a position, unless they exist already.
    fn make(&mut self, candidates: &Candidates, content: TableContent, stop: &StopCheck<'_>) {
        if self.content == Some(content) && self.nodes.are_of(candidates) {
            return;
        }
        let Self { nodes, tables, closure, .. } = self;
        let grouping = match content {
            TableContent::Chains(grouping) => grouping,
            TableContent::Nets => Grouping::Grouped,
        };
        nodes.number_all(candidates, grouping);
        closure.start(nodes);
        match content {
            TableContent::Chains(_) => {
                tables.clear();
                closure.add_chains(nodes);
            }
            TableContent::Nets => tables.fill_nets(nodes, closure, stop),
        }
        closure.close(nodes, stop);
        self.content = Some(content);
    }
}
