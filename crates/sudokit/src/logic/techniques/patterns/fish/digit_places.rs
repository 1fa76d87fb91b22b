//! One digit on the whole board: its places, numbered from the first cell on, and each house as a
//! set of them.

use super::search::{FoundFish, HouseSet};
use crate::base::bits::Bits;
use crate::base::{Candidate, Cell, Digit};
use crate::board::Candidates;
use crate::logic::Fish;

/// The places for a digit, and those that may be victims.
pub(super) struct DigitPlaces<'a, const W: usize> {
    pub(super) candidates: &'a Candidates,
    pub(super) digit: Digit,
    /// The cell of each place.
    pub(super) cells: Vec<Cell>,
    /// For each house, its places; none in houses that need not contain every digit.
    pub(super) houses: Vec<Bits<W>>,
    /// For each place, the other places that cannot hold the digit if this one does: usually
    /// those that it sees.
    pub(super) rivals: Vec<Bits<W>>,
    /// Only these places can be victims.
    pub(super) victims: Bits<W>,
}

/// Returns the number of places for a digit.
pub(crate) fn count_places(candidates: &Candidates, digit: Digit) -> usize {
    let rows = 0..candidates.geometry().side();
    rows.map(|row| candidates.places(row, digit).count_ones() as usize).sum()
}

impl<'a, const W: usize> DigitPlaces<'a, W> {
    /// Collects the places for a digit. Only the places in `victims` may be victims.
    pub(super) fn new(candidates: &'a Candidates, digit: Digit, victims: &[Cell]) -> Self {
        let geometry = candidates.geometry();
        let cells: Vec<Cell> = candidates.cells_of(digit).collect();
        let mut houses = vec![Bits::EMPTY; geometry.houses().len()];
        for (place, &cell) in cells.iter().enumerate() {
            for house in geometry.places(cell) {
                houses[usize::from(house.house)].insert(place);
            }
        }
        let those = |is_meant: &dyn Fn(Cell) -> bool| {
            let mut set = Bits::EMPTY;
            cells.iter().enumerate().filter(|(_, cell)| is_meant(**cell)).for_each(|(i, _)| set.insert(i));
            set
        };
        let rivals = cells.iter().map(|&cell| those(&|other| geometry.sees(cell, other))).collect();
        let victims = those(&|cell| victims.contains(&cell));
        Self { candidates, digit, cells, houses, rivals, victims }
    }

    /// Returns the numbers of the houses of a place.
    pub(super) fn houses_of(&self, place: usize) -> impl Iterator<Item = usize> + use<'_, W> {
        self.candidates.geometry().places(self.cells[place]).iter().map(|house| usize::from(house.house))
    }

    /// Returns those of the places `among` that cannot hold the digit if any of `others` does.
    pub(super) fn against_all(&self, others: &Bits<W>, among: &Bits<W>) -> Bits<W> {
        others.iter().fold(*among, |rest, place| rest.and(&self.rivals[place]))
    }

    pub(super) fn candidate(&self, place: usize) -> Candidate {
        Candidate { cell: self.cells[place], digit: self.digit }
    }

    /// Converts a fish to the names of its houses and cells.
    pub(super) fn named(&self, fish: &FoundFish<W>) -> Fish {
        let geometry = self.candidates.geometry();
        let names = |side: &HouseSet<W>| side.houses().iter().map(|&house| geometry.house(house).0).collect();
        let fins = fish.fins.iter().map(|place| self.cells[place]).collect();
        Fish { digit: self.digit, base: names(&fish.base), cover: names(&fish.cover), fins }
    }
}
