//! Sets of small numbers as bits.
//!
//! | type | use it for |
//! |---|---|
//! | [`ones`] | the bits of one word: digits of a cell, places in a house |
//! | [`Bits`] | a set of fixed size: the candidates of one position |
//! | [`words`] | a set of any size: functions over a slice of words |
//! | [`BitRows`] | a table of such sets: one row for each candidate |
//!
//! [`DigitSet`](super::DigitSet) and [`CellSet`](super::CellSet) are the two public set types.

#[cfg(feature = "logic")]
mod algebra;
#[cfg(feature = "logic")]
mod rows;
#[cfg(feature = "logic")]
mod set;
pub(crate) mod words;

#[cfg(feature = "logic")]
pub(crate) use rows::BitRows;
#[cfg(feature = "logic")]
pub(crate) use set::Bits;

/// The positions of the set bits, in ascending order.
#[inline(always)]
pub(crate) fn ones(word: u64) -> Ones {
    Ones(word)
}

/// The iterator returned by [`ones`].
#[derive(Clone, Debug)]
pub(crate) struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let rest = self.0.checked_sub(1)?;
        let position = self.0.trailing_zeros() as usize;
        self.0 &= rest;
        Some(position)
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl DoubleEndedIterator for Ones {
    #[inline(always)]
    fn next_back(&mut self) -> Option<usize> {
        let position = self.0.checked_ilog2()?;
        self.0 ^= 1 << position;
        Some(position as usize)
    }
}
