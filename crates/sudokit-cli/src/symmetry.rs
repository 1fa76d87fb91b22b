//! Transforms in words that people know.

use sudokit::transform::{Motion, Orientation, Transform};
use sudokit::{Alphabet, Digit, Geometry};
use sudokit_text::{Phrase, phrase};

use crate::texts::text;

/// Describes a transform: `half a turn, with digits 1↔9 2↔8`. A transform without a name is described
/// by its rows and columns, `rows 1→2→3→1 and columns 4↔7 5↔8 6↔9`, and by the motion that it
/// becomes if rows and columns are put into another order.
pub fn describe(transform: &Transform, board: &Geometry, alphabet: &Alphabet) -> String {
    let places = transform.without_relabelling();
    let side = board.side();
    let motion = Motion::ALL.into_iter().find(|&motion| Transform::of(motion, side) == places);
    let nature = board.shape().and_then(|shape| places.nature(shape));
    let moved = match (motion, nature) {
        _ if places.is_identity() => None,
        (Some(motion), _) => Some(motion.about().to_owned()),
        (None, Some(nature)) => {
            Some(text!("transform-like", moves = moves(&places), motion = nature.about()))
        }
        (None, None) => Some(text!("transform-moves", moves = moves(&places))),
    };
    let images: Vec<usize> = Digit::all(side).map(|digit| transform.digit(digit).index()).collect();
    let digits = cycles(&images, |index| alphabet.symbol(Digit::from_index(index)));
    match (moved, digits) {
        (None, None) => text!("transform-nothing"),
        (Some(moved), None) => moved,
        (Some(moved), Some(digits)) => text!("transform-with-digits", moved, digits),
        (None, Some(digits)) => text!("transform-digits", digits),
    }
}

/// Where rows and columns go.
fn moves(transform: &Transform) -> Vec<Phrase> {
    // In the inverse transform, each line has the number of the line to which it goes.
    let back = transform.inverse();
    let (rows, columns) = match transform.orientation() {
        Orientation::Straight => (back.rows(), back.columns()),
        Orientation::Transposed => (back.columns(), back.rows()),
    };
    let lines = |lines: &[u8]| {
        let lines: Vec<usize> = lines.iter().copied().map(usize::from).collect();
        cycles(&lines, |line| (line + 1).to_string())
    };
    let reflection = match transform.orientation() {
        Orientation::Straight => None,
        Orientation::Transposed => Some(phrase!("transform-motion", motion = Motion::Diagonal.about())),
    };
    let rows = lines(rows).map(|cycles| phrase!("transform-rows", cycles));
    let columns = lines(columns).map(|cycles| phrase!("transform-columns", cycles));
    reflection.into_iter().chain(rows).chain(columns).collect()
}

/// The cycles of a permutation: `1↔9 2→4→6→2`. Items that stay are not named.
fn cycles(images: &[usize], name: impl Fn(usize) -> String) -> Option<String> {
    let mut words = Vec::new();
    let mut is_named = vec![false; images.len()];
    for first in 0..images.len() {
        let mut cycle = Vec::new();
        let mut next = first;
        while !std::mem::replace(&mut is_named[next], true) {
            cycle.push(name(next));
            next = images[next];
        }
        match &cycle[..] {
            [] | [_] => {}
            [one, other] => words.push(format!("{one}↔{other}")),
            longer => words.push(format!("{}→{}", longer.join("→"), longer[0])),
        }
    }
    (!words.is_empty()).then(|| words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_are_described() {
        let board = Geometry::of_side(9).unwrap();
        let said = |text: &str| describe(&Transform::parse(text, 9).unwrap(), &board, &Alphabet::usual(9));
        assert_eq!(said("identity"), "the puzzles are identical");
        assert_eq!(
            said("rows 987654321 columns 987654321 digits 987654321"),
            "half a turn, with digits 1↔9 2↔8 3↔7 4↔6"
        );
        assert_eq!(said("transpose"), "a reflection at the diagonal from the top left");
        assert_eq!(said("digits 231456789"), "only the digits change: 1→2→3→1");
        assert_eq!(said("rows 321789456"), "rows 1↔3 4↔7 5↔8 6↔9, equivalent to a swap of top and bottom");
        // The first row of the image was the second.
        assert_eq!(said("rows 231456789"), "rows 1→3→2→1");
        assert_eq!(
            said("transpose rows 213456789 columns 132456789"),
            "a reflection at the diagonal from the top left, rows 1↔2 and columns 2↔3"
        );
    }
}
