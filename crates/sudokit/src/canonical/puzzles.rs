//! The smallest form of a 9x9 puzzle, row by row.
//!
//! The first row of the form is one of the 18 lines of the board. It is the
//! smallest of all, so its empty cells come first, and its digits are called
//! 1, 2, 3 from the left. That decides little about the order of the columns:
//! those that are empty can still be exchanged. So a [`State`] keeps what was
//! decided and what is open, and each further row decides more:
//!
//! ```text
//!   row 1    . . . | . . 1 | . 2 3       columns 1-3 of the first stack are open,
//!   row 2    . . . | . 4 . | 1 . .       and 4-5 of the second; columns 8 and 9
//!                                        could be 2 3 or 3 2: two states
//! ```
//!
//! For each state and each row that may come next, the smallest that the row
//! can become is looked up (see `triples`); all states that reach the smallest
//! of these go on, and no others. Where digits without a name stand in open
//! columns of a box, or in boxes that look alike, any order of them is as small:
//! each becomes a state. From the fourth row on a single state is left, mostly.
//! Those that are left at the end all give the form: as many symmetries has the
//! puzzle, but for exchanges of empty lines, which are never tried.

use std::array;

use super::bands::ORDERS;
use super::simd::{ByteMachine, Bytes, NOWHERE, WIDTH};
use super::triples::{FRESH, Sorted, TRIPLES, Triples};
use super::{Cells, Lines, Winner};
use crate::solve::simd::Task;
use crate::transform::Orientation;

/// A puzzle whose form is wanted.
pub(super) struct Puzzles<'a, M: ByteMachine> {
    pub search: &'a mut Search<M>,
    pub puzzle: &'a Cells,
}

/// What is found out about a puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub form: Cells,
    pub automorphisms: u64,
}

impl<M: ByteMachine> Task<M> for Puzzles<'_, M> {
    type Output = Found;

    #[inline(always)]
    fn run(self, machine: M) -> Found {
        self.search.run(machine, self.puzzle)
    }
}

/// A beginning of the form: which rows it consists of, and what they decided.
#[derive(Clone, Copy, Debug)]
struct State<B> {
    /// For each column of the form, the column of the puzzle: three bytes for
    /// each stack, and one that is nowhere.
    columns: B,
    /// For each digit of the puzzle, its name in the form, or [`FRESH`].
    labels: B,
    /// For each stack, how many of its first columns are open, times
    /// [`TRIPLES`]: where its triples are looked up.
    open: B,
    /// Whether any is: zero if not.
    is_open: u32,
    /// The rows so far, four bits each, the last one lowest.
    order: u64,
    /// The rows that are not yet used, as bits, and those that may come next:
    /// the rest of a band that is begun, or all.
    unused: u32,
    choice: u32,
    /// How many of the first stacks are open: empty so far.
    blank: u32,
    /// The next name for a digit.
    next: u32,
    /// 0 for the rows of the puzzle, 1 for its columns.
    turned: u32,
}

/// The search, which keeps its memory from puzzle to puzzle.
pub(super) struct Search<M: ByteMachine> {
    triples: &'static Triples,
    states: Vec<State<M::Bytes>>,
    next: Vec<State<M::Bytes>>,
    /// The smallest that each state and row can become: the number of the row
    /// lowest, then that of the state, then the row itself.
    keys: Vec<u64>,
}

/// How the key of a row is packed with where it comes from.
const ROW_BITS: u32 = 4;
const STATE_BITS: u32 = 24;

/// Nine rows as bits, and three.
const ALL_ROWS: u32 = 0b1_1111_1111;
const BAND: u32 = 0b111;
/// For each row, its band.
const BANDS: [u32; WIDTH] = {
    let mut bands = [0; WIDTH];
    let mut row = 0;
    while row < 9 {
        bands[row] = BAND << (row / 3 * 3);
        row += 1;
    }
    bands
};

/// The bytes of a stack in an order, where the first stack's are.
const fn quad(order: [u8; 3]) -> u32 {
    u32::from_le_bytes([order[0], order[1], order[2], NOWHERE])
}

/// The bytes of each stack in each order: four times the number of the order,
/// and the number of the stack.
const QUADS: [u32; 32] = {
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

/// One stack further.
const STACK: u32 = 0x04_04_04;

/// The three stacks in an order: where each byte comes from.
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

/// The columns as they are.
const COLUMNS: [u8; WIDTH] =
    [0, 1, 2, NOWHERE, 3, 4, 5, NOWHERE, 6, 7, 8, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// From three quads to nine bytes.
const WITHOUT_GAPS: [u8; WIDTH] =
    [0, 1, 2, 4, 5, 6, 8, 9, 10, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// All bytes after the ninth.
const AFTER_NINE: [u8; WIDTH] =
    [0, 0, 0, 0, 0, 0, 0, 0, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// The last byte of each stack and all after them.
const GAPS: [u8; WIDTH] =
    [0, 0, 0, NOWHERE, 0, 0, 0, NOWHERE, 0, 0, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// The numbers from 0.
const NUMBERS: [u8; WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/// No digit has a name.
const NAMELESS: [u8; WIDTH] = {
    let mut labels = [FRESH; WIDTH];
    labels[0] = 0;
    labels
};

/// How many digits each stack of a row has, sorted: small for rows that can
/// become small. Twice four bits and two.
const COUNTS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut bits = 0;
    while bits < 512_u32 {
        let [a, b, c] = [
            (bits & BAND).count_ones() as u8,
            (bits >> 3 & BAND).count_ones() as u8,
            (bits >> 6).count_ones() as u8,
        ];
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let (middle, high) = if high < c { (high, c) } else { (c, high) };
        let (low, middle) = if low < middle { (low, middle) } else { (middle, low) };
        counts[bits as usize] = low << 4 | middle << 2 | high;
        bits += 1;
    }
    counts
};

/// The lines of a puzzle, and which of them are empty.
struct Board<B> {
    /// The rows and the columns.
    lines: [Lines<B>; 2],
    /// Bit by bit.
    empty: [u32; 2],
}

impl<B> Board<B> {
    /// The lines among these that have to be tried: of empty ones of a band one
    /// stands for all, and of empty bands.
    #[inline(always)]
    fn worth_trying(&self, turned: usize, rows: u32) -> u32 {
        let empty = rows & self.empty[turned];
        if empty == 0 {
            return rows;
        }
        let mut tried = 0;
        let mut has_empty_band = false;
        for band in 0..3 {
            let lines = empty >> (3 * band) & BAND;
            let is_empty_band = lines == BAND;
            if !(is_empty_band && has_empty_band) {
                tried |= (lines & lines.wrapping_neg()) << (3 * band);
            }
            has_empty_band |= is_empty_band;
        }
        tried
    }

    /// In how many ways empty lines can be exchanged.
    fn exchanges(&self) -> u64 {
        const FACTORIALS: [u64; 4] = [1, 1, 2, 6];
        let mut exchanges = 1;
        for empty in self.empty {
            let bands = [0, 3, 6].map(|first| (empty >> first & BAND).count_ones() as usize);
            let empty_bands = bands.iter().filter(|&&lines| lines == 3).count();
            exchanges *= bands.map(|lines| FACTORIALS[lines]).iter().product::<u64>();
            exchanges *= FACTORIALS[empty_bands];
        }
        exchanges
    }
}

impl<M: ByteMachine> Search<M> {
    pub(super) fn new() -> Self {
        Self { triples: Triples::get(), states: Vec::new(), next: Vec::new(), keys: Vec::new() }
    }

    #[inline(always)]
    fn run(&mut self, machine: M, puzzle: &Cells) -> Found {
        let board = self.begin(machine, puzzle);
        let mut row = 1;
        while row < 9 {
            if let [state] = self.states[..] {
                row = self.go_on_alone(machine, &board, state, row);
                if row == 9 {
                    break;
                }
            }
            self.go_on(machine, &board);
            row += 1;
        }
        let state = &self.states[0];
        let columns = state.columns.lookup(machine.load(&WITHOUT_GAPS)) | machine.load(&AFTER_NINE);
        let lines = &board.lines[state.turned as usize % 2].rows;
        let mut form = [0; 96];
        for row in 0..9 {
            let line = lines[(state.order >> (32 - 4 * row)) as usize % WIDTH];
            let digits = state.labels.lookup(line.lookup(columns)).to_array();
            *form[9 * row..].first_chunk_mut().expect("96 is more than 72 + 16") = digits;
        }
        Found {
            form: *form.first_chunk().expect("96 is more than 81"),
            automorphisms: self.states.len() as u64 * board.exchanges(),
        }
    }

    /// Takes the first row.
    #[inline(always)]
    fn begin(&mut self, machine: M, puzzle: &Cells) -> Board<M::Bytes> {
        let straight = Lines::of(machine, puzzle);
        let lines = [straight, straight.turned(machine)];
        let nothing = machine.fill(0);
        let mut counts = [[u8::MAX; WIDTH]; 2];
        let mut least = u8::MAX;
        for (counts, lines) in counts.iter_mut().zip(&lines) {
            for (count, line) in counts.iter_mut().zip(&lines.rows[..9]) {
                let is_filled = line.exceeds(nothing).bits() & ALL_ROWS;
                *count = COUNTS[is_filled as usize];
                least = least.min(*count);
            }
        }
        let smallest = counts.map(|counts| machine.load(&counts).equals(machine.fill(least)).bits());
        let empty = if least == 0 { smallest } else { [0; 2] };
        let board = Board { lines, empty };
        self.states.clear();
        for (turned, smallest) in smallest.into_iter().enumerate() {
            let state = State {
                columns: machine.load(&COLUMNS),
                labels: machine.load(&NAMELESS),
                open: machine.quads([3 * TRIPLES as u32; 3]),
                is_open: 1,
                order: 0,
                unused: ALL_ROWS,
                choice: ALL_ROWS,
                blank: 3,
                next: 1,
                turned: turned as u32,
            };
            let mut rows = board.worth_trying(turned, smallest);
            while rows != 0 {
                let row = rows.trailing_zeros();
                rows &= rows - 1;
                let sorted = look(self.triples, &state, board.lines[turned].rows[row as usize % WIDTH]);
                if let Some(next) = extended(machine, &board, &state, row, sorted, &mut self.states) {
                    self.states.push(next);
                }
            }
        }
        board
    }

    /// Adds rows to the only state, as long as there is one way to go on. Says
    /// how many rows there are then.
    #[inline(always)]
    fn go_on_alone(
        &mut self,
        machine: M,
        board: &Board<M::Bytes>,
        state: State<M::Bytes>,
        row: usize,
    ) -> usize {
        let (mut state, mut row) = (state, row);
        let turned = state.turned as usize % 2;
        while row < 9 {
            let (mut best, mut best_row, mut is_tie) = (u64::MAX, 0, false);
            let mut best_look = [Sorted::default(); 3];
            let mut left = board.worth_trying(turned, state.choice);
            while left != 0 {
                let candidate = left.trailing_zeros();
                left &= left - 1;
                let sorted = look(self.triples, &state, board.lines[turned].rows[candidate as usize % WIDTH]);
                let key = key(sorted);
                is_tie = key == best || is_tie && key > best;
                (best_row, best_look) = if key < best { (candidate, sorted) } else { (best_row, best_look) };
                best = best.min(key);
            }
            if is_tie {
                break;
            }
            self.next.clear();
            match extended(machine, board, &state, best_row, best_look, &mut self.next) {
                Some(next) => state = next,
                None => break,
            }
            row += 1;
        }
        self.states[0] = state;
        row
    }

    /// Adds a row to all states, the smallest that any of them can add.
    #[inline(always)]
    fn go_on(&mut self, machine: M, board: &Board<M::Bytes>) {
        self.keys.clear();
        let mut best = u64::MAX;
        for (number, state) in self.states.iter().enumerate() {
            let turned = state.turned as usize % 2;
            let mut rows = board.worth_trying(turned, state.choice);
            while rows != 0 {
                let candidate = rows.trailing_zeros();
                rows &= rows - 1;
                let sorted = look(self.triples, state, board.lines[turned].rows[candidate as usize % WIDTH]);
                let key = key(sorted);
                let key = (key << STATE_BITS | number as u64) << ROW_BITS | u64::from(candidate);
                best = best.min(key);
                self.keys.push(key);
            }
        }
        let best = best >> (STATE_BITS + ROW_BITS);
        self.next.clear();
        for &key in self.keys.iter().filter(|&&key| key >> (STATE_BITS + ROW_BITS) == best) {
            let row = key as u32 % (1 << ROW_BITS);
            let state = &self.states[(key >> ROW_BITS) as usize % (1 << STATE_BITS)];
            let line = board.lines[state.turned as usize % 2].rows[row as usize % WIDTH];
            let sorted = look(self.triples, state, line);
            if let Some(next) = extended(machine, board, state, row, sorted, &mut self.next) {
                self.next.push(next);
            }
        }
        std::mem::swap(&mut self.states, &mut self.next);
    }

    /// The ways that led to the form.
    pub(super) fn winners(&self) -> impl Iterator<Item = Winner> + '_ {
        self.states.iter().map(|state| {
            let columns = state.columns.to_array();
            Winner {
                orientation: [Orientation::Straight, Orientation::Transposed][state.turned as usize % 2],
                rows: array::from_fn(|row| (state.order >> (32 - 4 * row)) as u8 % WIDTH as u8),
                columns: array::from_fn(|column| columns[usize::from(WITHOUT_GAPS[column])]),
                labels: all_named(state.labels.to_array()),
            }
        })
    }
}

/// Names for all digits from 1: those that occur nowhere get the rest, in order.
fn all_named(labels: [u8; WIDTH]) -> [u8; 9] {
    let mut rest = (1..=9).filter(|label| !labels.contains(label));
    array::from_fn(|digit| match labels[digit + 1] {
        FRESH => rest.next().expect("there are as many names as digits"),
        label => label,
    })
}

/// What a row becomes after a state, stack by stack, with open stacks sorted.
#[inline(always)]
fn look<B: Bytes>(triples: &Triples, state: &State<B>, row: B) -> [Sorted; 3] {
    let [a, b, c] = state.labels.lookup(row.lookup(state.columns)).triples_after(state.open);
    let sorted = |stack: u32, place: u32| triples.sorted(place).of_stack(stack);
    let (mut a, mut b, mut c) = (sorted(0, a), sorted(1, b), sorted(2, c));
    if state.blank >= 2 {
        (a, b) = (a.min(b), a.max(b));
        if state.blank == 3 {
            (b, c) = (b.min(c), b.max(c));
            (a, b) = (a.min(b), a.max(b));
        }
    }
    [a, b, c]
}

/// The smallest that the row can become: its three triples.
#[inline(always)]
fn key(sorted: [Sorted; 3]) -> u64 {
    let [a, b, c] = sorted.map(|sorted| u64::from(sorted.triple()));
    a << 24 | b << 12 | c
}

/// A state with one more row, which looks so there. If there are several,
/// they are put to the others, and none is returned.
#[inline(always)]
fn extended<M: ByteMachine>(
    machine: M,
    board: &Board<M::Bytes>,
    state: &State<M::Bytes>,
    row: u32,
    sorted: [Sorted; 3],
    others: &mut Vec<State<M::Bytes>>,
) -> Option<State<M::Bytes>> {
    let unused = state.unused & !(1 << row);
    let band = BANDS[row as usize % WIDTH] & unused;
    let mut next = State {
        order: state.order << 4 | u64::from(row),
        unused,
        choice: if band == 0 { unused } else { band },
        ..*state
    };
    let line = board.lines[state.turned as usize % 2].rows[row as usize % WIDTH];
    let named = state.labels.lookup(line.lookup(state.columns));
    if state.is_open == 0 {
        // All columns have their places.
        let fresh = named.equals(machine.fill(FRESH)).bits();
        next.next += fresh.count_ones();
        next.labels = relabelled(machine, state, line.lookup(state.columns), fresh);
        return Some(next);
    }
    let places = machine.quads(sorted.map(|sorted| QUADS[sorted.order_and_stack()]));
    let is_blank = |stack: usize| u32::from(sorted[stack].triple() == 0 && state.blank > stack as u32);
    next.columns = state.columns.lookup(places) | machine.load(&GAPS);
    let [x, y, z] = sorted.map(Sorted::open);
    next.open = machine.quads([x, y, z]);
    next.is_open = x | y | z;
    next.blank = is_blank(0) + is_blank(1) + is_blank(2);
    let fresh = named.lookup(places).equals(machine.fill(FRESH)).bits();
    next.next += fresh.count_ones();
    let ties = Ties::of(sorted, state.blank);
    if ties == Ties::None && !Sorted::are_ambiguous(sorted) {
        next.labels = relabelled(machine, state, line.lookup(next.columns), fresh);
        return Some(next);
    }
    // Every order of stacks that look alike, and in each of open columns whose
    // digits have no name.
    let open = state.open.to_array();
    let orders = sorted.map(|sorted| {
        let open = usize::from(open[4 * sorted.stack() % WIDTH + 1]) * 256 / TRIPLES;
        fresh_orders(open, sorted.fresh())
    });
    for &stacks in ties.orders() {
        let stacks = machine.load(&STACK_ORDERS[stacks]);
        for p in orders[0] {
            for q in orders[1] {
                for r in orders[2] {
                    let places = machine.quads([*p, q + STACK, r + 2 * STACK]).lookup(stacks);
                    let columns = next.columns.lookup(places) | machine.load(&GAPS);
                    let labels = relabelled(machine, state, line.lookup(columns), fresh);
                    others.push(State { columns, labels, ..next });
                }
            }
        }
    }
    None
}

/// Which open stacks look alike in a row, and are not empty.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ties {
    None,
    FirstTwo,
    LastTwo,
    All,
}

impl Ties {
    #[inline(always)]
    fn of(sorted: [Sorted; 3], blank: u32) -> Self {
        let [a, b, c] = sorted.map(Sorted::triple);
        match (blank >= 2 && a == b && a != 0, blank == 3 && b == c && b != 0) {
            (false, false) => Self::None,
            (true, false) => Self::FirstTwo,
            (false, true) => Self::LastTwo,
            (true, true) => Self::All,
        }
    }

    /// The orders in which they can come.
    #[inline(always)]
    fn orders(self) -> &'static [usize] {
        match self {
            Self::None => &[0],
            Self::FirstTwo => &[0, 2],
            Self::LastTwo => &[0, 1],
            Self::All => &[0, 1, 2, 3, 4, 5],
        }
    }
}

/// The orders of the first, open columns of a stack whose digits have no name:
/// the last of these columns, because empty ones come first.
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

/// The names of digits after a row: new ones from the left.
#[inline(always)]
fn relabelled<M: ByteMachine>(machine: M, state: &State<M::Bytes>, digits: M::Bytes, fresh: u32) -> M::Bytes {
    let numbers = machine.load(&NUMBERS);
    let (mut labels, mut fresh, mut name) = (state.labels, fresh, state.next as u8);
    while fresh != 0 {
        let place = fresh.trailing_zeros() as u8;
        fresh &= fresh - 1;
        let is_it = numbers.equals(digits.lookup(machine.fill(place)));
        labels = machine.fill(name).select(is_it, labels);
        name += 1;
    }
    labels
}
