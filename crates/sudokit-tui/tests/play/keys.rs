//! Keys and clicks, and what they do to the game.

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEventKind};
use sudokit::logic::rate::Level;
use sudokit::{Control, Digit, DigitSet};
use sudokit_game::{Checks, Color, EntryOrder, Status};
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};

fn digits(numbers: &[u8]) -> DigitSet {
    numbers.iter().map(|&number| Digit::new(number)).collect()
}

#[test]
fn the_cursor_goes_everywhere() {
    let mut player = Player::new(EASY);
    assert_eq!(player.cursor(), "r1c3", "the first empty cell");
    player.type_keys("lj");
    assert_eq!(player.cursor(), "r2c4");
    player.press(KeyCode::Left);
    player.press(KeyCode::Up);
    assert_eq!(player.cursor(), "r1c3");
    player.press(KeyCode::Tab);
    assert_eq!(player.cursor(), "r1c4");
    player.press_with(KeyCode::BackTab, KeyModifiers::SHIFT);
    player.press(KeyCode::BackTab);
    assert_eq!(player.cursor(), "r9c7", "round the end");
    player.press(KeyCode::Home);
    player.press(KeyCode::PageUp);
    assert_eq!(player.cursor(), "r1c1");
    player.press_with(KeyCode::Right, KeyModifiers::CONTROL);
    player.press_with(KeyCode::Down, KeyModifiers::SHIFT);
    assert_eq!(player.cursor(), "r2c4");
    assert_eq!(player.app.game.selection.cells().count(), 2);
    player.press(KeyCode::Esc);
    assert_eq!(player.app.game.selection.cells().count(), 1);
}

#[test]
fn each_mode_writes_its_own() {
    let mut player = Player::new(EASY);
    let cell = player.at(1, 3);
    let requests = player.type_keys("x1c24");
    assert_eq!(requests, [PlayRequest::Save, PlayRequest::Save, PlayRequest::Save]);
    assert_eq!(player.app.game.square(cell).corner, digits(&[1]));
    assert_eq!(player.app.game.square(cell).centre, digits(&[2, 4]));
    player.type_keys("v4");
    assert_eq!(player.app.game.square(cell).color, Some(Color::Green));
    player.type_keys("z4");
    assert_eq!(player.digit(1, 3), Some(4));
    player.type_keys("0");
    assert_eq!(player.digit(1, 3), None);
    assert_eq!(player.app.game.square(cell).corner, digits(&[1]), "notes were only covered");
}

#[test]
fn a_modifier_writes_a_note_once() {
    let mut player = Player::new(EASY);
    let cell = player.at(1, 3);
    player.press_with(KeyCode::Char('1'), KeyModifiers::ALT);
    player.press_with(KeyCode::Char('2'), KeyModifiers::CONTROL);
    player.type_keys(",2.4");
    assert_eq!(player.app.game.square(cell).corner, digits(&[1, 2]));
    assert_eq!(player.app.game.square(cell).centre, digits(&[2, 4]));
    player.type_keys("4");
    assert_eq!(player.digit(1, 3), Some(4));
}

#[test]
fn digits_can_come_first() {
    let mut player = Player::new(EASY);
    player.type_keys("d4");
    assert_eq!(player.digit(1, 3), None, "it is chosen");
    assert!(player.look().contains("chosen digit: 4"));
    player.press(KeyCode::Enter);
    assert_eq!(player.digit(1, 3), Some(4));
    player.click_cell(1, 4);
    assert_eq!(player.digit(1, 4), Some(4));
    player.type_keys("u4");
    player.click_cell(1, 4);
    assert_eq!(player.digit(1, 4), None, "no digit is chosen");
    assert_eq!(player.app.preferences.entry, EntryOrder::DigitFirst);
    // Painting begins with cells. A digit that is typed after it is the note to paint.
    player.type_keys(".22v3");
    let cell = player.at(1, 4);
    assert_eq!(player.app.game.square(cell).color, Some(Color::Yellow));
    player.type_keys(".23");
    assert_eq!(player.app.game.square(cell).tints.get(&Digit::new(2)), Some(&Color::Yellow));
}

#[test]
fn the_mouse_selects_writes_and_notes() {
    let mut player = Player::new(EASY);
    player.click_cell(5, 5);
    assert_eq!(player.cursor(), "r5c5");
    let at = player.place(5, 7);
    player.mouse(MouseEventKind::Drag(MouseButton::Left), at, KeyModifiers::NONE);
    let at = player.place(9, 4);
    player.mouse(MouseEventKind::Down(MouseButton::Left), at, KeyModifiers::CONTROL);
    assert_eq!(player.app.game.selection.cells().count(), 3);
    player.click_cell(5, 5);
    let button = player.find("5:6");
    player.click(button);
    assert_eq!(player.digit(5, 5), Some(5), "a click on a digit of the pane enters it");
    player.click_cell(5, 5);
    assert_eq!(player.app.game.selection.cells().count(), 4, "a second click selects all of them");
    player.click((79, 23));
    assert_eq!(player.app.game.selection.cells().count(), 4, "nothing is there");
}

#[test]
fn a_right_click_toggles_a_note_at_its_place() {
    let mut player = Player::new(EASY).at_size(120, 40);
    player.type_keys("f");
    let (column, row) = player.place(1, 3);
    // The first note is at the left of the middle, in the first row of the cell.
    let corner = (0..=4).map(|left| (column - left, row - 1)).chain((0..=4).map(|left| (column - left, row)));
    let screen: Vec<Vec<char>> = player.look().lines().map(|line| line.chars().collect()).collect();
    let corner = corner.into_iter().find(|&(x, y)| screen[usize::from(y)][usize::from(x)] == '1').unwrap();
    let cell = player.at(1, 3);
    assert_eq!(player.app.game.square(cell).centre, digits(&[1, 2, 4]));
    player.mouse(MouseEventKind::Down(MouseButton::Right), corner, KeyModifiers::NONE);
    assert_eq!(player.app.game.square(cell).centre, digits(&[2, 4]));
}

#[test]
fn a_hint_is_revealed_level_by_level_and_applied() {
    let mut player = Player::new(EASY);
    let requests = player.type_keys("t");
    assert_eq!(requests, [PlayRequest::Advise]);
    assert!(player.look().contains("Look at"));
    assert!(player.look().contains("a apply"));
    player.type_keys("tttt");
    assert!(player.look().contains("Place "));
    player.type_keys("t");
    assert!(player.look().contains("The whole hint is shown. Press a to apply it."));
    let before = player.app.game.empty();
    player.type_keys("a");
    assert_eq!(player.app.game.empty(), before - 1);
    assert!(!player.look().contains("Place "), "the hint is closed");
    assert_eq!(player.app.game.hints(), 1);
    player.type_keys("ta");
    assert_eq!(player.app.game.empty(), before - 2, "a hint can be applied at its first level");
}

#[test]
fn requests_during_the_search_for_a_hint_count() {
    let mut player = Player::new(EASY);
    for _ in 0..3 {
        player.app.handle(Event::Key(KeyCode::Char('t').into()));
    }
    assert_eq!(player.app.take_requests(), [PlayRequest::Advise]);
    assert!(player.look().contains("Looking for a hint … Press Esc to stop."), "{}", player.look());
    player.app.advised(player.app.game.advise(&Control::new()));
    assert!(player.look().contains("Hidden single:"), "the technique");
    assert!(player.look().contains("Where can 8 go"), "and the pattern");
}

#[test]
fn a_mistake_is_shown_and_undone() {
    let mut player = Player::new(EASY);
    player.type_keys("1");
    player.type_keys("t");
    assert!(player.look().contains("The 1 in r1c3 is wrong."));
    player.type_keys("w");
    assert!(player.look().contains("The 1 in r1c3 is wrong."));
    player.type_keys("b");
    assert_eq!(player.digit(1, 3), None);
    player.type_keys("w");
    assert!(player.look().contains("Everything is correct so far. 51 cells are empty."));
    player.type_keys("5");
    assert!(player.look().contains("!5"), "a clash has a sign");
}

#[test]
fn options_change_the_game_and_are_remembered() {
    let mut player = Player::new(EASY);
    let requests: Vec<PlayRequest> = [
        player.type_keys("o"),
        player.press(KeyCode::Enter),
        player.press(KeyCode::Down),
        player.press(KeyCode::Enter),
        player.press(KeyCode::Esc),
    ]
    .concat();
    assert!(requests.contains(&PlayRequest::SavePreferences));
    assert_eq!(player.app.game.settings.checks, Checks::Solution);
    player.type_keys("1");
    assert_eq!(player.digit(1, 3), None, "wrong entries are refused now");
    assert!(player.look().contains("1 is not the right digit for r1c3."));
}

#[test]
fn a_pause_covers_the_board() {
    let mut player = Player::new(EASY);
    player.type_keys("p4");
    let screen = player.look();
    let board = screen.lines().skip(1).flat_map(|line| line.chars().take(57).skip(2));
    assert!(screen.contains("The game is paused.") && !board.clone().any(|c| c.is_ascii_digit()), "{screen}");
    assert_eq!(player.digit(1, 3), None);
    player.type_keys("p4");
    assert_eq!(player.digit(1, 3), Some(4));
}

#[test]
fn a_pasted_puzzle_is_played_if_wanted() {
    let mut player = Player::new(EASY);
    player.event(Event::Paste("no puzzle".to_owned()));
    assert!(player.look().contains("The pasted text is not a puzzle: "));
    player.event(Event::Paste("11..............".to_owned()));
    assert!(player.look().contains("The pasted puzzle cannot be played: "), "{}", player.look());
    player.event(Event::Paste("1...\n..2.\n.3..\n...4".to_owned()));
    assert!(player.look().contains("This 4x4 puzzle has 4 givens. This puzzle has one solution."));
    player.press(KeyCode::Esc);
    assert_eq!(player.app.game.board().side(), 9);
    player.event(Event::Paste("1...\n..2.\n.3..\n...4".to_owned()));
    let requests = player.press(KeyCode::Enter);
    assert_eq!(requests, [PlayRequest::Begin]);
    assert_eq!(player.app.game.board().side(), 4);
}

#[test]
fn copies_go_to_the_clipboard() {
    let mut player = Player::new(EASY);
    assert_eq!(player.type_keys("yy"), [PlayRequest::Copy(EASY.to_owned())]);
    player.type_keys("4");
    player.press(KeyCode::Tab);
    player.type_keys("c26");
    let requests = player.type_keys("m");
    let [PlayRequest::Copy(text)] = &requests[..] else { panic!("{requests:?}") };
    let copied = sudokit_game::Game::new(&sudokit::format::parse(text).unwrap(), &Control::new()).unwrap();
    assert_eq!(copied.puzzle(), player.app.game.puzzle(), "an entry is not a given");
    assert_eq!(copied.digit(player.at(1, 3)), Some(Digit::new(4)));
    assert_eq!(copied.square(player.at(1, 4)).centre, digits(&[2, 6]), "notes are kept");
}

#[test]
fn links_open_the_game_in_other_programs() {
    let mut player = Player::new(EASY);
    player.type_keys("4y");
    for (row, start) in
        [(3, "https://f-puzzles.com/?load="), (4, "https://sudokupad.app/?puzzleid="), (5, "S9B")]
    {
        player.type_keys(&format!("{row}"));
        let requests = player.press(KeyCode::Enter);
        let [PlayRequest::Copy(text)] = &requests[..] else { panic!("{requests:?}") };
        assert!(text.starts_with(start), "{text}");
        let read = sudokit::format::parse(text).unwrap();
        assert_eq!(&read.grid, player.app.game.puzzle().grid(), "{start}");
        player.type_keys("y");
    }
}

#[test]
fn a_new_game_is_asked_for_by_level() {
    let mut player = Player::new(EASY);
    player.type_keys("n");
    player.type_keys("4");
    let requests = player.press(KeyCode::Enter);
    let board = player.app.game.board().clone();
    assert_eq!(requests, [PlayRequest::Create { level: Level::Expert, board }]);
    assert!(player.look().contains("Making a puzzle … Press Esc to stop."));
    assert_eq!(player.press(KeyCode::Esc), [PlayRequest::Cancel]);
    player.app.created(Err("too late".to_owned()));
    assert!(!player.look().contains("too late"), "the request is cancelled");
}

#[test]
fn a_restart_can_be_undone() {
    let mut player = Player::new(EASY);
    player.type_keys("4g");
    player.press(KeyCode::Esc);
    assert_eq!(player.digit(1, 3), Some(4));
    player.type_keys("g");
    player.press(KeyCode::Enter);
    assert!(player.look().contains("Only the givens are left. Press u to undo this."), "{}", player.look());
    assert_eq!(player.digit(1, 3), None);
    player.type_keys("u");
    assert_eq!(player.digit(1, 3), Some(4));
}

#[test]
fn a_solved_game_is_shown() {
    let mut player = Player::new(EASY);
    let solution = player.app.game.solution().unwrap().clone();
    while player.app.game.empty() > 0 {
        let cell = player.app.game.selection.cursor();
        let digit = solution.get(cell).get();
        let is_last = player.app.game.empty() == 1;
        player.type_keys(&(if is_last { digit % 9 + 1 } else { digit }).to_string());
        player.press(KeyCode::Tab);
    }
    assert_eq!(player.app.game.status(), Status::Wrong);
    player.type_keys("ur");
    assert!(player.look().contains("Redone"));
    player.type_keys("b");
    let cell = player.app.game.selection.cursor();
    let right = solution.get(cell).get();
    player.type_keys(&right.to_string());
    assert_eq!(player.app.game.status(), Status::Solved);
    assert!(player.look().contains("Well done: every digit is correct."));
    player.type_keys("n");
    assert!(player.look().contains("New game"));
}

#[test]
fn every_dialog_closes() {
    let mut player = Player::new(EASY);
    for open in ["?", "o", "n", "g"] {
        player.type_keys(open);
        player.press(KeyCode::Esc);
        assert!(player.look().contains("? keys"), "{open}");
        player.type_keys(open);
        assert!(!player.look().contains("? keys"), "{open}");
        assert!(!player.type_keys("q").contains(&PlayRequest::Quit), "q closes {open}");
        assert!(player.look().contains("? keys"), "{open}");
    }
    assert_eq!(player.type_keys("q"), [PlayRequest::Quit]);
    player.type_keys("?");
    assert_eq!(player.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL), [PlayRequest::Quit]);
}

#[test]
fn very_small_screens_do_not_panic() {
    for (width, height) in [(1, 1), (3, 2), (10, 5), (24, 13), (200, 3), (3, 200), (300, 100)] {
        let mut player = Player::new(EASY).at_size(width, height);
        for keys in ["t", "o", "", "?", "", "n", "p", "p"] {
            player.type_keys(keys);
            player.look();
            player.press(KeyCode::Esc);
        }
    }
}

#[test]
fn a_right_click_works_in_the_notes_next_to_the_board() {
    let sizes = [(60, 20), (80, 20), (100, 20), (100, 16), (120, 22)];
    let players = sizes.map(|(width, height)| Player::new(EASY).at_size(width, height));
    let has_zoom = |player: &mut Player| player.look().contains("Notes around");
    let zoomed = players.into_iter().find_map(|mut player| has_zoom(&mut player).then_some(player));
    let mut player = zoomed.expect("a board without room for notes has them next to it");
    let (column, row) = player.find("Notes around r1c3");
    // The first note of the third cell: a cell has three columns of notes.
    player.mouse(MouseEventKind::Down(MouseButton::Right), (column + 20, row + 1), KeyModifiers::NONE);
    let cell = player.at(1, 3);
    assert_eq!(player.app.game.square(cell).centre, digits(&[1]));
}
