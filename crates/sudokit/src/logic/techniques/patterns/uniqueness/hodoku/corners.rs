//! The positions of rectangles: two rows, two columns and two regions.
//!
//! ```text
//!  start  . second | .     Two cells of a region in one line are a side. The
//!    .    .   .    | .     lines that cross it there lead to another region, where
//!  ----------------+--     they have the opposite side. Around the rectangle, the
//!  third  . fourth | .     order is start, second, fourth, third.
//! ```

use crate::base::{Candidate, Cell, Digit};
use crate::board::{Candidates, Geometry};

/// Two cells of a region in one line.
pub(super) struct RectangleSide {
    pub(super) cells: [Cell; 2],
    /// The numbers of the lines that cross it at these cells.
    across: [usize; 2],
}

impl RectangleSide {
    /// Returns the sides that begin at a cell, in the order of its region, and end at a cell that
    /// fits.
    pub(super) fn from(
        start: Cell,
        geometry: &Geometry,
        fits: impl Fn(Cell) -> bool,
    ) -> impl Iterator<Item = Self> {
        let [row, column, region] = lines(start, geometry);
        let ends = geometry.house(region).1.iter().filter(move |&&end| end != start && fits(end));
        ends.filter_map(move |&second| {
            let [other_row, other_column, _] = lines(second, geometry);
            let across = if row == other_row {
                [column, other_column]
            } else if column == other_column {
                [row, other_row]
            } else {
                return None;
            };
            Some(Self { cells: [start, second], across })
        })
    }

    /// Returns the opposite pairs of cells, all along the crossing lines.
    pub(super) fn opposite(&self, geometry: &Geometry) -> impl Iterator<Item = [Cell; 2]> {
        let [first, second] = self.across.map(|line| geometry.house(line).1);
        first.iter().zip(second).map(|(&third, &fourth)| [third, fourth])
    }

    /// Returns the corners in order around the rectangle, if every house with one of them has two
    /// neighbouring ones, so that two digits can be swapped.
    pub(super) fn corners(&self, [third, fourth]: [Cell; 2], geometry: &Geometry) -> Option<[Cell; 4]> {
        let [start, second] = self.cells;
        let [_, _, near] = lines(start, geometry);
        let [far, further] = [third, fourth].map(|corner| lines(corner, geometry)[2]);
        let corners = [start, second, fourth, third];
        let is_balanced = |(_, cells): (_, &[Cell])| {
            let held = corners.map(|corner| usize::from(cells.contains(&corner)));
            held[0] + held[2] == held[1] + held[3] && held[0] + held[2] <= 1
        };
        let mut others = geometry.houses().skip(3 * geometry.side());
        (near != far && far == further && others.all(is_balanced)).then_some(corners)
    }
}

/// Returns the numbers of the row, the column and the region of a cell.
pub(super) fn lines(cell: Cell, geometry: &Geometry) -> [usize; 3] {
    let places = geometry.places(cell);
    [0, 1, 2].map(|kind| usize::from(places[kind].house))
}

/// Returns the row, the column and the region that contain all these cells, if any do.
pub(super) fn shared(cells: &[Cell], geometry: &Geometry) -> [Option<usize>; 3] {
    let first = lines(cells[0], geometry);
    [0, 1, 2].map(|kind| {
        cells.iter().all(|&cell| lines(cell, geometry)[kind] == first[kind]).then_some(first[kind])
    })
}

/// Returns the line of two cells, if they are not opposite corners.
pub(super) fn line(cells: [Cell; 2], geometry: &Geometry) -> Option<usize> {
    let [row, column, _] = shared(&cells, geometry);
    row.or(column)
}

/// Whether the limits of the puzzle allow both digits in all corners.
pub(super) fn is_within_limits(candidates: &Candidates, corners: [Cell; 4], digits: [Digit; 2]) -> bool {
    let may_hold = |cell: Cell, digit: Digit| candidates.is_within_limits(Candidate { cell, digit });
    corners.iter().all(|&cell| digits.iter().all(|&digit| may_hold(cell, digit)))
}

/// The rectangles found so far.
///
/// HoDoKu identifies a rectangle by a number with one figure per corner, although a corner's number
/// may have two figures. So different rectangles can have the same number, and the later one is
/// skipped.
#[derive(Default)]
pub(super) struct SeenRectangles(Vec<usize>);

impl SeenRectangles {
    /// Adds a rectangle. Returns whether it is new.
    pub(super) fn insert(&mut self, mut corners: [Cell; 4], geometry: &Geometry) -> bool {
        corners.sort();
        let base = geometry.side() + 1;
        let number = corners.iter().fold(0, |number, corner| number * base + corner.index());
        let is_new = !self.0.contains(&number);
        if is_new {
            self.0.push(number);
        }
        is_new
    }
}
