//! Colours and attributes, as text.

use std::fmt::Write;

use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Style};
use sudokit::{Cell, Digit};
use sudokit_draw::{CellState, Content, Scene};
use sudokit_tui::{Depth, Palette, Theme};

use super::support::{board, buffer, diagonals, step, text};

/// The screen, then the screen with a letter for each style, then the letters.
fn styled(buffer: &Buffer) -> String {
    let mut styles: Vec<Style> = Vec::new();
    let mut letters = String::new();
    for (index, place) in buffer.content().iter().enumerate() {
        if index > 0 && index.is_multiple_of(buffer.area.width.into()) {
            letters.push('\n');
        }
        let style = place.style();
        let number = styles.iter().position(|other| *other == style).unwrap_or_else(|| {
            styles.push(style);
            styles.len() - 1
        });
        letters.push(if number == 0 { '.' } else { char::from(b'A' + number as u8 - 1) });
    }
    let mut all = format!("{}\n\n{letters}\n", text(buffer));
    for (number, style) in styles.iter().enumerate().skip(1) {
        let color = |color: Option<Color>| match color {
            Some(Color::Rgb(red, green, blue)) => format!("#{red:02x}{green:02x}{blue:02x}"),
            Some(color) => color.to_string(),
            None => "-".to_owned(),
        };
        let letter = char::from(b'A' + number as u8 - 1);
        let _ = write!(all, "\n{letter} {} on {} {:?}", color(style.fg), color(style.bg), style.add_modifier);
    }
    all
}

fn scene() -> Scene {
    let mut scene = board(6);
    scene.set(Cell::new(1), Content::Own(Digit::new(1)));
    for cell in [0, 1] {
        scene.mark(Cell::new(cell), CellState::Conflict);
    }
    scene.mark(Cell::new(8), CellState::Cursor);
    for cell in [9, 10, 11] {
        scene.mark(Cell::new(cell), CellState::Peer);
    }
    scene.mark(Cell::new(16), CellState::Selected);
    scene.paint(Cell::new(20), sudokit_game::Color::Green);
    scene.set(Cell::new(24), Content::Found(Digit::new(5)));
    scene
}

#[test]
fn a_dark_board() {
    let theme = Theme::new(Palette::Dark, Depth::True);
    assert_snapshot!("dark", styled(&buffer(&scene(), 24, 13, theme)));
}

#[test]
fn a_light_board_of_256_colours() {
    let theme = Theme::new(Palette::Light, Depth::Ansi256);
    assert_snapshot!("light", styled(&buffer(&scene(), 24, 13, theme)));
}

#[test]
fn a_board_without_colours() {
    let theme = Theme::new(Palette::None, Depth::True);
    assert_snapshot!("none", styled(&buffer(&scene(), 24, 13, theme)));
}

#[test]
fn a_chain_of_sixteen_colours() {
    let line = "000002000093007600700000091004021008100050002300480700430000006005800170000200000";
    let theme = Theme::new(Palette::Dark, Depth::Ansi16);
    assert_snapshot!("chain", styled(&buffer(&step(line, |_, arrows| arrows == 7), 76, 20, theme)));
}

#[test]
fn extra_houses_are_visible_among_peers() {
    let background = |states: &[CellState], cell: usize| {
        let mut scene = diagonals();
        for &state in states {
            scene.mark(Cell::new(cell), state);
        }
        let screen = buffer(&scene, 39, 20, Theme::new(Palette::Dark, Depth::True));
        screen[(4 * (cell % 9) as u16 + 4, 2 * (cell / 9) as u16 + 2)].bg
    };
    // The corner is on a diagonal, the cell next to it is not.
    let backgrounds = [
        background(&[], 0),
        background(&[], 1),
        background(&[CellState::Peer], 0),
        background(&[CellState::Peer], 1),
    ];
    for (i, color) in backgrounds.iter().enumerate() {
        assert!(!backgrounds[..i].contains(color), "{backgrounds:?}");
    }
}
