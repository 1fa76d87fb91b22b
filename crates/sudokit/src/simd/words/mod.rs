//! Sixteen words in one register.
//!
//! The 9x9 engines keep the candidates of a cell as nine bits of a `u16`, and
//! work on sixteen of them together:
//!
//! ```text
//!              lane 0      lane 1      lane 2            lane 15
//!            ┌───────────┬───────────┬───────────┬─   ─┬───────────┐
//!  U16x16    │ 000100010 │ 111111111 │ 000000001 │ ... │ 010000000 │
//!            └───────────┴───────────┴───────────┴─   ─┴───────────┘
//!              2 or 6      anything    1                 8
//! ```
//!
//! [`U16x16`] is such a register and the operations that the engines need, some
//! of them on whole boards of 81 cells.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

use std::fmt::Debug;
use std::ops::{Add, BitAnd, BitOr, Not};

use super::Machine;

/// The number of lanes.
pub(crate) const LANES: usize = 16;

/// Every digit from 1 to 9 is possible.
pub(crate) const ALL_DIGITS: u16 = 0b1_1111_1111;

/// A machine with registers of sixteen words.
#[cfg_attr(not(feature = "generate"), allow(dead_code, reason = "the generator looks bytes up"))]
pub(crate) trait WordMachine: Machine {
    /// Its registers.
    type Words: U16x16;

    /// The same number in all lanes.
    fn splat(self, number: u16) -> Self::Words;

    /// These numbers.
    fn words(self, numbers: [u16; LANES]) -> Self::Words;

    /// Sixteen bytes for the first half, sixteen for the second, two in each
    /// lane, the lower one first.
    fn halves(self, first: &[u8; LANES], second: &[u8; LANES]) -> Self::Words;

    /// These bytes, as two halves.
    #[inline(always)]
    fn bytes(self, bytes: &[u8; 2 * LANES]) -> Self::Words {
        let (halves, _) = bytes.as_chunks();
        self.halves(&halves[0], &halves[1])
    }

    /// A row of a 9x9 board, in threes: `a b c _ d e f _ g h i _ _ _ _ _`.
    fn row(self, cells: &[u16; 81], row: usize) -> Self::Words;

    /// The masks of a plain line: a bit for a digit, all nine for a point or a
    /// zero.
    fn masks(self, line: &[u8; 81]) -> [u16; 81];
}

/// The digit of cells that have one candidate, nothing for the others.
#[inline(always)]
pub(crate) fn single<W: U16x16>(cell: W) -> W {
    cell & (cell & cell.less_one()).is_zero()
}

/// For each of three, the union of the two others.
#[inline(always)]
pub(crate) fn others<W: U16x16>([a, b, c]: [W; 3]) -> [W; 3] {
    [b | c, a | c, a | b]
}

/// Sixteen numbers of 16 bits. Comparisons give masks: all bits of a lane, or
/// none.
#[cfg_attr(not(feature = "generate"), allow(dead_code, reason = "the generator looks bytes up"))]
pub(crate) trait U16x16:
    Copy + Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Add<Output = Self>
{
    /// Nothing in every lane.
    fn zero(self) -> Self;

    /// The numbers less one: all bits below the lowest change.
    fn less_one(self) -> Self;

    /// A mask of the lanes that are alike.
    fn equals(self, other: Self) -> Self;

    /// A mask of the lanes that hold nothing.
    #[inline(always)]
    fn is_zero(self) -> Self {
        self.equals(self.zero())
    }

    /// The smaller number of each lane.
    fn min(self, other: Self) -> Self;

    /// The smaller of each two bytes.
    fn min_bytes(self, other: Self) -> Self;

    /// Looks bytes up: each half of the register is a table of sixteen bytes,
    /// and each byte of the same half of `places`, below sixteen, says which
    /// of them.
    fn lookup(self, places: Self) -> Self;

    /// The bytes, two of each lane, the lower one first.
    fn to_bytes(self) -> [u8; 2 * LANES];

    /// Lanes of `self` where the mask is set, of `other` elsewhere.
    fn select(self, mask: Self, other: Self) -> Self;

    /// The lanes of a mask as bits, those of another after them.
    fn bits(self, next: Self) -> u32;

    /// For each of nine digits, the lanes that have its bit, those of another
    /// after them.
    fn digit_bits(self, next: Self) -> [u32; 9];

    /// Whether no lane holds anything.
    fn is_blank(self) -> bool;

    /// Whether every bit of another is set here.
    fn covers(self, other: Self) -> bool;

    /// Lanes in threes with one to spare: `a b c _` becomes `b c a _`.
    fn turn_threes(self) -> Self;

    /// `a b c _` becomes `c a b _`.
    fn turn_threes_back(self) -> Self;

    /// Quarters of the register: `A B C _` becomes `B C A _`.
    fn turn_quarters(self) -> Self;

    /// `A B C _` becomes `C A B _`.
    fn turn_quarters_back(self) -> Self;

    /// The numbers of registers in a row, to change one lane of them.
    #[inline(always)]
    fn as_numbers<const N: usize>(words: &mut [Self; N]) -> &mut [[u16; LANES]; N] {
        const { assert!(size_of::<Self>() == size_of::<[u16; LANES]>()) };
        // SAFETY: each register of this folder is sixteen numbers of 16 bits in
        // memory, any bits are a number and a register, and it is aligned to
        // more than they are.
        #[expect(unsafe_code)]
        unsafe {
            &mut *std::ptr::from_mut(words).cast()
        }
    }

    /// One lane of 81 registers, packed into the lanes of six; the rest is
    /// zero.
    ///
    /// ```text
    ///  cell  0   │ · · k · │        k k k k …    6 registers
    ///  cell  1   │ · · k · │   ──▶
    ///  cell  2   │ · · k · │
    /// ```
    fn column(words: &[Self; 81], lane: usize) -> [Self; 6];

    /// The digits, from 1, of a board whose cells have one each.
    fn digits(board: &[Self; 6]) -> [u8; 96];

    /// The other way: puts what `column` gave into a lane.
    fn set_column(words: &mut [Self; 81], lane: usize, board: &[Self; 6]);

    /// Puts a board into every lane of a mask, each into its own.
    fn set_columns(words: &mut [Self; 81], mask: Self, boards: [&[u16; 81]; LANES]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::simd::{Best, Portable, Task};

    /// All operations on words, with their results as numbers.
    struct Everything {
        boards: Vec<[u16; 81]>,
        line: [u8; 81],
        lane: usize,
    }

    impl<M: WordMachine> Task<M> for Everything {
        type Output = Vec<u64>;

        fn run(self, machine: M) -> Vec<u64> {
            let mut seen = Vec::new();
            let boards: [&[u16; 81]; LANES] = std::array::from_fn(|lane| &self.boards[lane]);
            let mut cells = [machine.splat(7); 81];
            let odd = machine.words(std::array::from_fn(|lane| if lane % 2 == 1 { u16::MAX } else { 0 }));
            M::Words::set_columns(&mut cells, odd, boards);
            record(&mut seen, &mut cells);
            let column = M::Words::column(&cells, self.lane);
            record(&mut seen, &mut { column });
            M::Words::set_column(&mut cells, (self.lane + 3) % LANES, &column);
            record(&mut seen, &mut cells);
            let [a, b, c, ..] = cells;
            let mut results = [
                a & b,
                a | b,
                !a,
                a + b,
                a.zero(),
                a.less_one(),
                a.equals(b),
                a.is_zero(),
                a.min(b),
                a.select(b.is_zero(), c),
                a.turn_threes(),
                a.turn_threes_back(),
                a.turn_quarters(),
                a.turn_quarters_back(),
                machine.row(boards[0], self.lane % 9),
                single(a),
                a.min_bytes(b),
                a.lookup(b & machine.splat(0x0f0f)),
                machine.bytes(self.line.first_chunk().unwrap()),
                machine.halves(self.line[50..].first_chunk().unwrap(), self.line[9..].first_chunk().unwrap()),
            ];
            record(&mut seen, &mut results);
            seen.push(u64::from(a.equals(b).bits(b.is_zero())));
            seen.extend(a.digit_bits(b).map(u64::from));
            seen.extend([a.is_blank(), a.zero().is_blank(), a.covers(b), (a | b).covers(b)].map(u64::from));
            seen.extend(a.to_bytes().map(u64::from));
            let mut one_each = [machine.splat(1); 6];
            for (cell, digit) in
                M::Words::as_numbers(&mut one_each).as_flattened_mut().iter_mut().zip(boards[0])
            {
                *cell = 1 << (digit % 9);
            }
            seen.extend(M::Words::digits(&one_each).map(u64::from));
            seen.extend(machine.masks(&self.line).map(u64::from));
            seen
        }
    }

    fn record<W: U16x16, const N: usize>(seen: &mut Vec<u64>, words: &mut [W; N]) {
        seen.extend(W::as_numbers(words).as_flattened().iter().copied().map(u64::from));
    }

    proptest! {
        #[test]
        fn all_machines_do_the_same(
            boards in proptest::collection::vec(proptest::array::uniform32(0..512_u16), LANES),
            symbols in proptest::collection::vec(proptest::sample::select(b".0123456789".as_slice()), 81),
            lane in 0..LANES,
        ) {
            // With one machine only, there is nothing to compare.
            let Some(best) = Best::detect() else { return Ok(()) };
            let board = |board: &[u16; 32]| std::array::from_fn(|cell| board[cell % 32] ^ cell as u16 & 1);
            let boards: Vec<[u16; 81]> = boards.iter().map(board).collect();
            let line = symbols.try_into().unwrap();
            let everything = || Everything { boards: boards.clone(), line, lane };
            prop_assert_eq!(best.run(everything()), Portable.run(everything()));
        }
    }
}
