//! What to play: new games of every kind, saved ones, and typed ones.

use ratatui::crossterm::event::KeyCode;
use sudokit::logic::rate::Level;
use sudokit_game::BoardRule;
use sudokit_tui::play::{ListedGame, PlayRequest};

use super::player::{EASY, Player};

fn saved() -> Vec<ListedGame> {
    let game = |name: &str, about: &str| ListedGame { name: name.to_owned(), about: about.to_owned() };
    vec![
        game("last", "9x9 hard, 23 of 51 cells filled, 12:30, 2 hours ago"),
        game("before", "6x6 easy, 1 of 20 cells filled, 0:30, 3 days ago"),
    ]
}

#[test]
fn the_start_offers_to_continue() {
    let mut player = Player::new(EASY);
    player.app.list_games(saved());
    player.app.open_start();
    let screen = player.look();
    assert!(
        screen.contains("▸ Continue     9x9 hard, 23 of 51 cells filled, 12:30, 2 hours ago"),
        "{screen}"
    );
    assert!(screen.contains("Enter continue") && screen.contains("Esc play the puzzle shown"), "{screen}");
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Resume("last".to_owned())]);
}

#[test]
fn a_saved_game_is_chosen_from_a_list() {
    let mut player = Player::new(EASY);
    assert_eq!(player.type_keys("n"), [PlayRequest::ListGames]);
    player.app.list_games(saved());
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    assert!(player.look().contains("▸ Saved games  2 to choose from"), "{}", player.look());
    player.press(KeyCode::Enter);
    assert!(player.look().contains("6x6 easy, 1 of 20 cells"), "{}", player.look());
    player.press(KeyCode::Down);
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Resume("before".to_owned())]);
}

#[test]
fn sizes_and_rules_are_offered() {
    let mut player = Player::new(EASY);
    player.type_keys("n3");
    player.press(KeyCode::Down);
    player.press(KeyCode::Left);
    player.press(KeyCode::Left);
    assert!(player.look().contains("▸ Size     ◂\u{a0}6x6\u{a0}▸"), "{}", player.look());
    player.press(KeyCode::Down);
    player.press(KeyCode::Right);
    assert!(player.look().contains("◂\u{a0}diagonals\u{a0}▸"), "{}", player.look());
    let requests = player.press(KeyCode::Enter);
    let [PlayRequest::Create { level, board }] = &requests[..] else { panic!("{requests:?}") };
    assert_eq!((*level, BoardRule::board_name(board)), (Level::Hard, "6x6 diagonals".to_owned()));
}

#[test]
fn a_puzzle_is_typed_in_and_played() {
    let mut player = Player::new("1...\n..2.\n.3..\n...4");
    player.type_keys("4n");
    let before = player.app.game.clone();
    player.press(KeyCode::Up);
    assert!(player.look().contains("▸ Type in"), "{}", player.look());
    assert!(player.look().contains("Enter type in  Esc close"), "{}", player.look());
    assert_eq!(player.press(KeyCode::Enter), []);
    assert!(player.look().contains("Type the givens. Press Enter to play the puzzle, or Esc to cancel."));
    assert_eq!(player.type_keys("1......2.3.....4"), [], "nothing is saved yet");
    player.press(KeyCode::Enter);
    assert!(player.look().contains("Play this puzzle?"), "{}", player.look());
    assert!(
        player.look().contains("This 4x4 puzzle has 4 givens. This puzzle has one solution."),
        "{}",
        player.look()
    );
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Begin, PlayRequest::Keep]);
    assert_eq!(player.app.game.puzzle().clues(), 4);
    assert_eq!(player.app.game.given(player.at(2, 4)).map(sudokit::Digit::get), Some(2));
    assert_ne!(player.app.game, before);
}

#[test]
fn typing_can_be_dropped_and_the_game_is_still_there() {
    let mut player = Player::new("1...\n..2.\n.3..\n...4");
    player.type_keys("2n");
    let before = player.app.game.clone();
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    player.type_keys("11");
    player.press(KeyCode::Enter);
    assert!(player.look().contains("This puzzle cannot be played: "), "{}", player.look());
    assert_eq!(player.type_keys("t"), []);
    assert!(player.look().contains("Type the givens."), "there is no hint for half a puzzle");
    assert_eq!(player.type_keys("q"), [], "q asks first");
    assert!(player.look().contains("Discard this puzzle?"), "{}", player.look());
    assert!(player.look().contains("The digits that you typed will be lost."), "{}", player.look());
    assert!(player.look().contains("Enter discard  Esc keep typing"), "{}", player.look());
    player.press(KeyCode::Enter);
    assert_eq!(player.app.game, before);
}

#[test]
fn a_mistake_while_typing_in_is_erased_as_in_any_text() {
    let mut player = Player::new("1...\n..2.\n.3..\n...4");
    player.type_keys("n");
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    player.type_keys("1234");
    assert_eq!(player.cursor(), "r2c1");
    player.press(KeyCode::Backspace);
    assert_eq!(
        (player.cursor(), player.digit(1, 4)),
        ("r1c4".to_owned(), None),
        "also across the end of a row"
    );
    player.press(KeyCode::Backspace);
    assert_eq!((player.cursor(), player.digit(1, 3)), ("r1c3".to_owned(), None));
    player.type_keys("4");
    assert_eq!((player.digit(1, 2), player.digit(1, 3)), (Some(2), Some(4)));
    for _ in 0..5 {
        player.press(KeyCode::Backspace);
    }
    assert_eq!(player.cursor(), "r1c1", "there is nothing before the first cell");
    player.type_keys("3");
    player.press(KeyCode::Left);
    player.press(KeyCode::Delete);
    assert_eq!((player.cursor(), player.digit(1, 1)), ("r1c1".to_owned(), None), "Delete stays where it is");
}

/// The list of saved games, opened from the menu behind these keys.
fn in_the_list(open: impl FnOnce(&mut Player)) -> Player {
    let mut player = Player::new(EASY);
    open(&mut player);
    player.app.list_games(saved());
    while !player.look().contains("▸ Saved games") {
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Enter);
    assert!(player.look().contains("▸ 9x9 hard"), "{}", player.look());
    player
}

#[test]
fn the_list_of_saved_games_closes_to_the_menu_before() {
    for key in [KeyCode::Esc, KeyCode::Char('q')] {
        let mut player = in_the_list(|player| drop(player.type_keys("n")));
        player.press(key);
        assert!(player.look().contains("▸ Saved games"), "{}", player.look());
        player.press(key);
        assert!(!player.look().contains("Saved games"), "{}", player.look());
        let mut player = in_the_list(|player| {
            player.app.list_games(saved());
            player.app.open_start();
        });
        player.press(key);
        assert!(player.look().contains("Esc play the puzzle shown"), "{}", player.look());
    }
}

#[test]
fn a_saved_game_is_deleted_after_a_question() {
    let mut player = in_the_list(|player| drop(player.type_keys("n")));
    assert!(player.look().contains("d delete"), "{}", player.look());
    player.press(KeyCode::Down);
    assert_eq!(player.type_keys("d"), []);
    let screen = player.look();
    assert!(screen.contains("You cannot undo this."), "{screen}");
    assert!(screen.contains("Delete this game?") && screen.contains("6x6 easy, 1 of 20 cells"), "{screen}");
    player.press(KeyCode::Esc);
    assert!(player.look().contains("▸ 6x6 easy"), "nothing was deleted:\n{}", player.look());
    player.type_keys("d");
    assert_eq!(player.press(KeyCode::Enter), [PlayRequest::Delete("before".to_owned())]);
    player.app.list_games(saved()[..1].to_vec());
    let screen = player.look();
    assert!(screen.contains("▸ 9x9 hard") && !screen.contains("6x6"), "the list stays open:\n{screen}");
}

#[test]
fn a_new_jigsaw_is_offered_with_regions_of_its_own() {
    let jigsaw = |side: &str, seed: u64| {
        let mut player = Player::new(EASY);
        player.app.seed = seed;
        player.type_keys("n");
        player.press(KeyCode::Down);
        while !player.look().contains(&format!("▸ Size     ◂\u{a0}{side}\u{a0}▸")) {
            player.press(KeyCode::Right);
        }
        player.press(KeyCode::Down);
        (0..9).for_each(|_| {
            if !player.look().contains("jigsaw") {
                player.press(KeyCode::Right);
            }
        });
        player.press(KeyCode::Enter)
    };
    let board = |requests: Vec<PlayRequest>| match &requests[..] {
        [PlayRequest::Create { board, .. }] => board.clone(),
        other => panic!("{other:?}"),
    };
    let first = board(jigsaw("6x6", 1));
    assert_eq!(BoardRule::board_name(&first), "6x6 jigsaw");
    assert_ne!(board(jigsaw("6x6", 2)), first, "another seed, other regions");
    assert_eq!(board(jigsaw("6x6", 1)), first);
    let mut player = Player::new(EASY);
    player.type_keys("n");
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    while !player.look().contains("jigsaw") {
        player.press(KeyCode::Right);
    }
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    let sentence = "To play a jigsaw of your own, quit and run: sudoku play --jigsaw FILE PUZZLE";
    assert!(player.look().contains(sentence), "{}", player.look());
    let large = BoardRule::board_name(&board(jigsaw("25x25", 1)));
    assert!(!large.contains("jigsaw"), "random jigsaws are smaller: {large}");
}
