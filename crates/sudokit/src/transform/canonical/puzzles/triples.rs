//! The three cells of a row in one box, in the order that makes them smallest.
//!
//! A row of a form consists of three such triples. Each is a number of three base-16 digits: 0 for
//! an empty cell, the label of a digit that occurred before, or [`FRESH`] for a digit without a
//! label. Columns that have been empty in all rows so far can still be swapped; they are the first
//! ones of their stack. The table holds the smallest order for every triple and every number of
//! such open columns:
//!
//! ```text
//!   open columns   3            2             0
//!   triple         new 0 4      new 0 4       new 0 4
//!   sorted         0 4 new      0 new 4       new 0 4
//! ```

use std::sync::OnceLock;

use super::super::bands::ORDERS;
use crate::simd::bytes::NOWHERE;

/// A digit without a label. It is larger than all labels so far, as its future label will be.
pub(super) const FRESH: u8 = 15;

/// The number of triples.
pub(super) const TRIPLES: usize = 1 << 12;

/// The sources of the bytes of the first stack, for an order of its columns.
pub(super) const fn quad(order: [u8; 3]) -> u32 {
    u32::from_le_bytes([order[0], order[1], order[2], NOWHERE])
}

/// The same for each order and stack, at index `4 * order + stack`.
pub(super) const QUADS: [u32; 32] = {
    let mut quads = [0; 32];
    let mut number = 0;
    while number < ORDERS.len() {
        let mut stack = 0;
        while stack < 3 {
            quads[4 * number + stack] = quad(ORDERS[number]) + stack as u32 * STACK;
            stack += 1;
        }
        number += 1;
    }
    quads
};

/// The difference between the bytes of one stack and the next.
pub(super) const STACK: u32 = 0x04_04_04;

/// The sorted triples, for each number of open columns.
pub(super) struct TripleTable(Box<[SortedTriple; 4 * TRIPLES]>);

/// A triple in its smallest order, packed with everything the search needs. The triple is in the
/// highest bits, so that these numbers are sorted by it.
///
/// ```text
///   bits   20-31    18-19     16-17     2-4      0-1
///          triple   open      fresh     order    stack
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct SortedTriple(u32);

impl SortedTriple {
    fn new(triple: usize, open: usize, fresh: usize, order: usize) -> Self {
        Self((triple << 20 | open << 18 | fresh << 16 | order << 2) as u32)
    }

    /// Sets the stack.
    #[inline(always)]
    pub(super) fn of_stack(self, stack: u32) -> Self {
        Self(self.0 | stack)
    }

    #[inline(always)]
    pub(super) fn triple(self) -> u32 {
        self.0 >> 20
    }

    /// The number of unlabelled digits in open columns.
    #[inline(always)]
    pub(super) fn fresh(self) -> usize {
        (self.0 >> 16) as usize % 4
    }

    /// The number of columns that stay open, times [`TRIPLES`].
    #[inline(always)]
    pub(super) fn open(self) -> u32 {
        self.0 >> 6 & 0x3000
    }

    /// The sources of its bytes.
    #[inline(always)]
    pub(super) fn quad(self) -> u32 {
        QUADS[self.0 as usize % QUADS.len()]
    }

    /// The number of the stack.
    #[inline(always)]
    pub(super) fn stack(self) -> usize {
        self.0 as usize % 4
    }

    /// Whether one of the three has two or more unlabelled digits in open columns, which can be in
    /// any order.
    #[inline(always)]
    pub(super) fn are_ambiguous([a, b, c]: [Self; 3]) -> bool {
        (a.0 | b.0 | c.0) >> 17 & 1 == 1
    }
}

impl TripleTable {
    pub(super) fn get() -> &'static Self {
        static TABLE: OnceLock<TripleTable> = OnceLock::new();
        TABLE.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut table = vec![SortedTriple::default(); 4 * TRIPLES];
        for (number, sorted) in table.iter_mut().enumerate() {
            let (open, triple) = (number / TRIPLES, number % TRIPLES);
            let digits = [triple >> 8, triple >> 4 & 15, triple & 15];
            let is_allowed = |order: &[u8; 3]| (open..3).all(|place| usize::from(order[place]) == place);
            let orders = ORDERS.iter().enumerate().filter(|(_, order)| is_allowed(order));
            let best = orders.map(|(number, order)| {
                let [a, b, c] = order.map(|place| digits[usize::from(place)]);
                (a << 8 | b << 4 | c, number)
            });
            let (best, order) = best.min().expect("the original order is allowed");
            let count =
                |wanted: u8| digits[..open].iter().filter(|&&digit| digit == usize::from(wanted)).count();
            // A single open column has nothing to swap with.
            let still_open = if count(0) == 1 { 0 } else { count(0) };
            *sorted = SortedTriple::new(best, still_open, count(FRESH), order);
        }
        Self(table.try_into().expect("the vector was made with this length"))
    }

    /// Looks up a triple in its smallest order. `place` is the number of open columns times
    /// [`TRIPLES`], plus the triple.
    #[inline(always)]
    pub(super) fn sorted(&self, place: u32) -> SortedTriple {
        self.0[place as usize % (4 * TRIPLES)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_columns_are_sorted_and_others_stay() {
        let table = TripleTable::get();
        let sorted = |open: u32, triple: u32| {
            let sorted = table.sorted(open << 12 | triple);
            (sorted.triple(), sorted.open() >> 12, sorted.fresh())
        };
        assert_eq!(sorted(3, 0xf04), (0x04f, 0, 1));
        assert_eq!(sorted(3, 0x004), (0x004, 2, 0));
        assert_eq!(sorted(2, 0xf04), (0x0f4, 0, 1));
        assert_eq!(sorted(0, 0xf04), (0xf04, 0, 0));
        assert_eq!(sorted(3, 0xf0f), (0x0ff, 0, 2));
        assert_eq!(sorted(3, 0), (0, 3, 0));
        let two = table.sorted(3 << 12 | 0xf0f);
        let none = table.sorted(0xf0f);
        assert!(SortedTriple::are_ambiguous([none, two, none]) && !SortedTriple::are_ambiguous([none; 3]));
        assert_eq!(two.of_stack(2).stack(), 2);
    }
}
