//! Sixteen bytes as a 128-bit register.
#![expect(unsafe_code)]
#![allow(clippy::wildcard_imports, reason = "a prefix distinguishes the intrinsics from everything else")]

use std::arch::x86_64::*;

use super::{ByteMachine, NOWHERE, U8x16, WIDTH};
use crate::simd::avx2::{Avx2, avx2};
use crate::simd::operators;

/// A 128-bit register.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Avx2U8x16(__m128i);

impl ByteMachine for Avx2 {
    type Bytes = Avx2U8x16;

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> Avx2U8x16 {
        // An unaligned load of 16 bytes, the size of the array.
        Avx2U8x16(avx2!(_mm_loadu_si128(bytes.as_ptr().cast())))
    }

    #[inline(always)]
    fn fill(self, byte: u8) -> Avx2U8x16 {
        Avx2U8x16(avx2!(_mm_set1_epi8(byte.cast_signed())))
    }

    #[inline(always)]
    fn quads(self, quads: [u32; 3]) -> Avx2U8x16 {
        let [a, b, c] = quads;
        let nowhere = i32::from_le_bytes([NOWHERE; 4]);
        Avx2U8x16(avx2!(_mm_setr_epi32(a.cast_signed(), b.cast_signed(), c.cast_signed(), nowhere)))
    }

    #[inline(always)]
    fn transpose(self, rows: &[Avx2U8x16; 9]) -> [Avx2U8x16; 9] {
        let mut registers = avx2!([_mm_setzero_si128(); 9]);
        for (register, row) in registers.iter_mut().zip(rows) {
            *register = row.0;
        }
        let [a, b, c, d, e, f, g, h, i] = registers;
        avx2!({
            // Three rounds of interleaving bring the bytes of a column together: each register
            // holds two columns of eight rows.
            let (ab, cd) = (_mm_unpacklo_epi8(a, b), _mm_unpacklo_epi8(c, d));
            let (ef, gh) = (_mm_unpacklo_epi8(e, f), _mm_unpacklo_epi8(g, h));
            let (low, high) = (_mm_unpacklo_epi16(ab, cd), _mm_unpackhi_epi16(ab, cd));
            let (low2, high2) = (_mm_unpacklo_epi16(ef, gh), _mm_unpackhi_epi16(ef, gh));
            let pairs = [
                _mm_unpacklo_epi32(low, low2),
                _mm_unpackhi_epi32(low, low2),
                _mm_unpacklo_epi32(high, high2),
                _mm_unpackhi_epi32(high, high2),
            ];
            // The ninth column of the eight rows.
            let (ab, cd) = (_mm_unpackhi_epi8(a, b), _mm_unpackhi_epi8(c, d));
            let (ef, gh) = (_mm_unpackhi_epi8(e, f), _mm_unpackhi_epi8(g, h));
            let last = _mm_unpacklo_epi32(_mm_unpacklo_epi16(ab, cd), _mm_unpacklo_epi16(ef, gh));
            // Appends the ninth row to the eight others, one byte for each column.
            macro_rules! behind {
                ($column:expr, $byte:literal) => {{
                    let ninth = _mm_and_si128(_mm_bsrli_si128::<$byte>(i), _mm_setr_epi32(0xff, 0, 0, 0));
                    Avx2U8x16(_mm_unpacklo_epi64($column, ninth))
                }};
            }
            let [p, q, r, s] = pairs;
            let second = |pair: __m128i| _mm_unpackhi_epi64(pair, pair);
            [
                behind!(p, 0),
                behind!(second(p), 1),
                behind!(q, 2),
                behind!(second(q), 3),
                behind!(r, 4),
                behind!(second(r), 5),
                behind!(s, 6),
                behind!(second(s), 7),
                behind!(last, 8),
            ]
        })
    }
}

operators! {
    Avx2U8x16:
    BitOr::bitor(a, b) => Self(avx2!(_mm_or_si128(a.0, b.0)));
}

impl U8x16 for Avx2U8x16 {
    #[inline(always)]
    fn lookup(self, places: Self) -> Self {
        Self(avx2!(_mm_shuffle_epi8(self.0, places.0)))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(avx2!(_mm_cmpeq_epi8(self.0, other.0)))
    }

    #[inline(always)]
    fn exceeds(self, other: Self) -> Self {
        Self(avx2!(_mm_cmpgt_epi8(self.0, other.0)))
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        avx2!(_mm_movemask_epi8(self.0)).cast_unsigned()
    }

    #[inline(always)]
    fn select(self, mask: Self, other: Self) -> Self {
        Self(avx2!(_mm_blendv_epi8(other.0, self.0, mask.0)))
    }

    #[inline(always)]
    fn to_array(self) -> [u8; WIDTH] {
        let mut bytes = [0; WIDTH];
        // An unaligned store of 16 bytes, the size of the array.
        avx2!(_mm_storeu_si128(bytes.as_mut_ptr().cast(), self.0));
        bytes
    }

    #[inline(always)]
    fn head(self) -> u64 {
        avx2!(_mm_cvtsi128_si64(self.0)).cast_unsigned().swap_bytes()
    }

    #[inline(always)]
    fn nibbles(self) -> u64 {
        avx2!({
            // 16 a + b of each pair fits into a byte.
            let pairs = _mm_maddubs_epi16(self.0, _mm_set1_epi16(0x0110));
            _mm_cvtsi128_si64(_mm_packus_epi16(pairs, pairs)).cast_unsigned().swap_bytes()
        })
    }

    #[inline(always)]
    fn triples_after(self, starts: Self) -> [u32; 3] {
        avx2!({
            // 16 a + b and c of each quad, then 16 (16 a + b) + c.
            let pairs = _mm_maddubs_epi16(self.0, _mm_set1_epi32(0x0001_0110));
            let triples = _mm_madd_epi16(pairs, _mm_set1_epi32(0x0001_0010));
            let triples = _mm_add_epi32(triples, starts.0);
            let two = _mm_cvtsi128_si64(triples).cast_unsigned();
            let third = _mm_extract_epi32::<2>(triples).cast_unsigned();
            [two as u32, (two >> 32) as u32, third]
        })
    }
}
