//! Digits that are confined to an intersection, and cells that are confined to
//! their digits.

use sudokit_text::Value;

use super::draft::{Draft, Ending};
use super::{Role, singles};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, House};
use crate::logic::{LockedSet, Reason, SetKind};

/// All places of the digit in the base are in the cover.
pub(super) fn intersection(draft: &mut Draft<'_>, digit: Digit, base: House, cover: House) {
    let words = draft.words;
    let (symbol, places) = (words.digit(digit), words.places(base, digit));
    draft.look_at(&[base]);
    draft.mark_houses(Role::Base, &[base]);
    draft.mark_houses(Role::Cover, &[cover]);
    draft.mark_digit(Role::Pattern, digit, &places);

    let cells = words.cells(&places);
    let (base, cover) = (words.house(base), words.house(cover));
    draft.pattern(text!("only-places", house = base.clone(), digit = &symbol, cells = &cells));
    draft.pattern(text!("both-in", cells, houses = cover.clone()));
    draft.proof(text!("intersection-locked", base, digit = symbol, cover));
}

/// As many cells as digits.
pub(super) fn set(draft: &mut Draft<'_>, set: &LockedSet) {
    let words = draft.words;
    draft.look_at(&[set.house]);
    draft.mark_houses(Role::Base, &[set.house]);
    draft.mark_digits(Role::Pattern, set.digits, &set.cells);
    let (house, cells, digits) = (words.house(set.house), words.cells(&set.cells), words.digits(set.digits));
    match set.kind {
        SetKind::Naked => {
            draft.pattern(text!("naked-cells", house, cells = &cells, digits = &digits));
            let others = other_houses(draft, set);
            if !others.is_empty() {
                draft.pattern(text!("both-in", cells = &cells, houses = words.houses(&others)));
                draft.mark_houses(Role::Base, &others);
            }
            let houses: Value = [set.house].iter().chain(&others).map(|&house| words.house(house)).collect();
            draft.proof(text!("naked-used", cells, houses, digits));
        }
        SetKind::Hidden => {
            draft.pattern(text!("hidden-digits", house, digits, cells = &cells));
            draft.proof(text!("hidden-used", cells));
        }
    }
}

/// The other houses of a naked set that lose its digits.
fn other_houses(draft: &Draft<'_>, set: &LockedSet) -> Vec<House> {
    let victims = &draft.step.eliminations;
    let is_known = |cell: &Cell| draft.words.house_cells(set.house).contains(cell);
    let loses = |cells: &[Cell]| {
        set.cells.iter().all(|cell| cells.contains(cell))
            && victims.iter().any(|victim| cells.contains(&victim.cell) && !is_known(&victim.cell))
    };
    let houses = draft.words.geometry().houses().filter(|(_, cells)| loses(cells));
    houses.map(|(house, _)| house).collect()
}

/// One argument, after which one place is left.
pub(super) fn then(draft: &mut Draft<'_>, first: &Reason, gone: &[Candidate], house: House) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    draft.look_at(&[house]);
    draft.reason(first);
    draft.mark_houses(Role::Base, &[house]);
    draft.mark(Role::Victim, gone);
    draft.ending = Ending::InProof;
    let is_other = |other: &Cell| {
        let is_gone = gone.contains(&Candidate { cell: *other, digit });
        *other != cell && !is_gone && words.candidates.digit(*other).is_none()
    };
    let others: Vec<Cell> = words.house_cells(house).iter().copied().filter(is_other).collect();
    let (symbol, house) = (words.digit(digit), words.house(house));
    draft.pattern(text!("then-what", digit = &symbol, house = house.clone()));
    draft.proof(text!("then-ruled-out", candidates = words.candidates(gone)));
    singles::rule_out(draft, digit, others);
    draft.proof(text!("single-place-left", cell = words.cell(cell), digit = symbol, house));
}
