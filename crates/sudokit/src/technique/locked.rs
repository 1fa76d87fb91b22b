//! Where two houses cross.
//!
//! ```text
//!  box 1        box 2        box 3
//!  . . .  |  .  .  .  |  .  .  .       The 5 of box 1 must be in row 2:
//!  5 5 .  |  x  x  x  |  x  x  x       nowhere else in row 2.
//!  . . .  |  .  .  .  |  .  .  .
//! ```
//!
//! If all places of a digit in one house (the *base*) lie in another (the
//! *cover*), the digit stands at one of them, and the rest of the cover cannot
//! hold it. With a region as the base this is *pointing*, with a line
//! *claiming*. It is *direct* if what it rules out leaves a single place in a
//! neighbour of the base, which a person fills in without writing candidates.

use std::ops::ControlFlow;

use super::singles::only;
use super::{Reason, Sink, Step, Technique};
use crate::candidates::each_place;
use crate::geometry::{Cover, Crossings};
use crate::rate::Rating;
use crate::{Candidate, Candidates, Digit, HouseKind};

/// Pointing and claiming that leave a single.
pub(super) fn direct(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for_each_locked(candidates, &mut |base, cover, digit| {
        for &(third, inside) in &cover.neighbours {
            let places = candidates.places(third, digit);
            let rest = places & !inside;
            if rest == places || !rest.is_power_of_two() {
                continue;
            }
            let (house, cells) = geometry.house(third);
            let candidate = |place: usize| Candidate { cell: cells[place], digit };
            let reason = Reason::Then {
                first: Box::new(intersection(candidates, base, cover, digit)),
                gone: each_place(places & inside).map(candidate).collect(),
                house,
            };
            let (technique, tenths) = if is_pointing(candidates, base) {
                (Technique::DirectPointing, 17)
            } else {
                (Technique::DirectClaiming, 19)
            };
            sink(Step::place(technique, Rating::tenths(tenths), reason, candidate(only(rest))))?;
        }
        ControlFlow::Continue(())
    })
}

/// Pointing and claiming that rule candidates out.
pub(super) fn eliminating(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for_each_locked(candidates, &mut |base, cover, digit| {
        let outside = candidates.places(cover.house, digit) & !geometry.meet(cover.house, base);
        if outside == 0 {
            return ControlFlow::Continue(());
        }
        let (_, cells) = geometry.house(cover.house);
        let victims = each_place(outside).map(|place| Candidate { cell: cells[place], digit }).collect();
        let (technique, tenths) =
            if is_pointing(candidates, base) { (Technique::Pointing, 26) } else { (Technique::Claiming, 28) };
        let reason = intersection(candidates, base, cover, digit);
        sink(Step::remove(technique, Rating::tenths(tenths), reason, victims))
    })
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
                if candidates.places(*base, digit) & !cover.common == 0 {
                    found(*base, cover, digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn is_pointing(candidates: &Candidates, base: usize) -> bool {
    let kind = candidates.geometry().house(base).0.kind;
    matches!(kind, HouseKind::Box | HouseKind::Region)
}

fn intersection(candidates: &Candidates, base: usize, cover: &Cover, digit: Digit) -> Reason {
    let name = |number| candidates.geometry().house(number).0;
    Reason::Intersection { digit, base: name(base), cover: name(cover.house) }
}
