//! Elimination in any order, to every depth.
//!
//! A board is settled, then helpers and chains remove what they can, and again,
//! until nothing more goes. Chains found on a board stay true when more is
//! removed, or their conclusions follow from what was; so nothing is lost by
//! taking all of them at once.

use super::Node;
use super::depth::{Depth, Inner};
use super::elimination::{Contradiction, Elimination, NOTHING, Remaining, rest};
use super::links::LinkTypes;
use super::patterns::{PatternLimits, PatternSurvey, TECHNIQUES};
use super::position::{CELLS, ClassicPosition};
use super::reach::ChainGraph;
use super::remaining::RemainingSets;

/// A board to eliminate on, and the tools.
pub(super) struct DeepElimination<const W: usize> {
    /// The position the assumptions are made in.
    board: ClassicPosition,
    field: PatternLimits,
    closure: Elimination,
    graph: Box<ChainGraph<W>>,
    /// For cases inside of cases.
    inner: Option<Box<(RemainingSets, DeepElimination<W>)>>,
}

impl<const W: usize> DeepElimination<W> {
    pub(super) fn new() -> Self {
        let empty = ClassicPosition::new(&[0; 81]);
        Self {
            closure: Elimination::new(&empty),
            field: PatternLimits::new(&empty),
            board: empty,
            graph: Box::new(ChainGraph::new()),
            inner: None,
        }
    }

    /// Comes to another position.
    pub(super) fn enter(&mut self, board: &ClassicPosition) {
        self.board.clone_from(board);
        self.field = PatternLimits::new(board);
    }

    /// What an assumption leaves.
    pub(super) fn follow(&mut self, source: Node, depth: Depth) -> Remaining {
        self.closure.reset(&self.board);
        match self.closure.suppose(source).and_then(|()| self.deepen(depth)) {
            Ok(()) => self.closure.rest(),
            Err(Contradiction) => NOTHING,
        }
    }

    fn deepen(&mut self, depth: Depth) -> Result<(), Contradiction> {
        if depth < Depth::Plus {
            return Ok(());
        }
        loop {
            while self.patterns()? {}
            let mut any = false;
            for &inner in depth.inner() {
                any = match inner {
                    Inner::NestedChain => self.chains()?,
                    Inner::ClassicCases(depth) => self.cases(depth)?,
                };
                if any {
                    break;
                }
            }
            if !any {
                return Ok(());
            }
        }
    }

    /// Removes what patterns remove. One that later removals break has become
    /// singles, which remove the same and more.
    fn patterns(&mut self) -> Result<bool, Contradiction> {
        let mut victims = [0u16; CELLS];
        let mut any = false;
        let survey = PatternSurvey::new(&self.board, &self.closure.board, &self.field);
        for technique in TECHNIQUES {
            survey.patterns(technique, &mut |pattern| {
                any = true;
                survey.victims(pattern, &mut |cell, digit| victims[cell] |= 1 << digit);
            });
            if any {
                break;
            }
        }
        if any {
            self.closure.strike_all(&victims)?;
        }
        Ok(any)
    }

    /// Removes what forcing chains and cycles remove.
    fn chains(&mut self) -> Result<bool, Contradiction> {
        self.graph.read(&self.closure.board);
        let ChainGraph { links, refuted, proved, .. } = &*self.graph;
        let mut victims = [0; CELLS];
        for number in refuted.iter() {
            let (cell, digit) = links.candidate(number);
            victims[cell] |= 1 << digit;
        }
        for number in proved.iter() {
            let (cell, digit) = links.candidate(number);
            victims[cell] |= self.closure.board.cells[cell] & !(1 << digit);
        }
        self.closure.strike_all(&victims)?;
        Ok(!refuted.is_empty() || !proved.is_empty())
    }

    /// Removes what follows in all cases.
    fn cases(&mut self, depth: Depth) -> Result<bool, Contradiction> {
        let board = self.closure.board.clone();
        let inner = self.inner.get_or_insert_with(|| Box::new((RemainingSets::new(), Self::new())));
        let (rests, eliminator) = &mut **inner;
        rests.read(&board, depth, eliminator);
        let left = rests.conclusions(&board, depth);
        let victims: [u16; CELLS] = std::array::from_fn(|cell| board.cells[cell] & !left[cell]);
        self.closure.strike_all(&victims)?;
        Ok(victims != [0; CELLS])
    }

    /// What each candidate leaves by the links of a position alone. A candidate
    /// that refutes itself leaves nothing.
    pub(super) fn statics(&mut self, board: &ClassicPosition, mut visit: impl FnMut(Node, Remaining)) {
        self.graph.read(board);
        let ChainGraph { links, reach, refuted, .. } = &*self.graph;
        for number in 0..links.len() {
            let mut rest = rest(&board.cells);
            if refuted.contains(number) {
                rest = NOTHING;
            } else {
                let mut gone = *links.weak(LinkTypes::Xy, number);
                reach.holds(number).iter().for_each(|on| gone.add(links.weak(LinkTypes::Xy, on)));
                for off in gone.iter() {
                    let (cell, digit) = links.candidate(off);
                    rest[cell] &= !(1 << digit);
                }
            }
            let (cell, digit) = links.candidate(number);
            visit(Node::on(cell, digit), rest);
        }
    }
}
