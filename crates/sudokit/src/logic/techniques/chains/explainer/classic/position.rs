//! The classic board as tables, and the candidates of a position in two forms: the digits that a
//! cell may hold, and the places for a digit in a house.
//!
//! Houses are numbered 0 to 8 for blocks, 9 to 17 for rows and 18 to 26 for columns, because chains
//! look at them in that order. Within each house, places are in ascending order of cells.

use super::ClassicMarks;
use crate::base::ones;

pub(super) const CELLS: usize = 81;
pub(super) const DIGITS: usize = 9;
pub(super) const HOUSES: usize = 27;
/// The candidates of an empty board: nine in each cell.
pub(super) const CANDIDATES: usize = CELLS * DIGITS;

/// Returns the number of a candidate, nine per cell.
pub(super) const fn number(cell: usize, digit: usize) -> usize {
    cell * DIGITS + digit
}

/// Returns the cell and the digit of a candidate's number.
pub(in super::super) const fn cell_and_digit(number: usize) -> (usize, usize) {
    (number / DIGITS, number % DIGITS)
}

/// The cells of each house.
pub(super) static HOUSE: [[u8; 9]; HOUSES] = TABLES.house;
/// The block, row and column of each cell, with its place there.
pub(super) static PLACES_OF: [[HousePlace; 3]; CELLS] = TABLES.places_of;
/// The cells of each house, and the peers of each cell, as bits.
pub(super) static HOUSE_CELLS: [u128; HOUSES] = TABLES.house_cells;
pub(super) static PEERS: [u128; CELLS] = TABLES.peers;

/// A cell as a place in one of its houses.
#[derive(Clone, Copy)]
pub(super) struct HousePlace {
    pub(super) house: u8,
    pub(super) place: u8,
}

impl HousePlace {
    pub(super) const fn house(self) -> usize {
        self.house as usize
    }

    pub(super) const fn bit(self) -> u16 {
        1 << self.place
    }
}

struct BoardTables {
    house: [[u8; 9]; HOUSES],
    places_of: [[HousePlace; 3]; CELLS],
    house_cells: [u128; HOUSES],
    peers: [u128; CELLS],
}

const TABLES: BoardTables = {
    let mut tables = BoardTables {
        house: [[0; 9]; HOUSES],
        places_of: [[HousePlace { house: 0, place: 0 }; 3]; CELLS],
        house_cells: [0; HOUSES],
        peers: [0; CELLS],
    };
    let mut step = 0;
    while step < CELLS * 3 {
        let (cell, kind) = (step / 3, step % 3);
        let at = places_of(cell)[kind];
        tables.house[at.house()][at.place as usize] = cell as u8;
        tables.places_of[cell][kind] = at;
        tables.house_cells[at.house()] |= 1 << cell;
        step += 1;
    }
    step = 0;
    while step < CELLS * 3 {
        let (cell, kind) = (step / 3, step % 3);
        tables.peers[cell] |= tables.house_cells[places_of(cell)[kind].house()] & !(1 << cell);
        step += 1;
    }
    tables
};

const fn places_of(cell: usize) -> [HousePlace; 3] {
    let (row, column) = ((cell / 9) as u8, (cell % 9) as u8);
    [
        HousePlace { house: row / 3 * 3 + column / 3, place: row % 3 * 3 + column % 3 },
        HousePlace { house: 9 + row, place: column },
        HousePlace { house: 18 + column, place: row },
    ]
}

/// Two houses that share three cells: the places of the first that are in the other, and the places
/// of the other that are in the first.
pub(super) struct HouseCrossing {
    pub(super) house: u8,
    pub(super) other: u8,
    pub(super) places: u16,
    pub(super) other_places: u16,
}

/// All crossings, in the order of pointing and claiming: from blocks into columns and into rows,
/// then from columns and from rows into blocks.
pub(super) static CROSSINGS: [HouseCrossing; 108] = crossings();

const fn crossings() -> [HouseCrossing; 108] {
    const ORDER: [(usize, usize); 4] = [(0, 18), (0, 9), (18, 0), (9, 0)];
    let mut crossings = [const { HouseCrossing { house: 0, other: 0, places: 0, other_places: 0 } }; 108];
    let mut count = 0;
    let mut step = 0;
    while step < ORDER.len() * 81 {
        let house = ORDER[step / 81].0 + step % 81 / 9;
        let other = ORDER[step / 81].1 + step % 9;
        let shared = HOUSE_CELLS[house] & HOUSE_CELLS[other];
        if shared != 0 {
            let (places, other_places) = (places_in(house, shared), places_in(other, shared));
            crossings[count] = HouseCrossing { house: house as u8, other: other as u8, places, other_places };
            count += 1;
        }
        step += 1;
    }
    crossings
}

const fn places_in(house: usize, cells: u128) -> u16 {
    let mut places = 0;
    let mut place = 0;
    while place < 9 {
        places |= ((cells >> HOUSE[house][place] & 1) as u16) << place;
        place += 1;
    }
    places
}

/// Returns the digits of a cell, or the places of a house, from low to high.
pub(super) fn bits(mask: u16) -> impl Iterator<Item = usize> {
    ones(mask.into())
}

/// Returns the cells of a set, from low to high.
pub(super) fn cells(set: u128) -> impl Iterator<Item = usize> {
    ones(set as u64).chain(ones((set >> 64) as u64).map(|bit| bit + 64))
}

/// Returns the set of these cells.
pub(super) fn cell_set(cells: impl Iterator<Item = usize>) -> u128 {
    cells.fold(0, |set, cell| set | 1 << cell)
}

/// Whether exactly one bit is set.
pub(super) const fn single(mask: u16) -> bool {
    mask.is_power_of_two()
}

/// Whether exactly two bits are set.
pub(super) const fn double(mask: u16) -> bool {
    single(mask & mask.wrapping_sub(1))
}

/// The candidates of a position, by cell and by house and digit.
#[derive(Clone)]
pub(super) struct ClassicPosition {
    pub(super) cells: ClassicMarks,
    pub(super) places: [[u16; HOUSES]; DIGITS],
}

impl ClassicPosition {
    pub(super) fn new(marks: &ClassicMarks) -> Self {
        let mut places = [[0; HOUSES]; DIGITS];
        for (cell, &candidates) in marks.iter().enumerate() {
            for digit in bits(candidates) {
                for at in PLACES_OF[cell] {
                    places[digit][at.house()] |= at.bit();
                }
            }
        }
        Self { cells: *marks, places }
    }

    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        for at in PLACES_OF[cell] {
            self.places[digit][at.house()] &= !at.bit();
        }
    }

    pub(super) const fn has(&self, cell: usize, digit: usize) -> bool {
        self.cells[cell] >> digit & 1 == 1
    }
}
