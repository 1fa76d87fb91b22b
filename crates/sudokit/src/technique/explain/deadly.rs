//! Patterns that a puzzle with one solution cannot have.

use super::Role;
use super::draft::{Draft, any_cell};
use super::words::{cells_of, digits_of, houses, number};
use crate::technique::{DeadlyPattern, Escape, LockedSet, SetKind};
use crate::{Candidate, Cell, Digit, DigitSet, HouseKind};

/// One of the guardians holds, for otherwise there were two solutions.
pub(super) fn deadly(
    draft: &mut Draft<'_>,
    pattern: &DeadlyPattern,
    guardians: &[Candidate],
    escape: &Escape,
) {
    for &guardian in guardians {
        draft.mark(Role::Guardian, guardian);
    }
    match pattern {
        DeadlyPattern::Loop { digits, cells } => closed_walk(draft, *digits, cells, guardians),
        DeadlyPattern::Graveyard => graveyard(draft, guardians),
    }
    match escape {
        Escape::OneCell => one_cell(draft, guardians),
        Escape::OneDigit => one_digit(draft, guardians),
        Escape::Set(set) => together(draft, guardians, set),
        Escape::Locked { house, digit } => {
            let symbol = draft.words.digit(*digit);
            at_least_one(draft, guardians);
            draft.mark_house(Role::Base, *house);
            draft.proof(format!("In {house}, {symbol} can go only to {}.", any_cell(draft.words, guardians)));
            draft.proof(format!(
                "One of them is {symbol}, and the other {}: nothing else fits there.",
                draft.words.any_digit(digits_of(guardians))
            ));
        }
    }
}

fn closed_walk(draft: &mut Draft<'_>, digits: [Digit; 2], cells: &[Cell], guardians: &[Candidate]) {
    let words = draft.words;
    let both: DigitSet = digits.into_iter().collect();
    let rows: Vec<_> = words
        .geometry()
        .houses()
        .filter(|(house, in_house)| {
            house.kind == HouseKind::Row && cells.iter().any(|cell| in_house.contains(cell))
        })
        .map(|(house, _)| house)
        .collect();
    draft.look_at(houses(&rows));
    for &cell in cells {
        draft.mark_cell(Role::Pattern, cell);
        for digit in digits {
            draft.mark(Role::Pattern, Candidate { cell, digit });
        }
    }
    let form = if cells.len() == 4 { "the corners of a rectangle" } else { "a closed loop" };
    draft.pattern(format!("{} are {form}, and all can hold {}.", words.cells(cells), words.digits(both)));
    draft.pattern(format!("Beside these two digits they can hold only {}.", words.candidates(guardians)));
    draft.proof(format!(
        "Suppose that these cells held nothing but {}: then the two digits could be exchanged in all of them, \
         and every row, column and {} would be as right as before.",
        words.digits(both),
        region_word(draft),
    ));
    draft.proof("The puzzle would have two solutions, but a proper puzzle has one.");
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
        any_cell(words, guardians),
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
    draft.mark_house(Role::Base, *house);
    for &cell in cells {
        draft.mark_all(Role::Pattern, cell);
    }
    at_least_one(draft, guardians);
    let corners = words.cells(&cells_of(guardians));
    let extra = words.any_digit(digits_of(guardians));
    let all = words.digits(*digits);
    match kind {
        SetKind::Naked => {
            draft.proof(format!(
                "One of {corners} is {extra}: together they act as one cell with these digits."
            ));
            draft.proof(format!(
                "With {} in {house}, that makes {} cells for the {} digits {all}: each digit goes into one of \
                 them, and nowhere else in {house}.",
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

fn region_word(draft: &Draft<'_>) -> &'static str {
    if draft.words.geometry().shape().is_some() { "box" } else { "region" }
}
