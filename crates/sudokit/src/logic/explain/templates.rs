//! All ways to place a digit.

use super::Role;
use super::draft::Draft;
use super::words::cells_of;
use crate::base::Digit;

/// Every way to place the digit has what is placed, and none what is ruled out.
pub(super) fn templates(draft: &mut Draft<'_>, digit: Digit) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let open = words.candidates.empty_cells().filter(|&cell| words.candidates.marks(cell).contains(digit));
    draft.mark_digit(Role::Pattern, digit, &open.collect::<Vec<_>>());
    draft.pattern(format!("In which ways can {symbol} be placed on the whole board?"));
    let (placed, denied) = (&draft.step.placements, &draft.step.eliminations);
    if !placed.is_empty() {
        let cells = words.cells(&cells_of(placed));
        draft.proof(format!("Every way to give each house its {symbol} uses {cells}."));
    }
    if !denied.is_empty() {
        let cells = words.any_cell(&cells_of(denied));
        draft.proof(format!("No way to give each house its {symbol} uses {cells}."));
    }
}
