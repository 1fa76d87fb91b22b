//! Tables: a puzzle in one field of every row.
//!
//! ```text
//! csv   quizzes,solutions           a header names the column of the puzzles
//!       530070000…,534678912…
//! gsf   95,12,1,17,5300700…,…       a line of gsf's collection, puzzle in the fifth field
//! bank  0000183b305c 0500… 1.2      a hash, the puzzle, a rating
//! ```

use std::borrow::Cow;

use sudokit_text::phrase;

use super::csv::{self, DELIMITERS};
use super::line::{first_word, is_row, read_line, side_of};
use super::named_board;
use crate::base::Error;
use crate::board::Line81;
use crate::format::{Column, Context, Format, FormatProblem, Record, lacking, syntax};

const NAME: &str = "csv";

/// Common names of puzzle columns, the most likely first.
pub(in crate::format) const PUZZLE_NAMES: [&str; 14] = [
    "puzzle",
    "puzzles",
    "quizzes",
    "quiz",
    "question",
    "questions",
    "sudoku",
    "sudokus",
    "givens",
    "board",
    "grid",
    "grids",
    "problem",
    "clues",
];

/// The rank of a column name among the names of puzzle columns.
pub(in crate::format) fn puzzle_rank(name: &str) -> Option<usize> {
    PUZZLE_NAMES.iter().position(|known| name.trim().eq_ignore_ascii_case(known))
}

/// A table whose rows hold puzzles.
#[derive(Clone, Debug)]
pub(in crate::format) struct Table {
    /// The first row, if it names the columns.
    pub(in crate::format) header: Option<String>,
    pub(in crate::format) delimiter: char,
    /// The index of the column that holds the puzzles.
    pub(in crate::format) column: usize,
    /// The index of the column that names their boards.
    pub(in crate::format) board: Option<usize>,
}

impl Table {
    /// The table with this header, if any, and the puzzles in this column.
    fn new(header: Option<&str>, delimiter: char, names: &[Cow<'_, str>], column: usize) -> Self {
        let named = header.and_then(|_| names.get(column));
        let board = named.and_then(|name| named_board::column_of(names.iter().map(AsRef::as_ref), name));
        Self { header: header.map(str::to_owned), delimiter, column, board }
    }

    /// Detects a table that begins with this row: the row names a column of puzzles, or the next
    /// row shows one.
    pub(in crate::format) fn detect(row: &str, next: Option<&str>, context: &Context) -> Option<Self> {
        const LONGEST_HEADER: usize = 2000;
        if row.len() > LONGEST_HEADER {
            return None;
        }
        let delimiter = context.options.delimiter.unwrap_or_else(|| delimiter(row));
        let names = csv::fields(row, delimiter).ok()?;
        let next = next.map(|next| csv::fields(next, delimiter));
        let of_header = |column| Self::new(Some(row), delimiter, &names, column);
        let mut known: Vec<(usize, usize)> =
            names.iter().enumerate().filter_map(|(i, name)| Some((puzzle_rank(name)?, i))).collect();
        known.sort_unstable();
        let Some(next) = next else { return known.first().map(|&(_, column)| of_header(column)) };
        // A quoted field may continue on the next line, as a board in a field does.
        let Ok(next) = next else { return known.first().map(|&(_, column)| of_header(column)) };
        let fits = |column: usize| next.get(column).is_some_and(|field| is_board(field.trim(), context));
        let is_alike = names.len() > 1 && names.len() == next.len();
        if let Some(&(_, column)) = known.iter().find(|(_, column)| fits(*column)) {
            return Some(of_header(column));
        }
        if !is_alike {
            return None;
        }
        if let Some(&(_, column)) = known.first() {
            return Some(of_header(column));
        }
        // Unknown column names, or no header at all, with plain puzzles below.
        let column = plain_column(&next)?;
        if plain_column(&names) == Some(column) {
            return Some(Self::new(None, delimiter, &names, column));
        }
        names.iter().all(|name| has_letters(name)).then(|| of_header(column))
    }

    /// The error for rows that look like a table without a column of puzzles.
    pub(in crate::format) fn unknown(row: &str, next: &str) -> Option<Error> {
        let delimiter = delimiter(row);
        let (names, next) = (csv::fields(row, delimiter).ok()?, csv::fields(next, delimiter).ok()?);
        let is_table =
            names.len() > 1 && names.len() == next.len() && names.iter().all(|name| has_letters(name));
        is_table.then(|| no_column(PUZZLE_NAMES[0], &names))
    }

    /// Whether a row is a comment: it begins with `#` and has too few fields.
    pub(in crate::format) fn is_remark(&self, row: &str) -> bool {
        row.starts_with('#')
            && csv::fields(row, self.delimiter).is_ok_and(|fields| fields.len() <= self.column)
    }

    /// The table that begins with this row, if the caller says that the text is a table.
    pub(in crate::format) fn expected(row: &str, context: &Context) -> Result<Self, Error> {
        let delimiter = context.options.delimiter.unwrap_or_else(|| delimiter(row));
        let names = csv::fields(row, delimiter).map_err(open_quote)?;
        let is_table = |names: &[Cow<'_, str>]| match names {
            [only] => has_letters(only) && !is_board(only.trim(), context),
            _ => true,
        };
        let unknown = |asked: &str| {
            if is_table(&names) {
                no_column(asked, &names)
            } else {
                FormatProblem::NotATable { asked: asked.to_owned() }.into()
            }
        };
        let (header, column) = match &context.options.column {
            Some(Column::Number(number)) => {
                let column = number.get() - 1;
                let field = names.get(column).ok_or_else(|| {
                    if !is_table(&names) {
                        return unknown(&number.to_string());
                    }
                    let (column, columns) = (number.get(), column_names(&names));
                    Error::from(FormatProblem::NoColumnNumber { column, columns })
                })?;
                let is_row = is_board(field.trim(), context) && !field.chars().all(char::is_alphabetic);
                ((!is_row).then_some(row), column)
            }
            Some(Column::Name(asked)) => {
                let is_asked = |name: &str| name.trim().eq_ignore_ascii_case(asked.trim());
                let column = names.iter().position(|name| is_asked(name)).ok_or_else(|| unknown(asked))?;
                (Some(row), column)
            }
            None => {
                let ranked = names.iter().enumerate().filter_map(|(i, name)| Some((puzzle_rank(name)?, i)));
                let (_, column) = ranked.min().ok_or_else(|| unknown(PUZZLE_NAMES[0]))?;
                (Some(row), column)
            }
        };
        Ok(Self::new(header, delimiter, &names, column))
    }

    /// The number of the column whose quote is still open at the end of this text, if any.
    pub(in crate::format) fn open_quote(&self, row: &str) -> Option<usize> {
        if row.contains('"') { csv::fields(row, self.delimiter).err() } else { None }
    }

    /// Reads the puzzle of a row.
    pub(in crate::format) fn read(&self, row: &str, context: &Context) -> Result<Record, Error> {
        let fields = csv::fields(row, self.delimiter).map_err(open_quote)?;
        let field = fields.get(self.column).ok_or_else(|| {
            let (columns, column) = (fields.len(), self.column + 1);
            lacking(phrase!("syntax-short-row", columns, column))
        })?;
        let read = |context: &Context| {
            super::text::read(field, context)?.ok_or_else(|| self.bad_field(field).into())
        };
        let name = self.board.and_then(|board| fields.get(board));
        let record = context.read_named(name.map(AsRef::as_ref), read)?;
        Ok(Record { format: Format::Csv, comments: Vec::new(), line: 1, ..record })
    }

    /// The problem with a field that has no puzzle.
    fn bad_field(&self, field: &str) -> FormatProblem {
        const LONGEST: usize = 40;
        let names = self.header.as_deref().and_then(|header| csv::fields(header, self.delimiter).ok());
        let name = names.as_ref().and_then(|names| Some(names.get(self.column)?.trim()));
        let column = name.map_or_else(|| (self.column + 1).to_string(), str::to_owned);
        let field = field.trim();
        if field.is_empty() {
            return FormatProblem::EmptyField { column };
        }
        let mut text: String = field.chars().take(LONGEST).collect();
        if text.len() < field.len() {
            text.push('…');
        }
        FormatProblem::BadField { column, text }
    }
}

fn no_column(asked: &str, names: &[Cow<'_, str>]) -> Error {
    FormatProblem::NoColumn { asked: asked.to_owned(), columns: column_names(names) }.into()
}

fn column_names(names: &[Cow<'_, str>]) -> Vec<String> {
    names.iter().map(|name| name.trim().to_owned()).collect()
}

/// The first field that is a plain puzzle, or otherwise the first full grid.
fn plain_column(fields: &[Cow<'_, str>]) -> Option<usize> {
    let plain = |field: &str| Line81::try_from(field.trim().as_bytes()).ok();
    let puzzles = || fields.iter().enumerate().filter_map(|(i, field)| Some((i, plain(field)?)));
    let open = puzzles().find(|(_, line)| !line.is_full()).or_else(|| puzzles().next());
    open.map(|(column, _)| column)
}

/// The field separator that a spreadsheet names in a line above the table: `sep=;`.
pub(in crate::format) fn named_delimiter(text: &str) -> Option<char> {
    let mut signs = text.trim_end_matches([' ', '\r']).strip_prefix("sep=")?.chars();
    signs.next().filter(|sign| sign.is_ascii() && signs.next().is_none())
}

/// The number of the column of a header whose quote is never closed.
pub(in crate::format) fn first_open_quote(row: &str) -> Option<usize> {
    if row.contains('"') { csv::fields(row, delimiter(row)).err() } else { None }
}

/// The error for a quote that is never closed.
pub(in crate::format) fn open_quote(column: usize) -> Error {
    syntax(NAME, phrase!("syntax-open-quote", column))
}

/// The delimiter that splits a row into the most fields.
fn delimiter(row: &str) -> char {
    let count = |delimiter| csv::fields(row, delimiter).map_or(0, |fields| fields.len());
    let most = DELIMITERS.into_iter().map(count).max().unwrap_or(0);
    DELIMITERS.into_iter().find(|&delimiter| count(delimiter) == most).unwrap_or(',')
}

fn has_letters(text: &str) -> bool {
    text.contains(char::is_alphabetic)
}

/// Whether the line has enough commas, and its fifth field has the length of a board.
pub(in crate::format) fn is_gsf(text: &str, context: &Context) -> bool {
    !is_row(text)
        && text.matches(',').count() >= 6
        && gsf_field(text).is_some_and(|field| is_board(field, context))
}

fn gsf_field(text: &str) -> Option<&str> {
    text.split(',').map(str::trim).nth(4)
}

fn is_board(field: &str, context: &Context) -> bool {
    side_of(field.chars().count(), context).is_some()
}

pub(in crate::format) fn read_gsf(text: &str, context: &Context) -> Result<Record, Error> {
    let field = gsf_field(text).ok_or_else(|| syntax("gsf", phrase!("syntax-gsf")))?;
    Ok(Record { format: Format::Gsf, ..read_line(field, context)? })
}

/// The puzzle between a hash of twelve hexadecimal digits and a number.
fn bank(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [hash, puzzle, rating] = words[..] else { return None };
    let is_hash = hash.len() == 12 && hash.bytes().all(|b| b.is_ascii_hexdigit());
    (is_hash && rating.parse::<f64>().is_ok()).then_some(puzzle)
}

pub(in crate::format) fn is_bank(text: &str, context: &Context) -> bool {
    bank(text).is_some_and(|puzzle| is_board(puzzle, context))
}

pub(in crate::format) fn read_bank(text: &str, context: &Context) -> Result<Record, Error> {
    let puzzle = bank(text).ok_or_else(|| syntax("bank", phrase!("syntax-bank")))?;
    let cells = first_word(puzzle).chars().count();
    if !is_board(puzzle, context) {
        return Err(FormatProblem::of_line(cells).into());
    }
    Ok(Record { format: Format::Bank, ..read_line(puzzle, context)? })
}
