//! Candidates, and the links between them.

use super::digit_sight::DigitSight;
use crate::base::bits::BitRows;
use crate::base::bits::words;
use crate::base::{Candidate, Digit};
use crate::board::Candidates;
use crate::board::HouseOrder;
use crate::logic::techniques::patterns::strong_links::pairs;

/// The candidates that walks can go through, by number.
#[derive(Debug)]
pub(super) struct LinkGraph {
    /// By cell, then by digit.
    pub(super) nodes: Vec<Candidate>,
    /// For each candidate, those that hold if it does not.
    pub(super) strong: BitRows,
    /// For each candidate, those that do not hold if it does.
    pub(super) weak: BitRows,
}

impl LinkGraph {
    /// The last two places of a digit in each house that has two: they are
    /// strongly linked.
    pub(super) fn of_places(candidates: &Candidates, digit: Digit) -> Self {
        let houses = candidates.geometry().full_houses(HouseOrder::RegionsRowsColumns);
        let links: Vec<_> = pairs(candidates, digit, houses.iter().copied()).collect();
        let mut nodes: Vec<Candidate> =
            links.iter().flat_map(|pair| pair.cells).map(|cell| Candidate { cell, digit }).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let mut graph = Self::new(nodes, candidates);
        for pair in links {
            let [one, other] = pair.cells.map(|cell| graph.nodes.partition_point(|node| node.cell < cell));
            graph.strong.insert(one, other);
            graph.strong.insert(other, one);
        }
        graph
    }

    /// All candidates of cells that have two, which are strongly linked.
    pub(super) fn of_cells(candidates: &Candidates) -> Self {
        let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2);
        let nodes = cells
            .flat_map(|cell| candidates.marks(cell).into_iter().map(move |digit| Candidate { cell, digit }));
        let mut graph = Self::new(nodes.collect(), candidates);
        for one in (0..graph.nodes.len()).step_by(2) {
            graph.strong.insert(one, one + 1);
            graph.strong.insert(one + 1, one);
        }
        graph
    }

    /// Candidates with their weak links.
    fn new(nodes: Vec<Candidate>, candidates: &Candidates) -> Self {
        let (mut strong, mut weak) = (BitRows::default(), BitRows::default());
        strong.clear(nodes.len(), nodes.len());
        weak.clear(nodes.len(), nodes.len());
        for (i, one) in nodes.iter().enumerate() {
            for (j, other) in nodes.iter().enumerate().skip(i + 1) {
                if one.digit == other.digit && candidates.geometry().sees(one.cell, other.cell) {
                    weak.insert(i, j);
                    weak.insert(j, i);
                }
            }
        }
        Self { nodes, strong, weak }
    }

    /// For each candidate, all that hold if it does not, by walks of any length
    /// that may visit a cell again.
    pub(super) fn closure(&self) -> BitRows {
        // By two links, a weak and a strong one, and then by any number of twos.
        let mut onward = BitRows::default();
        onward.clear(self.nodes.len(), self.nodes.len());
        for from in 0..self.nodes.len() {
            for over in words::members(self.weak.row(from)) {
                words::unite(onward.row_mut(from), self.strong.row(over));
            }
        }
        for over in 0..self.nodes.len() {
            for from in 0..self.nodes.len() {
                if from != over && onward.contains(from, over) {
                    onward.add_row(from, over);
                }
            }
        }
        let mut closure = BitRows::default();
        closure.clear(self.nodes.len(), self.nodes.len());
        for start in 0..self.nodes.len() {
            words::unite(closure.row_mut(start), self.strong.row(start));
            for next in words::members(self.strong.row(start)) {
                words::unite(closure.row_mut(start), onward.row(next));
            }
        }
        closure
    }

    /// For each candidate, those of the same digit, from itself on, with which
    /// it would rule something out.
    pub(super) fn goals(&self, places: &DigitSight<'_>) -> BitRows {
        let mut goals = BitRows::default();
        goals.clear(self.nodes.len(), self.nodes.len());
        for (i, &one) in self.nodes.iter().enumerate() {
            for (j, &other) in self.nodes.iter().enumerate().skip(i) {
                if one.digit == other.digit && places.are_seen(one, other) {
                    goals.insert(i, j);
                }
            }
        }
        goals
    }

    /// Takes the candidates of one candidate's cell out of a row.
    pub(super) fn leave_out_cell(&self, node: usize, row: &mut [u64]) {
        let cell = self.nodes[node].cell;
        let first = self.nodes.partition_point(|other| other.cell < cell);
        let same = self.nodes[first..].iter().take_while(|other| other.cell == cell).count();
        for number in first..first + same {
            row[number / 64] &= !(1 << (number % 64));
        }
    }
}
