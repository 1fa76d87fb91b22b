//! The rules that add houses, as words: `diagonals`, `falling diagonal`, `rising diagonal`,
//! `windoku`, `disjoint`, or the cells of a house such as `r1c2 r2c3 r3c2`.

use crate::base::{Cell, Position};
use crate::board::Extra;

/// Parses the rules that these words name, on a board of this side.
pub(in crate::format) fn read(words: &str, side: usize) -> Option<Vec<Extra>> {
    Some(match words {
        "diagonals" => vec![Extra::FallingDiagonal, Extra::RisingDiagonal],
        "falling diagonal" => vec![Extra::FallingDiagonal],
        "rising diagonal" => vec![Extra::RisingDiagonal],
        "windoku" => vec![Extra::Windows],
        "disjoint" => vec![Extra::DisjointGroups],
        cells => {
            let cell = |word: &str| {
                let Position { row, column } = word.parse::<Position>().ok()?;
                (row < side && column < side).then(|| Cell::new(row * side + column))
            };
            vec![Extra::Cells(cells.split_whitespace().map(cell).collect::<Option<_>>()?)]
        }
    })
}

/// The words for each rule, on a board of this side.
pub(in crate::format) fn words(extras: &[Extra], side: usize) -> Vec<String> {
    let has_both = [Extra::FallingDiagonal, Extra::RisingDiagonal].iter().all(|extra| extras.contains(extra));
    let name = |index: usize| Position { row: index / side, column: index % side }.to_string();
    let words = |extra: &Extra| match extra {
        Extra::FallingDiagonal if has_both => Some("diagonals".to_owned()),
        Extra::RisingDiagonal if has_both => None,
        Extra::FallingDiagonal => Some("falling diagonal".to_owned()),
        Extra::RisingDiagonal => Some("rising diagonal".to_owned()),
        Extra::Windows => Some("windoku".to_owned()),
        Extra::DisjointGroups => Some("disjoint".to_owned()),
        Extra::Cells(cells) => {
            let names: Vec<String> = cells.iter().map(|cell| name(cell.index())).collect();
            Some(names.join(" "))
        }
    };
    extras.iter().filter_map(words).collect()
}
