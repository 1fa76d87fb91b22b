//! The candidates of a 9x9 board as 81 bit masks, the input of the 9x9 engines.

use crate::base::Error;
use crate::base::error::problems;
use crate::board::{Board81, Line81, Puzzle};
use crate::simd;
use crate::simd::Task;
use crate::simd::words::{ALL_DIGITS, WordMachine};

/// The candidates of each cell of a classic 9x9 board as nine bits: bit 0 for the digit 1, bit 1
/// for the digit 2, and all nine bits for an empty cell.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::classic::{Line81, Masks81};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = line.parse()?;
/// assert_eq!(Masks81::from(&line.parse::<Line81>()?), Masks81::try_from(&puzzle)?);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Masks81(pub(super) [u16; 81]);

impl Masks81 {
    /// Converts a puzzle, or returns `None` if its board is not the classic one. Its cells may have
    /// limits.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        if !puzzle.geometry().is_classic() {
            return None;
        }
        let grid = puzzle.grid();
        let mut cells = [ALL_DIGITS; 81];
        for (cell, digit) in cells.iter_mut().zip(grid.digits()) {
            if let Some(digit) = digit {
                *cell = 1 << digit.index();
            }
        }
        for (cell, limit) in cells.iter_mut().zip(grid.limits().into_iter().flatten()) {
            *cell &= limit.bits() as u16;
        }
        Some(Self(cells))
    }

    /// Wraps the candidate masks of each cell.
    #[cfg(feature = "generate")]
    pub(crate) const fn from_masks(cells: [u16; 81]) -> Self {
        Self(cells)
    }

    /// The candidate masks of each cell.
    #[cfg(feature = "generate")]
    pub(crate) const fn masks(&self) -> [u16; 81] {
        self.0
    }

    /// Converts plain lines and appends them to `masks`.
    ///
    /// This is the fast path for long lists. It gives the same result as reading a grid, checking
    /// it as a puzzle and converting that, except if givens clash: the slow path rejects them,
    /// while here they make a board without a solution.
    pub fn pack(lines: &[Line81], masks: &mut Vec<Self>) {
        simd::run(PackTask { lines, masks });
    }

    /// Converts the digits of a board; 0 is an empty cell.
    fn of_digits(digits: [u8; 81]) -> Self {
        Self(digits.map(|digit| if digit == 0 { ALL_DIGITS } else { 1 << (digit - 1) }))
    }
}

impl TryFrom<&Puzzle> for Masks81 {
    type Error = Error;

    fn try_from(puzzle: &Puzzle) -> Result<Self, Error> {
        Self::new(puzzle).ok_or_else(|| MasksProblem::OtherBoard {}.into())
    }
}

impl From<&Line81> for Masks81 {
    fn from(line: &Line81) -> Self {
        Self::of_digits(line.symbols().map(|symbol| symbol.saturating_sub(b'0')))
    }
}

impl From<&Board81> for Masks81 {
    fn from(board: &Board81) -> Self {
        Self::of_digits(*board.digits())
    }
}

problems! {
    enum MasksProblem {
        OtherBoard {} => "error-not-classic";
    }
}

/// Plain lines to convert.
struct PackTask<'a> {
    lines: &'a [Line81],
    masks: &'a mut Vec<Masks81>,
}

impl<M: WordMachine> Task<M> for PackTask<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, machine: M) {
        self.masks.reserve(self.lines.len());
        for line in self.lines {
            self.masks.push(Masks81(machine.masks(line.symbols())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_boards_are_refused() {
        let small: Puzzle = "1.....2..3.....4".parse().unwrap();
        assert_eq!(
            Masks81::try_from(&small).unwrap_err().to_string(),
            "this engine solves only 9x9 boards with the usual boxes and no other houses"
        );
    }
}
