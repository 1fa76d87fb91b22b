//! Assumptions of which one is true: a candidate or its absence, the candidates
//! of a cell, the places of a digit in a house.

use super::causes::{Mark, cell_and_digit};
use super::position::{CELLS, ClassicPosition, HOUSE, SEATS, bits, single};
use super::{Kind, Node, Side};

/// Some assumptions of which one is true.
#[derive(Clone, Copy)]
pub(super) struct ClassicCases {
    pub(super) kind: Kind,
    sources: [Node; 9],
    count: u8,
    stage: u8,
}

/// The stages in which hints of a candidate are found: its contradictions, its
/// double chains, its block, row and column.
const CONTRADICTION: u8 = 0;
const DOUBLE: u8 = 1;
const REGION: u8 = 2;
/// The cell comes after the last of its digits.
const CELL: u8 = u8::MAX;

impl ClassicCases {
    fn new(kind: Kind, stage: u8, sources: impl Iterator<Item = Node>) -> Self {
        let blank = Node { cell: 0, digit: 0, side: Side::On };
        let mut cases = Self { kind, sources: [blank; 9], count: 0, stage };
        for source in sources {
            cases.sources[cases.count as usize] = source;
            cases.count += 1;
        }
        cases
    }

    /// One assumption that contradicts itself.
    pub(super) fn contradiction(source: Node) -> Self {
        Self::new(Kind::Contradiction, CONTRADICTION, [source].into_iter())
    }

    pub(super) fn sources(&self) -> &[Node] {
        &self.sources[..self.count as usize]
    }

    /// The place of a hint in the order of the search.
    pub(super) fn ordinal(&self, side: Side, index: usize) -> u32 {
        let (cell, digit) = cell_and_digit(self.sources[0].mark());
        let (digit, stage) = if self.stage == CELL { (9, 0) } else { (digit, self.stage as usize) };
        ((((cell * 10 + digit) * 5 + stage) * 2 + side as usize) * 1024 + index) as u32
    }
}

/// Shows the cases of a candidate in the houses it is the first place of.
pub(super) fn regions(board: &ClassicPosition, mark: Mark, visit: &mut impl FnMut(ClassicCases)) {
    let (cell, digit) = cell_and_digit(mark);
    for (kind, seat) in SEATS[cell].into_iter().enumerate() {
        let places = board.places[digit][seat.house()];
        if places & (seat.bit() - 1) == 0 && places != seat.bit() {
            let sources = bits(places).map(|place| Node::on(HOUSE[seat.house()][place] as usize, digit));
            visit(ClassicCases::new(Kind::Region(seat.house), REGION + kind as u8, sources));
        }
    }
}

/// The cases of all candidates of a cell.
pub(super) fn cell(board: &ClassicPosition, cell: usize) -> ClassicCases {
    ClassicCases::new(Kind::Cell, CELL, bits(board.cells[cell]).map(|digit| Node::on(cell, digit)))
}

/// A candidate and its absence.
pub(super) fn double(cell: usize, digit: usize) -> ClassicCases {
    let on = Node::on(cell, digit);
    ClassicCases::new(Kind::Double, DOUBLE, [on, on.opposite()].into_iter())
}

/// The cells with two candidates or more.
pub(super) fn open_cells(board: &ClassicPosition) -> impl Iterator<Item = usize> {
    (0..CELLS).filter(|&cell| board.cells[cell] != 0 && !single(board.cells[cell]))
}
