//! Puzzles from the clipboard.

use super::home::{Home, PUZZLE, SMALL};
use super::terminal::Terminal;

const BORDERED: &str = "\
+-----+-----+
| 1 . | . . |
| . . | 2 . |
+-----+-----+
| . 3 | . . |
| . . | . 4 |
+-----+-----+
";

fn is_played_when_pasted(text: &str) {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    terminal.type_keys("4");
    terminal.wait_for("50 empty");
    terminal.paste(text);
    terminal.wait_for("This 4x4 puzzle has 4 givens. This puzzle has one solution.");
    terminal.type_keys("\r");
    terminal.wait_for("12 empty");
    terminal.type_keys("2");
    terminal.wait_for("11 empty");
    terminal.type_keys("q");
    assert!(terminal.end().success());

    assert_eq!(home.saves().len(), 2, "each game has a file");
    let saves = home.saves();
    let first = saves.iter().find(|path| path.to_str().unwrap().contains("9x9")).unwrap();
    let mut terminal =
        Terminal::play(home.path(), &["--resume", first.file_stem().unwrap().to_str().unwrap()]);
    terminal.wait_for("50 empty");
    terminal.type_keys("u");
    terminal.wait_for("Undone: 4 in r1c3.");
}

#[test]
fn a_line_is_played_when_pasted() {
    is_played_when_pasted(SMALL);
}

#[test]
fn a_board_with_borders_is_played_when_pasted() {
    is_played_when_pasted(BORDERED);
}

#[test]
fn pasted_text_that_is_not_a_puzzle_is_reported() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    let before = terminal.board();
    // As keys these would enter digits and leave.
    terminal.paste("4 q u i t\n4\nq");
    terminal.wait_for("The pasted text is not a puzzle");
    assert_eq!(terminal.board(), before);
    terminal.paste(SMALL);
    terminal.wait_for("This 4x4 puzzle");
    terminal.type_keys("\u{1b}");
    terminal.wait_for_board(&before);
    assert!(home.saves().is_empty(), "nothing was done in either game");
}
