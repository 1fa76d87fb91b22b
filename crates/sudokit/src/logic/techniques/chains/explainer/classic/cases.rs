//! Case splits: assumptions one of which is true. They are a candidate being true or false, the
//! candidates of a cell, or the places for a digit in a house.

use super::position::{CELLS, ClassicPosition, HOUSE, PLACES_OF, bits, cell_and_digit, number, single};
use crate::logic::techniques::chains::explainer::rule::ChainKind;
use crate::logic::techniques::links::ChainLiteral;

/// A list of assumptions one of which is true.
#[derive(Clone, Copy)]
pub(super) struct ClassicCases {
    pub(super) kind: ChainKind,
    /// The house, for [`ChainKind::Region`].
    pub(super) house: u8,
    sources: [ChainLiteral; 9],
    count: u8,
}

impl ClassicCases {
    fn new(kind: ChainKind, sources: impl IntoIterator<Item = ChainLiteral>) -> Self {
        let mut cases = Self { kind, house: 0, sources: [ChainLiteral::on(0); 9], count: 0 };
        for source in sources {
            cases.sources[cases.count as usize] = source;
            cases.count += 1;
        }
        cases
    }

    /// A single assumption that contradicts itself.
    pub(super) fn contradiction(source: ChainLiteral) -> Self {
        Self::new(ChainKind::Contradiction, [source])
    }

    pub(super) fn sources(&self) -> &[ChainLiteral] {
        &self.sources[..self.count as usize]
    }

    /// Returns the position of a hint in search order. `index` counts the conclusions with the same
    /// truth.
    pub(super) fn ordinal(&self, conclusion: ChainLiteral, index: usize) -> u32 {
        let (cell, digit) = cell_and_digit(self.sources[0].node());
        // For each candidate the order is: its contradictions, the common conclusions of it being
        // true and false, then its block, row and column. The cell comes after the last of its
        // digits.
        let (digit, stage) = match self.kind {
            ChainKind::Either => (digit, 1),
            ChainKind::Region => (digit, 2 + self.house as usize / 9),
            ChainKind::Cell => (9, 0),
            _ => (digit, 0),
        };
        let truth = usize::from(!conclusion.is_on());
        ((((cell * 10 + digit) * 5 + stage) * 2 + truth) * 1024 + index) as u32
    }
}

/// Visits the case splits of a candidate in the houses where it is the first place.
pub(super) fn regions(position: &ClassicPosition, candidate: usize, visit: &mut impl FnMut(ClassicCases)) {
    let (cell, digit) = cell_and_digit(candidate);
    for place in PLACES_OF[cell] {
        let places = position.places[digit][place.house()];
        if places & (place.bit() - 1) == 0 && places != place.bit() {
            let cells = bits(places).map(|index| HOUSE[place.house()][index] as usize);
            let sources = cells.map(|cell| ChainLiteral::on(number(cell, digit)));
            visit(ClassicCases { house: place.house, ..ClassicCases::new(ChainKind::Region, sources) });
        }
    }
}

/// Returns the case split over all candidates of a cell.
pub(super) fn cell(position: &ClassicPosition, cell: usize) -> ClassicCases {
    let sources = bits(position.cells[cell]).map(|digit| ChainLiteral::on(number(cell, digit)));
    ClassicCases::new(ChainKind::Cell, sources)
}

/// Returns the case split over a candidate being true or false.
pub(super) fn either(on: ChainLiteral) -> ClassicCases {
    ClassicCases::new(ChainKind::Either, [on, on.opposite()])
}

/// Returns the cells with at least two candidates.
pub(super) fn open_cells(position: &ClassicPosition) -> impl Iterator<Item = usize> {
    (0..CELLS).filter(|&cell| position.cells[cell] != 0 && !single(position.cells[cell]))
}
