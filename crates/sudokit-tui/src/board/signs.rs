//! Signs beside digits, so that nothing is told by colour alone.
//!
//! A sign stands in the column before its digit:
//!
//! ```text
//!  !5  stands twice in a house     '5  a corner note, "5 if in the centre too
//!  ?5  is not the solution's       ×5  ruled out      =5  placed
//!  [5] the cursor                  *5  pattern        #5  fin or guardian
//!  (5) selected                    +5  would be       -5  would not be
//! ```

use sudokit::technique::Truth;
use sudokit::technique::explain::Role;

use super::Mark;

/// Before a candidate that plays this role.
pub(crate) const fn role_sign(role: Role) -> char {
    match role {
        Role::Victim => '×',
        Role::Placed => '=',
        Role::On => '+',
        Role::Off => '-',
        Role::Fin | Role::Guardian => '#',
        Role::Excluder | Role::Blocker => '@',
        Role::OneColor => '∘',
        Role::OtherColor => '•',
        Role::ThirdColor => '▵',
        Role::FourthColor => '▴',
        _ => '*',
    }
}

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

/// A number in small figures, above the line for what is so: `¹²`, `₁₂`.
pub(crate) fn small(number: usize, truth: Truth) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    const LOWERED: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
    let figures = match truth {
        Truth::Is => RAISED,
        Truth::IsNot => LOWERED,
    };
    number.to_string().bytes().map(|figure| figures[usize::from(figure - b'0')]).collect()
}
