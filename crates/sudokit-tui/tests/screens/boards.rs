//! Boards of every form, in terminals of every size.

use insta::assert_snapshot;
use sudokit::{Cell, Digit, DigitSet};
use sudokit_draw::{CellState, Content};
use sudokit_game::Color;

use super::support::{PLAIN, board, diagonals, jigsaw, numbered, screen, step, text};

fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| Digit::new(value)).collect()
}

#[test]
fn the_classic_board_in_every_terminal() {
    assert_snapshot!("nine_40x15", screen(&board(9), 40, 15));
    assert_snapshot!("nine_80x24", screen(&board(9), 80, 24));
    assert_snapshot!("nine_80x33", screen(&board(9), 80, 33));
    assert_snapshot!("nine_120x40", screen(&board(9), 120, 40));
}

#[test]
fn small_boards_show_their_notes_early() {
    assert_snapshot!("four_40x15", screen(&board(4), 40, 15));
    assert_snapshot!("four_80x24", screen(&board(4), 80, 24));
    assert_snapshot!("six_80x24", screen(&board(6), 80, 24));
}

#[test]
fn large_boards_fit_where_they_can() {
    assert_snapshot!("sixteen_80x24", screen(&board(16), 80, 24));
    assert_snapshot!("sixteen_numbers_80x24", screen(&numbered(16), 80, 24));
    assert_snapshot!("twentyfive_120x40", screen(&board(25), 120, 40));
    assert_snapshot!("twentyfive_80x24", screen(&board(25), 80, 24));
}

#[test]
fn a_jigsaw_has_lines_between_its_regions() {
    assert_snapshot!("jigsaw_29x20", screen(&jigsaw(), 29, 20));
    assert_snapshot!("jigsaw_80x24", screen(&jigsaw(), 80, 24));
    assert_snapshot!("jigsaw_120x40", screen(&jigsaw(), 120, 40));
}

#[test]
fn other_houses_are_marked() {
    assert_snapshot!("diagonals_40x20", screen(&diagonals(), 40, 20));
}

#[test]
fn marks_are_visible_without_colours() {
    let mut scene = board(9);
    scene.set(Cell::new(1), Content::Own(Digit::new(1)));
    for (cell, state) in
        [(0, CellState::Conflict), (1, CellState::Conflict), (7, CellState::Wrong), (10, CellState::Cursor)]
    {
        scene.mark(Cell::new(cell), state);
    }
    scene.mark(Cell::new(7), CellState::Cursor);
    for cell in [30, 31, 40] {
        scene.mark(Cell::new(cell), CellState::Selected);
    }
    scene.paint(Cell::new(50), Color::Green);
    scene.focus = Some(Digit::new(3));
    assert_snapshot!("marks_24x13", screen(&scene, 24, 13));
    assert_snapshot!("marks_33x14", screen(&scene, 33, 14));
    assert_snapshot!("marks_80x24", screen(&scene, 80, 24));
    assert_snapshot!("marks_75x38", screen(&scene, 75, 38));
}

#[test]
fn corner_notes_differ_from_centre_notes() {
    let mut scene = board(9);
    scene.set(Cell::new(1), Content::Notes { corner: digits(&[1, 5, 9]), centre: digits(&[]) });
    scene.set(Cell::new(2), Content::Notes { corner: digits(&[2, 3]), centre: digits(&[3, 7, 8]) });
    scene.set(Cell::new(3), Content::EMPTY);
    assert_snapshot!("notes_67x32", screen(&scene, 67, 32));
}

#[test]
fn a_step_is_shown_by_signs() {
    let line = "000002000093007600700000091004021008100050002300480700430000006005800170000200000";
    let scene = step(line, |name, arrows| arrows == 0 && !name.contains("ingle"));
    assert_snapshot!("step_80x24", screen(&scene, 80, 24));
    assert_snapshot!("step_120x40", screen(&scene, 120, 40));
    assert_snapshot!("step_40x15", screen(&scene, 40, 15));
}

#[test]
fn a_terminal_that_is_too_small_is_reported() {
    assert_snapshot!("small_30x10", screen(&board(9), 30, 10));
    for (width, height) in [(1, 1), (3, 40), (200, 1), (0, 0)] {
        let _ = text(&super::support::buffer(&board(9), width, height, PLAIN));
    }
}
