//! The cells that can hold each digit, and what two of them see.

use crate::base::bits::BitRows;
use crate::base::ones;
use crate::base::{Candidate, Cell};
use crate::board::{Candidates, Geometry};

pub(super) struct DigitSight<'a> {
    geometry: &'a Geometry,
    /// A row for each digit, a column for each cell.
    holders: BitRows,
}

impl<'a> DigitSight<'a> {
    pub(super) fn new(candidates: &'a Candidates) -> Self {
        let geometry = candidates.geometry();
        let mut holders = BitRows::default();
        holders.clear(geometry.side(), geometry.len());
        for cell in candidates.empty_cells() {
            for digit in candidates.marks(cell) {
                holders.insert(digit.index(), cell.index());
            }
        }
        Self { geometry, holders }
    }

    /// The candidates that see two others, all of one digit, in order.
    pub(super) fn seen(&self, one: Candidate, other: Candidate) -> impl Iterator<Item = Candidate> + Clone {
        let digit = one.digit;
        let sights = self.geometry.sight(one.cell).iter().zip(self.geometry.sight(other.cell));
        let words = sights.zip(self.holders.row(digit.index()));
        words.enumerate().flat_map(move |(number, ((one, other), holders))| {
            let cells = ones(one & other & holders);
            cells.map(move |bit| Candidate { cell: Cell::new(number * 64 + bit), digit })
        })
    }

    /// Whether there are any.
    pub(super) fn are_seen(&self, one: Candidate, other: Candidate) -> bool {
        let sights = self.geometry.sight(one.cell).iter().zip(self.geometry.sight(other.cell));
        sights
            .zip(self.holders.row(one.digit.index()))
            .any(|((one, other), holders)| one & other & holders != 0)
    }
}
