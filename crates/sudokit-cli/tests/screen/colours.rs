//! As many colours as the terminal has, down to none.

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

/// A game with a digit of the player's own and a hint, in a terminal that
/// these variables describe.
fn game(variables: &[(&str, &str)]) -> Terminal {
    let home = Home::new();
    let mut terminal = Terminal::play_with(home.path(), &[PUZZLE], variables);
    terminal.wait_for("? keys");
    // The last key leaves the cell with the digit: a cursor has its own looks.
    terminal.type_keys("4\t");
    terminal.wait_for("50 empty");
    terminal.wait_for("Notes around r1c4");
    terminal.type_keys("t");
    terminal.wait_for("tell more");
    terminal
}

/// What a terminal is told about the looks of the text that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// One of the sixteen colours, by its code.
    Named(u16),
    Indexed(u16),
    Rgb,
    /// Bold and the like, or what is usual.
    Other,
}

/// All that the program has asked for.
fn looks(terminal: &Terminal) -> Vec<Look> {
    let written = terminal.written();
    let sequences = written.split("\u{1b}[").skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';' && c != ':')?;
        rest[end..].starts_with('m').then(|| &rest[..end])
    });
    sequences.flat_map(looks_of).collect()
}

fn looks_of(sequence: &str) -> Vec<Look> {
    let mut numbers = sequence.split([';', ':']).map(|number| number.parse::<u16>().unwrap_or(0));
    let mut looks = Vec::new();
    while let Some(number) = numbers.next() {
        looks.push(match number {
            38 | 48 if numbers.next() == Some(5) => Look::Indexed(numbers.next().unwrap()),
            38 | 48 => {
                assert_eq!(numbers.by_ref().take(3).count(), 3, "{sequence}");
                Look::Rgb
            }
            30..=37 | 40..=47 | 90..=97 | 100..=107 => Look::Named(number),
            _ => Look::Other,
        });
    }
    looks
}

#[test]
fn nobody_who_wants_no_colours_gets_one() {
    let terminal = game(&[("NO_COLOR", "1")]);
    let looks = looks(&terminal);
    assert!(!looks.is_empty() && looks.iter().all(|&look| look == Look::Other), "{looks:?}");
    terminal.see(|screen| {
        let style = |column, row| screen.cell(row, column).map(|cell| (cell.bold(), cell.underline()));
        let (given, own) = (style(4, 2), style(12, 2));
        assert_eq!((given, own), (Some((true, false)), Some((false, true))));
    });
}

#[test]
fn a_terminal_of_all_colours_gets_them() {
    let looks = looks(&game(&[("COLORTERM", "truecolor")]));
    assert!(looks.contains(&Look::Rgb), "{looks:?}");
}

#[test]
fn a_terminal_of_256_colours_gets_those() {
    let looks = looks(&game(&[]));
    assert!(looks.iter().any(|look| matches!(look, Look::Indexed(16..))), "{looks:?}");
    assert!(!looks.contains(&Look::Rgb), "{looks:?}");
}

#[test]
fn an_old_terminal_gets_the_sixteen() {
    let looks = looks(&game(&[("TERM", "xterm")]));
    assert!(looks.iter().any(|look| matches!(look, Look::Named(_) | Look::Indexed(_))), "{looks:?}");
    for look in looks {
        assert!(matches!(look, Look::Named(_) | Look::Indexed(..16) | Look::Other), "{look:?}");
    }
}
