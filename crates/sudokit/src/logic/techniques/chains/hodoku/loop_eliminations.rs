//! What a nice loop or an AIC removes, if it is sound.

use crate::base::bits::words;
use crate::base::{Candidate, CellSet};
use crate::board::Geometry;
use crate::logic::techniques::links::{ChainLiteral, Numbering};

/// How a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LoopShape {
    /// Back where it began, so that it holds all the way round.
    Continuous,
    /// In the cell where it began, with something wrong there.
    Discontinuous,
    /// In another cell.
    Aic,
}

/// A chain that removes candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NiceLoop {
    pub(super) shape: LoopShape,
    /// From the assumption to the end.
    pub(super) literals: Vec<ChainLiteral>,
    /// By digit, then cell.
    pub(super) deletions: Vec<Candidate>,
}

/// Decides which chains of a position are sound, and what they remove.
#[derive(Clone, Copy)]
pub(super) struct LoopRules<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) nodes: &'a Numbering,
}

impl LoopRules<'_> {
    /// The chain of these literals, if it is sound and removes something.
    pub(super) fn chain(self, literals: Vec<ChainLiteral>) -> Option<NiceLoop> {
        let [start, second, .., last_but_one, end] = literals[..] else { return None };
        let all = self.nodes.candidates();
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

    /// Whether a chain comes back to a cell that it has left. HoDoKu checks only the
    /// first cell of a group, and not the start of a loop.
    fn is_lasso(self, literals: &[ChainLiteral], is_loop: bool) -> bool {
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

    /// What a chain removes that comes back to its cell and does not close.
    pub(super) fn in_cell(self, start: ChainLiteral, end: ChainLiteral) -> Vec<Candidate> {
        let all = self.nodes.candidates();
        if start.is_on() {
            return vec![all[start.node()]];
        }
        if !end.is_on() {
            return vec![all[end.node()]];
        }
        let own = self.nodes.numbers(all[start.node()].cell);
        own.filter(|&other| other != start.node()).map(|other| all[other]).collect()
    }

    /// What two candidates of different cells leave no room for, of which one
    /// holds. Of the same digit, HoDoKu wants two victims at least: a single one
    /// is a discontinuous loop as well.
    pub(super) fn between(self, start: usize, end: usize) -> Vec<Candidate> {
        let all = self.nodes.candidates();
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
        if !self.geometry.sees(one.cell, other.cell) || !victims.iter().all(is_there) {
            return Vec::new();
        }
        victims.sort_by_key(|victim| (victim.digit, victim.cell));
        victims.to_vec()
    }

    /// What a continuous loop leaves no room for: each of its links holds one way
    /// or the other.
    fn around(self, literals: &[ChainLiteral]) -> Vec<Candidate> {
        let nodes = self.nodes;
        let all = nodes.candidates();
        let cell = |literal: ChainLiteral| nodes.cell(literal);
        let cells: CellSet = literals.iter().flat_map(|literal| nodes.cells(literal.node())).collect();
        let (start, end) = (literals[0].node(), literals[literals.len() - 1].node());
        let mut gone: Vec<usize> =
            nodes.numbers(all[start].cell).filter(|n| ![start, end].contains(n)).collect();
        let mut seen = vec![0; nodes.words()];
        // Before each weak link is a strong one, and after it.
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
        gone.sort_by_key(|victim| (victim.digit, victim.cell));
        gone.dedup();
        gone
    }
}
