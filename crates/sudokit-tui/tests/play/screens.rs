//! What a player sees.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sudokit::Control;
use sudokit_game::{Advice, Statistics};
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};

const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
const SIXTEEN: &str = include_str!("../../../../puzzles/16x16.txt");
const TWENTY_FIVE: &str = include_str!("../../../../puzzles/25x25.txt");

/// Notes of both kinds, a colour, several cells selected, two digits that clash.
fn busy() -> Player {
    let mut player = Player::new(EASY);
    player.type_keys("f");
    player.press(KeyCode::Right);
    player.type_keys("x5v4z");
    player.press(KeyCode::Tab);
    player.type_keys("4");
    player.press(KeyCode::Tab);
    player.type_keys("4");
    player.press_with(KeyCode::Down, ratatui::crossterm::event::KeyModifiers::SHIFT);
    player
}

#[test]
fn a_game_in_terminals_of_all_sizes() {
    assert_snapshot!("game_80x24", busy().look());
    assert_snapshot!("game_120x40", busy().at_size(120, 40).look());
    assert_snapshot!("game_40x15", busy().at_size(40, 15).look());
    assert_snapshot!("game_70x40", busy().at_size(70, 40).look());
    assert_snapshot!("game_30x10", busy().at_size(30, 10).look());
}

#[test]
fn games_of_all_sizes() {
    assert_snapshot!("four_80x24", Player::new("1...\n..2.\n.3..\n...4").look());
    assert_snapshot!("four_40x15", Player::new("1...\n..2.\n.3..\n...4").at_size(40, 15).look());
    assert_snapshot!("six_80x24", Player::new("1.....\n..2...\n.3....\n...4..\n....5.\n.....6").look());
    assert_snapshot!("sixteen_80x24", Player::new(SIXTEEN).look());
    assert_snapshot!("sixteen_200x80", Player::new(SIXTEEN).at_size(200, 80).look());
    assert_snapshot!("twenty_five_120x40", Player::new(TWENTY_FIVE).at_size(120, 40).look());
    assert_snapshot!("twenty_five_80x24", Player::new(TWENTY_FIVE).look());
}

#[test]
fn a_hint_rung_by_rung() {
    let mut player = Player::new(EASY);
    for rung in ["nudge", "technique", "pattern", "proof", "move"] {
        player.type_keys("t");
        assert_snapshot!(format!("hint_{rung}_80x24"), player.look());
    }
}

#[test]
fn a_chain_drawn_in_the_game() {
    let mut player = Player::new(HARD);
    // Follow the hints to the first one whose chain has eight links.
    let links = |player: &Player| match player.app.game.advise(&Control::new()) {
        Advice::Hint(hint) => hint.explanation.arrows.len(),
        _ => panic!("there is a hint"),
    };
    while links(&player) != 8 {
        player.type_keys("ttta");
    }
    player.type_keys("ttt");
    assert_snapshot!("chain_80x24", player.look());
    assert_snapshot!("chain_120x40", player.at_size(120, 40).look());
}

#[test]
fn what_opens_over_the_board() {
    for (name, key) in [("keys", "?"), ("options", "o"), ("new", "n"), ("restart", "g"), ("paused", "p")] {
        let mut player = Player::new(EASY);
        player.type_keys(key);
        assert_snapshot!(format!("{name}_80x24"), player.look());
    }
    let mut player = Player::new(EASY);
    assert_eq!(player.type_keys("i"), [PlayRequest::Statistics]);
    let log = [
        r#"{"game":"a","event":"begun","board":"9x9","level":"extreme"}"#,
        r#"{"game":"a","event":"solved","milliseconds":754000,"hints":0}"#,
        r#"{"game":"b","event":"begun","board":"16x16","level":"easy"}"#,
    ];
    player.app.show_statistics(Statistics::new(log.map(|line| line.parse().unwrap())));
    assert_snapshot!("statistics_80x24", player.look());
}
