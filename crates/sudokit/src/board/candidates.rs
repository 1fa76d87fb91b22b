//! What every cell can hold, and where every digit can go.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Geometry, Puzzle, Solution};
use crate::base::{Candidate, Cell, CellSet, Digit, DigitSet, Places};

/// A position: the digits that stand on the board, and for every empty cell
/// the digits that it can hold.
///
/// It begins as what the givens tell at once, and becomes what a player knows:
/// digits are placed, candidates ruled out.
///
/// ```
/// use sudokit::{Candidate, Cell, Digit, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let mut candidates = puzzle.candidates();
/// assert_eq!(candidates.digit(Cell::new(0)).unwrap().get(), 1);
/// assert_eq!(candidates.open(Cell::new(1)).to_string(), "{2, 4}");
///
/// candidates.place(Candidate { cell: Cell::new(2), digit: Digit::new(4) });
/// assert_eq!(candidates.open(Cell::new(1)).to_string(), "{2}");
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// The same facts are kept twice, by cell and by house, because half of all
/// sudoku logic asks what a cell can hold and the other half where a digit can
/// go.
#[derive(Clone, PartialEq, Eq)]
pub struct Candidates {
    geometry: Geometry,
    /// The cells that the puzzle gives.
    given: CellSet,
    /// What the puzzle lets its cells hold, if it limits them.
    limits: Option<Arc<[DigitSet]>>,
    tables: CandidateTables,
}

/// Who can go where, by cell and by house.
#[derive(Clone, PartialEq, Eq)]
struct CandidateTables {
    digits: Vec<Option<Digit>>,
    /// What the empty cells can hold.
    marks: Vec<DigitSet>,
    /// For each house, for each digit, where in the house it can go. Houses
    /// that do not hold every digit have no places.
    places: Vec<Places>,
    /// The number of these places, because it is asked for all the time.
    counts: Vec<u8>,
    /// For each house, its empty cells.
    empty: Vec<Places>,
    /// For each house, the digits that have one place left.
    singles: Vec<DigitSet>,
    /// How many cells are empty.
    left: usize,
}

impl CandidateTables {
    fn new(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry();
        let (houses, side) = (geometry.houses().len(), geometry.side());
        let mut tables = Self {
            digits: puzzle.grid().digits().collect(),
            marks: puzzle.grid().open_digits(),
            places: vec![0; houses * side],
            counts: vec![0; houses * side],
            empty: vec![0; houses],
            singles: vec![DigitSet::EMPTY; houses],
            left: 0,
        };
        for index in 0..tables.marks.len() {
            if tables.digits[index].is_some() {
                tables.marks[index] = DigitSet::EMPTY;
                continue;
            }
            tables.left += 1;
            for place in geometry.places(Cell::new(index)) {
                let (house, bit) = (usize::from(place.house), 1 << place.index);
                tables.empty[house] |= bit;
                for digit in tables.marks[index] {
                    tables.places[house * side + digit.index()] |= bit;
                    tables.counts[house * side + digit.index()] += 1;
                }
            }
        }
        for (house, singles) in tables.singles.iter_mut().enumerate() {
            let has_one = |digit: &Digit| tables.counts[house * side + digit.index()] == 1;
            *singles = Digit::all(side).filter(has_one).collect();
        }
        tables
    }

    fn remove(&mut self, geometry: &Geometry, Candidate { cell, digit }: Candidate) {
        if !self.marks[cell.index()].contains(digit) {
            return;
        }
        self.marks[cell.index()].remove(digit);
        let side = geometry.side();
        for place in geometry.places(cell) {
            let house = usize::from(place.house);
            let entry = house * side + digit.index();
            self.places[entry] &= !(1 << place.index);
            let count = &mut self.counts[entry];
            *count -= 1;
            if *count == 0 {
                self.singles[house].remove(digit);
            } else if *count == 1 {
                self.singles[house].insert(digit);
            }
        }
    }

    fn place(&mut self, geometry: &Geometry, Candidate { cell, digit }: Candidate) {
        for other in self.marks[cell.index()] {
            self.remove(geometry, Candidate { cell, digit: other });
        }
        self.left -= usize::from(self.digits[cell.index()].is_none());
        self.digits[cell.index()] = Some(digit);
        for place in geometry.places(cell) {
            self.empty[usize::from(place.house)] &= !(1 << place.index);
        }
        for &peer in geometry.peers(cell) {
            // Most peers lack it: that is told without a call.
            if self.marks[peer.index()].contains(digit) {
                self.remove(geometry, Candidate { cell: peer, digit });
            }
        }
    }
}

impl Hash for Candidates {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // What the other tables hold follows from these.
        (&self.geometry, &self.given, &self.limits, &self.tables.digits, &self.tables.marks).hash(state);
    }
}

impl Candidates {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry().clone();
        let given = geometry.cells().filter(|&cell| puzzle.get(cell).is_some()).collect();
        let limits = puzzle.grid().limits().map(Arc::from);
        Self { geometry, given, limits, tables: CandidateTables::new(puzzle) }
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit of a filled cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.tables.digits[cell.index()]
    }

    /// Whether the digit of a cell is given, and not placed.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.given.contains(cell)
    }

    /// What the puzzle lets its cells hold, if it limits them.
    pub(crate) fn limits(&self) -> Option<&[DigitSet]> {
        self.limits.as_deref()
    }

    /// What a cell can hold: a filled one its digit.
    pub fn open(&self, cell: Cell) -> DigitSet {
        self.tables.digits[cell.index()].map_or(self.tables.marks[cell.index()], DigitSet::only)
    }

    /// What an empty cell can hold; nothing more in a filled one.
    pub fn marks(&self, cell: Cell) -> DigitSet {
        self.tables.marks[cell.index()]
    }

    /// Whether this digit may still go into this cell, which is empty.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.marks(candidate.cell).contains(candidate.digit)
    }

    /// The cells without a digit, in order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.geometry.cells().filter(|cell| self.tables.digits[cell.index()].is_none())
    }

    /// How many cells hold a digit.
    pub fn filled(&self) -> usize {
        self.geometry.len() - self.tables.left
    }

    /// Whether every cell holds a digit.
    pub fn is_full(&self) -> bool {
        self.tables.left == 0
    }

    /// Rules a candidate out.
    pub fn remove(&mut self, candidate: Candidate) {
        self.tables.remove(&self.geometry, candidate);
    }

    /// Puts a digit into a cell and rules it out in the cell's peers. A digit that is
    /// there already is replaced.
    ///
    /// # Panics
    ///
    /// If the board has no such cell or digit.
    pub fn place(&mut self, candidate: Candidate) {
        assert!(candidate.digit.index() < self.geometry.side(), "no digit is larger than the side");
        self.tables.place(&self.geometry, candidate);
    }

    /// The cells whose digit differs from the solution's, or from whose
    /// candidates the solution's digit was struck: where a player erred.
    pub fn mistakes(&self, solution: &Solution) -> Vec<Cell> {
        self.geometry.cells().filter(|&cell| !self.open(cell).contains(solution.get(cell))).collect()
    }
}

/// What techniques ask.
#[cfg(feature = "logic")]
impl Candidates {
    /// Whether the limits of the puzzle, if it has any, let a cell hold a digit,
    /// whatever was found out since.
    pub(crate) fn is_within_limits(&self, candidate: Candidate) -> bool {
        let limits = self.limits.as_ref();
        limits.is_none_or(|limits| limits[candidate.cell.index()].contains(candidate.digit))
    }

    /// What each cell can hold, from the first.
    pub(crate) fn all_marks(&self) -> &[DigitSet] {
        &self.tables.marks
    }

    /// The candidates of a digit that all of these cells see, by cell.
    pub(crate) fn seen_by_all(&self, cells: &[Cell], digit: Digit) -> Vec<Candidate> {
        let Some((&first, others)) = cells.split_first() else { return Vec::new() };
        let peers = self.geometry.peers(first).iter().map(|&cell| Candidate { cell, digit });
        let sees_it = |candidate: Candidate| move |&other: &Cell| self.geometry.sees(other, candidate.cell);
        peers.filter(|&peer| self.has(peer) && others.iter().all(sees_it(peer))).collect()
    }

    /// The cells that can hold a digit, in order.
    pub(crate) fn cells_of(&self, digit: Digit) -> impl Iterator<Item = Cell> {
        (0..self.geometry.side()).flat_map(move |row| {
            let (_, cells) = self.geometry.house(row);
            crate::base::ones(self.places(row, digit)).map(|place| cells[place])
        })
    }

    /// Where in a house a digit can go.
    pub(crate) fn places(&self, house: usize, digit: Digit) -> Places {
        self.tables.places[house * self.geometry.side() + digit.index()]
    }

    /// Where in a house each digit can go, from the digit 1.
    pub(crate) fn places_of_digits(&self, house: usize) -> &[Places] {
        let side = self.geometry.side();
        &self.tables.places[house * side..][..side]
    }

    /// The digits that have so many places in a house.
    pub(crate) fn digits_with_places(&self, house: usize, count: std::ops::RangeInclusive<u8>) -> DigitSet {
        let side = self.geometry.side();
        let counts = self.tables.counts[house * side..][..side].iter().enumerate();
        let bits = counts.map(|(index, own)| u64::from(count.contains(own)) << index);
        DigitSet::from_bits(bits.fold(0, |all, bit| all | bit))
    }

    /// The empty cells of a house.
    pub(crate) fn empty_places(&self, house: usize) -> Places {
        self.tables.empty[house]
    }

    /// The digits that have one place left in a house.
    pub(crate) fn singles(&self, house: usize) -> DigitSet {
        self.tables.singles[house]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn positions_are_members_of_sets_however_they_came_to_be() {
        let puzzle: Puzzle = "1.....2..3.....4".parse().unwrap();
        let [two, four] = [2, 4].map(|digit| Candidate::new(Cell::new(1), Digit::new(digit)));
        let after = |steps: &[fn(&mut Candidates, Candidate)], candidates: &[Candidate]| {
            let mut position = puzzle.candidates();
            steps.iter().zip(candidates).for_each(|(step, &candidate)| step(&mut position, candidate));
            position
        };
        let positions = [
            puzzle.candidates(),
            after(&[Candidates::remove], &[two]),
            after(&[Candidates::remove], &[four]),
            after(&[Candidates::place], &[two]),
            // A digit that is placed leaves no candidates in its cell.
            after(&[Candidates::remove, Candidates::place], &[four, two]),
        ];
        assert_eq!(positions[3], positions[4]);
        let different: HashSet<&Candidates> = positions.iter().collect();
        assert_eq!(different.len(), 4);
    }
}
