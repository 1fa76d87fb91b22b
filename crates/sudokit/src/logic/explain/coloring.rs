//! Pairs of last places, in two colours or in four.

use super::Role;
use super::draft::Draft;
use super::words::{Words, clauses};
use crate::base::{Cell, Digit};
use crate::logic::{Color, HousePair};

/// What the colours are called where there are four.
const NAMES: [&str; 4] = ["first", "second", "third", "fourth"];

/// Colours alternate along pairs.
pub(super) fn coloring(draft: &mut Draft<'_>, digit: Digit, clusters: &[Vec<HousePair>], found: &Color) {
    let words = draft.words;
    let symbol = words.digit(digit);
    if let Some((house, _)) = clusters.first().and_then(|pairs| pairs.first()) {
        draft.look_at(&[*house]);
    }
    let colors = clusters.iter().flat_map(|pairs| Color::alternate(pairs));
    let colors: Vec<Vec<Cell>> = colors.map(|cells| cells.into_iter().collect()).collect();
    let roles = [Role::OneColor, Role::OtherColor, Role::ThirdColor, Role::FourthColor];
    for (role, cells) in roles.into_iter().zip(&colors) {
        draft.mark_digit(role, digit, cells);
    }
    let palette = Palette { words, symbol, colors };
    palette.pattern(draft, clusters);
    palette.found(draft, found);
}

/// The cells of each colour, and how they are named.
struct Palette<'a> {
    words: Words<'a>,
    /// Of the digit.
    symbol: String,
    colors: Vec<Vec<Cell>>,
}

impl Palette<'_> {
    /// Which cells are coloured, and how: one set of pairs, or two.
    fn pattern(&self, draft: &mut Draft<'_>, clusters: &[Vec<HousePair>]) {
        let Self { words, symbol, colors } = self;
        let pairs: Vec<String> = clusters.iter().map(|pairs| self.pairs(pairs)).collect();
        let colors: Vec<String> = colors.iter().map(|cells| words.cells(cells)).collect();
        match (&pairs[..], &colors[..]) {
            ([pairs], [one, other]) => {
                draft.pattern(format!("There are just two places for {symbol} in {pairs}."));
                draft.pattern("Colour the places so that the two of a pair differ.");
                draft.pattern(format!("One colour is {one}, the other {other}."));
                draft.proof(format!(
                    "One of each pair is {symbol}, so either all cells of the one colour are {symbol}, or all of \
                     the other."
                ));
            }
            ([pairs, others], [first, second, third, fourth]) => {
                draft.pattern(format!("There are just two places for {symbol} in {pairs}."));
                draft.pattern(format!(
                    "Colour them so that the two of a pair differ: the first colour is {first}, the second \
                     {second}."
                ));
                draft.pattern(format!("There are just two places in {others} as well."));
                draft.pattern(format!(
                    "They get two more colours: the third is {third}, the fourth {fourth}."
                ));
                draft.proof(format!(
                    "One of each pair is {symbol}, so either all cells of the first colour are {symbol} or all \
                     of the second, and either all of the third or all of the fourth."
                ));
            }
            _ => {}
        }
    }

    /// What follows from the colours.
    fn found(&self, draft: &mut Draft<'_>, found: &Color) {
        let Self { words, symbol, .. } = self;
        let any_house = words.any_house();
        match found {
            Color::BothSeen => draft.proof(format!(
                "A cell that shares a {any_house} with both colours cannot be {symbol}, whichever it is."
            )),
            &Color::Clash(cells) => {
                let (both, house) = (words.cells(&cells), self.shared(cells));
                draft.proof(format!(
                    "{both} have the same colour but share {house}, which takes only one {symbol}."
                ));
                draft.proof(format!("This colour is the wrong one: none of its cells is {symbol}."));
            }
            Color::Touch(touches) => {
                for &cells in touches {
                    let touching = cells.map(|cell| self.color(cell));
                    let [one, other] = touching.map(|color| NAMES[color]);
                    // The opposite of a colour is the other one of the same set.
                    let [opposite, further] = touching.map(|color| NAMES[color ^ 1]);
                    let (both, house) = (words.cells(&cells), self.shared(cells));
                    draft.proof(format!(
                        "{both} share {house}, so the {one} and the {other} colour are not both right."
                    ));
                    draft.proof(format!(
                        "The {opposite} or the {further} is right: a cell that shares a {any_house} with both \
                         of these cannot be {symbol}."
                    ));
                }
            }
            &Color::Squeezed(pairs) => {
                let [[own, first], [_, second]] =
                    pairs.map(|cells| cells.map(|cell| NAMES[self.color(cell)]));
                let shared =
                    pairs.map(|cells| format!("{} share {}", words.cells(&cells), self.shared(cells)));
                draft.proof(format!("{}.", clauses(&shared)));
                draft.proof(format!(
                    "So the {own} colour leaves no room for the {first} nor for the {second}, but one of these \
                     is right."
                ));
                draft.proof(format!("The {own} colour is the wrong one: none of its cells is {symbol}."));
            }
        }
    }

    /// `row 2 (r2c3 and r2c7), and column 7 (r2c7 and r5c7)`
    fn pairs(&self, pairs: &[HousePair]) -> String {
        let pairs = pairs.iter().map(|(house, cells)| format!("{house} ({})", self.words.cells(cells)));
        clauses(&pairs.collect::<Vec<_>>())
    }

    /// The house of two cells.
    fn shared(&self, cells: [Cell; 2]) -> String {
        let house = self.words.common_house(&cells);
        house.map_or_else(|| "a house".to_owned(), |house| house.to_string())
    }

    /// The number of a cell's colour.
    fn color(&self, cell: Cell) -> usize {
        self.colors.iter().position(|color| color.contains(&cell)).unwrap_or_default()
    }
}
