//! The commands of the game and their keys.
//!
//! Capital letters are digits on large boards and symbols on boards of
//! letters, so no command has one. `1`–`9` and `A`–`P` are always the digits
//! one to twenty-five, and every symbol of the puzzle is its digit.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudokit::{Alphabet, Digit};
use sudokit_game::{Direction, NoteKind, Turn};

use super::Mode;
use crate::keys::{self, Section, bind};

use Direction::{Down, Left, Right, Up};
use PlayCommand as C;

/// What a key, a click or a button does.
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
    /// Keep the selected cells while the cursor moves on.
    Hold,
    /// Select all cells with the digit under the cursor.
    SelectSame,
    /// Enter a digit, or pick it up.
    Digit(Digit),
    /// Enter one digit in another mode.
    DigitAs(Mode, Digit),
    /// Use another mode for the next digit.
    Once(Mode),
    /// Paint with the colour of this number.
    Paint(usize),
    /// Write the digit in hand.
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
    /// Go back to before the first mistake.
    UndoMistakes,
    /// Fill in all candidates.
    FillNotes,
    /// Remove notes that the digits rule out.
    CleanNotes,
    /// Give a hint, or reveal more of it.
    Hint,
    /// Do what the hint says.
    FollowHint,
    /// Go to the next sentence of the proof, or to the one before.
    StepProof(Turn),
    /// Open the lesson about the technique of the hint; without one, the rules.
    Lesson,
    /// Say whether everything is right so far.
    Check,
    /// Stop the clock and cover the board.
    Pause,
    /// Start the same puzzle again.
    Restart,
    /// Begin a new game.
    New,
    /// Choose what to copy: text or a link.
    Share,
    /// Copy the puzzle with what was done.
    CopyPosition,
    /// Show the statistics.
    Statistics,
    /// Change how the game is played and shown.
    Options,
    /// Show all keys.
    Help,
    /// Close the dialog, drop the digit in hand, select one cell.
    Escape,
    /// Quit. The game is saved.
    Quit,
}

const CORNER: Mode = Mode::Note(NoteKind::Corner);
const CENTRE: Mode = Mode::Note(NoteKind::Centre);

/// All keys.
pub(super) const SECTIONS: &[Section<PlayCommand>] = &[
    Section {
        title: "Going about",
        bindings: &[
            bind(
                "arrows, h j k l",
                "go to a cell; with the mouse, click it",
                &[
                    ("Up k", C::Move(Up)),
                    ("Down j", C::Move(Down)),
                    ("Left h", C::Move(Left)),
                    ("Right l", C::Move(Right)),
                ],
            ),
            bind(
                "Shift+arrows",
                "select several cells; or drag, or Ctrl+click",
                &[
                    ("Shift+Up", C::Extend(Up)),
                    ("Shift+Down", C::Extend(Down)),
                    ("Shift+Left", C::Extend(Left)),
                    ("Shift+Right", C::Extend(Right)),
                ],
            ),
            bind(
                "Ctrl+arrows",
                "jump over a box",
                &[
                    ("Ctrl+Up", C::Jump(Up)),
                    ("Ctrl+Down", C::Jump(Down)),
                    ("Ctrl+Left", C::Jump(Left)),
                    ("Ctrl+Right", C::Jump(Right)),
                ],
            ),
            bind(
                "Home End PgUp PgDn",
                "go to the edge",
                &[
                    ("Home", C::Edge(Left)),
                    ("End", C::Edge(Right)),
                    ("PageUp", C::Edge(Up)),
                    ("PageDown", C::Edge(Down)),
                ],
            ),
            bind(
                "Tab, Shift+Tab",
                "next or previous empty cell",
                &[("Tab", C::NextEmpty), ("BackTab Shift+BackTab", C::PreviousEmpty)],
            ),
            bind("=", "hold the cell: it stays selected, go on to another", &[("=", C::Hold)]),
            bind("s", "select cells of the same digit; or click twice", &[("s", C::SelectSame)]),
        ],
    },
    Section {
        title: "Writing",
        bindings: &[
            bind("digits", "write as the mode says; again: take it out", &[]),
            bind("", "from 10 on, and for letters, use capitals: A is 10", &[]),
            bind(
                "z x c v, Space",
                "digits, corner notes, centre notes, colours; next",
                &[
                    ("z", C::SetMode(Mode::Normal)),
                    ("x", C::SetMode(CORNER)),
                    ("c", C::SetMode(CENTRE)),
                    ("v", C::SetMode(Mode::Color)),
                    ("Space", C::NextMode),
                ],
            ),
            bind("Alt+digit, Ctrl+digit", "a corner note, a centre note, this once", &[]),
            bind(
                ", or . then a digit",
                "the same, for terminals without Alt or Ctrl",
                &[(",", C::Once(CORNER)), (".", C::Once(CENTRE))],
            ),
            bind(
                "0, Backspace, Delete",
                "erase: the digit, then notes, then colours",
                &[("0 Backspace Delete", C::Erase)],
            ),
            bind("d", "digit first: a digit key takes the digit up …", &[("d", C::SwitchEntry)]),
            bind("Enter", "… and Enter or a click puts it down", &[("Enter", C::Place)]),
            bind("v, number", "paint the cells in the colour of this number", &[]),
            bind("v, . digit, number", "paint only the note of this digit", &[]),
            bind("u, Ctrl+Z", "undo", &[("u Ctrl+z", C::Undo)]),
            bind("r, Ctrl+Y", "redo", &[("r Ctrl+y", C::Redo)]),
            bind("f", "fill in all candidates; again: all of them afresh", &[("f", C::FillNotes)]),
            bind("e", "strike notes that the digits rule out", &[("e", C::CleanNotes)]),
        ],
    },
    Section {
        title: "Help",
        bindings: &[
            bind("t", "a hint: where to look; again: more, up to the move", &[("t", C::Hint)]),
            bind("PgDn PgUp, Space", "in a hint: read on, back; or the mouse wheel", &[]),
            bind("Enter", "in a hint: all of its text on a page", &[]),
            bind(
                "+, -",
                "in a hint: the next step of the proof, the one before",
                &[("+", C::StepProof(Turn::Next)), ("-", C::StepProof(Turn::Back))],
            ),
            bind("/", "the rules of the board; in a hint: a lesson about its technique", &[("/", C::Lesson)]),
            bind("a", "do what the hint says", &[("a", C::FollowHint)]),
            bind("w", "what is wrong so far?", &[("w", C::Check)]),
            bind("b", "back to before the first mistake", &[("b", C::UndoMistakes)]),
            bind("?", "these keys; below them, the signs on the board", &[("? F1", C::Help)]),
            bind("Ctrl+L", "draw the screen again", &[]),
        ],
    },
    Section {
        title: "The game",
        bindings: &[
            bind("n", "a new game, a saved one, or type one in", &[("n", C::New)]),
            bind("g", "start this puzzle over", &[("g", C::Restart)]),
            bind("p", "pause; the board is covered meanwhile", &[("p", C::Pause)]),
            bind("", "the clock also stops here, and after 2 minutes without a key", &[]),
            bind("o", "options: checks, notes, theme, timer", &[("o", C::Options)]),
            bind("i", "statistics", &[("i", C::Statistics)]),
            bind(
                "y, m",
                "copy or share: text, links; copy with what was done",
                &[("y", C::Share), ("m", C::CopyPosition)],
            ),
            bind("paste", "play the puzzle in the clipboard, in any format", &[]),
            bind("Esc", "close, drop the digit, select one cell", &[("Esc", C::Escape)]),
            bind("q, Ctrl+C", "leave; sudoku play continues", &[("q Ctrl+c", C::Quit)]),
        ],
    },
];

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

/// The keys of the digits, for the line at the bottom: `1-9 A-G`.
pub(super) fn digit_keys(alphabet: &Alphabet, side: usize) -> String {
    const DECIMAL: usize = 9;
    let letter = |index: usize| Alphabet::usual(side).symbol(Digit::from_index(index));
    match alphabet.as_characters() {
        Some(symbols) if is_word(alphabet, side) => {
            symbols.iter().take(side).flat_map(|symbol| symbol.to_uppercase()).collect()
        }
        _ if side <= DECIMAL => format!("1-{side}"),
        _ => format!("1-9 {}-{}", letter(DECIMAL), letter(side - 1)),
    }
}

/// What a player must know to type a digit; nothing, where the digits are `1` to `9`
/// at most.
pub(super) fn digit_legend(alphabet: &Alphabet, side: usize) -> Option<String> {
    let keys = digit_keys(alphabet, side);
    if is_word(alphabet, side) {
        return Some(format!("Digits: {keys}, typed with Shift"));
    }
    let letter = side.checked_sub(10).map(|_| Alphabet::usual(side).symbol(Digit::from_index(side - 1)))?;
    Some(match alphabet.as_characters() {
        Some(_) => format!("Digits: {keys}, letters typed with Shift"),
        None => format!("Digits: 1-9, then A for 10 to {letter} for {side}, typed with Shift"),
    })
}

/// Whether the symbols are others than `1`–`9` and `A`–`P`.
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
    fn a_legend_tells_which_keys_are_digits() {
        let keys = |alphabet: &str, side| {
            let alphabet: Alphabet = alphabet.parse().unwrap();
            (digit_keys(&alphabet, side), digit_legend(&alphabet, side).unwrap_or_default())
        };
        assert_eq!(keys("1-9", 9), ("1-9".into(), String::new()));
        assert_eq!(keys("1-9", 4), ("1-4".into(), String::new()));
        assert_eq!(
            keys("1-9A-G", 16),
            ("1-9 A-G".into(), "Digits: 1-9 A-G, letters typed with Shift".into())
        );
        let numbers = "Digits: 1-9, then A for 10 to P for 25, typed with Shift";
        assert_eq!(keys("numbers", 25), ("1-9 A-P".into(), numbers.into()));
        assert_eq!(keys("ADEGMORSW", 9).1, "Digits: ADEGMORSW, typed with Shift");
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
