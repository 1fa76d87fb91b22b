//! The mouse, as terminals report it.

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

/// Where the middle of a cell is, on a 9x9 board at 80x24.
fn cell(row: u16, column: u16) -> (u16, u16) {
    (4 * column, 2 * row)
}

/// What stands there, with the signs to its left and right.
fn at(terminal: &Terminal, row: u16, column: u16) -> String {
    terminal.see(|screen| content(screen, row, column))
}

fn content(screen: &vt100::Screen, row: u16, column: u16) -> String {
    let (x, y) = cell(row, column);
    screen.rows(x - 1, 3).nth(usize::from(y)).unwrap_or_default()
}

fn wait_for_cell(terminal: &Terminal, row: u16, column: u16, text: &str) {
    let what = format!("{text} in r{row}c{column}");
    terminal.wait_until(&what, |screen| content(screen, row, column) == text);
}

#[test]
fn a_click_selects_a_cell_and_a_drag_several() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    assert_eq!(at(&terminal, 1, 3), "[ ]");
    terminal.click(cell(5, 7));
    wait_for_cell(&terminal, 5, 7, "[ ]");
    assert_eq!(at(&terminal, 1, 3), "   ");

    terminal.drag(cell(4, 2), &[cell(4, 3), cell(4, 4), cell(5, 4)]);
    wait_for_cell(&terminal, 5, 4, "[8]");
    for (row, column) in [(4, 2), (4, 3), (4, 4)] {
        assert_eq!(at(&terminal, row, column), "( )", "{}", terminal.screen());
    }
    // One digit for all of them that are empty, as notes.
    terminal.type_keys("c5");
    terminal.type_keys("z");
    terminal.click(cell(4, 3));
    terminal.wait_for("Notes around r4c3");
    terminal.wait_until("the note 5 in r4c2 and r4c3", |screen| {
        let zoom: Vec<String> = screen.rows(39, 41).collect();
        zoom.iter().any(|line| line.matches('5').count() == 2)
    });
}

#[test]
fn a_click_on_a_digit_enters_it() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("4:7");
    terminal.click(terminal.find("4:7"));
    wait_for_cell(&terminal, 1, 3, "[4]");
    terminal.wait_for("4:6");
    terminal.wait_for("50 empty");
}
