//! What digit keys do, and how the screen says so.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use sudokit::Digit;
use sudokit_game::Color;

use super::player::{EASY, Player};

const TWENTY_FIVE: &str = include_str!("../../../../puzzles/25x25.txt");
const WORD: &str =
    "AD.......\n.........\n....EGM..\n.........\n..O......\n.........\n......R..\n.........\n.S......W";

#[test]
fn the_screen_says_which_keys_are_digits() {
    let four = Player::new("1...\n..2.\n.3..\n...4").look();
    assert!(four.contains("1-4 digits") && !four.contains("1-9"), "{four}");
    let large = Player::new(TWENTY_FIVE).at_size(120, 40).look();
    assert!(large.contains("1-9 A-P digits"), "{large}");
    assert!(large.contains("A for 10"), "{large}");
    let mut word = Player::new(WORD);
    let screen = word.look();
    assert!(screen.contains("ADEGMORSW digits"), "{screen}");
    assert!(screen.contains("typed with Shift") || screen.contains("with Shift"), "{screen}");
}

#[test]
fn digit_first_can_be_seen() {
    let mut player = Player::new(EASY);
    player.type_keys("d");
    player.press(KeyCode::Down);
    let screen = player.look();
    assert!(screen.contains("digit first: none"), "{screen}");
    assert!(screen.contains("1-9 take up") && !screen.contains("1-9 digits"), "{screen}");
    let below = player.find("Left to place");
    player.type_keys("5");
    assert!(player.look().contains("in hand: 5"), "{}", player.look());
    assert_eq!(player.find("Left to place"), below, "nothing moves");
}

#[test]
fn the_mode_can_be_seen_in_the_smallest_terminal() {
    let mut player = Player::new(EASY).at_size(22, 14);
    player.type_keys("x");
    assert!(player.look().contains("[corner]"), "{}", player.look());
    player.type_keys("zd5");
    assert!(player.look().contains("[digits 5]"), "{}", player.look());
}

#[test]
fn a_key_that_does_nothing_says_so() {
    let mut player = Player::new(EASY);
    player.type_keys("T");
    assert!(player.look().contains("is Caps Lock on?"), "{}", player.look());
    let mut four = Player::new("1...\n..2.\n.3..\n...4");
    four.type_keys("7");
    assert!(four.look().contains("7 is no digit of this board: they are 1-4."), "{}", four.look());
}

#[test]
fn cells_apart_are_selected_by_keys() {
    let mut player = Player::new(EASY);
    player.type_keys("=");
    player.press(KeyCode::Right);
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    player.type_keys("=");
    player.press_with(KeyCode::Down, KeyModifiers::CONTROL);
    player.type_keys("x2");
    for (row, column) in [(1, 3), (3, 4), (6, 4)] {
        assert!(
            player.app.game.square(player.at(row, column)).corner.contains(Digit::new(2)),
            "r{row}c{column}"
        );
    }
    assert_eq!(player.app.game.history().done().len(), 1, "one action");
    player.press(KeyCode::Right);
    assert_eq!(player.app.game.selection.cells().count(), 1, "after the entry, the cells are let go");
}

#[test]
fn esc_lets_go_of_held_cells() {
    let mut player = Player::new(EASY);
    player.type_keys("=");
    player.press(KeyCode::Down);
    player.press(KeyCode::Esc);
    assert_eq!(player.app.game.selection.cells().count(), 1);
    player.press(KeyCode::Down);
    assert_eq!(player.app.game.selection.cells().count(), 1);
}

#[test]
fn colours_have_a_palette_and_paint_candidates() {
    let mut player = Player::new(EASY);
    player.type_keys("fv");
    let screen = player.look();
    assert!(screen.contains("1 red") && screen.contains("4 green"), "{screen}");
    let last = screen.lines().last().unwrap_or_default();
    assert!(["q quit", "t hint", "u undo", "Space mode"].iter().all(|key| last.contains(key)), "{screen}");
    player.type_keys(".23");
    let cell = player.at(1, 3);
    assert_eq!(player.app.game.square(cell).tints.get(&Digit::new(2)), Some(&Color::Yellow));
    player.type_keys(".93");
    assert!(player.look().contains("r1c3 has no note 9 to paint"), "{}", player.look());
    player.press(KeyCode::Esc);
    player.type_keys("3");
    assert_eq!(player.app.game.square(cell).color, Some(Color::Yellow), "cells again");
}

#[test]
fn help_says_how_to_paint_a_candidate_and_to_read_a_hint() {
    let mut player = Player::new(EASY).at_size(100, 60);
    player.type_keys("?");
    let screen = player.look();
    assert!(screen.contains("paint only the note of this digit"), "{screen}");
    assert!(screen.contains("in a hint: read on, back"), "{screen}");
}

#[test]
fn variants_are_named() {
    use sudokit::board::Extra;
    use sudokit_game::{Control, Game, Preferences};
    let board = sudokit::Geometry::classic();
    for (extras, name) in [
        (vec![Extra::FallingDiagonal, Extra::RisingDiagonal], "9x9 diagonals"),
        (vec![Extra::Windows], "9x9 windoku"),
        (vec![Extra::DisjointGroups], "9x9 disjoint groups"),
    ] {
        let board = extras.into_iter().fold(board.clone(), |board, extra| board.with(extra).unwrap());
        let grid = sudokit::Grid::empty(board);
        let record =
            sudokit::format::Record::new(grid, sudokit::format::Format::Line, sudokit::Alphabet::usual(9));
        let game = Game::new(&record, &Control::new().stop_when(|| true)).unwrap();
        let mut player = Player::of(game, Preferences::default());
        assert!(player.look().contains(name), "{}", player.look());
    }
}
