//! What a player can look up: keys, signs, and the rules of the board.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sudokit::board::Regions;
use sudokit::format::Record;
use sudokit::{Control, Geometry, Grid};
use sudokit_game::{Game, Preferences};

use super::player::{EASY, Player};

/// All rows of the window that is open, page by page.
fn pages(player: &mut Player) -> String {
    player.press(KeyCode::Home);
    let mut text = player.look();
    while player.look().contains("↓ more") {
        player.press(KeyCode::PageDown);
        text += &player.look();
    }
    text
}

/// A game on an empty jigsaw.
fn jigsaw() -> Player {
    let regions: Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
    let grid = Grid::empty(Geometry::with_regions(regions));
    let game = Game::new(&Record::from(grid), &Control::new()).unwrap();
    Player::of(game, Preferences::default())
}

#[test]
fn all_keys_and_signs_on_one_page() {
    let mut player = Player::new(EASY).at_size(84, 110);
    player.type_keys("?");
    assert_snapshot!("all_keys_84x110", player.look());
}

#[test]
fn every_sign_of_the_board_is_explained() {
    let mut player = Player::new(EASY);
    player.type_keys("?");
    let text = pages(&mut player);
    let text = text.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    for row in [
        "y copy the puzzle or a link",
        "m copy the puzzle with your digits and notes",
        "Signs",
        "!5 a digit that occurs twice in one row, column or box",
        "?5 a digit that differs from the solution",
        "[5] the cursor",
        "(5) a selected cell",
        "░ a selected cell, on a board with room for notes",
        "5 a centre note",
        "⁵ a corner note",
        "· around a single note",
        "· alone in a cell",
        "• alone in a cell: hidden notes, one of which is the digit under the cursor",
        "˙ a cell of a diagonal",
        ": a cell of a house that a hint is about",
        "+5 goes here",
        "-5 ruled out",
        "@5 ",
        "rules out candidates",
        "5³ statement 3 of a chain: the digit would be here",
        "━━▶ if the digit at the start is not there, the digit at the end is",
        "▸ the sentence that the board shows now",
    ] {
        assert!(text.contains(row), "{row} in\n{text}");
    }
}

#[test]
fn the_rules_of_a_board_are_in_the_help_and_on_a_key() {
    let mut player = jigsaw();
    let rule = "Regions of any shape replace the boxes";
    assert!(player.look().contains("/ rules"), "a board with other rules says how to read them");
    player.type_keys("/");
    let screen = player.look();
    assert!(screen.contains("Each row and each column contains every digit once."), "{screen}");
    assert!(screen.contains(rule), "{screen}");
    player.press(KeyCode::Esc);
    player.type_keys("?");
    assert!(pages(&mut player).contains(rule));
    let mut usual = Player::new(EASY);
    assert!(!usual.look().contains("/ rules"));
    usual.type_keys("/");
    assert!(usual.look().contains("Each row, each column and each box contains every digit once."));
}

#[test]
fn a_long_row_of_the_help_continues_below_its_beginning() {
    for (width, height) in [(80, 24), (60, 20), (40, 16)] {
        let mut player = Player::new(EASY).at_size(width, height);
        player.type_keys("?");
        let text = pages(&mut player);
        let rows: Vec<&str> = text.lines().filter(|row| row.contains('│')).collect();
        let at = rows.iter().position(|row| row.contains("the clock also stops")).expect("the row");
        let column = |row: &str, word: &str| row.find(word).map(|byte| row[..byte].chars().count());
        let begin = column(rows[at], "the clock");
        let next = rows[at + 1].trim_start_matches(|c: char| c != '│').trim_start_matches('│').trim_start();
        let first = next.split(' ').next().unwrap_or_default();
        assert_eq!(column(rows[at + 1], first), begin, "{width}x{height}\n{text}");
    }
}
