//! What a player sees first, and how saved games are found.

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

#[test]
fn the_game_begins_with_a_menu_and_untouched_puzzles_leave_no_file() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[]);
    terminal.wait_for("Enter new game");
    terminal.wait_for("Size");
    terminal.type_keys("q");
    terminal.wait_for("? keys");
    terminal.type_keys("q");
    assert!(terminal.end().success());
    let screen = terminal.screen();
    assert!(screen.contains("You have changed nothing, so nothing is saved."), "{screen}");
    assert!(screen.contains("To play this puzzle another time, run: sudoku play --difficulty "), "{screen}");
    assert!(home.saves().is_empty(), "nothing was done");
}

#[test]
fn an_unfinished_game_is_offered_and_continued() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    terminal.type_keys("4");
    terminal.wait_for("50 empty");
    terminal.type_keys("q");
    assert!(terminal.end().success());

    let mut terminal = Terminal::play(home.path(), &[]);
    terminal.wait_for("Continue");
    terminal.wait_for("1 of 51 cells");
    terminal.type_keys("\r");
    terminal.wait_for("50 empty");
    terminal.type_keys("q");
    assert!(terminal.end().success());
    assert_eq!(home.saves().len(), 1);
}

#[test]
fn q_closes_the_help_and_the_game_stays() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    terminal.type_keys("?");
    terminal.wait_for("PgDn next page");
    terminal.type_keys("q");
    terminal.wait_for("? keys");
    terminal.type_keys("q");
    assert!(terminal.end().success());
}

#[test]
fn ctrl_c_at_the_prompt_says_that_the_game_is_saved() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &["--plain", PUZZLE]);
    terminal.wait_for("> ");
    terminal.type_keys("r1c3=4\r");
    // Before the prompt, Ctrl-C would be a signal.
    terminal.wait_for("r1c3 is 4, your digit.\n>");
    // Up brings the last line back and prints no escape characters.
    terminal.type_keys("\x1b[A");
    terminal.wait_for("r1c3 is 4, your digit.\n> r1c3=4");
    terminal.type_keys("\x03");
    terminal.wait_for("The game is saved. To continue, run: sudoku play --plain --resume");
    assert_eq!(terminal.end().exit_code(), 130);
}
