//! Windows over the board: how they scroll, what can be clicked, and that the line at
//! the bottom offers only what works.

use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseEventKind};
use sudokit_game::{EntryOrder, OPTIONS, Statistics};
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};

/// Statistics of many kinds of games.
fn many_games() -> Statistics {
    let lines = (0..12).map(|number| {
        let line = format!(
            r#"{{"game":"{number}","event":"begun","board":"{}x{0} jigsaw","level":"hard"}}"#,
            number + 4
        );
        line.parse().unwrap()
    });
    Statistics::new(lines)
}

#[test]
fn statistics_scroll_if_they_do_not_fit() {
    let mut player = Player::new(EASY).at_size(80, 15);
    player.app.show_statistics(many_games());
    assert!(player.look().contains("↓ more") && !player.look().contains("15x15"));
    player.press(KeyCode::Down);
    assert!(player.look().contains("Statistics"), "Down scrolls");
    player.press(KeyCode::End);
    assert!(player.look().contains("15x15") && player.look().contains("↑ more"), "{}", player.look());
    player.press(KeyCode::Home);
    assert!(player.look().contains("4x4"));
    player.type_keys("q");
    assert!(!player.look().contains("Statistics"));
}

#[test]
fn help_turns_pages_like_other_programs() {
    let mut player = Player::new(EASY);
    player.type_keys("?");
    assert!(player.look().contains("Shift+arrows"));
    for key in [KeyCode::PageDown, KeyCode::Char(' '), KeyCode::End] {
        player.press(key);
        assert!(player.look().contains("Keys"), "{key:?} keeps the help open");
    }
    assert!(player.look().contains("the sentence that the board shows now"), "{}", player.look());
    let mut pages = (0..3).map(|_| {
        player.press(KeyCode::PageUp);
        player.look()
    });
    assert!(pages.any(|page| page.contains("q, Ctrl+C")), "the keys come before the signs");
    player.press(KeyCode::Home);
    assert!(player.look().contains("Shift+arrows"));
    player.mouse(MouseEventKind::ScrollDown, (20, 10), KeyModifiers::NONE);
    assert!(!player.look().contains("arrows, h j k l"), "the wheel scrolls");
    player.type_keys("w");
    assert!(player.look().contains("Keys"), "other keys do nothing");
}

#[test]
fn the_chosen_option_is_seen_in_small_terminals() {
    let mut player = Player::new(EASY).at_size(22, 14);
    player.type_keys("o");
    for _ in 1..OPTIONS.len() {
        player.press(KeyCode::Down);
    }
    let screen = player.look();
    assert!(screen.contains("▸ Theme"), "{screen}");
    player.press(KeyCode::Down);
    assert!(player.look().contains("▸ Show as wrong"), "{}", player.look());
}

#[test]
fn words_are_not_broken_in_small_terminals() {
    let mut player = Player::new(EASY).at_size(22, 14);
    player.type_keys("o");
    let screen = player.look();
    assert!(screen.contains("digits"), "{screen}");
    let words: Vec<&str> = screen.split(|c: char| !c.is_alphabetic()).collect();
    for word in ["wrong", "digits", "clash", "entries", "written", "marked"] {
        assert!(words.contains(&word), "{word} in {screen}");
    }
}

#[test]
fn rows_can_be_clicked_and_a_click_elsewhere_closes() {
    let mut player = Player::new(EASY);
    player.type_keys("o");
    let row = player.find("Choose first");
    player.click(row);
    assert_eq!(player.app.preferences.entry, EntryOrder::DigitFirst);
    assert!(player.look().contains("Options"), "the menu stays open");
    player.click((0, 0));
    assert!(!player.look().contains("Options"));
}

#[test]
fn words_at_the_bottom_can_be_clicked() {
    let mut player = Player::new(EASY).at_size(120, 40);
    let hint = player.find("t hint");
    player.click(hint);
    assert!(player.look().contains("Look at"));
    let close = player.find("Esc close");
    player.click(close);
    assert!(!player.look().contains("Look at"));
    let corner = player.find("corner");
    player.click(corner);
    player.type_keys("2");
    assert!(!player.app.game.square(player.at(1, 3)).corner.is_empty());
    let keys = player.find("? keys");
    player.click(keys);
    assert!(player.look().contains("Shift+arrows"));
}

#[test]
fn the_line_at_the_bottom_offers_only_what_works() {
    let mut player = Player::new(EASY);
    let bottom = |player: &mut Player| player.look().lines().last().unwrap_or_default().to_owned();
    for open in ["?", "o", "n", "g", "y"] {
        player.type_keys(open);
        let line = bottom(&mut player);
        assert!(line.contains("Esc") && !line.contains("t hint"), "{open}: {line}");
        player.press(KeyCode::Esc);
    }
    assert!(!bottom(&mut player).contains("a apply"), "there is no hint to apply");
    player.type_keys("t");
    assert!(bottom(&mut player).contains("a apply"), "a hint can be applied at every level");
    assert!(!bottom(&mut player).contains("/ lesson"), "the first level does not name the technique");
    assert!(player.type_keys("a").contains(&PlayRequest::Save));
}

#[test]
fn the_keys_at_the_bottom_take_one_line_in_every_width() {
    for width in 22..90 {
        let mut player = Player::new(EASY).at_size(width, 14);
        for keys in ["", "t", "t", "t"] {
            player.type_keys(keys);
            let screen = player.look();
            let last = screen.lines().nth(13).unwrap_or_default();
            assert!(!last.is_empty(), "{width} columns:\n{screen}");
        }
    }
}
