//! One digit all over the board: houses that share crossing houses, and all ways
//! to place it.

use super::Role;
use super::draft::Draft;
use super::words::{Words, capital, cells_of, clauses, houses, number, plural};
use crate::base::{Cell, Digit, House, HouseKind};
use crate::logic::Fish;

/// The digit's places in the base lie in the cover, but for fins.
pub(super) fn fish(draft: &mut Draft<'_>, fish: &Fish) {
    let words = draft.words;
    outline(draft, fish);

    let (symbol, covers) = (words.digit(fish.digit), houses(&fish.cover));
    let (needs, house) = (needs(words, fish), words.any_house());
    let these = kind(&fish.cover).map_or_else(|| covers.clone(), |kind| format!("these {}", plural(kind)));
    let rest = format!("no other cell of {these} can be {symbol}");
    let rest = clauses(&[&[rest][..], &twice(draft, fish)].concat());
    match fish.fins[..] {
        [] => {
            draft.proof(format!("{}.", capital(&needs)));
            draft.proof(format!("With these they are full: {rest}."));
            return;
        }
        [_] => {
            draft.proof(format!("If the fin is not {symbol}, {needs}: {rest}."));
            draft.proof(format!("If the fin is {symbol}, no cell that shares a {house} with it can be."));
        }
        _ => {
            draft.proof(format!("If no fin is {symbol}, {needs}: {rest}."));
            draft.proof(format!(
                "If one of the fins is {symbol}, no cell that shares a {house} with each fin can be."
            ));
        }
    }
    draft.proof(format!("A cell of {covers} to which both applies cannot be {symbol} in any case."));
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

    let only = format!("In {}, {} can go only to {}", houses(base), words.digit(*digit), houses(cover));
    let is_inside = |cell: &&Cell| houses_of(words, cover, **cell).next().is_some();
    let (shared, outside): (Vec<Cell>, Vec<Cell>) = fins.iter().partition(is_inside);
    if fins.is_empty() {
        draft.pattern(format!("{only}: to {}.", words.cells(&body)));
    } else if outside.is_empty() {
        draft.pattern(format!("{only}."));
    } else {
        draft.pattern(format!("{only}, but for {}.", words.cells(&outside)));
    }
    for cell in shared {
        let both: Vec<House> = houses_of(words, base, cell).collect();
        draft.pattern(format!("{} is in {} at once.", words.cell(cell), houses(&both)));
    }
    match fins[..] {
        [] => {}
        [fin] => draft.pattern(format!("{} is the fin of this fish.", words.cell(fin))),
        _ => draft.pattern(format!("{} are the fins of this fish.", words.cells(fins))),
    }
}

/// `the two rows need two 5s in the two columns, one in each column`
pub(super) fn needs(words: Words<'_>, Fish { digit, base, cover, .. }: &Fish) -> String {
    let symbol = words.digit(*digit);
    let count = number(base.len());
    let bases = kind(base).map_or_else(|| "houses".to_owned(), plural);
    match kind(cover) {
        Some(kind) => format!(
            "the {count} {bases} need {count} {symbol}s in the {count} {}, one in each {kind}",
            plural(kind)
        ),
        None => format!("the {count} {bases} need {count} {symbol}s in {}, one in each", houses(cover)),
    }
}

/// `r5c5, which is in column 5 and box 5, would take both`, for each victim
/// among the fish's own places.
fn twice(draft: &Draft<'_>, fish: &Fish) -> Vec<String> {
    let words = draft.words;
    let own = places(words, fish);
    cells_of(&draft.step.eliminations)
        .into_iter()
        .filter(|cell| own.contains(cell))
        .map(|cell| {
            let both: Vec<House> = houses_of(words, &fish.cover, cell).collect();
            format!("{}, which is in {}, would take both of them", words.cell(cell), houses(&both))
        })
        .collect()
}

/// The digit's places in the base.
fn places(words: Words<'_>, fish: &Fish) -> Vec<Cell> {
    fish.base.iter().flat_map(|&house| words.places(house, fish.digit)).collect()
}

/// Those of some houses in which a cell is.
fn houses_of(words: Words<'_>, of: &[House], cell: Cell) -> impl Iterator<Item = House> {
    of.iter().copied().filter(move |&house| words.house_cells(house).contains(&cell))
}

/// The kind that all these houses have.
fn kind(houses: &[House]) -> Option<HouseKind> {
    let first = houses.first()?.kind;
    houses.iter().all(|house| house.kind == first).then_some(first)
}

/// Every way to place the digit has what is placed, and none what is ruled out.
pub(super) fn templates(draft: &mut Draft<'_>, digit: Digit) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let open = words.candidates.empty_cells().filter(|&cell| words.candidates.marks(cell).contains(digit));
    draft.mark_digit(Role::Pattern, digit, &open.collect::<Vec<_>>());
    draft.pattern(format!("In which ways can {symbol} be placed on the whole board?"));
    let (placed, denied) = (&draft.step.placements, &draft.step.eliminations);
    if !placed.is_empty() {
        let cells = words.cells(&cells_of(placed));
        draft.proof(format!("Every way to give each house its {symbol} uses {cells}."));
    }
    if !denied.is_empty() {
        let cells = words.any_cell(&cells_of(denied));
        draft.proof(format!("No way to give each house its {symbol} uses {cells}."));
    }
}
