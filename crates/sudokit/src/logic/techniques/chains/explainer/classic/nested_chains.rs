//! What has to be remembered of a chain that helps inside of another: its
//! nodes, to know it again, and the candidates whose absence it needs.

use std::collections::HashMap;

use super::causes::{LinkScope, Mark, mark};
use super::position::{ClassicPosition, HOUSE, bits};
use super::{ClassicMarks, Side};

/// The chains used as helpers, each once: two with the same nodes in the same
/// order are the same.
#[derive(Default)]
pub(super) struct NestedChains {
    numbers: HashMap<Vec<u16>, u32>,
    nodes: Vec<u32>,
}

impl NestedChains {
    /// The number of a chain.
    pub(super) fn enter(&mut self, sequence: Vec<u16>, nodes: u32) -> u32 {
        *self.numbers.entry(sequence).or_insert_with(|| {
            self.nodes.push(nodes);
            (self.nodes.len() - 1) as u32
        })
    }

    /// The nodes of some chains together.
    pub(super) fn nodes(&self, chains: &[u32]) -> u32 {
        chains.iter().map(|&chain| self.nodes[chain as usize]).sum()
    }
}

/// The candidates of the position that are gone from the board of a run, as far
/// as a chain needs their absence.
pub(super) struct NeededRemovals<'a> {
    board: &'a ClassicPosition,
    work: &'a ClassicPosition,
    marks: ClassicMarks,
}

impl<'a> NeededRemovals<'a> {
    pub(super) fn new(board: &'a ClassicPosition, work: &'a ClassicPosition) -> Self {
        Self { board, work, marks: [0; 81] }
    }

    pub(super) fn add(&mut self, scope: LinkScope, cell: usize, digit: usize) {
        match scope {
            LinkScope::Cell => self.marks[cell] |= self.board.cells[cell] & !self.work.cells[cell],
            LinkScope::House(house) => {
                let house = house as usize;
                let missing = self.board.places[digit][house] & !self.work.places[digit][house];
                bits(missing).for_each(|place| self.marks[HOUSE[house][place] as usize] |= 1 << digit);
            }
        }
    }

    pub(super) fn into_marks(self) -> Vec<Mark> {
        let cells = self.marks.into_iter().enumerate();
        cells.flat_map(|(cell, digits)| bits(digits).map(move |digit| mark(cell, digit))).collect()
    }
}

/// A node as one number, for the sequence of a chain.
pub(super) fn code(mark: Mark, side: Side) -> u16 {
    mark * 2 + side as u16
}

/// Between two branches of a sequence.
pub(super) const BREAK: u16 = u16::MAX;
