//! Sets of digits and of cells, as bits.

use std::fmt;

use super::bits::{Ones, words};
use super::{Cell, Digit, ones};

/// A set of digits: one bit each, so that set algebra is one instruction.
///
/// ```
/// use sudokit::{Digit, DigitSet};
///
/// let small: DigitSet = Digit::all(3).collect();
/// let set = small.with(Digit::new(9)).without(Digit::new(2));
/// assert_eq!(set.to_string(), "{1, 3, 9}");
/// assert_eq!(set.len(), 3);
/// assert_eq!((set & small).to_string(), "{1, 3}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u64);

impl DigitSet {
    /// The set without any digit.
    pub const EMPTY: Self = Self(0);

    /// The digits 1 to `side`.
    ///
    /// # Panics
    ///
    /// If the side is 0 or larger than [`MAX_SIDE`](crate::base::MAX_SIDE).
    pub const fn full(side: usize) -> Self {
        assert!(0 < side && side <= crate::base::MAX_SIDE, "a side is a number from 1 to 64");
        Self(u64::MAX >> (u64::BITS as usize - side))
    }

    /// The set of one digit.
    pub const fn only(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set with these bits: bit 0 is digit 1.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set: bit 0 is digit 1.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many digits it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds this digit.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::only(digit).0 != 0
    }

    /// The set and this digit.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | Self::only(digit).0)
    }

    /// The set but for this digit.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !Self::only(digit).0)
    }

    /// Adds a digit.
    pub const fn insert(&mut self, digit: Digit) {
        *self = self.with(digit);
    }

    /// Takes a digit out.
    pub const fn remove(&mut self, digit: Digit) {
        *self = self.without(digit);
    }

    /// The smallest digit.
    pub const fn first(self) -> Option<Digit> {
        if self.is_empty() { None } else { Some(Digit::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The one digit of a set of one.
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }
}

impl std::ops::BitAnd for DigitSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::BitOr for DigitSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The digits of the left set that are not in the right one.
impl std::ops::Sub for DigitSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;
    fn into_iter(self) -> Digits {
        Digits(ones(self.0))
    }
}

/// The digits of a set, in order.
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

impl ExactSizeIterator for Digits {}

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

/// A set of cells of one board, in words of 64 bits.
///
/// ```
/// use sudokit::board::CellSet;
/// use sudokit::Cell;
///
/// let mut set = CellSet::new();
/// set.insert(Cell::new(3));
/// set.insert(Cell::new(400));
/// assert!(set.contains(Cell::new(3)) && !set.contains(Cell::new(4)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Cell::new(3), Cell::new(400)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct CellSet {
    /// No trailing zero words, so that equal sets have equal words.
    words: Vec<u64>,
}

impl CellSet {
    /// The set without any cell.
    pub const fn new() -> Self {
        Self { words: Vec::new() }
    }

    /// Adds a cell; says whether it is new.
    pub fn insert(&mut self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Takes a cell out; says whether it was there.
    pub fn remove(&mut self, cell: Cell) -> bool {
        let was_there = self.contains(cell);
        if was_there {
            let (word, bit) = Self::place(cell);
            self.words[word] &= !bit;
            while self.words.last() == Some(&0) {
                self.words.pop();
            }
        }
        was_there
    }

    /// Whether it holds this cell.
    pub fn contains(&self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        self.words.get(word).is_some_and(|w| w & bit != 0)
    }

    /// How many cells it holds.
    pub fn len(&self) -> usize {
        words::count(self.words.iter().copied())
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The cells, in order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        words::each(self.words.iter().copied()).map(Cell::new)
    }

    /// The cells that another set holds too, in order.
    pub fn common<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Cell> + Clone + 'a {
        words::each(words::common(&self.words, &other.words)).map(Cell::new)
    }

    /// How many cells another set holds too.
    pub fn common_len(&self, other: &Self) -> usize {
        words::count(words::common(&self.words, &other.words))
    }

    /// The cells as bits; words at the end that would be zero may be missing.
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Adds the cells of these bits.
    pub(crate) fn add_words(&mut self, words: &[u64]) {
        let len = words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        if len > self.words.len() {
            self.words.resize(len, 0);
        }
        for (own, word) in self.words.iter_mut().zip(words) {
            *own |= word;
        }
    }

    /// The set of these bits.
    pub(crate) fn from_words(words: &[u64]) -> Self {
        let mut set = Self::new();
        set.add_words(words);
        set
    }

    const fn place(cell: Cell) -> (usize, u64) {
        let bits = u64::BITS as usize;
        (cell.index() / bits, 1 << (cell.index() % bits))
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::new();
        set.extend(cells);
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
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
    fn single_is_for_sets_of_one() {
        let seven = Digit::new(7);
        assert_eq!(DigitSet::EMPTY.single(), None);
        assert_eq!(DigitSet::only(seven).single(), Some(seven));
        assert_eq!(DigitSet::only(seven).with(Digit::new(64)).single(), None);
    }

    #[test]
    fn equal_cell_sets_are_equal_however_they_came_to_be() {
        let mut set: CellSet = [Cell::new(1), Cell::new(4095)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.remove(Cell::new(4095)));
        assert!(!set.remove(Cell::new(4095)));
        assert_eq!(set, [Cell::new(1)].into_iter().collect());
        assert!(!set.insert(Cell::new(1)));
        assert!(set.remove(Cell::new(1)));
        assert!(set.is_empty());
    }
}
