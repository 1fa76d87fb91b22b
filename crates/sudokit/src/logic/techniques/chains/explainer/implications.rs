//! The consequences of one claim by one link.
//!
//! ```text
//!  is      ->  is not   the cell's other digits; the digit's other places in
//!                       each house of the cell
//!  is not  ->  is       the other digit of a cell with two; the other place
//!                       of the digit in a house with two
//! ```
//!
//! A chain may be limited to links of one [type](LinkTypes).

use super::net::ClaimReason;
use super::rule::LinkTypes;
use crate::base::{Candidate, ones};
use crate::board::Candidates;
use crate::logic::Truth;
use crate::logic::techniques::links::CandidateLiteral;

/// A claim that follows from another, and the reason.
type Implied = (CandidateLiteral, ClaimReason);

/// Fills `found` with the consequences of a claim, in Sudoku Explainer's order: within the cell,
/// then by region, row, column and other houses. If a claim follows for two reasons, the first is
/// used.
pub(super) fn follow(
    candidates: &Candidates,
    links: LinkTypes,
    claim: CandidateLiteral,
    found: &mut Vec<Implied>,
) {
    found.clear();
    match claim.truth {
        Truth::Is => deny(candidates, links, claim.candidate, found),
        Truth::IsNot => force(candidates, links, claim.candidate, found),
    }
}

/// Adds the candidates that this candidate rules out.
fn deny(candidates: &Candidates, links: LinkTypes, holds: Candidate, found: &mut Vec<Implied>) {
    let geometry = candidates.geometry();
    let Candidate { cell, digit } = holds;
    if links != LinkTypes::X {
        let others = candidates.marks(cell).without(digit).into_iter();
        found.extend(
            others.map(|digit| (CandidateLiteral::is_not(Candidate { cell, digit }), ClaimReason::Cell)),
        );
    }
    for (rank, place) in geometry.places_regions_first(cell).enumerate() {
        let house = usize::from(place.house);
        let earlier = geometry.places_regions_first(cell).take(rank);
        let met = earlier
            .fold(1 << place.index, |met, earlier| met | geometry.meet(house, usize::from(earlier.house)));
        let (_, cells) = geometry.house(house);
        found.extend(ones(candidates.places(house, digit) & !met).map(|place| {
            (CandidateLiteral::is_not(Candidate { cell: cells[place], digit }), ClaimReason::House(house))
        }));
    }
    deny_in_short_houses(candidates, holds, found);
}

/// Houses with fewer cells than digits do not say where a digit must go, only where it cannot.
fn deny_in_short_houses(candidates: &Candidates, holds: Candidate, found: &mut Vec<Implied>) {
    let geometry = candidates.geometry();
    let side = geometry.side();
    for house in 3 * side..geometry.houses().len() {
        let (_, cells) = geometry.house(house);
        if cells.len() == side || !cells.contains(&holds.cell) {
            continue;
        }
        let others = cells.iter().filter(|&&cell| cell != holds.cell);
        let others = others.map(|&cell| Candidate { cell, digit: holds.digit });
        let others = others.filter(|&other| candidates.has(other));
        found.extend(others.map(|other| (CandidateLiteral::is_not(other), ClaimReason::House(house))));
    }
}

/// Adds the candidates that must be true if this candidate, which is not yet removed, is false.
fn force(candidates: &Candidates, links: LinkTypes, wrong: Candidate, found: &mut Vec<Implied>) {
    let geometry = candidates.geometry();
    let Candidate { cell, digit } = wrong;
    if links != LinkTypes::X
        && let Some(digit) = candidates.marks(cell).without(digit).single()
    {
        found.push((CandidateLiteral::is(Candidate { cell, digit }), ClaimReason::Cell));
    }
    if links != LinkTypes::Y {
        for place in geometry.places_regions_first(cell) {
            let house = usize::from(place.house);
            let others = candidates.places(house, digit) & !(1 << place.index);
            if others.is_power_of_two() {
                let (_, cells) = geometry.house(house);
                let claim =
                    CandidateLiteral::is(Candidate { cell: cells[others.trailing_zeros() as usize], digit });
                if found.iter().all(|(earlier, _)| *earlier != claim) {
                    found.push((claim, ClaimReason::House(house)));
                }
            }
        }
    }
}

/// Returns the candidates that had to be removed before one could be the only one left, for this
/// reason: those of its cell or house that the working position lacks.
pub(super) fn missing(
    original: &Candidates,
    working: &Candidates,
    only: Candidate,
    why: ClaimReason,
) -> Vec<Candidate> {
    let Candidate { cell, digit } = only;
    match why {
        ClaimReason::Cell => {
            let gone = original.marks(cell) - working.marks(cell);
            gone.into_iter().map(|digit| Candidate { cell, digit }).collect()
        }
        ClaimReason::House(house) => {
            let gone = original.places(house, digit) & !working.places(house, digit);
            let (_, cells) = original.geometry().house(house);
            ones(gone).map(|place| Candidate { cell: cells[place], digit }).collect()
        }
        ClaimReason::Assumed | ClaimReason::Helper(_) => Vec::new(),
    }
}
