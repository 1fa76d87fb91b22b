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
    draft.mark(Role::Guardian, guardians);
    let walk = match pattern {
        DeadlyPattern::Loop { digits, cells } => Some(Walk { words: draft.words, digits: *digits, cells }),
        DeadlyPattern::Graveyard => None,
    };
    match &walk {
        Some(walk) => walk.pattern(draft, guardians),
        None => graveyard(draft, guardians),
    }
    match escape {
        Escape::OneCell => one_cell(draft, guardians),
        Escape::OneDigit => one_digit(draft, guardians),
        Escape::Set(set) => together(draft, guardians, set),
        Escape::Locked { house, digit } => {
            let symbol = draft.words.digit(*digit);
            at_least_one(draft, guardians);
            draft.mark_houses(Role::Base, &[*house]);
            draft.proof(format!(
                "In {house}, {symbol} can go only to {}.",
                draft.words.any_cell(&cells_of(guardians))
            ));
            draft.proof(format!(
                "One of them is {symbol}, and the other {}: nothing else fits there.",
                draft.words.any_digit(digits_of(guardians))
            ));
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
    draft.pattern(format!(
        "Without {}, every empty cell would have two candidates, and every digit two places in each {} \
         that lacks it.",
        words.candidates(guardians),
        words.any_house()
    ));
    draft.proof(
        "Such a board of pairs has no solution or at least two, for the two candidates of all cells could be \
         exchanged; a proper puzzle has one.",
    );
}

/// All guardians are in one cell.
fn one_cell(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let words = draft.words;
    draft.proof(format!(
        "{} must break the pattern: it is {}.",
        words.any_cell(&cells_of(guardians)),
        words.any_digit(digits_of(guardians))
    ));
}

/// All guardians are the same digit.
fn one_digit(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let words = draft.words;
    let symbol = words.any_digit(digits_of(guardians));
    draft.proof(format!(
        "At least one of {} is {symbol}, and a cell that shares a {} with each of them cannot be.",
        words.cells(&cells_of(guardians)),
        words.any_house()
    ));
}

/// The guardians are in a few cells that act as one cell of a set.
fn together(draft: &mut Draft<'_>, guardians: &[Candidate], set: &LockedSet) {
    let words = draft.words;
    let LockedSet { kind, house, cells, digits } = set;
    draft.mark_houses(Role::Base, &[*house]);
    draft.mark_all(Role::Pattern, cells);
    at_least_one(draft, guardians);
    let corners = words.cells(&cells_of(guardians));
    let extra = words.any_digit(digits_of(guardians));
    let all = words.digits(*digits);
    match kind {
        SetKind::Naked => {
            draft.proof(format!(
                "One of {corners} is {extra}: together they act as one cell with these digits."
            ));
            let mut victims = draft.step.eliminations.iter();
            let all_houses = if victims.all(|victim| words.house_cells(*house).contains(&victim.cell)) {
                house.to_string()
            } else {
                let set: Vec<Cell> = cells.iter().copied().chain(cells_of(guardians)).collect();
                let other = words.common_house(&set).filter(|other| other != house);
                list([Some(*house), other].into_iter().flatten().map(|house| house.to_string()), "or")
            };
            draft.proof(format!(
                "With {} in {house}, that makes {} cells for the {} digits {all}: each digit goes into one of \
                 them, and nowhere else in {all_houses}.",
                words.cells(cells),
                number(cells.len() + 1),
                number(digits.len())
            ));
        }
        SetKind::Hidden => {
            let places: Vec<Cell> = cells.iter().copied().chain(cells_of(guardians)).collect();
            draft.proof(format!("In {house}, {all} can go only to {}.", words.cells(&places)));
            draft.proof(format!("One of {corners} is {extra}, so they take at most one of these digits."));
            draft.proof(format!(
                "What remains of them fills {}, where nothing else has room.",
                words.cells(cells)
            ));
        }
    }
}

fn at_least_one(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let guardians = draft.words.candidates(guardians);
    draft.proof(format!("At least one of these must hold: {guardians}."));
}
