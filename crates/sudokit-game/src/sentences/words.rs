//! Numbers, times and lists in words.

use std::time::Duration;

use sudokit::{Alphabet, Digit};

/// `4:07`, or `1:02:09` from an hour on.
///
/// ```
/// use std::time::Duration;
/// use sudokit_game::clock_face;
///
/// assert_eq!(clock_face(Duration::from_secs(247)), "4:07");
/// assert_eq!(clock_face(Duration::from_secs(3729)), "1:02:09");
/// ```
pub fn clock_face(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// `1 hour, 2 minutes and 5 seconds`
pub(super) fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    let parts = [(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")];
    let words = parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| counted(*count, unit));
    let words = list(words);
    if words.is_empty() { "0 seconds".to_owned() } else { words }
}

/// `1 second`, `2 seconds`
pub(crate) fn counted(count: u64, unit: &str) -> String {
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

/// `5 minutes ago`
pub(crate) fn ago(time: Duration) -> String {
    let seconds = time.as_secs();
    let units = [(24 * 3600, "day"), (3600, "hour"), (60, "minute")];
    match units.into_iter().find(|(length, _)| seconds >= *length) {
        Some((length, unit)) => format!("{} ago", counted(seconds / length, unit)),
        None => "just now".to_owned(),
    }
}

/// `one cell is empty`
pub(crate) fn empty_cells(count: usize) -> String {
    match count {
        0 => "no cell is empty".to_owned(),
        1 => "one cell is empty".to_owned(),
        _ => format!("{count} cells are empty"),
    }
}

/// `a, b and c`
pub(crate) fn list(words: impl IntoIterator<Item = String>) -> String {
    sudokit::internal::sentence::list(words, "and")
}

/// The symbol of a digit, or its number if the alphabet is too short.
pub(crate) fn symbol(alphabet: &Alphabet, digit: Digit) -> String {
    let is_known = alphabet.as_characters().is_none_or(|symbols| digit.index() < symbols.len());
    if is_known { alphabet.symbol(digit) } else { digit.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_have_one_unit() {
        for (seconds, expected) in
            [(59, "just now"), (60, "1 minute ago"), (7199, "1 hour ago"), (2 * 24 * 3600, "2 days ago")]
        {
            assert_eq!(ago(Duration::from_secs(seconds)), expected);
        }
    }

    #[test]
    fn times_are_spoken() {
        for (seconds, expected) in [
            (0, "0 seconds"),
            (1, "1 second"),
            (60, "1 minute"),
            (125, "2 minutes and 5 seconds"),
            (3600 + 62, "1 hour, 1 minute and 2 seconds"),
        ] {
            assert_eq!(duration(Duration::from_secs(seconds)), expected);
        }
    }
}
