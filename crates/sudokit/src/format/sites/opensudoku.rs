//! All versions of `OpenSudoku`'s files, and gSudoku's files.
//!
//! Every `<game>` holds a puzzle in the attribute `data` or `cells_data`: either 81 digits, all
//! given, or `version: N` and the fields of 81 cells, each followed by a bar:
//!
//! | version | fields |
//! |---|---|
//! | 1 | value, notes (`-` or `1,2,`), editable |
//! | 2, 3 | value, notes as bits, editable |
//! | 4 | value, two sets of notes, editable |
//! | 5 | value, two sets of notes, colour, editable |
//!
//! gSudoku uses `<sudoku data="81 digits">`. The writer uses version 1 for puzzles with progress,
//! and plain digits otherwise.

use roxmltree::{Document, Node};
use sudokit_text::phrase;

use crate::base::{Digit, DigitSet, Error};
use crate::format::layouts::symbols::decimal_cell;
use crate::format::{Context, Envelope, Format, Paint, Record, check_count, decimal, lacking, syntax};

const NAME: &str = "opensudoku";
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// Whether this is the name of the root element of such a file.
pub(in crate::format) fn is_root(name: &str) -> bool {
    ["opensudoku", "opensudoku2", "onegravitysudoku"].contains(&name)
}

/// The error for a file without puzzles.
pub(in crate::format) fn no_game() -> Error {
    lacking(phrase!("syntax-opensudoku-no-game"))
}

/// Reads the puzzles of a file.
pub(in crate::format) fn read(document: &Document<'_>, context: &Context) -> Vec<Result<Record, Error>> {
    let games = document.descendants().filter(|node| ["game", "sudoku"].contains(&node.tag_name().name()));
    let read = |node: Node<'_, '_>| {
        let data = node.attribute("cells_data").or_else(|| node.attribute("data"))?;
        let line = document.text_pos_at(node.range().start).row as usize;
        let record = read_game(data, context).map(|record| Record { line, ..record });
        Some(record.map_err(|error| error.at_line(line)))
    };
    let records: Vec<_> = games.filter_map(read).collect();
    if records.is_empty() { vec![Err(no_game())] } else { records }
}

fn read_game(data: &str, context: &Context) -> Result<Record, Error> {
    let mut record = context.empty(SIDE, Format::OpenSudoku)?;
    match data.trim().strip_prefix("version:") {
        None => read_digits(data.trim(), &mut record)?,
        Some(rest) => read_cells(rest.trim_start(), &mut record)?,
    }
    Ok(record)
}

fn read_digits(text: &str, record: &mut Record) -> Result<(), Error> {
    check_count(NAME, "syntax-cells", text.chars().count(), CELLS)?;
    for (cell, c) in record.grid.geometry().cells().zip(text.chars()) {
        let digit =
            decimal_cell(c).map_err(|c| syntax(NAME, phrase!("syntax-opensudoku-digit", text = c)))?;
        record.grid.set(cell, digit);
    }
    Ok(())
}

fn read_cells(text: &str, record: &mut Record) -> Result<(), Error> {
    let (version, fields) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    // Version 2 doubled some bars; no field is ever empty.
    let fields: Vec<&str> = fields.split('|').map(str::trim).filter(|field| !field.is_empty()).collect();
    let (width, sets) = match version {
        "1" | "2" | "3" => (3, 1),
        "4" => (4, 2),
        "5" => (5, 2),
        _ => return Err(syntax(NAME, phrase!("syntax-opensudoku-version", version))),
    };
    let notes = if version == "1" { listed } else { bits };
    check_count(NAME, "syntax-opensudoku-fields", fields.len(), CELLS * width)?;
    for (cell, fields) in record.grid.geometry().cells().zip(fields.chunks(width)) {
        let value = fields[0].parse().ok().filter(|value| *value <= SIDE);
        let marks = fields[1..=sets].iter().try_fold(DigitSet::EMPTY, |all, field| Some(all | notes(field)?));
        let (Some(value), Some(marks)) = (value, marks) else {
            return Err(syntax(NAME, phrase!("syntax-opensudoku-cell", text = fields.join("|"))));
        };
        match fields[width - 1] {
            "0" => record.grid.set(cell, Digit::try_new(value)),
            _ => record.place(cell, Digit::try_new(value)),
        }
        record.note(cell, marks);
    }
    Ok(())
}

fn listed(notes: &str) -> Option<DigitSet> {
    let digit = |note: &str| Digit::on_board(note.parse().ok()?, SIDE);
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
    game(&data)
}

/// The text that surrounds all games of a file.
pub(in crate::format) const ENVELOPE: Envelope = Envelope {
    before: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <opensudoku version=\"2\"><folder name=\"Sudokit\" created=\"0\">\n",
    after: "</folder></opensudoku>\n",
    remark: ["<!-- ", " -->\n"],
};

/// One game of a file.
pub(in crate::format) fn game(data: &str) -> String {
    format!("<game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\"{data}\" note=\"\"/>\n")
}

fn cells(record: &Record) -> String {
    let mut text = String::new();
    for cell in record.grid.geometry().cells() {
        let given = record.grid.get(cell);
        let value = given.or_else(|| record.progress.placed.get(&cell).copied());
        let marks: String = record.marks(cell).into_iter().map(|digit| format!("{digit},")).collect();
        let notes = if marks.is_empty() { "-" } else { &marks };
        let editable = u8::from(given.is_none());
        text += &format!("{}|{notes}|{editable}|", value.map_or(0, Digit::get));
    }
    text
}
