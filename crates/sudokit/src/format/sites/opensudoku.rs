//! `OpenSudoku`'s files, in all versions, and gSudoku's.
//!
//! Every `<game>` holds a puzzle, in the attribute `data` or `cells_data`:
//! either 81 digits, all given, or `version: N` and the fields of 81 cells,
//! each closed by a bar:
//!
//! | version | fields |
//! |---|---|
//! | 1 | value, notes (`-` or `1,2,`), editable |
//! | 2, 3 | value, notes as bits, editable |
//! | 4 | value, two sets of notes, editable |
//! | 5 | value, two sets of notes, colour, editable |
//!
//! gSudoku has `<sudoku data="81 digits">`. Written is version 1 of the cells
//! where there is progress, and digits where there is none.

use roxmltree::Document;

use crate::base::{Digit, DigitSet, Error};
use crate::board::Grid;
use crate::format::options::Context;
use crate::format::problem::syntax;
use crate::format::writer::{Paint, decimal};
use crate::format::{Alphabet, Format, Record};

const NAME: &str = "opensudoku";
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The puzzles of a file.
pub(in crate::format) fn read(document: &Document<'_>, context: &Context) -> Vec<Result<Record, Error>> {
    let games: Vec<_> = document
        .descendants()
        .filter_map(|node| {
            let name = node.tag_name().name();
            let data = node.attribute("cells_data").or_else(|| node.attribute("data"))?;
            ["game", "sudoku"].contains(&name).then_some((node, data))
        })
        .collect();
    if games.is_empty() {
        return vec![Err(syntax(NAME, "there is no game in the file"))];
    }
    games
        .into_iter()
        .map(|(node, data)| {
            let line = document.text_pos_at(node.range().start).row as usize;
            read_game(data, context)
                .map(|record| Record { line, ..record })
                .map_err(|error| error.at_line(line))
        })
        .collect()
}

fn read_game(data: &str, context: &Context) -> Result<Record, Error> {
    let geometry = context.geometry(SIDE, None)?;
    let mut record = Record::new(Grid::empty(geometry.clone()), Format::OpenSudoku, Alphabet::usual(SIDE));
    let cells = match data.trim().strip_prefix("version:") {
        None => read_digits(data.trim())?,
        Some(rest) => read_cells(rest.trim_start())?,
    };
    for (cell, content) in geometry.cells().zip(cells) {
        match content {
            Content::Given(digit) => record.grid.set(cell, Some(digit)),
            Content::Placed(digit) => drop(record.progress.placed.insert(cell, digit)),
            Content::ReadMarks(marks) if marks.is_empty() => {}
            Content::ReadMarks(marks) => drop(record.progress.marks.insert(cell, marks)),
        }
    }
    Ok(record)
}

enum Content {
    Given(Digit),
    Placed(Digit),
    ReadMarks(DigitSet),
}

fn read_digits(text: &str) -> Result<Vec<Content>, Error> {
    if text.chars().count() != CELLS {
        let found = text.chars().count();
        return Err(syntax(NAME, format!("a game has {found} cells, expected {CELLS}")));
    }
    text.chars()
        .map(|c| match c {
            '1'..='9' => Ok(Content::Given(Digit::from_index(c as usize - '1' as usize))),
            '0' | '.' => Ok(Content::ReadMarks(DigitSet::EMPTY)),
            _ => Err(syntax(NAME, format!("'{c}' is not a digit"))),
        })
        .collect()
}

fn read_cells(text: &str) -> Result<Vec<Content>, Error> {
    let (version, fields) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    // Version 2 doubled some bars; no field is ever empty.
    let fields: Vec<&str> = fields.split('|').map(str::trim).filter(|field| !field.is_empty()).collect();
    type ReadMarks = fn(&[&str]) -> Option<DigitSet>;
    let (width, marks): (usize, ReadMarks) = match version {
        "1" => (3, |fields| listed(fields[0])),
        "2" | "3" => (3, |fields| bits(fields[0])),
        "4" => (4, |fields| Some(bits(fields[0])? | bits(fields[1])?)),
        "5" => (5, |fields| Some(bits(fields[0])? | bits(fields[1])?)),
        _ => return Err(syntax(NAME, format!("version {version} of the cells is unknown"))),
    };
    if fields.len() != CELLS * width {
        let (found, expected) = (fields.len(), CELLS * width);
        return Err(syntax(NAME, format!("a game has {found} fields, expected {expected}")));
    }
    fields
        .chunks(width)
        .map(|cell| {
            let value = cell[0].parse().ok().filter(|value| *value <= SIDE);
            let marks = marks(&cell[1..]);
            let (Some(value), Some(marks)) = (value, marks) else {
                return Err(syntax(NAME, format!("'{}' is not a cell", cell.join("|"))));
            };
            Ok(match (Digit::try_new(value), cell[width - 1]) {
                (None, _) => Content::ReadMarks(marks),
                (Some(digit), "0") => Content::Given(digit),
                (Some(digit), _) => Content::Placed(digit),
            })
        })
        .collect()
}

fn listed(notes: &str) -> Option<DigitSet> {
    let digit = |note: &str| Digit::try_new(note.parse().ok()?).filter(|digit| digit.index() < SIDE);
    notes.split(',').filter(|note| !["", "-"].contains(note)).map(digit).collect()
}

fn bits(notes: &str) -> Option<DigitSet> {
    let bits: u64 = notes.parse().ok()?;
    (bits >> SIDE == 0).then_some(DigitSet::from_bits(bits))
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let data = if record.progress.is_empty() {
        decimal(record.grid.digits(), '0')
    } else {
        "version: 1&#10;".to_owned() + &cells(record)
    };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <opensudoku version=\"2\"><folder name=\"Sudokit\" created=\"0\">\n\
         <game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\"{data}\" note=\"\"/>\n\
         </folder></opensudoku>\n"
    )
}

fn cells(record: &Record) -> String {
    let mut text = String::new();
    for cell in record.grid.geometry().cells() {
        let given = record.grid.get(cell);
        let value = given.or_else(|| record.progress.placed.get(&cell).copied());
        let marks = record.progress.marks.get(&cell).copied().unwrap_or_default();
        let marks: String = marks.into_iter().map(|digit| format!("{digit},")).collect();
        let notes = if marks.is_empty() { "-" } else { &marks };
        let editable = u8::from(given.is_none());
        text += &format!("{}|{notes}|{editable}|", value.map_or(0, Digit::get));
    }
    text
}
