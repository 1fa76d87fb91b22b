//! Case splits: assumptions of which one is true. They are a candidate or its
//! absence, the candidates of a cell, the places of a digit in a house.

use super::position::{CELLS, ClassicPosition, HOUSE, PLACES_OF, bits, cell_and_digit, number, single};
use crate::logic::techniques::chains::explainer::rule::ChainKind;
use crate::logic::techniques::links::ChainLiteral;

/// Some assumptions of which one is true.
#[derive(Clone, Copy)]
pub(super) struct ClassicCases {
    pub(super) kind: ChainKind,
    /// The house of a region.
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

    /// One assumption that contradicts itself.
    pub(super) fn contradiction(source: ChainLiteral) -> Self {
        Self::new(ChainKind::Contradiction, [source])
    }

    pub(super) fn sources(&self) -> &[ChainLiteral] {
        &self.sources[..self.count as usize]
    }

    /// The place of a hint in the order of the search: by the truth of its
    /// conclusion, and its index among those of the same truth.
    pub(super) fn ordinal(&self, conclusion: ChainLiteral, index: usize) -> u32 {
        let (cell, digit) = cell_and_digit(self.sources[0].node());
        // For each candidate come its contradictions, what it leads to both ways, its
        // block, row and column. The cell comes after the last of its digits.
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

/// Visits the cases of a candidate in the houses of which it is the first place.
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

/// The cases of all candidates of a cell.
pub(super) fn cell(position: &ClassicPosition, cell: usize) -> ClassicCases {
    let sources = bits(position.cells[cell]).map(|digit| ChainLiteral::on(number(cell, digit)));
    ClassicCases::new(ChainKind::Cell, sources)
}

/// A candidate and its absence.
pub(super) fn either(on: ChainLiteral) -> ClassicCases {
    ClassicCases::new(ChainKind::Either, [on, on.opposite()])
}

/// The cells with two candidates or more.
pub(super) fn open_cells(position: &ClassicPosition) -> impl Iterator<Item = usize> {
    (0..CELLS).filter(|&cell| position.cells[cell] != 0 && !single(position.cells[cell]))
}
