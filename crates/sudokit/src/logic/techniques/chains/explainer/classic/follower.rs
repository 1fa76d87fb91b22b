//! Follows an assumption in the exact order, with helpers where the depth has
//! them.

use super::complexity::Census;
use super::cycles::Cycles;
use super::deep_elimination::Eliminator;
use super::depth::{Depth, Inner};
use super::forcing_chains::{Hint, Runs, Search};
use super::helpers;
use super::nested;
use super::nested_cases;
use super::nested_chains::Registry;
use super::patterns::Field;
use super::position::Board;
use super::propagation::{Effects, Run};
use super::ranking::Rank;
use super::reach::Graph;
use super::remaining::Rests;

/// The memory for chains inside of chains.
pub(super) struct Workshop<const W: usize> {
    graph: Box<Graph<W>>,
    cycles: Cycles,
    cases: Option<Box<CaseTools<W>>>,
}

struct CaseTools<const W: usize> {
    rests: Rests,
    eliminator: Eliminator<W>,
    runs: Runs,
    census: Census,
    workshop: Workshop<W>,
}

impl<const W: usize> Workshop<W> {
    pub(super) fn new() -> Self {
        Self { graph: Box::new(Graph::new()), cycles: Cycles::default(), cases: None }
    }

    fn cases(&mut self) -> &mut CaseTools<W> {
        self.cases.get_or_insert_with(|| {
            Box::new(CaseTools {
                rests: Rests::new(),
                eliminator: Eliminator::new(),
                runs: Runs::new(),
                census: Census::new(),
                workshop: Self::new(),
            })
        })
    }
}

/// A depth with what is needed to go there.
pub(super) struct Follower<'a, const W: usize> {
    pub(super) depth: Depth,
    field: Field,
    /// The chains used as helpers so far.
    pub(super) registry: Registry,
    pub(super) workshop: &'a mut Workshop<W>,
}

impl<'a, const W: usize> Follower<'a, W> {
    pub(super) fn new(board: &Board, depth: Depth, workshop: &'a mut Workshop<W>) -> Self {
        Self { depth, field: Field::new(board), registry: Registry::default(), workshop }
    }

    /// The most nodes a node may have behind it to be of use to a hint with
    /// `most` nodes. Every hint has a second branch, of two nodes or more. Helpers
    /// may find something cheap when everything else has become dear, so with them
    /// there is no limit.
    pub(super) fn limit(&self, most: u32) -> u32 {
        if self.depth < Depth::Plus { most.saturating_sub(2) } else { u32::MAX }
    }

    /// Follows an assumption to its end.
    pub(super) fn follow(&mut self, board: &Board, run: &mut Run) {
        let effects = if self.depth == Depth::Static { Effects::Static } else { Effects::Dynamic };
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
    fn ask(&mut self, board: &Board, run: &mut Run, inner: Inner) -> bool {
        match inner {
            Inner::Simple => {
                let Workshop { graph, cycles, .. } = &mut *self.workshop;
                graph.read(&run.work);
                nested::simple(board, run, graph, cycles, &mut self.registry)
            }
            Inner::Cases(depth) => {
                let CaseTools { rests, eliminator, runs, census, workshop } = self.workshop.cases();
                let work = run.work.clone();
                rests.read(&work, depth, eliminator);
                let follower = Follower::new(&work, depth, workshop);
                let sink: Vec<(Rank, Hint)> = Vec::new();
                let mut search = Search { board: &work, follower, runs, census, sink };
                search.all(rests);
                let mut hints = search.sink;
                hints.sort_by(|(one, _), (other, _)| one.partial_cmp(other).expect("numbers are finite"));
                nested_cases::cases(board, run, &work, runs, &hints, &mut self.registry)
            }
        }
    }
}
