//! The last place for a digit, and the last digit for a cell.
//!
//! A *hidden single* answers where: in this house, only one cell is left for the 7. A *naked
//! single* answers what: in this cell, only the 7 is left. A *full house* answers both, because one
//! cell is empty and one digit missing. Most steps of most puzzles are singles, and people see them
//! first in regions.

use std::ops::ControlFlow;

use crate::base::{Candidate, HouseKind, Places};
use crate::board::{Candidates, HouseOrder};
use crate::logic::HodokuLevel::Easy;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Rating, Reason, Span, Step, Technique};

records! {
    FULL_HOUSE = ("full-house", Singles, Search::FullHouse).hodoku("Full House", by_default(10, Easy, 4));
    HIDDEN_SINGLE = ("hidden-single", Singles, Search::HiddenSingle)
        .explainer(Span::between(LAST_CELL, IN_LINE))
        .hodoku("Hidden Single", by_default(30, Easy, 14));
    NAKED_SINGLE = ("naked-single", Singles, Search::NakedSingle)
        .explainer(Span::fixed(23))
        .hodoku("Naked Single", by_default(20, Easy, 4));
}

/// Sudoku Explainer's ratings for the only place of a digit, in tenths: in the last empty cell of a
/// house, in a region, in any other house.
pub(crate) const LAST_CELL: u16 = 10;
const IN_REGION: u16 = 12;
pub(crate) const IN_LINE: u16 = 15;

/// Finds the last empty cell of a house.
pub(crate) fn full_house(scan: &mut Scan<'_>) -> ControlFlow<()> {
    last_places(Technique::FullHouse, HouseOrder::RegionsRowsColumns, |empty| empty == 1, scan)
}

/// Finds hidden singles: first in houses with one empty cell, then in the others.
pub(crate) fn hidden(scan: &mut Scan<'_>) -> ControlFlow<()> {
    last_places(Technique::HiddenSingle, HouseOrder::RegionsColumnsRows, |empty| empty == 1, scan)?;
    last_places(Technique::HiddenSingle, HouseOrder::RegionsColumnsRows, |empty| empty > 1, scan)
}

/// Finds the last place for each digit, in houses with a wanted number of empty cells.
fn last_places(
    technique: Technique,
    order: HouseOrder,
    is_wanted: impl Fn(u32) -> bool,
    scan: &mut Scan<'_>,
) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for &house in candidates.geometry().full_houses(order) {
        let singles = candidates.singles(house);
        if singles.is_empty() || !is_wanted(candidates.empty_places(house).count_ones()) {
            continue;
        }
        let (_, cells) = candidates.geometry().house(house);
        for digit in singles {
            let cell = cells[only(candidates.places(house, digit))];
            scan.emit(place_in(technique, candidates, house, Candidate { cell, digit }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds naked singles, row by row.
pub(crate) fn naked(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for cell in candidates.geometry().cells() {
        if let Some(digit) = candidates.marks(cell).single() {
            scan.emit(naked_single(Candidate { cell, digit }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the step for the only digit of a cell.
pub(crate) fn naked_single(candidate: Candidate) -> Step {
    Step::place(Technique::NakedSingle, Reason::OnlyDigit, candidate).rated()
}

/// Returns the step for the only place of a digit in a house.
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

/// Returns the place in a set of one.
pub(crate) fn only(places: Places) -> usize {
    places.trailing_zeros() as usize
}
