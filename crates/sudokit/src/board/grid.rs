//! A board as somebody wrote it down.

use std::ops::Index;

use super::Geometry;
use crate::base::error::{Detail, problems};
use crate::base::{Cell, Clash, Digit, DigitSet, Position};

/// Digits on a board, not necessarily a legal puzzle.
///
/// This is what a text says, before anybody asked whether it makes sense: the
/// same digit may stand twice in a row. [`Puzzle`](crate::board::Puzzle) is a grid
/// whose digits agree, [`Solution`](crate::board::Solution) one that is full as well.
///
/// ```
/// use sudokit::{Digit, Geometry, Grid};
///
/// let board = Geometry::of_side(9).unwrap();
/// let mut grid = Grid::empty(board.clone());
/// grid.set(board.cell(0, 0), Some(Digit::new(7)));
/// grid.set(board.cell(0, 4), Some(Digit::new(7)));
/// let clash = &grid.clashes()[0];
/// assert_eq!(clash.house.to_string(), "row 1");
/// ```
///
/// A grid may also limit what its empty cells can hold, as Sukaku puzzles do,
/// which consist of candidates instead of digits; see [`Grid::with_limits`].
///
/// Grids are ordered by their boards, then by their digits row by row, an empty
/// cell before a filled one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    limits: Option<Vec<DigitSet>>,
}

impl Grid {
    /// The board without any digit.
    pub fn empty(geometry: Geometry) -> Self {
        Self { digits: vec![None; geometry.len()], geometry, limits: None }
    }

    /// The board with these digits, row by row.
    ///
    /// # Panics
    ///
    /// If there are more or fewer than the board has cells, or one is larger
    /// than its side.
    pub fn from_digits(geometry: Geometry, digits: impl IntoIterator<Item = Option<Digit>>) -> Self {
        let digits: Vec<_> = digits.into_iter().collect();
        assert_eq!(digits.len(), geometry.len(), "a digit or a blank for every cell");
        assert!(
            digits.iter().flatten().all(|digit| digit.index() < geometry.side()),
            "no digit is larger than the side"
        );
        Self { geometry, digits, limits: None }
    }

    /// Engines know how many cells and digits there are.
    pub(crate) fn from_engine(geometry: Geometry, digits: Vec<Option<Digit>>) -> Self {
        debug_assert_eq!(digits.len(), geometry.len());
        Self { geometry, digits, limits: None }
    }

    /// This grid, with its empty cells limited to these candidates.
    ///
    /// What the digits of the grid rule out is taken away from the limits; if
    /// they then say nothing that the digits do not say, the grid has none.
    ///
    /// # Panics
    ///
    /// If there are more or fewer sets than cells.
    #[must_use]
    pub fn with_limits(mut self, limits: impl IntoIterator<Item = DigitSet>) -> Self {
        self.limits = None;
        let open = self.open_digits();
        let limits: Vec<_> = limits
            .into_iter()
            .zip(self.digits.iter().zip(&open))
            .map(|(limit, (digit, &open))| if digit.is_some() { open } else { limit & open })
            .collect();
        assert_eq!(limits.len(), self.geometry.len(), "a limit for every cell");
        self.limits = (limits != open).then_some(limits);
        self
    }

    /// The board that the grid stands on.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit in a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Writes a digit into a cell, or clears it.
    ///
    /// # Panics
    ///
    /// If the digit is larger than the side of the board.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(
            digit.is_none_or(|digit| digit.index() < self.geometry.side()),
            "no digit is larger than the side"
        );
        self.digits[cell.index()] = digit;
    }

    /// The digits, row by row.
    pub fn digits(&self) -> impl ExactSizeIterator<Item = Option<Digit>> + Clone + '_ {
        self.digits.iter().copied()
    }

    /// The cells that hold a digit, with it.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + Clone + '_ {
        self.geometry.cells().zip(&self.digits).filter_map(|(cell, digit)| Some((cell, (*digit)?)))
    }

    /// Whether every cell holds a digit.
    pub fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// The limits on what empty cells can hold, if there are any.
    pub fn limits(&self) -> Option<&[DigitSet]> {
        self.limits.as_deref()
    }

    /// Every pair of cells of one house that hold the same digit, each once.
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes: Vec<Clash> = Vec::new();
        for (house, cells) in self.geometry.houses() {
            for (i, &first) in cells.iter().enumerate() {
                let Some(digit) = self.get(first) else { continue };
                let others = cells[i + 1..].iter().filter(|&&cell| self.get(cell) == Some(digit));
                clashes.extend(others.map(|&second| Clash {
                    cells: (first.min(second), first.max(second)),
                    digit,
                    house,
                }));
            }
        }
        // A pair may share several houses: the first of them is named.
        clashes.sort_by_key(|clash| clash.cells);
        clashes.dedup_by_key(|clash| clash.cells);
        clashes
    }

    /// What each cell can hold as far as the digits and limits of the grid
    /// tell at once: a filled cell its digit, an empty one what no peer holds.
    pub(crate) fn open_digits(&self) -> Vec<DigitSet> {
        let full = DigitSet::full(self.geometry.side());
        let mut open = self.limits.clone().unwrap_or_else(|| vec![full; self.geometry.len()]);
        for (cell, digit) in self.filled() {
            for peer in self.geometry.peers(cell) {
                open[peer.index()].remove(digit);
            }
        }
        for (cell, digit) in self.filled() {
            open[cell.index()] = DigitSet::only(digit);
        }
        open
    }
}

/// The digit in a cell, as [`Grid::get`] gives it.
impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.digits[cell.index()]
    }
}

impl Clash {
    /// `r1c1 and r1c5 are both 7`, in the symbols of a puzzle.
    pub fn sentence(&self, geometry: &Geometry, symbol: impl Fn(Digit) -> String) -> String {
        let (first, second) = self.cells;
        let (first, second) = (geometry.position(first), geometry.position(second));
        format!("{first} and {second} are both {}", symbol(self.digit))
    }

    /// The sentences of the first few clashes, and how many others there are.
    pub fn summary(clashes: &[Self], geometry: &Geometry, symbol: impl Fn(Digit) -> String) -> String {
        const SHOWN: usize = 5;
        let shown = clashes.iter().take(SHOWN).map(|clash| clash.sentence(geometry, &symbol));
        let others = clashes.len().saturating_sub(SHOWN);
        let others = (others > 0).then(|| format!("and {others} more clashes"));
        shown.chain(others).collect::<Vec<_>>().join(", ")
    }
}

problems! {
    /// What keeps a grid from being a puzzle or a solution.
    pub(super) enum GridProblem {
        Clash { geometry: Geometry, clashes: Vec<Clash> } [Detail::Clash(clashes)] =>
            "{}", Clash::summary(clashes, geometry, |digit| digit.to_string());
        Empty { at: Position } => "{at} is empty";
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn row_of(digits: &[u8]) -> Grid {
        let geometry = Geometry::of_side(4).unwrap();
        let mut grid = Grid::empty(geometry.clone());
        for (column, &digit) in digits.iter().enumerate() {
            grid.set(geometry.cell(0, column), Digit::try_new(digit.into()));
        }
        grid
    }

    #[test]
    fn a_pair_that_shares_two_houses_clashes_once() {
        let clashes = row_of(&[3, 3, 0, 0]).clashes();
        assert_eq!(clashes.len(), 1);
        assert_eq!(clashes[0].cells, (Cell::new(0), Cell::new(1)));
    }

    #[test]
    fn three_of_a_kind_are_three_clashes() {
        let pairs: Vec<_> = row_of(&[3, 0, 3, 3]).clashes().into_iter().map(|c| c.cells).collect();
        let [a, c, d] = [0, 2, 3].map(Cell::new);
        assert_eq!(pairs, [(a, c), (a, d), (c, d)]);
    }

    #[test]
    fn limits_that_say_nothing_new_vanish() {
        let grid = row_of(&[1, 0, 0, 0]);
        let all = vec![DigitSet::full(4); 16];
        assert_eq!(grid.clone().with_limits(all.clone()), grid);
        let mut limits = all;
        limits[5].remove(Digit::new(1));
        assert_eq!(grid.clone().with_limits(limits.clone()), grid, "the peer of a 1");
        limits[15].remove(Digit::new(1));
        assert_ne!(grid.clone().with_limits(limits), grid, "no peer of it");
    }

    #[test]
    fn grids_are_ordered_by_board_then_by_digits_from_the_first_empty_ones_first() {
        let nine = Grid::empty(Geometry::of_side(9).unwrap());
        let limited = row_of(&[0, 0, 0, 1]).with_limits(vec![DigitSet::full(2); 16]);
        let ordered = [
            row_of(&[0, 0, 0, 0]),
            row_of(&[0, 0, 0, 1]),
            limited,
            row_of(&[0, 0, 0, 4]),
            row_of(&[0, 0, 1, 0]),
            row_of(&[1, 0, 0, 0]),
            nine,
        ];
        assert!(ordered.is_sorted_by(|a, b| a < b), "{ordered:?}");
        let different: HashSet<&Grid> = ordered.iter().chain(&ordered).collect();
        assert_eq!(different.len(), ordered.len());
    }

    #[test]
    fn the_index_of_a_grid_is_a_cell() {
        let grid = row_of(&[0, 3]);
        assert!(grid.geometry().cells().all(|cell| grid[cell] == grid.get(cell)));
        assert_eq!(grid[Cell::new(1)], Some(Digit::new(3)));
    }
}
