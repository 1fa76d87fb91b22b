//! The 416 kinds of bands.
//!
//! Three rows of a full 9x9 grid can be filled in about a trillion ways. Apart from the order of
//! rows, stacks and columns and the labels of the digits, there are only 416 kinds, numbered in the
//! order of their smallest forms. The form of a band is the image whose digits, row by row, are the
//! smallest number:
//!
//! ```text
//!   kind 1    1 2 3 | 4 5 6 | 7 8 9        kind 416    1 2 3 | 4 5 6 | 7 8 9
//!             4 5 6 | 7 8 9 | 1 2 3                    4 5 7 | 8 9 3 | 6 1 2
//!             7 8 9 | 1 2 3 | 4 5 6                    9 8 6 | 2 1 7 | 3 5 4
//! ```
//!
//! To look up the kind of a band, its digits are labelled by their cells in the first box, `A`. The
//! features of the other two boxes, `B` and `C`, are then:
//!
//! * which digits *fall* by one row from `A` to `B`, and which by two (the first row follows the
//!   last): 56 ways;
//! * the order of the digits in the rows of `B`, compared with its first row: 6 · 6 ways, whatever
//!   the order of its columns; and the same for `C`.
//!
//! These are the 72,576 keys of a table with the kind of each band and the arrangement that gives
//! its form. The table is built on first use, in about ten milliseconds: a band whose kind is
//! unknown is arranged in all ways that could be the smallest, and then its form in all ways that
//! give another key.

use std::array;
use std::sync::OnceLock;

use crate::simd::bytes::{NOWHERE, WIDTH};

/// The permutations of three things.
pub(super) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The number of column orders: the order of the stacks, and of the columns in each.
pub(super) const COLUMN_ORDERS: usize = 6 * 6 * 6 * 6;

/// The number of keys for each set of falling digits.
const KEYS_OF_FALLS: usize = 36 * 36;

const KEYS: usize = 56 * KEYS_OF_FALLS;

/// Nine bits, one for each cell of a box.
const BITS: usize = 1 << 9;

/// Three rows of digits, counted from 0.
pub(super) type BandDigits = [[u8; 9]; 3];

/// For each line of an arrangement, the line that it comes from.
type RowOrder = [u8; 3];
type ColumnOrder = [u8; 9];

/// The table of band kinds.
pub(super) struct Bands {
    /// For each set of digits that fall by one row, the first key of these bands.
    falls: [u32; BITS],
    /// For the comparisons in a box, the order of its rows compared with the first.
    orders: [u8; BITS],
    /// For the comparisons in a row, the order of columns that sorts the row.
    sorters: [u8; 8],
    /// For each key, the kind.
    kinds: Vec<u16>,
    /// For each key, the arrangement of rows and columns. Few entries are used, so a separate table
    /// keeps `kinds` in the cache.
    arrangements: Vec<u16>,
    /// All orders of columns.
    columns: Vec<[u8; WIDTH]>,
    forms: Vec<BandKind>,
}

/// The smallest band of a kind, and the arrangements that map it to itself.
struct BandKind {
    form: BandDigits,
    symmetries: Vec<Arrangement>,
}

/// For some keys, the arrangement of such a band as its form: the numbers of its row order and its
/// column order in one.
type KeyedArrangements = Vec<(usize, u16)>;

/// An order of rows and columns, given by their sources.
#[derive(Clone, Copy)]
pub(super) struct Arrangement {
    pub rows: RowOrder,
    /// Padded with [`NOWHERE`] after the nine columns.
    pub columns: [u8; WIDTH],
}

/// The features that determine the kind of a band.
#[derive(Clone, Copy, Default)]
pub(super) struct BandFeatures {
    /// Bit mask of the digits that fall by one row from `A` to `B`.
    pub falls: u32,
    /// Bit masks of the cells of `B` and `C` whose digit is smaller than the next one in the row;
    /// the third is compared with the first.
    pub rises: [u32; 2],
}

impl Bands {
    pub(super) fn get() -> &'static Self {
        static BANDS: OnceLock<Bands> = OnceLock::new();
        BANDS.get_or_init(Self::new)
    }

    /// The key of a band.
    #[inline(always)]
    pub(super) fn key(&self, BandFeatures { falls, rises: [b, c] }: BandFeatures) -> usize {
        let order = |rises: u32| usize::from(self.orders[rises as usize % BITS]);
        self.falls[falls as usize % BITS] as usize + order(b) * 36 + order(c)
    }

    /// The kind of a band.
    #[inline(always)]
    pub(super) fn kind(&self, key: usize) -> u16 {
        self.kinds[key]
    }

    /// The column order that a band's table entry expects: the stacks in the order with number
    /// `stacks`, the columns of `A` unchanged, and those of `B` and `C` so that their first rows
    /// are sorted.
    #[inline(always)]
    pub(super) fn sorted_columns(&self, stacks: usize, [b, c]: [u32; 2]) -> &[u8; WIDTH] {
        let sorter = |rises: u32| usize::from(self.sorters[rises as usize % 8]);
        &self.columns[stacks * 216 + sorter(b) * 6 + sorter(c)]
    }

    /// The arrangement that turns a band with this key into its form.
    #[inline(always)]
    pub(super) fn arrangement(&self, key: usize) -> (RowOrder, &[u8; WIDTH]) {
        let packed = usize::from(self.arrangements[key]);
        (ORDERS[packed / COLUMN_ORDERS], &self.columns[packed % COLUMN_ORDERS])
    }

    /// The smallest band of a kind.
    pub(super) fn form(&self, kind: u16) -> &BandDigits {
        &self.forms[usize::from(kind)].form
    }

    /// The arrangements that map a form to itself.
    #[inline(always)]
    pub(super) fn symmetries(&self, kind: u16) -> &[Arrangement] {
        &self.forms[usize::from(kind)].symmetries
    }

    fn new() -> Self {
        let mut bands = Self {
            falls: [0; BITS],
            orders: [0; BITS],
            sorters: [0; 8],
            kinds: vec![0; KEYS],
            arrangements: vec![0; KEYS],
            columns: (0..COLUMN_ORDERS).map(|number| padded(&column_order(number))).collect(),
            forms: Vec::new(),
        };
        let falls = possible_falls();
        for (number, &falls) in falls.iter().enumerate() {
            bands.falls[falls as usize] = (number * KEYS_OF_FALLS) as u32;
        }
        bands.number_orders();
        let mut orbits = bands.orbits(&falls);
        orbits.sort_unstable_by_key(|(kind, _)| kind.form);
        for (number, (kind, arrangements)) in orbits.into_iter().enumerate() {
            for (key, arrangement) in arrangements {
                bands.kinds[key] = number as u16;
                bands.arrangements[key] = arrangement;
            }
            bands.forms.push(kind);
        }
        bands
    }

    /// Numbers the possible results of the comparisons in a box.
    fn number_orders(&mut self) {
        for first in ORDERS {
            let sorter = inverse(&first);
            self.sorters[rises(first) as usize] = order_number(sorter) as u8;
            for second in ORDERS {
                for third in ORDERS {
                    let rises = rises(first) | rises(second) << 3 | rises(third) << 6;
                    let compared = |row: [u8; 3]| order_number(sorter.map(|column| row[usize::from(column)]));
                    self.orders[rises as usize] = (compared(second) * 6 + compared(third)) as u8;
                }
            }
        }
    }

    /// All kinds, in the order of their first keys.
    fn orbits(&self, falls: &[u32]) -> Vec<(BandKind, KeyedArrangements)> {
        let mut is_seen = vec![false; KEYS];
        let mut orbits = Vec::new();
        for key in 0..KEYS {
            if !is_seen[key] {
                let orbit = self.orbit(smallest(&band_of(key, falls)));
                orbit.1.iter().for_each(|&(key, _)| is_seen[key] = true);
                orbits.push(orbit);
            }
        }
        orbits
    }

    /// Arranges a form in all ways that may give another key: rows, stacks, and the columns of the
    /// box that becomes `A`. The order of the other columns does not affect the key.
    fn orbit(&self, form: BandDigits) -> (BandKind, KeyedArrangements) {
        let mut kind = BandKind { form, symmetries: Vec::new() };
        let mut arrangements = Vec::with_capacity(216);
        let home = self.key(features(&form));
        // The arrangement that keeps rows, stacks and `A` in order only sorts `B` and `C`. A
        // symmetry is another arrangement with the same result.
        let sorted_at_home = self.sorted(&form, &column_order(0));
        for rows in ORDERS {
            for columns_number in (0..COLUMN_ORDERS).step_by(36) {
                let columns = column_order(columns_number);
                let image = arranged(&form, rows, &columns);
                let key = self.key(features(&image));
                let columns = self.sorted(&image, &columns);
                if key == home {
                    let columns = inverse(&sorted_at_home).map(|column| columns[usize::from(column)]);
                    kind.symmetries.push(Arrangement { rows, columns: padded(&columns) });
                }
                if arrangements.iter().all(|&(other, _)| other != key) {
                    // Stores the inverse, which leads from the band to the form.
                    let rows = order_number(inverse(&rows));
                    let columns = column_order_number(&inverse(&columns));
                    arrangements.push((key, (rows * COLUMN_ORDERS + columns) as u16));
                }
            }
        }
        (kind, arrangements)
    }

    /// The columns of an image, reordered so that its boxes `B` and `C` are sorted.
    fn sorted(&self, image: &BandDigits, columns: &ColumnOrder) -> ColumnOrder {
        let [b, c] = features(image).rises;
        let order = self.sorted_columns(0, [b, c]);
        array::from_fn(|column| columns[usize::from(order[column])])
    }
}

/// The sets of digits that can fall by one row: each row of `B` must receive three digits.
fn possible_falls() -> Vec<u32> {
    let is_possible = |falls: &u32| {
        let mut digits = [0; 3];
        (0..9).for_each(|label| digits[row_in_b(*falls, label)] += 1);
        digits == [3; 3]
    };
    (0..BITS as u32).filter(is_possible).collect()
}

/// The row of `B` that contains a digit.
fn row_in_b(falls: u32, label: usize) -> usize {
    (label / 3 + if falls >> label & 1 == 1 { 1 } else { 2 }) % 3
}

/// A band with this key.
fn band_of(key: usize, falls: &[u32]) -> BandDigits {
    let falls = falls[key / KEYS_OF_FALLS];
    let mut band = BandDigits::default();
    for (row, digits) in band.iter_mut().enumerate() {
        for (column, digit) in digits[..3].iter_mut().enumerate() {
            *digit = (3 * row + column) as u8;
        }
        let in_b = (0..9).filter(|&label| row_in_b(falls, label) == row);
        let in_c = (0..9).filter(|&label| label / 3 != row && row_in_b(falls, label) != row);
        for (labels, stack, order) in
            [(in_b.collect::<Vec<_>>(), 1, key / 36 % 36), (in_c.collect(), 2, key % 36)]
        {
            let order = ORDERS[[0, order / 6, order % 6][row]];
            for (digit, place) in digits[3 * stack..].iter_mut().zip(order) {
                *digit = labels[usize::from(place)] as u8;
            }
        }
    }
    band
}

/// The features of a band.
fn features(band: &BandDigits) -> BandFeatures {
    let mut labels = [0; 9];
    for (row, digits) in band.iter().enumerate() {
        for column in 0..3 {
            labels[usize::from(digits[column])] = (3 * row + column) as u8;
        }
    }
    let labels = band.map(|row| row.map(|digit| labels[usize::from(digit)]));
    let row_of = |row: usize, stack: usize| [0, 1, 2].map(|column| labels[row][3 * stack + column]);
    let rises = |stack| (0..3).fold(0, |bits, row| bits | rises(row_of(row, stack)) << (3 * row));
    let fallen = (0..3).flat_map(|row| {
        row_of(row, 1).into_iter().filter(move |label| usize::from(label / 3 + 1) % 3 == row)
    });
    BandFeatures { falls: fallen.fold(0, |falls, label| falls | 1 << label), rises: [rises(1), rises(2)] }
}

/// For each of three numbers, whether the next one is larger; the first follows the last.
fn rises([a, b, c]: [u8; 3]) -> u32 {
    u32::from(a < b) | u32::from(b < c) << 1 | u32::from(c < a) << 2
}

/// The smallest arrangement of a band.
///
/// Its second row begins with 456 if the three digits come from one box of the first row, or with
/// 457 if two of them do: two of three always come from one of two boxes. That fixes all columns
/// except the last two, once the rows, the stacks and the columns of the first box are chosen.
fn smallest(band: &BandDigits) -> BandDigits {
    let mut best = [[u8::MAX; 9]; 3];
    for rows in ORDERS {
        let [first, second] = [rows[0], rows[1]].map(|row| &band[usize::from(row)]);
        let column_of = inverse(first);
        // The column in which the first row has the digit that the second row has in `column`.
        let above = |column: u8| column_of[usize::from(second[usize::from(column)])];
        for [x, y, z] in &ORDERS {
            for order in &ORDERS {
                let [a, b, c] = order.map(|column| 3 * x + column);
                let [d, e, third] = [a, b, c].map(above);
                if d / 3 != *y || e / 3 != *y {
                    continue;
                }
                let f = 9 * y + 3 - d - e;
                if third / 3 == *y {
                    let [g, h, i] = [d, e, f].map(above);
                    best = best.min(arranged(band, rows, &[a, b, c, d, e, f, g, h, i]));
                } else {
                    let [h, i] = [1, 2].map(|step| 3 * z + (third + step) % 3);
                    best = best.min(arranged(band, rows, &[a, b, c, d, e, f, third, h, i]));
                    best = best.min(arranged(band, rows, &[a, b, c, d, e, f, third, i, h]));
                }
            }
        }
    }
    best
}

/// Reorders the rows and columns of a band, and relabels its digits by the new first row.
fn arranged(band: &BandDigits, rows: RowOrder, columns: &ColumnOrder) -> BandDigits {
    let [first, second, third] = rows.map(|row| {
        let row = &band[usize::from(row)];
        columns.map(|column| row[usize::from(column)])
    });
    let labels = inverse(&first);
    [first, second, third].map(|row| row.map(|digit| labels[usize::from(digit)]))
}

fn inverse<const N: usize>(numbers: &[u8; N]) -> [u8; N] {
    let mut inverse = [0; N];
    for (place, &number) in numbers.iter().enumerate() {
        inverse[usize::from(number)] = place as u8;
    }
    inverse
}

/// The index of an order in `ORDERS`.
fn order_number(order: [u8; 3]) -> usize {
    // Two determine the third: 01 02 10 12 20 21.
    let [a, b, _] = order.map(usize::from);
    2 * a + usize::from(b > 3 - a - b)
}

/// The order of columns with this number.
fn column_order(number: usize) -> ColumnOrder {
    let stacks = ORDERS[number / 216];
    let columns = [number / 36 % 6, number / 6 % 6, number % 6].map(|order| ORDERS[order]);
    array::from_fn(|column| 3 * stacks[column / 3] + columns[column / 3][column % 3])
}

fn column_order_number(columns: &ColumnOrder) -> usize {
    let [a, b, c]: [[u8; 3]; 3] = array::from_fn(|stack| array::from_fn(|i| columns[3 * stack + i]));
    let within = |three: [u8; 3]| order_number(three.map(|column| column % 3));
    let stacks = order_number([a, b, c].map(|three| three[0] / 3));
    ((stacks * 6 + within(a)) * 6 + within(b)) * 6 + within(c)
}

/// The columns, padded to the width of a register.
fn padded(columns: &ColumnOrder) -> [u8; WIDTH] {
    array::from_fn(|place| columns.get(place).copied().unwrap_or(NOWHERE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_416_kinds_with_935_symmetries() {
        let bands = Bands::get();
        assert_eq!(bands.forms.len(), 416);
        assert_eq!(bands.forms.iter().map(|kind| kind.symmetries.len()).sum::<usize>(), 935);
        assert_eq!(bands.form(415)[2], [8, 7, 5, 1, 0, 6, 2, 4, 3], "986217354");
        assert!(bands.forms.is_sorted_by(|a, b| a.form < b.form));
    }

    /// The arrangement of every key leads to the form of its kind.
    #[test]
    fn every_band_can_be_arranged_as_its_form() {
        let bands = Bands::get();
        let falls = possible_falls();
        assert_eq!(falls.len(), 56);
        for key in 0..KEYS {
            let band = band_of(key, &falls);
            assert_eq!(bands.key(features(&band)), key);
            let (rows, columns) = bands.arrangement(key);
            let columns: ColumnOrder = array::from_fn(|column| columns[column]);
            assert_eq!(arranged(&band, rows, &columns), *bands.form(bands.kind(key)), "key {key}");
        }
    }

    #[test]
    fn symmetries_keep_the_form() {
        let bands = Bands::get();
        for kind in 0..416 {
            let form = bands.form(kind);
            for symmetry in bands.symmetries(kind) {
                let columns: ColumnOrder = array::from_fn(|column| symmetry.columns[column]);
                assert_eq!(arranged(form, symmetry.rows, &columns), *form, "kind {kind}");
            }
        }
    }

    #[test]
    fn forms_are_the_smallest_of_all_arrangements() {
        let bands = Bands::get();
        for kind in (0..416).step_by(13) {
            let form = bands.form(kind);
            let all = ORDERS.into_iter().flat_map(|rows| {
                (0..COLUMN_ORDERS).map(move |columns| arranged(form, rows, &column_order(columns)))
            });
            assert_eq!(all.min().as_ref(), Some(form));
        }
    }

    #[test]
    fn order_numbers_round_trip() {
        for (number, order) in ORDERS.into_iter().enumerate() {
            assert_eq!(order_number(order), number);
        }
        for number in 0..COLUMN_ORDERS {
            assert_eq!(column_order_number(&column_order(number)), number);
        }
    }
}
