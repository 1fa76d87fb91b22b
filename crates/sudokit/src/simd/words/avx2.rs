//! Sixteen words as a 256-bit register.
#![expect(unsafe_code)]
#![allow(clippy::wildcard_imports, reason = "a prefix distinguishes the intrinsics from everything else")]

use std::arch::x86_64::*;
use std::ops::Not;

use super::{ALL_DIGITS, LANES, U16x16, WordMachine};
use crate::simd::avx2::{Avx2, avx2};
use crate::simd::operators;

impl WordMachine for Avx2 {
    type Words = Avx2U16x16;

    #[inline(always)]
    fn splat(self, number: u16) -> Avx2U16x16 {
        Avx2U16x16(avx2!(_mm256_set1_epi16(number.cast_signed())))
    }

    #[inline(always)]
    fn words(self, numbers: [u16; LANES]) -> Avx2U16x16 {
        // An unaligned load of 32 bytes, the size of the array.
        Avx2U16x16(avx2!(_mm256_loadu_si256(numbers.as_ptr().cast())))
    }

    #[inline(always)]
    fn bytes(self, bytes: &[u8; 2 * LANES]) -> Avx2U16x16 {
        // An unaligned load of 32 bytes, the size of the array.
        Avx2U16x16(avx2!(_mm256_loadu_si256(bytes.as_ptr().cast())))
    }

    #[inline(always)]
    fn halves(self, first: &[u8; LANES], second: &[u8; LANES]) -> Avx2U16x16 {
        // Two unaligned loads of 16 bytes, the size of each array.
        Avx2U16x16(avx2!(_mm256_loadu2_m128i(second.as_ptr().cast(), first.as_ptr().cast())))
    }

    #[inline(always)]
    fn row(self, cells: &[u16; 81], row: usize) -> Avx2U16x16 {
        let row = &cells[9 * row..][..9];
        // SAFETY: loads the first eight and the last eight of the nine numbers; AVX2 as in `avx2!`.
        Avx2U16x16(unsafe {
            let both = _mm256_loadu2_m128i(row.as_ptr().add(1).cast(), row.as_ptr().cast());
            let threes = _mm256_setr_epi8(
                0, 1, 2, 3, 4, 5, -1, -1, 6, 7, 8, 9, 10, 11, -1, -1, //
                10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
            );
            _mm256_shuffle_epi8(both, threes)
        })
    }

    #[inline(always)]
    fn masks(self, line: &[u8; 81]) -> [u16; 81] {
        let mut masks = [0; 81];
        let (symbols, last) = line.as_chunks::<16>();
        for (symbols, masks) in symbols.iter().zip(masks.as_chunks_mut::<16>().0) {
            // SAFETY: loads 16 bytes from an array of 16, and stores twice 16 bytes to an array of
            // 32; AVX2 as in `avx2!`.
            unsafe {
                // The index of a dot is negative, and the lookup returns zero for it. So the tables
                // hold the digits that a cell cannot have, as low and high bytes, and the result is
                // inverted.
                let low = _mm_setr_epi8(0, !1, !2, !4, !8, !16, !32, !64, 127, !0, 0, 0, 0, 0, 0, 0);
                let high = _mm_setr_epi8(0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0);
                let index =
                    _mm_sub_epi8(_mm_loadu_si128(symbols.as_ptr().cast()), _mm_set1_epi8(b'0'.cast_signed()));
                let low = _mm_shuffle_epi8(low, index);
                let high = _mm_shuffle_epi8(high, index);
                let all = _mm_set1_epi16(ALL_DIGITS.cast_signed());
                let first = _mm_xor_si128(_mm_unpacklo_epi8(low, high), all);
                let second = _mm_xor_si128(_mm_unpackhi_epi8(low, high), all);
                _mm_storeu_si128(masks.as_mut_ptr().cast(), first);
                _mm_storeu_si128(masks.as_mut_ptr().add(8).cast(), second);
            }
        }
        masks[80] = if let b'1'..=b'9' = last[0] { 1 << (last[0] - b'1') } else { ALL_DIGITS };
        masks
    }
}

/// A 256-bit register.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Avx2U16x16(__m256i);

operators! {
    Avx2U16x16:
    BitAnd::bitand(a, b) => Self(avx2!(_mm256_and_si256(a.0, b.0)));
    BitOr::bitor(a, b) => Self(avx2!(_mm256_or_si256(a.0, b.0)));
    Add::add(a, b) => Self(avx2!(_mm256_add_epi16(a.0, b.0)));
}

impl Not for Avx2U16x16 {
    type Output = Self;

    /// The compiler merges this with `&` into one instruction.
    #[inline(always)]
    fn not(self) -> Self {
        Self(avx2!(_mm256_xor_si256(self.0, _mm256_set1_epi8(-1))))
    }
}

impl U16x16 for Avx2U16x16 {
    #[inline(always)]
    fn zero(self) -> Self {
        Self(avx2!(_mm256_setzero_si256()))
    }

    #[inline(always)]
    fn less_one(self) -> Self {
        Self(avx2!(_mm256_add_epi16(self.0, _mm256_set1_epi16(-1))))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(avx2!(_mm256_cmpeq_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(avx2!(_mm256_min_epu16(self.0, other.0)))
    }

    #[inline(always)]
    fn min_bytes(self, other: Self) -> Self {
        Self(avx2!(_mm256_min_epu8(self.0, other.0)))
    }

    #[inline(always)]
    fn lookup(self, places: Self) -> Self {
        Self(avx2!(_mm256_shuffle_epi8(self.0, places.0)))
    }

    #[inline(always)]
    fn to_bytes(self) -> [u8; 2 * LANES] {
        let mut bytes = [0; 2 * LANES];
        // An unaligned store of 32 bytes, the size of the array.
        avx2!(_mm256_storeu_si256(bytes.as_mut_ptr().cast(), self.0));
        bytes
    }

    #[inline(always)]
    fn select(self, mask: Self, other: Self) -> Self {
        Self(avx2!(_mm256_blendv_epi8(other.0, self.0, mask.0)))
    }

    #[inline(always)]
    fn bits(self, next: Self) -> u32 {
        avx2!(byte_bits(in_order(_mm256_packs_epi16(self.0, next.0))))
    }

    #[inline(always)]
    fn digit_bits(self, next: Self) -> [u32; 9] {
        let mut bits = [0; 9];
        avx2!({
            // Moves the ninth digit to the sign bit of its byte.
            let ninth = _mm256_packs_epi16(_mm256_slli_epi16::<7>(self.0), _mm256_slli_epi16::<7>(next.0));
            bits[8] = byte_bits(in_order(ninth));
            // The other eight digits fill a byte; each in turn becomes the highest bit.
            let eight = _mm256_set1_epi16(0xff);
            let packed =
                _mm256_packus_epi16(_mm256_and_si256(self.0, eight), _mm256_and_si256(next.0, eight));
            let mut rest = in_order(packed);
            for digit in (0..8).rev() {
                bits[digit] = byte_bits(rest);
                rest = _mm256_add_epi8(rest, rest);
            }
        });
        bits
    }

    #[inline(always)]
    fn is_blank(self) -> bool {
        avx2!(_mm256_testz_si256(self.0, self.0)) != 0
    }

    #[inline(always)]
    fn turn_threes(self) -> Self {
        Self(avx2!({
            let half = _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
            _mm256_shuffle_epi8(self.0, _mm256_broadcastsi128_si256(half))
        }))
    }

    #[inline(always)]
    fn covers(self, other: Self) -> bool {
        avx2!(_mm256_testc_si256(self.0, other.0)) != 0
    }

    #[inline(always)]
    fn turn_threes_back(self) -> Self {
        Self(avx2!({
            let half = _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
            _mm256_shuffle_epi8(self.0, _mm256_broadcastsi128_si256(half))
        }))
    }

    #[inline(always)]
    fn turn_quarters_back(self) -> Self {
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn turn_quarters(self) -> Self {
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn column(words: &[Self; 81], lane: usize) -> [Self; 6] {
        assert!(lane < LANES, "there are sixteen lanes");
        let start: *const u16 = words.as_ptr().cast();
        let mut column = [words[0].zero(); 6];
        for (group, column) in column[..5].iter_mut().enumerate() {
            // For cells `i` and `i + 8`, eight numbers starting with our lane.
            let mut rows = avx2!([_mm256_setzero_si256(); 8]);
            for (i, row) in rows.iter_mut().enumerate() {
                let cell = group * LANES + i;
                // SAFETY: the loads end before number 16 (cell + 8) + lane + 8, which is at most
                // 16 · 79 + 23 < 16 · 81; AVX2 as in `avx2!`.
                *row = unsafe {
                    let near = start.add(cell * LANES + lane);
                    _mm256_loadu2_m128i(near.add(8 * LANES).cast(), near.cast())
                };
            }
            // The first number of each row is ours. Three rounds of interleaving bring eight of
            // them together.
            let [a, b, c, d, e, f, g, h] = rows;
            column.0 = avx2!({
                let ab = _mm256_unpacklo_epi16(a, b);
                let cd = _mm256_unpacklo_epi16(c, d);
                let ef = _mm256_unpacklo_epi16(e, f);
                let gh = _mm256_unpacklo_epi16(g, h);
                _mm256_unpacklo_epi64(_mm256_unpacklo_epi32(ab, cd), _mm256_unpacklo_epi32(ef, gh))
            });
        }
        // SAFETY: cell 80 is the last of the 81; AVX2 as in `avx2!`.
        column[5].0 = unsafe {
            let last = start.add(80 * LANES + lane).read();
            _mm256_insert_epi16::<0>(_mm256_setzero_si256(), last.cast_signed())
        };
        column
    }

    #[inline(always)]
    fn digits(board: &[Self; 6]) -> [u8; 96] {
        let mut digits = [0; 96];
        for (pair, digits) in board.as_chunks::<2>().0.iter().zip(digits.as_chunks_mut::<32>().0) {
            // SAFETY: stores 32 bytes to an array of 32; AVX2 as in `avx2!`.
            unsafe {
                // The lower four bits give the digits 1 to 4, or 9 if none is set. The next four
                // give what to add to 9 for the digits 5 to 8.
                let low = _mm256_broadcastsi128_si256(_mm_setr_epi8(
                    9, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
                ));
                let high = _mm256_broadcastsi128_si256(_mm_setr_epi8(
                    0, -4, -3, 0, -2, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0,
                ));
                let eight = _mm256_set1_epi16(0xff);
                let four = _mm256_set1_epi8(0x0f);
                let packed = _mm256_packus_epi16(
                    _mm256_and_si256(pair[0].0, eight),
                    _mm256_and_si256(pair[1].0, eight),
                );
                let bits = in_order(packed);
                let low = _mm256_shuffle_epi8(low, _mm256_and_si256(bits, four));
                let high = _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16::<4>(bits), four));
                _mm256_storeu_si256(digits.as_mut_ptr().cast(), _mm256_add_epi8(low, high));
            }
        }
        digits
    }

    #[inline(always)]
    fn set_column(words: &mut [Self; 81], lane: usize, board: &[Self; 6]) {
        let numbers = Self::as_numbers(words);
        let lane = lane % LANES;
        // One instruction moves a number from a register to memory, but its place in the register
        // must be a constant.
        macro_rules! set {
            ($($place:literal)*) => {
                for (half, numbers) in numbers.chunks_mut(8).enumerate().take(10) {
                    let half = avx2!(match half % 2 {
                        0 => _mm256_castsi256_si128(board[half / 2].0),
                        _ => _mm256_extracti128_si256::<1>(board[half / 2].0),
                    });
                    $(numbers[$place][lane] = avx2!(_mm_extract_epi16::<$place>(half)).cast_unsigned() as u16;)*
                }
            };
        }
        set!(0 1 2 3 4 5 6 7);
        numbers[80][lane] = avx2!(_mm256_extract_epi16::<0>(board[5].0)).cast_unsigned() as u16;
    }

    #[inline(always)]
    fn set_columns(words: &mut [Self; 81], mask: Self, boards: [&[u16; 81]; LANES]) {
        for (group, words) in words.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            // Eight cells of boards `i` and `i + 8`.
            let mut rows = avx2!([_mm256_setzero_si256(); 8]);
            for i in 0..8 {
                let near = &boards[i][group * 8..][..8];
                let far = &boards[i + 8][group * 8..][..8];
                // SAFETY: each slice has the eight numbers that are loaded; AVX2 as in `avx2!`.
                rows[i] = unsafe { _mm256_loadu2_m128i(far.as_ptr().cast(), near.as_ptr().cast()) };
            }
            // Three rounds turn rows into columns. Each round interleaves rows that are four apart,
            // which rotates the index bits of an element (three for its row, three for its column)
            // by one. After three rounds, row and column are swapped.
            for _ in 0..3 {
                let mut next = rows;
                for i in 0..4 {
                    next[2 * i] = avx2!(_mm256_unpacklo_epi16(rows[i], rows[i + 4]));
                    next[2 * i + 1] = avx2!(_mm256_unpackhi_epi16(rows[i], rows[i + 4]));
                }
                rows = next;
            }
            for (words, new) in words.iter_mut().zip(rows) {
                *words = Self(new).select(mask, *words);
            }
        }
        let mut last = [0; LANES];
        for (last, board) in last.iter_mut().zip(boards) {
            *last = board[80];
        }
        // SAFETY: an unaligned load of 32 bytes, the size of the array; AVX2 as in `avx2!`.
        let last = Self(unsafe { _mm256_loadu_si256(last.as_ptr().cast()) });
        words[80] = last.select(mask, words[80]);
    }
}

/// Restores the order of the quarters after packing, which works on each half of a register
/// separately.
#[inline]
#[target_feature(enable = "avx2")]
fn in_order(packed: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_01_10_00>(packed)
}

/// The highest bit of every byte.
#[inline]
#[target_feature(enable = "avx2")]
fn byte_bits(bytes: __m256i) -> u32 {
    _mm256_movemask_epi8(bytes).cast_unsigned()
}
