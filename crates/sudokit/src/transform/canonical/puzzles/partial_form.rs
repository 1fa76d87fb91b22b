//! The first rows of a form, and how to add a row.

use super::super::bands::ORDERS;
use super::lines::{ALL_LINES, BANDS, LineSide, PuzzleLines};
use super::triples::{FRESH, QUADS, STACK, SortedTriple, TRIPLES, TripleTable, quad};
use crate::simd::bytes::{ByteMachine, NOWHERE, U8x16, WIDTH};

/// The first rows of the form, and what they fix.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartialForm<B> {
    /// For each column of the form, the column of the puzzle: three bytes for each stack, then one
    /// [`NOWHERE`].
    pub columns: B,
    /// For each digit of the puzzle, its label in the form, or [`FRESH`].
    pub labels: B,
    /// For each stack, the number of its leading columns that can still be swapped, times
    /// [`TRIPLES`]: the offset for looking up its triples.
    open: B,
    /// Zero if no column is open.
    is_open: u32,
    /// The lines of the rows so far, four bits each, the last one lowest.
    order: u64,
    /// Bit masks of the lines that are not yet used, and of those that may come next: the rest of
    /// an unfinished band, or all unused ones.
    unused: u32,
    choice: u32,
    /// The number of leading stacks that are empty so far.
    blank: u32,
    /// The next label for a new digit.
    next: u32,
    pub side: LineSide,
}

/// For each order of the three stacks, where each byte comes from.
const STACK_ORDERS: [[u8; WIDTH]; 6] = {
    let mut orders = [[0; WIDTH]; 6];
    let mut number = 0;
    while number < ORDERS.len() {
        let mut place = 0;
        while place < WIDTH {
            orders[number][place] =
                if place < 12 { 4 * ORDERS[number][place / 4] + (place % 4) as u8 } else { place as u8 };
            place += 1;
        }
        number += 1;
    }
    orders
};

/// The columns in their original order.
const COLUMNS: [u8; WIDTH] =
    [0, 1, 2, NOWHERE, 3, 4, 5, NOWHERE, 6, 7, 8, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// Marks the last byte of each stack and all bytes after the stacks.
const GAPS: [u8; WIDTH] =
    [0, 0, 0, NOWHERE, 0, 0, 0, NOWHERE, 0, 0, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// The digits, each at its own index. Nothing equals the first entry, so an empty cell gets no
/// label.
const DIGITS: [u8; WIDTH] = [NOWHERE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/// The labels before the first row: no digit has one.
const NAMELESS: [u8; WIDTH] = {
    let mut labels = [FRESH; WIDTH];
    labels[0] = 0;
    labels
};

impl<B: U8x16> PartialForm<B> {
    /// The partial form without rows, in which nothing is fixed.
    #[inline(always)]
    pub(super) fn new(machine: impl ByteMachine<Bytes = B>, side: LineSide) -> Self {
        Self {
            columns: machine.load(&COLUMNS),
            labels: machine.load(&NAMELESS),
            open: machine.quads([3 * TRIPLES as u32; 3]),
            is_open: 1,
            order: 0,
            unused: ALL_LINES,
            choice: ALL_LINES,
            blank: 3,
            next: 1,
            side,
        }
    }

    /// The lines that must be tried next.
    #[inline(always)]
    pub(super) fn choice(&self, board: &PuzzleLines<B>) -> u32 {
        board.worth_trying(self.side, self.choice)
    }

    /// The line that became this row.
    #[inline(always)]
    pub(super) fn line(&self, row: usize) -> u32 {
        (self.order >> (32 - 4 * row)) as u32 % WIDTH as u32
    }

    /// Whether the order of all columns is fixed.
    #[inline(always)]
    pub(super) fn is_settled(&self) -> bool {
        self.is_open == 0
    }

    /// The image of a line when the order of all columns is fixed.
    #[inline(always)]
    pub(super) fn settled_row(&self, line: B) -> u64 {
        // The last four bytes are empty.
        self.labels.lookup(line.lookup(self.columns)).nibbles() >> 16
    }

    /// The smallest image of a line, stack by stack.
    #[inline(always)]
    pub(super) fn row(&self, triples: &TripleTable, line: B) -> [SortedTriple; 3] {
        let [a, b, c] = self.labels.lookup(line.lookup(self.columns)).triples_after(self.open);
        let sorted = |stack: u32, place: u32| triples.sorted(place).of_stack(stack);
        let (mut a, mut b, mut c) = (sorted(0, a), sorted(1, b), sorted(2, c));
        if self.blank >= 2 {
            (a, b) = (a.min(b), a.max(b));
            if self.blank == 3 {
                (b, c) = (b.min(c), b.max(c));
                (a, b) = (a.min(b), a.max(b));
            }
        }
        [a, b, c]
    }

    /// Appends a line.
    #[inline(always)]
    fn with(&self, line: u32) -> Self {
        let unused = self.unused & !(1 << line);
        let band = BANDS[line as usize % WIDTH] & unused;
        Self {
            order: self.order << 4 | u64::from(line),
            unused,
            choice: if band == 0 { unused } else { band },
            ..*self
        }
    }

    /// Appends a line when the order of all columns is fixed.
    #[inline(always)]
    pub(super) fn settled_with<M: ByteMachine<Bytes = B>>(
        &self,
        machine: M,
        board: &PuzzleLines<B>,
        line: u32,
    ) -> Self {
        let digits = board.line(self.side, line).lookup(self.columns);
        let fresh = self.labels.lookup(digits).equals(machine.fill(FRESH)).bits();
        if fresh == 0 {
            // By now most digits have labels.
            return self.with(line);
        }
        let next = self.next + fresh.count_ones();
        Self { labels: self.relabelled(machine, digits, fresh), next, ..self.with(line) }
    }

    /// Appends a line, which becomes this row. If there are several ways, appends all of them to
    /// `others` and returns `None`.
    #[inline(always)]
    pub(super) fn extended<M: ByteMachine<Bytes = B>>(
        &self,
        machine: M,
        board: &PuzzleLines<B>,
        line: u32,
        row: [SortedTriple; 3],
        others: &mut Vec<Self>,
    ) -> Option<Self> {
        let mut next = self.with(line);
        let line = board.line(self.side, line);
        let [a, b, c] = row;
        let places = machine.quads([a.quad(), b.quad(), c.quad()]);
        next.columns = self.columns.lookup(places) | machine.load(&GAPS);
        next.open = machine.quads([a.open(), b.open(), c.open()]);
        next.is_open = a.open() | b.open() | c.open();
        // Stacks that are still empty come first among those that can be swapped.
        let are_blank = [a.triple(), a.triple() | b.triple(), a.triple() | b.triple() | c.triple()];
        let blank =
            u32::from(are_blank[0] == 0) + u32::from(are_blank[1] == 0) + u32::from(are_blank[2] == 0);
        next.blank = self.blank.min(blank);
        let digits = line.lookup(next.columns);
        let fresh = self.labels.lookup(digits).equals(machine.fill(FRESH)).bits();
        next.next += fresh.count_ones();
        let stack_orders = stack_orders(row, self.blank);
        if stack_orders.len() == 1 && !SortedTriple::are_ambiguous(row) {
            next.labels = self.relabelled(machine, digits, fresh);
            return Some(next);
        }
        // Every order of stacks that look alike, and in each every order of open columns with
        // unlabelled digits.
        let open = self.open.to_array();
        let orders = |sorted: SortedTriple| {
            let open = usize::from(open[4 * sorted.stack() % WIDTH + 1]) * 256 / TRIPLES;
            fresh_orders(open, sorted.fresh())
        };
        let (first, second, third) = (orders(a), orders(b), orders(c));
        for &stacks in stack_orders {
            let stacks = machine.load(&STACK_ORDERS[stacks]);
            for p in first {
                for q in second {
                    for r in third {
                        let places = machine.quads([*p, q + STACK, r + 2 * STACK]).lookup(stacks);
                        let columns = next.columns.lookup(places) | machine.load(&GAPS);
                        let labels = self.relabelled(machine, line.lookup(columns), fresh);
                        others.push(Self { columns, labels, ..next });
                    }
                }
            }
        }
        None
    }

    /// The labels after a row: new digits are labelled from the left.
    #[inline(always)]
    fn relabelled<M: ByteMachine<Bytes = B>>(&self, machine: M, digits: B, fresh: u32) -> B {
        let all = machine.load(&DIGITS);
        let (mut labels, mut fresh, mut name) = (self.labels, fresh, self.next as u8);
        // Most rows have one or two new digits, so two rounds run without a branch on their number.
        let mut rounds = 2_i32;
        while rounds > 0 || fresh != 0 {
            // Bit 15 is an empty cell after the last column, which gets no label.
            let place = (fresh | 1 << (WIDTH - 1)).trailing_zeros() as u8;
            let is_it = all.equals(digits.lookup(machine.fill(place)));
            labels = machine.fill(name).select(is_it, labels);
            fresh &= fresh.wrapping_sub(1);
            name += 1;
            rounds -= 1;
        }
        labels
    }
}

/// The possible orders of the stacks: several if interchangeable stacks have the same nonempty
/// triple in this row.
#[inline(always)]
fn stack_orders(row: [SortedTriple; 3], blank: u32) -> &'static [usize] {
    let [a, b, c] = [row[0].triple(), row[1].triple(), row[2].triple()];
    match (blank >= 2 && a == b && a != 0, blank == 3 && b == c && b != 0) {
        (false, false) => &[0],
        (true, false) => &[0, 2],
        (false, true) => &[0, 1],
        (true, true) => &[0, 1, 2, 3, 4, 5],
    }
}

/// The orders of the open columns of a stack whose digits are unlabelled. They are the last of the
/// open columns, because empty ones come first.
#[inline(always)]
fn fresh_orders(open: usize, fresh: usize) -> &'static [u32] {
    const LAST_OF_TWO: [u32; 2] = [quad([0, 1, 2]), quad([1, 0, 2])];
    const LAST_OF_THREE: [u32; 2] = [quad([0, 1, 2]), quad([0, 2, 1])];
    const ALL: [u32; 6] = [QUADS[0], QUADS[4], QUADS[8], QUADS[12], QUADS[16], QUADS[20]];
    match (fresh, open) {
        (0 | 1, _) => &ALL[..1],
        (2, 2) => &LAST_OF_TWO,
        (2, _) => &LAST_OF_THREE,
        _ => &ALL,
    }
}
