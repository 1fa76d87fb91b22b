//! Sets of cells, as bits.

use std::cmp::Ordering;
use std::fmt;
use std::iter::{Copied, FusedIterator};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use super::Cell;
use super::bits::words::{self, Members};

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
///
/// let other = CellSet::from([3, 4].map(Cell::new));
/// assert_eq!(&set & &other, CellSet::from([Cell::new(3)]));
/// assert_eq!((&set | &other).len(), 3);
/// set -= &other;
/// assert!(set.is_disjoint(&other));
/// ```
///
/// Sets are ordered like bit masks in which the first cell is the lowest bit, as
/// [`DigitSet`](super::DigitSet) is.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct CellSet {
    /// Without trailing zero words, so that equal sets have equal words.
    words: Vec<u64>,
}

impl CellSet {
    /// Returns the empty set.
    pub const fn new() -> Self {
        Self { words: Vec::new() }
    }

    /// Adds a cell. Returns `true` if it was not in the set.
    pub fn insert(&mut self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Removes a cell. Returns `true` if it was in the set.
    pub fn remove(&mut self, cell: Cell) -> bool {
        let was_there = self.contains(cell);
        if was_there {
            let (word, bit) = Self::place(cell);
            self.words[word] &= !bit;
            self.trim();
        }
        was_there
    }

    /// Removes all cells.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// Returns `true` if the set contains `cell`.
    pub fn contains(&self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        self.words.get(word).is_some_and(|w| w & bit != 0)
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        words::count(self.words.iter().copied())
    }

    /// Returns `true` if the set has no cells.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns `true` if `other` contains every cell of this set.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.words.len() <= other.words.len()
            && self.words.iter().zip(&other.words).all(|(own, other)| own & !other == 0)
    }

    /// Returns `true` if no cell is in both sets.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        !words::meets(&self.words, &other.words)
    }

    /// Returns an iterator over the cells in ascending order.
    pub fn iter(&self) -> Cells<'_> {
        Cells(words::each(self.words.iter().copied()))
    }

    /// Returns an iterator over the cells in both sets, in ascending order.
    pub fn common<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Cell> + Clone + 'a {
        words::each(words::common(&self.words, &other.words)).map(Cell::new)
    }

    /// Returns the number of cells in both sets.
    pub fn common_len(&self, other: &Self) -> usize {
        words::count(words::common(&self.words, &other.words))
    }

    /// The set as a bit mask, without trailing zero words.
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Adds the cells of a bit mask.
    pub(crate) fn add_words(&mut self, words: &[u64]) {
        let len = words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        if len > self.words.len() {
            self.words.resize(len, 0);
        }
        for (own, word) in self.words.iter_mut().zip(words) {
            *own |= word;
        }
    }

    /// Makes a set from a bit mask.
    #[cfg(feature = "generate")]
    pub(crate) fn from_words(words: &[u64]) -> Self {
        let mut set = Self::new();
        set.add_words(words);
        set
    }

    /// Drops trailing zero words.
    fn trim(&mut self) {
        while self.words.last() == Some(&0) {
            self.words.pop();
        }
    }

    const fn place(cell: Cell) -> (usize, u64) {
        let bits = u64::BITS as usize;
        (cell.index() / bits, 1 << (cell.index() % bits))
    }
}

impl BitAndAssign<&Self> for CellSet {
    /// Keeps the cells that are also in `other`.
    fn bitand_assign(&mut self, other: &Self) {
        self.words.truncate(other.words.len());
        for (own, other) in self.words.iter_mut().zip(&other.words) {
            *own &= other;
        }
        self.trim();
    }
}

impl BitOrAssign<&Self> for CellSet {
    /// Adds the cells of `other`.
    fn bitor_assign(&mut self, other: &Self) {
        self.add_words(&other.words);
    }
}

impl BitXorAssign<&Self> for CellSet {
    /// Keeps the cells that are in exactly one of the sets.
    fn bitxor_assign(&mut self, other: &Self) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (own, other) in self.words.iter_mut().zip(&other.words) {
            *own ^= other;
        }
        self.trim();
    }
}

impl SubAssign<&Self> for CellSet {
    /// Removes the cells of `other`.
    fn sub_assign(&mut self, other: &Self) {
        for (own, other) in self.words.iter_mut().zip(&other.words) {
            *own &= !other;
        }
        self.trim();
    }
}

/// Implements an operator through its assigning form, for sets and references to them. An owned
/// set on the left is reused for the result.
macro_rules! algebra {
    ($($(#[$meta:meta])* $operator:ident $function:ident, $assign:ident $assign_function:ident;)+) => {$(
        $(#[$meta])*
        impl $operator<&CellSet> for &CellSet {
            type Output = CellSet;
            fn $function(self, other: &CellSet) -> CellSet {
                self.clone().$function(other)
            }
        }

        $(#[$meta])*
        impl $operator<&Self> for CellSet {
            type Output = Self;
            fn $function(mut self, other: &Self) -> Self {
                self.$assign_function(other);
                self
            }
        }

        $(#[$meta])*
        impl $operator for CellSet {
            type Output = Self;
            fn $function(self, other: Self) -> Self {
                self.$function(&other)
            }
        }

        impl $assign for CellSet {
            fn $assign_function(&mut self, other: Self) {
                self.$assign_function(&other);
            }
        }
    )+};
}

algebra! {
    /// The cells in both sets.
    BitAnd bitand, BitAndAssign bitand_assign;
    /// The cells in either set or both.
    BitOr bitor, BitOrAssign bitor_assign;
    /// The cells in exactly one of the sets.
    BitXor bitxor, BitXorAssign bitxor_assign;
    /// The cells in the left set but not in the right one.
    Sub sub, SubAssign sub_assign;
}

impl Ord for CellSet {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_word = || self.words.iter().rev().cmp(other.words.iter().rev());
        self.words.len().cmp(&other.words.len()).then_with(by_word)
    }
}

impl PartialOrd for CellSet {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl<'a> Extend<&'a Cell> for CellSet {
    fn extend<I: IntoIterator<Item = &'a Cell>>(&mut self, cells: I) {
        self.extend(cells.into_iter().copied());
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::new();
        set.extend(cells);
        set
    }
}

impl<const N: usize> From<[Cell; N]> for CellSet {
    fn from(cells: [Cell; N]) -> Self {
        cells.into_iter().collect()
    }
}

impl<'a> IntoIterator for &'a CellSet {
    type Item = Cell;
    type IntoIter = Cells<'a>;
    fn into_iter(self) -> Cells<'a> {
        self.iter()
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = IntoCells;
    fn into_iter(self) -> IntoCells {
        IntoCells { left: self.len(), members: words::each(self.words.into_iter()) }
    }
}

/// An iterator over the cells of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct Cells<'a>(Members<Copied<std::slice::Iter<'a, u64>>>);

impl Iterator for Cells<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.0.next().map(Cell::new)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_rest();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells<'_> {}

impl FusedIterator for Cells<'_> {}

/// An owning iterator over the cells of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct IntoCells {
    members: Members<std::vec::IntoIter<u64>>,
    left: usize,
}

impl Iterator for IntoCells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.members.next().map(Cell::new)?;
        self.left -= 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for IntoCells {}

impl FusedIterator for IntoCells {}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn equal_sets_compare_equal_whatever_their_history() {
        let mut set: CellSet = [Cell::new(1), Cell::new(4095)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.remove(Cell::new(4095)));
        assert!(!set.remove(Cell::new(4095)));
        assert_eq!(set, CellSet::from([Cell::new(1)]));
        assert!(!set.insert(Cell::new(1)));
        assert!(set.remove(Cell::new(1)));
        assert!(set.is_empty());
        set.insert(Cell::new(7));
        set.clear();
        assert_eq!(set, CellSet::new());
    }

    /// Cells of a board of any size, mostly from the first rows so that two sets overlap.
    fn cells() -> impl Strategy<Value = BTreeSet<Cell>> {
        let index = prop_oneof![6 => 0..200_usize, 1 => 0..4096_usize];
        proptest::collection::btree_set(index.prop_map(Cell::new), 0..60)
    }

    fn set_of(cells: &BTreeSet<Cell>) -> CellSet {
        cells.iter().copied().collect()
    }

    proptest! {
        /// Each operation gives the same result as on a set of the standard library.
        #[test]
        fn operations_match_the_standard_sets(x in cells(), y in cells()) {
            for (x, y) in [(&x, &y), (&x, &(&x & &y)), (&(&x & &y), &x), (&(&x - &y), &y)] {
                let [a, b] = [x, y].map(set_of);
                let [or, and, xor, sub] = [x | y, x & y, x ^ y, x - y].map(|cells| set_of(&cells));
                prop_assert_eq!([&a | &b, &a & &b, &a ^ &b, &a - &b], [or.clone(), and, xor, sub]);
                prop_assert_eq!(a.is_subset(&b), x.is_subset(y));
                prop_assert_eq!(a.is_disjoint(&b), x.is_disjoint(y));
                prop_assert_eq!(a.cmp(&b), x.iter().rev().cmp(y.iter().rev()));

                let mut assigned = [a.clone(), a.clone(), a.clone(), a.clone()];
                assigned[0] |= b.clone();
                assigned[1] &= b.clone();
                assigned[2] ^= b.clone();
                assigned[3] -= b.clone();
                prop_assert_eq!(assigned, [&a | &b, &a & &b, &a ^ &b, &a - &b]);
                let owned =
                    [a.clone() | b.clone(), a.clone() & b.clone(), a.clone() ^ b.clone(), a.clone() - b.clone()];
                prop_assert_eq!(owned, [&a | &b, &a & &b, &a ^ &b, &a - &b]);

                let mut extended = a.clone();
                extended.extend(y);
                prop_assert_eq!(extended, or);
                prop_assert_eq!(a.iter().len(), x.len());
                prop_assert_eq!(a.iter().skip(1).len(), x.len().saturating_sub(1));
                prop_assert!((&a).into_iter().eq(x.iter().copied()));
                let mut cells = a.into_iter();
                prop_assert!(cells.by_ref().take(3).eq(x.iter().copied().take(3)));
                prop_assert_eq!(cells.len(), x.len().saturating_sub(3));
                prop_assert!(cells.eq(x.iter().copied().skip(3)));
            }
        }
    }
}
