//! puzz.link and pzv.jp: links and files of the pzpr editor.
//!
//! ```text
//! sudoku/9/9/53h7j6h195j…    width, height, then a hex digit per value, -hh from 16,
//!                            . for an unknown value, g–z for 1–20 empty cells
//! pzprv3/sudoku/4/. 1 . . /  the file, whose lines may be joined by slashes
//! ```

use sudokit_text::phrase;

use crate::base::{Digit, Error, MAX_SIDE, MIN_SIDE};
use crate::board::Grid;
use crate::format::layouts::symbols;
use crate::format::{Context, Format, Record, check_count, syntax, unsupported};

const NAME: &str = "puzzlink";

/// Whether the part of a link after the question mark is a pzpr sudoku.
pub(in crate::format) fn is_link(query: &str) -> bool {
    query.starts_with("sudoku/")
}

pub(in crate::format) fn read_link(query: &str, context: &Context) -> Result<Record, Error> {
    let parts: Vec<&str> = query.split('/').collect();
    let [_, width, height, body, ..] = parts[..] else {
        return Err(syntax(NAME, phrase!("syntax-puzzlink")));
    };
    let side = side(width, height)?;
    let geometry = context.geometry(side, None)?;
    let mut digits: Vec<Option<Digit>> = Vec::with_capacity(geometry.len());
    let wrong = |c: char| syntax(NAME, phrase!("syntax-character", character = c));
    let mut rest = body;
    while let Some(c) = rest.chars().next().filter(|_| digits.len() < geometry.len()) {
        let length = match c {
            '-' => 3,
            '+' => 4,
            _ => 1,
        };
        let code = rest.get(..length).ok_or_else(|| wrong(c))?;
        rest = &rest[length..];
        let value = match c {
            'g'..='z' => {
                digits.resize(digits.len() + (c as usize - 'f' as usize), None);
                continue;
            }
            '.' => 0,
            '-' | '+' => usize::from_str_radix(&code[1..], 16).map_err(|_| wrong(c))?,
            _ => c.to_digit(16).ok_or_else(|| wrong(c))? as usize,
        };
        if value > side {
            return Err(syntax(NAME, phrase!("syntax-digit", text = value, side)));
        }
        digits.push(Digit::try_new(value));
    }
    check_count(NAME, "syntax-cells", digits.len(), geometry.len())?;
    Ok(Record::decimal(Grid::from_digits(geometry, digits), Format::PuzzLink))
}

fn side(width: &str, height: &str) -> Result<usize, Error> {
    let side = width.trim().parse().ok().filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side));
    side.filter(|_| width.trim() == height.trim())
        .ok_or_else(|| syntax(NAME, phrase!("syntax-puzzlink-size", width, height)))
}

pub(in crate::format) fn is_file(text: &str) -> bool {
    text.starts_with("pzprv3")
}

/// The largest number of parts of a file, if its size is known by now: three for the header, and
/// two rows for each unit of the side (givens and answers).
pub(in crate::format) fn parts_of_file(text: &str) -> Option<usize> {
    let side: usize = text.split('/').nth(2)?.trim().parse().ok()?;
    (side <= MAX_SIDE).then_some(3 + 2 * side)
}

/// Reads a file whose lines are joined by slashes.
pub(in crate::format) fn read_file(text: &str, context: &Context) -> Result<Record, Error> {
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    let [_, kind, size, rows @ ..] = &parts[..] else {
        return Err(syntax(NAME, phrase!("syntax-puzzlink-file")));
    };
    if *kind != "sudoku" {
        return Err(unsupported(NAME, phrase!("unsupported-rules", kind = *kind)));
    }
    let side = side(size, size)?;
    let geometry = context.geometry(side, None)?;
    let read = |rows: &[&str]| {
        let cells: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
        check_count(NAME, "syntax-cells", cells.len(), side * side)?;
        symbols::read_words(&cells, &geometry, Format::PuzzLink, context)
    };
    let mut record = read(&rows[..side.min(rows.len())])?;
    // The player's answers follow the givens.
    if let Some(answers) = rows.get(side..2 * side) {
        record.place_all(&read(answers)?.grid);
    }
    Ok(record)
}
