//! As many colours as the terminal has, down to none.

use super::home::{Home, PUZZLE};
use super::terminal::{Answers, Terminal};

/// A game with a digit of the player's own and a hint, in a terminal that
/// these variables describe.
fn game(variables: &[(&str, &str)]) -> Terminal {
    let home = Home::new();
    let mut terminal = Terminal::play_with(home.path(), &[PUZZLE], variables);
    terminal.wait_for("? keys");
    // The last key leaves the cell with the digit: the cursor has its own style.
    terminal.type_keys("4\t");
    terminal.wait_for("50 empty");
    terminal.type_keys("t");
    terminal.wait_for("Esc close");
    terminal
}

/// The style that a terminal uses for the text that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// One of the sixteen colours, by its code.
    Named(u16),
    Indexed(u16),
    Rgb,
    /// Attributes, or the default style.
    Other,
}

/// All styles that the program has set.
fn styles(terminal: &Terminal) -> Vec<Style> {
    let written = terminal.written();
    let sequences = written.split("\u{1b}[").skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';' && c != ':')?;
        rest[end..].starts_with('m').then(|| &rest[..end])
    });
    sequences.flat_map(styles_of).collect()
}

fn styles_of(sequence: &str) -> Vec<Style> {
    let mut numbers = sequence.split([';', ':']).map(|number| number.parse::<u16>().unwrap_or(0));
    let mut styles = Vec::new();
    while let Some(number) = numbers.next() {
        styles.push(match number {
            38 | 48 if numbers.next() == Some(5) => Style::Indexed(numbers.next().unwrap()),
            38 | 48 => {
                assert_eq!(numbers.by_ref().take(3).count(), 3, "{sequence}");
                Style::Rgb
            }
            30..=37 | 40..=47 | 90..=97 | 100..=107 => Style::Named(number),
            _ => Style::Other,
        });
    }
    styles
}

#[test]
fn no_color_turns_colours_off() {
    let terminal = game(&[("NO_COLOR", "1")]);
    let styles = styles(&terminal);
    assert!(!styles.is_empty() && styles.iter().all(|&style| style == Style::Other), "{styles:?}");
    terminal.see(|screen| {
        let style = |column, row| screen.cell(row, column).map(|cell| (cell.bold(), cell.underline()));
        let (given, own) = (style(5, 2), style(17, 2));
        assert_eq!((given, own), (Some((true, false)), Some((false, true))));
    });
}

#[test]
fn a_true_colour_terminal_gets_rgb_colours() {
    let styles = styles(&game(&[("COLORTERM", "truecolor")]));
    assert!(styles.contains(&Style::Rgb), "{styles:?}");
}

#[test]
fn a_256_colour_terminal_gets_indexed_colours() {
    let styles = styles(&game(&[]));
    assert!(styles.iter().any(|style| matches!(style, Style::Indexed(16..))), "{styles:?}");
    assert!(!styles.contains(&Style::Rgb), "{styles:?}");
}

#[test]
fn a_16_colour_terminal_gets_named_colours() {
    let styles = styles(&game(&[("TERM", "xterm")]));
    assert!(styles.iter().any(|style| matches!(style, Style::Named(_) | Style::Indexed(_))), "{styles:?}");
    for style in styles {
        assert!(matches!(style, Style::Named(_) | Style::Indexed(..16) | Style::Other), "{style:?}");
    }
}

/// Whether a colour on the screen is light.
fn is_light(color: vt100::Color) -> bool {
    match color {
        vt100::Color::Rgb(red, green, blue) => u32::from(red) + u32::from(green) + u32::from(blue) > 384,
        vt100::Color::Idx(index) => panic!("{index} is not an RGB colour"),
        vt100::Color::Default => panic!("no colour was set"),
    }
}

/// The foreground colour of the given in r1c1 and the background of r1c2, on a terminal that
/// answers in this way.
fn given_and_ground(arguments: &[&str], answers: Answers) -> (vt100::Color, vt100::Color) {
    let home = Home::new();
    let variables = [("COLORTERM", "truecolor")];
    let arguments = [&[PUZZLE], arguments].concat();
    let terminal = Terminal::play_on(home.path(), &arguments, &variables, answers);
    terminal.wait_for("? keys");
    terminal.see(|screen| (screen.cell(2, 5).unwrap().fgcolor(), screen.cell(22, 70).unwrap().bgcolor()))
}

#[test]
fn the_terminal_says_which_background_it_has() {
    for (color, is_dark) in [("rgb:1e1e/1e1e/1e1e", true), ("rgb:ff/ff/ff", false), ("#fdf6e3", false)] {
        let (given, ground) = given_and_ground(&[], Answers::Background(color));
        assert_eq!(is_light(given), is_dark, "{color}");
        assert_eq!(ground, vt100::Color::Default, "the terminal's own background is left alone");
    }
}

#[test]
fn a_background_is_painted_where_the_terminals_own_does_not_fit() {
    for answers in [Answers::Nothing, Answers::Kind, Answers::Background("rgb:5f5f/5f5f/5f5f")] {
        let (given, ground) = given_and_ground(&[], answers);
        assert!(is_light(given) && !is_light(ground));
    }
    let (given, ground) = given_and_ground(&["--theme", "light"], Answers::Background("rgb:0/0/0"));
    assert!(!is_light(given) && is_light(ground));
    let (given, ground) = given_and_ground(&["--theme", "dark"], Answers::Background("rgb:f/f/f"));
    assert!(is_light(given) && !is_light(ground));
}

#[test]
fn a_late_terminal_reply_is_not_read_as_keys() {
    let home = Home::new();
    let mut terminal = Terminal::play_on(home.path(), &[PUZZLE], &[], Answers::Nothing);
    terminal.wait_for("51 empty");
    // The answer of a slow terminal comes when nobody waits for it any more.
    terminal.type_keys("\u{1b}]11;rgb:4444/5555/6666\u{1b}\\\u{1b}[?62;22c");
    terminal.type_keys("4");
    terminal.wait_for("50 empty");
    terminal.type_keys("u");
    terminal.wait_for("Undone: 4 in r1c3.");
    terminal.type_keys("u");
    terminal.wait_for("There is nothing");
}
