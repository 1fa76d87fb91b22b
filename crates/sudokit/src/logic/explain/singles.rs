//! Singles: the last place for a digit, and the last digit for a cell.

use sudokit_text::{Phrase, phrase};

use super::Role;
use super::draft::{Draft, Ending};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet, House};

/// More cells than these are not named in a summary.
const FEW: usize = 4;

/// The placed digit has no other place in the house.
pub(super) fn only_place(draft: &mut Draft<'_>, house: House) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    let (name, symbol) = (words.cell(cell), words.digit(digit));
    draft.look_at(&[house]);
    draft.mark_houses(Role::Base, &[house]);
    draft.ending = Ending::InProof;

    let is_empty = |cell: &&Cell| words.candidates.digit(**cell).is_none();
    let others: Vec<Cell> =
        words.house_cells(house).iter().filter(is_empty).copied().filter(|&other| other != cell).collect();
    let house = words.house(house);
    if others.is_empty() {
        draft.pattern(text!("single-last-cell", house = house.clone(), cell = &name));
        let sentence = text!("single-last-digit", house, digit = symbol, cell = name);
        draft.written.summary = Some(sentence.clone());
        return draft.proof_about(sentence, vec![cell]);
    }
    draft.pattern(text!("single-where", digit = &symbol, house = house.clone()));
    let (blockers, ruled_out_before) = rule_out(draft, digit, others);
    let why = match (&blockers[..], &ruled_out_before[..]) {
        ([], _) => "ruled-out",
        (_, []) => "digits",
        _ => "both",
    };
    draft.written.summary = Some(text!(
        "single-place-summary",
        house = house.clone(),
        cell = &name,
        digit = &symbol,
        blockers = words.cells(&blockers),
        others = words.cells(if ruled_out_before.len() > FEW { &[] } else { &ruled_out_before }),
        why,
    ));
    draft.proof_about(text!("single-place-left", cell = name, digit = symbol, house), vec![cell]);
}

/// Says which houses already have the digit and so rule it out in these cells. The
/// house with most of them comes first. Returns the cells that have the digit, and those of which
/// it is not a candidate for another reason, such as the player's notes.
pub(super) fn rule_out(draft: &mut Draft<'_>, digit: Digit, mut cells: Vec<Cell>) -> (Vec<Cell>, Vec<Cell>) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let geometry = words.geometry();
    let blocked_houses: Vec<(House, &[Cell], Cell)> = geometry
        .houses()
        .filter_map(|(house, members)| {
            let blocker = members.iter().find(|&&cell| words.candidates.digit(cell) == Some(digit))?;
            Some((house, members, *blocker))
        })
        .collect();
    let mut blockers = Vec::new();
    loop {
        let blocked = |members: &[Cell]| cells.iter().filter(|cell| members.contains(cell)).count();
        let best = blocked_houses.iter().rev().max_by_key(|(_, members, _)| blocked(members));
        let Some(&(house, members, blocker)) = best.filter(|(_, members, _)| blocked(members) > 0) else {
            break;
        };
        let (gone, rest): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(|cell| members.contains(cell));
        draft.mark_cells(Role::Blocker, &[blocker]);
        if !blockers.contains(&blocker) {
            blockers.push(blocker);
        }
        let sentence = text!(
            "single-blocked",
            house = words.house(house),
            digit = &symbol,
            cell = words.cell(blocker),
            cells = words.cells(&gone),
        );
        draft.proof_about(sentence, gone.into_iter().chain([blocker]).collect());
        cells = rest;
    }
    if !cells.is_empty() {
        let sentence = text!("single-blocked-before", digit = symbol, cells = words.cells(&cells));
        draft.proof_about(sentence, cells.clone());
    }
    (blockers, cells)
}

/// The cell has no other candidate.
pub(super) fn only_digit(draft: &mut Draft<'_>) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    let name = words.cell(cell);
    draft.look_around(cell);
    draft.mark_cells(Role::Base, &[cell]);
    draft.ending = Ending::InProof;
    draft.pattern(text!("single-which", cell = &name));

    let geometry = words.geometry();
    let mut missing = DigitSet::full(geometry.side()).without(digit);
    let (mut facts, mut holders): (Vec<Phrase>, Vec<Cell>) = (Vec::new(), Vec::new());
    for (house, cells) in geometry.houses().filter(|(_, cells)| cells.contains(&cell)) {
        let held: DigitSet = cells.iter().filter_map(|&other| words.candidates.digit(other)).collect();
        let news = held & missing;
        if news.is_empty() {
            continue;
        }
        let holds_news =
            |cell: &Cell| words.candidates.digit(*cell).is_some_and(|digit| news.contains(digit));
        let holding: Vec<Cell> = cells.iter().copied().filter(holds_news).collect();
        draft.mark_cells(Role::Blocker, &holding);
        holders.extend(holding);
        facts.push(phrase!("single-has", house = words.house(house), digits = words.digits(news)));
        missing -= news;
    }
    let mut reasons = facts.clone();
    if !facts.is_empty() {
        facts[0].id = "single-has-already";
        draft.proof_about(text!("single-taken", facts), holders);
    }
    if !missing.is_empty() {
        reasons.push(phrase!("single-ruled-out", digits = words.digits(missing)));
        draft.proof(text!("single-taken-before", digits = words.digits(missing), cell = &name));
    }
    let symbol = words.digit(digit);
    draft.written.summary =
        Some(text!("single-digit-summary", cell = &name, digit = &symbol, facts = reasons));
    draft.proof_about(text!("single-digit-left", digit = symbol, cell = name), vec![cell]);
}

/// The placed digit is the one of the solution.
pub(super) fn tried(draft: &mut Draft<'_>) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    draft.look_around(cell);
    draft.mark_cells(Role::Base, &[cell]);
    let name = words.cell(cell);
    draft.pattern(text!("trial-what-if", cell = &name, digit = words.digit(digit)));
    draft.proof(text!("trial-fails", cell = name));
}
