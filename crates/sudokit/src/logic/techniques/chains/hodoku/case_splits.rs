//! Case splits in HoDoKu's order, and what follows in every case.

use crate::base::bits::words;
use crate::board::Candidates;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering};

impl CaseSplit {
    /// All case splits of a position, in HoDoKu's order.
    pub(super) fn all<'a>(
        candidates: &'a Candidates,
        nodes: &'a Numbering,
    ) -> impl Iterator<Item = Self> + 'a {
        let geometry = candidates.geometry();
        let side = geometry.side();
        let either = nodes.candidates().iter().copied().map(Self::Either);
        let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() > 1);
        // Houses that do not hold every digit have no places.
        let houses = (0..geometry.houses().len()).flat_map(move |house| {
            let several = candidates.digits_with_places(house, 2..=side as u8);
            several.into_iter().map(move |digit| Self::Places(house, digit))
        });
        either.chain(cells.map(Self::Digits)).chain(houses)
    }

    /// Visits the literals of which one is true.
    pub(super) fn each(self, nodes: &Numbering, mut visit: impl FnMut(ChainLiteral)) {
        match self {
            Self::Either(candidate) => {
                let on = ChainLiteral::on(nodes.number(candidate));
                visit(on);
                visit(on.opposite());
            }
            Self::Digits(cell) => nodes.numbers(cell).for_each(|number| visit(ChainLiteral::on(number))),
            Self::Places(house, digit) => {
                nodes.each_in_house(house, digit).for_each(|number| visit(ChainLiteral::on(number)));
            }
        }
    }

    /// Fills a row of the closure with what follows in every case. For a candidate
    /// that holds or does not, HoDoKu does not ask what its own cell holds then.
    pub(super) fn common(self, nodes: &Numbering, closure: &Closure, row: &mut [u64]) {
        let mut is_first = true;
        self.each(nodes, |case| {
            if std::mem::take(&mut is_first) {
                row.copy_from_slice(closure.row(case));
            } else {
                words::intersect(row, closure.row(case));
            }
        });
        if let Self::Either(candidate) = self {
            let numbers = nodes.numbers(candidate.cell);
            numbers.for_each(|number| words::remove(row, closure.place(ChainLiteral::on(number))));
        }
    }
}
