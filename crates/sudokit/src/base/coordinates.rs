//! How cells are named: by numbers of row and column, or by a letter for the row.

use sudokit_text::{Phrase, phrase};

use super::names::named;
use super::{House, HouseKind, Position};

named! {
    /// How cells are named.
    ///
    /// ```
    /// use sudokit::board::{Coordinates, Position};
    ///
    /// let position = Position { row: 2, column: 6 };
    /// assert_eq!(Coordinates::Numbers.cell(position), "r3c7");
    /// assert_eq!(Coordinates::Letters.cell(position), "C7");
    /// assert_eq!("A1".parse::<Coordinates>()?, Coordinates::Letters);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Coordinates: "notation of cells" {
        /// `r3c7`: row 3, column 7.
        #[default]
        Numbers => "r1c1",
        /// `C7`: the third row, column 7. Rows are letters from A at the top; after Z comes AA.
        Letters => "A1",
    }
}

impl Coordinates {
    /// The name of a cell.
    pub fn cell(self, position: Position) -> String {
        match self {
            Self::Numbers => position.to_string(),
            Self::Letters => format!("{}{}", self.row(position.row), position.column + 1),
        }
    }

    /// The name of a row, counted from 0: `3` or `C`.
    pub fn row(self, row: usize) -> String {
        match self {
            Self::Numbers => (row + 1).to_string(),
            Self::Letters => {
                let letter = char::from(b'A' + (row % 26) as u8);
                if row < 26 { letter.to_string() } else { format!("{}{letter}", self.row(row / 26 - 1)) }
            }
        }
    }

    /// A house for a template: `row 3` or `row C`, `box 5`.
    pub(crate) fn house(self, house: House) -> Phrase {
        phrase!("house", kind = house.kind.key(), number = self.house_number(house))
    }

    /// Names several houses: `rows 3 and 8` or `rows C and H`, `row 3 and box 1`.
    #[cfg(feature = "logic")]
    pub fn house_names(self, houses: &[House]) -> String {
        super::texts::TEXTS.value(&self.houses(houses))
    }

    /// Several houses for a template.
    #[cfg(feature = "logic")]
    pub(crate) fn houses(self, houses: &[House]) -> sudokit_text::Value {
        self.houses_by_kind(houses).into()
    }

    /// A list: `rows 3 and 8`, `box 1`. Each kind comes where its first house is.
    #[cfg(feature = "logic")]
    pub(crate) fn houses_by_kind(self, houses: &[House]) -> Vec<Phrase> {
        let mut kinds: Vec<HouseKind> = Vec::new();
        for house in houses {
            if !kinds.contains(&house.kind) {
                kinds.push(house.kind);
            }
        }
        let of_kind = |kind: HouseKind| {
            let of_kind: Vec<House> = houses.iter().copied().filter(|house| house.kind == kind).collect();
            match of_kind[..] {
                [house] => self.house(house),
                _ => {
                    let numbers: sudokit_text::Value =
                        of_kind.iter().map(|&house| self.house_number(house)).collect();
                    phrase!("houses", kind = kind.key(), numbers)
                }
            }
        };
        kinds.into_iter().map(of_kind).collect()
    }

    fn house_number(self, house: House) -> String {
        match house.kind {
            HouseKind::Row => self.row(house.index),
            _ => (house.index + 1).to_string(),
        }
    }

    /// A sentence whose cells and rows are named by numbers, in this notation. A word
    /// right after a quotation mark stays as it is.
    ///
    /// ```
    /// use sudokit::board::Coordinates;
    ///
    /// let sentence = Coordinates::Letters.sentence("In rows 1 and 3, 5 can go only to r1c2 and r3c2.");
    /// assert_eq!(sentence, "In rows A and C, 5 can go only to A2 and C2.");
    /// ```
    pub fn sentence(self, text: &str) -> String {
        if self == Self::Numbers {
            return text.to_owned();
        }
        let mut sentence = String::with_capacity(text.len());
        let (mut rest, mut is_list) = (text, RowList::None);
        while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
            let (between, words) = rest.split_at(start);
            let end = words.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(words.len());
            let (word, after) = words.split_at(end);
            sentence.push_str(between);
            // Quoted text is not changed: it was typed in this form, or must be.
            if between.ends_with('\'') {
                sentence.push_str(word);
            } else {
                sentence.push_str(&self.word(word, &mut is_list));
            }
            rest = after;
        }
        sentence + rest
    }

    /// A word of a sentence. A number names a row after `row`, or in a list after `rows`.
    fn word(self, word: &str, list: &mut RowList) -> String {
        if let Some(position) = Position::from_numbers(word) {
            *list = RowList::None;
            return self.cell(position);
        }
        let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match (number, *list) {
            (Some(row), RowList::One) => {
                *list = RowList::None;
                self.row(row)
            }
            (Some(row), RowList::Many) => self.row(row),
            _ => {
                *list = match word {
                    "row" | "Row" => RowList::One,
                    "rows" | "Rows" => RowList::Many,
                    // The last number of the list follows.
                    "and" | "or" | "to" if matches!(list, RowList::Many) => RowList::One,
                    _ => RowList::None,
                };
                word.to_owned()
            }
        }
    }
}

/// Whether the next number is the number of a row.
#[derive(Clone, Copy)]
enum RowList {
    None,
    One,
    Many,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_beyond_the_alphabet_have_two_letters() {
        let names = [0, 25, 26, 51, 52, 63].map(|row| Coordinates::Letters.row(row));
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "BL"]);
    }

    #[test]
    fn sentences_keep_all_numbers_that_are_not_rows() {
        for (numbers, letters) in [
            ("Row 1 has its 3 in r1c4.", "Row A has its 3 in A4."),
            (
                "Look at the box in rows 5 to 8 and columns 5 to 8 (box 6).",
                "Look at the box in rows E to H and columns 5 to 8 (box 6).",
            ),
            (
                "In rows 3, 5 and 8, 2 can go only to columns 1 and 2.",
                "In rows C, E and H, 2 can go only to columns 1 and 2.",
            ),
            (
                "(12) From (3), r10c4 is not 2: column 4 has its 2 in r2c4.",
                "(12) From (3), J4 is not 2: column 4 has its 2 in B4.",
            ),
            ("the row has 4 cells", "the row has 4 cells"),
            ("'r1c1' is read, but r1c1 is seen", "'r1c1' is read, but A1 is seen"),
        ] {
            assert_eq!(Coordinates::Letters.sentence(numbers), letters);
            assert_eq!(Coordinates::Numbers.sentence(numbers), numbers);
        }
    }
}
