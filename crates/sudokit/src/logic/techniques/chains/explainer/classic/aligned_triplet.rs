//! Aligned triplet exclusion (Sudoku Explainer's rule 22): three cells cannot hold certain triples
//! of digits, because a cell that sees them all would have no candidate left. A digit that is in no
//! possible triple is eliminated.
//!
//! Thousands of triples of cells are tried, and almost none eliminates anything. So for each pair
//! of cells, and each pair of digits in them, the digits that a third cell could not hold are
//! collected first, as if it saw everything the two see. A third cell is tried only if its
//! candidates match this collection.

use std::array;

use super::ClassicMarks;
use super::position::{HOUSE, PEERS, PLACES_OF, bits, cell_set, cells};

const ALL: u16 = 511;

/// The cells of a position by their role.
struct TripletRoles<'a> {
    marks: &'a ClassicMarks,
    /// Cells that may be in a triple.
    bases: u128,
    /// Cells with two or three candidates.
    small: u128,
}

impl<'a> TripletRoles<'a> {
    fn new(marks: &'a ClassicMarks) -> Self {
        let having = |test: fn(u32) -> bool| cell_set((0..81).filter(|&cell| test(marks[cell].count_ones())));
        let singles = having(|size| size == 1);
        let small = having(|size| size == 2 || size == 3);
        let several = cells(having(|size| size >= 2));
        let is_base = |&cell: &usize| PEERS[cell] & singles == 0 && PEERS[cell] & small != 0;
        Self { marks, bases: cell_set(several.filter(is_base)), small }
    }

    /// Returns the small cells that all of these cells see.
    fn excluders(&self, of: &[usize]) -> u128 {
        of.iter().fold(self.small, |set, &cell| set & PEERS[cell])
    }
}

const fn several(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

const fn see(one: usize, other: usize) -> bool {
    PEERS[one] >> other & 1 == 1
}

/// Three cells that lose candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClassicTriplet {
    pub(crate) cells: [usize; 3],
    /// The cells and digits of the eliminations.
    pub(crate) removals: Vec<(u8, u8)>,
}

impl ClassicTriplet {
    fn new(roles: &TripletRoles, cells: [usize; 3]) -> Self {
        let lost = cells.into_iter().zip(exclude(roles, cells));
        let removals =
            lost.flat_map(|(cell, digits)| bits(digits).map(move |digit| (cell as u8, digit as u8)));
        Self { cells, removals: removals.collect() }
    }
}

/// The search, with the last position in which it found nothing.
pub(super) struct AlignedTripletSearch {
    fruitless: ClassicMarks,
    bases: u128,
}

impl AlignedTripletSearch {
    pub(super) fn new() -> Self {
        Self { fruitless: [0; 81], bases: 0 }
    }

    /// Returns the first triple that loses candidates. Skips pairs whose cells and peers have not
    /// changed since the last position in which nothing was found.
    pub(super) fn find(&mut self, marks: &ClassicMarks) -> Option<ClassicTriplet> {
        let roles = TripletRoles::new(marks);
        let changed = cell_set((0..81).filter(|&cell| marks[cell] != self.fruitless[cell]));
        let changed = changed | (roles.bases ^ self.bases);
        let is_touched = |&cell: &usize| changed & (PEERS[cell] | 1 << cell) != 0;
        let touched = cell_set(cells(roles.bases).filter(is_touched));
        for second in cells(roles.bases) {
            let before = roles.bases & ((1 << second) - 1);
            let firsts = if touched >> second & 1 == 1 { before } else { before & touched };
            for first in cells(firsts) {
                if let Some(found) = search(&roles, first, second) {
                    return Some(found);
                }
            }
        }
        self.fruitless = *marks;
        self.bases = roles.bases;
        None
    }
}

/// Tries all third cells for a pair.
fn search(roles: &TripletRoles, first: usize, second: usize) -> Option<ClassicTriplet> {
    let common = roles.excluders(&[first, second]);
    if !several(common) {
        return None;
    }
    let seen = roles.small & (PEERS[first] | PEERS[second]) & roles.bases & !(1 << first | 1 << second);
    let tails = cell_set(cells(seen).filter(|&tail| several(common & PEERS[tail])));
    if tails == 0 {
        return None;
    }
    let fits = ThirdCellFilter::new(roles, first, second, common);
    let loses = |tail: usize| exclude(roles, [first, second, tail]) != [0; 3];
    let tails = cell_set(cells(tails).filter(|&tail| fits.admit(roles.marks[tail]) && loses(tail)));
    if tails == 0 {
        return None;
    }
    let houses = [first, second].into_iter().flat_map(|cell| PLACES_OF[cell]);
    let mut in_order = houses.flat_map(|at| HOUSE[at.house()]).map(usize::from);
    let tail = in_order.find(|&tail| tails >> tail & 1 == 1)?;
    Some(ClassicTriplet::new(roles, [first, second, tail]))
}

/// The candidates that a third cell must have for a pair of cells to lose any.
struct ThirdCellFilter {
    /// A digit of the pair is eliminated if one of these sets contains all candidates of the third
    /// cell.
    within: [u16; 9 + LANES],
    /// The digits that the third cell itself may lose.
    common: u16,
}

/// The digits of the second cell are handled in parallel lanes. More lanes are not worthwhile: if
/// both cells may hold all nine digits, every third cell is tried.
const LANES: usize = 8;

impl ThirdCellFilter {
    fn new(roles: &TripletRoles, first: usize, second: usize, excluders: u128) -> Self {
        let sizes = [first, second].map(|cell| roles.marks[cell].count_ones() as usize);
        let (first, second) = if sizes[0] < sizes[1] { (second, first) } else { (first, second) };
        let lanes = sizes[0].min(sizes[1]);
        if lanes > LANES {
            return Self { within: [ALL; 9 + LANES], common: ALL };
        }
        let mut second_digits = [0; LANES];
        let mut absent = [ALL; LANES];
        for (lane, digit) in bits(roles.marks[second]).enumerate() {
            second_digits[lane] = 1 << digit;
            absent[lane] = 0;
        }
        let mut small = [0; 20];
        let mut count = 0;
        for cell in cells(excluders) {
            small[count] = roles.marks[cell];
            count += 1;
        }
        let same = if see(first, second) { ALL } else { 0 };
        let mut fits = Self { within: [0; 9 + LANES], common: ALL };
        let (by_first, by_second) = fits.within.split_at_mut(9);
        by_second[..lanes].fill(ALL);
        for (digit, within) in bits(roles.marks[first]).zip(by_first) {
            let digit = 1 << digit;
            let mut killed: [u16; LANES] = array::from_fn(|lane| {
                let equal = if second_digits[lane] == digit { same } else { 0 };
                second_digits[lane] | digit | absent[lane] | equal
            });
            for &excluder in &small[..count] {
                for (killed, other) in killed.iter_mut().zip(second_digits) {
                    *killed |= kills(excluder, digit | other);
                }
            }
            *within = killed.iter().fold(ALL, |all, killed| all & killed);
            fits.common &= *within;
            by_second.iter_mut().zip(killed).for_each(|(within, killed)| *within &= killed);
        }
        fits
    }

    fn admit(&self, marks: u16) -> bool {
        marks & self.common != 0 || self.within.iter().any(|&within| marks & !within == 0)
    }
}

/// Returns the digits that a third cell cannot hold together with this pair, because the excluder
/// would have no candidate left.
fn kills(excluder: u16, pair: u16) -> u16 {
    let left = excluder & !pair;
    let all = if left == 0 { ALL } else { 0 };
    let last = if left & left.wrapping_sub(1) == 0 { left } else { 0 };
    all | last
}

/// Returns the digits of each cell that are in no possible triple.
fn exclude(roles: &TripletRoles, triple: [usize; 3]) -> [u16; 3] {
    let [first, second, third] = triple;
    let excluders = roles.excluders(&triple);
    let mut lost = triple.map(|cell| roles.marks[cell]);
    for one in bits(roles.marks[first]) {
        for two in bits(roles.marks[second]) {
            if one == two && see(first, second) {
                continue;
            }
            let pair = 1 << one | 1 << two;
            let killed = cells(excluders).fold(0, |killed, cell| killed | kills(roles.marks[cell], pair));
            let seen = u16::from(see(first, third)) << one | u16::from(see(second, third)) << two;
            let left = roles.marks[third] & !killed & !seen;
            if left != 0 {
                lost[0] &= !(1 << one);
                lost[1] &= !(1 << two);
                lost[2] &= !left;
            }
        }
    }
    lost
}
