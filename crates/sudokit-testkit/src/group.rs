//! Canonical forms by brute force: every rearrangement is tried.

use sudokit::transform::{Orientation, Transform};
use sudokit::{Cell, Digit, Grid};

/// Returns the smallest image of a grid on a board of boxes, as digits row by row with 0 for empty
/// cells, and the number of rearrangements that produce it.
///
/// It shares only the definition of a transform with the library. All orders of rows and columns
/// that keep the boxes are tried, 3,359,232 on the classic board. The digits of each are renamed in
/// order of appearance.
pub fn smallest(grid: &Grid) -> (Vec<u8>, u64) {
    let shape = grid.geometry().shape().expect("the board has boxes");
    let side = shape.side();
    let digits: Vec<usize> = grid.digits().map(|digit| digit.map_or(0, |digit| digit.get().into())).collect();
    let at = |row: usize, column: usize| digits[row * side + column];
    // In a canonical form, boxes that are not square are wider than high.
    let boards: Vec<(usize, usize, Vec<usize>)> = {
        let turned = (0..side * side).map(|cell| at(cell % side, cell / side)).collect();
        let straight = (shape.rows(), shape.columns(), digits.clone());
        let turned = (shape.columns(), shape.rows(), turned);
        match shape.rows().cmp(&shape.columns()) {
            std::cmp::Ordering::Less => vec![straight],
            std::cmp::Ordering::Equal => vec![straight, turned],
            std::cmp::Ordering::Greater => vec![turned],
        }
    };
    let (mut best, mut ties) = (vec![u8::MAX; side * side], 0);
    for (length, width, cells) in boards {
        let column_orders = orders(side, width);
        for rows in orders(side, length) {
            for columns in &column_orders {
                match compare(&cells, &rows, columns, &mut best) {
                    std::cmp::Ordering::Less => ties = 1,
                    std::cmp::Ordering::Equal => ties += 1,
                    std::cmp::Ordering::Greater => {}
                }
            }
        }
    }
    (best, ties)
}

/// Compares an image with the best so far, and replaces it if the image is smaller.
fn compare(cells: &[usize], rows: &[usize], columns: &[usize], best: &mut [u8]) -> std::cmp::Ordering {
    let side = rows.len();
    let mut names = [0_u8; 65];
    let mut next = 1;
    let mut order = std::cmp::Ordering::Equal;
    for (i, &row) in rows.iter().enumerate() {
        for (j, &column) in columns.iter().enumerate() {
            let digit = cells[row * side + column];
            if digit > 0 && names[digit] == 0 {
                names[digit] = next;
                next += 1;
            }
            let place = i * side + j;
            if order.is_eq() {
                order = names[digit].cmp(&best[place]);
                if order.is_gt() {
                    return order;
                }
            }
            if order.is_lt() {
                best[place] = names[digit];
            }
        }
    }
    order
}

/// Returns all orders of lines that keep blocks of a length together.
fn orders(side: usize, length: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for place in 0..side {
        let longer = all.iter().flat_map(|order| {
            (0..side).filter(move |line| !order.contains(line)).filter_map(move |line| {
                // A block that has been started is finished first.
                let is_begun = place % length != 0;
                let fits = !is_begun || order[place - 1] / length == line / length;
                fits.then(|| order.iter().copied().chain([line]).collect::<Vec<_>>())
            })
        });
        all = longer.collect();
    }
    all
}

/// Transforms the digits of a grid, cell by cell, in the simplest and slowest way.
pub fn image(grid: &Grid, by: &Transform) -> Vec<u8> {
    let side = grid.geometry().side();
    let mut image = Vec::new();
    for &row in by.rows() {
        for &column in by.columns() {
            let (row, column) = match by.orientation() {
                Orientation::Straight => (row, column),
                Orientation::Transposed => (column, row),
            };
            let digit = grid.get(Cell::new(usize::from(row) * side + usize::from(column)));
            image.push(digit.map_or(0, |digit: Digit| by.digit(digit).get()));
        }
    }
    image
}
