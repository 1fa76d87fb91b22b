//! The commands of the game and their keys.
//!
//! Capital letters are digits on large boards and symbols on boards of
//! letters, so no command has one. `1`–`9` and `A`–`P` are always the digits
//! one to twenty-five, and every symbol of the puzzle is its digit.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudokit::{Alphabet, Digit};
use sudokit_game::{Direction, NoteKind, Turn};

use super::Mode;
use crate::keys::{self, KeyHint, Section, bind, command_hint};
use crate::texts::text;

use Direction::{Down, Left, Right, Up};
use PlayCommand as C;

/// The effect of a key, a click or a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Go to the next cell.
    Move(Direction),
    /// Select the next cell as well.
    Extend(Direction),
    /// Go a whole box further.
    Jump(Direction),
    /// Go to the edge of the board.
    Edge(Direction),
    /// Go to the next empty cell.
    NextEmpty,
    /// Go to the empty cell before.
    PreviousEmpty,
    /// Keep the selected cells while the cursor moves.
    Hold,
    /// Select all cells with the digit under the cursor.
    SelectSame,
    /// Enter a digit, or choose it.
    Digit(Digit),
    /// Enter one digit in another mode.
    DigitAs(Mode, Digit),
    /// Use another mode for the next digit.
    Once(Mode),
    /// Paint with the colour of this number.
    Paint(usize),
    /// Write the chosen digit.
    Place,
    /// Erase the digit, or else the notes, or else the colours.
    Erase,
    /// Change what the digit keys do.
    SetMode(Mode),
    /// The next mode.
    NextMode,
    /// Choose the digit first, or the cell first.
    SwitchEntry,
    /// Undo the last action.
    Undo,
    /// Redo it.
    Redo,
    /// Undo everything since the first mistake.
    UndoMistakes,
    /// Fill in all candidates.
    FillNotes,
    /// Remove notes that the digits rule out.
    CleanNotes,
    /// Give a hint, or reveal more of it.
    Hint,
    /// Apply the hint.
    FollowHint,
    /// Go to the next sentence of the proof, or to the one before.
    StepProof(Turn),
    /// Open the lesson about the technique of the hint; without one, the rules.
    Lesson,
    /// Check for mistakes.
    Check,
    /// Stop the clock and cover the board.
    Pause,
    /// Start the same puzzle again.
    Restart,
    /// Begin a new game.
    New,
    /// Choose what to copy: text or a link.
    Share,
    /// Copy the puzzle with the player's digits and notes.
    CopyPosition,
    /// Show the statistics.
    Statistics,
    /// Change how the game is played and shown.
    Options,
    /// Show all keys.
    Help,
    /// Close the dialog, choose no digit, select one cell.
    Escape,
    /// Quit. The game is saved.
    Quit,
}

const CORNER: Mode = Mode::Note(NoteKind::Corner);
const CENTRE: Mode = Mode::Note(NoteKind::Centre);

/// All keys.
pub(super) const SECTIONS: &[Section<PlayCommand>] = &[
    Section {
        title: "play-keys-moving",
        bindings: &[
            bind(
                "play-key-move",
                &[
                    ("Up k", C::Move(Up)),
                    ("Down j", C::Move(Down)),
                    ("Left h", C::Move(Left)),
                    ("Right l", C::Move(Right)),
                ],
            ),
            bind(
                "play-key-extend",
                &[
                    ("Shift+Up", C::Extend(Up)),
                    ("Shift+Down", C::Extend(Down)),
                    ("Shift+Left", C::Extend(Left)),
                    ("Shift+Right", C::Extend(Right)),
                ],
            ),
            bind(
                "play-key-jump",
                &[
                    ("Ctrl+Up", C::Jump(Up)),
                    ("Ctrl+Down", C::Jump(Down)),
                    ("Ctrl+Left", C::Jump(Left)),
                    ("Ctrl+Right", C::Jump(Right)),
                ],
            ),
            bind(
                "play-key-edge",
                &[
                    ("Home", C::Edge(Left)),
                    ("End", C::Edge(Right)),
                    ("PageUp", C::Edge(Up)),
                    ("PageDown", C::Edge(Down)),
                ],
            ),
            bind("play-key-empty", &[("Tab", C::NextEmpty), ("BackTab Shift+BackTab", C::PreviousEmpty)]),
            bind("play-key-hold", &[("=", C::Hold)]),
            bind("play-key-same", &[("s", C::SelectSame)]),
        ],
    },
    Section {
        title: "play-keys-writing",
        bindings: &[
            bind("play-key-digits", &[]),
            bind("play-key-capitals", &[]),
            bind(
                "play-key-modes",
                &[
                    ("z", C::SetMode(Mode::Normal)),
                    ("x", C::SetMode(CORNER)),
                    ("c", C::SetMode(CENTRE)),
                    ("v", C::SetMode(Mode::Color)),
                    ("Space", C::NextMode),
                ],
            ),
            bind("play-key-note-modified", &[]),
            bind("play-key-note-once", &[(",", C::Once(CORNER)), (".", C::Once(CENTRE))]),
            bind("play-key-erase", &[("0 Backspace Delete", C::Erase)]),
            bind("play-key-digit-first", &[("d", C::SwitchEntry)]),
            bind("play-key-place", &[("Enter", C::Place)]),
            bind("play-key-paint", &[]),
            bind("play-key-paint-note", &[]),
            bind("play-key-undo", &[("u Ctrl+z", C::Undo)]),
            bind("play-key-redo", &[("r Ctrl+y", C::Redo)]),
            bind("play-key-fill", &[("f", C::FillNotes)]),
            bind("play-key-clean", &[("e", C::CleanNotes)]),
        ],
    },
    Section {
        title: "play-keys-hints",
        bindings: &[
            bind("play-key-hint", &[("t", C::Hint)]),
            bind("play-key-hint-scroll", &[]),
            bind("play-key-hint-page", &[]),
            bind(
                "play-key-hint-sentence",
                &[("+", C::StepProof(Turn::Next)), ("-", C::StepProof(Turn::Back))],
            ),
            bind("play-key-lesson", &[("/", C::Lesson)]),
            bind("play-key-follow", &[("a", C::FollowHint)]),
            bind("play-key-check", &[("w", C::Check)]),
            bind("play-key-undo-mistakes", &[("b", C::UndoMistakes)]),
            bind("play-key-help", &[("? F1", C::Help)]),
            bind("play-key-redraw", &[]),
        ],
    },
    Section {
        title: "play-keys-game",
        bindings: &[
            bind("play-key-new", &[("n", C::New)]),
            bind("play-key-restart", &[("g", C::Restart)]),
            bind("play-key-pause", &[("p", C::Pause)]),
            bind("play-key-clock", &[]),
            bind("play-key-options", &[("o", C::Options)]),
            bind("play-key-statistics", &[("i", C::Statistics)]),
            bind("play-key-share", &[("y", C::Share)]),
            bind("play-key-share-position", &[("m", C::CopyPosition)]),
            bind("play-key-paste", &[]),
            bind("play-key-escape", &[("Esc", C::Escape)]),
            bind("play-key-quit", &[("q Ctrl+c", C::Quit)]),
        ],
    },
];

/// A key for the line at the bottom.
pub(super) fn footer(command: PlayCommand, about: String) -> KeyHint {
    command_hint(SECTIONS, command, about)
}

/// The command of a key on a board with these symbols, in this mode.
pub(super) fn command(event: KeyEvent, mode: Mode, alphabet: &Alphabet, side: usize) -> Option<PlayCommand> {
    if let Some(command) = digit_command(event, mode, alphabet, side) {
        return Some(command);
    }
    keys::find(SECTIONS, event)
}

/// Whether a character is a command.
pub(super) fn is_command(c: char) -> bool {
    keys::find(SECTIONS, KeyEvent::from(KeyCode::Char(c))).is_some()
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
        // Ctrl with a letter is a command in every terminal.
        (_, true) if c.is_ascii_digit() => PlayCommand::DigitAs(CENTRE, digit),
        (_, true) => return None,
        (false, false) => PlayCommand::Digit(digit),
    })
}

/// The digit of a character: a symbol of the puzzle, or `1`–`9` and `A`–`P` in
/// order. Lower-case letters are commands.
fn digit(c: char, alphabet: &Alphabet, side: usize) -> Option<Digit> {
    if c.is_lowercase() {
        return None;
    }
    let symbols = alphabet.as_characters();
    let named = |c: char| symbols?.iter().take(side).position(|&symbol| symbol == c);
    let usual = || Alphabet::usual(side).digit(&c.to_string()).map(Digit::index);
    // The symbols of a board of lower-case letters are typed as capitals.
    let index = named(c).or_else(|| named(c.to_ascii_lowercase())).or_else(usual)?;
    Some(Digit::from_index(index))
}

/// The keys of the digits, for the line at the bottom: `1-9 A-G`.
pub(super) fn digit_keys(alphabet: &Alphabet, side: usize) -> String {
    match alphabet.as_characters() {
        Some(symbols) if is_word(alphabet, side) => {
            symbols.iter().take(side).flat_map(|symbol| symbol.to_uppercase()).collect()
        }
        _ if side <= DECIMAL => format!("1-{side}"),
        _ => format!("1-9 {}-{}", letter(DECIMAL + 1), letter(side)),
    }
}

/// The largest digit that is not a letter.
const DECIMAL: usize = 9;

/// The letter that is typed for a digit: `A` for 10.
fn letter(digit: usize) -> String {
    Alphabet::usual(digit).symbol(Digit::from_index(digit - 1))
}

/// The explanation that a player needs to type a digit. Digits up to 9 need
/// none.
pub(super) fn digit_legend(alphabet: &Alphabet, side: usize) -> Option<String> {
    if side <= DECIMAL && !is_word(alphabet, side) {
        return None;
    }
    Some(match alphabet.as_characters() {
        Some(_) => text!("play-digit-keys", keys = digit_keys(alphabet, side)),
        None => text!("play-digit-keys-numbers", letter = letter(side), number = side),
    })
}

/// Whether the symbols differ from `1`–`9` and `A`–`P`.
fn is_word(alphabet: &Alphabet, side: usize) -> bool {
    let usual = Alphabet::usual(side);
    let symbols = alphabet.as_characters();
    symbols.is_some_and(|symbols| {
        (0..side).any(|index| usual.symbol(Digit::from_index(index)) != symbols[index].to_string())
    })
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
        keys::check(SECTIONS);
        for (key, _) in keys::all(SECTIONS) {
            assert!(!matches!(key.as_bytes(), [b'A'..=b'Z']), "{key:?}");
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
    fn a_legend_says_which_keys_are_digits() {
        let keys = |alphabet: &str, side| {
            let alphabet: Alphabet = alphabet.parse().unwrap();
            (digit_keys(&alphabet, side), digit_legend(&alphabet, side).unwrap_or_default())
        };
        assert_eq!(keys("1-9", 9), ("1-9".into(), String::new()));
        assert_eq!(keys("1-9", 4), ("1-4".into(), String::new()));
        assert_eq!(
            keys("1-9A-G", 16),
            ("1-9 A-G".into(), "Digits: 1-9 A-G. Type letters with Shift.".into())
        );
        let numbers = "Digits: 1-9, A (10) to P (25). Type letters with Shift.";
        assert_eq!(keys("numbers", 25), ("1-9 A-P".into(), numbers.into()));
        assert_eq!(keys("ADEGMORSW", 9).1, "Digits: ADEGMORSW. Type letters with Shift.");
    }

    #[test]
    fn modifiers_write_notes_once() {
        let alphabet = Alphabet::usual(9);
        let with =
            |modifiers, c| command(KeyEvent::new(KeyCode::Char(c), modifiers), Mode::Normal, &alphabet, 9);
        assert_eq!(with(KeyModifiers::ALT, '5'), Some(C::DigitAs(CORNER, Digit::new(5))));
        assert_eq!(with(KeyModifiers::CONTROL, '5'), Some(C::DigitAs(CENTRE, Digit::new(5))));
        assert_eq!(with(KeyModifiers::CONTROL, 'c'), Some(C::Quit));
        assert_eq!(with(KeyModifiers::SHIFT, '?'), Some(C::Help));
        let color = command(KeyEvent::from(KeyCode::Char('4')), Mode::Color, &alphabet, 9);
        assert_eq!(color, Some(C::Paint(4)));
    }
}
