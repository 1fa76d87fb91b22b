//! HoDoKu's library lines.
//!
//! ```text
//! :0000:x:53+4.7…:214 117::
//!  │    │ │      └ candidates removed: digit, row, column
//!  │    │ └ the cells; + before a digit that the player placed
//!  └────┴ the technique and candidates that the line is an example of
//! ```

use crate::base::{Candidate, Digit, Error};
use crate::board::Grid;
use crate::format::layouts::pencilmarks;
use crate::format::options::Context;
use crate::format::problem::syntax;
use crate::format::writer::{Paint, decimal};
use crate::format::{Alphabet, Format, Record};

const NAME: &str = "hodoku";
const SIDE: usize = 9;

pub(in crate::format) fn is_hodoku(text: &str, _: &Context) -> bool {
    let text = text.trim();
    text.starts_with(':') && (6..=7).contains(&text.matches(':').count())
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let fields: Vec<&str> = text.trim().split(':').collect();
    let [_, _technique, _candidates, cells, removed, ..] = fields[..] else {
        return Err(syntax(NAME, "expected :technique:candidates:grid:removed:eliminated:set:"));
    };
    let geometry = context.geometry(SIDE, None)?;
    let mut grid = Grid::empty(geometry.clone());
    let mut placed = Vec::new();
    let mut index = 0;
    let mut is_placed = false;
    for c in cells.chars() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let cell = geometry.cells().nth(index).ok_or_else(|| wrong_length("more"))?;
        match c {
            '1'..='9' if is_placed => placed.push((cell, digit(c))),
            '1'..='9' => grid.set(cell, Some(digit(c))),
            '.' | '0' => {}
            _ => {
                let at = geometry.position(cell);
                return Err(syntax(NAME, format!("{at} holds '{c}', expected a digit or .")));
            }
        }
        is_placed = false;
        index += 1;
    }
    if index < geometry.len() {
        return Err(wrong_length(&index.to_string()));
    }
    let mut record = Record::new(grid, Format::Hodoku, Alphabet::usual(SIDE));
    record.progress.placed.extend(placed);
    let removed = removed
        .split_whitespace()
        .map(|candidate| match candidate.as_bytes() {
            &[digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => Ok(Candidate {
                cell: geometry.cell((row - b'1').into(), (column - b'1').into()),
                digit: Digit::new(digit - b'0'),
            }),
            _ => Err(syntax(NAME, format!("'{candidate}' is not a digit, a row and a column"))),
        })
        .collect::<Result<Vec<_>, _>>()?;
    pencilmarks::cross_out(&mut record, removed);
    Ok(record)
}

fn digit(c: char) -> Digit {
    Digit::from_index(c as usize - '1' as usize)
}

fn wrong_length(found: &str) -> Error {
    syntax(NAME, format!("the grid has {found} cells, expected 81"))
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let mut cells = String::new();
    for cell in geometry.cells() {
        let placed = record.progress.placed.get(&cell).copied();
        if placed.is_some() {
            cells.push('+');
        }
        cells += &decimal([record.grid.get(cell).or(placed)].into_iter(), '.');
    }
    let removed: Vec<String> = pencilmarks::crossed_out(record)
        .map(|Candidate { cell, digit }| {
            let at = geometry.position(cell);
            format!("{digit}{}{}", at.row + 1, at.column + 1)
        })
        .collect();
    format!(":0000:x:{cells}:{}::\n", removed.join(" "))
}
