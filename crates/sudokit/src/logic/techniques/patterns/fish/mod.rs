//! Fish: X-wing, swordfish, jellyfish, with fins and of any houses.
//!
//! ```text
//!        c2        c7
//!  r3  .  5  .  .   5  .     In rows 3 and 8 the 5 can only be in columns 2
//!  r5  .  x  .  .   .  .     and 7. The two rows need two 5s in these two
//!  r8  .  5  .  .   5  .     columns, so no other row has one there.
//!  r9  .  .  .  .   x  .
//! ```
//!
//! For one digit, some *base* houses have all their places in as many *cover* houses. Each base
//! house uses one cover house, so all of them are used, and the rest of the cover loses the digit.
//! Two houses are an X-wing, three a swordfish, four a jellyfish; there is no other difference.
//!
//! With *fins*, which are places of the base outside the cover, it is not quite a fish:
//!
//! ```text
//!        c2          c7 c8
//!  r3  .  5  .  .  |  5  .  .     Without the *fin* in row 8, column 8, rows 3
//!  ...                            and 8 would be an X-wing. Either they are one,
//!  r7  .  .  .  .  |  x  .  .     or the fin is the 5. Both rule out the cells in
//!  r8  .  5  .  .  |  5  5  .     the cover that see the fin (x).
//!  r9  .  .  .  .  |  x  .  .
//! ```
//!
//! If a base house has at most one place besides its fins, the fish without them would lack a
//! corner: it is *sashimi*.
//!
//! Rows against columns are *basic*. With regions instead of some lines it is a *Franken* fish,
//! with any houses on both sides a *mutant* fish. Such houses overlap. A place in two base houses
//! would count for both, so it is a fin (an *endo fin*). A place in two cover houses would use up
//! both, so it is ruled out even if it belongs to the base (*cannibalism*).

mod basic;
mod digit_places;
mod kraken;
mod records;
mod search;

use std::ops::ControlFlow;

use super::templates::ImpossiblePlaces;
use crate::logic::techniques::{Fins, FishKind, FishShape, Scan};
use crate::logic::{Program, Reason, Step, Technique};
pub(crate) use basic::by_lines;
use digit_places::DigitPlaces;
pub(crate) use kraken::{KRAKEN_FISH, kraken};
pub(crate) use records::*;
use search::FoundFish;

/// The size of the largest fish that has a name.
pub(crate) const LARGEST: usize = 7;

/// Finds fish of one kind. A search for a kind with more houses also finds fish with fewer; each
/// fish is named after its own houses.
pub(crate) fn search(
    kind: FishKind,
    impossible: &mut ImpossiblePlaces,
    scan: &mut Scan<'_>,
) -> ControlFlow<()> {
    if (kind.shape, kind.fins) == (FishShape::Basic, Fins::None) {
        return match scan.program {
            Program::Explainer => basic::by_lines(kind.size, scan),
            Program::Hodoku => basic::by_digits(kind.size, scan),
        };
    }
    let candidates = scan.candidates;
    for digit in scan.dirty_digits() {
        if (scan.stop)() {
            return ControlFlow::Break(());
        }
        let victims = impossible.places(candidates, digit, scan.stop);
        if victims.is_empty() {
            continue;
        }
        // A set of places is as wide as the digit needs. Two words are enough for the classic
        // board.
        match digit_places::count_places(candidates, digit) {
            0..=128 => of_digit(kind, &DigitPlaces::<2>::new(candidates, digit, victims), scan)?,
            129..=512 => of_digit(kind, &DigitPlaces::<8>::new(candidates, digit, victims), scan)?,
            _ => of_digit(kind, &DigitPlaces::<64>::new(candidates, digit, victims), scan)?,
        }
    }
    ControlFlow::Continue(())
}

fn of_digit<const W: usize>(
    kind: FishKind,
    digit_places: &DigitPlaces<'_, W>,
    scan: &mut Scan<'_>,
) -> ControlFlow<()> {
    search::each_fish(kind, digit_places, &mut |fish| {
        let name = kind_of(digit_places, fish);
        // A finned fish of lines may be a sashimi one, which has its own search.
        let is_wanted = kind.shape != FishShape::Basic || name == kind;
        let Some(technique) = Technique::fish(name).filter(|_| is_wanted) else {
            return ControlFlow::Continue(());
        };
        let places = fish.outside.iter().chain(fish.inside.iter());
        let victims = places.map(|place| digit_places.candidate(place)).collect();
        scan.emit(Step::remove(technique, Reason::Fish(digit_places.named(fish)), victims))
    })
}

/// Returns the kind of a fish, whichever search found it: by its houses and, if these are lines, by
/// what it lacks without its fins.
fn kind_of<const W: usize>(digit_places: &DigitPlaces<'_, W>, fish: &FoundFish<W>) -> FishKind {
    // The kinds of houses, one bit each. Other houses have a fourth bit.
    const ROWS: u8 = 1;
    const COLUMNS: u8 = 2;
    const REGIONS: u8 = 4;
    let side = digit_places.candidates.geometry().side();
    let kinds = |houses: &[usize]| houses.iter().fold(0, |all, house| all | 1 << (house / side).min(3));
    let [base, cover] = [kinds(fish.base.houses()), kinds(fish.cover.houses())];
    let shape = match [base & !REGIONS, cover & !REGIONS] {
        [ROWS, COLUMNS] | [COLUMNS, ROWS] if (base | cover) & REGIONS == 0 => FishShape::Basic,
        [ROWS, COLUMNS] | [COLUMNS, ROWS] => FishShape::Franken,
        // Includes regions alone on one side.
        _ => FishShape::Mutant,
    };
    let lacks_a_corner = |house: &usize| digit_places.houses[*house].without(&fish.fins).len() <= 1;
    let fins = match shape {
        _ if fish.fins.is_empty() => Fins::None,
        FishShape::Basic if fish.base.houses().iter().any(lacks_a_corner) => Fins::Sashimi,
        _ => Fins::Finned,
    };
    FishKind { size: fish.base.houses().len(), shape, fins }
}
