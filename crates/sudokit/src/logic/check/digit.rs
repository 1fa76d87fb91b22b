//! Fish and colourings: one digit across the whole board.

use std::collections::BTreeSet;

use super::board::{Board, are_distinct, are_same};
use super::{Checked, Flaw, Proven, ensure};
use crate::base::{Candidate, Cell, Digit, House};
use crate::logic::{Color, Fish, HousePair};

/// If no fin is true, each base house has its digit in another cell, and each of these cells is in
/// a cover house. So every cover house has its digit in one of them. A cell in two cover houses
/// would leave too few for the others.
pub(super) fn fish(board: &Board<'_>, fish: &Fish) -> Checked {
    let body = body(board, fish)?;
    let cover = board.all_houses(&fish.cover)?;
    Ok(Proven::removed(board, |Candidate { cell, digit }| {
        let covers = cover.iter().filter(|house| house.contains(&cell)).count();
        let fewest = if body.contains(&cell) { 2 } else { 1 };
        digit == fish.digit && covers >= fewest && fish.fins.iter().all(|&fin| board.sees(fin, cell))
    }))
}

/// Returns cells one of which holds the digit: the fins of a fish and its places in one cover
/// house.
pub(super) fn one_of_fish(board: &Board<'_>, fish: &Fish, through: House) -> Result<Vec<Cell>, Flaw> {
    let mut cells = body(board, fish)?;
    ensure(fish.cover.contains(&through), "flaw-fish-house-outside")?;
    let through = board.house(through)?;
    cells.retain(|cell| through.contains(cell) || fish.fins.contains(cell));
    Ok(cells)
}

/// Returns the places of a fish, without duplicates, if its fins are listed correctly.
fn body(board: &Board<'_>, Fish { digit, base, cover, fins }: &Fish) -> Result<Vec<Cell>, Flaw> {
    ensure(!base.is_empty() && base.len() == cover.len(), "flaw-fish-size")?;
    ensure(are_distinct(base.iter().chain(cover)), "flaw-fish-house-twice")?;
    ensure(are_distinct(fins), "flaw-fish-fin-twice")?;

    let (mut body, mut shared) = (Vec::new(), Vec::new());
    for &house in base {
        let places = board.places(board.full_house(house)?, *digit);
        ensure(!places.is_empty(), "flaw-fish-base-empty")?;
        // A digit in a cell of two base houses would count for both.
        for cell in places {
            if body.contains(&cell) { shared.push(cell) } else { body.push(cell) }
        }
    }
    let cover = board.all_houses(cover)?;
    let is_covered = |cell: &Cell| cover.iter().any(|house| house.contains(cell));
    let is_fin = |cell: &Cell| !is_covered(cell) || shared.contains(cell);
    ensure(body.iter().all(|cell| is_fin(cell) == fins.contains(cell)), "flaw-fish-fins")?;
    ensure(fins.iter().all(|fin| body.contains(fin)), "flaw-fish-fin-outside")?;
    Ok(body)
}

/// The digit is in all cells of one colour and in none of the other.
pub(super) fn coloring(
    board: &Board<'_>,
    digit: Digit,
    clusters: &[Vec<HousePair>],
    found: &Color,
) -> Checked {
    for (house, pair) in clusters.iter().flatten() {
        let places = board.places(board.full_house(*house)?, digit);
        ensure(are_same(places, pair.to_vec()), "flaw-color-pair")?;
    }
    let colors: Vec<Colors> = clusters.iter().map(|pairs| Colors::of(pairs)).collect::<Result<_, _>>()?;
    let both_seen = |one: &BTreeSet<Cell>, other: &BTreeSet<Cell>| {
        let is_seen =
            |color: &BTreeSet<Cell>, victim: Cell| color.iter().any(|&cell| board.sees(cell, victim));
        Proven::removed(board, |victim| {
            victim.digit == digit && is_seen(one, victim.cell) && is_seen(other, victim.cell)
        })
    };
    match (found, &colors[..]) {
        (Color::BothSeen, [own]) => Ok(both_seen(&own.0[0], &own.0[1])),
        (&Color::Clash([a, b]), [own]) => {
            ensure(board.sees(a, b), "flaw-color-clash-unseen")?;
            let color = own.color(a)?;
            ensure(own.color(b)? == color, "flaw-color-clash-colors")?;
            Ok(own.without(color, digit))
        }
        (Color::Touch(touches), [one, other]) => {
            let mut proven = Proven::default();
            for &[a, b] in touches {
                ensure(board.sees(a, b), "flaw-color-touch-unseen")?;
                let seen = both_seen(&one.0[1 - one.color(a)?], &other.0[1 - other.color(b)?]);
                proven.removed.extend(seen.removed);
            }
            Ok(proven)
        }
        (&Color::Squeezed([[a, b], [c, d]]), [one, other]) => {
            ensure(board.sees(a, b) && board.sees(c, d), "flaw-color-touch-unseen")?;
            let color = one.color(a)?;
            ensure(one.color(c)? == color, "flaw-color-squeezed")?;
            ensure(other.color(b)? != other.color(d)?, "flaw-color-squeezing")?;
            Ok(one.without(color, digit))
        }
        _ => Err(Flaw::new("flaw-color-clusters")),
    }
}

/// The cells of each colour.
struct Colors([BTreeSet<Cell>; 2]);

impl Colors {
    /// Colours the cells alternately along the pairs, which must be connected.
    fn of(pairs: &[HousePair]) -> Result<Self, Flaw> {
        ensure(!pairs.is_empty(), "flaw-color-nothing")?;
        let colors = Color::alternate(pairs);
        let is_colored = |cell: &Cell| colors.iter().any(|color| color.contains(cell));
        ensure(pairs.iter().flat_map(|(_, pair)| pair).all(is_colored), "flaw-color-unconnected")?;
        ensure(colors[0].is_disjoint(&colors[1]), "flaw-color-both")?;
        Ok(Self(colors))
    }

    /// Returns the colour of a cell.
    fn color(&self, cell: Cell) -> Result<usize, Flaw> {
        let found = self.0.iter().position(|color| color.contains(&cell));
        found.ok_or(Flaw::new("flaw-color-none"))
    }

    /// Concludes from one colour being false that the other is true.
    fn without(&self, color: usize, digit: Digit) -> Proven {
        let with_digit =
            |cells: &BTreeSet<Cell>| cells.iter().map(|&cell| Candidate { cell, digit }).collect();
        Proven { removed: with_digit(&self.0[color]), placed: with_digit(&self.0[1 - color]) }
    }
}
