//! Words as sets of small numbers.

/// The positions of the one bits of a word, the lowest first.
#[inline(always)]
pub(crate) fn ones(word: u64) -> Ones {
    Ones(word)
}

/// The iterator of [`ones`].
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
