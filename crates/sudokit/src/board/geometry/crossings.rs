//! Where houses cross.
//!
//! A digit that is locked in the cells which two houses share is the
//! simplest elimination there is. Which houses share how many cells depends on
//! the board alone, so it is worked out once.

use std::ops::Range;

use crate::base::{Cell, CellSet, House, Places};

/// A house that holds every digit, and the others that cross it in two or more
/// cells.
#[derive(Debug)]
pub(crate) struct Crossings {
    /// The number of the house.
    pub(crate) base: usize,
    /// The most cells that it shares with one of the others.
    pub(crate) widest: u8,
    pub(crate) covers: Vec<Cover>,
}

/// A house that crosses another.
#[derive(Debug)]
pub(crate) struct Cover {
    /// The number of the house.
    pub(crate) house: usize,
    /// The places of the base that lie in it.
    pub(crate) common: Places,
    /// The other houses of the base's kind that cross it too, but not the base,
    /// and which of their places lie in it.
    pub(crate) neighbours: Vec<(usize, Places)>,
}

/// For each house, for each house, which cells of the first lie in the second.
pub(super) fn meets(houses: &[(House, Vec<Cell>)]) -> Vec<Places> {
    let sets: Vec<CellSet> = houses.iter().map(|(_, cells)| cells.iter().copied().collect()).collect();
    let within = |cells: &[Cell], set: &CellSet| -> Places {
        cells.iter().enumerate().filter(|(_, cell)| set.contains(**cell)).map(|(i, _)| 1 << i).sum()
    };
    houses.iter().flat_map(|(_, cells)| sets.iter().map(|set| within(cells, set))).collect()
}

pub(super) fn crossings(houses: &[(House, Vec<Cell>)], meets: &[Places], side: usize) -> Vec<Crossings> {
    let (rows, columns, regions) = (0..side, side..2 * side, 2 * side..3 * side);
    let (plain, others) = (0..3 * side, 3 * side..houses.len());
    let kinds = [
        (&regions, &columns),
        (&regions, &rows),
        (&columns, &regions),
        (&rows, &regions),
        (&others, &plain),
        (&plain, &others),
        (&others, &others),
    ];
    let is_full = |house: &usize| houses[*house].1.len() == side;
    let meet = |house: usize, other: usize| meets[house * houses.len() + other];
    let cover = |bases: &Range<usize>, base: usize, house: usize| {
        let is_apart = |third: &usize| *third != house && is_full(third) && meet(*third, base) == 0;
        let neighbours = bases.clone().filter(is_apart).map(|third| (third, meet(third, house)));
        Cover {
            house,
            common: meet(base, house),
            neighbours: neighbours.filter(|(_, common)| *common != 0).collect(),
        }
    };
    let mut all = Vec::new();
    for (bases, houses) in kinds {
        for base in bases.clone().filter(is_full) {
            let covers: Vec<Cover> = houses
                .clone()
                .filter(|house| *house != base && is_full(house) && meet(base, *house).count_ones() > 1)
                .map(|house| cover(bases, base, house))
                .collect();
            if let Some(widest) = covers.iter().map(|cover| cover.common.count_ones() as u8).max() {
                all.push(Crossings { base, widest, covers });
            }
        }
    }
    all
}
