//! Text and links for other programs: what is copied, shown and written to a file.

use ratatui::crossterm::event::KeyCode;
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};

#[test]
fn copied_text_is_shown_and_can_be_read() {
    let mut player = Player::new(EASY).at_size(100, 30);
    player.type_keys("y");
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Copy(EASY.to_owned())]);
    let screen = player.look();
    assert!(!screen.contains("Copied"), "it is unknown whether the terminal accepted it:\n{screen}");
    assert!(screen.contains("Sent to the terminal's clipboard: the puzzle, as text."), "{screen}");
    let help = "Some terminals ignore this. If yours does, select the text here with Shift and the mouse, \
                or press w to save it as a file.";
    assert!(screen.split_whitespace().collect::<Vec<_>>().join(" ").contains(help), "{screen}");
    assert!(screen.contains("Esc close  w save as a file"), "{screen}");
    assert!(screen.contains(EASY), "{screen}");
    let row = screen.lines().find(|row| row.contains(EASY)).unwrap();
    assert_eq!(row.trim(), EASY, "nothing else is selected with it");
    player.press(KeyCode::Esc);
    assert!(!player.look().contains(EASY));
}

#[test]
fn a_form_that_cannot_hold_the_board_is_not_copied() {
    let mut player = Player::new("1...\n..2.\n.3..\n...4");
    player.type_keys("y");
    player.press(KeyCode::End);
    assert_eq!(player.press(KeyCode::Enter), []);
    assert!(player.look().contains("Nothing was copied: "), "{}", player.look());
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
