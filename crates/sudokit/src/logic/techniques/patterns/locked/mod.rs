//! Locked digits: places where two houses cross.
//!
//! ```text
//!  box 1        box 2        box 3
//!  . . .  |  .  .  .  |  .  .  .       The 5 of box 1 must be in row 2:
//!  5 5 .  |  x  x  x  |  x  x  x       nowhere else in row 2.
//!  . . .  |  .  .  .  |  .  .  .
//! ```
//!
//! If all places for a digit in one house (the *base*) are in another (the *cover*), one of them
//! holds the digit, and the rest of the cover cannot. With a region as the base this is *pointing*,
//! with a line *claiming*. It is *direct* if it leaves a single place in a neighbour of the base,
//! which people fill in without writing candidates.
//!
//! Sudoku Explainer goes from crossing to crossing and checks which digits are locked there, both
//! pointing and claiming. HoDoKu goes from house to house, pointing first, and checks for each
//! digit where it is locked.

use std::ops::ControlFlow;

use super::singles::only;
use crate::base::{Candidate, Digit, HouseKind, Places, ones};
use crate::board::{Candidates, Cover, Crossings, HouseOrder};
use crate::logic::HodokuLevel::Medium;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Span, Step, Technique};

records! {
    DIRECT_POINTING = ("direct-pointing", Intersections, Search::DirectLocked).explainer(Span::fixed(17));
    DIRECT_CLAIMING = ("direct-claiming", Intersections, Search::DirectLocked).explainer(Span::fixed(19));
    POINTING = ("pointing", Intersections, Search::Locked)
        .explainer(Span::fixed(26))
        .hodoku_by(Search::Pointing, "Locked Candidates Type 1 (Pointing)", by_default(60, Medium, 50));
    CLAIMING = ("claiming", Intersections, Search::Locked)
        .explainer(Span::fixed(28))
        .hodoku_by(Search::Claiming, "Locked Candidates Type 2 (Claiming)", by_default(70, Medium, 50));
}

/// Finds pointing and claiming that leave a single.
pub(crate) fn direct(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for_each_locked(candidates, &mut |base, cover, digit| {
        for &(third, inside) in &cover.neighbours {
            let places = candidates.places(third, digit);
            let rest = places & !inside;
            if rest == places || !rest.is_power_of_two() {
                continue;
            }
            let (house, cells) = candidates.geometry().house(third);
            let candidate = |place: usize| Candidate { cell: cells[place], digit };
            let reason = Reason::Then {
                first: Box::new(intersection(candidates, base, cover.house, digit)),
                gone: ones(places & inside).map(candidate).collect(),
                house,
            };
            let technique = match CrossedHouse::of(candidates, base) {
                CrossedHouse::Region => Technique::DirectPointing,
                CrossedHouse::Line => Technique::DirectClaiming,
            };
            scan.emit(Step::place(technique, reason, candidate(only(rest))).rated())?;
        }
        ControlFlow::Continue(())
    })
}

/// Finds pointing and claiming that eliminate candidates, crossing by crossing.
pub(crate) fn eliminating(scan: &mut Scan<'_>) -> ControlFlow<()> {
    for_each_locked(scan.candidates, &mut |base, cover, digit| rule_out(base, cover.house, digit, scan))
}

/// Finds pointing or claiming alone, house by house.
pub(crate) fn by_house(kind: CrossedHouse, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, dirty, .. } = *scan;
    let geometry = candidates.geometry();
    let houses = geometry.full_houses(HouseOrder::RegionsRowsColumns).iter().copied();
    for base in houses.filter(|&house| dirty.has_house(house) && CrossedHouse::of(candidates, house) == kind)
    {
        let (_, cells) = geometry.house(base);
        for digit in candidates.digits_with_places(base, 2..=geometry.side() as u8) {
            // A cover contains all places, so it is a house of the first.
            let places = candidates.places(base, digit);
            let first = cells[places.trailing_zeros() as usize];
            for cover in geometry.places(first).iter().map(|place| usize::from(place.house)) {
                if cover != base && is_locked(places, geometry.meet(base, cover)) {
                    rule_out(base, cover, digit, scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether all places for a digit in the base are also in the cover.
fn is_locked(places: Places, common: Places) -> bool {
    places & !common == 0
}

/// Emits the eliminations of a locked digit, if there are any.
fn rule_out(base: usize, cover: usize, digit: Digit, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    let outside = candidates.places(cover, digit) & !geometry.meet(cover, base);
    if outside == 0 {
        return ControlFlow::Continue(());
    }
    let (_, cells) = geometry.house(cover);
    let victims = ones(outside).map(|place| Candidate { cell: cells[place], digit }).collect();
    let technique = match CrossedHouse::of(candidates, base) {
        CrossedHouse::Region => Technique::Pointing,
        CrossedHouse::Line => Technique::Claiming,
    };
    scan.eliminate(technique, victims, || intersection(candidates, base, cover, digit))
}

/// Calls `found` with every digit of a base that is locked in a cover.
fn for_each_locked(
    candidates: &Candidates,
    found: &mut dyn FnMut(usize, &Cover, Digit) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for Crossings { base, widest, covers } in candidates.geometry().crossings() {
        let few = candidates.digits_with_places(*base, 2..=*widest);
        if few.is_empty() {
            continue;
        }
        for cover in covers {
            for digit in few {
                if is_locked(candidates.places(*base, digit), cover.common) {
                    found(*base, cover, digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The kind of house that confines a digit to a crossing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CrossedHouse {
    /// A region, which points along a line.
    Region,
    /// A line or any other house, which claims the digit of a region.
    Line,
}

impl CrossedHouse {
    fn of(candidates: &Candidates, house: usize) -> Self {
        match candidates.geometry().house(house).0.kind {
            HouseKind::Box | HouseKind::Region => Self::Region,
            _ => Self::Line,
        }
    }
}

fn intersection(candidates: &Candidates, base: usize, cover: usize, digit: Digit) -> Reason {
    let name = |number| candidates.geometry().house(number).0;
    Reason::Intersection { digit, base: name(base), cover: name(cover) }
}
