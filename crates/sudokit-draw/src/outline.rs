//! The outline of a set of cells, at a distance inside of their borders.
//!
//! The borders of cells are directed so that the set is always to the right.
//! From each end of a border, the outline follows the next one; where cells touch only
//! at a corner, it turns right first, which keeps them apart.

use std::collections::{BTreeMap, BTreeSet};

use sudokit::board::Position;
use sudokit::{Cell, Geometry};

use crate::shape::{CELL, Path, Point, Segment};

/// A corner of a cell, by row and column.
type Corner = (i32, i32);

/// The outline of these cells, `inset` units inside, on a board whose upper left corner is `origin`.
pub(crate) fn outline(geometry: &Geometry, cells: &[Cell], inset: f32, origin: Point) -> Path {
    let places = |&cell: &Cell| {
        let Position { row, column } = geometry.position(cell);
        (row as i32, column as i32)
    };
    let set: BTreeSet<Corner> = cells.iter().map(places).collect();
    let mut borders: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for &(row, column) in &set {
        let sides = [
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        ];
        for (_, from, to) in sides.into_iter().filter(|(neighbour, ..)| !set.contains(neighbour)) {
            borders.entry(from).or_default().push(to);
        }
    }
    let mut path = Path::default();
    while let Some((&start, _)) = borders.iter().next() {
        let corners = follow(&mut borders, start);
        append_loop(&mut path, &corners, inset, origin);
    }
    path
}

/// Removes the borders of one closed line, and returns its corners.
fn follow(borders: &mut BTreeMap<Corner, Vec<Corner>>, start: Corner) -> Vec<Corner> {
    let mut corners = vec![start];
    let mut at = start;
    let mut heading = (0, 0);
    while let Some(nexts) = borders.get_mut(&at) {
        let right = (at.0 + heading.1, at.1 - heading.0);
        let choice = nexts.iter().position(|&next| next == right).unwrap_or(0);
        let next = nexts.swap_remove(choice);
        if nexts.is_empty() {
            borders.remove(&at);
        }
        heading = (next.0 - at.0, next.1 - at.1);
        at = next;
        if at == start {
            break;
        }
        corners.push(at);
    }
    corners
}

fn append_loop(path: &mut Path, corners: &[Corner], inset: f32, origin: Point) {
    let count = corners.len();
    let mut is_first = true;
    for index in 0..count {
        let before = corners[(index + count - 1) % count];
        let (at, after) = (corners[index], corners[(index + 1) % count]);
        let (enters, leaves) = ((at.0 - before.0, at.1 - before.1), (after.0 - at.0, after.1 - at.1));
        if enters == leaves {
            continue;
        }
        // The inside is to the right of both directions.
        let shift = |(rows, columns): (i32, i32)| Point::new(-rows as f32, columns as f32);
        let corner = Point::new(at.1 as f32, at.0 as f32) * CELL;
        let to = origin + corner + (shift(enters) + shift(leaves)) * inset;
        path.push(if is_first { Segment::Move(to) } else { Segment::Line(to) });
        is_first = false;
    }
    path.push(Segment::Close);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The corners of the outline, in units of a cell.
    fn corners(cells: &[(usize, usize)], inset: f32) -> Vec<Vec<(f32, f32)>> {
        let board = Geometry::of_side(4).unwrap();
        let cells: Vec<Cell> = cells.iter().map(|&(row, column)| board.cell(row, column)).collect();
        let path = outline(&board, &cells, inset * CELL, Point::default());
        let mut loops: Vec<Vec<(f32, f32)>> = Vec::new();
        for segment in path.segments() {
            match segment {
                Segment::Move(to) => loops.push(vec![(to.x / CELL, to.y / CELL)]),
                Segment::Line(to) => loops.last_mut().unwrap().push((to.x / CELL, to.y / CELL)),
                _ => (),
            }
        }
        loops
    }

    #[test]
    fn one_cell_is_a_square() {
        assert_eq!(corners(&[(0, 0)], 0.0), [[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]]);
    }

    #[test]
    fn the_outline_is_inside_of_the_cells() {
        let [around] = &corners(&[(1, 0), (1, 1)], 0.1)[..] else { panic!("one line") };
        assert_eq!(around, &[(0.1, 1.1), (1.9, 1.1), (1.9, 1.9), (0.1, 1.9)]);
    }

    #[test]
    fn cells_that_touch_at_a_corner_have_two_outlines() {
        assert_eq!(corners(&[(0, 0), (1, 1)], 0.0).len(), 2);
        assert_eq!(corners(&[(0, 1), (1, 0)], 0.0).len(), 2);
    }

    #[test]
    fn a_hole_has_an_outline_of_its_own() {
        let ring: Vec<_> = (0..3)
            .flat_map(|row| (0..3).map(move |column| (row, column)))
            .filter(|&at| at != (1, 1))
            .collect();
        assert_eq!(corners(&ring, 0.1).len(), 2);
    }
}
