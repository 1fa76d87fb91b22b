//! The candidates of every cell, and the places of every digit.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Geometry, Puzzle, Solution};
use crate::base::{Candidate, Cell, CellSet, Digit, DigitSet, Places};

/// A position: the digits on the board, and the digits that each empty cell can still hold.
///
/// It starts with the candidates that the givens leave. Placing digits and removing candidates
/// turns it into what a player knows.
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
/// The same facts are stored by cell and by house, because half of all sudoku logic looks at what a
/// cell can hold and the other half at where a digit can go.
#[derive(Clone, PartialEq, Eq)]
pub struct Candidates {
    geometry: Geometry,
    /// The cells whose digits are givens.
    given: CellSet,
    /// The digits that the puzzle allows in each cell, if it has limits.
    limits: Option<Arc<[DigitSet]>>,
    tables: CandidateTables,
}

/// The candidates, by cell and by house.
#[derive(Clone, PartialEq, Eq)]
struct CandidateTables {
    digits: Vec<Option<Digit>>,
    /// The candidates of the empty cells.
    marks: Vec<DigitSet>,
    /// For each house and digit, the places where the digit can go. Houses with fewer cells than
    /// digits have no places.
    places: Vec<Places>,
    /// The number of these places, which is read often.
    counts: Vec<u8>,
    /// For each house, its empty cells.
    empty: Vec<Places>,
    /// For each house, the digits that have one place left.
    singles: Vec<DigitSet>,
    /// The number of empty cells.
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
            // Most peers do not have the candidate; this check avoids a call.
            if self.marks[peer.index()].contains(digit) {
                self.remove(geometry, Candidate { cell: peer, digit });
            }
        }
    }
}

impl Hash for Candidates {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The other tables follow from these.
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

    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digit of a filled cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.tables.digits[cell.index()]
    }

    /// Returns `true` if the cell's digit is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.given.contains(cell)
    }

    /// The digits that the puzzle allows in each cell, if it has limits.
    pub(crate) fn limits(&self) -> Option<&[DigitSet]> {
        self.limits.as_deref()
    }

    /// Returns the candidates of a cell; the digit itself if the cell is filled.
    pub fn open(&self, cell: Cell) -> DigitSet {
        self.tables.digits[cell.index()].map_or(self.tables.marks[cell.index()], DigitSet::only)
    }

    /// Returns the candidates of an empty cell; the empty set if the cell is filled.
    pub fn marks(&self, cell: Cell) -> DigitSet {
        self.tables.marks[cell.index()]
    }

    /// Returns `true` if the cell is empty and the digit can still go there.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.marks(candidate.cell).contains(candidate.digit)
    }

    /// Returns the empty cells in ascending order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.geometry.cells().filter(|cell| self.tables.digits[cell.index()].is_none())
    }

    /// Returns the number of filled cells.
    pub fn filled(&self) -> usize {
        self.geometry.len() - self.tables.left
    }

    /// Returns `true` if every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.tables.left == 0
    }

    /// Removes a candidate.
    pub fn remove(&mut self, candidate: Candidate) {
        self.tables.remove(&self.geometry, candidate);
    }

    /// Places a digit, replacing any digit in the cell, and removes it from the candidates of the
    /// cell's peers.
    ///
    /// # Panics
    ///
    /// Panics if the board does not have this cell or digit.
    pub fn place(&mut self, candidate: Candidate) {
        assert!(candidate.digit.index() < self.geometry.side(), "no digit is larger than the side");
        self.tables.place(&self.geometry, candidate);
    }

    /// Returns the cells that contradict the solution: they hold a different digit, or the
    /// solution's digit is no longer a candidate.
    pub fn mistakes(&self, solution: &Solution) -> Vec<Cell> {
        self.geometry.cells().filter(|&cell| !self.open(cell).contains(solution.get(cell))).collect()
    }
}

/// Queries for techniques.
#[cfg(feature = "logic")]
impl Candidates {
    /// Whether the puzzle's limits allow this candidate, even if it has been removed since.
    pub(crate) fn is_within_limits(&self, candidate: Candidate) -> bool {
        let limits = self.limits.as_ref();
        limits.is_none_or(|limits| limits[candidate.cell.index()].contains(candidate.digit))
    }

    /// The candidates of all cells, in order.
    pub(crate) fn all_marks(&self) -> &[DigitSet] {
        &self.tables.marks
    }

    /// The candidates of a digit that all of these cells see, in the order of cells.
    pub(crate) fn seen_by_all(&self, cells: &[Cell], digit: Digit) -> Vec<Candidate> {
        let Some((&first, others)) = cells.split_first() else { return Vec::new() };
        let peers = self.geometry.peers(first).iter().map(|&cell| Candidate { cell, digit });
        let sees_it = |candidate: Candidate| move |&other: &Cell| self.geometry.sees(other, candidate.cell);
        peers.filter(|&peer| self.has(peer) && others.iter().all(sees_it(peer))).collect()
    }

    /// The cells that can hold a digit, in ascending order.
    pub(crate) fn cells_of(&self, digit: Digit) -> impl Iterator<Item = Cell> {
        (0..self.geometry.side()).flat_map(move |row| {
            let (_, cells) = self.geometry.house(row);
            crate::base::ones(self.places(row, digit)).map(|place| cells[place])
        })
    }

    /// The places in a house where a digit can go.
    pub(crate) fn places(&self, house: usize, digit: Digit) -> Places {
        self.tables.places[house * self.geometry.side() + digit.index()]
    }

    /// The places in a house for each digit, starting with 1.
    pub(crate) fn places_of_digits(&self, house: usize) -> &[Places] {
        let side = self.geometry.side();
        &self.tables.places[house * side..][..side]
    }

    /// The digits whose number of places in a house is in this range.
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
    fn equality_and_hash_ignore_history() {
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
            // Placing a digit removes the candidates of its cell.
            after(&[Candidates::remove, Candidates::place], &[four, two]),
        ];
        assert_eq!(positions[3], positions[4]);
        let different: HashSet<&Candidates> = positions.iter().collect();
        assert_eq!(different.len(), 4);
    }
}
