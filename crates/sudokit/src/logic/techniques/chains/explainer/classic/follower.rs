//! Follows an assumption in the exact order, with helpers where the depth has
//! them.

use super::complexity::AncestorCounter;
use super::cycles::CycleSearch;
use super::deep_elimination::DeepElimination;
use super::depth::{Depth, Inner};
use super::forcing_chains::{CaseHint, CaseSearch, Propagations};
use super::helpers;
use super::nested;
use super::nested_cases;
use super::nested_chains::NestedChains;
use super::patterns::PatternLimits;
use super::position::ClassicPosition;
use super::propagation::{Propagation, SideEffects};
use super::ranking::HintRank;
use super::reach::ChainGraph;
use super::remaining::RemainingSets;

/// The memory for chains inside of chains.
pub(super) struct NestedSearch<const W: usize> {
    graph: Box<ChainGraph<W>>,
    cycles: CycleSearch,
    cases: Option<Box<NestedCaseSearch<W>>>,
}

struct NestedCaseSearch<const W: usize> {
    rests: RemainingSets,
    eliminator: DeepElimination<W>,
    runs: Propagations,
    census: AncestorCounter,
    workshop: NestedSearch<W>,
}

impl<const W: usize> NestedSearch<W> {
    pub(super) fn new() -> Self {
        Self { graph: Box::new(ChainGraph::new()), cycles: CycleSearch::default(), cases: None }
    }

    fn cases(&mut self) -> &mut NestedCaseSearch<W> {
        self.cases.get_or_insert_with(|| {
            Box::new(NestedCaseSearch {
                rests: RemainingSets::new(),
                eliminator: DeepElimination::new(),
                runs: Propagations::new(),
                census: AncestorCounter::new(),
                workshop: Self::new(),
            })
        })
    }
}

/// A depth with what is needed to go there.
pub(super) struct AssumptionFollower<'a, const W: usize> {
    pub(super) depth: Depth,
    field: PatternLimits,
    /// The chains used as helpers so far.
    pub(super) registry: NestedChains,
    pub(super) workshop: &'a mut NestedSearch<W>,
}

impl<'a, const W: usize> AssumptionFollower<'a, W> {
    pub(super) fn new(board: &ClassicPosition, depth: Depth, workshop: &'a mut NestedSearch<W>) -> Self {
        Self { depth, field: PatternLimits::new(board), registry: NestedChains::default(), workshop }
    }

    /// The most nodes a node may have behind it to be of use to a hint with
    /// `most` nodes. Every hint has a second branch, of two nodes or more. Helpers
    /// may find something cheap when everything else has become dear, so with them
    /// there is no limit.
    pub(super) fn limit(&self, most: u32) -> u32 {
        if self.depth < Depth::Plus { most.saturating_sub(2) } else { u32::MAX }
    }

    /// Follows an assumption to its end.
    pub(super) fn follow(&mut self, board: &ClassicPosition, run: &mut Propagation) {
        let effects = if self.depth == Depth::Static { SideEffects::Static } else { SideEffects::Dynamic };
        loop {
            run.settle(board, effects);
            if run.clash.is_some() || self.depth < Depth::Plus {
                return;
            }
            if !helpers::ask(board, &self.field, run)
                && !self.depth.inner().iter().any(|&inner| self.ask(board, run, inner))
            {
                return;
            }
        }
    }

    /// Lets chains remove something from the board of a run. Says whether they
    /// did.
    fn ask(&mut self, board: &ClassicPosition, run: &mut Propagation, inner: Inner) -> bool {
        match inner {
            Inner::NestedChain => {
                let NestedSearch { graph, cycles, .. } = &mut *self.workshop;
                graph.read(&run.work);
                nested::simple(board, run, graph, cycles, &mut self.registry)
            }
            Inner::ClassicCases(depth) => {
                let NestedCaseSearch { rests, eliminator, runs, census, workshop } = self.workshop.cases();
                let work = run.work.clone();
                rests.read(&work, depth, eliminator);
                let follower = AssumptionFollower::new(&work, depth, workshop);
                let sink: Vec<(HintRank, CaseHint)> = Vec::new();
                let mut search = CaseSearch { board: &work, follower, runs, census, sink };
                search.all(rests);
                let mut hints = search.sink;
                hints.sort_by(|(one, _), (other, _)| one.partial_cmp(other).expect("numbers are finite"));
                nested_cases::cases(board, run, &work, runs, &hints, &mut self.registry)
            }
        }
    }
}
