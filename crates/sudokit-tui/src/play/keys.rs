//! The keys of the game.
//!
//! Capital letters are digits on large boards and symbols on boards of
//! letters, so no command has one. `1`–`9` and `A`–`P` are always the digits
//! one to twenty-five, and every symbol of the puzzle is its digit.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudokit::{Alphabet, Digit};
use sudokit_game::{Direction, NoteKind};

use super::{Mode, PlayCommand};
use crate::keys::{self, Binding, CONTROL, SHIFT, Section, char, key, with};

use Direction::{Down, Left, Right, Up};
use KeyCode as K;
use PlayCommand as C;

const CORNER: Mode = Mode::Note(NoteKind::Corner);
const CENTRE: Mode = Mode::Note(NoteKind::Centre);

/// All keys.
pub(super) const SECTIONS: &[Section<PlayCommand>] = &[
    Section {
        title: "Going about",
        bindings: &[
            Binding {
                names: "arrows, h j k l",
                about: "go to a cell; with the mouse, click it",
                keys: &[
                    (key(K::Up), C::Move(Up)),
                    (key(K::Down), C::Move(Down)),
                    (key(K::Left), C::Move(Left)),
                    (key(K::Right), C::Move(Right)),
                    (char('k'), C::Move(Up)),
                    (char('j'), C::Move(Down)),
                    (char('h'), C::Move(Left)),
                    (char('l'), C::Move(Right)),
                ],
            },
            Binding {
                names: "Shift+arrows",
                about: "select several cells; or drag, or Ctrl+click",
                keys: &[
                    (with(SHIFT, K::Up), C::Extend(Up)),
                    (with(SHIFT, K::Down), C::Extend(Down)),
                    (with(SHIFT, K::Left), C::Extend(Left)),
                    (with(SHIFT, K::Right), C::Extend(Right)),
                ],
            },
            Binding {
                names: "Ctrl+arrows",
                about: "jump over a box",
                keys: &[
                    (with(CONTROL, K::Up), C::Jump(Up)),
                    (with(CONTROL, K::Down), C::Jump(Down)),
                    (with(CONTROL, K::Left), C::Jump(Left)),
                    (with(CONTROL, K::Right), C::Jump(Right)),
                ],
            },
            Binding {
                names: "Home End PgUp PgDn",
                about: "go to the edge",
                keys: &[
                    (key(K::Home), C::Edge(Left)),
                    (key(K::End), C::Edge(Right)),
                    (key(K::PageUp), C::Edge(Up)),
                    (key(K::PageDown), C::Edge(Down)),
                ],
            },
            Binding {
                names: "Tab, Shift+Tab",
                about: "next or previous empty cell",
                keys: &[
                    (key(K::Tab), C::NextEmpty),
                    (key(K::BackTab), C::PreviousEmpty),
                    (with(SHIFT, K::BackTab), C::PreviousEmpty),
                ],
            },
            Binding {
                names: "s",
                about: "select cells of the same digit; or click twice",
                keys: &[(char('s'), C::SelectSame)],
            },
        ],
    },
    Section {
        title: "Writing",
        bindings: &[
            Binding { names: "1–9, A–P", about: "write as the mode says; again: take it out", keys: &[] },
            Binding {
                names: "z x c v, Space",
                about: "digits, corner notes, centre notes, colours; next",
                keys: &[
                    (char('z'), C::SetMode(Mode::Normal)),
                    (char('x'), C::SetMode(CORNER)),
                    (char('c'), C::SetMode(CENTRE)),
                    (char('v'), C::SetMode(Mode::Color)),
                    (char(' '), C::NextMode),
                ],
            },
            Binding {
                names: "Alt+digit, Ctrl+digit",
                about: "a corner note, a centre note, this once",
                keys: &[],
            },
            Binding {
                names: ", or . then a digit",
                about: "the same, for terminals without Alt or Ctrl",
                keys: &[(char(','), C::Once(CORNER)), (char('.'), C::Once(CENTRE))],
            },
            Binding {
                names: "0, Backspace, Delete",
                about: "erase: the digit, then notes, then colours",
                keys: &[(char('0'), C::Erase), (key(K::Backspace), C::Erase), (key(K::Delete), C::Erase)],
            },
            Binding {
                names: "d",
                about: "digit first: a digit key takes the digit up …",
                keys: &[(char('d'), C::SwitchEntry)],
            },
            Binding {
                names: "Enter",
                about: "… and Enter or a click puts it down",
                keys: &[(key(K::Enter), C::Place)],
            },
            Binding {
                names: "u, Ctrl+Z",
                about: "undo",
                keys: &[(char('u'), C::Undo), (with(CONTROL, K::Char('z')), C::Undo)],
            },
            Binding {
                names: "r, Ctrl+Y",
                about: "redo",
                keys: &[(char('r'), C::Redo), (with(CONTROL, K::Char('y')), C::Redo)],
            },
            Binding {
                names: "f",
                about: "fill in all candidates; again: anew",
                keys: &[(char('f'), C::FillNotes)],
            },
            Binding {
                names: "e",
                about: "strike notes that the digits rule out",
                keys: &[(char('e'), C::CleanNotes)],
            },
        ],
    },
    Section {
        title: "Help",
        bindings: &[
            Binding {
                names: "t",
                about: "a hint: where to look; again: more, up to the move",
                keys: &[(char('t'), C::Hint)],
            },
            Binding { names: "a", about: "do what the hint says", keys: &[(char('a'), C::FollowHint)] },
            Binding { names: "w", about: "what is wrong so far?", keys: &[(char('w'), C::Check)] },
            Binding {
                names: "b",
                about: "back to before the first mistake",
                keys: &[(char('b'), C::UndoMistakes)],
            },
            Binding {
                names: "?",
                about: "these keys",
                keys: &[(char('?'), C::Help), (key(K::F(1)), C::Help)],
            },
        ],
    },
    Section {
        title: "The game",
        bindings: &[
            Binding { names: "n", about: "a new game; this one stays saved", keys: &[(char('n'), C::New)] },
            Binding { names: "g", about: "start this puzzle over", keys: &[(char('g'), C::Restart)] },
            Binding {
                names: "p",
                about: "pause; the board is covered meanwhile",
                keys: &[(char('p'), C::Pause)],
            },
            Binding {
                names: "o",
                about: "options: checks, notes, theme, timer",
                keys: &[(char('o'), C::Options)],
            },
            Binding { names: "i", about: "statistics", keys: &[(char('i'), C::Statistics)] },
            Binding {
                names: "y, m",
                about: "copy the puzzle; copy it with what was done",
                keys: &[(char('y'), C::Copy), (char('m'), C::CopyPosition)],
            },
            Binding { names: "paste", about: "play the puzzle in the clipboard, in any format", keys: &[] },
            Binding {
                names: "Esc",
                about: "close, drop the digit, select one cell",
                keys: &[(key(K::Esc), C::Escape)],
            },
            Binding {
                names: "q, Ctrl+C",
                about: "leave; sudoku play --resume goes on",
                keys: &[(char('q'), C::Quit), (with(CONTROL, K::Char('c')), C::Quit)],
            },
        ],
    },
];

/// The command of a key on a board with these symbols, in this mode.
pub fn command(event: KeyEvent, mode: Mode, alphabet: &Alphabet, side: usize) -> Option<PlayCommand> {
    if let Some(command) = digit_command(event, mode, alphabet, side) {
        return Some(command);
    }
    keys::find(SECTIONS, event)
}

fn digit_command(event: KeyEvent, mode: Mode, alphabet: &Alphabet, side: usize) -> Option<PlayCommand> {
    let KeyCode::Char(c) = event.code else { return None };
    let is_held = |modifier| event.modifiers.contains(modifier);
    if mode == Mode::Color
        && event.modifiers.is_empty()
        && let Some(number @ 1..) = c.to_digit(10)
    {
        return Some(PlayCommand::Paint(number as usize));
    }
    let digit = digit(c, alphabet, side)?;
    Some(match (is_held(KeyModifiers::ALT), is_held(KeyModifiers::CONTROL)) {
        (true, _) => PlayCommand::DigitAs(CORNER, digit),
        // Ctrl with a letter has been something else for fifty years.
        (_, true) if c.is_ascii_digit() => PlayCommand::DigitAs(CENTRE, digit),
        (_, true) => return None,
        (false, false) => PlayCommand::Digit(digit),
    })
}

/// The digit of a character: a symbol of the puzzle, or `1`–`9` and `A`–`P` in
/// order. Small letters are commands, unless the symbols leave no choice.
fn digit(c: char, alphabet: &Alphabet, side: usize) -> Option<Digit> {
    if c.is_lowercase() {
        return None;
    }
    let symbols = alphabet.as_characters();
    let named = |c: char| symbols?.iter().take(side).position(|&symbol| symbol == c);
    let usual = || Alphabet::usual(side).digit(&c.to_string()).map(Digit::index);
    // A board of small letters is typed in capitals.
    let index = named(c).or_else(|| named(c.to_ascii_lowercase())).or_else(usual)?;
    Some(Digit::from_index(index))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(c: char, alphabet: &str) -> Option<PlayCommand> {
        let alphabet: Alphabet = alphabet.parse().unwrap();
        let side = alphabet.as_characters().unwrap().len();
        command(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE), Mode::Normal, &alphabet, side)
    }

    #[test]
    fn no_key_has_two_meanings() {
        let keys: Vec<_> = keys::all(SECTIONS).map(|(key, _)| key).collect();
        for (i, key) in keys.iter().enumerate() {
            assert!(!keys[..i].contains(key), "{key:?}");
            assert!(!matches!(key.code, KeyCode::Char('A'..='Z')), "{key:?}");
        }
    }

    #[test]
    fn symbols_and_plain_digits_are_digits() {
        let is = |command, number| assert_eq!(command, Some(PlayCommand::Digit(Digit::new(number))));
        is(press('9', "1-9"), 9);
        is(press('G', "1-9A-G"), 16);
        is(press('0', "0-9A-F"), 1);
        is(press('S', "WORDGAMES"), 9);
        is(press('3', "WORDGAMES"), 3);
        assert_eq!(press('0', "1-9"), Some(PlayCommand::Erase));
        assert_eq!(press('d', "WORDGAMES"), Some(PlayCommand::SwitchEntry));
        assert_eq!(press('B', "1-9"), None);
    }

    #[test]
    fn modifiers_write_notes_once() {
        let alphabet = Alphabet::usual(9);
        let with = |modifiers, c| command(KeyEvent::new(K::Char(c), modifiers), Mode::Normal, &alphabet, 9);
        assert_eq!(with(KeyModifiers::ALT, '5'), Some(C::DigitAs(CORNER, Digit::new(5))));
        assert_eq!(with(KeyModifiers::CONTROL, '5'), Some(C::DigitAs(CENTRE, Digit::new(5))));
        assert_eq!(with(KeyModifiers::CONTROL, 'c'), Some(C::Quit));
        assert_eq!(with(KeyModifiers::SHIFT, '?'), Some(C::Help));
        let color = command(KeyEvent::from(K::Char('4')), Mode::Color, &alphabet, 9);
        assert_eq!(color, Some(C::Paint(4)));
    }
}
