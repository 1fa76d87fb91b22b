//! Screens as text.

use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use sudokit::board::Coordinates;
use sudokit::watch::Method;
use sudokit_tui::watch::{Report, Speed, Subject, WatchApp, WatchCommand};
use sudokit_tui::{Depth, Palette, Theme};

use super::viewer::{HARD, PLAIN, Viewer, subject};

const CHAIN: &str = ".3..5....9..36.5.8.85..73..1....54.95.......1.2.91.675............5.68...5912..63";

fn sixteen() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/16x16.txt")).unwrap()
}

/// The screen after some time of playing, and one key more.
fn screen(puzzle: &str, methods: (Method, Option<Method>), size: (u16, u16), keys: &str) -> String {
    let mut viewer = Viewer::new(subject(puzzle, methods.0, methods.1), size);
    viewer.type_keys(" ");
    for _ in 0..40 {
        viewer.pass(125);
    }
    viewer.type_keys(keys);
    viewer.look()
}

#[test]
fn a_search_midway() {
    let search = (Method::Search, None);
    assert_snapshot!("search_80x24", screen(HARD, search, (80, 24), ""));
    assert_snapshot!("search_40x15", screen(HARD, search, (40, 15), ""));
    assert_snapshot!("search_120x40", screen(HARD, search, (120, 40), ""));
    assert_snapshot!("search_keys_80x24", screen(HARD, search, (80, 24), "?"));
    assert_snapshot!("search_all_keys_90x50", screen(HARD, search, (90, 50), "?"));
    assert_snapshot!("search_go_to_80x24", screen(HARD, search, (80, 24), "g45%"));
    assert_snapshot!("backtrack_80x24", screen(HARD, (Method::Backtrack, None), (80, 24), "5"));
}

#[test]
fn a_solution_by_logic() {
    let mut viewer = Viewer::new(subject(CHAIN, Method::Logic, None), (80, 24));
    while !viewer.look().contains(['▷', '◁', '△', '▽']) {
        viewer.press(KeyCode::Right);
    }
    assert_snapshot!("chain_80x24", viewer.look());
    assert_snapshot!("logic_80x24", screen(CHAIN, (Method::Logic, None), (80, 24), "3"));
    let mut large = Viewer::new(subject(CHAIN, Method::Logic, None), (140, 50));
    for _ in 0..viewer.shown()[0] {
        large.press(KeyCode::Right);
    }
    assert_snapshot!("chain_140x50", large.look());
}

/// Whether a screen has a cell such as `r1c1`.
fn names_by_numbers(screen: &str) -> bool {
    let is_number = |text: &str| text.parse::<u8>().is_ok();
    let mut words = screen.split(|c: char| !c.is_ascii_alphanumeric());
    words.any(|word| {
        let numbers = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        numbers.is_some_and(|(row, column)| is_number(row) && is_number(column))
    })
}

#[test]
fn cells_are_named_as_the_person_wants() {
    for (puzzle, method) in [(CHAIN, Method::Logic), (HARD, Method::Search), (HARD, Method::Backtrack)] {
        let asked = Subject { coordinates: Coordinates::Letters, ..subject(puzzle, method, None) };
        let [mut usual, mut letters] =
            [subject(puzzle, method, None), asked].map(|subject| Viewer::new(subject, (140, 50)));
        let mut is_seen = false;
        for _ in 0..60 {
            is_seen |= names_by_numbers(&usual.look());
            assert!(!names_by_numbers(&letters.look()), "{}", letters.look());
            usual.press(KeyCode::Right);
            letters.press(KeyCode::Right);
        }
        assert!(is_seen, "{method:?} names cells");
        assert!(letters.look().contains("A ") && letters.look().contains("I "), "{}", letters.look());
    }
}

#[test]
fn two_methods_side_by_side() {
    let methods = (Method::Search, Some(Method::Backtrack));
    assert_snapshot!("versus_80x24", screen(HARD, methods, (80, 24), ""));
    assert_snapshot!("versus_120x40", screen(HARD, methods, (120, 40), ""));
    assert_snapshot!("versus_40x15", screen(HARD, methods, (40, 15), ""));
    let mut viewer = Viewer::new(subject(HARD, methods.0, Some(Method::Logic)), (80, 24));
    viewer.press(KeyCode::End);
    assert_snapshot!("versus_end_80x24", viewer.look());
}

#[test]
fn a_comparison_is_never_truncated() {
    for size in [(120, 40), (80, 24), (60, 20), (50, 20)] {
        let mut viewer = Viewer::new(subject(HARD, Method::Search, Some(Method::Backtrack)), size);
        for key in [KeyCode::Right, KeyCode::End] {
            viewer.press(key);
            let screen = viewer.look();
            let verdict = screen.lines().rev().nth(1).unwrap_or_default();
            assert!(verdict.starts_with("search: "), "{screen}");
            assert!(
                ["guesses", "guess", "steps", "step", "step 1"].iter().any(|end| verdict.ends_with(end)),
                "{screen}"
            );
        }
        let screen = viewer.look();
        assert!(screen.contains("backtrack: done in 99,057 steps") || size.0 < 60, "{screen}");
        assert!(screen.contains("99,057 steps"), "{screen}");
    }
}

#[test]
fn the_brackets_of_a_guess_are_paired() {
    for size in [(80, 24), (60, 20), (50, 20)] {
        let mut viewer = Viewer::new(subject(HARD, Method::Search, Some(Method::Backtrack)), size);
        viewer.type_keys("5");
        let screen = viewer.look();
        for board in screen.lines().filter(|line| line.contains('┃')) {
            assert_eq!(board.matches('(').count(), board.matches(')').count(), "{size:?}\n{screen}");
        }
    }
}

#[test]
fn large_boards_and_small_screens() {
    let search = (Method::Search, None);
    assert_snapshot!("sixteen_80x24", screen(&sixteen(), search, (80, 24), ""));
    assert_snapshot!("small_20x8", screen(HARD, search, (20, 8), ""));
    for size in [(1, 1), (0, 0), (200, 1), (3, 60), (79, 14)] {
        let mut viewer = Viewer::new(subject(HARD, Method::Search, Some(Method::Logic)), size);
        viewer.type_keys("?");
        viewer.press(KeyCode::End);
    }
}

#[test]
fn colours_add_nothing_that_signs_do_not_say() {
    let mut viewer = Viewer::new(subject(HARD, Method::Search, None), (80, 24));
    viewer.type_keys("5");
    let plain = viewer.look();
    assert_eq!(viewer.look_in(Theme::new(Palette::Dark, Depth::True)), plain);
}

#[test]
fn a_jump_shows_how_deep_the_steps_before_were() {
    let mut viewer = Viewer::new(subject(HARD, Method::Search, None), (80, 24));
    viewer.type_keys("5");
    let screen = viewer.look();
    assert!(screen.contains("Depth in the last 22"), "{screen}");
    let bars = screen.chars().filter(|c| ('▁'..='█').contains(c)).count();
    assert!(bars >= 20, "{bars} bars\n{screen}");
    let after_jump = screen;
    viewer.type_keys("hl");
    assert_eq!(viewer.look(), after_jump, "the depths do not depend on the way to a step");
}

#[test]
fn the_bar_always_has_the_same_length() {
    let mut viewer = Viewer::new(subject(HARD, Method::Search, None), (80, 24));
    let mut length = || {
        let screen = viewer.look();
        let bar = screen.lines().last().unwrap().chars().filter(|c| "━●─".contains(*c)).count();
        viewer.type_keys("l");
        bar
    };
    let first = length();
    assert!(first > 10);
    for _ in 0..30 {
        assert_eq!(length(), first);
    }
    for keys in ["9", " ", " ", "0"] {
        viewer.type_keys(keys);
        let screen = viewer.look();
        assert_eq!(
            screen.lines().last().unwrap().chars().filter(|c| "━●─".contains(*c)).count(),
            first,
            "{screen}"
        );
    }
}

#[test]
fn a_search_that_is_not_at_its_end_yet_says_how_far_it_is() {
    let mut app = WatchApp::new(subject(HARD, Method::Search, None), Speed::default());
    app.perform(WatchCommand::End);
    app.receive(0, Report { frame: None, explored: 1_234_567, end: None, depths: Vec::new() });
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| app.draw(frame, PLAIN)).unwrap();
    let screen = terminal.backend().to_string();
    assert!(screen.contains("1,234,567 steps so far"), "{screen}");
}
