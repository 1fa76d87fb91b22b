//! The proof of a logic step: all of it on a page, and sentence by sentence on the
//! board.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use sudokit::watch::Method;
use sudokit_tui::watch::Speed;

use super::viewer::{HARD, Viewer, subject};

/// A viewer at a chain with many numbers.
fn at_a_chain() -> Viewer {
    let mut viewer = Viewer::new(subject(HARD, Method::Logic, None), (80, 24));
    viewer.press(KeyCode::Right);
    while !viewer.look().contains('₁') {
        viewer.press(KeyCode::Right);
    }
    viewer
}

/// How many numbers of the chain are on the board.
fn numbers(screen: &str) -> usize {
    screen.chars().filter(|c| ('₀'..='₉').contains(c) || "¹²³⁴⁵⁶⁷⁸⁹⁰".contains(*c)).count()
}

#[test]
fn enter_opens_the_whole_proof() {
    let mut viewer = at_a_chain();
    assert!(viewer.look().contains("Enter proof"), "{}", viewer.look());
    viewer.press(KeyCode::Enter);
    let mut text = viewer.look();
    assert!(text.contains(" Proof "), "{text}");
    while viewer.look().contains("↓ more") {
        viewer.press(KeyCode::PageDown);
        text += &viewer.look();
    }
    assert!(text.contains("(1)") && text.contains("(2)"), "{text}");
    assert!(text.contains("To see it on the board, close this page and press + or -."), "{text}");
    viewer.press(KeyCode::Enter);
    assert!(!viewer.look().contains(" Proof "));
    viewer.press(KeyCode::Home);
    viewer.press(KeyCode::Enter);
    assert!(!viewer.look().contains(" Proof "), "the givens have no proof");
    assert!(viewer.look().contains("Stop at a step of logic to read its proof."), "{}", viewer.look());
}

#[test]
fn a_proof_is_read_sentence_by_sentence() {
    let mut viewer = at_a_chain();
    let (step, all) = (viewer.shown(), numbers(&viewer.look()));
    viewer.type_keys("+");
    let first = viewer.look();
    assert!(first.contains("▸ "), "{first}");
    assert!(numbers(&first) < all, "{first}");
    viewer.type_keys("+");
    assert!(numbers(&viewer.look()) >= numbers(&first));
    viewer.type_keys("-");
    assert_eq!(viewer.look(), first);
    viewer.type_keys("--");
    assert!(viewer.look().contains("This is the beginning of the proof. Press + to continue."));
    viewer.type_keys(&"+".repeat(60));
    assert!(viewer.look().contains("This is the end of the proof. Press - to go back."), "{}", viewer.look());
    viewer.press(KeyCode::Esc);
    assert_eq!(numbers(&viewer.look()), all, "Esc shows all of it again");
    assert_eq!((viewer.shown(), viewer.app.speed), (step.clone(), Speed::default()));
    viewer.type_keys("+");
    viewer.press(KeyCode::Right);
    viewer.press(KeyCode::Left);
    assert_eq!((viewer.shown(), numbers(&viewer.look())), (step, all), "another step is shown as a whole");
}

#[test]
fn keys_of_the_proof_change_the_speed_if_there_is_no_proof() {
    let mut viewer = at_a_chain();
    viewer.press(KeyCode::Up);
    assert_eq!(viewer.app.speed, Speed::new(16), "arrows are always for the speed");
    viewer.type_keys(" +");
    assert_eq!(viewer.app.speed, Speed::new(32), "while it plays, + is, too");
    viewer.mouse(MouseEventKind::Up(MouseButton::Left), (0, 0));
}
