//! `SadMan` Sudoku's and `SudoCue`'s `.sdk` files.
//!
//! ```text
//! #ASomebody          comments: author, description, …
//! [Puzzle]            the givens; the heading may be missing
//! 53..7....
//!  …
//! [State]             the givens and the digits that the player placed
//! [PencilMarks]       one line per row, commas between cells, candidates written together
//! ```
//!
//! Some sections describe a [board](variant), and the reader ignores notes about the puzzle. Any
//! other section can be a rule, so it is an error.

use sudokit_text::phrase;

use crate::base::Error;
use crate::format::layouts::cells::Line;
use crate::format::layouts::{cells, grid_block, variant};
use crate::format::{
    Context, Format, FormatProblem, Options, Paint, Record, SymbolCharacters, lacking, unsupported,
};

/// A heading in brackets and the lines below it.
#[derive(Debug)]
pub(in crate::format) struct Section {
    pub(in crate::format) heading: String,
    pub(in crate::format) lines: Vec<Line>,
}

/// The heading of the givens.
pub(in crate::format) const PUZZLE: &str = "Puzzle";

/// The headings of sections that say nothing about the rules.
const HARMLESS: [&str; 24] = [
    PUZZLE,
    "State",
    "PencilMarks",
    "Author",
    "Candidates",
    "Colors",
    "Comment",
    "Comments",
    "Date",
    "Description",
    "Difficulty",
    "History",
    "Info",
    "Level",
    "Metadata",
    "Name",
    "Notes",
    "Rating",
    "Settings",
    "Solution",
    "Source",
    "Time",
    "Title",
    "Version",
];

/// The heading of a section, if the line is one.
pub(in crate::format) fn heading(text: &str) -> Option<&str> {
    let inner = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    inner.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(inner)
}

/// Whether a comment has SudoCue's form: a letter for its subject, such as author or level, and the
/// text.
pub(in crate::format) fn is_remark(text: &str) -> bool {
    text.starts_with(['A', 'B', 'C', 'D', 'L', 'S', 'U'])
}

/// Reads the puzzle from the sections of a file.
pub(in crate::format) fn read(sections: &[Section], context: &Context) -> Result<Record, Error> {
    let find = |name: &str| sections.iter().find(|section| section.heading.eq_ignore_ascii_case(name));
    let puzzle = find(PUZZLE).ok_or_else(|| lacking(phrase!("syntax-no-section")))?;
    let is_known = |section: &&Section| {
        let mut known = HARMLESS.iter().chain(&variant::HEADINGS);
        known.any(|name| section.heading.eq_ignore_ascii_case(name))
    };
    if let Some(section) = sections.iter().find(|section| !is_known(section)) {
        return Err(unsupported("sdk", phrase!("unsupported-section", heading = &section.heading)));
    }
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
        // Comments from other formats get the letter for a general comment.
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
