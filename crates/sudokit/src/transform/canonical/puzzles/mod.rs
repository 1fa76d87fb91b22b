//! The smallest form of a 9x9 puzzle, row by row.
//!
//! The first row of the form is the smallest of the 18 lines of the board, so its empty cells come
//! first and its digits are labelled 1, 2, 3 from the left. That fixes little about the order of
//! the columns: empty ones can still be swapped. A [`PartialForm`] records what is fixed and what
//! is open, and each further row fixes more:
//!
//! ```text
//!   row 1    . . . | . . 1 | . 2 3       columns 1-3 of the first stack are open,
//!   row 2    . . . | . 4 . | 1 . .       and 4-5 of the second; columns 8 and 9
//!                                        could be 2 3 or 3 2: two partial forms
//! ```
//!
//! For each partial form and each row that can come next, a table gives the smallest image of the
//! row (see `triples`); only the partial forms with the smallest image continue. If unlabelled
//! digits are in open columns of a box, or in boxes that look alike, every order of them is equally
//! small and becomes a partial form. From the fourth row on there is usually one partial form left,
//! and as soon as no two columns can be swapped, rows are plain numbers. All partial forms that
//! remain at the end give the form. Their number is the number of symmetries of the puzzle, apart
//! from swaps of empty lines, which are never tried.

mod lines;
mod partial_form;
mod triples;

use std::array;

use super::{Board81, Cells81, FormWay, GridForm, ORIENTATIONS, PuzzleForm, solutions};
use crate::simd::bytes::{ByteMachine, NOWHERE, U8x16, WIDTH};
use lines::{LineSide, PuzzleLines, lines_of};
use partial_form::PartialForm;
use triples::{SortedTriple, TripleTable};

/// The search. It reuses its memory from puzzle to puzzle.
pub(super) struct PuzzleSearch<M: ByteMachine> {
    machine: M,
    triples: &'static TripleTable,
    partials: Vec<PartialForm<M::Bytes>>,
    next: Vec<PartialForm<M::Bytes>>,
    /// The smallest image of each line in each partial form: the row in the highest bits, then the
    /// number of the partial form, then the number of the line.
    keys: Vec<u64>,
}

/// The widths of the lower parts of a key.
const LINE_BITS: u32 = 4;
const PARTIAL_BITS: u32 = 24;

/// Removes the gap after each three bytes.
const WITHOUT_GAPS: [u8; WIDTH] =
    [0, 1, 2, 4, 5, 6, 8, 9, 10, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
/// Marks all bytes after the ninth.
const AFTER_NINE: [u8; WIDTH] =
    [0, 0, 0, 0, 0, 0, 0, 0, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];

impl<M: ByteMachine> PuzzleSearch<M> {
    pub(super) fn new(machine: M) -> Self {
        let triples = TripleTable::get();
        Self { machine, triples, partials: Vec::new(), next: Vec::new(), keys: Vec::new() }
    }

    /// The smallest form of a puzzle.
    #[inline(always)]
    pub(super) fn form(&mut self, puzzle: &Board81) -> PuzzleForm {
        let machine = self.machine;
        let (board, first) = PuzzleLines::new(machine, puzzle.digits());
        self.begin(machine, &board, first);
        let mut rows = 1;
        while rows < 9 {
            if let [partial] = self.partials[..] {
                rows = self.extend_alone(machine, &board, partial, rows);
                if rows == 9 {
                    break;
                }
            }
            self.extend_all(machine, &board);
            rows += 1;
        }
        let automorphisms = self.partials.len() as u64 * board.exchanges();
        let form = form(machine, &board, &self.partials[0]);
        PuzzleForm { form: Board81::from_engine(form), automorphisms }
    }

    /// The smallest form of a full grid; records the ways to it in `winners`.
    #[inline(always)]
    pub(super) fn grid_form(&self, grid: &Board81, winners: Option<&mut Vec<FormWay>>) -> GridForm {
        solutions::form(self.machine, grid.digits(), winners)
    }

    /// Starts with every line that can be the first row.
    #[inline(always)]
    fn begin(&mut self, machine: M, board: &PuzzleLines<M::Bytes>, first: [u32; 2]) {
        self.partials.clear();
        for (side, lines) in LineSide::BOTH.into_iter().zip(first) {
            let partial = PartialForm::new(machine, side);
            for line in lines_of(lines) {
                let row = partial.row(self.triples, board.line(side, line));
                if let Some(next) = partial.extended(machine, board, line, row, &mut self.partials) {
                    self.partials.push(next);
                }
            }
        }
    }

    /// Adds rows to the only partial form while there is just one way to continue. Returns the
    /// number of rows.
    #[inline(always)]
    fn extend_alone(
        &mut self,
        machine: M,
        board: &PuzzleLines<M::Bytes>,
        mut partial: PartialForm<M::Bytes>,
        mut rows: usize,
    ) -> usize {
        while rows < 9 && !partial.is_settled() {
            let mut smallest = Smallest::new([SortedTriple::default(); 3]);
            for line in lines_of(partial.choice(board)) {
                let row = partial.row(self.triples, board.line(partial.side, line));
                smallest.offer(key(row), line, row);
            }
            let Some((line, row)) = smallest.alone() else { break };
            self.next.clear();
            let Some(next) = partial.extended(machine, board, line, row, &mut self.next) else { break };
            partial = next;
            rows += 1;
        }
        while rows < 9 && partial.is_settled() {
            let mut smallest = Smallest::new(());
            for line in lines_of(partial.choice(board)) {
                smallest.offer(partial.settled_row(board.line(partial.side, line)), line, ());
            }
            let Some((line, ())) = smallest.alone() else { break };
            partial = partial.settled_with(machine, board, line);
            rows += 1;
        }
        self.partials[0] = partial;
        rows
    }

    /// Extends the partial forms by the smallest row that any of them can add, and drops those that
    /// cannot add it.
    #[inline(always)]
    fn extend_all(&mut self, machine: M, board: &PuzzleLines<M::Bytes>) {
        self.keys.clear();
        let mut best = u64::MAX;
        for (number, partial) in self.partials.iter().enumerate() {
            for line in lines_of(partial.choice(board)) {
                let key = key(partial.row(self.triples, board.line(partial.side, line)));
                let key = (key << PARTIAL_BITS | number as u64) << LINE_BITS | u64::from(line);
                best = best.min(key);
                self.keys.push(key);
            }
        }
        let best = best >> (PARTIAL_BITS + LINE_BITS);
        self.next.clear();
        for &key in self.keys.iter().filter(|&&key| key >> (PARTIAL_BITS + LINE_BITS) == best) {
            let line = key as u32 % (1 << LINE_BITS);
            let partial = &self.partials[(key >> LINE_BITS) as usize % (1 << PARTIAL_BITS)];
            let row = partial.row(self.triples, board.line(partial.side, line));
            if let Some(next) = partial.extended(machine, board, line, row, &mut self.next) {
                self.next.push(next);
            }
        }
        std::mem::swap(&mut self.partials, &mut self.next);
    }

    /// The ways to the form.
    #[inline(always)]
    pub(super) fn winners(&self) -> Vec<FormWay> {
        let mut winners = Vec::new();
        for partial in &self.partials {
            let columns = partial.columns.to_array();
            winners.push(FormWay {
                orientation: ORIENTATIONS[partial.side.index()],
                rows: array::from_fn(|row| partial.line(row) as u8),
                columns: array::from_fn(|column| columns[usize::from(WITHOUT_GAPS[column])]),
                labels: *partial.labels.to_array()[1..].first_chunk().expect("15 is more than 9"),
            });
        }
        winners
    }
}

/// The board of a partial form that has all rows.
#[inline(always)]
fn form<M: ByteMachine>(
    machine: M,
    board: &PuzzleLines<M::Bytes>,
    partial: &PartialForm<M::Bytes>,
) -> Cells81 {
    let columns = partial.columns.lookup(machine.load(&WITHOUT_GAPS)) | machine.load(&AFTER_NINE);
    let mut form = [0; 81];
    for row in 0..9 {
        let line = board.line(partial.side, partial.line(row));
        let digits = partial.labels.lookup(line.lookup(columns)).to_array();
        match form[9 * row..].first_chunk_mut() {
            // The next row overwrites the bytes after the ninth.
            Some(sixteen) => *sixteen = digits,
            None => form[9 * row..].copy_from_slice(&digits[..9]),
        }
    }
    form
}

/// The smallest of some rows, with attached data, and whether it is the only one.
struct Smallest<T> {
    /// The row, with its line in the lowest bits.
    best: u64,
    second: u64,
    with: T,
}

impl<T: Copy> Smallest<T> {
    #[inline(always)]
    fn new(with: T) -> Self {
        Self { best: u64::MAX, second: u64::MAX, with }
    }

    #[inline(always)]
    fn offer(&mut self, row: u64, line: u32, with: T) {
        let row = row << LINE_BITS | u64::from(line);
        self.with = if row < self.best { with } else { self.with };
        self.second = self.second.min(self.best.max(row));
        self.best = self.best.min(row);
    }

    /// The line of the smallest row, if no other row is equal.
    #[inline(always)]
    fn alone(self) -> Option<(u32, T)> {
        let is_alone = self.best >> LINE_BITS != self.second >> LINE_BITS;
        is_alone.then_some((self.best as u32 % (1 << LINE_BITS), self.with))
    }
}

/// A row as a number made of its three triples.
#[inline(always)]
fn key(row: [SortedTriple; 3]) -> u64 {
    let [a, b, c] = row;
    u64::from(a.triple()) << 24 | u64::from(b.triple() << 12 | c.triple())
}
