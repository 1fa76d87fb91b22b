//! The board as an exact-cover problem: flat tables of constraints.
//!
//! Each cell holds exactly one digit, and each full house holds each digit exactly once. Both are
//! constraints of the same kind: exactly one of their options is placed.
//!
//! ```text
//!  constraint    0 … 80      81 … 89       90 … 98       …   315 … 323
//!  of            each cell   row 1: 1 … 9  row 2: 1 … 9      box 9: 1 … 9
//!  its options   digits      places        places            places
//! ```
//!
//! A candidate is an option of its cell and of each of its full houses. A house with fewer cells
//! than digits ("short") need not hold every digit. It has no constraint; its cells must only
//! differ.

use crate::base::{Candidate, Cell, Digit};
use crate::board::Geometry;

/// The constraints of a board.
#[derive(Clone, Debug)]
pub(super) struct Constraints {
    pub(super) side: usize,
    pub(super) cells: usize,
    /// The number of constraints.
    pub(super) count: usize,
    /// The cells of the full houses, `side` of each.
    members: Vec<Cell>,
    slots: Vec<HouseSlot>,
    /// The start of each cell's slots, which is also the end of the previous cell's.
    slot_starts: Vec<u32>,
    /// For each cell, the other cells of its short houses.
    short_house_peers: Vec<Vec<Cell>>,
}

/// The place of a cell in one of its full houses.
#[derive(Clone, Copy, Debug)]
pub(super) struct HouseSlot {
    /// The constraint of the house for digit 1; those for the other digits follow.
    first: u32,
    /// The index of the cell in the house.
    place: u8,
}

impl HouseSlot {
    /// The constraint of the house for the digit with this index.
    pub(super) const fn constraint(self, digit: usize) -> usize {
        self.first as usize + digit
    }

    /// The cell as an option of that constraint.
    pub(super) const fn bit(self) -> u64 {
        1 << self.place
    }
}

impl Constraints {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (side, cells) = (geometry.side(), geometry.len());
        let mut members = Vec::with_capacity(geometry.houses().len() * side);
        let mut firsts = Vec::with_capacity(geometry.houses().len());
        let mut short_house_peers = vec![Vec::new(); cells];
        for (_, house) in geometry.houses() {
            firsts.push((cells + members.len()) as u32);
            if house.len() == side {
                members.extend(house);
            } else {
                for &cell in house {
                    short_house_peers[cell.index()].extend(house.iter().filter(|&&other| other != cell));
                }
            }
        }
        let mut slots = Vec::with_capacity(members.len());
        let mut slot_starts = Vec::with_capacity(cells + 1);
        slot_starts.push(0);
        for cell in geometry.cells() {
            slots.extend(
                geometry
                    .places(cell)
                    .iter()
                    .map(|place| HouseSlot { first: firsts[usize::from(place.house)], place: place.index }),
            );
            slot_starts.push(slots.len() as u32);
        }
        Self { side, cells, count: cells + members.len(), members, slots, slot_starts, short_house_peers }
    }

    /// The approximate size of a copy; few cells have peers in short houses.
    #[cfg(feature = "logic")]
    pub(super) fn bytes(&self) -> usize {
        let slots = size_of_val::<[_]>(&self.slots) + size_of_val::<[_]>(&self.slot_starts);
        slots + size_of_val::<[_]>(&self.members) + size_of_val::<[_]>(&self.short_house_peers)
    }

    #[inline]
    pub(super) fn slots(&self, cell: usize) -> &[HouseSlot] {
        let [start, end] = [0, 1].map(|next| self.slot_starts[cell + next] as usize);
        &self.slots[start..end]
    }

    pub(super) fn short_house_peers(&self, cell: Cell) -> &[Cell] {
        &self.short_house_peers[cell.index()]
    }

    /// The cell at this place of the slot's house.
    #[inline]
    pub(super) fn member(&self, slot: HouseSlot, place: usize) -> Cell {
        self.members[slot.first as usize - self.cells + place]
    }

    /// The candidate that is this option of a constraint.
    pub(super) fn option(&self, constraint: usize, option: usize) -> Candidate {
        let Some(number) = constraint.checked_sub(self.cells) else {
            return Candidate { cell: Cell::new(constraint), digit: Digit::from_index(option) };
        };
        let digit = number % self.side;
        Candidate { cell: self.members[number - digit + option], digit: Digit::from_index(digit) }
    }

    /// All candidates that are options of a constraint on the empty board.
    pub(super) fn options(&self, constraint: usize) -> impl Iterator<Item = Candidate> {
        (0..self.side).map(move |option| self.option(constraint, option))
    }
}
