//! Sets of candidates of one position, numbered one after the other: four words
//! hold the 256 candidates that all but the emptiest boards stay below.

use std::array;

/// A set of small numbers, in `W` words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    pub(super) const EMPTY: Self = Self([0; W]);

    pub(super) fn one(member: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    pub(super) fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    pub(super) fn contains(&self, member: usize) -> bool {
        self.0[member / 64] >> (member % 64) & 1 == 1
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub(super) fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// Whether there are two members or more.
    pub(super) fn several(&self) -> bool {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() > 1
    }

    pub(super) fn and(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(super) fn without(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub(super) fn or(&self, other: &Self) -> Self {
        Self(array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(super) fn add(&mut self, other: &Self) {
        *self = self.or(other);
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The members, from low to high.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + use<W> {
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
