//! Houses with two places for a digit, in two colours or in four.

use sudokit_text::{Phrase, Value, phrase};

use super::Role;
use super::draft::Draft;
use super::words::Words;
use crate::base::texts::text;
use crate::base::{Cell, Digit};
use crate::logic::{Color, HousePair};

/// Colours alternate along pairs of places.
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

/// The cells of each colour.
struct Palette<'a> {
    words: Words<'a>,
    /// The symbol of the digit.
    symbol: String,
    colors: Vec<Vec<Cell>>,
}

impl Palette<'_> {
    /// Says which cells have which colour: one set of pairs, or two.
    fn pattern(&self, draft: &mut Draft<'_>, clusters: &[Vec<HousePair>]) {
        let Self { words, symbol: digit, colors } = self;
        let colors: Vec<Value> = colors.iter().map(|cells| words.cells(cells)).collect();
        match (clusters, &colors[..]) {
            ([pairs], [one, other]) => {
                draft.pattern(text!("colour-pairs", digit, pairs = self.pairs(pairs)));
                draft.pattern(text!("colour-two", one, other));
                draft.proof(text!("colour-one-right", digit));
            }
            ([pairs, others], [first, second, third, fourth]) => {
                draft.pattern(text!("colour-pairs", digit, pairs = self.pairs(pairs)));
                draft.pattern(text!("colour-first-two", one = first, other = second));
                draft.pattern(text!("colour-more-pairs", pairs = self.pairs(others)));
                draft.pattern(text!("colour-next-two", one = third, other = fourth));
                draft.proof(text!("colour-two-right", digit));
            }
            _ => {}
        }
    }

    /// Says what follows from the colours.
    fn found(&self, draft: &mut Draft<'_>, found: &Color) {
        let Self { words, symbol: digit, .. } = self;
        let any_house = words.any_house();
        match found {
            Color::BothSeen => draft.proof(text!("colour-both-seen", house = any_house, digit)),
            &Color::Clash(cells) => {
                let (house, cells) = (self.shared(cells), words.cells(&cells));
                draft.proof(text!("colour-clash", cells, house, digit));
                draft.proof(text!("colour-wrong", digit));
            }
            Color::Touch(touches) => {
                for &cells in touches {
                    let touching = cells.map(|cell| self.color(cell));
                    let [one, other] = touching.map(color_name);
                    // The opposite of a colour is the other one of the same set.
                    let [opposite, further] = touching.map(|color| color_name(color ^ 1));
                    let (house, cells) = (self.shared(cells), words.cells(&cells));
                    draft.proof(text!("colour-touch", cells, house, one, other, digit));
                    let any_house = any_house.clone();
                    draft.proof(text!(
                        "colour-touch-so",
                        one = opposite,
                        other = further,
                        house = any_house,
                        digit
                    ));
                }
            }
            &Color::Squeezed(pairs) => {
                let [[own, one], [_, other]] = pairs.map(|cells| cells.map(|cell| self.color(cell)));
                let share = |cells: [Cell; 2]| {
                    phrase!("cells-share", cells = words.cells(&cells), house = self.shared(cells))
                };
                draft.proof(text!("colour-squeezed", facts = pairs.map(share).to_vec()));
                let [own, one, other] = [own, one, other].map(color_name);
                draft.proof(text!("colour-squeezed-so", own = own.clone(), one, other, digit));
                draft.proof(text!("colour-named-wrong", own, digit));
            }
        }
    }

    /// A list: `row 2 (r2c3 and r2c7)`.
    fn pairs(&self, pairs: &[HousePair]) -> Value {
        let words = self.words;
        let pair = |(house, cells): &HousePair| {
            phrase!("house-with-cells", house = words.house(*house), cells = words.cells(cells))
        };
        pairs.iter().map(pair).collect()
    }

    /// The house of two cells.
    fn shared(&self, cells: [Cell; 2]) -> Phrase {
        let house = self.words.common_house(&cells);
        house.map_or_else(|| phrase!("a-house"), |house| self.words.house(house))
    }

    /// The index of a cell's colour.
    fn color(&self, cell: Cell) -> usize {
        self.colors.iter().position(|color| color.contains(&cell)).unwrap_or_default()
    }
}

/// `first`, for the colour with index 0.
fn color_name(index: usize) -> Phrase {
    phrase!("colour-name", number = index + 1)
}
