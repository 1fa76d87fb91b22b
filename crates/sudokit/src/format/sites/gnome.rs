//! GNOME Sudoku: its save files and its share strings.
//!
//! A share string is `#`, five characters that count the givens of each digit (1 and 2 in the
//! first, 3 and 4 in the second, …), then a character for each given, sorted by digit:
//! `33 + row + 9 * column`.

use serde_json::Value;
use sudokit_text::phrase;

use super::json;
use crate::base::{Digit, Error};
use crate::format::{Context, Format, Record, syntax};

const SIDE: usize = 9;
const SHARE: &str = "gnome-share";
const SAVE: &str = "gnome";

/// The number of givens of each digit, and the cells of the givens.
fn share(text: &str) -> Option<(Vec<usize>, Vec<usize>)> {
    let code = |b: &u8| usize::from(*b).checked_sub(33);
    let text = text.trim().strip_prefix('#')?.as_bytes();
    let (counts, cells) = text.split_at_checked(5)?;
    let mut of_digit: Vec<usize> = Vec::with_capacity(SIDE + 1);
    for pair in counts {
        let pair = code(pair)?;
        of_digit.extend([pair % SIDE, pair / SIDE]);
    }
    // The last character counts nines only.
    of_digit.truncate(SIDE - 1);
    of_digit.push(code(&counts[4])?);
    let cells: Vec<usize> = cells.iter().map(code).collect::<Option<_>>()?;
    (of_digit.iter().sum::<usize>() == cells.len() && cells.iter().all(|&cell| cell < SIDE * SIDE))
        .then_some((of_digit, cells))
}

pub(in crate::format) fn is_share(text: &str, _: &Context) -> bool {
    share(text).is_some()
}

pub(in crate::format) fn read_share(text: &str, context: &Context) -> Result<Record, Error> {
    let (counts, cells) = share(text).ok_or_else(|| syntax(SHARE, phrase!("syntax-gnome-counts")))?;
    let mut record = context.empty(SIDE, Format::GnomeShare)?;
    let digits = Digit::all(SIDE).zip(counts).flat_map(|(digit, count)| std::iter::repeat_n(digit, count));
    for (digit, cell) in digits.zip(cells) {
        let cell = record.grid.geometry().cell(cell % SIDE, cell / SIDE);
        record.grid.set(cell, Some(digit));
    }
    Ok(record)
}

/// Reads a save file, which lists the cells that are not empty.
pub(in crate::format) fn read_save(value: &Value, context: &Context) -> Result<Record, Error> {
    let mut record = context.empty(SIDE, Format::Gnome)?;
    let cells = value["cells"].as_array().ok_or_else(|| syntax(SAVE, phrase!("syntax-cells-not-list")))?;
    for entry in cells {
        let (row, column) = json::pair(&entry["position"])
            .filter(|&(row, column)| row.max(column) < SIDE)
            .ok_or_else(|| syntax(SAVE, phrase!("syntax-gnome-position")))?;
        let cell = record.grid.geometry().cell(row, column);
        let digit = json::digit(&entry["value"], SIDE)
            .map_err(|text| syntax(SAVE, phrase!("syntax-digit", text, side = SIDE)))?;
        match digit {
            Some(_) if entry["fixed"].as_bool().unwrap_or(true) => record.grid.set(cell, digit),
            Some(_) => record.place(cell, digit),
            None => record.note(cell, json::digits(&entry["earmarks"], SIDE)),
        }
    }
    Ok(record)
}
