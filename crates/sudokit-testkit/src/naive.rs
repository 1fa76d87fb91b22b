//! The naive solver: it tries every digit in the first empty cell.

use sudokit::{Digit, Grid};

/// Returns the solutions of a grid, at most `limit` of them, as digits row by row.
///
/// It shares only the list of houses with the library.
pub fn solutions(grid: &Grid, limit: usize) -> Vec<Vec<Digit>> {
    let mut found = Vec::new();
    let mut digits: Vec<Option<Digit>> = grid.digits().collect();
    if digits.iter().enumerate().all(|(cell, digit)| digit.is_none() || is_allowed(grid, &digits, cell)) {
        search(grid, &mut digits, limit, &mut found);
    }
    found
}

fn search(grid: &Grid, digits: &mut [Option<Digit>], limit: usize, found: &mut Vec<Vec<Digit>>) {
    if found.len() == limit {
        return;
    }
    let Some(cell) = digits.iter().position(Option::is_none) else {
        found.push(digits.iter().copied().flatten().collect());
        return;
    };
    for digit in Digit::all(grid.geometry().side()) {
        digits[cell] = Some(digit);
        if is_allowed(grid, digits, cell) {
            search(grid, digits, limit, found);
        }
    }
    digits[cell] = None;
}

/// Whether the digit of a cell occurs only once in each of its houses, and the grid allows it
/// there.
fn is_allowed(grid: &Grid, digits: &[Option<Digit>], cell: usize) -> bool {
    let is_repeated = grid.geometry().houses().any(|(_, cells)| {
        cells.iter().any(|member| member.index() == cell)
            && cells.iter().any(|member| member.index() != cell && digits[member.index()] == digits[cell])
    });
    let is_within_limits = match (grid.limits(), digits[cell]) {
        (Some(limits), Some(digit)) => limits[cell].contains(digit),
        _ => true,
    };
    !is_repeated && is_within_limits
}
