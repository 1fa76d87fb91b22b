//! Text and links for other programs: what is copied, shown and written to a file.

use ratatui::crossterm::event::KeyCode;
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};

#[test]
fn what_is_copied_is_said_truly_and_can_be_read() {
    let mut player = Player::new(EASY).at_size(100, 30);
    player.type_keys("y");
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Copy(EASY.to_owned())]);
    let screen = player.look();
    assert!(!screen.contains("Copied"), "nobody knows whether the terminal took it:\n{screen}");
    assert!(screen.contains("Sent to the terminal's clipboard: the puzzle, as text."), "{screen}");
    assert!(screen.contains(EASY), "{screen}");
    let row = screen.lines().find(|row| row.contains(EASY)).unwrap();
    assert_eq!(row.trim(), EASY, "nothing else is selected with it");
    player.press(KeyCode::Esc);
    assert!(!player.look().contains(EASY));
}

#[test]
fn a_long_link_begins_and_ends_at_the_edge_of_the_screen() {
    let mut player = Player::new(EASY);
    player.type_keys("yjj");
    let requests = player.press(KeyCode::Enter);
    let [PlayRequest::Copy(link)] = &requests[..] else { panic!("{requests:?}") };
    assert!(link.len() > 160);
    let screen = player.look();
    let rows: Vec<&str> = screen.lines().skip_while(|row| !row.starts_with("https://")).collect();
    let shown: String = rows.iter().take(link.len().div_ceil(80)).copied().collect();
    assert_eq!(shown, *link, "{screen}");
}
