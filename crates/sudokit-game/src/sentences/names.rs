//! How cells, digits, houses and times fill the templates of sentences.

use std::time::Duration;

use sudokit::board::HouseKind;
use sudokit::{Cell, Digit, DigitSet, House};
use sudokit_text::{Phrase, Value, phrase};

use crate::Game;

impl Game {
    /// `r4c5` or `D5`, as the player chose.
    pub(crate) fn cell_name(&self, cell: Cell) -> String {
        self.settings.coordinates.cell(self.board().position(cell))
    }

    /// A list of cells.
    pub(crate) fn cell_names(&self, cells: impl IntoIterator<Item = Cell>) -> Value {
        cells.into_iter().map(|cell| self.cell_name(cell)).collect()
    }

    /// `row 4` or `row D`.
    pub(crate) fn house_name(&self, house: House) -> String {
        self.settings.coordinates.sentence(&house.to_string())
    }

    /// The houses that divide the board: boxes, or regions of any shape.
    pub(crate) fn region_kind(&self) -> HouseKind {
        if self.board().shape().is_some() { HouseKind::Box } else { HouseKind::Region }
    }

    /// The symbol of a digit, or its number if the alphabet is too short.
    pub(crate) fn symbol(&self, digit: Digit) -> String {
        let symbols = self.alphabet().as_characters();
        let is_known = symbols.is_none_or(|symbols| digit.index() < symbols.len());
        if is_known { self.alphabet().symbol(digit) } else { digit.to_string() }
    }

    /// A list of digits.
    pub(crate) fn symbols(&self, digits: DigitSet) -> Value {
        digits.into_iter().map(|digit| self.symbol(digit)).collect()
    }
}

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
    let [hours, minutes, seconds] = parts(time);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Hours, minutes and seconds.
fn parts(time: Duration) -> [u64; 3] {
    let seconds = time.as_secs();
    [seconds / 3600, seconds / 60 % 60, seconds % 60]
}

/// `1 hour, 2 minutes and 5 seconds`
pub(crate) fn time_in_words(time: Duration) -> Value {
    let [hours, minutes, seconds] = parts(time);
    let mut words = Vec::new();
    if hours > 0 {
        words.push(phrase!("time-hours", n = hours));
    }
    if minutes > 0 {
        words.push(phrase!("time-minutes", n = minutes));
    }
    if seconds > 0 || words.is_empty() {
        words.push(phrase!("time-seconds", n = seconds));
    }
    words.into()
}

/// `5 minutes ago`
pub(crate) fn age(time: Duration) -> Phrase {
    let seconds = time.as_secs();
    let units = [(24 * 3600, "days"), (3600, "hours"), (60, "minutes")];
    let unit = units.into_iter().find(|(length, _)| seconds >= *length);
    let (length, unit) = unit.unwrap_or((1, "now"));
    phrase!("time-ago", unit, n = seconds / length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TEXTS;

    #[test]
    fn ages_have_one_unit() {
        for (seconds, expected) in [
            (59, "just now"),
            (60, "1 minute ago"),
            (3599, "59 minutes ago"),
            (7199, "1 hour ago"),
            (7200, "2 hours ago"),
            (24 * 3600, "1 day ago"),
            (2 * 24 * 3600, "2 days ago"),
        ] {
            assert_eq!(TEXTS.value(&age(Duration::from_secs(seconds)).into()), expected);
        }
    }

    #[test]
    fn times_are_written_in_words() {
        for (seconds, expected) in [
            (0, "0 seconds"),
            (1, "1 second"),
            (60, "1 minute"),
            (125, "2 minutes and 5 seconds"),
            (3600 + 62, "1 hour, 1 minute and 2 seconds"),
            (7200, "2 hours"),
        ] {
            assert_eq!(TEXTS.value(&time_in_words(Duration::from_secs(seconds))), expected);
        }
    }
}
