//! Sets of small numbers as bits.
//!
//! | type | use it for |
//! |---|---|
//! | [`ones`] | the bits of one word: digits of a cell, places in a house |
//! | [`Bits`] | a set of fixed size: the candidates of one position |
//! | [`words`] | a set of any size: functions over a slice of words |
//! | [`BitRows`] | a table of such sets: one row for each candidate |
//!
//! [`DigitSet`](super::DigitSet) and [`CellSet`](super::CellSet) are the two
//! sets that users of the library see.

mod rows;
mod set;
pub(crate) mod words;

pub(crate) use rows::BitRows;
pub(crate) use set::Bits;

/// The positions of the bits that are set, from the lowest.
#[inline]
pub(crate) fn ones(word: u64) -> impl Iterator<Item = usize> + Clone {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}
