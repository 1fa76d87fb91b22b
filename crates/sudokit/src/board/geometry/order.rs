//! The order in which houses, and the cells around a cell, are looked through.

use super::Place;
use crate::base::{Cell, House};

/// In which order houses are looked through. The smallest difference between
/// two programs that name the "first" step is this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HouseOrder {
    /// Regions, columns, rows, then others: where people look first.
    RegionsColumnsRows,
    /// Regions, rows, columns, then others.
    RegionsRowsColumns,
}

impl HouseOrder {
    /// The numbers of the houses that hold every digit.
    pub(super) fn of(self, houses: &[(House, Vec<Cell>)], side: usize) -> Vec<usize> {
        let (rows, columns, regions) = (0..side, side..2 * side, 2 * side..3 * side);
        let (second, third) = match self {
            Self::RegionsColumnsRows => (columns, rows),
            Self::RegionsRowsColumns => (rows, columns),
        };
        let others = (3 * side..houses.len()).filter(|&number| houses[number].1.len() == side);
        regions.chain(second).chain(third).chain(others).collect()
    }
}

/// The cells of these houses: region, row, column, others. A cell that two of
/// them share comes twice.
pub(super) fn in_house_order<'a>(
    places: &'a [Place],
    houses: &'a [(House, Vec<Cell>)],
    side: usize,
) -> impl Iterator<Item = Cell> + 'a {
    let rank = move |place: &Place| match usize::from(place.house) / side {
        2 => 0,
        0 => 1,
        kind => 1 + kind,
    };
    let mut ordered: Vec<&Place> = places.iter().collect();
    ordered.sort_by_key(|place| rank(place));
    ordered.into_iter().flat_map(|place| houses[usize::from(place.house)].1.iter().copied())
}
