//! Pairs of last places, in two colours.

use super::Role;
use super::draft::Draft;
use super::words::clauses;
use crate::technique::Color;
use crate::{Cell, CellSet, Digit, House};

/// Colours alternate along pairs.
pub(super) fn coloring(draft: &mut Draft<'_>, digit: Digit, pairs: &[(House, [Cell; 2])], found: Color) {
    let words = draft.words;
    let symbol = words.digit(digit);
    let [first, second] = colors(pairs);
    if let Some((house, _)) = pairs.first() {
        draft.look_at(house.to_string());
    }
    draft.mark_digit(Role::OneColor, digit, &first);
    draft.mark_digit(Role::OtherColor, digit, &second);

    let pairs = pairs.iter().map(|(house, cells)| format!("{house} ({})", words.cells(cells)));
    draft.pattern(format!(
        "There are just two places for {symbol} in {}.",
        clauses(&pairs.collect::<Vec<_>>())
    ));
    draft.pattern("Colour the places so that the two of a pair differ.".to_owned());
    draft.pattern(format!("One colour is {}, the other {}.", words.cells(&first), words.cells(&second)));
    draft.proof(format!(
        "One of each pair is {symbol}, so either all cells of the one colour are {symbol}, or all of the other."
    ));
    match found {
        Color::BothSeen => draft.proof(format!(
            "A cell that shares a {} with both colours cannot be {symbol}, whichever it is.",
            words.any_house()
        )),
        Color::Clash(cells) => {
            let shared =
                words.common_house(&cells).map_or_else(|| "a house".to_owned(), |house| house.to_string());
            draft.proof(format!(
                "{} have the same colour but share {shared}, which takes only one {symbol}.",
                words.cells(&cells)
            ));
            draft.proof(format!("This colour is the wrong one: none of its cells is {symbol}."));
        }
    }
}

/// The cells of each colour, as they alternate from the first pair.
fn colors(pairs: &[(House, [Cell; 2])]) -> [Vec<Cell>; 2] {
    let mut colors = [CellSet::default(), CellSet::default()];
    if let Some((_, [first, _])) = pairs.first() {
        colors[0].insert(*first);
    }
    // Each round colours at least one more cell, if pairs hang together.
    for _ in pairs {
        for &(_, [a, b]) in pairs {
            for (one, other) in [(a, b), (b, a)] {
                for color in 0..2 {
                    if colors[color].contains(one) && !colors[color].contains(other) {
                        colors[1 - color].insert(other);
                    }
                }
            }
        }
    }
    colors.map(|color| color.iter().collect())
}
