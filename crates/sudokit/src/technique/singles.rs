//! The last place of a digit, and the last digit of a cell.
//!
//! A *hidden single* asks where: in this house, only one cell is left for the
//! 7. A *naked single* asks what: in this cell, only the 7 is left. Most steps
//! of most puzzles are hidden singles, and people see them first in regions.

use std::ops::ControlFlow;

use super::{Reason, Sink, Step, Technique};
use crate::candidates::Places;
use crate::geometry::HouseOrder;
use crate::rate::Rating;
use crate::{Candidate, Candidates, DigitSet, HouseKind};

/// Hidden singles: first those of houses with one empty cell, then the others.
pub(super) fn hidden(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for has_more_cells in [false, true] {
        for &house in geometry.full_houses(HouseOrder::RegionsColumnsRows) {
            let singles = candidates.singles(house);
            if singles == DigitSet::EMPTY
                || (candidates.empty_places(house).count_ones() > 1) != has_more_cells
            {
                continue;
            }
            let (name, cells) = geometry.house(house);
            for digit in singles {
                let rating = match name.kind {
                    _ if !has_more_cells => 10,
                    HouseKind::Box | HouseKind::Region => 12,
                    _ => 15,
                };
                let cell = cells[only(candidates.places(house, digit))];
                sink(Step::place(
                    Technique::HiddenSingle,
                    Rating::tenths(rating),
                    Reason::OnlyPlace { house: name },
                    Candidate { cell, digit },
                ))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Naked singles, row by row.
pub(super) fn naked(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in candidates.geometry().cells() {
        if let Some(digit) = candidates.marks(cell).single() {
            let candidate = Candidate { cell, digit };
            sink(Step::place(Technique::NakedSingle, Rating::tenths(23), Reason::OnlyDigit, candidate))?;
        }
    }
    ControlFlow::Continue(())
}

/// The one place of a set of one.
pub(super) fn only(places: Places) -> usize {
    places.trailing_zeros() as usize
}
