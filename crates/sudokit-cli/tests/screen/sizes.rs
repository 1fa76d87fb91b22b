//! Windows that change their size.

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

#[test]
fn a_window_grows_and_shrinks_and_nothing_is_lost() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    // The message is in the last line, which is drawn last.
    terminal.type_keys("4fd");
    terminal.wait_for("Digit first: ");
    let before = terminal.board();

    terminal.resize(120, 40);
    terminal.wait_for("┠───────┼───────┼───────╂");
    terminal.wait_for("1 ┃   5   │   3   ┃   4   ┃     6 │   7   │");
    terminal.wait_for("Digit first: ");

    terminal.resize(20, 5);
    terminal.wait_for("This board needs at");
    terminal.wait_for("has 20 columns and 5");
    assert!(!terminal.screen().contains('┃'), "{}", terminal.screen());

    terminal.resize(80, 24);
    terminal.wait_for("Digit first: ");
    terminal.wait_for_board(&before);
    terminal.type_keys("u");
    terminal.wait_for("Undone: ");
}

#[test]
fn keys_work_in_a_window_that_is_too_small() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    terminal.resize(20, 5);
    terminal.wait_for("This board needs at");
    terminal.type_keys("q");
    assert!(terminal.end().success());
}
