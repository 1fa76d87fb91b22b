//! Digits that are kept to a crossing, and cells that are kept to their digits.

use super::Role;
use super::draft::Draft;
use super::words::{capital, houses, list, number};
use crate::base::{Candidate, Cell, Digit, House};
use crate::logic::{LockedSet, Reason, SetKind};

/// All places of the digit in the base lie in the cover.
pub(super) fn intersection(draft: &mut Draft<'_>, digit: Digit, base: House, cover: House) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let places = words.places(base, digit);
    draft.look_at(&[base]);
    draft.mark_houses(Role::Base, &[base]);
    draft.mark_houses(Role::Cover, &[cover]);
    draft.mark_digit(Role::Pattern, digit, &places);

    let all = if places.len() == 2 { "Both" } else { "All of them" };
    draft.pattern(format!("In {base}, {symbol} can go only to {}.", words.cells(&places)));
    draft.pattern(format!("{all} are in {cover} as well."));
    let this = capital(&base.to_string());
    draft.proof(format!("{this} needs its {symbol}, and wherever that goes, it stands in {cover}."));
    draft.proof(format!("No other cell of {cover} can be {symbol}."));
}

/// As many cells as digits.
pub(super) fn set(draft: &mut Draft<'_>, set: &LockedSet) {
    let words = draft.words;
    let LockedSet { kind, house, cells, digits } = set;
    draft.look_at(&[*house]);
    draft.mark_houses(Role::Base, &[*house]);
    draft.mark_digits(Role::Pattern, *digits, cells);
    let (names, all, count) = (words.cells(cells), words.digits(*digits), number(cells.len()));
    let counted = capital(&count);
    match kind {
        SetKind::Naked => {
            draft.pattern(format!("In {house}, {names} can hold nothing but {all}."));
            let others = other_houses(draft, set);
            if !others.is_empty() {
                let both = if cells.len() == 2 { "Both" } else { "All of them" };
                draft.pattern(format!("{both} are in {} as well.", houses(&others)));
                draft.mark_houses(Role::Base, &others);
            }
            draft.proof(format!(
                "{counted} cells share {count} digits, so each of these digits goes into one of these cells."
            ));
            let shared = list([*house].iter().chain(&others).map(ToString::to_string), "or");
            draft.proof(format!("No other cell of {shared} can be {}.", words.any_digit(*digits)));
        }
        SetKind::Hidden => {
            draft.pattern(format!("In {house}, {all} can go only to {names}."));
            draft.proof(format!(
                "{counted} digits share {count} cells, so each of these cells holds one of these digits."
            ));
            draft.proof("There is no room for other digits in them.");
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
    let symbol = words.digit(digit);
    draft.look_at(&[house]);
    draft.reason(first);
    draft.mark_houses(Role::Base, &[house]);
    draft.mark(Role::Victim, gone);
    draft.pattern(format!("What does this leave for {symbol} in {house}?"));
    let candidates = words.candidates(gone);
    draft.proof(format!("This rules out {candidates}."));
    draft.proof(format!("Then only {} is left for {symbol} in {house}.", words.cell(cell)));
}
