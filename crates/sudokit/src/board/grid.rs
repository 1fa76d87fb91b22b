//! Digits on a board, before any check.

use std::ops::Index;

use sudokit_text::{Phrase, phrase};

use super::Geometry;
use crate::base::error::{Detail, problems};
use crate::base::texts::{TEXTS, text};
use crate::base::{Cell, Clash, Digit, DigitSet, Position};

/// Digits on a board, not necessarily a valid puzzle.
///
/// A grid holds what a text says, without a check: a row may contain a digit twice. A
/// [`Puzzle`](crate::board::Puzzle) is a grid whose digits do not clash; a
/// [`Solution`](crate::board::Solution) is also full.
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
/// A grid may also limit the digits of its empty cells. Sukaku puzzles use this: they consist of
/// candidates instead of digits. See [`Grid::with_limits`].
///
/// Grids are ordered by board, then by digits row by row, with empty cells before filled ones.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
    limits: Option<Vec<DigitSet>>,
}

impl Grid {
    /// Returns the empty grid of a board.
    pub fn empty(geometry: Geometry) -> Self {
        Self { digits: vec![None; geometry.len()], geometry, limits: None }
    }

    /// Makes a grid from digits, row by row.
    ///
    /// # Panics
    ///
    /// Panics if the number of digits differs from the number of cells, or if a digit is larger
    /// than the board's side.
    pub fn from_digits(geometry: Geometry, digits: impl IntoIterator<Item = Option<Digit>>) -> Self {
        let digits: Vec<_> = digits.into_iter().collect();
        assert_eq!(digits.len(), geometry.len(), "a digit or a blank for every cell");
        assert!(
            digits.iter().flatten().all(|digit| digit.index() < geometry.side()),
            "no digit is larger than the side"
        );
        Self { geometry, digits, limits: None }
    }

    /// Makes a grid from an engine's digits, without checks in release builds.
    pub(crate) fn from_engine(geometry: Geometry, digits: Vec<Option<Digit>>) -> Self {
        debug_assert_eq!(digits.len(), geometry.len());
        Self { geometry, digits, limits: None }
    }

    /// Limits the empty cells to these candidates.
    ///
    /// Candidates that the grid's digits rule out are removed from the limits. If the limits then
    /// exclude nothing else, they are dropped.
    ///
    /// # Panics
    ///
    /// Panics if the number of sets differs from the number of cells.
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

    /// Returns the board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digit in a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Writes a digit into a cell, or clears the cell.
    ///
    /// # Panics
    ///
    /// Panics if the digit is larger than the board's side.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(
            digit.is_none_or(|digit| digit.index() < self.geometry.side()),
            "no digit is larger than the side"
        );
        self.digits[cell.index()] = digit;
    }

    /// Returns the digits, row by row.
    pub fn digits(&self) -> impl ExactSizeIterator<Item = Option<Digit>> + Clone + '_ {
        self.digits.iter().copied()
    }

    /// Returns the filled cells with their digits.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + Clone + '_ {
        self.geometry.cells().zip(&self.digits).filter_map(|(cell, digit)| Some((cell, (*digit)?)))
    }

    /// Returns `true` if every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// Returns the limits on the digits of empty cells, if there are any.
    pub fn limits(&self) -> Option<&[DigitSet]> {
        self.limits.as_deref()
    }

    /// Returns every pair of cells that share a house and hold the same digit, each pair once.
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
        // A pair may share several houses; the first of them is reported.
        clashes.sort_by_key(|clash| clash.cells);
        clashes.dedup_by_key(|clash| clash.cells);
        clashes
    }

    /// The digits that the givens and limits leave for each cell: a filled cell has its own digit,
    /// an empty one every allowed digit that no peer holds.
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

/// Like [`Grid::get`].
impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.digits[cell.index()]
    }
}

impl Clash {
    /// Returns a sentence such as `r1c1 and r1c5 are both 7`, in the symbols of a puzzle.
    pub fn sentence(&self, geometry: &Geometry, symbol: impl Fn(Digit) -> String) -> String {
        TEXTS.value(&self.phrase(geometry, symbol).into())
    }

    fn phrase(&self, geometry: &Geometry, symbol: impl Fn(Digit) -> String) -> Phrase {
        let name = |cell: Cell| geometry.position(cell).to_string();
        let (first, second) = self.cells;
        phrase!("clash-of-cells", first = name(first), second = name(second), digit = symbol(self.digit))
    }

    /// Returns the sentences of the first few clashes and the number of others.
    pub fn summary(clashes: &[Self], geometry: &Geometry, symbol: impl Fn(Digit) -> String) -> String {
        text!("error-clashes", clashes = Self::phrases(clashes, geometry, symbol))
    }

    /// The first few clashes and the number of others.
    pub(crate) fn phrases(
        clashes: &[Self],
        geometry: &Geometry,
        symbol: impl Fn(Digit) -> String,
    ) -> Vec<Phrase> {
        const SHOWN: usize = 5;
        let shown = clashes.iter().take(SHOWN).map(|clash| clash.phrase(geometry, &symbol));
        let others = clashes.len().saturating_sub(SHOWN);
        shown.chain((others > 0).then(|| phrase!("clash-others", n = others))).collect()
    }
}

problems! {
    pub(super) enum GridProblem {
        Clash { geometry: Geometry, clashes: Vec<Clash> } [Detail::Clash(clashes)] =>
            "error-clashes" (clashes = Clash::phrases(clashes, geometry, |digit| digit.to_string()));
        EmptyCell { at: Position } => "error-empty-cell" (at = at.to_string());
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
    fn three_equal_digits_make_three_clashes() {
        let pairs: Vec<_> = row_of(&[3, 0, 3, 3]).clashes().into_iter().map(|c| c.cells).collect();
        let [a, c, d] = [0, 2, 3].map(Cell::new);
        assert_eq!(pairs, [(a, c), (a, d), (c, d)]);
    }

    #[test]
    fn redundant_limits_are_dropped() {
        let grid = row_of(&[1, 0, 0, 0]);
        let all = vec![DigitSet::full(4); 16];
        assert_eq!(grid.clone().with_limits(all.clone()), grid);
        let mut limits = all;
        limits[5].remove(Digit::new(1));
        assert_eq!(grid.clone().with_limits(limits.clone()), grid, "the cell sees the 1");
        limits[15].remove(Digit::new(1));
        assert_ne!(grid.clone().with_limits(limits), grid, "the cell does not see the 1");
    }

    #[test]
    fn order_is_by_board_then_by_digits_with_empty_cells_first() {
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
    fn a_cell_indexes_a_grid() {
        let grid = row_of(&[0, 3]);
        assert!(grid.geometry().cells().all(|cell| grid[cell] == grid.get(cell)));
        assert_eq!(grid[Cell::new(1)], Some(Digit::new(3)));
    }
}
