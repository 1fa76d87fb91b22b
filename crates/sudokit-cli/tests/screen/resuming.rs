//! Games that were left in different ways, and are continued.

use std::fs;

use super::home::{Home, PUZZLE, SMALL};
use super::terminal::Terminal;

#[test]
fn a_killed_game_is_resumed_in_the_same_state() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    // Two digits, notes of both kinds, a colour, a digit that is undone.
    terminal.type_keys("4\tx26cv3z\t8\t9u");
    terminal.wait_for("Undone: 9 in r1c7.");
    let before = terminal.board();
    assert!(before.contains("1 ┃  5  │  3  │  4  ┃ ²   │  7  │  8  ┃     ┃"), "{before}");
    terminal.kill();

    let mut terminal = Terminal::play(home.path(), &["--resume"]);
    terminal.wait_for("49 empty");
    terminal.wait_for_board(&before);
    terminal.type_keys("r");
    terminal.wait_for("Redone: 9 in r1c7.");
    terminal.type_keys("uuu");
    terminal.wait_for("Undone: yellow in r1c4.");
    terminal.type_keys("uu");
    terminal.wait_for("corner note 2 in r1c4.");
    terminal.type_keys("uu");
    terminal.wait_for("There is nothing to undo.");
    terminal.wait_for("51 empty");
    assert_eq!(home.saves().len(), 1, "it is the same game");
}

/// A home with two games, each with one digit.
pub fn with_two_games() -> Home {
    let home = Home::new();
    for puzzle in [SMALL, PUZZLE] {
        let mut terminal = Terminal::play(home.path(), &[puzzle]);
        terminal.wait_for("? keys");
        terminal.type_keys("2q");
        assert!(terminal.end().success());
    }
    home
}

#[test]
fn a_damaged_save_is_reported_and_the_older_game_is_resumed() {
    let home = with_two_games();
    let damaged = home.saves().into_iter().find(|path| path.to_str().unwrap().contains("9x9")).unwrap();
    let half = fs::read(&damaged).unwrap()[..100].to_vec();
    fs::write(&damaged, &half).unwrap();

    let mut terminal = Terminal::play(home.path(), &["--resume"]);
    terminal.wait_for("11 empty");
    // The path is long, so only the end of the sentence is checked.
    terminal.wait_until("the whole sentence", |screen| {
        let contents = screen.contents();
        let text = contents.split_whitespace().collect::<Vec<_>>().join(" ");
        text.contains("9x9-easy.json cannot be opened: ")
    });
    terminal.type_keys("\t4");
    terminal.wait_for("10 empty");
    terminal.type_keys("q");
    assert!(terminal.end().success());
    assert_eq!(fs::read(&damaged).unwrap(), half);
    assert_eq!(home.saves().len(), 2);
}
