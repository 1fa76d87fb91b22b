//! Operations that change and combine sets of numbers, stored as slices of words. Sets that are
//! often combined have an even number of words: two of them side by side are then processed four
//! words at a time.

use std::ops::Range;

/// The number of words for a set of numbers below `count`, rounded up to an even number.
pub(crate) const fn words(count: usize) -> usize {
    count.div_ceil(128) * 2
}

/// Resizes to `words` words and sets all of them to zero.
pub(crate) fn clear(rows: &mut Vec<u64>, words: usize) {
    rows.resize(words, 0);
    rows.fill(0);
}

pub(crate) fn insert(row: &mut [u64], number: usize) {
    row[number / 64] |= 1 << (number % 64);
}

pub(crate) fn remove(row: &mut [u64], number: usize) {
    row[number / 64] &= !(1 << (number % 64));
}

/// The numbers of a range of a set as bits; the range spans at most 64 numbers.
pub(crate) fn part(row: &[u64], Range { start, end }: Range<usize>) -> u64 {
    let (word, shift, count) = (start / 64, start % 64, end - start);
    if count == 0 {
        return 0;
    }
    let mut part = row[word] >> shift;
    if shift + count > 64 {
        part |= row[word + 1] << (64 - shift);
    }
    part & u64::MAX >> (64 - count)
}

/// Adds one set to another.
pub(crate) fn unite(row: &mut [u64], other: &[u64]) {
    combine(row, other, |word, other| word | other);
}

/// Removes the numbers of one set from another.
pub(crate) fn subtract(row: &mut [u64], other: &[u64]) {
    combine(row, other, |word, other| word & !other);
}

/// Keeps the numbers that are in both sets.
pub(crate) fn intersect(row: &mut [u64], other: &[u64]) {
    combine(row, other, |word, other| word & other);
}

/// Combines rows of the same length, four words at a time.
fn combine(row: &mut [u64], other: &[u64], with: impl Fn(u64, u64) -> u64) {
    debug_assert_eq!(row.len(), other.len());
    let (fours, rest) = row.as_chunks_mut::<4>();
    let (other_fours, other_rest) = other.as_chunks::<4>();
    for (four, other) in fours.iter_mut().zip(other_fours) {
        *four = std::array::from_fn(|word| with(four[word], other[word]));
    }
    for (word, other) in rest.iter_mut().zip(other_rest) {
        *word = with(*word, *other);
    }
}

/// Turns rows into columns: bit `j` of word `i` becomes bit `i` of word `j`. Swaps halves, then
/// quarters, and so on.
pub(crate) fn transpose(square: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = u64::MAX >> 32;
    while width > 0 {
        for block in (0..64).step_by(2 * width) {
            for i in block..block + width {
                let swap = (square[i] >> width ^ square[i + width]) & mask;
                square[i] ^= swap << width;
                square[i + width] ^= swap;
            }
        }
        width /= 2;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transposed_twice_is_the_same() {
        let mut seed = 1_u64;
        let square: [u64; 64] = std::array::from_fn(|_| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed
        });
        let mut turned = square;
        transpose(&mut turned);
        for (i, row) in square.iter().enumerate() {
            for (j, column) in turned.iter().enumerate() {
                assert_eq!(row >> j & 1, column >> i & 1);
            }
        }
    }
}
