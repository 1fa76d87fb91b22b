//! A 9x9 board as its engines take it.

#[cfg(target_arch = "x86_64")]
use super::simd::avx2::Avx2;
use super::simd::portable::Portable;
use super::simd::{Machine, Task};
use crate::format::PlainLine;
use crate::{DigitSet, Puzzle};

/// Every digit is possible.
pub(crate) const ALL: u16 = 0b1_1111_1111;

/// What each cell of a classic 9x9 board may hold, as nine bits: `1` for a
/// one, `0b10` for a two, all nine for an empty cell.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::solve::Packed;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = line.parse()?;
/// assert_eq!(Packed::from_line(line.as_bytes()), Packed::new(&puzzle));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed(pub(super) [u16; 81]);

impl Packed {
    /// A puzzle, if its board is the classic one.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        if !puzzle.geometry().is_classic() {
            return None;
        }
        let grid = puzzle.grid();
        let mut cells = [ALL; 81];
        for (cell, digit) in cells.iter_mut().zip(grid.digits()) {
            if let Some(digit) = digit {
                *cell = 1 << digit.index();
            }
        }
        for (cell, limit) in cells.iter_mut().zip(grid.limits().into_iter().flatten()) {
            *cell &= bits(*limit);
        }
        Some(Self(cells))
    }

    /// What each cell may hold, said bit by bit.
    pub(crate) const fn from_masks(cells: [u16; 81]) -> Self {
        Self(cells)
    }

    /// The same bits.
    pub(crate) const fn masks(&self) -> [u16; 81] {
        self.0
    }

    /// A line of 81 characters: digits, and either `.` or `0` for empty cells.
    pub fn from_line(line: &[u8]) -> Option<Self> {
        let line = PlainLine::new(line.try_into().ok()?)?;
        let mut packed = Vec::new();
        Self::pack(&[line], &mut packed);
        packed.pop()
    }

    /// Packs plain lines, after those that are packed already.
    ///
    /// This is the short way for long lists: the same as reading a grid,
    /// making it a puzzle and packing that, but for givens that clash, which
    /// the long way refuses; here they are a board without a solution.
    pub fn pack(lines: &[PlainLine], packed: &mut Vec<Self>) {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Avx2::detect() {
            return machine.run(Pack { lines, packed });
        }
        Portable.run(Pack { lines, packed });
    }
}

/// Lines to pack.
struct Pack<'a> {
    lines: &'a [PlainLine],
    packed: &'a mut Vec<Packed>,
}

impl<M: Machine> Task<M> for Pack<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, machine: M) {
        self.packed.reserve(self.lines.len());
        for line in self.lines {
            self.packed.push(Packed(machine.masks(line.symbols())));
        }
    }
}

fn bits(digits: DigitSet) -> u16 {
    digits.bits() as u16
}
