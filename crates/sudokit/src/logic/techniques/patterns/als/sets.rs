//! The almost locked sets (ALS) of a position, and the places for each of their digits.
//!
//! Sets are listed house by house, and within a house in the order of the cells, each set before
//! those that extend it: 1, 1 2, 1 2 3, 1 3, 2, … A set that is in two houses is listed with the
//! first.

use std::ops::{ControlFlow, Range};

use crate::base::bits::Bits;
use crate::base::{Cell, Digit, DigitSet, Places, ones};
use crate::board::Geometry;
use crate::logic::AlmostLockedSet;
use crate::logic::techniques::Scan;

/// Cells of a house with one more candidate than cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlsSet<const W: usize> {
    house: u16,
    pub(super) cells: Bits<W>,
    pub(super) digits: DigitSet,
    /// The cells that lose one of its digits if the set has that digit.
    pub(super) victims: Bits<W>,
    /// The number of its first share.
    first: u32,
}

impl<const W: usize> AlsSet<W> {
    /// Returns the number of its share of a digit, which it must have.
    pub(super) fn share_in(&self, digit: Digit) -> usize {
        let below = self.digits.bits() & (DigitSet::only(digit).bits() - 1);
        self.first as usize + below.count_ones() as usize
    }

    /// Returns the numbers of its shares, digit by digit.
    pub(super) fn shares(&self) -> Range<usize> {
        let first = self.first as usize;
        first..first + self.digits.len()
    }
}

/// The cells of a set that can hold one of its digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitShare<const W: usize> {
    pub(super) cells: Bits<W>,
    /// The candidates of the digit that see them all: if one of these is true, the set loses the
    /// digit.
    pub(super) victims: Bits<W>,
    pub(super) set: u32,
    /// The previous share that begins with the same candidate.
    before: u32,
    pub(super) digit: Digit,
}

/// Represents a missing share.
const NONE: u32 = u32::MAX;

/// All almost locked sets of a position.
#[derive(Debug, Default)]
pub(super) struct AlsList<const W: usize> {
    pub(super) list: Vec<AlsSet<W>>,
    /// The shares of each set, digit by digit.
    pub(super) shares: Vec<DigitShare<W>>,
    /// The cells that can hold each digit.
    holders: Vec<Bits<W>>,
    /// The peers of each cell.
    sights: Vec<Bits<W>>,
    /// For each digit and each cell, the last share that begins there. Shares without victims are
    /// left out, because they have no restricted common.
    last: Vec<u32>,
    /// For each house, its sets.
    listed: Vec<HouseSets>,
}

impl<const W: usize> AlsList<W> {
    /// Prepares for another board.
    pub(super) fn enter(&mut self, geometry: &Geometry) {
        self.sights.clear();
        self.sights.extend(geometry.cells().map(|cell| Bits::from_words(geometry.sight(cell))));
        self.listed.clear();
        self.listed.resize_with(geometry.houses().len(), HouseSets::default);
    }

    /// Lists the sets of a position.
    pub(super) fn read(&mut self, scan: &Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let geometry = candidates.geometry();
        self.list.clear();
        self.shares.clear();
        self.last.clear();
        self.last.resize(geometry.side() * geometry.len(), NONE);
        self.holders.clear();
        self.holders.resize(geometry.side(), Bits::EMPTY);
        for cell in geometry.cells() {
            for digit in candidates.marks(cell) {
                self.holders[digit.index()].insert(cell.index());
            }
        }
        let mut places = vec![0; geometry.side()];
        let mut open = Vec::with_capacity(geometry.side());
        let mut listed = std::mem::take(&mut self.listed);
        for ((house, (_, cells)), listed) in geometry.houses().enumerate().zip(&mut listed) {
            scan.check()?;
            open.clear();
            places.fill(0);
            for (place, &cell) in cells.iter().enumerate() {
                let marks = candidates.marks(cell);
                if !marks.is_empty() {
                    open.push(OpenCell { place, marks });
                }
                marks.into_iter().for_each(|digit| places[digit.index()] |= 1 << place);
            }
            listed.list(&open, house, geometry);
            for &chosen in &listed.sets {
                self.push(house, cells, &places, chosen);
            }
        }
        self.listed = listed;
        ControlFlow::Continue(())
    }

    /// Adds some cells of a house in which each digit has these places.
    fn push(&mut self, house: usize, house_cells: &[Cell], places: &[Places], chosen: ChosenCells) {
        let (mut all, mut all_victims) = (Bits::EMPTY, Bits::EMPTY);
        ones(chosen.places).for_each(|place| all.insert(house_cells[place].index()));
        let (set, first) = (self.list.len() as u32, self.shares.len() as u32);
        for digit in chosen.digits {
            let holders = self.holders[digit.index()];
            let mut victims = holders;
            for place in ones(chosen.places & places[digit.index()]) {
                victims = victims.and(&self.sights[house_cells[place].index()]);
            }
            let cells = all.and(&holders);
            let mut before = NONE;
            if let Some(first) = cells.first().filter(|_| !victims.is_empty()) {
                let last = &mut self.last[digit.index() * self.sights.len() + first];
                before = std::mem::replace(last, self.shares.len() as u32);
                all_victims.add(&victims);
            }
            self.shares.push(DigitShare { cells, victims, set, before, digit });
        }
        self.list.push(AlsSet {
            house: house as u16,
            cells: all,
            digits: chosen.digits,
            victims: all_victims,
            first,
        });
    }

    /// Returns the shares with victims that begin with a candidate, from the last.
    pub(super) fn beginning(&self, digit: Digit, cell: usize) -> impl Iterator<Item = &DigitShare<W>> {
        let mut next = self.last[digit.index() * self.sights.len() + cell];
        std::iter::from_fn(move || {
            let share = self.shares.get(next as usize)?;
            next = share.before;
            Some(share)
        })
    }

    /// Returns a set's share of a digit, which it must have.
    pub(super) fn share_of(&self, set: usize, digit: Digit) -> &DigitShare<W> {
        &self.shares[self.list[set].share_in(digit)]
    }

    /// Returns the shares of a set, digit by digit.
    pub(super) fn shares_of(&self, set: &AlsSet<W>) -> &[DigitShare<W>] {
        &self.shares[set.shares()]
    }

    /// Returns the set as evidence.
    pub(super) fn evidence(&self, set: usize, geometry: &Geometry) -> AlmostLockedSet {
        let AlsSet { house, cells, digits, .. } = self.list[set];
        let (house, _) = geometry.house(house.into());
        AlmostLockedSet { house, cells: cells.iter().map(Cell::new).collect(), digits }
    }
}

/// An empty cell of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OpenCell {
    /// Its index in the house.
    place: usize,
    marks: DigitSet,
}

/// The sets of a house, and the cells from which they were built. In most houses they stay the same
/// from one position to the next.
#[derive(Debug, Default)]
struct HouseSets {
    open: Vec<OpenCell>,
    sets: Vec<ChosenCells>,
    /// The places of the house that are in an earlier house.
    earlier: Vec<Places>,
    /// The maximum number of cells in a set.
    largest: usize,
}

impl HouseSets {
    /// Lists the sets of a house with these cells, if the cells have changed.
    fn list(&mut self, open: &[OpenCell], house: usize, geometry: &Geometry) {
        if self.open == open {
            return;
        }
        open.clone_into(&mut self.open);
        self.sets.clear();
        self.largest = largest(geometry.side());
        let empty = open.iter().fold(0, |empty, cell| empty | 1 << cell.place);
        let meets = (0..house).map(|other| geometry.meet(house, other));
        self.earlier.clear();
        self.earlier.extend(meets.filter(|places| places & empty != 0));
        self.extend(open, ChosenCells { places: 0, digits: DigitSet::EMPTY, count: 0, size: 0 });
    }

    /// Lists all sets that begin with the chosen cells and continue with some of the open ones.
    fn extend(&mut self, open: &[OpenCell], chosen: ChosenCells) {
        let size = chosen.size + 1;
        for (number, cell) in open.iter().enumerate() {
            let rest = &open[number + 1..];
            let new = cell.marks - chosen.digits;
            let count = chosen.count + new.len();
            // Even if all following cells had no other digits, these would be too many.
            let most = self.largest.min(size + rest.len());
            if count > most + 1 {
                continue;
            }
            let grown = ChosenCells {
                places: chosen.places | 1 << cell.place,
                digits: chosen.digits | new,
                count,
                size,
            };
            if count == size + 1 && !self.earlier.iter().any(|places| grown.places & !places == 0) {
                self.sets.push(grown);
            }
            if size < most {
                self.extend(rest, grown);
            }
        }
    }
}

/// Some cells of a house.
#[derive(Clone, Copy, Debug)]
struct ChosenCells {
    /// Their indices in the house.
    places: Places,
    digits: DigitSet,
    /// The number of digits.
    count: usize,
    /// The number of cells.
    size: usize,
}

/// Returns the maximum number of cells in a set. On a 9x9 board that is the most a house can have;
/// on larger boards, as many as can be searched within a second.
const fn largest(side: usize) -> usize {
    match side {
        0..=9 => side - 1,
        10..=12 => 6,
        13..=16 => 4,
        17..=25 => 3,
        _ => 2,
    }
}
