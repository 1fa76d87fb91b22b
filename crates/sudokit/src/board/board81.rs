//! A classic 9x9 board in 81 bytes.

use std::fmt;
use std::str::FromStr;

use super::{Geometry, Grid, Line81, Puzzle, Solution};
use crate::base::error::problems;
use crate::base::{Digit, Error, Position};

/// The digits of a classic 9x9 board that do not clash: a puzzle or a solution in 81 bytes.
///
/// It is smaller and faster than [`Puzzle`] and [`Solution`], for millions of boards, and converts
/// from and to both.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::classic::Board81;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let board: Board81 = line.parse()?;
/// assert_eq!(board.digits()[..3], [5, 3, 0]);
/// assert_eq!(board.to_string(), line);
///
/// let puzzle = Puzzle::from(board);
/// assert_eq!(Board81::try_from(&puzzle)?, board);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board81([u8; 81]);

impl Board81 {
    /// The empty board.
    pub const EMPTY: Self = Self([0; 81]);

    /// Packs a puzzle. Returns `None` unless the board is the classic one and its cells have no
    /// limits; `TryFrom` returns an error that says what is wrong.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        Self::of_grid(puzzle.grid())
    }

    /// Packs a grid that has no clashes.
    pub(crate) fn of_grid(grid: &Grid) -> Option<Self> {
        let is_plain = grid.geometry().is_classic() && grid.limits().is_none();
        is_plain.then(|| Self::of(grid.digits()))
    }

    fn of(digits: impl Iterator<Item = Option<Digit>>) -> Self {
        let mut cells = [0; 81];
        for (cell, digit) in cells.iter_mut().zip(digits) {
            *cell = digit.map_or(0, Digit::get);
        }
        Self(cells)
    }

    /// Wraps an engine's digits, which do not clash.
    #[inline]
    pub(crate) fn from_engine(digits: [u8; 81]) -> Self {
        debug_assert!(is_clash_free(&digits));
        Self(digits)
    }

    /// Reads a plain line. Returns `None` if digits clash; the error of `TryFrom` says which.
    pub fn from_line(line: &Line81) -> Option<Self> {
        // A dot comes before every digit in ASCII, so it becomes 0 as well.
        let digits = line.symbols().map(|symbol| symbol.saturating_sub(b'0'));
        is_clash_free(&digits).then_some(Self(digits))
    }

    /// Returns the digits, row by row; 0 is an empty cell.
    pub const fn digits(&self) -> &[u8; 81] {
        &self.0
    }

    /// Returns `true` if every cell has a digit.
    pub fn is_full(&self) -> bool {
        // Without an early exit the compiler can vectorise the loop.
        self.0.iter().fold(u8::MAX, |least, &digit| least.min(digit)) > 0
    }
}

/// Whether no digit occurs twice in a house. All digits are at most 9.
fn is_clash_free(digits: &[u8; 81]) -> bool {
    let (mut columns, mut boxes) = ([0_u16; 9], [0_u16; 3]);
    let mut clash = 0;
    for (row, digits) in digits.as_chunks::<9>().0.iter().enumerate() {
        if row % 3 == 0 {
            boxes = [0; 3];
        }
        let mut seen = 0;
        for (column, digit) in digits.iter().enumerate() {
            // Bit 0 is an empty cell, which clashes with nothing.
            let bit = 1 << digit & !1;
            clash |= bit & (seen | columns[column] | boxes[column / 3]);
            seen |= bit;
            columns[column] |= bit;
            boxes[column / 3] |= bit;
        }
    }
    clash == 0
}

/// Takes the digits row by row, with 0 for empty cells.
impl TryFrom<[u8; 81]> for Board81 {
    type Error = Error;

    fn try_from(digits: [u8; 81]) -> Result<Self, Error> {
        if let Some(index) = digits.iter().position(|&digit| digit > 9) {
            let at = Position { row: index / 9, column: index % 9 };
            return Err(Board81Problem::Digit { digit: digits[index], at }.into());
        }
        let board = Self(digits);
        if !is_clash_free(&digits) {
            // This conversion is slower, but its error names the cells.
            Puzzle::try_from(Grid::from(board))?;
        }
        Ok(board)
    }
}

impl TryFrom<&Line81> for Board81 {
    type Error = Error;

    fn try_from(line: &Line81) -> Result<Self, Error> {
        Self::try_from(line.symbols().map(|symbol| symbol.saturating_sub(b'0')))
    }
}

impl TryFrom<&Puzzle> for Board81 {
    type Error = Error;

    fn try_from(puzzle: &Puzzle) -> Result<Self, Error> {
        Self::new(puzzle).ok_or_else(|| Board81Problem::OtherBoard {}.into())
    }
}

impl TryFrom<&Solution> for Board81 {
    type Error = Error;

    fn try_from(solution: &Solution) -> Result<Self, Error> {
        if solution.geometry().is_classic() {
            Ok(Self::of(solution.digits().iter().copied().map(Some)))
        } else {
            Err(Board81Problem::OtherBoard {}.into())
        }
    }
}

/// Parses a line of 81 characters; see [`Line81`].
impl FromStr for Board81 {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self, Error> {
        Self::try_from(&line.parse::<Line81>()?)
    }
}

impl From<Board81> for Grid {
    fn from(board: Board81) -> Self {
        Self::from_engine(
            Geometry::classic(),
            board.0.iter().map(|&digit| Digit::from_engine(digit)).collect(),
        )
    }
}

impl From<Board81> for Puzzle {
    fn from(board: Board81) -> Self {
        Self::from_engine(board.into())
    }
}

/// Fails if a cell is empty.
impl TryFrom<Board81> for Solution {
    type Error = Error;

    fn try_from(board: Board81) -> Result<Self, Error> {
        Self::try_from(Grid::from(board))
    }
}

impl From<Board81> for Line81 {
    fn from(board: Board81) -> Self {
        Self::from_board(board.0.map(|digit| if digit == 0 { b'.' } else { b'0' + digit }))
    }
}

/// Writes a [plain line](Line81), with `.` for empty cells.
impl fmt::Display for Board81 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Line81::from(*self), f)
    }
}

impl fmt::Debug for Board81 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board81({self})")
    }
}

impl Default for Board81 {
    fn default() -> Self {
        Self::EMPTY
    }
}

problems! {
    enum Board81Problem {
        OtherBoard {} => "error-not-81";
        Digit { digit: u8, at: Position } => "error-digit-of-81" (digit = digit.to_string(), at = at.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(symbols: [u8; 81]) -> Line81 {
        Line81::new(symbols).unwrap()
    }

    #[test]
    fn from_line_rejects_clashes() {
        let blank = [b'.'; 81];
        assert_eq!(Board81::from_line(&line(blank)), Some(Board81::EMPTY));
        for (first, second) in [(0, 8), (0, 72), (0, 20), (40, 50)] {
            let mut symbols = blank;
            symbols[first] = b'7';
            assert!(Board81::from_line(&line(symbols)).is_some());
            symbols[second] = b'7';
            assert_eq!(Board81::from_line(&line(symbols)), None, "{first} and {second}");
            let error = Board81::try_from(&line(symbols)).unwrap_err();
            assert_eq!(error.clashes().len(), 1, "{error}");
            symbols[second] = b'8';
            let board = Board81::from_line(&line(symbols)).unwrap();
            assert_eq!((board.digits()[first], board.digits()[second]), (7, 8));
        }
    }

    #[test]
    fn conversions_round_trip() {
        let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let board: Board81 = text.parse().unwrap();
        assert_eq!(board.to_string(), text);
        let puzzle = Puzzle::from(board);
        assert_eq!(Board81::try_from(&puzzle), Ok(board));
        assert!(Solution::try_from(board).is_err());
        let solution = puzzle.solve().unique().unwrap();
        let full = Board81::try_from(&solution).unwrap();
        assert!(full.is_full());
        assert_eq!(Solution::try_from(full), Ok(solution));
        let mut digits = *board.digits();
        digits[2] = 10;
        let error = Board81::try_from(digits).unwrap_err();
        assert_eq!(error.to_string(), "10 in r1c3 is not a digit of a 9x9 board");

        let small: Puzzle = "1.....2..3.....4".parse().unwrap();
        assert_eq!(
            Board81::try_from(&small).unwrap_err().to_string(),
            "this board does not fit into 81 digits: it must be 9x9 with the usual boxes, without other houses and \
             without limits on its cells"
        );
    }
}
