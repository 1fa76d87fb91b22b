//! Keys and clicks, and which step they lead to.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use sudokit::watch::{Event, Method};
use sudokit_tui::watch::Speed;

use super::viewer::{HARD, Viewer, subject};

fn viewer() -> Viewer {
    Viewer::new(subject(HARD, Method::Backtrack, None), (80, 24))
}

#[test]
fn single_steps_go_both_ways_and_stop_at_the_ends() {
    let mut viewer = viewer();
    viewer.press(KeyCode::Left);
    assert_eq!(viewer.shown(), [0]);
    viewer.press(KeyCode::Right);
    viewer.type_keys("lnlhp");
    assert_eq!(viewer.shown(), [2]);
    viewer.press(KeyCode::End);
    let last = viewer.app.end().unwrap();
    assert_eq!(viewer.shown(), [last]);
    viewer.press(KeyCode::Right);
    assert_eq!(viewer.shown(), [last]);
    viewer.press(KeyCode::Left);
    assert_eq!(viewer.shown(), [last - 1]);
    viewer.press(KeyCode::Home);
    assert_eq!(viewer.shown(), [0]);
}

#[test]
fn jumps_go_to_percentages_and_to_typed_steps() {
    let mut viewer = viewer();
    let last = viewer.app.length();
    viewer.type_keys("5");
    assert_eq!(viewer.shown(), [last / 2]);
    viewer.type_keys("]");
    viewer.press(KeyCode::PageUp);
    assert_eq!(viewer.shown(), [last / 2]);
    viewer.type_keys("g1234");
    viewer.press(KeyCode::Backspace);
    viewer.press(KeyCode::Enter);
    assert_eq!(viewer.shown(), [123]);
    viewer.type_keys("g100%");
    viewer.press(KeyCode::Enter);
    assert_eq!(viewer.shown(), [last]);
    viewer.type_keys("g7");
    viewer.press(KeyCode::Esc);
    assert_eq!(viewer.shown(), [last]);
    viewer.type_keys("g%");
    viewer.press(KeyCode::Enter);
    assert!(viewer.look().contains("Type the number of a step, or a percentage such as 45%."));
    viewer.type_keys("g99999999999");
    viewer.press(KeyCode::Enter);
    assert_eq!(viewer.shown(), [last]);
}

#[test]
fn playback_advances_with_time() {
    let mut viewer = viewer();
    viewer.pass(1000);
    assert_eq!(viewer.shown(), [0]);
    viewer.type_keys(" ");
    assert!(viewer.app.is_playing());
    for _ in 0..10 {
        viewer.pass(100);
    }
    assert_eq!(viewer.shown(), [8]);
    viewer.type_keys("++");
    assert_eq!(viewer.app.speed, Speed::new(32));
    viewer.pass(250);
    assert_eq!(viewer.shown(), [16]);
    viewer.type_keys("-----------");
    assert_eq!(viewer.app.speed, Speed::new(1));
    viewer.type_keys(" ");
    viewer.pass(5000);
    assert_eq!(viewer.shown(), [16]);
}

#[test]
fn playback_stops_at_the_end_and_restarts() {
    let mut viewer = viewer();
    viewer.type_keys(&"+".repeat(40));
    viewer.type_keys(" ");
    viewer.pass(250);
    assert_eq!(viewer.shown(), [viewer.app.end().unwrap()]);
    assert!(!viewer.app.is_playing());
    assert_eq!(viewer.app.columns[0].frame.event, Event::Solved);
    viewer.type_keys(" ");
    assert_eq!((viewer.shown(), viewer.app.is_playing()), (vec![0], true));
}

#[test]
fn playback_waits_for_a_slow_solver() {
    let mut viewer = viewer();
    viewer.type_keys(" ");
    for _ in 0..20 {
        viewer.app.pass(std::time::Duration::from_millis(100));
    }
    assert!(viewer.app.is_waiting());
    assert_eq!(viewer.app.take_requests().len(), 1);
}

#[test]
fn the_bar_is_clicked_and_dragged() {
    let mut viewer = viewer();
    let last = viewer.app.length();
    viewer.mouse(MouseEventKind::Down(MouseButton::Left), (2, 23));
    assert_eq!(viewer.shown(), [0]);
    viewer.mouse(MouseEventKind::Drag(MouseButton::Left), (79, 10));
    assert_eq!(viewer.shown(), [last]);
    viewer.mouse(MouseEventKind::Up(MouseButton::Left), (79, 10));
    viewer.mouse(MouseEventKind::Drag(MouseButton::Left), (2, 23));
    assert_eq!(viewer.shown(), [last]);
    viewer.mouse(MouseEventKind::Down(MouseButton::Left), (10, 3));
    assert_eq!(viewer.shown(), [last]);
    viewer.mouse(MouseEventKind::ScrollUp, (10, 3));
    assert_eq!(viewer.shown(), [last - 1]);
}

#[test]
fn two_methods_step_together_until_each_is_done() {
    let mut viewer = Viewer::new(subject(HARD, Method::Search, Some(Method::Backtrack)), (80, 24));
    viewer.type_keys("lll");
    assert_eq!(viewer.shown(), [3, 3]);
    viewer.press(KeyCode::End);
    let ends: Vec<u64> = viewer.app.columns.iter().map(|column| column.end.unwrap()).collect();
    assert_eq!(viewer.shown(), ends);
    assert!(ends[0] < ends[1]);
    assert!(viewer.look().contains("search: done in"));
}

#[test]
fn help_opens_and_q_quits() {
    let mut viewer = viewer();
    viewer.type_keys("?");
    assert!(viewer.look().contains("one step forward"));
    viewer.press(KeyCode::Esc);
    assert!(!viewer.look().contains("one step forward"));
    assert!(!viewer.has_left);
    viewer.type_keys("?q");
    assert!(!viewer.look().contains("one step forward") && !viewer.has_left, "q closes the help");
    viewer.type_keys("q");
    assert!(viewer.has_left);
}

#[test]
fn help_scrolls_if_it_does_not_fit() {
    let mut viewer = Viewer::new(subject(HARD, Method::Search, None), (80, 14));
    viewer.type_keys("?");
    assert!(!viewer.look().contains("q, Ctrl+C"));
    viewer.press(KeyCode::PageDown);
    assert!(viewer.look().contains("q, Ctrl+C"), "{}", viewer.look());
    viewer.press(KeyCode::End);
    assert!(viewer.look().contains("the sentence that the board shows now"), "{}", viewer.look());
    viewer.press(KeyCode::Home);
    assert!(viewer.look().contains("play or stop"));
    viewer.mouse(MouseEventKind::ScrollDown, (10, 3));
    assert!(!viewer.look().contains("play or stop"));
}

#[test]
fn a_jump_to_a_tenth_shows_that_percentage() {
    for method in [Method::Search, Method::Backtrack] {
        let mut viewer = Viewer::new(subject(HARD, method, None), (80, 24));
        for tenth in 1..=9 {
            viewer.type_keys(&tenth.to_string());
            assert!(viewer.look().contains(&format!("{tenth}0% ·")), "{tenth}\n{}", viewer.look());
        }
        viewer.press(KeyCode::End);
        assert!(viewer.look().contains("100% ·"));
        viewer.press(KeyCode::Left);
        assert!(viewer.look().contains(" 99% ·"), "the end is not reached:\n{}", viewer.look());
    }
}
