//! One digit on the whole board: houses whose places for it are in as many other
//! houses, and all ways to place it.

use super::draft::{Draft, Ending};
use super::words::{Words, cells_of};
use super::{Role, cells};
use crate::base::texts::text;
use crate::base::{Cell, Digit, House};
use crate::logic::Fish;

/// The digit's places in the base are in the cover, except for fins.
pub(super) fn fish(draft: &mut Draft<'_>, fish: &Fish) {
    let words = draft.words;
    outline(draft, fish);

    let digit = words.digit(fish.digit);
    let (base, cover, house) = (words.houses(&fish.base), words.houses(&fish.cover), words.any_house());
    if fish.fins.is_empty() {
        draft.proof(text!("fish-needs", base, digit = &digit, cover = &cover));
        draft.proof(text!("fish-full", cover, digit));
        takes_both(draft, fish);
        return;
    }
    let (fins, none) = (words.cells(&fish.fins), words.none_is(&fish.fins, fish.digit));
    draft.proof(text!("fish-without-fins", none, digit = &digit, base, cover));
    takes_both(draft, fish);
    draft.proof(text!("fish-with-fins", fins, digit, house));
    cells::see_all(draft, &fish.fins);
    draft.proof_about(text!("chain-both", facts = draft.facts()), draft.victims());
    draft.ending = Ending::InProof;
}

/// Says where the fish is and which fins it has, and marks it.
pub(super) fn outline(draft: &mut Draft<'_>, fish: &Fish) {
    let words = draft.words;
    let Fish { digit, base, cover, fins } = fish;
    let mut body = places(words, fish);
    body.retain(|cell| !fins.contains(cell));
    draft.look_at(base);
    draft.mark_houses(Role::Base, base);
    draft.mark_houses(Role::Cover, cover);
    draft.mark_digit(Role::Pattern, *digit, &body);
    draft.mark_digit(Role::Fin, *digit, fins);

    let is_inside = |cell: &&Cell| houses_of(words, cover, **cell).next().is_some();
    let (shared, outside): (Vec<Cell>, Vec<Cell>) = fins.iter().partition(is_inside);
    let (base_houses, cover, digit) = (words.houses(base), words.houses(cover), words.digit(*digit));
    draft.pattern(if fins.is_empty() {
        text!("fish-places", base = base_houses, digit, cover, cells = words.cells(&body))
    } else if outside.is_empty() {
        text!("fish-finned", base = base_houses, digit, cover)
    } else {
        text!("fish-finned-outside", base = base_houses, digit, cover, cells = words.cells(&outside))
    });
    for cell in shared {
        let both: Vec<House> = houses_of(words, base, cell).collect();
        draft.pattern(text!("fish-twice-in-base", cell = words.cell(cell), houses = words.houses(&both)));
    }
    if !fins.is_empty() {
        draft.pattern(text!("fish-fins", cells = words.cells(fins)));
    }
}

/// Says for each victim among the fish's own places that it would take the digits
/// of two cover houses.
fn takes_both(draft: &mut Draft<'_>, fish: &Fish) {
    let words = draft.words;
    let own = places(words, fish);
    for cell in cells_of(&draft.step.eliminations).into_iter().filter(|cell| own.contains(cell)) {
        let both: Vec<House> = houses_of(words, &fish.cover, cell).collect();
        let (houses, digit) = (words.houses(&both), words.digit(fish.digit));
        let cell = words.cell(cell);
        draft.proof(if fish.fins.is_empty() {
            text!("fish-takes-both", cell, houses, digit)
        } else {
            text!("fish-takes-both-too", cell, houses, digit)
        });
    }
}

/// The digit's places in the base.
fn places(words: Words<'_>, fish: &Fish) -> Vec<Cell> {
    fish.base.iter().flat_map(|&house| words.places(house, fish.digit)).collect()
}

/// The houses among these that a cell is in.
fn houses_of(words: Words<'_>, of: &[House], cell: Cell) -> impl Iterator<Item = House> {
    of.iter().copied().filter(move |&house| words.house_cells(house).contains(&cell))
}

/// Every way to place the digit uses what is placed, and none uses what is ruled out.
pub(super) fn templates(draft: &mut Draft<'_>, digit: Digit) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let open = words.candidates.empty_cells().filter(|&cell| words.candidates.marks(cell).contains(digit));
    draft.mark_digit(Role::Pattern, digit, &open.collect::<Vec<_>>());
    draft.pattern(text!("templates-how", digit = &symbol));
    let (placed, denied) = (&draft.step.placements, &draft.step.eliminations);
    let (placed, denied) = (cells_of(placed), cells_of(denied));
    if !placed.is_empty() {
        draft.proof(text!("templates-all", digit = &symbol, cells = words.cells(&placed)));
    }
    if !denied.is_empty() {
        draft.proof(text!("templates-none", digit = symbol, cells = words.cells(&denied)));
    }
}
