//! Fish and colours: one digit all over the board.

use super::board::{Board, are_distinct, are_same};
use super::{Flaw, Proven, ensure};
use crate::technique::Color;
use crate::{Candidate, Cell, Digit, House};

/// If no fin holds the digit, each base house has its digit in another cover
/// house, so that every cover house has its digit in a base house.
pub(super) fn fish(
    board: &Board<'_>,
    digit: Digit,
    base: &[House],
    cover: &[House],
    fins: &[Cell],
) -> Result<Proven, Flaw> {
    ensure(!base.is_empty() && base.len() == cover.len(), "a fish has as many cover lines as base lines")?;
    ensure(are_distinct(base.iter().chain(cover)), "the fish names a line twice")?;
    ensure(are_distinct(fins), "the fish names a fin twice")?;

    let mut body = Vec::new();
    for &house in base {
        let places = board.places(board.full_house(house)?, digit);
        ensure(!places.is_empty(), "the digit has no place in a base line")?;
        body.extend(places);
    }
    // One digit in a cell of two base houses would serve both of them.
    ensure(are_distinct(&body), "two base lines share a place of the digit")?;
    let cover: Vec<&[Cell]> = cover.iter().map(|&house| board.house(house)).collect::<Result<_, _>>()?;
    let is_covered = |cell: Cell| cover.iter().any(|house| house.contains(&cell));
    ensure(
        body.iter().all(|cell| is_covered(*cell) != fins.contains(cell)),
        "the fins are not the places outside the cover",
    )?;
    ensure(fins.iter().all(|fin| body.contains(fin)), "a fin is not a place in a base line")?;

    Ok(Proven::removed(board, |Candidate { cell, digit: other }| {
        other == digit
            && is_covered(cell)
            && !body.contains(&cell)
            && fins.iter().all(|&fin| board.sees(fin, cell))
    }))
}

/// The digit is in all cells of the one colour and in none of the other.
pub(super) fn coloring(
    board: &Board<'_>,
    digit: Digit,
    pairs: &[(House, [Cell; 2])],
    found: Color,
) -> Result<Proven, Flaw> {
    for (house, pair) in pairs {
        let places = board.places(board.full_house(*house)?, digit);
        ensure(are_same(places, pair.to_vec()), "a pair is not the two places of the digit in its house")?;
    }
    let colors = alternate(pairs)?;
    let with_digit = |cells: &[Cell]| cells.iter().map(|&cell| Candidate { cell, digit }).collect::<Vec<_>>();
    match found {
        Color::BothSeen => Ok(Proven::removed(board, |victim| {
            let is_seen = |color: &Vec<Cell>| color.iter().any(|&cell| board.sees(cell, victim.cell));
            victim.digit == digit && colors.iter().all(is_seen)
        })),
        Color::Clash([a, b]) => {
            ensure(board.sees(a, b), "the cells that clash do not see each other")?;
            let is_false = |color: &Vec<Cell>| color.contains(&a) && color.contains(&b);
            match colors.each_ref().map(is_false) {
                [true, false] => {
                    Ok(Proven { removed: with_digit(&colors[0]), placed: with_digit(&colors[1]) })
                }
                [false, true] => {
                    Ok(Proven { removed: with_digit(&colors[1]), placed: with_digit(&colors[0]) })
                }
                _ => Err(Flaw::new("the cells that clash do not have one colour")),
            }
        }
    }
}

/// The cells of either colour, if all pairs hang together.
fn alternate(pairs: &[(House, [Cell; 2])]) -> Result<[Vec<Cell>; 2], Flaw> {
    let Some((_, [first, _])) = pairs.first() else {
        return Err(Flaw::new("there is nothing to colour"));
    };
    let mut colors = [vec![*first], Vec::new()];
    // Each round colours at least one cell more, until nothing changes.
    for _round in pairs {
        for (_, [a, b]) in pairs {
            for (from, to) in [(a, b), (b, a)] {
                for color in 0..2 {
                    if colors[color].contains(from) && !colors[1 - color].contains(to) {
                        colors[1 - color].push(*to);
                    }
                }
            }
        }
    }
    let is_colored = |cell: &Cell| colors.iter().any(|color| color.contains(cell));
    ensure(pairs.iter().flat_map(|(_, pair)| pair).all(is_colored), "the pairs do not hang together")?;
    ensure(colors[0].iter().all(|cell| !colors[1].contains(cell)), "a cell has both colours")?;
    Ok(colors)
}
