//! The board as the engine reads it: flat tables of demands.
//!
//! All that a grid owes is of one kind: a cell *demands* a digit, and a house
//! demands a place for each digit.
//!
//! ```text
//!  demand        0 … 80      81 … 89       90 … 98       …   315 … 323
//!  of            each cell   row 1: 1 … 9  row 2: 1 … 9      box 9: 1 … 9
//!  its options   digits      places        places            places
//! ```
//!
//! A candidate is an option of its cell and of each of its houses. A house with
//! fewer cells than there are digits demands nothing: its cells only must
//! differ.

use crate::{Candidate, Cell, Digit, Geometry};

/// A board's tables.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) side: usize,
    pub(super) cells: usize,
    pub(super) demands: usize,
    /// The cells of the houses that demand, `side` of each.
    members: Vec<Cell>,
    seats: Vec<Seat>,
    /// Where the seats of each cell begin; those of the one before end there.
    seat_starts: Vec<u32>,
    /// For each cell, the others of its houses that demand nothing.
    strangers: Vec<Vec<Cell>>,
}

/// Where a cell stands in one of its houses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    /// The demand of the house for digit 1; those for the others follow.
    demand: u32,
    /// The number of the cell among those of the house.
    place: u8,
}

impl Seat {
    /// The demand of the house for the digit of this index.
    pub(super) const fn demand(self, digit: usize) -> usize {
        self.demand as usize + digit
    }

    /// The cell as an option of that demand.
    pub(super) const fn bit(self) -> u64 {
        1 << self.place
    }
}

impl Board {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (side, cells) = (geometry.side(), geometry.len());
        let mut members = Vec::with_capacity(geometry.houses().len() * side);
        let mut first_demands = Vec::with_capacity(geometry.houses().len());
        let mut strangers = vec![Vec::new(); cells];
        for (_, house) in geometry.houses() {
            first_demands.push((cells + members.len()) as u32);
            if house.len() == side {
                members.extend(house);
            } else {
                for &cell in house {
                    strangers[cell.index()].extend(house.iter().filter(|&&other| other != cell));
                }
            }
        }
        let mut seats = Vec::with_capacity(members.len());
        let mut seat_starts = Vec::with_capacity(cells + 1);
        seat_starts.push(0);
        for cell in geometry.cells() {
            seats.extend(
                geometry.places(cell).iter().map(|place| Seat {
                    demand: first_demands[usize::from(place.house)],
                    place: place.index,
                }),
            );
            seat_starts.push(seats.len() as u32);
        }
        Self { side, cells, demands: cells + members.len(), members, seats, seat_starts, strangers }
    }

    /// How much memory a copy takes, about: few cells have strangers.
    pub(super) fn bytes(&self) -> usize {
        let seats = size_of_val::<[_]>(&self.seats) + size_of_val::<[_]>(&self.seat_starts);
        seats + size_of_val::<[_]>(&self.members) + size_of_val::<[_]>(&self.strangers)
    }

    #[inline]
    pub(super) fn seats(&self, cell: usize) -> &[Seat] {
        let [start, end] = [0, 1].map(|next| self.seat_starts[cell + next] as usize);
        &self.seats[start..end]
    }

    pub(super) fn strangers(&self, cell: Cell) -> &[Cell] {
        &self.strangers[cell.index()]
    }

    /// The cell at this place of the house in which a seat is.
    #[inline]
    pub(super) fn member(&self, seat: Seat, place: u32) -> Cell {
        self.members[seat.demand as usize - self.cells + place as usize]
    }

    /// The candidate that is this option of a demand.
    pub(super) fn option(&self, demand: usize, option: usize) -> Candidate {
        let Some(number) = demand.checked_sub(self.cells) else {
            return Candidate { cell: Cell::new(demand), digit: Digit::from_index(option) };
        };
        let digit = number % self.side;
        Candidate { cell: self.members[number - digit + option], digit: Digit::from_index(digit) }
    }

    /// Every candidate that could meet a demand.
    pub(super) fn options(&self, demand: usize) -> impl Iterator<Item = Candidate> {
        (0..self.side).map(move |option| self.option(demand, option))
    }
}
