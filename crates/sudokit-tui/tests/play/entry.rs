//! What digit keys do, and how the screen says so.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use sudokit::Digit;
use sudokit_game::Color;

use super::player::{EASY, Player};

const TWENTY_FIVE: &str = include_str!("../../../../puzzles/25x25.txt");
const WORD: &str =
    "AD.......\n.........\n....EGM..\n.........\n..O......\n.........\n......R..\n.........\n.S......W";

/// The screen as words with single spaces between them.
fn words(player: &mut Player) -> String {
    player.look().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_screen_says_which_keys_are_digits() {
    let four = Player::new("1...\n..2.\n.3..\n...4").look();
    assert!(four.contains("1-4 digits") && !four.contains("1-9"), "{four}");
    let large = Player::new(TWENTY_FIVE).at_size(120, 40).look();
    assert!(large.contains("1-9 A-P digits"), "{large}");
    assert!(large.contains("Digits: 1-9, A (10) to P (25). Type letters with Shift."), "{large}");
    let mut word = Player::new(WORD);
    let screen = word.look();
    assert!(screen.contains("ADEGMORSW digits"), "{screen}");
    assert!(screen.contains("Digits: ADEGMORSW.") && screen.contains("Type letters with"), "{screen}");
}

#[test]
fn digit_first_is_visible() {
    let mut player = Player::new(EASY);
    player.press(KeyCode::Enter);
    let sentence = "No digit is chosen. Press d, then type a digit to choose it.";
    assert!(player.look().contains(sentence), "{}", player.look());
    player.type_keys("d");
    let sentence = "Digit first: type a digit to choose it, then write it with Enter or a click.";
    assert!(player.look().contains(sentence), "{}", player.look());
    player.press(KeyCode::Enter);
    assert!(player.look().contains("No digit is chosen. Type a digit to choose it."), "{}", player.look());
    player.press(KeyCode::Down);
    let screen = player.look();
    assert!(screen.contains("chosen digit: none"), "{screen}");
    assert!(screen.contains("1-9 choose  Enter write") && !screen.contains("1-9 digits"), "{screen}");
    let below = player.find("Left to place");
    player.type_keys("5");
    assert!(player.look().contains("chosen digit: 5"), "{}", player.look());
    assert_eq!(player.find("Left to place"), below, "nothing moves");
    player.type_keys("d");
    assert!(player.look().contains("Cell first: go to a cell, then type a digit."), "{}", player.look());
}

#[test]
fn keys_that_need_another_key_or_cell_say_so() {
    let mut player = Player::new(EASY);
    for (keys, sentence) in [
        (",", "The next digit is written as a corner note."),
        (".", "The next digit is written as a centre note."),
        ("s", "This cell has no digit."),
    ] {
        player.type_keys(keys);
        assert!(player.look().contains(sentence), "{}", player.look());
    }
    let mut large = Player::new(TWENTY_FIVE).at_size(120, 40);
    large.type_keys("vA");
    let sentence = "Colours are numbered from 1 to 9. To write digits, press z.";
    assert!(large.look().contains(sentence), "{}", large.look());
}

#[test]
fn the_mode_is_visible_in_the_smallest_terminal() {
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
    let sentence = "Commands are lower-case letters. Is Caps Lock on? The digits of this board are 1-9.";
    assert!(words(&mut player).contains(sentence), "{}", player.look());
    player.type_keys("!");
    assert!(player.look().contains("This key does nothing. Press ? to see all keys."), "{}", player.look());
    let mut four = Player::new("1...\n..2.\n.3..\n...4");
    four.type_keys("7");
    assert!(four.look().contains("7 is not a digit of this board. Its digits are 1-4."), "{}", four.look());
}

#[test]
fn separate_cells_are_selected_by_keys() {
    let mut player = Player::new(EASY);
    player.type_keys("=");
    let one = "This cell stays selected. Go to the next one: digits go into all of them. \
               Esc selects only one cell again.";
    assert!(words(&mut player).contains(one), "{}", player.look());
    player.press(KeyCode::Right);
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    player.type_keys("=");
    let two = "2 cells stay selected. Digits go into all of them. Esc selects only one cell again.";
    assert!(words(&mut player).contains(two), "{}", player.look());
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
    assert_eq!(player.app.game.selection.cells().count(), 1, "after the entry, the cells are released");
}

#[test]
fn esc_releases_held_cells() {
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
    player.type_keys(".");
    assert!(player.look().contains("Which note do you want to paint? Type its digit."), "{}", player.look());
    player.type_keys("2");
    let sentence = "Press 1 to 9 to paint the note 2, or Esc to paint cells again.";
    assert!(player.look().contains(sentence), "{}", player.look());
    player.type_keys("3");
    assert!(player.look().contains("painting notes of 2"), "{}", player.look());
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
    assert!(screen.contains("in a hint: scroll the text; or use the mouse wheel"), "{screen}");
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
