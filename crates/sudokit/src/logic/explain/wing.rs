//! A pivot and two pincers.

use super::Role;
use super::draft::Draft;
use crate::base::{Cell, Digit};

/// Whatever the pivot holds, it or one of the pincers is the digit.
pub(super) fn wing(draft: &mut Draft<'_>, pivot: Cell, pincers: [Cell; 2], digit: Digit) {
    let words = draft.words;
    let marks = |cell: Cell| words.candidates.marks(cell);
    let (middle, symbol) = (words.cell(pivot), words.digit(digit));
    draft.look_around(pivot);
    draft.mark_all(Role::Pattern, &[pivot, pincers[0], pincers[1]]);
    draft.pattern(format!("{middle} can be {}.", words.any_digit(marks(pivot))));
    for pincer in pincers {
        let house = words
            .common_house(&[pivot, pincer])
            .map_or_else(String::new, |house| format!(", also in {house},"));
        draft.pattern(format!("{}{house} can be {}.", words.cell(pincer), words.any_digit(marks(pincer))));
    }

    for held in marks(pivot).without(digit) {
        for pincer in pincers.into_iter().filter(|&pincer| marks(pincer).contains(held)) {
            let (name, held) = (words.cell(pincer), words.digit(held));
            draft.proof(format!("If {middle} is {held}, {name} cannot be {held}, so it is {symbol}."));
        }
    }
    let mut ends = pincers.to_vec();
    if marks(pivot).contains(digit) {
        draft.proof(format!("Otherwise {middle} itself is {symbol}."));
        ends.insert(0, pivot);
    }
    let (ends, house) = (words.cells(&ends), words.any_house());
    draft.proof(format!(
        "One of {ends} is {symbol} in any case, and a cell that shares a {house} with each of them cannot be."
    ));
}
