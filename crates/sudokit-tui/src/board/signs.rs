//! Signs next to digits, so that nothing is shown by colour alone.
//!
//! A sign is in the column before its digit. Candidates that play a role have
//! the sign of their [`Role`](sudokit::logic::explain::Role); cells have
//! these:
//!
//! ```text
//!  !5  occurs twice in a house     [5] the cursor
//!  ?5  differs from the solution   (5) selected
//!  '5  a corner note, or "5 if it is a centre note too
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
        Mark::Cursor => Some('▐'),
        Mark::Selected => Some('░'),
        _ => None,
    }
}

/// An empty cell with notes that are not shown.
pub(super) const NOTED: char = '·';

/// An empty cell with notes that are not shown, the digit in focus among them.
pub(super) const FOCUSED: char = '•';

/// A cell of a house that plain boards do not have.
pub(super) const EXTRA: char = '˙';

/// A number in small figures: raised if the claim says yes, lowered if not.
pub(crate) fn small(number: usize, truth: Truth) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    const LOWERED: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
    let figures = match truth {
        Truth::Is => RAISED,
        Truth::IsNot => LOWERED,
    };
    number.to_string().bytes().map(|figure| figures[usize::from(figure - b'0')]).collect()
}
