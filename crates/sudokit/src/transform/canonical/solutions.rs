//! The smallest form of a full 9x9 grid.
//!
//! The grid has six bands: its own three, and its three stacks transposed. The smallest form begins
//! with the band of the smallest kind, which a table gives for each (see `bands`). A band of that
//! kind can be arranged as its form in one way, or a few if it has symmetries: a grid has 1.6 such
//! beginnings on average. Each of them fixes all labels and the order of all columns, so the other
//! six rows follow: their digits are relabelled, the rows of each band sorted, and then the two
//! bands. The smallest of these grids is the form, and the number of beginnings that lead to it is
//! the number of the grid's symmetries.
//!
//! ```text
//!    A B .        the boxes that label the digits: the boxes `A` of the three bands
//!    . A B        are on the diagonal, and so are those of the three stacks, so that
//!    B . A        three boxes serve six bands; the same is true of the boxes `B`
//! ```

use super::bands::{BandFeatures, Bands};
use super::{Board81, Cells81, FormWay, GridForm, ORIENTATIONS, rows_of};
use crate::base::ones;
use crate::simd::bytes::{ByteMachine, NOWHERE, U8x16, WIDTH};

/// The order in which a band takes its stacks as `A`, `B` and `C`, as an index in
/// [`ORDERS`](super::bands::ORDERS): forward in the grid's own bands, backward in those made from
/// stacks.
const STACKS: [[usize; 3]; 2] = [[0, 3, 4], [1, 2, 5]];

/// Moves the cells of one stack of a row to the place of a row in a box.
const fn box_row(stack: usize, row: usize) -> [u8; WIDTH] {
    let mut places = [NOWHERE; WIDTH];
    let mut column = 0;
    while column < 3 {
        places[3 * row + column] = (3 * stack + column) as u8;
        column += 1;
    }
    places
}

const BOX_ROWS: [[[u8; WIDTH]; 3]; 3] = [
    [box_row(0, 0), box_row(0, 1), box_row(0, 2)],
    [box_row(1, 0), box_row(1, 1), box_row(1, 2)],
    [box_row(2, 0), box_row(2, 1), box_row(2, 2)],
];

/// Nine bytes, padded.
const fn nine(bytes: [u8; 9]) -> [u8; WIDTH] {
    let mut places = [NOWHERE; WIDTH];
    let mut place = 0;
    while place < 9 {
        places[place] = bytes[place];
        place += 1;
    }
    places
}

/// Transposes a box.
const TURNED: [u8; WIDTH] = nine([0, 3, 6, 1, 4, 7, 2, 5, 8]);
/// For each cell of a box, the next cell of its row.
const NEXT: [u8; WIDTH] = nine([1, 2, 0, 4, 5, 3, 7, 8, 6]);
/// For each cell of a box, its row and the row below.
const ROW: [u8; WIDTH] = nine([0, 0, 0, 1, 1, 1, 2, 2, 2]);
const ROW_BELOW: [u8; WIDTH] = nine([1, 1, 1, 2, 2, 2, 0, 0, 0]);

/// The sum of the digits of a row.
const ROW_SUM: u8 = 45;

/// The smallest form of a full grid; records the ways to it in `winners`.
#[inline(always)]
pub(super) fn form<M: ByteMachine>(
    machine: M,
    grid: &Cells81,
    winners: Option<&mut Vec<FormWay>>,
) -> GridForm {
    let bands = Bands::get();
    let rows = rows_of(machine, grid);
    let features = features(machine, grid, &rows);
    let (mut keys, mut kinds) = ([0; 6], [0; 6]);
    let mut kind = u16::MAX;
    for (band_features, (key, kind_here)) in features.iter().zip(keys.iter_mut().zip(&mut kinds)) {
        *key = bands.key(*band_features);
        *kind_here = bands.kind(*key);
        kind = kind.min(*kind_here);
    }
    let mut search = GridSearch { bands, machine, best: [u64::MAX; 6], ties: 0, winners };
    // Usually there is only one; a bit mask finds it without a branch for each band.
    let first = (0..6).fold(0, |bits, number| bits | u32::from(kinds[number] == kind) << number);
    let lines = [rows, machine.transpose(&rows)];
    for number in ones(first.into()).map(|number| number % 6) {
        let (orientation, band) = (number / 3, number % 3);
        search.begin_with(&lines[orientation], (orientation, band), keys[number], features[number]);
    }
    let form = Board81::from_engine(search.form(kind));
    GridForm { form, band: kind + 1, automorphisms: search.ties.into() }
}

/// The features of the six bands, the grid's own first.
#[inline(always)]
fn features<M: ByteMachine>(machine: M, grid: &Cells81, rows: &[M::Bytes; 9]) -> [BandFeatures; 6] {
    let turned = machine.load(&TURNED);
    // For each diagonal of boxes, the cells of the digits in `A` and `B`.
    let cells = cells_of_digits(grid);
    let mut boxes = [[turned; 3]; 3];
    for (band, boxes) in boxes.iter_mut().enumerate() {
        for (step, cells) in boxes.iter_mut().enumerate() {
            *cells = box_at(machine, rows, band, (band + step) % 3);
        }
    }
    let mut features = [BandFeatures::default(); 6];
    let (straight, stacks) = features.split_at_mut(3);
    for (band, seen) in straight.iter_mut().enumerate() {
        let [own, second, third] = boxes[band];
        let (in_a, in_b) = (machine.load(&cells[band]), machine.load(&cells[3 + band]));
        *seen = band_features(machine, own, [second, third], in_a, in_b);
    }
    // The box `B` of a stack is above its `A`, and `C` below.
    for (stack, seen) in stacks.iter_mut().enumerate() {
        let (above, below) = ((stack + 2) % 3, (stack + 1) % 3);
        let own = boxes[stack][0].lookup(turned);
        let others = [boxes[above][1].lookup(turned), boxes[below][2].lookup(turned)];
        let in_a = turned.lookup(machine.load(&cells[stack]));
        let in_b = turned.lookup(machine.load(&cells[3 + above]));
        *seen = band_features(machine, own, others, in_a, in_b);
    }
    features
}

/// The nine cells of a box.
#[inline(always)]
fn box_at<M: ByteMachine>(machine: M, rows: &[M::Bytes; 9], band: usize, stack: usize) -> M::Bytes {
    let [a, b, c] = &BOX_ROWS[stack];
    let rows = &rows[3 * band..][..3];
    rows[0].lookup(machine.load(a)) | rows[1].lookup(machine.load(b)) | rows[2].lookup(machine.load(c))
}

/// For each digit, its cell in the three boxes `A` and in the three boxes `B`. All writes come
/// before the first read, which would otherwise have to wait.
#[inline(always)]
fn cells_of_digits(grid: &Cells81) -> [[u8; WIDTH]; 6] {
    let mut cells = [[0; WIDTH]; 6];
    for (number, cells) in cells.iter_mut().enumerate() {
        let (band, step) = (number % 3, number / 3);
        let corner = 27 * band + 3 * ((band + step) % 3);
        for cell in 0..9 {
            let digit = grid[corner + 9 * (cell / 3) + cell % 3];
            cells[usize::from(digit) % WIDTH] = cell as u8;
        }
    }
    cells
}

/// The features of a band, from its boxes and the cells of the digits in `A` and `B`.
#[inline(always)]
fn band_features<M: ByteMachine>(
    machine: M,
    own: M::Bytes,
    others: [M::Bytes; 2],
    in_a: M::Bytes,
    in_b: M::Bytes,
) -> BandFeatures {
    let mut rises = [0; 2];
    for (rises, digits) in rises.iter_mut().zip(others) {
        let labels = in_a.lookup(digits);
        *rises = labels.lookup(machine.load(&NEXT)).exceeds(labels).bits();
    }
    let rows_in_b = machine.load(&ROW).lookup(in_b.lookup(own));
    BandFeatures { falls: rows_in_b.equals(machine.load(&ROW_BELOW)).bits(), rises }
}

/// The search for the smallest continuation.
struct GridSearch<'a, M> {
    bands: &'static Bands,
    machine: M,
    /// The last six rows of the smallest grid so far.
    best: [u64; 6],
    /// The number of beginnings that lead to it.
    ties: u32,
    winners: Option<&'a mut Vec<FormWay>>,
}

impl<M: ByteMachine> GridSearch<'_, M> {
    /// Tries all grids that begin with this band.
    #[inline(always)]
    fn begin_with(
        &mut self,
        lines: &[M::Bytes; 9],
        (orientation, band): (usize, usize),
        key: usize,
        band_features: BandFeatures,
    ) {
        let machine = self.machine;
        let (rows, columns) = self.bands.arrangement(key);
        let sorted_columns = self.bands.sorted_columns(STACKS[orientation][band], band_features.rises);
        let columns = machine.load(sorted_columns).lookup(machine.load(columns));
        let [x, y] = [[1, 2], [0, 2], [0, 1]][band];
        for symmetry in self.bands.symmetries(self.bands.kind(key)) {
            let columns = columns.lookup(machine.load(&symmetry.columns));
            let row_of = |row: u8| 3 * band as u8 + rows[usize::from(row)];
            let first = lines[usize::from(row_of(symmetry.rows[0])) % 9].lookup(columns);
            let names = labels(machine, first);
            let (mut x_rows, mut y_rows) = ([0; 3], [0; 3]);
            for (rows, band) in [(&mut x_rows, x), (&mut y_rows, y)] {
                for (renamed, row) in rows.iter_mut().zip(&lines[3 * band..][..3]) {
                    *renamed = names.lookup(row.lookup(columns)).head();
                }
            }
            let ([a, b, c], [d, e, f]) = (sorted(x_rows), sorted(y_rows));
            if a.min(d) > self.best[0] {
                continue;
            }
            let tail = if a < d { [a, b, c, d, e, f] } else { [d, e, f, a, b, c] };
            if tail > self.best {
                continue;
            }
            if tail < self.best {
                self.best = tail;
                self.ties = 0;
                if let Some(winners) = &mut self.winners {
                    winners.clear();
                }
            }
            self.ties += 1;
            if let Some(winners) = &mut self.winners {
                let mut order = [0; 9];
                for (place, row) in symmetry.rows.into_iter().enumerate() {
                    order[place] = row_of(row);
                }
                for row in [x, y].into_iter().flat_map(|band| 3 * band..3 * band + 3) {
                    let renamed = names.lookup(lines[row].lookup(columns)).head();
                    let place = tail.iter().position(|&digits| digits == renamed);
                    order[3 + place.expect("the tail consists of these rows")] = row as u8;
                }
                winners.push(FormWay {
                    orientation: ORIENTATIONS[orientation],
                    rows: order,
                    columns: *columns.to_array().first_chunk().expect("16 is more than 9"),
                    labels: *names.to_array()[1..].first_chunk().expect("15 is more than 9"),
                });
            }
        }
    }

    /// The smallest grid, which begins with a band of this kind.
    #[inline(always)]
    fn form(&self, kind: u16) -> Cells81 {
        let mut form = [0; 81];
        let (rows, _) = form.as_chunks_mut::<9>();
        let (first, rest) = rows.split_at_mut(3);
        for (row, digits) in first.iter_mut().zip(self.bands.form(kind)) {
            *row = digits.map(|digit| digit + 1);
        }
        for (row, head) in rest.iter_mut().zip(self.best) {
            let head = head.to_be_bytes();
            row[..8].copy_from_slice(&head);
            row[8] = ROW_SUM - head.iter().sum::<u8>();
        }
        form
    }
}

/// The new labels of the digits, according to the first row.
#[inline(always)]
fn labels<M: ByteMachine>(machine: M, first: M::Bytes) -> M::Bytes {
    let digits = machine.load(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    let mut labels = machine.fill(0);
    for column in 0..9 {
        let is_here = digits.equals(first.lookup(machine.fill(column)));
        labels = machine.fill(column + 1).select(is_here, labels);
    }
    labels
}

#[inline(always)]
fn sorted([a, b, c]: [u64; 3]) -> [u64; 3] {
    let (low, high) = (a.min(b), a.max(b));
    let (middle, high) = (high.min(c), high.max(c));
    [low.min(middle), low.max(middle), high]
}
