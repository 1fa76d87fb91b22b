//! Boards that are larger than the screen, and notes that have no room on them.

use ratatui::crossterm::event::KeyCode;

use super::player::{EASY, Player};

const SIXTEEN: &str = include_str!("../../../../puzzles/16x16.txt");
const TWENTY_FIVE: &str = include_str!("../../../../puzzles/25x25.txt");

/// Where the text next to the board begins.
fn edge(screen: &str) -> usize {
    let line = screen.lines().nth(1).unwrap_or_default();
    line.chars().take_while(|c| "┏━┳┓ ".contains(*c)).count()
}

/// The words next to the board.
fn words(screen: &str) -> String {
    let edge = edge(screen);
    let tail = |line: &str| line.chars().skip(edge).collect::<String>();
    screen.lines().map(tail).collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rows of the board that are visible, each with its number.
fn numbered(screen: &str) -> impl Iterator<Item = (usize, &str)> {
    let below_labels = screen.lines().skip(1);
    below_labels.filter_map(|line| Some((line.split_whitespace().next()?.parse().ok()?, line)))
}

/// The part of the board that is visible: the numbers of its rows and columns.
fn seen(screen: &str) -> (Vec<usize>, Vec<usize>) {
    let rows = numbered(screen).map(|(row, _)| row).collect();
    let labels: String = screen.lines().next().unwrap_or_default().chars().take(edge(screen)).collect();
    (rows, labels.split_whitespace().filter_map(|label| label.parse().ok()).collect())
}

#[test]
fn a_hint_comes_before_counts_and_keys() {
    let mut player = Player::new(SIXTEEN).at_size(60, 20);
    let sentences = ["Look at", "Hidden single", "Where can 10 go", "has its 10", "Place 10"];
    for sentence in sentences {
        player.type_keys("t");
        let screen = player.look();
        assert!(words(&screen).contains(sentence), "{sentence}\n{screen}");
        assert!(screen.contains("Enter") || !screen.contains("next page"), "{screen}");
        assert!(!screen.contains("with Shift"), "{screen}");
    }
}

#[test]
fn the_first_sentences_of_a_hint_need_no_second_page() {
    for puzzle in [SIXTEEN, TWENTY_FIVE] {
        let mut player = Player::new(puzzle);
        player.type_keys("tt");
        let screen = player.look();
        assert!(!screen.contains("next page") && words(&screen).contains("Look at the"), "{screen}");
        assert!(words(&screen).contains("so the digit goes there."), "{screen}");
    }
}

#[test]
fn the_view_goes_to_the_house_of_a_hint_and_back_to_the_cursor() {
    let games = [(TWENTY_FIVE, (80, 24), "(box 1)", 1), (SIXTEEN, (60, 20), "(box 2)", 5)];
    for (puzzle, (width, height), house, column) in games {
        let mut player = Player::new(puzzle).at_size(width, height);
        player.press(KeyCode::End);
        player.press(KeyCode::PageDown);
        let corner = seen(&player.look());
        assert!(!corner.0.contains(&1), "{}", player.look());
        player.type_keys("t");
        let screen = player.look();
        assert!(words(&screen).contains(house), "{screen}");
        let (rows, columns) = seen(&screen);
        assert!(rows.contains(&1) && columns.contains(&column), "{house} is seen\n{screen}");
        player.press(KeyCode::Left);
        assert_eq!(seen(&player.look()), corner, "the cursor is seen once it moves\n{}", player.look());
        player.type_keys("t");
        assert!(seen(&player.look()).0.contains(&1), "more of the hint is seen\n{}", player.look());
    }
}

#[test]
fn no_number_is_cut_at_the_edge_of_a_large_board() {
    for (puzzle, side, size) in [
        (TWENTY_FIVE, 25, (80, 24)),
        (TWENTY_FIVE, 25, (60, 20)),
        (SIXTEEN, 16, (60, 20)),
        (SIXTEEN, 16, (40, 16)),
    ] {
        let mut player = Player::new(puzzle).at_size(size.0, size.1);
        for _ in 0..side {
            let (screen, game) = (player.look(), &player.app.game);
            let (_, columns) = seen(&screen);
            for (row, line) in numbered(&screen) {
                let numbers: Vec<String> = columns
                    .iter()
                    .filter_map(|column| game.digit(game.board().cell(row - 1, column - 1)))
                    .map(|digit| game.alphabet().symbol(digit))
                    .collect();
                let board = line.chars().skip(3).collect::<String>();
                let shown = board.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
                let shown: Vec<&str> = shown.take(numbers.len()).collect();
                assert_eq!(shown, numbers, "row {row}\n{screen}");
            }
            player.press(KeyCode::Right);
            player.press(KeyCode::Down);
        }
    }
}

#[test]
fn the_notes_of_the_cursors_cell_can_be_read_at_every_size() {
    for (puzzle, sizes) in [
        (EASY, &[(60, 20), (40, 15), (33, 15), (22, 14)][..]),
        (SIXTEEN, &[(120, 40), (80, 24), (60, 20), (24, 14)]),
    ] {
        for &(width, height) in sizes {
            let mut player = Player::new(puzzle).at_size(width, height);
            player.type_keys("f");
            player.press(KeyCode::Tab);
            let game = &player.app.game;
            let notes = game.square(game.selection.cursor()).centre.into_iter();
            let notes: Vec<String> = notes.map(|digit| game.alphabet().symbol(digit)).collect();
            let (screen, cell) = (player.look(), player.cursor());
            let expected = [" ", ""].map(|gap| format!("{cell} {}", notes.join(gap)));
            let everywhere = screen.split_whitespace().collect::<Vec<_>>().join(" ");
            let is_shown =
                |text: &str| expected.iter().any(|notes| text.replace(" centre", "").contains(notes));
            assert!(
                is_shown(&everywhere) || is_shown(&words(&screen)),
                "{expected:?} {width}x{height}\n{screen}"
            );
        }
    }
}

#[test]
fn a_screen_that_is_too_small_names_the_size_that_is_enough() {
    for puzzle in [EASY, SIXTEEN, TWENTY_FIVE] {
        let mut player = Player::new(puzzle).at_size(12, 5);
        let screen = player.look().split_whitespace().collect::<Vec<_>>().join(" ");
        let size = screen.strip_prefix("This board needs at least ").expect("a size");
        let size = size.split(" rows").next().expect("a size");
        let (width, height) = size.split_once(" columns and ").expect("a size");
        let (width, height): (u16, u16) = (width.parse().unwrap(), height.parse().unwrap());
        assert!(player.resized(width, height).look().contains('┏'), "{size}");
        for (width, height) in [(width - 1, height), (width, height - 1)] {
            let screen =
                player.resized(width, height).look().split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(screen.contains("at least"), "{width}x{height}");
        }
    }
}

#[test]
fn a_board_of_twenty_five_shows_all_columns_and_their_numbers_apart() {
    let empty = vec![".".repeat(25); 25].join("\n");
    let screen = Player::new(&format!("P{}", &empty[1..])).look();
    let labels = screen.lines().next().unwrap_or_default();
    assert!(labels.contains("11  13  15") && labels.contains("25"), "{screen}");
    assert!(screen.lines().nth(1).is_some_and(|line| line.contains('┓')), "{screen}");
}
