//! The mouse, as terminals report it.

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

/// Where the digit of a cell is, on a 9x9 board at 80x24.
fn cell(row: u16, column: u16) -> (u16, u16) {
    (6 * column - 1, 2 * row + (row - 1) / 3)
}

/// The first line of a cell.
fn content(screen: &vt100::Screen, row: u16, column: u16) -> String {
    let (x, y) = cell(row, column);
    screen.rows(x - 2, 5).nth(usize::from(y)).unwrap_or_default()
}

fn wait_for_cell(terminal: &Terminal, row: u16, column: u16, text: &str) {
    let what = format!("{text} in r{row}c{column}");
    terminal.wait_until(&what, |screen| content(screen, row, column) == text);
}

/// Waits until the numbers of this row and this column are highlighted.
fn wait_for_cursor(terminal: &Terminal, row: u16, column: u16) {
    let (x, y) = cell(row, column);
    let is_bold = |screen: &vt100::Screen, x, y| screen.cell(y, x).is_some_and(vt100::Cell::bold);
    terminal.wait_until("the cursor", |screen| is_bold(screen, x, 0) && is_bold(screen, 0, y));
}

#[test]
fn a_click_selects_a_cell_and_a_drag_several() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    wait_for_cursor(&terminal, 1, 3);
    terminal.click(cell(5, 7));
    wait_for_cursor(&terminal, 5, 7);

    terminal.drag(cell(4, 2), &[cell(4, 3), cell(4, 4), cell(5, 4)]);
    wait_for_cursor(&terminal, 5, 4);
    for (row, column) in [(4, 2), (4, 3), (4, 4)] {
        wait_for_cell(&terminal, row, column, "    ░");
    }
    // One digit for all of them that are empty, as notes.
    terminal.type_keys("c5");
    terminal.type_keys("z");
    terminal.click(cell(4, 5));
    wait_for_cursor(&terminal, 4, 5);
    for (row, column) in [(4, 2), (4, 3)] {
        wait_for_cell(&terminal, row, column, "   ·5");
    }
}

#[test]
fn a_click_on_a_digit_enters_it() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("4:7");
    terminal.click(terminal.find("4:7"));
    wait_for_cell(&terminal, 1, 3, "  4  ");
    terminal.wait_for("4:6");
    terminal.wait_for("50 empty");
}
