//! Sets of small numbers, such as the indices of candidates. Four words hold 256 candidates; only
//! the emptiest classic boards have more.

use std::array;

/// A set of small numbers, in `W` words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Bits<W> {
    pub(crate) const EMPTY: Self = Self([0; W]);

    pub(crate) fn one(member: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    /// Makes a set from a bit mask; trailing zero words may be missing.
    pub(crate) fn from_words(words: &[u64]) -> Self {
        Self(array::from_fn(|word| words.get(word).copied().unwrap_or(0)))
    }

    pub(crate) fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    pub(crate) fn remove(&mut self, member: usize) {
        self.0[member / 64] &= !(1 << (member % 64));
    }

    pub(crate) fn contains(&self, member: usize) -> bool {
        self.0[member / 64] >> (member % 64) & 1 == 1
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub(crate) fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The number of members.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set has two members or more.
    pub(crate) fn several(&self) -> bool {
        self.len() > 1
    }

    pub(crate) fn and(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(crate) fn without(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(crate) fn add(&mut self, other: &Self) {
        *self = self.or(other);
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether all members are also in `other`.
    pub(crate) fn is_subset_of(&self, other: &Self) -> bool {
        self.without(other).is_empty()
    }

    /// The members, in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + use<W> {
        let words = self.0;
        let mut word = 0;
        let mut left = words[0];
        std::iter::from_fn(move || {
            while left == 0 {
                word += 1;
                if word >= W {
                    return None;
                }
                left = words[word];
            }
            let member = word * 64 + left.trailing_zeros() as usize;
            left &= left - 1;
            Some(member)
        })
    }
}
