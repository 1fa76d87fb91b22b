//! What techniques ask of a board: how its houses relate, and in which order they
//! are looked through. It depends on the board alone, so it is worked out once.

use super::{Crossings, Geometry, Place, crossings, regions_first};
use crate::base::bits::words;
use crate::base::{Cell, House, Places};

/// In which order houses are looked through. The smallest difference between
/// two programs that name the "first" step is this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HouseOrder {
    /// Regions, columns, rows, then others: where people look first.
    RegionsColumnsRows,
    /// Regions, rows, columns, then others.
    RegionsRowsColumns,
}

pub(super) struct HouseRelations {
    /// The peers of each cell, region by row by column: see [`Geometry::near`].
    near: Vec<Cell>,
    /// For each house, for each house, which cells of the first lie in the second.
    meets: Vec<Places>,
    crossings: Vec<Crossings>,
    /// The full houses in each [`HouseOrder`].
    orders: [Vec<usize>; 2],
}

impl HouseRelations {
    pub(super) fn new(houses: &[(House, Vec<Cell>)], side: usize, near: Vec<Cell>) -> Self {
        let meets = crossings::meets(houses);
        let crossings = crossings::crossings(houses, &meets, side);
        let (rows, columns) = (0..side, side..2 * side);
        let others = (3 * side..houses.len()).filter(|&number| houses[number].1.len() == side);
        // As `HouseOrder` numbers them.
        let orders = [[&columns, &rows], [&rows, &columns]].map(|[second, third]| {
            (2 * side..3 * side).chain(second.clone()).chain(third.clone()).chain(others.clone()).collect()
        });
        Self { near, meets, crossings, orders }
    }
}

impl Geometry {
    /// The peers of a cell in the order of its houses: those of its region,
    /// its row, its column, then any others, each once.
    pub(crate) fn near(&self, cell: Cell) -> &[Cell] {
        let range = &self.0.ranges[cell.index()].1;
        &self.0.relations.near[range.start as usize..range.end as usize]
    }

    /// A house by its number in [`houses`](Self::houses).
    pub(crate) fn house(&self, number: usize) -> (House, &[Cell]) {
        let (house, cells) = &self.0.houses[number];
        (*house, cells)
    }

    /// The places of one house that lie in another.
    pub(crate) fn meet(&self, house: usize, other: usize) -> Places {
        self.0.relations.meets[house * self.0.houses.len() + other]
    }

    /// The houses that cross in two or more cells: regions with columns, with
    /// rows, columns with regions, rows with regions, then those with other
    /// houses.
    pub(crate) fn crossings(&self) -> &[Crossings] {
        &self.0.relations.crossings
    }

    /// The numbers of the houses that hold every digit, in this order.
    pub(crate) fn full_houses(&self, order: HouseOrder) -> &[usize] {
        &self.0.relations.orders[order as usize]
    }

    /// Where a cell stands in its houses that hold every digit: region, row,
    /// column, then others.
    pub(crate) fn places_regions_first(&self, cell: Cell) -> impl Iterator<Item = Place> + '_ {
        regions_first(self.places(cell))
    }

    /// Where in a row the cells are that a cell sees.
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
