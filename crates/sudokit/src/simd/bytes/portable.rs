//! Sixteen bytes as an array, for every processor.

use super::{ByteMachine, NOWHERE, U8x16, WIDTH};
use crate::simd::{Portable, operators};

/// An array of bytes.
#[derive(Clone, Copy, Debug)]
pub struct PortableU8x16([u8; WIDTH]);

impl ByteMachine for Portable {
    type Bytes = PortableU8x16;

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> PortableU8x16 {
        PortableU8x16(*bytes)
    }

    #[inline(always)]
    fn fill(self, byte: u8) -> PortableU8x16 {
        PortableU8x16([byte; WIDTH])
    }

    #[inline(always)]
    fn quads(self, quads: [u32; 3]) -> PortableU8x16 {
        let mut bytes = [NOWHERE; WIDTH];
        for (bytes, quad) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(quads) {
            *bytes = quad.to_le_bytes();
        }
        PortableU8x16(bytes)
    }

    #[inline(always)]
    fn transpose(self, rows: &[PortableU8x16; 9]) -> [PortableU8x16; 9] {
        std::array::from_fn(|column| {
            let mut bytes = [0; WIDTH];
            for (byte, row) in bytes.iter_mut().zip(rows) {
                *byte = row.0[column];
            }
            PortableU8x16(bytes)
        })
    }
}

operators! {
    PortableU8x16:
    BitOr::bitor(a, b) => a.both(b, |a, b| a | b);
}

impl PortableU8x16 {
    #[inline(always)]
    fn both(self, other: Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|i| join(self.0[i], other.0[i])))
    }
}

impl U8x16 for PortableU8x16 {
    #[inline(always)]
    fn lookup(self, places: Self) -> Self {
        Self(places.0.map(|place| if place < NOWHERE { self.0[usize::from(place) % WIDTH] } else { 0 }))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        self.both(other, |a, b| if a == b { u8::MAX } else { 0 })
    }

    #[inline(always)]
    fn exceeds(self, other: Self) -> Self {
        self.both(other, |a, b| if a > b { u8::MAX } else { 0 })
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        self.0.iter().rev().fold(0, |bits, byte| bits << 1 | u32::from(byte >> 7))
    }

    #[inline(always)]
    fn select(self, mask: Self, other: Self) -> Self {
        Self(std::array::from_fn(|i| if mask.0[i] & NOWHERE != 0 { self.0[i] } else { other.0[i] }))
    }

    #[inline(always)]
    fn to_array(self) -> [u8; WIDTH] {
        self.0
    }

    #[inline(always)]
    fn head(self) -> u64 {
        let (head, _) = self.0.split_first_chunk().expect("sixteen are more than eight");
        u64::from_be_bytes(*head)
    }

    #[inline(always)]
    fn nibbles(self) -> u64 {
        self.0.iter().fold(0, |number, &byte| number << 4 | u64::from(byte))
    }

    #[inline(always)]
    fn triples_after(self, starts: Self) -> [u32; 3] {
        std::array::from_fn(|quad| {
            let digit = |i: usize| u32::from(self.0[4 * quad + i]);
            let start = u32::from_le_bytes(starts.0.as_chunks().0[quad]);
            start + (digit(0) << 8 | digit(1) << 4 | digit(2))
        })
    }
}
