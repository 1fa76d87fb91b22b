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
    stage: u8,
}

/// The stages in which hints of a candidate are found: its contradictions, what it
/// leads to both ways, its block, row and column.
const CONTRADICTION: u8 = 0;
const EITHER: u8 = 1;
const REGION: u8 = 2;
/// The cell comes after the last of its digits.
const CELL: u8 = u8::MAX;

impl ClassicCases {
    fn new(kind: ChainKind, stage: u8, sources: impl Iterator<Item = ChainLiteral>) -> Self {
        let blank = ChainLiteral::on(0);
        let mut cases = Self { kind, house: 0, sources: [blank; 9], count: 0, stage };
        for source in sources {
            cases.sources[cases.count as usize] = source;
            cases.count += 1;
        }
        cases
    }

    /// One assumption that contradicts itself.
    pub(super) fn contradiction(source: ChainLiteral) -> Self {
        Self::new(ChainKind::Contradiction, CONTRADICTION, [source].into_iter())
    }

    pub(super) fn sources(&self) -> &[ChainLiteral] {
        &self.sources[..self.count as usize]
    }

    /// The place of a hint in the order of the search: by the truth of its
    /// conclusion, and its index among those of the same truth.
    pub(super) fn ordinal(&self, conclusion: ChainLiteral, index: usize) -> u32 {
        let (cell, digit) = cell_and_digit(self.sources[0].node());
        let (digit, stage) = if self.stage == CELL { (9, 0) } else { (digit, self.stage as usize) };
        let truth = usize::from(!conclusion.is_on());
        ((((cell * 10 + digit) * 5 + stage) * 2 + truth) * 1024 + index) as u32
    }
}

/// Visits the cases of a candidate in the houses of which it is the first place.
pub(super) fn regions(position: &ClassicPosition, candidate: usize, visit: &mut impl FnMut(ClassicCases)) {
    let (cell, digit) = cell_and_digit(candidate);
    for (kind, place) in PLACES_OF[cell].into_iter().enumerate() {
        let places = position.places[digit][place.house()];
        if places & (place.bit() - 1) == 0 && places != place.bit() {
            let cells = bits(places).map(|index| HOUSE[place.house()][index] as usize);
            let sources = cells.map(|cell| ChainLiteral::on(number(cell, digit)));
            let cases = ClassicCases::new(ChainKind::Region, REGION + kind as u8, sources);
            visit(ClassicCases { house: place.house, ..cases });
        }
    }
}

/// The cases of all candidates of a cell.
pub(super) fn cell(position: &ClassicPosition, cell: usize) -> ClassicCases {
    let sources = bits(position.cells[cell]).map(|digit| ChainLiteral::on(number(cell, digit)));
    ClassicCases::new(ChainKind::Cell, CELL, sources)
}

/// A candidate and its absence.
pub(super) fn either(on: ChainLiteral) -> ClassicCases {
    ClassicCases::new(ChainKind::Either, EITHER, [on, on.opposite()].into_iter())
}

/// The cells with two candidates or more.
pub(super) fn open_cells(position: &ClassicPosition) -> impl Iterator<Item = usize> {
    (0..CELLS).filter(|&cell| position.cells[cell] != 0 && !single(position.cells[cell]))
}
