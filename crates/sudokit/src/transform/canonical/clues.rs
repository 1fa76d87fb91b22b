//! The digits of a classic 9x9 board in a small space.

use super::Cells81;
use crate::base::Digit;
use crate::board::{Geometry, Grid, PlainLine, Puzzle, Solution};

/// The digits of a classic 9x9 board, none of them twice in a house: a puzzle
/// or a solution, in 81 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clues(Cells81);

impl Clues {
    /// A puzzle, if its board is the classic one and nothing else is known
    /// about its cells than the digits.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        Self::of_grid(puzzle.grid())
    }

    /// A grid in which nothing clashes.
    pub(super) fn of_grid(grid: &Grid) -> Option<Self> {
        let is_plain = grid.geometry().is_classic() && grid.limits().is_none();
        is_plain.then(|| Self::of(grid.digits()))
    }

    /// A solution, if its board is the classic one.
    pub fn of_solution(solution: &Solution) -> Option<Self> {
        solution.geometry().is_classic().then(|| Self::of(solution.digits().iter().copied().map(Some)))
    }

    fn of(digits: impl Iterator<Item = Option<Digit>>) -> Self {
        let mut cells = [0; 81];
        for (cell, digit) in cells.iter_mut().zip(digits) {
            *cell = digit.map_or(0, Digit::get);
        }
        Self(cells)
    }

    /// An image of clues.
    pub(super) fn from_engine(cells: Cells81) -> Self {
        debug_assert!(agree(&cells));
        Self(cells)
    }

    /// A line of 81 characters: digits, and either `.` or `0` for empty cells.
    /// There are no clues if some of them clash.
    pub fn from_line(line: &[u8]) -> Option<Self> {
        Self::from_plain(&PlainLine::new(line.try_into().ok()?)?)
    }

    /// The same of a plain line.
    pub fn from_plain(line: &PlainLine) -> Option<Self> {
        // A point is below every digit, and a zero is a zero.
        let cells = line.symbols().map(|symbol| symbol.saturating_sub(b'0'));
        agree(&cells).then_some(Self(cells))
    }

    /// The digits a search found, which solve a board.
    pub fn from_digits(digits: [u8; 81]) -> Option<Self> {
        let is_right = digits.iter().all(|&digit| digit <= 9) && agree(&digits);
        is_right.then_some(Self(digits))
    }

    /// The digits, row by row; 0 in empty cells.
    pub fn cells(&self) -> &[u8; 81] {
        &self.0
    }

    /// Whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        // All cells are compared, which the compiler vectorizes.
        self.0.iter().fold(u8::MAX, |least, &digit| least.min(digit)) > 0
    }

    /// The digits as a grid.
    pub fn grid(&self) -> Grid {
        let board = Geometry::classic();
        Grid::from_engine(board, self.0.iter().map(|&digit| Digit::from_engine(digit)).collect())
    }
}

/// Whether no digit occurs twice in a house. All are at most 9.
fn agree(cells: &Cells81) -> bool {
    let (mut columns, mut boxes) = ([0_u16; 9], [0_u16; 3]);
    let mut clash = 0;
    for (row, digits) in cells.as_chunks::<9>().0.iter().enumerate() {
        if row % 3 == 0 {
            boxes = [0; 3];
        }
        let mut seen = 0;
        for (column, digit) in digits.iter().enumerate() {
            // An empty cell clashes with nothing.
            let bit = 1 << digit & !1;
            clash |= bit & (seen | columns[column] | boxes[column / 3]);
            seen |= bit;
            columns[column] |= bit;
            boxes[column / 3] |= bit;
        }
    }
    clash == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_that_clash_are_none() {
        let blank = [b'.'; 81];
        assert!(Clues::from_line(&blank).is_some());
        for (first, second) in [(0, 8), (0, 72), (0, 20), (40, 50)] {
            let mut line = blank;
            line[first] = b'7';
            assert!(Clues::from_line(&line).is_some());
            line[second] = b'7';
            assert_eq!(Clues::from_line(&line), None, "{first} and {second}");
            line[second] = b'8';
            let clues = Clues::from_line(&line).unwrap();
            assert_eq!((clues.cells()[first], clues.cells()[second]), (7, 8));
        }
    }
}
