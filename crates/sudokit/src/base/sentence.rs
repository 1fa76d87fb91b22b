//! Small parts of English sentences, the same for all front ends.

use super::{House, HouseKind};

/// `a`, `a and b`, `a, b and c`; the last word comes after `conjunction`.
///
/// ```
/// use sudokit::internal::sentence::list;
///
/// assert_eq!(list(["a", "b", "c"].map(String::from), "and"), "a, b and c");
/// assert_eq!(list(["a"].map(String::from), "or"), "a");
/// ```
pub fn list(items: impl IntoIterator<Item = String>, conjunction: &str) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match (items.pop(), &items[..]) {
        (None, _) => String::new(),
        (Some(only), []) => only,
        (Some(last), others) => format!("{} {conjunction} {last}", others.join(", ")),
    }
}

/// The text with a capital letter at its beginning: `Box 5`.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// A text in lines of at most this many characters. A longer word has a line of its own.
///
/// ```
/// use sudokit::internal::sentence::in_lines;
///
/// assert_eq!(in_lines("as many words as fit", 7), ["as many", "words", "as fit"]);
/// ```
pub fn in_lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// `two`, `three`, …; figures from thirteen.
pub fn number(number: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(number).map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// `rows 3 and 8`, `row 3 and box 1`
pub fn houses(houses: &[House]) -> String {
    match houses {
        [first, .., _] if houses.iter().all(|house| house.kind == first.kind) => {
            let numbers = list(houses.iter().map(|house| (house.index + 1).to_string()), "and");
            format!("{} {numbers}", plural(first.kind))
        }
        _ => list(houses.iter().map(ToString::to_string), "and"),
    }
}

/// `rows`, `boxes`
pub fn plural(kind: HouseKind) -> String {
    let ending = if kind == HouseKind::Box { "es" } else { "s" };
    format!("{kind}{ending}")
}
