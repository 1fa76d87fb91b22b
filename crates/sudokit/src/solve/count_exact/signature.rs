//! The signature of a band: the column that every digit takes in every stack, regardless of the
//! rows.
//!
//! ```text
//!     band                       signature             route of digit 5
//!     1 2 3 | 4 5 6 | 7 8 9
//!     4 5 6 | 7 8 9 | 1 2 3      columns 147 258 369   stack 0: column 1
//!     7 8 9 | 1 2 3 | 4 5 6      of every stack        stack 1: column 1
//!                                                      stack 2: column 1
//! ```
//!
//! A digit occurs once in each box of a band, so it takes one column of each stack: its *route*.
//! The signature is the list of all routes. Whether the bands of a board fit together depends only
//! on their signatures (a digit may take no column twice). The number of ways to fill a band with a
//! known signature depends only on that band. So completions need not be enumerated.
//!
//! Interchangeable digits come last, sorted by route, so one signature represents all their
//! permutations. On the 9x9 board there are 1680³ = 4.7 billion signatures, and 22,620 if all
//! digits are interchangeable.

use std::hash::{Hash, Hasher};

use super::board::BoxBoard;
use super::control::{CountControl, Unfinished};

/// The column that a digit takes in each stack, with stack 0 in the highest bits.
pub(super) type Route = u8;

/// The maximum number of digits in a signature.
pub(super) const DIGITS: usize = 16;

/// The routes of all digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Signature(pub [Route; DIGITS]);

impl Hash for Signature {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u128(u128::from_le_bytes(self.0));
    }
}

/// The encoding of routes for a box layout.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The rows of a band. This is also the number of stacks, and the number of digits in a column
    /// of a band.
    pub rows: usize,
    /// The columns of a stack.
    pub columns: usize,
    /// The number of bits for one column of a route.
    bits: usize,
}

impl Layout {
    /// The layout of a board, if its routes fit into a byte and its digits into a signature.
    pub fn of(board: &BoxBoard) -> Option<Layout> {
        let bits = board.columns.next_power_of_two().trailing_zeros() as usize;
        let fits = board.rows <= 7 && board.rows * bits <= 8 && board.size() <= DIGITS;
        fits.then_some(Layout { rows: board.rows, columns: board.columns, bits })
    }

    pub fn digits(self) -> usize {
        self.rows * self.columns
    }

    /// The column that a route takes in a stack.
    pub fn column(self, route: Route, stack: usize) -> usize {
        usize::from(route) >> (self.bits * (self.rows - 1 - stack)) & ((1 << self.bits) - 1)
    }

    /// The route through these columns, one for each stack.
    pub fn route(self, columns: impl IntoIterator<Item = usize>) -> Route {
        columns.into_iter().fold(0, |route, column| route << self.bits | column as Route)
    }

    /// All routes in ascending order.
    pub fn routes(self) -> Vec<Route> {
        let sound = |route: Route| (0..self.rows).all(|stack| self.column(route, stack) < self.columns);
        (0..1_usize << (self.bits * self.rows)).map(|route| route as Route).filter(|&r| sound(r)).collect()
    }

    /// The routes of a digit in band 0 that fit its givens in all bands: in band 0 the digit must
    /// take the column of its given, in the others it must not.
    pub fn choices(self, board: &BoxBoard, digit: usize) -> Vec<Route> {
        let mut routes = self.routes();
        for band in 0..board.columns {
            for given in board.band(band).iter().filter(|given| given.digit == digit) {
                routes.retain(|&route| (self.column(route, given.stack) == given.column) == (band == 0));
            }
        }
        routes
    }

    /// Visits every signature of band 0 that fits the givens of the board, with the number of
    /// signatures that it represents. The first `named` digits are distinct; the others are
    /// interchangeable and must have no givens.
    pub fn signatures(
        self,
        board: &BoxBoard,
        named: usize,
        control: &CountControl,
        visit: &mut dyn FnMut(&Signature, u128) -> Result<(), Unfinished>,
    ) -> Result<(), Unfinished> {
        let all = self.routes();
        let used = |&route: &Route| (0..self.rows).map(|stack| 1 << self.nibble(stack, route)).sum();
        let with_use = |routes: Vec<Route>| -> Vec<(Route, u64)> {
            routes.iter().map(|route| (*route, used(route))).collect()
        };
        let choices: Vec<_> = (0..named).map(|digit| with_use(self.choices(board, digit))).collect();
        let columns = (0..self.digits()).map(|column| 4 * column);
        let mut search = SignatureSearch {
            layout: self,
            guard: columns.clone().map(|shift| 8 << shift).sum(),
            first: (0..self.columns).map(|column| 7 << (4 * column)).collect(),
            choices,
            all: with_use(all),
            signature: Signature::default(),
            control,
            visit,
        };
        let room = columns.map(|shift| (self.rows as u64) << shift).sum::<u64>() | search.guard;
        search.named(0, room)
    }

    /// The bit position of a column's room.
    fn nibble(self, stack: usize, route: Route) -> usize {
        4 * (stack * self.columns + self.column(route, stack))
    }
}

/// The search behind [`Layout::signatures`], one digit at a time. `room` has four bits for every
/// column: the number of digits it can still take, with the fourth bit set. A column that takes too
/// many digits loses that bit.
struct SignatureSearch<'a> {
    layout: Layout,
    guard: u64,
    /// The bit mask of the room of each column of stack 0.
    first: Vec<u64>,
    /// The routes of the distinct digits, and the room they use.
    choices: Vec<Vec<(Route, u64)>>,
    /// All routes, for the interchangeable digits.
    all: Vec<(Route, u64)>,
    signature: Signature,
    control: &'a CountControl<'a>,
    visit: &'a mut dyn FnMut(&Signature, u128) -> Result<(), Unfinished>,
}

impl SignatureSearch<'_> {
    fn named(&mut self, digit: usize, room: u64) -> Result<(), Unfinished> {
        if digit == self.choices.len() {
            return self.alike(digit, room, 0, 0, 1);
        }
        for choice in 0..self.choices[digit].len() {
            let (route, used) = self.choices[digit][choice];
            let left = room.wrapping_sub(used);
            if left & self.guard == self.guard {
                self.signature.0[digit] = route;
                self.named(digit + 1, left)?;
            }
        }
        Ok(())
    }

    /// Places an interchangeable digit. Its route is not smaller than the previous one's. The last
    /// `run` digits have route number `start`; `times` is the number of permutations so far.
    fn alike(
        &mut self,
        digit: usize,
        room: u64,
        start: usize,
        run: u128,
        times: u128,
    ) -> Result<(), Unfinished> {
        if digit == self.layout.digits() {
            self.control.step(20)?;
            return (self.visit)(&self.signature, times);
        }
        let placed = (digit - self.choices.len()) as u128 + 1;
        for next in start..self.all.len() {
            let (route, used) = self.all[next];
            // Routes ascend, so columns of stack 0 that have been passed must be full.
            let passed = &self.first[..self.layout.column(route, 0)];
            if passed.iter().any(|&mask| room & mask != 0) {
                break;
            }
            let left = room.wrapping_sub(used);
            if left & self.guard != self.guard {
                continue;
            }
            self.signature.0[digit] = route;
            let run = if next == start { run + 1 } else { 1 };
            self.alike(digit + 1, left, next, run, times * placed / run)?;
        }
        Ok(())
    }
}
