//! Relations between houses, and the orders in which techniques search them. They depend only on
//! the board, so they are computed once.

use super::{Crossings, Geometry, Place, crossings, regions_first};
use crate::base::bits::words;
use crate::base::{Cell, House, Places};

/// The order in which houses are searched. Programs that differ only in this order report different
/// first steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HouseOrder {
    /// Regions, columns, rows, then others, as people search.
    RegionsColumnsRows,
    /// Regions, rows, columns, then others.
    RegionsRowsColumns,
}

pub(super) struct HouseRelations {
    /// The peers of each cell by region, row and column; see [`Geometry::near`].
    near: Vec<Cell>,
    /// For each pair of houses, which cells of the first are in the second.
    meets: Vec<Places>,
    crossings: Vec<Crossings>,
    /// The houses that contain every digit, in each [`HouseOrder`].
    orders: [Vec<usize>; 2],
}

impl HouseRelations {
    pub(super) fn new(houses: &[(House, Vec<Cell>)], side: usize, near: Vec<Cell>) -> Self {
        let meets = crossings::meets(houses);
        let crossings = crossings::crossings(houses, &meets, side);
        let (rows, columns) = (0..side, side..2 * side);
        let others = (3 * side..houses.len()).filter(|&number| houses[number].1.len() == side);
        // In the order of the variants of `HouseOrder`.
        let orders = [[&columns, &rows], [&rows, &columns]].map(|[second, third]| {
            (2 * side..3 * side).chain(second.clone()).chain(third.clone()).chain(others.clone()).collect()
        });
        Self { near, meets, crossings, orders }
    }
}

impl Geometry {
    /// The peers of a cell, without duplicates: first those in its region, then in its row, its
    /// column and any other houses.
    pub(crate) fn near(&self, cell: Cell) -> &[Cell] {
        let range = &self.0.ranges[cell.index()].1;
        &self.0.relations.near[range.start as usize..range.end as usize]
    }

    /// A house by its number in [`houses`](Self::houses).
    pub(crate) fn house(&self, number: usize) -> (House, &[Cell]) {
        let (house, cells) = &self.0.houses[number];
        (*house, cells)
    }

    /// The places of one house that are in another.
    pub(crate) fn meet(&self, house: usize, other: usize) -> Places {
        self.0.relations.meets[house * self.0.houses.len() + other]
    }

    /// The houses that share two or more cells: regions with columns, regions with rows, columns
    /// with regions, rows with regions, then combinations with other houses.
    pub(crate) fn crossings(&self) -> &[Crossings] {
        &self.0.relations.crossings
    }

    /// The numbers of the houses that contain every digit, in this order.
    pub(crate) fn full_houses(&self, order: HouseOrder) -> &[usize] {
        &self.0.relations.orders[order as usize]
    }

    /// The places of a cell in the houses that contain every digit: region, row, column, then
    /// others.
    pub(crate) fn places_regions_first(&self, cell: Cell) -> impl Iterator<Item = Place> + '_ {
        regions_first(self.places(cell))
    }

    /// The places of a row that a cell sees.
    pub(crate) fn sight_in_row(&self, cell: Cell, row: usize) -> Places {
        let side = self.side();
        words::part(self.sight(cell), row * side..(row + 1) * side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Extra;

    fn board(side: usize) -> Geometry {
        Geometry::of_side(side).unwrap()
    }

    #[test]
    fn a_cell_sees_its_peers_in_every_row() {
        let small = board(9).with(Extra::Cells([0, 31, 80].map(Cell::new).to_vec())).unwrap();
        for geometry in [board(4), small, board(16), board(64)] {
            let side = geometry.side();
            for cell in geometry.cells().step_by(7) {
                for row in 0..side {
                    let sight = geometry.sight_in_row(cell, row);
                    let is_seen = |column: usize| geometry.sees(cell, geometry.cell(row, column));
                    assert!((0..side).all(|column| is_seen(column) == (sight >> column & 1 == 1)));
                    assert_eq!(sight.checked_shr(side as u32).unwrap_or(0), 0);
                }
            }
        }
    }
}
