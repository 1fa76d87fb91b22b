//! The candidates of a 9x9 board as 81 masks: the input of its engines.

use crate::base::Error;
use crate::base::error::problems;
use crate::board::{Board81, Line81, Puzzle};
use crate::simd;
use crate::simd::Task;
use crate::simd::words::{ALL_DIGITS, WordMachine};

/// The candidates of each cell of a classic 9x9 board, as nine bits: `1` for a
/// one, `0b10` for a two, all nine for an empty cell.
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
    /// A puzzle, if its board is the classic one. It may limit what its cells hold.
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

    /// The candidates of each cell as bits.
    #[cfg(feature = "generate")]
    pub(crate) const fn from_masks(cells: [u16; 81]) -> Self {
        Self(cells)
    }

    /// The candidates of each cell as bits.
    #[cfg(feature = "generate")]
    pub(crate) const fn masks(&self) -> [u16; 81] {
        self.0
    }

    /// Converts plain lines and appends them to `masks`.
    ///
    /// This is the fast path for long lists: the same as reading a grid, making
    /// it a puzzle and converting that, except for givens that clash. The long
    /// path refuses those; here they are a board without a solution.
    pub fn pack(lines: &[Line81], masks: &mut Vec<Self>) {
        simd::run(PackTask { lines, masks });
    }

    /// The digits of a board as bits, all bits for an empty cell.
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
    /// Why a board has no masks.
    enum MasksProblem {
        OtherBoard {} => "the 9x9 engines take a 9x9 board with the usual boxes and no other houses";
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
