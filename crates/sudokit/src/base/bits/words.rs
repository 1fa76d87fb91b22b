//! Queries on sets of numbers, stored as slices of words. `algebra.rs` changes and combines them.

use std::iter::{StepBy, Zip};
use std::ops::RangeFrom;

#[cfg(feature = "logic")]
pub(crate) use super::algebra::{clear, insert, intersect, part, remove, subtract, transpose, unite, words};

pub(crate) fn contains(row: &[u64], number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 != 0
}

/// The numbers of a set that is computed word by word, in ascending order.
#[inline]
pub(crate) fn each<W: Iterator<Item = u64>>(row: W) -> Members<W> {
    Members { words: (0..).step_by(64).zip(row), first: 0, rest: 0 }
}

/// The iterator returned by [`each`].
#[derive(Clone, Debug)]
pub(crate) struct Members<W> {
    /// The remaining words, each with the number of its first bit.
    words: Zip<StepBy<RangeFrom<usize>>, W>,
    /// The number of the first bit of the current word.
    first: usize,
    /// The remaining bits of the current word.
    rest: u64,
}

impl<W: Iterator<Item = u64>> Iterator for Members<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            (self.first, self.rest) = self.words.next()?;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(self.first + bit)
    }
}

impl<W: Iterator<Item = u64> + Clone> Members<W> {
    /// The number of members left. Clones the words.
    pub(crate) fn count_rest(&self) -> usize {
        let words = self.words.clone().map(|(_, word)| word);
        self.rest.count_ones() as usize + count(words)
    }
}

/// Whether two sets have a number in common.
pub(crate) fn meets(row: &[u64], other: &[u64]) -> bool {
    row.iter().zip(other).any(|(word, other)| word & other != 0)
}

/// The intersection of two sets, word by word.
pub(crate) fn common<'a>(a: &'a [u64], b: &'a [u64]) -> impl Iterator<Item = u64> + Clone + 'a {
    a.iter().zip(b).map(|(a, b)| a & b)
}

/// The number of members.
pub(crate) fn count(row: impl IntoIterator<Item = u64>) -> usize {
    row.into_iter().map(|word| word.count_ones() as usize).sum()
}
