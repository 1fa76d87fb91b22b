//! Lines that share crossing lines.

use super::Role;
use super::draft::Draft;
use super::words::{capital, houses, number, plural};
use crate::{Cell, Digit, House};

/// The digit's places in the base lie in the cover, but for fins.
pub(super) fn fish(draft: &mut Draft<'_>, digit: Digit, base: &[House], cover: &[House], fins: &[Cell]) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let places: Vec<Cell> = base.iter().flat_map(|&house| words.places(house, digit)).collect();
    let body: Vec<Cell> = places.into_iter().filter(|cell| !fins.contains(cell)).collect();
    draft.look_at(houses(base));
    draft.mark_houses(Role::Base, base);
    draft.mark_houses(Role::Cover, cover);
    draft.mark_digit(Role::Pattern, digit, &body);
    draft.mark_digit(Role::Fin, digit, fins);

    let (bases, covers) = (houses(base), houses(cover));
    let kind = |houses: &[House]| houses.first().map(|house| (house.kind.to_string(), plural(house.kind)));
    let (Some((_, base_kinds)), Some((cover_kind, cover_kinds))) = (kind(base), kind(cover)) else { return };
    let count = number(base.len());
    let only = format!("In {bases}, {symbol} can go only to {covers}");
    let need = format!(
        "the {count} {base_kinds} need {count} {symbol}s in the {count} {cover_kinds}, one in each {cover_kind}"
    );
    let rest = format!("no other cell of these {cover_kinds} can be {symbol}");
    let Some((&fin, others)) = fins.split_first() else {
        draft.pattern(format!("{only}: to {}.", words.cells(&body)));
        draft.proof(format!("{}.", capital(&need)));
        draft.proof(format!("With these they are full: {rest}."));
        return;
    };
    draft.pattern(format!("{only}, but for {}.", words.cells(fins)));
    if others.is_empty() {
        draft.pattern(format!("{} is the fin of this fish.", words.cell(fin)));
        draft.proof(format!("If the fin is not {symbol}, {need}: {rest}."));
        draft.proof(format!(
            "If the fin is {symbol}, no cell that shares a {} with it can be.",
            words.any_house()
        ));
    } else {
        draft.pattern(format!("{} are the fins of this fish.", words.cells(fins)));
        draft.proof(format!("If no fin is {symbol}, {need}: {rest}."));
        draft.proof(format!(
            "If one of the fins is {symbol}, no cell that shares a {} with each fin can be.",
            words.any_house()
        ));
    }
    draft.proof(format!("A cell of {covers} to which both applies cannot be {symbol} in any case."));
}
