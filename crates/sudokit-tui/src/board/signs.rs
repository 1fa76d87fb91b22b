//! Signs next to digits, so that nothing is shown by colour alone.
//!
//! A sign is in the column before its digit. Candidates that play a role have
//! the sign of their [`Role`](sudokit::logic::explain::Role); cells have
//! these:
//!
//! ```text
//!  !5  occurs twice in a house     [5] the cursor
//!  ?5  differs from the solution   (5) selected
//!  ⁵   a corner note               5   a centre note
//!  5:  a house to look at          ≠5  a contradiction of a chain
//! ```

use sudokit::logic::reason::Truth;
use sudokit_draw::CellState;

use crate::texts::text;

/// Before the digit of a cell in this state, in forms of one line.
pub(super) const fn before(state: CellState) -> Option<char> {
    match state {
        CellState::Conflict => Some('!'),
        CellState::Wrong => Some('?'),
        CellState::Cursor => Some('['),
        CellState::Selected => Some('('),
        CellState::SameDigit | CellState::Peer => None,
    }
}

/// The same in a form without a column after the digit, where a bracket would stay open.
pub(super) const fn alone(state: CellState) -> Option<char> {
    match state {
        CellState::Selected => Some('\''),
        _ => before(state),
    }
}

/// After the digit of a cell in this state, in forms of one line.
pub(super) const fn after(state: CellState) -> Option<char> {
    match state {
        CellState::Cursor => Some(']'),
        CellState::Selected => Some(')'),
        _ => None,
    }
}

/// Down the right edge of a cell in this state, in forms with notes.
pub(super) const fn edge(state: CellState) -> Option<char> {
    match state {
        CellState::Selected => Some('░'),
        _ => None,
    }
}

/// Before a candidate about which a chain contradicts itself.
pub(crate) const CLASH: char = '≠';

/// An empty cell with notes that are not shown.
pub(super) const NOTED: char = '·';

/// An empty cell with notes that are not shown and that include the digit in focus.
pub(super) const FOCUSED: char = '•';

/// A cell of a house that plain boards do not have.
pub(super) const EXTRA: char = '˙';

/// A cell of a house that a step is about, where colours do not show it.
pub(super) const HOUSE: char = ':';

/// At the places around a note that is alone in its cell.
pub(super) const NO_NOTE: char = '·';

/// A small version of a symbol: raised figures, or small letters if the alphabet has
/// none.
pub(crate) fn raised(symbol: &str) -> Option<String> {
    let small = |c: char| match c {
        '0'..='9' => Some(RAISED[usize::from(c as u8 - b'0')]),
        'A'..='Z' => Some(c.to_ascii_lowercase()),
        _ => None,
    };
    symbol.chars().map(small).collect()
}

const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// A number in small figures: raised if the claim says yes, lowered if not.
pub(crate) fn small(number: usize, truth: Truth) -> String {
    const LOWERED: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
    let figures = match truth {
        Truth::Is => RAISED,
        Truth::IsNot => LOWERED,
    };
    number.to_string().bytes().map(|figure| figures[usize::from(figure - b'0')]).collect()
}

/// The signs of cells and notes around a digit, and what they mean.
pub(crate) fn cell_signs() -> Vec<(String, String)> {
    const DIGIT: &str = "5";
    let around = |state| {
        let sign = |sign: Option<char>| sign.map(String::from).unwrap_or_default();
        format!("{}{DIGIT}{}", sign(before(state)), sign(after(state)))
    };
    let slim = alone(CellState::Selected).map(|sign| format!("{sign}{DIGIT}")).unwrap_or_default();
    let selected = edge(CellState::Selected).map(String::from).unwrap_or_default();
    vec![
        (around(CellState::Conflict), text!("sign-conflict")),
        (around(CellState::Wrong), text!("sign-wrong")),
        (around(CellState::Cursor), text!("sign-cursor")),
        (around(CellState::Selected), text!("sign-selected")),
        (slim, text!("sign-selected-narrow")),
        (selected, text!("sign-selected-notes")),
        (DIGIT.to_owned(), text!("sign-centre-note")),
        (raised(DIGIT).unwrap_or_default(), text!("sign-corner-note")),
        (NO_NOTE.to_string(), text!("sign-no-note")),
        (NOTED.to_string(), text!("sign-hidden-notes")),
        (FOCUSED.to_string(), text!("sign-hidden-focus")),
        (EXTRA.to_string(), text!("sign-extra")),
        (HOUSE.to_string(), text!("sign-house")),
    ]
}

/// The signs of a chain at a digit, and what they mean.
pub(crate) fn chain_signs() -> Vec<(String, String)> {
    let numbered = |number, truth| format!("5{}", small(number, truth));
    vec![
        (numbered(3, Truth::Is), text!("sign-chain-is")),
        (numbered(4, Truth::IsNot), text!("sign-chain-is-not")),
        (format!("{CLASH}5"), text!("sign-clash")),
    ]
}
