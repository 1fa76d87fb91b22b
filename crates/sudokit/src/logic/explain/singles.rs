//! The last place of a digit, and the last digit of a cell.

use super::Role;
use super::draft::Draft;
use super::words::{capital, clauses};
use crate::base::{Candidate, Cell, Digit, DigitSet, House};

/// The digit that is placed has no other place in the house.
pub(super) fn only_place(draft: &mut Draft<'_>, house: House) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    let (name, symbol) = (words.cell(cell), words.digit(digit));
    draft.look_at(&[house]);
    draft.mark_houses(Role::Base, &[house]);
    draft.pattern(format!("Where does {symbol} go in {house}?"));

    let is_empty = |cell: &&Cell| words.candidates.digit(**cell).is_none();
    let others: Vec<Cell> =
        words.house_cells(house).iter().filter(is_empty).copied().filter(|&other| other != cell).collect();
    if others.is_empty() {
        let sentence =
            format!("{name} is the last empty cell of {house}, and {symbol} is the digit that is missing.");
        return draft.proof_about(sentence, vec![cell]);
    }
    rule_out(draft, digit, others);
    draft.proof_about(format!("Only {name} is left for {symbol} in {house}."), vec![cell]);
}

/// Says which houses have the digit already and so rule it out in these cells:
/// first the house that holds most of them.
fn rule_out(draft: &mut Draft<'_>, digit: Digit, mut cells: Vec<Cell>) {
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
    loop {
        let blocked = |members: &[Cell]| cells.iter().filter(|cell| members.contains(cell)).count();
        let best = blocked_houses.iter().rev().max_by_key(|(_, members, _)| blocked(members));
        let Some(&(house, members, blocker)) = best.filter(|(_, members, _)| blocked(members) > 0) else {
            break;
        };
        let (gone, rest): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(|cell| members.contains(cell));
        draft.mark_cells(Role::Blocker, &[blocker]);
        let (name, victims) = (words.cell(blocker), words.cells(&gone));
        let house = capital(&house.to_string());
        let sentence = format!("{house} has its {symbol} in {name}, so {victims} cannot be {symbol}.");
        draft.proof_about(sentence, gone.into_iter().chain([blocker]).collect());
        cells = rest;
    }
    if !cells.is_empty() {
        draft.proof_about(format!("{symbol} was ruled out in {} before.", words.cells(&cells)), cells);
    }
}

/// The cell has no other candidate.
pub(super) fn only_digit(draft: &mut Draft<'_>) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    let name = words.cell(cell);
    draft.look_around(cell);
    draft.mark_cells(Role::Base, &[cell]);
    draft.pattern(format!("Which digits can {name} hold?"));

    let geometry = words.geometry();
    let mut missing = DigitSet::full(geometry.side()).without(digit);
    let (mut taken, mut holders) = (Vec::new(), Vec::new());
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
        taken.push(format!("{house} has {}", words.digits(news)));
        missing -= news;
    }
    if !taken.is_empty() {
        draft.proof_about(format!("{}.", capital(&clauses(&taken))), holders);
    }
    if !missing.is_empty() {
        let was = if missing.len() == 1 { "was" } else { "were" };
        draft.proof(format!("{} {was} ruled out before.", words.digits(missing)));
    }
    draft.proof_about(format!("Nothing but {} is left for {name}.", words.digit(digit)), vec![cell]);
}

/// The digit that is placed is that of the solution.
pub(super) fn tried(draft: &mut Draft<'_>) {
    let words = draft.words;
    let Some(&Candidate { cell, digit }) = draft.step.placements.first() else { return };
    draft.look_around(cell);
    draft.mark_cells(Role::Base, &[cell]);
    let (name, symbol) = (words.cell(cell), words.digit(digit));
    draft.pattern(format!("What if {name} is another digit than {symbol}?"));
    draft.proof("No technique finds a step here, so everything is tried.");
    draft.proof(format!("Whatever else {name} holds, the board cannot be filled."));
}
