//! Sixteen words in one register.
//!
//! The 9x9 engines store the candidates of a cell as nine bits of a `u16`, and process sixteen of
//! them at a time:
//!
//! ```text
//!              lane 0      lane 1      lane 2            lane 15
//!            ┌───────────┬───────────┬───────────┬─   ─┬───────────┐
//!  U16x16    │ 000100010 │ 111111111 │ 000000001 │ ... │ 010000000 │
//!            └───────────┴───────────┴───────────┴─   ─┴───────────┘
//!              2 or 6      any digit   1                 8
//! ```
//!
//! [`U16x16`] is the trait for such registers. It has the operations that the engines need, some of
//! them on whole boards of 81 cells.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

use std::fmt::Debug;
use std::ops::{Add, BitAnd, BitOr, Not};

use super::Machine;

/// The number of lanes.
pub(crate) const LANES: usize = 16;

/// The mask of a cell that can hold every digit from 1 to 9.
pub(crate) const ALL_DIGITS: u16 = 0b1_1111_1111;

/// A machine with registers of 16 words.
#[cfg_attr(not(feature = "generate"), allow(dead_code, reason = "the generator looks bytes up"))]
pub(crate) trait WordMachine: Machine {
    /// The register type.
    type Words: U16x16;

    /// Sets all lanes to `number`.
    fn splat(self, number: u16) -> Self::Words;

    /// Loads these numbers.
    fn words(self, numbers: [u16; LANES]) -> Self::Words;

    /// Loads 16 bytes into each half, two in each lane, the lower one first.
    fn halves(self, first: &[u8; LANES], second: &[u8; LANES]) -> Self::Words;

    /// Loads these bytes as two halves.
    #[inline(always)]
    fn bytes(self, bytes: &[u8; 2 * LANES]) -> Self::Words {
        let (halves, _) = bytes.as_chunks();
        self.halves(&halves[0], &halves[1])
    }

    /// Loads a row of a 9x9 board in groups of three: `a b c _ d e f _ g h i _ _ _ _ _`.
    fn row(self, cells: &[u16; 81], row: usize) -> Self::Words;

    /// The candidate masks of a plain line: one bit for a digit, all nine for a dot or a zero.
    fn masks(self, line: &[u8; 81]) -> [u16; 81];
}

/// The digit of each cell that has one candidate, zero for the others.
#[inline(always)]
pub(crate) fn single<W: U16x16>(cell: W) -> W {
    cell & (cell & cell.less_one()).is_zero()
}

/// For each of three registers, the union of the two others.
#[inline(always)]
pub(crate) fn others<W: U16x16>([a, b, c]: [W; 3]) -> [W; 3] {
    [b | c, a | c, a | b]
}

/// Sixteen 16-bit numbers. Comparisons return masks: all bits of a lane, or none.
#[cfg_attr(not(feature = "generate"), allow(dead_code, reason = "the generator looks bytes up"))]
pub(crate) trait U16x16:
    Copy + Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Add<Output = Self>
{
    /// Zero in every lane.
    fn zero(self) -> Self;

    /// Subtracts one from each number, which flips its lowest set bit and all bits below.
    fn less_one(self) -> Self;

    /// A mask of the lanes that are equal.
    fn equals(self, other: Self) -> Self;

    /// A mask of the lanes that are zero.
    #[inline(always)]
    fn is_zero(self) -> Self {
        self.equals(self.zero())
    }

    /// The smaller number of each lane.
    fn min(self, other: Self) -> Self;

    /// The smaller of each pair of bytes.
    fn min_bytes(self, other: Self) -> Self;

    /// Looks up bytes: each half of the register is a table of 16 bytes, and the same half of
    /// `places` holds the indices, all below 16.
    fn lookup(self, places: Self) -> Self;

    /// The bytes, two for each lane, the lower one first.
    fn to_bytes(self) -> [u8; 2 * LANES];

    /// Takes the lanes of `self` where the mask is set, and those of `other` elsewhere.
    fn select(self, mask: Self, other: Self) -> Self;

    /// The lanes of a mask as bits, followed by the lanes of `next`.
    fn bits(self, next: Self) -> u32;

    /// For each of the nine digits, the lanes that have its bit, followed by the lanes of `next`.
    fn digit_bits(self, next: Self) -> [u32; 9];

    /// Whether all lanes are zero.
    fn is_blank(self) -> bool;

    /// Whether every bit of `other` is also set here.
    fn covers(self, other: Self) -> bool;

    /// Rotates groups of three lanes, which have an unused fourth one: `a b c _` becomes `b c a _`.
    fn turn_threes(self) -> Self;

    /// Rotates groups of three lanes the other way: `a b c _` becomes `c a b _`.
    fn turn_threes_back(self) -> Self;

    /// Rotates the first three quarters of the register: `A B C _` becomes `B C A _`.
    fn turn_quarters(self) -> Self;

    /// Rotates the quarters the other way: `A B C _` becomes `C A B _`.
    fn turn_quarters_back(self) -> Self;

    /// Views registers as numbers, to change single lanes.
    #[inline(always)]
    fn as_numbers<const N: usize>(words: &mut [Self; N]) -> &mut [[u16; LANES]; N] {
        const { assert!(size_of::<Self>() == size_of::<[u16; LANES]>()) };
        // SAFETY: each register type of this folder is sixteen 16-bit numbers in memory, every bit
        // pattern is valid for both, and its alignment is larger than theirs.
        #[expect(unsafe_code)]
        unsafe {
            &mut *std::ptr::from_mut(words).cast()
        }
    }

    /// One lane of 81 registers, packed into the lanes of six; the rest is zero.
    ///
    /// ```text
    ///  cell  0   │ · · k · │        k k k k …    6 registers
    ///  cell  1   │ · · k · │   ──▶
    ///  cell  2   │ · · k · │
    /// ```
    fn column(words: &[Self; 81], lane: usize) -> [Self; 6];

    /// The digits, from 1, of a board whose cells have one candidate each.
    fn digits(board: &[Self; 6]) -> [u8; 96];

    /// Writes a packed board, as returned by `column`, into a lane.
    fn set_column(words: &mut [Self; 81], lane: usize, board: &[Self; 6]);

    /// Writes a board into each lane of the mask.
    fn set_columns(words: &mut [Self; 81], mask: Self, boards: [&[u16; 81]; LANES]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::simd::{Best, Portable, Task};

    /// The results of all word operations as numbers.
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
        fn all_machines_agree(
            boards in proptest::collection::vec(proptest::array::uniform32(0..512_u16), LANES),
            symbols in proptest::collection::vec(proptest::sample::select(b".0123456789".as_slice()), 81),
            lane in 0..LANES,
        ) {
            // Without a second machine there is nothing to compare.
            let Some(best) = Best::detect() else { return Ok(()) };
            let board = |board: &[u16; 32]| std::array::from_fn(|cell| board[cell % 32] ^ cell as u16 & 1);
            let boards: Vec<[u16; 81]> = boards.iter().map(board).collect();
            let line = symbols.try_into().unwrap();
            let everything = || Everything { boards: boards.clone(), line, lane };
            prop_assert_eq!(best.run(everything()), Portable.run(everything()));
        }
    }
}
