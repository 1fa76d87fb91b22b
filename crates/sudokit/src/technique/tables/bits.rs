//! Sets of numbers as rows of words.

use std::ops::Range;

/// How many words hold so many numbers.
pub(super) const fn words(count: usize) -> usize {
    count.div_ceil(64)
}

pub(super) fn insert(row: &mut [u64], number: usize) {
    row[number / 64] |= 1 << (number % 64);
}

pub(super) fn remove(row: &mut [u64], number: usize) {
    row[number / 64] &= !(1 << (number % 64));
}

pub(super) fn contains(row: &[u64], number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 != 0
}

/// The part of a set from one number to before another, at most a word of it.
pub(super) fn part(row: &[u64], Range { start, end }: Range<usize>) -> u64 {
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

/// The numbers of a set, ascending.
pub(super) fn each(row: impl IntoIterator<Item = u64>) -> impl Iterator<Item = usize> {
    row.into_iter().enumerate().flat_map(|(index, word)| each_of(word).map(move |bit| index * 64 + bit))
}

/// The numbers of a word, ascending.
pub(super) fn each_of(word: u64) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// What two sets have in common, word by word.
pub(super) fn common<'a>(a: &'a [u64], b: &'a [u64]) -> impl Iterator<Item = u64> + Clone + 'a {
    a.iter().zip(b).map(|(a, b)| a & b)
}

/// How many numbers a set has.
pub(super) fn count(row: impl IntoIterator<Item = u64>) -> usize {
    row.into_iter().map(|word| word.count_ones() as usize).sum()
}

/// Adds one set to another.
pub(super) fn unite(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

/// Keeps what is in the other set too.
pub(super) fn intersect(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word &= other;
    }
}

/// Turns rows into columns: bit `j` of word `i` becomes bit `i` of word `j`.
/// Halves change places, then quarters, and so on.
pub(super) fn transpose(square: &mut [u64; 64]) {
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
