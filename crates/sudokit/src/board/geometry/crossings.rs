//! Intersections of houses.
//!
//! A digit locked in the cells shared by two houses is the simplest elimination there is. Which
//! houses share how many cells depends only on the board, so this is computed once.

use std::ops::Range;

use crate::base::{Cell, CellSet, House, Places};

/// A house that contains every digit, and the houses that share two or more cells with it.
#[derive(Debug)]
pub(crate) struct Crossings {
    /// The number of the house.
    pub(crate) base: usize,
    /// The largest number of cells shared with one of them.
    pub(crate) widest: u8,
    pub(crate) covers: Vec<Cover>,
}

/// A house that intersects another, the base.
#[derive(Debug)]
pub(crate) struct Cover {
    /// The number of the house.
    pub(crate) house: usize,
    /// The places of the base that are in this house.
    pub(crate) common: Places,
    /// Other houses of the base's kind that intersect this one but not the base, with their places
    /// in it.
    pub(crate) neighbours: Vec<(usize, Places)>,
}

/// For each pair of houses, which cells of the first are in the second.
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
