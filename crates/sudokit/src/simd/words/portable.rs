//! Sixteen words as an array, for every processor.

use std::ops::Not;

use super::{ALL_DIGITS, LANES, U16x16, WordMachine};
use crate::simd::{Portable, operators};

impl WordMachine for Portable {
    type Words = PortableU16x16;

    #[inline(always)]
    fn splat(self, number: u16) -> PortableU16x16 {
        PortableU16x16([number; LANES])
    }

    #[inline(always)]
    fn words(self, numbers: [u16; LANES]) -> PortableU16x16 {
        PortableU16x16(numbers)
    }

    #[inline(always)]
    fn halves(self, first: &[u8; LANES], second: &[u8; LANES]) -> PortableU16x16 {
        PortableU16x16::from_bytes(|i| if i < LANES { first[i] } else { second[i - LANES] })
    }

    #[inline(always)]
    fn row(self, cells: &[u16; 81], row: usize) -> PortableU16x16 {
        let [a, b, c, d, e, f, g, h, i] = cells.as_chunks().0[row];
        PortableU16x16([a, b, c, 0, d, e, f, 0, g, h, i, 0, 0, 0, 0, 0])
    }

    #[inline(always)]
    fn masks(self, line: &[u8; 81]) -> [u16; 81] {
        line.map(|symbol| if let b'1'..=b'9' = symbol { 1 << (symbol - b'1') } else { ALL_DIGITS })
    }
}

/// Sixteen numbers in a row.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub struct PortableU16x16([u16; LANES]);

const fn mask(is_set: bool) -> u16 {
    if is_set { u16::MAX } else { 0 }
}

impl PortableU16x16 {
    #[inline(always)]
    fn zip(self, other: Self, each: impl Fn(u16, u16) -> u16) -> Self {
        Self(std::array::from_fn(|lane| each(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    fn from_bytes(byte: impl Fn(usize) -> u8) -> Self {
        Self(std::array::from_fn(|lane| u16::from_le_bytes([byte(2 * lane), byte(2 * lane + 1)])))
    }
}

operators! {
    PortableU16x16:
    BitAnd::bitand(a, b) => a.zip(b, |a, b| a & b);
    BitOr::bitor(a, b) => a.zip(b, |a, b| a | b);
    Add::add(a, b) => a.zip(b, u16::wrapping_add);
}

impl Not for PortableU16x16 {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|a| !a))
    }
}

impl U16x16 for PortableU16x16 {
    #[inline(always)]
    fn zero(self) -> Self {
        Self([0; LANES])
    }

    #[inline(always)]
    fn less_one(self) -> Self {
        Self(self.0.map(|a| a.wrapping_sub(1)))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        self.zip(other, |a, b| mask(a == b))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.zip(other, u16::min)
    }

    #[inline(always)]
    fn min_bytes(self, other: Self) -> Self {
        self.zip(other, |a, b| {
            let ([low, high], [other_low, other_high]) = (a.to_le_bytes(), b.to_le_bytes());
            u16::from_le_bytes([low.min(other_low), high.min(other_high)])
        })
    }

    #[inline(always)]
    fn lookup(self, places: Self) -> Self {
        let (table, places) = (self.to_bytes(), places.to_bytes());
        Self::from_bytes(|i| table[i / LANES * LANES + usize::from(places[i] % 16)])
    }

    #[inline(always)]
    fn to_bytes(self) -> [u8; 2 * LANES] {
        std::array::from_fn(|i| self.0[i / 2].to_le_bytes()[i % 2])
    }

    #[inline(always)]
    fn select(self, mask: Self, other: Self) -> Self {
        self & mask | other & !mask
    }

    #[inline(always)]
    fn bits(self, next: Self) -> u32 {
        let bits =
            |words: Self| (0..LANES).fold(0, |bits, lane| bits | u32::from(words.0[lane] >> 15) << lane);
        bits(self) | bits(next) << LANES
    }

    #[inline(always)]
    fn digit_bits(self, next: Self) -> [u32; 9] {
        std::array::from_fn(|digit| {
            let has = |words: Self| Self(words.0.map(|a| mask(a & 1 << digit != 0)));
            has(self).bits(has(next))
        })
    }

    #[inline(always)]
    fn is_blank(self) -> bool {
        self.0 == [0; LANES]
    }

    #[inline(always)]
    fn turn_threes(self) -> Self {
        let [a, b, c, x, d, e, f, y, g, h, i, z, j, k, l, w] = self.0;
        Self([b, c, a, x, e, f, d, y, h, i, g, z, k, l, j, w])
    }

    #[inline(always)]
    fn covers(self, other: Self) -> bool {
        (other & !self).is_blank()
    }

    #[inline(always)]
    fn turn_threes_back(self) -> Self {
        self.turn_threes().turn_threes()
    }

    #[inline(always)]
    fn turn_quarters_back(self) -> Self {
        self.turn_quarters().turn_quarters()
    }

    #[inline(always)]
    fn turn_quarters(self) -> Self {
        let [a, b, c, x, d, e, f, y, g, h, i, z, j, k, l, w] = self.0;
        Self([d, e, f, y, g, h, i, z, a, b, c, x, j, k, l, w])
    }

    #[inline(always)]
    fn column(words: &[Self; 81], lane: usize) -> [Self; 6] {
        std::array::from_fn(|group| {
            Self(std::array::from_fn(|i| {
                words.get(group * LANES + i).map_or(0, |words| words.0[lane % LANES])
            }))
        })
    }

    #[inline(always)]
    fn digits(board: &[Self; 6]) -> [u8; 96] {
        std::array::from_fn(|cell| board[cell / LANES].0[cell % LANES].trailing_zeros() as u8 + 1)
    }

    #[inline(always)]
    fn set_column(words: &mut [Self; 81], lane: usize, board: &[Self; 6]) {
        for (cell, words) in words.iter_mut().enumerate() {
            words.0[lane % LANES] = board[cell / LANES].0[cell % LANES];
        }
    }

    #[inline(always)]
    fn set_columns(words: &mut [Self; 81], mask: Self, boards: [&[u16; 81]; LANES]) {
        for (cell, words) in words.iter_mut().enumerate() {
            *words = Self(boards.map(|board| board[cell])).select(mask, *words);
        }
    }
}
