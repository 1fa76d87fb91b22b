//! Patterns that a puzzle with one solution cannot have.

use super::Role;
use super::draft::Draft;
use super::walk::Walk;
use super::words::{cells_of, digits_of, list, number};
use crate::base::{Candidate, Cell};
use crate::logic::{DeadlyPattern, Escape, LockedSet, SetKind};

/// One of the guardians holds, for otherwise there were two solutions.
pub(super) fn deadly(
    draft: &mut Draft<'_>,
    pattern: &DeadlyPattern,
    guardians: &[Candidate],
    escape: &Escape,
) {
    let words = draft.words;
    let extra = words.any_digit(digits_of(guardians));
    draft.mark(Role::Guardian, guardians);
    let walk = match pattern {
        DeadlyPattern::Loop { digits, cells } => Some(Walk { words, digits: *digits, cells }),
        DeadlyPattern::Graveyard => None,
    };
    match &walk {
        Some(walk) => walk.pattern(draft, guardians),
        None => graveyard(draft, guardians),
    }
    match escape {
        Escape::OneCell => {
            let cell = words.any_cell(&cells_of(guardians));
            draft.proof(format!("{cell} must break the pattern: it is {extra}."));
        }
        Escape::OneDigit => {
            let (cells, house) = (words.cells(&cells_of(guardians)), words.any_house());
            draft.proof(format!(
                "At least one of {cells} is {extra}, and a cell that shares a {house} with each of them cannot be."
            ));
        }
        Escape::Set(set) => together(draft, guardians, set),
        Escape::Locked { house, digit } => {
            let (symbol, cells) = (words.digit(*digit), words.any_cell(&cells_of(guardians)));
            at_least_one(draft, guardians);
            draft.mark_houses(Role::Base, &[*house]);
            draft.proof(format!("In {house}, {symbol} can go only to {cells}."));
            draft.proof(format!("One of them is {symbol}, and the other {extra}: nothing else fits there."));
        }
        Escape::Forced { digit, houses } => {
            if let Some(walk) = walk {
                walk.forced(draft, *digit, houses);
            }
        }
    }
}

fn graveyard(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let words = draft.words;
    let (guarding, house) = (words.candidates(guardians), words.any_house());
    draft.pattern(format!(
        "Without {guarding}, every empty cell would have two candidates, and every digit two places in each \
         {house} that lacks it."
    ));
    draft.proof(
        "Such a board of pairs has no solution or at least two, for the two candidates of all cells could be \
         exchanged; a proper puzzle has one.",
    );
}

/// The guardians are in a few cells that act as one cell of a set.
fn together(draft: &mut Draft<'_>, guardians: &[Candidate], set: &LockedSet) {
    let words = draft.words;
    let LockedSet { kind, house, cells, digits } = set;
    draft.mark_houses(Role::Base, &[*house]);
    draft.mark_all(Role::Pattern, cells);
    at_least_one(draft, guardians);
    let (corners, extra) = (words.cells(&cells_of(guardians)), words.any_digit(digits_of(guardians)));
    let (names, all) = (words.cells(cells), words.digits(*digits));
    let both: Vec<Cell> = cells.iter().copied().chain(cells_of(guardians)).collect();
    match kind {
        SetKind::Naked => {
            draft.proof(format!(
                "One of {corners} is {extra}: together they act as one cell with these digits."
            ));
            let mut victims = draft.step.eliminations.iter();
            let all_houses = if victims.all(|victim| words.house_cells(*house).contains(&victim.cell)) {
                house.to_string()
            } else {
                let other = words.common_house(&both).filter(|other| other != house);
                list([Some(*house), other].into_iter().flatten().map(|house| house.to_string()), "or")
            };
            let (room, count) = (number(cells.len() + 1), number(digits.len()));
            draft.proof(format!(
                "With {names} in {house}, that makes {room} cells for the {count} digits {all}: each digit goes \
                 into one of them, and nowhere else in {all_houses}."
            ));
        }
        SetKind::Hidden => {
            draft.proof(format!("In {house}, {all} can go only to {}.", words.cells(&both)));
            draft.proof(format!("One of {corners} is {extra}, so they take at most one of these digits."));
            draft.proof(format!("What remains of them fills {names}, where nothing else has room."));
        }
    }
}

fn at_least_one(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let guardians = draft.words.candidates(guardians);
    draft.proof(format!("At least one of these must hold: {guardians}."));
}
