//! Sets of digits, as bits.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use super::bits::Ones;
use super::{Digit, ones};

/// A set of digits with one bit each, so that set operations take one instruction.
///
/// ```
/// use sudokit::{Digit, DigitSet};
///
/// let small: DigitSet = Digit::all(3).collect();
/// let set = small.with(Digit::new(9)).without(Digit::new(2));
/// assert_eq!(set.to_string(), "{1, 3, 9}");
/// assert_eq!(set.len(), 3);
/// assert_eq!((set & small).to_string(), "{1, 3}");
/// assert_eq!((set - small).to_string(), "{9}");
/// assert_eq!((set ^ small).to_string(), "{2, 9}");
/// assert!((set & small).is_subset(small));
/// ```
///
/// Sets are ordered like their bit masks, in which the digit 1 is the lowest bit. So `{9}` is
/// greater than `{1, 2, 3}`, and `{1, 9}` is greater than `{9}`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u64);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the digits 1 to `side`.
    ///
    /// # Panics
    ///
    /// Panics if `side` is 0 or larger than [`MAX_SIDE`](crate::base::MAX_SIDE).
    pub const fn full(side: usize) -> Self {
        assert!(0 < side && side <= crate::base::MAX_SIDE, "a side is a number from 1 to 64");
        Self(u64::MAX >> (u64::BITS as usize - side))
    }

    /// Returns the set of one digit.
    pub const fn only(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// Makes a set from a bit mask, in which bit 0 is digit 1.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns the set as a bit mask, in which bit 0 is digit 1.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the number of digits.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set has no digits.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the set contains `digit`.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::only(digit).0 != 0
    }

    /// Returns the set with `digit` added.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | Self::only(digit).0)
    }

    /// Returns the set with `digit` removed.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !Self::only(digit).0)
    }

    /// Adds a digit. Returns `true` if it was not in the set.
    pub const fn insert(&mut self, digit: Digit) -> bool {
        let is_new = !self.contains(digit);
        *self = self.with(digit);
        is_new
    }

    /// Removes a digit. Returns `true` if it was in the set.
    pub const fn remove(&mut self, digit: Digit) -> bool {
        let was_there = self.contains(digit);
        *self = self.without(digit);
        was_there
    }

    /// Returns `true` if `other` contains every digit of this set.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns `true` if no digit is in both sets.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Returns an iterator over the digits in ascending order.
    pub fn iter(self) -> Digits {
        Digits(ones(self.0))
    }

    /// Returns the smallest digit.
    pub const fn first(self) -> Option<Digit> {
        if self.is_empty() { None } else { Some(Digit::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// Returns the digit of a set that has exactly one.
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }
}

/// Implements an operator on two sets and its assigning form.
macro_rules! algebra {
    ($($(#[$meta:meta])* $operator:ident $function:ident,
        $assign:ident $assign_function:ident: |$left:ident, $right:ident| $bits:expr;)+) => {$(
        $(#[$meta])*
        impl $operator for DigitSet {
            type Output = Self;
            fn $function(self, other: Self) -> Self {
                let ($left, $right) = (self.0, other.0);
                Self($bits)
            }
        }

        $(#[$meta])*
        impl $assign for DigitSet {
            fn $assign_function(&mut self, other: Self) {
                let ($left, $right) = (self.0, other.0);
                self.0 = $bits;
            }
        }
    )+};
}

algebra! {
    /// The digits in both sets.
    BitAnd bitand, BitAndAssign bitand_assign: |left, right| left & right;
    /// The digits in either set or both.
    BitOr bitor, BitOrAssign bitor_assign: |left, right| left | right;
    /// The digits in exactly one of the sets.
    BitXor bitxor, BitXorAssign bitxor_assign: |left, right| left ^ right;
    /// The digits in the left set but not in the right one.
    Sub sub, SubAssign sub_assign: |left, right| left & !right;
}

impl From<Digit> for DigitSet {
    fn from(digit: Digit) -> Self {
        Self::only(digit)
    }
}

impl<const N: usize> From<[Digit; N]> for DigitSet {
    fn from(digits: [Digit; N]) -> Self {
        digits.into_iter().collect()
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Digit> for DigitSet {
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        *self = digits.into_iter().fold(*self, Self::with);
    }
}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;
    fn into_iter(self) -> Digits {
        self.iter()
    }
}

impl IntoIterator for &DigitSet {
    type Item = Digit;
    type IntoIter = Digits;
    fn into_iter(self) -> Digits {
        self.iter()
    }
}

/// An iterator over the digits of a set, usable from both ends.
#[derive(Clone, Debug)]
pub struct Digits(Ones);

impl Iterator for Digits {
    type Item = Digit;

    fn next(&mut self) -> Option<Digit> {
        self.0.next().map(Digit::from_index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for Digits {
    fn next_back(&mut self) -> Option<Digit> {
        self.0.next_back().map(Digit::from_index)
    }
}

impl ExactSizeIterator for Digits {}

impl FusedIterator for Digits {}

impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (i, digit) in self.into_iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{digit}")?;
        }
        f.write_str("}")
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_full_set_holds_every_digit_up_to_the_side() {
        for side in [1, 9, 63, 64] {
            let set = DigitSet::full(side);
            assert_eq!(set.len(), side);
            assert!(set.into_iter().eq(Digit::all(side)));
        }
    }

    #[test]
    fn single_returns_the_digit_of_a_set_of_one() {
        let seven = Digit::new(7);
        assert_eq!(DigitSet::EMPTY.single(), None);
        assert_eq!(DigitSet::only(seven).single(), Some(seven));
        assert_eq!(DigitSet::only(seven).with(Digit::new(64)).single(), None);
    }

    proptest! {
        /// Each operation gives the same result as on a set of the standard library.
        #[test]
        fn operations_match_the_standard_sets(a in any::<u64>(), b in any::<u64>()) {
            // Subsets too: two random sets are hardly ever nested.
            for (a, b) in [(a, b), (a, a & b), (a & b, a), (a & !b, b)].map(|(a, b)| (DigitSet(a), DigitSet(b))) {
                let [x, y]: [BTreeSet<Digit>; 2] = [a, b].map(|set| set.into_iter().collect());
                prop_assert!((a | b).iter().eq(&x | &y));
                prop_assert!((a & b).iter().eq(&x & &y));
                prop_assert!((a ^ b).iter().eq(&x ^ &y));
                prop_assert!((a - b).iter().eq(&x - &y));
                prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
                prop_assert_eq!(a.is_disjoint(b), x.is_disjoint(&y));
                prop_assert!((&a).into_iter().rev().eq(x.iter().rev().copied()));
                prop_assert_eq!(a.iter().len(), x.len());
                prop_assert_eq!(a.cmp(&b), x.iter().rev().cmp(y.iter().rev()));

                let [mut or, mut and, mut xor, mut sub, mut extended] = [a; 5];
                or |= b;
                and &= b;
                xor ^= b;
                sub -= b;
                extended.extend(b);
                prop_assert_eq!([or, and, xor, sub, extended], [a | b, a & b, a ^ b, a - b, a | b]);
            }
        }
    }

    #[test]
    fn both_ends_of_the_digits_meet() {
        let mut digits = DigitSet::from([1, 5, 64].map(Digit::new)).iter();
        assert_eq!(digits.next_back(), Some(Digit::new(64)));
        assert_eq!(digits.next(), Some(Digit::new(1)));
        assert_eq!(digits.len(), 1);
        assert_eq!(digits.next_back(), Some(Digit::new(5)));
        assert_eq!((digits.next(), digits.next_back()), (None, None));
        assert_eq!(DigitSet::from(Digit::new(5)).single(), Some(Digit::new(5)));
    }
}
