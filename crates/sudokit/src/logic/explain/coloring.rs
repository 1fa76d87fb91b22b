//! Houses with two places for a digit, in two colours or in four.

use std::collections::BTreeSet;

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
    let proven = Palette { words, symbol: symbol.clone(), colors: colors_of(clusters) };
    let seen = proven.seen_by_victims(&draft.victims(), found);
    let mut used: Vec<Cell> = match found {
        Color::BothSeen => Vec::new(),
        Color::Clash(cells) => cells.to_vec(),
        Color::Touch(touches) => touches.concat(),
        Color::Squeezed(pairs) => pairs.concat(),
    };
    used.extend(
        seen.iter().flat_map(|(cell, seen)| [*cell].into_iter().chain(seen.iter().flatten().copied())),
    );
    let clusters: Vec<Vec<HousePair>> = clusters.iter().map(|pairs| connecting(pairs, &used)).collect();

    if let Some((house, _)) = clusters.first().and_then(|pairs| pairs.first()) {
        draft.look_at(&[*house]);
    }
    let palette = Palette { words, symbol, colors: colors_of(&clusters) };
    let roles = [Role::OneColor, Role::OtherColor, Role::ThirdColor, Role::FourthColor];
    for (role, cells) in roles.into_iter().zip(&palette.colors) {
        draft.mark_digit(role, digit, cells);
    }
    palette.pattern(draft, &clusters);
    palette.found(draft, found);
    if seen.iter().all(|(_, seen)| seen.len() == 2) {
        draft.shares_each(&seen);
    }
}

/// The cells of each colour: two for each cluster.
fn colors_of(clusters: &[Vec<HousePair>]) -> Vec<Vec<Cell>> {
    let colors = clusters.iter().flat_map(|pairs| Color::alternate(pairs));
    colors.map(|cells| cells.into_iter().collect()).collect()
}

/// The pairs that connect these cells of a cluster. The others are not needed for the proof.
fn connecting(pairs: &[HousePair], cells: &[Cell]) -> Vec<HousePair> {
    let is_inside = |cell: &Cell| pairs.iter().any(|(_, ends)| ends.contains(cell));
    let mut inside = cells.iter().copied().filter(is_inside);
    let Some(start) = inside.next() else { return pairs.to_vec() };
    // Pairs in the order in which a search from the start uses them, each with the end that it
    // reaches.
    let mut reached: Vec<(usize, Cell)> = Vec::new();
    let mut cells = vec![start];
    let mut next = 0;
    while let Some(&from) = cells.get(next) {
        next += 1;
        for (number, (_, [a, b])) in pairs.iter().enumerate() {
            let to = if *a == from { *b } else { *a };
            if (*a == from || *b == from) && !cells.contains(&to) {
                cells.push(to);
                reached.push((number, to));
            }
        }
    }
    let mut used = BTreeSet::new();
    for mut cell in inside {
        while let Some(&(number, _)) = reached.iter().find(|(_, to)| *to == cell) {
            if !used.insert(number) {
                break;
            }
            let [a, b] = pairs[number].1;
            cell = if a == cell { b } else { a };
        }
    }
    if used.is_empty() { pairs.to_vec() } else { used.into_iter().map(|number| pairs[number]).collect() }
}

/// The cells of each colour.
struct Palette<'a> {
    words: Words<'a>,
    /// The symbol of the digit.
    symbol: String,
    colors: Vec<Vec<Cell>>,
}

impl Palette<'_> {
    /// The cells that lose the digit, each with a cell of either colour that it sees, if that is the
    /// reason. Cells of a wrong colour see none of them.
    fn seen_by_victims(&self, victims: &[Cell], found: &Color) -> Vec<(Cell, Vec<Vec<Cell>>)> {
        let choices: Vec<[usize; 2]> = match found {
            Color::BothSeen => vec![[0, 1]],
            // The opposite of a colour is the other one of the same set.
            Color::Touch(touches) => {
                touches.iter().map(|cells| cells.map(|cell| self.color(cell) ^ 1)).collect()
            }
            Color::Clash(_) | Color::Squeezed(_) => Vec::new(),
        };
        let geometry = self.words.geometry();
        let seen = |victim: Cell, color: usize| {
            self.colors.get(color)?.iter().copied().find(|&cell| geometry.sees(cell, victim))
        };
        let of_victim = |&victim: &Cell| {
            let both = choices
                .iter()
                .find_map(|&[one, other]| Some(vec![vec![seen(victim, one)?], vec![seen(victim, other)?]]));
            (victim, both.unwrap_or_default())
        };
        victims.iter().map(of_victim).collect()
    }

    /// Says which cells have which colour: one set of pairs, or two.
    fn pattern(&self, draft: &mut Draft<'_>, clusters: &[Vec<HousePair>]) {
        let Self { words, symbol: digit, colors } = self;
        let colors: Vec<Value> = colors.iter().map(|cells| words.cells(cells)).collect();
        match (clusters, &colors[..]) {
            ([pairs], [one, other]) => {
                draft.pattern(text!("colour-pairs", digit, pairs = self.pairs(pairs)));
                draft.pattern(text!("colour-first-two", one, other));
                draft.proof(text!("colour-one-right", digit));
            }
            ([pairs, others], [first, second, third, fourth]) => {
                draft.pattern(text!("colour-pairs", digit, pairs = self.pairs(pairs)));
                draft.pattern(text!("colour-first-two", one = first, other = second));
                draft.pattern(text!("colour-more-pairs", digit, pairs = self.pairs(others)));
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
                let (house, cells) = (self.shared(&cells), words.cells(&cells));
                draft.proof(text!("colour-clash", cells, house, digit));
                draft.proof(text!("colour-wrong", digit));
            }
            Color::Touch(touches) => {
                for &cells in touches {
                    let touching = cells.map(|cell| self.color(cell));
                    let [one, other] = touching.map(color_name);
                    // The opposite of a colour is the other one of the same set.
                    let [opposite, further] = touching.map(|color| color_name(color ^ 1));
                    let (house, cells) = (self.shared(&cells), words.cells(&cells));
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
                let share = |cells: &[Cell]| {
                    phrase!("cells-share", cells = words.cells(cells), house = self.shared(cells))
                };
                let mut all = pairs.concat();
                all.sort();
                all.dedup();
                let facts = match words.common_house(&all) {
                    Some(_) => vec![share(&all)],
                    None => pairs.iter().map(|cells| share(cells)).collect(),
                };
                draft.proof(text!("colour-squeezed", facts));
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

    /// The house of these cells.
    fn shared(&self, cells: &[Cell]) -> Phrase {
        let house = self.words.common_house(cells);
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
