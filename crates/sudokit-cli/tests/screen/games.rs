//! Games from the first key to the last.

use super::home::{Home, PUZZLE, SMALL, SMALL_SOLUTION, SOLUTION};
use super::resuming::with_two_games;
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
    terminal.wait_for("Well done: every digit is correct.");
    terminal.wait_for("without hints");
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
fn a_full_board_with_a_wrong_digit_is_not_solved() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[SMALL]);
    terminal.wait_for("? keys");
    let keys = keys(SMALL, SMALL_SOLUTION);
    let all_but_one = keys.strip_suffix('3').unwrap();
    terminal.type_keys(&format!("{all_but_one}1"));
    terminal.wait_for("The board is full but not correct");
    terminal.type_keys("3");
    terminal.wait_for("Well done: every digit is correct.");
}

#[test]
fn what_was_copied_can_be_written_to_a_new_file() {
    let home = Home::new();
    for name in ["sudoku-puzzle.txt", "sudoku-puzzle-2.txt"] {
        let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
        terminal.wait_for("? keys");
        terminal.type_keys("yy");
        terminal.wait_for("Sent to the terminal's clipboard: the puzzle, as text.");
        terminal.type_keys("w");
        terminal.wait_for(&format!("Saved as {name} in the current folder."));
        assert_eq!(std::fs::read_to_string(home.path().join(name)).unwrap(), format!("{PUZZLE}\n"));
    }
}

#[test]
fn a_game_is_deleted_from_the_list_and_from_the_disk() {
    let home = with_two_games();
    let mut terminal = Terminal::play(home.path(), &["--size", "4", "--seed", "1"]);
    terminal.wait_for("? keys");
    terminal.type_keys("n");
    terminal.wait_for("2 to choose from");
    // Up from the first row: Type in, then the list.
    terminal.type_keys("kk\r");
    terminal.wait_for("d delete");
    terminal.type_keys("jd");
    terminal.wait_for("Delete this game?");
    terminal.type_keys("\r");
    terminal.wait_until("a shorter list", |screen| {
        screen.contents().contains("d delete") && !screen.contents().contains("4x4,")
    });
    let names: Vec<String> = home.saves().iter().map(|path| path.display().to_string()).collect();
    assert!(names.len() == 1 && names[0].contains("9x9"), "{names:?}");
}
