//! The houses on one side of a fish, base or cover, as they are chosen.

use super::LARGEST;
use crate::base::bits::Bits;

/// Some houses, and the digit's places in them.
#[derive(Clone, Copy)]
pub(super) struct HouseSet<const W: usize> {
    houses: [usize; LARGEST],
    len: usize,
    /// Those in any of the houses.
    pub(super) places: Bits<W>,
    /// Those in two of them or more.
    pub(super) twice: Bits<W>,
    /// How often a house was chosen that had a place already.
    pub(super) overlaps: usize,
}

impl<const W: usize> HouseSet<W> {
    pub(super) const EMPTY: Self =
        Self { houses: [0; LARGEST], len: 0, places: Bits::EMPTY, twice: Bits::EMPTY, overlaps: 0 };

    /// The same with one more house, which has these places.
    pub(super) fn with(&self, house: usize, places: &Bits<W>) -> Self {
        let common = self.places.and(places);
        let mut more = *self;
        more.houses[self.len] = house;
        more.len += 1;
        more.places.add(places);
        more.twice.add(&common);
        more.overlaps += common.len();
        more
    }

    /// The numbers of the houses.
    pub(super) fn houses(&self) -> &[usize] {
        &self.houses[..self.len]
    }

    /// In how many of the houses a place is; two also means more.
    pub(super) fn count(&self, place: usize) -> usize {
        usize::from(self.places.contains(place)) + usize::from(self.twice.contains(place))
    }
}
