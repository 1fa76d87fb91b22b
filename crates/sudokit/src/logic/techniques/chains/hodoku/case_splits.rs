//! Choices: literals of which one is so, whatever else is.

use crate::base::bits::words;
use crate::base::{Cell, Digit};
use crate::board::Candidates;
use crate::logic::Cases;
use crate::logic::techniques::links::closure::ImplicationClosure;
use crate::logic::techniques::links::literal::ChainLiteral;
use crate::logic::techniques::links::numbering::NumberedCandidates;

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// A candidate holds, or not.
    Either(usize),
    /// A cell holds one of its candidates.
    Cell(Cell),
    /// A digit has one of its places in a house.
    House(usize, Digit),
}

impl Choice {
    /// All choices of a position, in HoDoKu's order.
    pub(super) fn all<'a>(
        candidates: &'a Candidates,
        nodes: &'a NumberedCandidates,
    ) -> impl Iterator<Item = Self> + 'a {
        let geometry = candidates.geometry();
        let side = geometry.side();
        let either = (0..nodes.candidates().len()).map(Self::Either);
        let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() > 1).map(Self::Cell);
        // Houses that do not hold every digit have no places.
        let houses = (0..geometry.houses().len()).flat_map(move |house| {
            let several = candidates.digits_with_places(house, 2..=side as u8);
            several.into_iter().map(move |digit| Self::House(house, digit))
        });
        either.chain(cells).chain(houses)
    }

    /// Hands over the literals of which one is so.
    pub(super) fn each(self, nodes: &NumberedCandidates, mut take: impl FnMut(ChainLiteral)) {
        match self {
            Self::Either(number) => {
                take(ChainLiteral::on(number));
                take(ChainLiteral::off(number));
            }
            Self::Cell(cell) => nodes.numbers(cell).for_each(|number| take(ChainLiteral::on(number))),
            Self::House(house, digit) => {
                nodes.each_in_house(house, digit).for_each(|number| take(ChainLiteral::on(number)));
            }
        }
    }

    /// Fills a row of the closure with what follows in each case. Of a candidate
    /// that holds or not, HoDoKu does not ask what its own cell holds then.
    pub(super) fn common(self, nodes: &NumberedCandidates, closure: &ImplicationClosure, row: &mut [u64]) {
        let mut is_first = true;
        self.each(nodes, |case| {
            if std::mem::take(&mut is_first) {
                row.copy_from_slice(closure.row(case));
            } else {
                words::intersect(row, closure.row(case));
            }
        });
        if let Self::Either(number) = self {
            let cell = nodes.candidates()[number].cell;
            nodes
                .numbers(cell)
                .for_each(|number| words::remove(row, closure.place(ChainLiteral::on(number))));
        }
    }

    /// The same for a reason.
    pub(super) fn cases(self, candidates: &Candidates, nodes: &NumberedCandidates) -> Cases {
        match self {
            Self::Either(number) => Cases::Either(nodes.candidates()[number]),
            Self::Cell(cell) => Cases::Digits(cell),
            Self::House(house, digit) => Cases::Places(candidates.geometry().house(house).0, digit),
        }
    }
}
