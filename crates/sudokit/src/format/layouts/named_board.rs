//! The name of a board, as it appears in rows of tables and in JSON: its boxes or regions, then the
//! rules that add houses.
//!
//! ```text
//! 3x3                                   the boxes
//! 3x3 diagonals windoku                 boxes and rules, one word for each rule
//! AAAB ACBB CCDB CDDD                   the regions, a word for each row
//! 2x3 falling-diagonal r1c2-r2c3-r3c2   hyphens join the words of one rule
//! ```
//!
//! Other programs use columns with the same name for something else. A text that does not have
//! exactly this form is ignored.

use super::house_rules;
use crate::board::{Extra, Geometry, Regions, Shape};

/// The board that a name describes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::format) struct NamedBoard {
    pub(in crate::format) side: usize,
    /// The boxes or regions, if the text names them.
    pub(in crate::format) regions: Option<Regions>,
    /// Sorted, without duplicates.
    pub(in crate::format) extras: Vec<Extra>,
}

impl NamedBoard {
    pub(in crate::format) fn new(side: usize, regions: Option<Regions>, mut extras: Vec<Extra>) -> Self {
        extras.sort();
        extras.dedup();
        Self { side, regions, extras }
    }

    /// The board with these regions and rules.
    pub(in crate::format) fn of(regions: Regions, extras: Vec<Extra>) -> Self {
        Self::new(regions.side(), Some(regions), extras)
    }

    /// The name of this board.
    pub(in crate::format) fn name(&self) -> String {
        let name = |regions: &Regions| {
            regions.shape().map_or_else(|| regions.to_string(), |shape| shape.to_string())
        };
        let regions = self.regions.as_ref().map(name);
        let rules =
            house_rules::words(&self.extras, self.side).into_iter().map(|words| words.replace(' ', "-"));
        regions.into_iter().chain(rules).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the name of a board.
pub fn board_name(geometry: &Geometry) -> String {
    NamedBoard::of(geometry.regions().clone(), geometry.extras().to_vec()).name()
}

/// Parses the name of a board.
pub(in crate::format) fn read(name: &str) -> Option<NamedBoard> {
    let words: Vec<&str> = name.split_ascii_whitespace().collect();
    let first = *words.first()?;
    let (regions, rules) = if let Ok(shape) = first.parse::<Shape>() {
        (Regions::Boxes(shape), &words[1..])
    } else {
        // Any full grid could be a map of regions, but a name uses these exact letters.
        let (rows, rules) = words.split_at_checked(first.chars().count())?;
        let rows = rows.join(" ");
        let regions = rows.parse::<Regions>().ok().filter(|regions| regions.to_string() == rows)?;
        (regions, rules)
    };
    let mut extras = Vec::new();
    for rule in rules {
        extras.extend(house_rules::read(&rule.replace('-', " "), regions.side())?);
    }
    Some(NamedBoard::of(regions, extras))
}

/// Whether a text names a board other than the classic one.
pub(in crate::format) fn is_other(name: &[u8]) -> bool {
    const CLASSIC: &[u8] = b"3x3";
    // Nearly all rows are for the classic board.
    if name.is_empty() || name == CLASSIC {
        return false;
    }
    let named = str::from_utf8(name).ok().and_then(read);
    named.is_some_and(|board| {
        board.regions.is_some_and(|regions| !regions.is_classic()) || !board.extras.is_empty()
    })
}

/// The name of the column that names boards.
const COLUMN: &str = "board";

/// Whether a column or a key may name boards: `board`, `result_board`.
pub(in crate::format) fn may_name_board(column: &str) -> bool {
    let start = column.len().checked_sub(COLUMN.len());
    start.and_then(|start| column.get(start..)).is_some_and(|end| end.eq_ignore_ascii_case(COLUMN))
}

/// The index of the column that names the boards of the puzzles in another column: `result_board`
/// for puzzles in `result`, or otherwise `board`.
pub(in crate::format) fn column_of<'a>(
    names: impl IntoIterator<Item = &'a str>,
    puzzles: &str,
) -> Option<usize> {
    let puzzles = puzzles.trim();
    let own = format!("{puzzles}_{COLUMN}");
    let rank = |name: &str| match name.trim() {
        name if name.eq_ignore_ascii_case(&own) => Some(0),
        name if name.eq_ignore_ascii_case(COLUMN) && !puzzles.eq_ignore_ascii_case(COLUMN) => Some(1),
        _ => None,
    };
    let ranked = names.into_iter().enumerate().filter_map(|(index, name)| Some((rank(name)?, index)));
    ranked.min().map(|(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_not_board_names() {
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let rows: Vec<String> =
            solved.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
        let other_texts =
            ["", "hard", "9x9", "3x3 magic", "AAAB ACBB CCDB", "3x3 r1c", "diagonals", "BBBA BCAA"];
        for text in other_texts.into_iter().chain([solved, &rows.join(" ")]) {
            assert_eq!(read(text), None, "{text}");
        }
        for (name, is_another) in [("3x3", false), (" 3x3 ", false), ("3x3 windoku", true), ("2x2", true)] {
            assert!(read(name).is_some());
            assert_eq!(is_other(name.as_bytes()), is_another, "{name}");
        }
    }
}
