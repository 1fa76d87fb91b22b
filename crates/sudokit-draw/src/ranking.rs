//! The order of things by a number.
//!
//! Each type that is sorted costs kilobytes of code, and the numbers of a picture are few. So only
//! pairs of a number and an index are sorted. Equal numbers keep their order.

/// The indices of these numbers, the smallest number first. The numbers are not negative.
pub(crate) fn smallest_first(numbers: impl IntoIterator<Item = f32>) -> Vec<usize> {
    // The bits of such numbers have the same order.
    ranked(numbers.into_iter().map(|number| u64::from(number.max(0.0).to_bits())))
}

/// The indices of these numbers, the largest number first.
pub(crate) fn largest_first(numbers: impl IntoIterator<Item = u64>) -> Vec<usize> {
    ranked(numbers.into_iter().map(|number| u64::MAX - number))
}

/// The indices of these numbers, the smallest number first.
pub(crate) fn ranked(numbers: impl IntoIterator<Item = u64>) -> Vec<usize> {
    let mut pairs: Vec<(u64, usize)> = numbers.into_iter().zip(0..).collect();
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_keep_their_order() {
        assert_eq!(smallest_first([2.5, 0.0, 1e9, 0.5, 0.0]), [1, 4, 3, 0, 2]);
        assert_eq!(largest_first([3, 9, 0, 9, u64::MAX]), [4, 1, 3, 0, 2]);
    }
}
