//! Canonical forms of 4x4 and 6x6 boards, by trying all transforms.
//!
//! A 4x4 board has 128 position changes, and a 6x6 board with boxes wider than high has 3,456.
//! Boards with boxes higher than wide are transposed first. Each image is compared with the
//! smallest so far, cell by cell; most are larger in the first row.

use std::cmp::Ordering;

use super::complete_labels;
use super::forms::digits;
use super::problem::FormProblem;
use crate::base::Error;
use crate::board::{Geometry, Grid, Shape};
use crate::transform::{Motion, Orientation, Transform};

/// The largest side for which trying all transforms is fast.
const LARGEST: usize = 6;

/// The form of a grid and all transforms to it, if its board is small enough.
pub(super) fn form(grid: &Grid) -> Result<(Grid, Vec<Transform>), Error> {
    let board = grid.geometry();
    let shape = offered(board)?;
    let orientations: &[Orientation] = match shape.rows().cmp(&shape.columns()) {
        Ordering::Less => &[Orientation::Straight],
        Ordering::Equal => &[Orientation::Straight, Orientation::Transposed],
        Ordering::Greater => &[Orientation::Transposed],
    };
    let (length, width) = (shape.rows().min(shape.columns()), shape.rows().max(shape.columns()));
    let (row_orders, column_orders) = (orders(board.side(), length), orders(board.side(), width));
    let mut search =
        SmallSearch { side: board.side(), best: vec![u8::MAX; board.len()], transforms: Vec::new() };
    for &orientation in orientations {
        let cells = match orientation {
            Orientation::Straight => digits(grid),
            Orientation::Transposed => {
                digits(&grid.transformed(&Transform::of(Motion::Diagonal, board.side()))?)
            }
        };
        for rows in &row_orders {
            for columns in &column_orders {
                search.offer(&cells, orientation, rows, columns);
            }
        }
    }
    Ok((grid.transformed(&search.transforms[0])?, search.transforms))
}

/// The boxes of a board that has canonical forms.
fn offered(board: &Geometry) -> Result<Shape, Error> {
    let shape = board.shape().filter(|shape| {
        board.extras().is_empty() && shape.side() <= LARGEST && shape.rows() > 1 && shape.columns() > 1
    });
    shape.ok_or_else(|| FormProblem::OtherBoard {}.into())
}

/// All orders of lines in blocks of `length`: of the blocks, and of the lines within each.
fn orders(side: usize, length: usize) -> Vec<Vec<u8>> {
    let within = permutations(length);
    let mut all = Vec::new();
    for blocks in permutations(side / length) {
        let mut orders: Vec<Vec<u8>> = vec![Vec::new()];
        for block in blocks {
            let longer = |order: &Vec<u8>| {
                let start = order.clone();
                within.iter().map(move |lines| {
                    let lines = lines.iter().map(|line| block * length as u8 + line);
                    start.iter().copied().chain(lines).collect()
                })
            };
            orders = orders.iter().flat_map(longer).collect();
        }
        all.extend(orders);
    }
    all
}

/// All permutations of the numbers below `bound`.
fn permutations(bound: usize) -> Vec<Vec<u8>> {
    let Some(last) = bound.checked_sub(1) else { return vec![Vec::new()] };
    let shorter = permutations(last);
    let places = |order: &Vec<u8>| {
        let order = order.clone();
        (0..=order.len()).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, last as u8);
            longer
        })
    };
    shorter.iter().flat_map(places).collect()
}

/// The smallest arrangement so far, and the transforms to it.
struct SmallSearch {
    side: usize,
    best: Vec<u8>,
    transforms: Vec<Transform>,
}

impl SmallSearch {
    /// Tries an arrangement.
    fn offer(&mut self, cells: &[u8], orientation: Orientation, rows: &[u8], columns: &[u8]) {
        let side = self.side;
        let mut labels = vec![0; side + 1];
        let mut next = 1;
        let mut order = Ordering::Equal;
        for place in 0..cells.len() {
            let source = usize::from(rows[place / side]) * side + usize::from(columns[place % side]);
            let digit = usize::from(cells[source]);
            if digit > 0 && labels[digit] == 0 {
                labels[digit] = next;
                next += 1;
            }
            if order == Ordering::Equal {
                order = labels[digit].cmp(&self.best[place]);
            }
            match order {
                Ordering::Greater => return,
                Ordering::Less => self.best[place] = labels[digit],
                Ordering::Equal => {}
            }
        }
        if order == Ordering::Less {
            self.transforms.clear();
        }
        let digits = complete_labels(&mut labels[1..]);
        self.transforms.push(Transform::from_engine(orientation, rows.to_vec(), columns.to_vec(), digits));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_complete_and_distinct() {
        assert_eq!(orders(4, 2).len(), 8);
        assert_eq!((orders(6, 2).len(), orders(6, 3).len()), (48, 72));
        let mut all = orders(6, 3);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 72);
    }
}
