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
//!  5:  a house to look at          ≠5  claimed and denied
//! ```

use sudokit::logic::reason::Truth;

use crate::scene::Mark;

/// Before the digit of a cell with this mark, in forms of one line.
pub(super) const fn before(mark: Mark) -> Option<char> {
    match mark {
        Mark::Conflict => Some('!'),
        Mark::Wrong => Some('?'),
        Mark::Cursor => Some('['),
        Mark::Selected => Some('('),
        Mark::SameDigit | Mark::Peer => None,
    }
}

/// After the digit of a cell with this mark, in forms of one line.
pub(super) const fn after(mark: Mark) -> Option<char> {
    match mark {
        Mark::Cursor => Some(']'),
        Mark::Selected => Some(')'),
        _ => None,
    }
}

/// Down the right edge of a cell with this mark, in forms with notes.
pub(super) const fn edge(mark: Mark) -> Option<char> {
    match mark {
        Mark::Selected => Some('░'),
        _ => None,
    }
}

/// Before a candidate that a chain claims and denies.
pub(crate) const CLASH: char = '≠';

/// An empty cell with notes that are not shown.
pub(super) const NOTED: char = '·';

/// An empty cell with notes that are not shown, the digit in focus among them.
pub(super) const FOCUSED: char = '•';

/// A cell of a house that plain boards do not have.
pub(super) const EXTRA: char = '˙';

/// A cell of a house that a step is about, where colours do not show it.
pub(super) const HOUSE: char = ':';

/// The place of a note that is not there.
pub(super) const NO_NOTE: char = '·';

/// A symbol in small: raised figures, or small letters if the alphabet has none.
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
