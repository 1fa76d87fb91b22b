//! HoDoKu's library lines.
//!
//! ```text
//! :0000:x:53+4.7…:214 117::
//!  │    │ │      └ candidates removed: digit, row, column
//!  │    │ └ the cells; + before a digit that the player placed
//!  └────┴ the technique and candidates that the line is an example of
//! ```

use sudokit_text::phrase;

use crate::base::{Candidate, Digit, Error};
use crate::format::layouts::pencilmarks;
use crate::format::layouts::symbols::decimal_cell;
use crate::format::{Context, Format, Paint, Record, check_count, decimal, syntax};

const NAME: &str = "hodoku";
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

pub(in crate::format) fn is_hodoku(text: &str, _: &Context) -> bool {
    let text = text.trim();
    text.starts_with(':') && (6..=7).contains(&text.matches(':').count())
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let fields: Vec<&str> = text.trim().split(':').collect();
    let [_, _technique, _candidates, cells, removed, ..] = fields[..] else {
        return Err(syntax(NAME, phrase!("syntax-hodoku")));
    };
    let mut record = context.empty(SIDE, Format::Hodoku)?;
    let geometry = record.grid.geometry().clone();
    let mut left = geometry.cells();
    let mut is_placed = false;
    for c in cells.chars() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let cell =
            left.next().ok_or_else(|| syntax(NAME, phrase!("syntax-too-many-cells", cells = CELLS)))?;
        let digit = decimal_cell(c).map_err(|c| {
            let at = geometry.position(cell).to_string();
            syntax(NAME, phrase!("syntax-hodoku-cell", at, symbol = c))
        })?;
        if is_placed {
            record.place(cell, digit);
        } else {
            record.grid.set(cell, digit);
        }
        is_placed = false;
    }
    check_count(NAME, "syntax-cells", CELLS - left.count(), CELLS)?;
    let removed = removed
        .split_whitespace()
        .map(|candidate| match candidate.as_bytes() {
            &[digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => Ok(Candidate {
                cell: geometry.cell((row - b'1').into(), (column - b'1').into()),
                digit: Digit::new(digit - b'0'),
            }),
            _ => Err(syntax(NAME, phrase!("syntax-hodoku-candidate", text = candidate))),
        })
        .collect::<Result<Vec<_>, _>>()?;
    pencilmarks::cross_out(&mut record, removed);
    Ok(record)
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
