//! Empty rectangle: the places for a digit in a region form a cross.
//!
//! ```text
//!         c1 c2 c3   c4 c5 c6   c7 c8 c9
//!  r1    .  5  .  |  .  .  .  |  .  .  .     In box 1 the 5 is in row 2 or in
//!  r2    5  .  5  |  .  .  .  |  X  .  .     column 2. Column 7 has two places
//!  r3    .  5  .  |  .  .  .  |  .  .  .     left, X in this row and Y. If Y is
//!  ...                                       not 5, X is, and the box has its 5
//!  r6    .  *  .  |  .  .  .  |  Y  .  .     in column 2. Either way * is not 5.
//! ```
//!
//! The name comes from the cells of the box off the cross: four of them, without the digit, form a
//! rectangle. Rows and columns may be exchanged. On boards with other regions, the cross is a row
//! and a column that together contain all places of the region.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, Digit, Places, ones};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::chains::hodoku::chain_builder::ChainBuilder;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Claim, Technique, Truth};

records! {
    EMPTY_RECTANGLE = ("empty-rectangle", SingleDigit, Search::EmptyRectangle)
        .hodoku("Empty Rectangle", by_default(250, Hard, 120));
}

/// With fewer places each arm has one, and it is a kite or a turbot fish.
const FEWEST: u32 = 3;

/// Finds empty rectangles: by digit and region, then by row from the bottom and by column from the
/// right.
pub(crate) fn empty_rectangle(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    let side = geometry.side();
    for digit in scan.dirty_digits() {
        for region in 2 * side..3 * side {
            let places = candidates.places(region, digit);
            if places.count_ones() < FEWEST {
                continue;
            }
            for row in (0..side).rev() {
                let upright = places & !geometry.meet(region, row);
                if upright == 0 || upright == places {
                    continue;
                }
                for column in (side..2 * side).rev() {
                    let level = places & !geometry.meet(region, column);
                    if level != 0 && level & upright == 0 {
                        Cross { candidates, digit, region, places, along: row, across: column }.emit(scan)?;
                        Cross { candidates, digit, region, places, along: column, across: row }.emit(scan)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A region with a digit in only two lines, and the consequences if it is not in one of them.
struct Cross<'a> {
    candidates: &'a Candidates,
    digit: Digit,
    region: usize,
    /// The places for the digit in the region.
    places: Places,
    /// The line to which a pair of last places moves the digit.
    along: usize,
    /// The line in which the region then has it.
    across: usize,
}

impl Cross<'_> {
    /// Looks for a pair that begins in one line and ends in a cell that sees the other.
    fn emit(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let Self { candidates, digit, region, along, across, .. } = *self;
        let geometry = candidates.geometry();
        let side = geometry.side();
        let outside = |line: usize| candidates.places(line, digit) & !geometry.meet(line, region);
        for near in ones(outside(along)) {
            // The lines that cross a row are numbered after all rows.
            let tower = if along < side { side + near } else { near };
            let ends = candidates.places(tower, digit);
            if ends.count_ones() != 2 || tower == across {
                continue;
            }
            let far = (ends & !(1 << (along % side))).trailing_zeros() as usize;
            if outside(across) >> far & 1 == 0 {
                continue;
            }
            let (_, cells) = geometry.house(tower);
            let at = |cell: Cell| Candidate { cell, digit };
            let arm = geometry.meet(region, along);
            let claims = [
                Claim::is_not(at(cells[far])),
                Claim::is(at(cells[along % side])),
                Claim { digit, cells: self.cells(arm), truth: Truth::IsNot },
                Claim { digit, cells: self.cells(!arm), truth: Truth::Is },
            ];
            ChainBuilder::chain(candidates, claims).emit(Technique::EmptyRectangle, scan.sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the cells of the region, among these places, that can hold the digit.
    fn cells(&self, places: Places) -> Vec<Cell> {
        let (_, cells) = self.candidates.geometry().house(self.region);
        ones(self.places & places).map(|place| cells[place]).collect()
    }
}
