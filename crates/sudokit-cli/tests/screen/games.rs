//! Games from the first key to the last.

use super::home::{Home, PUZZLE, SMALL, SMALL_SOLUTION, SOLUTION};
use super::terminal::Terminal;

/// The keys of a whole game: a digit, and on to the next empty cell.
fn keys(puzzle: &str, solution: &str) -> String {
    let cells = puzzle.chars().zip(solution.chars()).filter(|(given, _)| *given == '.');
    let digits: Vec<String> = cells.map(|(_, digit)| digit.to_string()).collect();
    digits.join("\t")
}

fn play(puzzle: &str, solution: &str) -> Home {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[puzzle]);
    terminal.wait_for("? keys");
    terminal.type_keys(&keys(puzzle, solution));
    terminal.wait_for("Well done: every digit is right.");
    terminal.wait_for("without a hint");
    terminal.type_keys("q");
    terminal.wait_for("? keys");
    terminal.type_keys("q");
    assert!(terminal.end().success());
    home
}

#[test]
fn a_small_game_is_played_to_the_end_and_counted() {
    let row = play(SMALL, SMALL_SOLUTION).ask(&["--stats", "--json"]);
    let expected = r#"{"board":"4x4","level":"unrated","played":1,"solved":1,"without_hints":1,"#;
    assert!(row.starts_with(expected), "{row}");
}

#[test]
fn a_whole_game_is_played_to_the_end_and_counted() {
    let row = play(PUZZLE, SOLUTION).ask(&["--stats", "--json"]);
    let expected = r#"{"board":"9x9","level":"easy","played":1,"solved":1,"without_hints":1,"#;
    assert!(row.starts_with(expected), "{row}");
}

#[test]
fn a_wrong_last_digit_is_no_end() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[SMALL]);
    terminal.wait_for("? keys");
    let keys = keys(SMALL, SMALL_SOLUTION);
    let all_but_one = keys.strip_suffix('3').unwrap();
    terminal.type_keys(&format!("{all_but_one}1"));
    terminal.wait_for("The board is full, but not right");
    terminal.type_keys("3");
    terminal.wait_for("Well done: every digit is right.");
}
