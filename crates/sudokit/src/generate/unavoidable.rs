//! Unavoidable sets of two digits.
//!
//! Two cells with either of two digits are connected if they share a house. In each connected
//! component the two digits can be swapped, and every house stays valid:
//!
//! ```text
//!    . 3 . | 7 . .        . 7 . | 3 . .
//!    . 7 . | 3 . .   ──▶  . 3 . | 7 . .
//! ```

use crate::base::{Cell, CellSet};
use crate::board::Solution;

/// The connected components of all pairs of digits.
pub(super) fn sets(solution: &Solution) -> Vec<CellSet> {
    let geometry = solution.geometry();
    let side = geometry.side();
    let mut cells = vec![Vec::new(); side];
    for cell in geometry.cells() {
        cells[solution.get(cell).index()].push(cell);
    }
    let mut sets = Vec::new();
    for (digit, firsts) in cells.iter().enumerate() {
        for seconds in &cells[digit + 1..] {
            parts(solution, firsts, seconds, &mut sets);
        }
    }
    sets
}

/// The connected components of the cells of two digits.
fn parts(solution: &Solution, firsts: &[Cell], seconds: &[Cell], sets: &mut Vec<CellSet>) {
    let geometry = solution.geometry();
    let mut left: Vec<Cell> = firsts.iter().chain(seconds).copied().collect();
    while let Some(start) = left.pop() {
        let mut part = vec![start];
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            left.retain(|&other| {
                let is_near = geometry.sees(cell, other);
                if is_near {
                    part.push(other);
                }
                !is_near
            });
        }
        sets.push(part.into_iter().collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Digit;
    use crate::board::{Extra, Geometry, Grid};
    use crate::generate::Generator;

    /// Swapping the digits gives another valid grid.
    #[test]
    fn each_set_can_be_filled_in_another_way() {
        let boards = [
            Geometry::of_side(9).unwrap(),
            Geometry::of_side(6).unwrap(),
            Geometry::of_side(9).unwrap().with(Extra::FallingDiagonal).unwrap(),
        ];
        for board in boards {
            let solution = Generator::new(board).seed(1).worker().solutions(0..1).remove(0);
            let sets = sets(&solution);
            assert!(!sets.is_empty());
            for set in sets {
                let digits: Vec<Digit> = set.iter().map(|cell| solution.get(cell)).collect();
                let other = |digit: Digit| *digits.iter().find(|&&other| other != digit).unwrap();
                let mut grid = Grid::from(&solution);
                set.iter().for_each(|cell| grid.set(cell, Some(other(solution.get(cell)))));
                assert!(Solution::try_from(grid).is_ok(), "{set:?}");
            }
        }
    }
}
