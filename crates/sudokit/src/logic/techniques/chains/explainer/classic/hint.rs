//! The hint that is handed out.

use super::forcing_chains::CaseHint;
use super::position::bits;
use super::ranking::HintRank;
use super::{ClassicMarks, Kind, Node, Side};

/// The hint that wins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ClassicHint {
    pub(crate) difficulty: f64,
    /// Nodes of its chains.
    pub(crate) complexity: u32,
    pub(crate) kind: Kind,
    /// Where the search stood: the start of a chain, the first of several
    /// assumptions.
    pub(crate) source: Node,
    /// The conclusion; of a cycle the last node before it closes.
    pub(crate) target: Node,
    /// Cell and digit.
    pub(crate) placement: Option<(u8, u8)>,
    pub(crate) removals: Vec<(u8, u8)>,
}

impl ClassicHint {
    /// A hint that ends in one node: the candidate goes, or all others of its
    /// cell do and it is placed.
    pub(super) fn new(rank: &HintRank, kind: Kind, source: Node, target: Node, marks: &ClassicMarks) -> Self {
        let placement = (target.side == Side::On).then_some((target.cell, target.digit));
        let (difficulty, complexity) = (rank.difficulty(), rank.complexity());
        Self { difficulty, complexity, kind, source, target, placement, removals: target.removals(marks) }
    }

    pub(super) fn from_hint(rank: &HintRank, hint: &CaseHint, marks: &ClassicMarks) -> Self {
        Self::new(rank, hint.kind(), hint.sources()[0], hint.target, marks)
    }
}

impl Node {
    /// What goes when this is true.
    pub(super) fn removals(self, marks: &ClassicMarks) -> Vec<(u8, u8)> {
        match self.side {
            Side::On => {
                let others = marks[self.cell as usize] & !(1 << self.digit);
                bits(others).map(|other| (self.cell, other as u8)).collect()
            }
            Side::Off => vec![(self.cell, self.digit)],
        }
    }
}
