//! The name of a fish: by its houses, and if these are lines also by what its fins
//! leave of it. Which search found it does not matter.

use super::digit_places::DigitPlaces;
use super::search::FoundFish;
use crate::logic::techniques::{Fins, FishKind, FishShape};

/// The kind of a fish.
pub(super) fn kind_of<const W: usize>(digit_places: &DigitPlaces<'_, W>, fish: &FoundFish<W>) -> FishKind {
    let side = digit_places.candidates.geometry().side();
    let [base, cover] = [fish.base.houses(), fish.cover.houses()];
    let shape = match [HouseMix::of(base, side), HouseMix::of(cover, side)] {
        [HouseMix::Rows, HouseMix::Columns] | [HouseMix::Columns, HouseMix::Rows] => FishShape::Basic,
        [HouseMix::Rows | HouseMix::RowsAndRegions, HouseMix::Columns | HouseMix::ColumnsAndRegions]
        | [HouseMix::Columns | HouseMix::ColumnsAndRegions, HouseMix::Rows | HouseMix::RowsAndRegions] => {
            FishShape::Franken
        }
        _ => FishShape::Mutant,
    };
    let lacks_a_corner = |house: &usize| digit_places.houses[*house].without(&fish.fins).len() <= 1;
    let fins = match shape {
        _ if fish.fins.is_empty() => Fins::None,
        FishShape::Basic if base.iter().any(lacks_a_corner) => Fins::Sashimi,
        _ => Fins::Finned,
    };
    FishKind::new(base.len(), shape, fins)
}

/// Which kinds of houses are on one side of a fish.
enum HouseMix {
    Rows,
    Columns,
    RowsAndRegions,
    ColumnsAndRegions,
    /// Anything else, regions alone among it.
    Other,
}

impl HouseMix {
    fn of(houses: &[usize], side: usize) -> Self {
        let has = |kind: usize| houses.iter().any(|house| house / side == kind);
        match [has(0), has(1), has(2), houses.iter().any(|&house| house >= 3 * side)] {
            [true, false, false, false] => Self::Rows,
            [false, true, false, false] => Self::Columns,
            [true, false, true, false] => Self::RowsAndRegions,
            [false, true, true, false] => Self::ColumnsAndRegions,
            _ => Self::Other,
        }
    }
}
