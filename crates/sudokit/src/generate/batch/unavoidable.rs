//! Unavoidable sets of a 9x9 grid: every puzzle must have a clue in each.
//!
//! If two digits can be swapped, one of their cells must be a clue, or the puzzle has two
//! solutions.
//!
//! ```text
//!   1 · · 2 · ·                      2 · · 1 · ·
//!   · · · · · ·     can become       · · · · · ·
//!   2 · · 1 · ·                      1 · · 2 · ·
//! ```
//!
//! Two families are quickly found in any grid. The eighteen cells of a pair of digits fall into
//! components that no row, column or box connects: in each component the two digits can be swapped.
//! The eighteen cells of two rows of one band, or two columns of one stack, fall into cycles: in
//! each cycle the two lines can be swapped. A grid has about ninety such sets. Without a search,
//! they identify half of the clues that must stay.
//!
//! A byte represents each of 36 pairs of digits, 9 of rows and 9 of columns, and each of its bits a
//! component. The row of a cell determines its component for each pair of digits, and its digit
//! determines which pairs it belongs to; so nine rows of bytes and nine columns of bytes are
//! enough.

use crate::simd::Task;
use crate::simd::words::{U16x16, WordMachine};

/// A set of unavoidable sets.
pub(super) type SetBits<W> = [W; 2];

/// The same as bytes.
type SetBytes = [[u8; 32]; 2];

const DIGIT_PAIRS: usize = 36;
const ROW_PAIRS: usize = DIGIT_PAIRS;
const COLUMN_PAIRS: usize = ROW_PAIRS + 9;

/// The two digits of each pair.
const PAIRS: [(usize, usize); DIGIT_PAIRS] = {
    let mut pairs = [(0, 0); DIGIT_PAIRS];
    let (mut pair, mut a) = (0, 1);
    while a <= 9 {
        let mut b = a + 1;
        while b <= 9 {
            pairs[pair] = (a, b);
            pair += 1;
            b += 1;
        }
        a += 1;
    }
    pairs
};

/// The second line of the pair numbered `line`: the next one of its band.
const fn partner(line: usize) -> usize {
    line / 3 * 3 + (line + 1) % 3
}

/// The pairs that contain a digit.
static OF_DIGIT: [SetBytes; 16] = {
    let mut of = [[[0; 32]; 2]; 16];
    let mut pair = 0;
    while pair < DIGIT_PAIRS {
        let (a, b) = PAIRS[pair];
        of[a][pair / 32][pair % 32] = u8::MAX;
        of[b][pair / 32][pair % 32] = u8::MAX;
        pair += 1;
    }
    of
};

/// The pairs that contain a line; their bytes start at `first`.
const fn of_line(first: usize) -> [SetBytes; 9] {
    let mut of = [[[0; 32]; 2]; 9];
    let mut line = 0;
    while line < 9 {
        let byte = first + line;
        of[line][byte / 32][byte % 32] = u8::MAX;
        of[partner(line)][byte / 32][byte % 32] = u8::MAX;
        line += 1;
    }
    of
}

static OF_ROW: [SetBytes; 9] = of_line(ROW_PAIRS);
static OF_COLUMN: [SetBytes; 9] = of_line(COLUMN_PAIRS);

/// The known sets of a grid.
pub(super) struct KnownSets<W> {
    rows: [SetBits<W>; 9],
    columns: [SetBits<W>; 9],
}

impl<W: U16x16> KnownSets<W> {
    #[inline(always)]
    pub fn none<M: WordMachine<Words = W>>(machine: M) -> Self {
        let none = [[machine.splat(0); 2]; 9];
        Self { rows: none, columns: none }
    }

    /// The sets that contain a cell with this digit.
    #[inline(always)]
    pub fn with<M: WordMachine<Words = W>>(&self, machine: M, cell: usize, digit: u8) -> SetBits<W> {
        let (row, column, digit) = (cell / 9 % 9, cell % 9, usize::from(digit % 16));
        let mut sets = [machine.splat(0); 2];
        for (half, sets) in sets.iter_mut().enumerate() {
            let by_row = machine.bytes(&OF_DIGIT[digit][half]) | machine.bytes(&OF_COLUMN[column][half]);
            let by_column = machine.bytes(&OF_ROW[row][half]);
            *sets = self.rows[row][half] & by_row | self.columns[column][half] & by_column;
        }
        sets
    }
}

/// Nine positions for each of nine elements, as tables for lookups.
type LookupTable = [[u8; 16]; 16];

/// The stack of each column, and the first box of the band of each row.
const THIRD: [u8; 16] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];
const BAND: [u8; 16] = [0, 0, 0, 3, 3, 3, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0];

/// Finds the sets of a grid.
pub(super) struct FindSets<'a>(pub &'a [u8; 81]);

/// The number of steps in which the smallest number spreads through a component: no two elements
/// are farther apart. For cycles of nine this is clear; a test shows it for pairs of digits.
const STEPS: usize = 4;

impl<M: WordMachine> Task<M> for FindSets<'_> {
    type Output = KnownSets<M::Words>;

    #[inline(always)]
    fn run(self, machine: M) -> KnownSets<M::Words> {
        // The position of each digit: its column in a row, its row in a column, its row in a box.
        // Then the same for each row and column, by digit.
        let empty: LookupTable = [[0; 16]; 16];
        let (mut column_in_row, mut row_in_column, mut row_in_box) = (empty, empty, empty);
        let (mut rows, mut columns) = (empty, empty);
        let (mut place_in_row, mut place_in_column) = (empty, empty);
        for row in 0..9 {
            for column in 0..9 {
                let digit = usize::from(self.0[row * 9 + column] % 16);
                column_in_row[digit][row] = column as u8;
                row_in_column[digit][column] = row as u8;
                row_in_box[digit][row / 3 * 3 + column / 3] = row as u8;
                rows[row][column] = digit as u8;
                columns[column][row] = digit as u8;
                place_in_row[row][digit] = column as u8;
                place_in_column[column][digit] = row as u8;
            }
        }
        let third = machine.halves(&THIRD, &THIRD);
        let band = machine.halves(&BAND, &BAND);
        let mut by_row = [[[0; 32]; 2]; 9];
        let mut by_column = [[[0; 32]; 2]; 9];
        for pair in (0..DIGIT_PAIRS).step_by(2) {
            let [(a, b), (c, d)] = [PAIRS[pair], PAIRS[pair + 1]];
            let both = |table: &LookupTable, first: usize, second: usize| {
                machine.halves(&table[first], &table[second])
            };
            let (columns_ac, columns_bd) = (both(&column_in_row, a, c), both(&column_in_row, b, d));
            let boxes_ac = band + third.lookup(columns_ac);
            let boxes_bd = band + third.lookup(columns_bd);
            let neighbours = [
                both(&row_in_column, b, d).lookup(columns_ac),
                both(&row_in_column, a, c).lookup(columns_bd),
                both(&row_in_box, b, d).lookup(boxes_ac),
                both(&row_in_box, a, c).lookup(boxes_bd),
            ];
            let parts = parts(machine, neighbours).to_bytes();
            for (row, by_row) in by_row.iter_mut().enumerate() {
                by_row[pair / 32][pair % 32] = parts[row];
                by_row[pair / 32][pair % 32 + 1] = parts[16 + row];
            }
        }
        for line in 0..9 {
            let other = partner(line);
            let neighbours = [
                machine
                    .halves(&place_in_row[line], &place_in_column[line])
                    .lookup(machine.halves(&rows[other], &columns[other])),
                machine
                    .halves(&place_in_row[other], &place_in_column[other])
                    .lookup(machine.halves(&rows[line], &columns[line])),
            ];
            let parts = parts(machine, neighbours).to_bytes();
            let (row_pair, column_pair) = (ROW_PAIRS + line, COLUMN_PAIRS + line);
            for place in 0..9 {
                by_column[place][row_pair / 32][row_pair % 32] = parts[place];
                by_row[place][column_pair / 32][column_pair % 32] = parts[16 + place];
            }
        }
        let mut known = KnownSets::none(machine);
        for line in 0..9 {
            for half in 0..2 {
                known.rows[line][half] = machine.bytes(&by_row[line][half]);
                known.columns[line][half] = machine.bytes(&by_column[line][half]);
            }
        }
        known
    }
}

/// The connected components of nine elements, as one bit for each. Every element starts with its
/// own number, and repeatedly takes the smallest number among its neighbours.
#[inline(always)]
fn parts<M: WordMachine, const N: usize>(machine: M, neighbours: [M::Words; N]) -> M::Words {
    const NUMBERS: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    // A component has at least two elements, so none has number eight.
    const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];
    let mut numbers = machine.halves(&NUMBERS, &NUMBERS);
    for _ in 0..STEPS {
        let mut least = numbers;
        for neighbours in neighbours {
            least = least.min_bytes(numbers.lookup(neighbours));
        }
        numbers = least;
    }
    machine.halves(&BITS, &BITS).lookup(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Machine, Portable};

    /// The columns of one digit, row by row.
    type DigitColumns = [usize; 9];

    const FIRST: DigitColumns = [0, 3, 6, 1, 4, 7, 2, 5, 8];

    fn block(row: usize, column: usize) -> usize {
        row / 3 * 3 + column / 3
    }

    /// All ways to place a second digit next to the first.
    fn seconds(places: &mut Vec<usize>, found: &mut Vec<DigitColumns>) {
        let row = places.len();
        if row == 9 {
            found.push(places[..].try_into().unwrap());
            return;
        }
        for column in 0..9 {
            let clashes = |(other, &taken): (usize, &usize)| {
                taken == column || block(other, taken) == block(row, column)
            };
            if FIRST[row] != column && !places.iter().enumerate().any(clashes) {
                places.push(column);
                seconds(places, found);
                places.pop();
            }
        }
    }

    /// Whether the digits of two rows share a column or a box.
    fn touch(first: &DigitColumns, second: &DigitColumns, row: usize, other: usize) -> bool {
        let meet = |column: usize, other_column: usize| {
            column == other_column || block(row, column) == block(other, other_column)
        };
        row == other || meet(first[row], second[other]) || meet(second[row], first[other])
    }

    /// Rows and columns can be permuted so that any digit is placed like `FIRST`.
    #[test]
    fn the_steps_reach_every_row_of_a_component() {
        let mut found = Vec::new();
        seconds(&mut Vec::new(), &mut found);
        assert_eq!(found.len(), 17_972, "the known count");
        for second in &found {
            let near: Vec<u16> = (0..9)
                .map(|row| {
                    (0..9)
                        .filter(|&other| touch(&FIRST, second, row, other))
                        .fold(0, |set, other| set | 1 << other)
                })
                .collect();
            let wider =
                |set: u16| (0..9).filter(|row| set >> row & 1 != 0).fold(0, |wide, row| wide | near[row]);
            for row in 0..9 {
                let reached = (0..STEPS).fold(1 << row, |set, _| wider(set));
                assert_eq!(wider(reached), reached, "{second:?}");
            }
        }
    }

    /// Freeing the cells of a set gives a second solution.
    #[test]
    fn each_set_has_a_second_solution() {
        let grid: [u8; 81] =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
                .as_bytes()
                .iter()
                .map(|symbol| symbol - b'0')
                .collect::<Vec<_>>()
                .try_into()
                .unwrap();
        let known = Portable.run(FindSets(&grid));
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); 512];
        for (cell, &digit) in grid.iter().enumerate() {
            let [mut a, mut b] = known.with(Portable, cell, digit).map(U16x16::to_bytes);
            for (byte, bits) in a.iter_mut().chain(&mut b).enumerate() {
                (0..8).filter(|bit| *bits >> bit & 1 != 0).for_each(|bit| members[byte * 8 + bit].push(cell));
            }
        }
        members.retain(|cells| !cells.is_empty());
        assert!(members.len() > 60, "{}", members.len());
        for cells in members {
            let mut masks = grid.map(|digit| 1_u16 << (digit - 1));
            for &cell in &cells {
                masks[cell] = 0x1ff;
            }
            let answer =
                crate::solve::ClassicSolver::new().solve(&crate::solve::Masks81::from_masks(masks), 2);
            assert_eq!(answer.count, crate::solve::Count::AtLeast(2), "{cells:?}");
        }
    }
}
