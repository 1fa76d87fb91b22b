//! When the clock runs.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;

use super::player::{EASY, Player};

fn pass(player: &mut Player, seconds: u64) -> u64 {
    let before = player.app.game.played();
    (0..seconds).for_each(|_| player.app.pass(Duration::from_secs(1)));
    player.app.game.played().saturating_sub(before).as_secs()
}

#[test]
fn the_clock_stops_while_a_dialog_is_open() {
    let mut player = Player::new(EASY);
    assert_eq!(pass(&mut player, 7), 7);
    for open in ["?", "o", "n", "g", "y"] {
        player.type_keys(open);
        assert_eq!(pass(&mut player, 7), 0, "{open}");
        player.press(KeyCode::Esc);
        assert_eq!(pass(&mut player, 1), 1, "{open}");
    }
}

#[test]
fn the_clock_stops_without_input() {
    let mut player = Player::new(EASY);
    assert_eq!(pass(&mut player, 308), 120, "after two minutes");
    player.press(KeyCode::Down);
    assert!(player.look().contains("Welcome back. The clock stopped after 2 minutes without input."));
    assert_eq!(player.cursor(), "r2c3", "the key works");
    assert_eq!(pass(&mut player, 5), 5);
    player.press(KeyCode::Down);
    assert!(!player.look().contains("Welcome back"));
}
