//! The last place of a digit, and the last digit of a cell.
//!
//! A *hidden single* asks where: in this house, only one cell is left for the
//! 7. A *naked single* asks what: in this cell, only the 7 is left. A *full
//! house* answers both, because one cell is empty and one digit missing. Most
//! steps of most puzzles are singles, and people see them first in regions.

use std::ops::ControlFlow;

use crate::base::{Candidate, DigitSet, HouseKind, Places};
use crate::board::{Candidates, HouseOrder};
use crate::logic::techniques::Sink;
use crate::logic::{Rating, Reason, Step, Technique};

/// How hard Sudoku Explainer calls the only place of a digit, in tenths: in the
/// last empty cell of a house, in a region, in any other house.
pub(crate) const LAST_CELL: u16 = 10;
const IN_REGION: u16 = 12;
pub(crate) const IN_LINE: u16 = 15;

/// The last empty cell of a house.
pub(crate) fn full_house(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for &house in geometry.full_houses(HouseOrder::RegionsRowsColumns) {
        if !candidates.empty_places(house).is_power_of_two() {
            continue;
        }
        for digit in candidates.singles(house) {
            let cell = geometry.house(house).1[only(candidates.places(house, digit))];
            sink(place_in(Technique::FullHouse, candidates, house, Candidate { cell, digit }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Hidden singles: first those of houses with one empty cell, then the others.
pub(crate) fn hidden(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for has_more_cells in [false, true] {
        for &house in geometry.full_houses(HouseOrder::RegionsColumnsRows) {
            let singles = candidates.singles(house);
            if singles == DigitSet::EMPTY
                || (candidates.empty_places(house).count_ones() > 1) != has_more_cells
            {
                continue;
            }
            let (_, cells) = geometry.house(house);
            for digit in singles {
                let cell = cells[only(candidates.places(house, digit))];
                sink(place_in(Technique::HiddenSingle, candidates, house, Candidate { cell, digit }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Naked singles, row by row.
pub(crate) fn naked(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in candidates.geometry().cells() {
        if let Some(digit) = candidates.marks(cell).single() {
            sink(naked_single(Candidate { cell, digit }))?;
        }
    }
    ControlFlow::Continue(())
}

/// The only digit of its cell.
pub(crate) fn naked_single(candidate: Candidate) -> Step {
    Step::place(Technique::NakedSingle, Reason::OnlyDigit, candidate).rated()
}

/// The only place of its digit in a house.
pub(crate) fn place_in(
    technique: Technique,
    candidates: &Candidates,
    house: usize,
    candidate: Candidate,
) -> Step {
    let empty = candidates.empty_places(house).count_ones();
    let (house, _) = candidates.geometry().house(house);
    let tenths = match (empty, house.kind) {
        (1, _) => LAST_CELL,
        (_, HouseKind::Box | HouseKind::Region) => IN_REGION,
        _ => IN_LINE,
    };
    Step::place(technique, Reason::OnlyPlace { house }, candidate).rated_at(Rating::tenths(tenths))
}

/// The one place of a set of one.
pub(crate) fn only(places: Places) -> usize {
    places.trailing_zeros() as usize
}
