//! Transforms in words that people know.

use sudokit::transform::{Motion, Transform};
use sudokit::{Alphabet, Digit, Geometry};

/// `half a turn, with 1↔9 2↔8`; what has no name is written as
/// `rows 312456789`, and what it is like is said.
pub fn describe(transform: &Transform, board: &Geometry, alphabet: &Alphabet) -> String {
    let places = transform.without_relabelling();
    let side = board.side();
    let motion = Motion::ALL.into_iter().find(|&motion| Transform::of(motion, side) == places);
    let nature = board.shape().and_then(|shape| places.nature(shape));
    let moved = match (motion, nature) {
        _ if places.is_identity() => None,
        (Some(motion), _) => Some(motion.about().to_owned()),
        (None, Some(nature)) => Some(format!("{places} (in another order, {})", nature.about())),
        (None, None) => Some(places.to_string()),
    };
    let digits = cycles(transform, side, alphabet);
    match (moved, digits) {
        (None, None) => "nothing changes".to_owned(),
        (Some(moved), None) => moved,
        (Some(moved), Some(digits)) => format!("{moved}, with {digits}"),
        (None, Some(digits)) => format!("only the digits change, {digits}"),
    }
}

/// What becomes of digits: `1↔9 2→4→6→2`. Those that stay are not named.
fn cycles(transform: &Transform, side: usize, alphabet: &Alphabet) -> Option<String> {
    let mut words = Vec::new();
    let mut is_told = vec![false; side];
    for first in Digit::all(side) {
        let mut cycle = Vec::new();
        let mut digit = first;
        while !std::mem::replace(&mut is_told[digit.index()], true) {
            cycle.push(alphabet.symbol(digit));
            digit = transform.digit(digit);
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
        assert_eq!(told("rows 321789456"), "rows 321789456 (in another order, top and bottom change places)");
        assert_eq!(told("rows 231456789"), "rows 231456789");
    }
}
