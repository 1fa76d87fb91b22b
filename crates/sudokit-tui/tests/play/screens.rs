//! What a player sees.

use std::time::Duration;

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use sudokit::logic::rate::Level;
use sudokit::{Alphabet, Control, Geometry};
use sudokit_game::{Advice, Game, NewGameOptions, Preferences, Statistics};
use sudokit_tui::play::PlayRequest;
use sudokit_tui::{Depth, Meaning, Palette, Theme};

use super::player::{EASY, Player};

const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
const SIXTEEN: &str = include_str!("../../../../puzzles/16x16.txt");
const DIAGONALS: &str = include_str!("../../../../puzzles/diagonals.txt");
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
    assert_snapshot!("game_100x30", busy().at_size(100, 30).look());
    assert_snapshot!("game_60x20", busy().at_size(60, 20).look());
    assert_snapshot!("game_40x15", busy().at_size(40, 15).look());
    assert_snapshot!("game_70x40", busy().at_size(70, 40).look());
    assert_snapshot!("game_30x10", busy().at_size(30, 10).look());
}

#[test]
fn games_of_all_sizes() {
    assert_snapshot!("four_80x24", Player::new("1...\n..2.\n.3..\n...4").look());
    assert_snapshot!("four_40x15", Player::new("1...\n..2.\n.3..\n...4").at_size(40, 15).look());
    assert_snapshot!("six_80x24", Player::new("1.....\n..2...\n.3....\n...4..\n....5.\n.....6").look());
    assert_snapshot!("four_200x60", Player::new("1...\n..2.\n.3..\n...4").at_size(200, 60).look());
    assert_snapshot!("sixteen_200x60", Player::new(SIXTEEN).at_size(200, 60).look());
    assert_snapshot!("sixteen_80x24", Player::new(SIXTEEN).look());
    assert_snapshot!("sixteen_200x80", Player::new(SIXTEEN).at_size(200, 80).look());
    assert_snapshot!("twenty_five_120x40", Player::new(TWENTY_FIVE).at_size(120, 40).look());
    assert_snapshot!("twenty_five_80x24", Player::new(TWENTY_FIVE).look());
}

#[test]
fn a_hint_level_by_level() {
    let mut player = Player::new(EASY);
    for level in ["nudge", "technique", "pattern", "proof", "move"] {
        player.type_keys("t");
        assert_snapshot!(format!("hint_{level}_80x24"), player.look());
    }
}

#[test]
fn a_chain_drawn_in_the_game() {
    let mut player = Player::with_chains(HARD);
    // Follow the hints to the first one whose chain has eight links.
    let links = |player: &Player| match player.app.game.advise(&Control::new()) {
        Advice::Hint(hint) => hint.explanation.arrows.len(),
        _ => panic!("there is a hint"),
    };
    while links(&player) != 8 {
        player.type_keys("ttta");
    }
    let before = player.look();
    player.type_keys("ttt");
    assert_snapshot!("chain_80x24", player.look());
    let numbers =
        |screen: &str| screen.lines().map(|line| line.chars().take(2).collect()).collect::<Vec<String>>();
    assert_eq!(numbers(&player.look())[..23], numbers(&before)[..23], "the board stays where it was");
    assert_snapshot!("chain_100x30", player.resized(100, 30).look());
    assert_snapshot!("chain_120x40", player.resized(120, 40).look());
}

#[test]
fn dialogs_over_the_board() {
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

#[test]
fn small_boards_have_lines_and_numbers() {
    let mut player = Player::new("1.....\n..2...\n.3....\n...4..\n....5.\n.....6");
    for (width, height) in [(80, 24), (60, 24), (100, 30)] {
        let screen = player.resized(width, height).look();
        assert!(screen.contains("┠───") && screen.contains("\n6 ┃") | screen.contains(" 6 ┃"), "{screen}");
        assert!(screen.contains("0:00") && screen.contains("1:5"), "{screen}");
    }
    let mut player = Player::new(&format!("1.......\n{}", "........\n".repeat(7)));
    let screen = player.look();
    assert!(screen.contains("8 ┃") && screen.contains("0:00") && screen.contains("1:7"), "{screen}");
}

#[test]
fn small_boards_are_in_the_middle_of_the_screen() {
    for (puzzle, size) in [("1...\n..2.\n.3..\n...4", (200, 60)), (EASY, (200, 60)), (SIXTEEN, (200, 60))] {
        let screen = Player::new(puzzle).at_size(size.0, size.1).look();
        let rows: Vec<&str> = screen.lines().collect();
        let is_line = |row: &&str| row.contains(['┃', '│']);
        let above = rows.iter().take_while(|row| !is_line(row)).count();
        let below = rows.iter().rev().take_while(|row| !is_line(row)).count();
        assert!(above.abs_diff(below) <= 3, "{above} rows above, {below} below\n{screen}");
        let left = rows
            .iter()
            .filter(|row| is_line(row))
            .map(|row| row.chars().take_while(|&c| c == ' ').count())
            .min();
        assert!(left > Some(0), "{screen}");
    }
}

#[test]
fn a_large_board_is_seen_through_a_window_that_follows_the_cursor() {
    let mut player = Player::new(TWENTY_FIVE);
    assert!(player.look().contains("\n 1 ┃") && !player.look().contains("\n25 ┃"), "{}", player.look());
    player.press(KeyCode::PageDown);
    player.press(KeyCode::End);
    assert_eq!(player.cursor(), "r25c25");
    let screen = player.look();
    assert!(screen.contains("\n25 ") && screen.contains('┛') && !screen.contains("\n 1 "), "{screen}");
    // A click finds the cell that is seen there.
    let row = screen.lines().position(|line| line.starts_with("24 ")).unwrap();
    player.click((10, row as u16));
    assert!(player.cursor().starts_with("r24c"), "{}", player.cursor());
}

/// The background at a place of the screen, in a dark theme of all colours.
fn backgrounds(player: &mut Player) -> impl Fn(usize, usize) -> Color + use<> {
    let theme = Theme::new(Palette::Dark, Depth::True);
    player.terminal.draw(|frame| player.app.draw(frame, theme)).unwrap();
    let buffer = player.terminal.backend().buffer().clone();
    move |row, column| {
        let (x, y) = (6 * column - 1, 2 * row + (row - 1) / 3);
        buffer[(x as u16, y as u16)].bg
    }
}

#[test]
fn the_first_level_of_a_hint_shows_its_house_and_nothing_else() {
    let mut player = Player::new(EASY);
    let before = backgrounds(&mut player);
    let plain = before(9, 9);
    assert_ne!(before(1, 9), plain, "the row of the cursor");
    player.type_keys("t");
    assert!(player.look().contains("box 2"), "{}", player.look());
    let during = backgrounds(&mut player);
    for row in 1..=9 {
        for column in 1..=9 {
            let is_in_house = (1..=3).contains(&row) && (4..=6).contains(&column);
            // Every other row has a background of its own.
            let is_banded = row % 2 == 0;
            let usual = if is_banded { before(8, 9) } else { plain };
            assert_eq!(during(row, column) != usual, is_in_house, "r{row}c{column}");
        }
    }
    player.press(KeyCode::Esc);
    assert_eq!(backgrounds(&mut player)(1, 9), before(1, 9), "peers are seen again");
}

#[test]
fn a_long_seed_is_left_out_if_the_line_has_no_room() {
    let options = NewGameOptions {
        board: Geometry::classic(),
        alphabet: Alphabet::usual(9),
        level: Level::Medium,
        seed: u64::MAX,
    };
    let mut game = options.create(&Control::new()).unwrap().game;
    game.pass(Duration::from_secs(754));
    let title = format!("9x9 medium · ER {}", game.origin.rating.unwrap());
    let facts = format!("12:34 · {} empty", game.empty());
    let look = |game: &Game, (width, height)| {
        Player::of(game.clone(), Preferences::default()).at_size(width, height).look()
    };
    // Next to the board, a part that does not fit continues in the next line.
    let next_to = |game: &Game| {
        let lines = look(game, (80, 24));
        let lines = lines.lines().take(5).map(|line| line.chars().skip(58).collect::<String>());
        lines.collect::<Vec<_>>()
    };
    assert_eq!(next_to(&game), [&title, "seed", "18446744073709551615", &facts, "[digits] corner"]);
    // Below the board, all parts are in one line.
    let below = |game: &Game| {
        let screen = look(game, (60, 20));
        let mut lines = screen.lines().skip_while(|line| !line.contains('┗')).skip(1);
        let line = lines.next().unwrap_or_default().to_owned();
        assert_eq!(lines.next(), Some(" [digits] corner  centre  colours"), "{screen}");
        line
    };
    assert_eq!(below(&game), format!(" {title} · {facts}"));
    assert!(!look(&game, (60, 20)).contains("seed"), "{}", look(&game, (60, 20)));
    game.origin.seed = Some(7);
    assert_eq!(next_to(&game)[..3], [&title, "seed 7", &facts]);
    assert_eq!(below(&game), format!(" {title} · seed 7 · {facts}"));
    // The longest seed that fits, and the next one.
    let room = 60 - format!(" {title} · seed  · {facts}").chars().count();
    let longest = 10_u64.pow(room as u32) - 1;
    game.origin.seed = Some(longest);
    assert_eq!(below(&game), format!(" {title} · seed {longest} · {facts}"));
    game.origin.seed = Some(longest + 1);
    assert_eq!(below(&game), format!(" {title} · {facts}"));
}

#[test]
fn the_colour_under_the_cursor_is_visible() {
    let mut player = Player::new(EASY);
    let before = backgrounds(&mut player)(1, 3);
    player.type_keys("v4");
    let under = backgrounds(&mut player)(1, 3);
    player.press(KeyCode::Right);
    assert_ne!(under, before);
    assert_eq!(backgrounds(&mut player)(1, 3), under);
}

#[test]
fn missing_digits_are_counted_and_surplus_ones_are_negative() {
    let mut player = Player::new(EASY);
    assert!(player.look().contains("Left to place"));
    player.press_with(KeyCode::Right, ratatui::crossterm::event::KeyModifiers::SHIFT);
    for _ in 0..8 {
        player.press_with(KeyCode::Down, ratatui::crossterm::event::KeyModifiers::SHIFT);
    }
    player.type_keys("7");
    assert!(player.look().contains("7:-"), "{}", player.look());
}

#[test]
fn a_single_note_does_not_look_like_a_digit() {
    for size in [(80, 24), (100, 30), (120, 40), (60, 20)] {
        let noted = |keys: &str| {
            let mut player = Player::new(EASY).at_size(size.0, size.1);
            player.type_keys(keys);
            player.press(KeyCode::Down);
            player.look()
        };
        let screens = ["3", "c3z", "x3z", "5", "c5z", "x5z"].map(noted);
        for (i, one) in screens.iter().enumerate() {
            for other in &screens[..i] {
                let board = |screen: &str| {
                    screen
                        .lines()
                        .skip(1)
                        .map(|line| line.chars().take(70).collect::<String>())
                        .collect::<Vec<_>>()
                };
                assert_ne!(board(one), board(other), "{one}");
            }
        }
    }
}

#[test]
fn a_window_dims_what_is_behind_it() {
    let mut player = Player::new(EASY);
    player.type_keys("n");
    let theme = Theme::new(Palette::Dark, Depth::True);
    player.terminal.draw(|frame| player.app.draw(frame, theme)).unwrap();
    let given = player.terminal.backend().buffer()[(5, 2)].clone();
    assert_eq!(given.symbol(), "5");
    assert_ne!(Some(given.fg), theme.style(Meaning::Given).fg);
}

#[test]
fn the_palette_shows_each_colour_on_itself() {
    let mut player = Player::new(EASY);
    player.type_keys("v");
    let (x, y) = player.find("4 green");
    player.click((x, y));
    let painted = backgrounds(&mut player)(1, 3);
    assert_eq!(player.terminal.backend().buffer()[(x, y)].bg, painted);
    assert_eq!(player.app.game.square(player.at(1, 3)).color, Some(sudokit_game::Color::Green));
}

#[test]
fn titles_and_headings_are_broken_and_not_cut() {
    let screen = Player::new(DIAGONALS).at_size(70, 24).look();
    assert!(screen.contains(" diagonals") && !screen.contains("Left to plac"), "{screen}");
}

#[test]
fn a_single_note_is_lighter_than_many() {
    for size in [(80, 24), (100, 30), (120, 40)] {
        let mut player = Player::new(EASY).at_size(size.0, size.1);
        let before = player.look();
        player.type_keys("c5z");
        player.press(KeyCode::Down);
        let points = |screen: &str| screen.chars().filter(|&c| c == '·').count();
        let more = points(&player.look()) - points(&before);
        assert!((1..=2).contains(&more), "{more} points\n{}", player.look());
    }
}

#[test]
fn four_notes_are_in_the_middle_of_a_cell() {
    let mut player = Player::new(EASY).at_size(60, 20);
    player.type_keys("c1489z");
    player.press(KeyCode::Down);
    assert!(player.look().contains("│14 89┃"), "{}", player.look());
}

#[test]
fn rows_can_be_distinguished_in_sixteen_colours() {
    for palette in [Palette::Dark, Palette::Light] {
        let mut player = Player::new(EASY);
        player.type_keys("f");
        let theme = Theme::new(palette, Depth::Ansi16);
        player.terminal.draw(|frame| player.app.draw(frame, theme)).unwrap();
        let buffer = player.terminal.backend().buffer();
        // The last line of a row and the first of the next.
        let [above, below] = [3, 4].map(|y| (buffer[(40, y)].bg, buffer[(40, y)].modifier));
        assert_ne!(above, below, "{palette:?}");
    }
}

#[test]
fn a_painted_cell_does_not_look_like_a_part_of_a_hint() {
    for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
        for (palette, color) in [Palette::Dark, Palette::Light]
            .into_iter()
            .flat_map(|palette| ('1'..='9').map(move |color| (palette, color)))
        {
            let mut player = Player::new(EASY);
            player.click_cell(7, 5);
            player.type_keys(&format!("v{color}z"));
            player.click_cell(9, 9);
            let theme = Theme::new(palette, depth);
            let (x, y) = player.place(7, 5);
            let look = |player: &mut Player| {
                player.terminal.draw(|frame| player.app.draw(frame, theme)).unwrap();
                player.terminal.backend().buffer()[(x, y)].bg
            };
            assert_ne!(look(&mut player), Color::Reset, "the cell is painted");
            player.type_keys("t");
            assert_eq!(look(&mut player), Color::Reset, "{palette:?} {depth:?} {color}");
        }
    }
}
