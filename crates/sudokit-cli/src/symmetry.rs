//! Transforms in words that people know.

use sudokit::transform::{Motion, Orientation, Transform};
use sudokit::{Alphabet, Digit, Geometry};

/// `half a turn, with 1↔9 2↔8`; what has no name is told by rows and columns,
/// `rows 1→2→3→1, columns 4↔7 5↔8 6↔9`, and what it is to somebody who sees them
/// in another order.
pub fn describe(transform: &Transform, board: &Geometry, alphabet: &Alphabet) -> String {
    let places = transform.without_relabelling();
    let side = board.side();
    let motion = Motion::ALL.into_iter().find(|&motion| Transform::of(motion, side) == places);
    let nature = board.shape().and_then(|shape| places.nature(shape));
    let moved = match (motion, nature) {
        _ if places.is_identity() => None,
        (Some(motion), _) => Some(motion.about().to_owned()),
        (None, Some(nature)) => Some(format!("{}: in essence {}", lines(&places), nature.about())),
        (None, None) => Some(lines(&places)),
    };
    let images: Vec<usize> = Digit::all(side).map(|digit| transform.digit(digit).index()).collect();
    let digits = cycles(&images, |index| alphabet.symbol(Digit::from_index(index)));
    match (moved, digits) {
        (None, None) => "nothing changes".to_owned(),
        (Some(moved), None) => moved,
        (Some(moved), Some(digits)) => format!("{moved}, with {digits}"),
        (None, Some(digits)) => format!("only the digits change, {digits}"),
    }
}

/// Where rows and columns go.
fn lines(transform: &Transform) -> String {
    // Of the way back, each line comes from where it goes.
    let back = transform.inverse();
    let (rows, columns) = match transform.orientation() {
        Orientation::Straight => (back.rows(), back.columns()),
        Orientation::Transposed => (back.columns(), back.rows()),
    };
    let words = [("rows", rows), ("columns", columns)].into_iter().filter_map(|(what, lines)| {
        let lines: Vec<usize> = lines.iter().copied().map(usize::from).collect();
        Some(format!("{what} {}", cycles(&lines, |line| (line + 1).to_string())?))
    });
    let mirror = match transform.orientation() {
        Orientation::Straight => None,
        Orientation::Transposed => Some(Motion::Diagonal.about().to_owned()),
    };
    mirror.into_iter().chain(words).collect::<Vec<_>>().join(", ")
}

/// What becomes of things: `1↔9 2→4→6→2`. Those that stay are not named.
fn cycles(images: &[usize], name: impl Fn(usize) -> String) -> Option<String> {
    let mut words = Vec::new();
    let mut is_told = vec![false; images.len()];
    for first in 0..images.len() {
        let mut cycle = Vec::new();
        let mut next = first;
        while !std::mem::replace(&mut is_told[next], true) {
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
    fn transforms_are_told_in_words() {
        let board = Geometry::of_side(9).unwrap();
        let told = |text: &str| describe(&Transform::parse(text, 9).unwrap(), &board, &Alphabet::usual(9));
        assert_eq!(told("identity"), "nothing changes");
        assert_eq!(
            told("rows 987654321 columns 987654321 digits 987654321"),
            "half a turn, with 1↔9 2↔8 3↔7 4↔6"
        );
        assert_eq!(told("transpose"), "a mirror at the diagonal from the top left");
        assert_eq!(told("digits 231456789"), "only the digits change, 1→2→3→1");
        assert_eq!(told("rows 321789456"), "rows 1↔3 4↔7 5↔8 6↔9: in essence a swap of top and bottom");
        // The first row of the image was the second.
        assert_eq!(told("rows 231456789"), "rows 1→3→2→1");
        assert_eq!(
            told("transpose rows 213456789 columns 132456789"),
            "a mirror at the diagonal from the top left, rows 1↔2, columns 2↔3"
        );
    }
}
