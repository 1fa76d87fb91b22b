//! Canonical forms: the smallest image of a board under all transforms. The documentation of
//! [`transform`](crate::transform) explains them.
//!
//! The classic board has its own engines: `solutions` handles full grids by the 416 kinds of bands;
//! `puzzles` handles puzzles line by line and keeps the tied partial forms. On 4x4 and 6x6 boards,
//! `small` tries all transforms.

mod bands;
mod forms;
mod key;
mod problem;
mod puzzles;
mod small;
mod solutions;

use crate::board::Board81;
use crate::simd::bytes::{ByteMachine, NOWHERE, U8x16, WIDTH};
use crate::simd::{Best, OnMachine, Portable, run_on};
use crate::transform::{Orientation, Transform};
pub use forms::{Automorphisms, Canonical};
pub use key::CanonicalKey;
use puzzles::PuzzleSearch;

/// The digits of a 9x9 board, row by row; 0 is an empty cell.
type Cells81 = [u8; 81];

/// Finds the canonical forms of many classic 9x9 boards, one at a time.
///
/// ```
/// use sudokit::classic::Canonizer;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let found = Canonizer::new().puzzle(&line.parse()?);
/// assert_eq!(found.form.digits()[..27], [
///     0, 0, 0, 0, 0, 0, 0, 0, 1, //
///     0, 0, 0, 0, 0, 2, 0, 3, 4, //
///     1, 5, 6, 0, 0, 0, 2, 7, 0,
/// ]);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug)]
pub struct Canonizer(OnMachine<PuzzleSearch<Best>, PuzzleSearch<Portable>>);

/// The canonical form of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct PuzzleForm {
    /// The smallest image of the puzzle.
    pub form: Board81,
    /// The number of position changes that map the puzzle to itself.
    pub automorphisms: u64,
}

/// The canonical form of a full grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct GridForm {
    /// The smallest image of the grid.
    pub form: Board81,
    /// The kind of its first band, 1 to 416, in the order of the bands' forms.
    pub band: u16,
    /// The number of position changes that map the grid to itself.
    pub automorphisms: u64,
}

impl Canonizer {
    /// Returns an engine that uses the best instructions of this processor.
    pub fn new() -> Self {
        Self(OnMachine::detect(PuzzleSearch::new, PuzzleSearch::new))
    }

    /// Returns an engine that runs on every processor: the same forms, but slower.
    pub fn portable() -> Self {
        Self(OnMachine::portable(PuzzleSearch::new))
    }

    /// Finds the smallest form of a puzzle. For a full grid, [`grid`](Self::grid) is faster.
    pub fn puzzle(&mut self, puzzle: &Board81) -> PuzzleForm {
        if puzzle.is_full() {
            let GridForm { form, automorphisms, .. } = self.grid(puzzle);
            return PuzzleForm { form, automorphisms };
        }
        run_on!(&mut self.0, PuzzleSearch.form(puzzle: &Board81) -> PuzzleForm)
    }

    /// Finds the smallest form of a full grid.
    ///
    /// # Panics
    ///
    /// Panics if a cell is empty.
    pub fn grid(&mut self, grid: &Board81) -> GridForm {
        self.winning(grid, None)
    }

    /// Finds the form of a puzzle according to its solution: the image that is part of the
    /// solution's smallest form. If the solution has symmetries, there are several such images;
    /// this is the smallest.
    ///
    /// # Panics
    ///
    /// Panics if a cell of the solution is empty.
    pub fn by_solution(&mut self, puzzle: &Board81, solution: &Board81) -> Board81 {
        let mut winners = Vec::new();
        self.winning(solution, Some(&mut winners));
        let images = winners.iter().map(|winner| winner.image(puzzle.digits()));
        Board81::from_engine(images.min().expect("there is a way to the form"))
    }

    fn winning(&self, grid: &Board81, winners: Option<&mut Vec<FormWay>>) -> GridForm {
        assert!(grid.is_full(), "a grid has a digit in every cell");
        run_on!(&self.0, PuzzleSearch.grid_form(grid: &Board81, winners: Option<&mut Vec<FormWay>>) -> GridForm)
    }

    /// All ways from a puzzle to its form, without swaps of empty lines; for a full grid also the
    /// kind of its first band.
    fn winners(&mut self, puzzle: &Board81) -> (PuzzleForm, Option<u16>, Vec<FormWay>) {
        if puzzle.is_full() {
            let mut winners = Vec::new();
            let GridForm { form, band, automorphisms } = self.winning(puzzle, Some(&mut winners));
            return (PuzzleForm { form, automorphisms }, Some(band), winners);
        }
        let found = self.puzzle(puzzle);
        (found, None, run_on!(&self.0, PuzzleSearch.winners() -> Vec<FormWay>))
    }
}

impl Default for Canonizer {
    fn default() -> Self {
        Self::new()
    }
}

/// The two ways to read a board: by rows or by columns.
const ORIENTATIONS: [Orientation; 2] = [Orientation::Straight, Orientation::Transposed];

/// The rows of a board. The bytes after the first nine are arbitrary.
#[inline(always)]
fn rows_of<M: ByteMachine>(machine: M, cells: &Cells81) -> [M::Bytes; 9] {
    let mut rows = [machine.fill(0); 9];
    for (row, bytes) in rows[..8].iter_mut().enumerate() {
        *bytes = machine.load(cells[9 * row..].first_chunk().expect("81 is more than 63 + 16"));
    }
    // No bytes follow the last row, so it is loaded together with the bytes before it and shifted
    // to the front.
    let last = machine.load(cells.last_chunk().expect("81 is more than 16"));
    rows[8] = last.lookup(machine.load(&LAST_NINE));
    rows
}

/// The last nine of sixteen bytes.
const LAST_NINE: [u8; WIDTH] =
    [7, 8, 9, 10, 11, 12, 13, 14, 15, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];

/// An arrangement that turns a board into its form.
#[derive(Clone, Debug)]
struct FormWay {
    orientation: Orientation,
    rows: [u8; 9],
    columns: [u8; 9],
    /// The new labels of the digits, from 1; any other value for digits without a label.
    labels: [u8; 9],
}

/// The image of each digit, from 0. Digits without a label get the remaining labels in order.
fn complete_labels(labels: &mut [u8]) -> Vec<u8> {
    let all = 1..=labels.len() as u8;
    for label in all.clone() {
        if !labels.contains(&label)
            && let Some(open) = labels.iter_mut().find(|label| !all.contains(label))
        {
            *open = label;
        }
    }
    labels.iter().map(|label| label - 1).collect()
}

impl FormWay {
    fn transform(&self) -> Transform {
        let digits = complete_labels(&mut { self.labels });
        Transform::from_engine(self.orientation, self.rows.to_vec(), self.columns.to_vec(), digits)
    }

    /// The image of a board.
    fn image(&self, cells: &Cells81) -> Cells81 {
        let mut image = [0; 81];
        for (place, digit) in image.iter_mut().enumerate() {
            let (row, column) = (usize::from(self.rows[place / 9]), usize::from(self.columns[place % 9]));
            let source = match self.orientation {
                Orientation::Straight => 9 * row + column,
                Orientation::Transposed => 9 * column + row,
            };
            *digit = match cells[source] {
                0 => 0,
                digit => self.labels[usize::from(digit) - 1],
            };
        }
        image
    }
}
