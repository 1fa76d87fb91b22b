//! `SadMan` Sudoku's and `SudoCue`'s `.sdk` files.
//!
//! ```text
//! #ASomebody          remarks: author, description, comment, …
//! [Puzzle]            the givens; the heading may be missing
//! 53..7....
//!  …
//! [State]             the givens and what the player placed
//! [PencilMarks]       a line a row, commas between cells, candidates run together
//! ```
//!
//! Other sections are passed over, but for those that describe a
//! [board](variant).

use crate::base::Error;
use crate::format::layouts::cells::Line;
use crate::format::layouts::{cells, grid_block, variant};
use crate::format::{Context, Format, FormatProblem, Options, Paint, Record, SymbolCharacters, syntax};

/// A heading in brackets and the lines below it.
#[derive(Debug)]
pub(in crate::format) struct Section {
    pub(in crate::format) heading: String,
    pub(in crate::format) lines: Vec<Line>,
}

/// The heading of the givens.
pub(in crate::format) const PUZZLE: &str = "Puzzle";

/// The heading of a section, if the line is one.
pub(in crate::format) fn heading(text: &str) -> Option<&str> {
    let inner = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    inner.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(inner)
}

/// Whether a remark is one of SudoCue's: a letter for what it is about, such as
/// author or level, and the words.
pub(in crate::format) fn is_remark(text: &str) -> bool {
    text.starts_with(['A', 'B', 'C', 'D', 'L', 'S', 'U'])
}

/// The puzzle that the sections of a file hold together.
pub(in crate::format) fn read(sections: &[Section], context: &Context) -> Result<Record, Error> {
    let find = |name: &str| sections.iter().find(|section| section.heading.eq_ignore_ascii_case(name));
    let puzzle = find(PUZZLE).ok_or_else(|| syntax("sdk", "there is no [Puzzle] section"))?;
    let choice = variant::board_of(sections)?.map(|board| context.choose(board));
    let variant = choice
        .as_ref()
        .map(|choice| Context::new(Options { format: None, ..choice.options(&context.options) }));
    let (context, format) = match &variant {
        Some(context) => (context, Format::Variant),
        None => (context, Format::Sdk),
    };
    let board = |section: &Section| {
        grid_block::read_lines(&section.lines, context).unwrap_or_else(|| Err(cells::problem(&section.lines)))
    };
    let mut record = Record { format, ..board(puzzle)? };
    record.overruled = choice.and_then(|choice| choice.overruled).or(record.overruled);
    if let Some(state) = find("State") {
        record.place_all(&board(state)?.grid);
    }
    if let Some(marks) = find("PencilMarks") {
        read_marks(&mut record, &marks.lines)?;
    }
    Ok(record)
}

fn read_marks(record: &mut Record, lines: &[Line]) -> Result<(), Error> {
    let geometry = record.grid.geometry().clone();
    let side = geometry.side();
    for (row, line) in lines.iter().enumerate().take(side) {
        let fields: Vec<&str> = line.text.split(',').collect();
        if fields.len() != side {
            let kind = FormatProblem::RowLength { row: row + 1, cells: fields.len(), expected: side };
            return Err(Error::from(kind).at_line(line.number));
        }
        for (column, field) in fields.into_iter().enumerate() {
            let digit = |c: char| record.alphabet.digit(c.encode_utf8(&mut [0; 4]));
            record.note(geometry.cell(row, column), field.chars().filter_map(digit).collect());
        }
    }
    Ok(())
}

pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    let mut text = String::new();
    for comment in &record.comments {
        // Remarks of other formats are comments here.
        let letter = if record.format == Format::Sdk && is_remark(comment) { "" } else { "C" };
        text += &format!("#{letter}{}\n", comment.trim_start_matches('#').replace('\n', " "));
    }
    text += "[Puzzle]\n";
    text += &grid_block::write_grid(record, paint);
    if record.progress.is_empty() {
        return text;
    }
    text += "[State]\n";
    text += &grid_block::write_grid(&record.with_grid(record.filled_in()), paint);
    if !record.progress.marks.is_empty() {
        text += "[PencilMarks]\n";
        let characters = SymbolCharacters::new(record, '.');
        text += &grid_block::lines(record, ",", |cell| {
            record.marks(cell).into_iter().map(|digit| characters.get(Some(digit))).collect()
        });
    }
    text
}
