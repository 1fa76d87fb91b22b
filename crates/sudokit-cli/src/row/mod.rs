//! A result as a row of named values: one JSON object, or one line of CSV.
//!
//! ```text
//! source,line,puzzle,status,  …what the command adds…  ,error
//! ```
//!
//! All rows about puzzles have the same fields in the same order, whatever the result. A
//! field without a value is null, or empty in CSV. `docs/json.md` lists the fields of every
//! command. Rows are written directly into bytes, because there can be millions.

mod field;

use serde_json::Value;
use sudokit::format::{Format, Record};
pub use sudokit::internal::board_name;
use sudokit::{Grid, format};

use crate::input::{Item, Place};
use crate::output::{Look, OutputFormat};
pub use field::{CandidateLists, FieldValue, PointedLine};

/// The fields of a command's rows.
#[derive(Clone, Copy)]
pub struct Columns {
    /// What a row is about.
    pub subject: Subject,
    /// The fields that the command adds, in JSON and in CSV.
    json: &'static [&'static str],
    csv: &'static [&'static str],
}

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// A puzzle: the row begins with its source and ends with an error.
    Puzzle,
    /// Something else, such as a format.
    Other,
}

const BEFORE: [&str; 4] = ["source", "line", "puzzle", "status"];
const ERROR: &str = "error";

impl Columns {
    /// Rows about puzzles, with the same fields in JSON and in CSV.
    pub const fn of(columns: &'static [&'static str]) -> Self {
        Self { subject: Subject::Puzzle, json: columns, csv: columns }
    }

    /// Rows about puzzles with different fields in JSON and in CSV.
    pub const fn unlike(json: &'static [&'static str], csv: &'static [&'static str]) -> Self {
        Self { subject: Subject::Puzzle, json, csv }
    }

    /// Rows about something else.
    pub const fn of_list(columns: &'static [&'static str]) -> Self {
        Self { subject: Subject::Other, json: columns, csv: columns }
    }

    /// The same columns with other fields in JSON.
    pub const fn with_json(self, json: &'static [&'static str]) -> Self {
        Self { json, ..self }
    }

    /// The header of a CSV table.
    pub fn header(self) -> String {
        let names = match self.subject {
            Subject::Puzzle => [&BEFORE[..], self.csv, &[ERROR]].concat(),
            Subject::Other => self.csv.to_vec(),
        };
        names.join(",") + "\n"
    }
}

/// A row that is being written. Fields are added in the order of the columns. A skipped
/// field has no value.
#[must_use]
pub struct Row {
    text: Vec<u8>,
    format: OutputFormat,
    columns: &'static [&'static str],
    subject: Subject,
    is_first: bool,
}

impl Row {
    /// A row that is not about a puzzle.
    pub fn new(look: Look) -> Self {
        Self::after(look, Vec::new())
    }

    /// A row after other rows.
    fn after(look: Look, mut text: Vec<u8>) -> Self {
        let columns = if look.is_csv() { look.columns.csv } else { look.columns.json };
        if !look.is_csv() {
            text.push(b'{');
        }
        Self { text, format: look.format, columns, subject: look.columns.subject, is_first: true }
    }

    /// A row about a puzzle, after other rows.
    pub fn about(
        look: Look,
        text: Vec<u8>,
        place: Place<'_>,
        puzzle: &impl FieldValue,
        status: &'static str,
    ) -> Self {
        Self::with_line(Self::after(look, text), place.source, Some(place.line), puzzle, status)
    }

    /// A row about a puzzle that was read.
    pub fn of(look: Look, item: &Item, status: &'static str) -> Self {
        let puzzle = board(look, &item.record, &item.record.grid);
        Self::about(look, Vec::new(), item.place(), &puzzle, status)
    }

    /// Adds the first fields of a row about a puzzle, or about a text that should have been
    /// one.
    pub fn with_line(
        mut self,
        source: &str,
        line: Option<usize>,
        puzzle: &impl FieldValue,
        status: &'static str,
    ) -> Self {
        self.field(BEFORE[0], &source);
        self.field(BEFORE[1], &line);
        self.field(BEFORE[2], puzzle);
        self.field(BEFORE[3], &status);
        self
    }

    /// Adds a value. If there is no column of this name, nothing is added.
    #[allow(clippy::needless_pass_by_value, reason = "most values are created for the row")]
    pub fn with(mut self, name: &'static str, value: impl FieldValue) -> Self {
        let Some(index) = self.columns.iter().position(|&column| column == name) else { return self };
        self.skip(index);
        self.field(name, &value);
        self.columns = &self.columns[1..];
        self
    }

    /// Adds the values of an object for which there are columns.
    pub fn with_all(self, values: &Value) -> Self {
        let known = self.columns.iter().filter(|column| values.get(column).is_some());
        known.fold(self, |row, &column| row.with(column, values[column].clone()))
    }

    /// Leaves the columns up to an index without values.
    fn skip(&mut self, index: usize) {
        let (skipped, rest) = self.columns.split_at(index);
        for name in skipped {
            self.field(name, &None::<u64>);
        }
        self.columns = rest;
    }

    fn field(&mut self, name: &str, value: &impl FieldValue) {
        if !std::mem::take(&mut self.is_first) {
            self.text.push(b',');
        }
        if self.format == OutputFormat::Csv {
            value.csv(&mut self.text);
        } else {
            self.text.push(b'"');
            self.text.extend_from_slice(name.as_bytes());
            self.text.extend_from_slice(b"\":");
            value.json(&mut self.text);
        }
    }

    /// The whole row.
    pub fn end(self) -> Vec<u8> {
        self.close(&None::<&str>)
    }

    /// The whole row of a puzzle without a result.
    pub fn failed(self, why: &str) -> Vec<u8> {
        self.close(&why)
    }

    fn close(mut self, error: &impl FieldValue) -> Vec<u8> {
        self.skip(self.columns.len());
        if self.subject == Subject::Puzzle {
            self.field(ERROR, error);
        }
        self.text.extend_from_slice(if self.format == OutputFormat::Csv { b"\n" } else { b"}\n" });
        self.text
    }
}

/// A board for a row: on one line with the symbols of its record, or in the format of
/// `--to`.
pub fn board(look: Look, record: &Record, grid: &Grid) -> String {
    let format = look.to.unwrap_or(Format::Line);
    let text = format::write(&record.with_grid(grid.clone()), format);
    text.map(|text| text.trim_end().to_owned()).unwrap_or_default()
}

/// A grid on one line, with the symbols of its record.
pub fn cells(record: &Record, grid: &Grid) -> String {
    let line = format::write(&record.with_grid(grid.clone()), Format::Line);
    line.map(|line| line.trim_end().to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: Columns = Columns::unlike(&["clues", "notes", "list"], &["clues", "notes"]);

    fn look(format: OutputFormat) -> Look {
        Look { format, columns: COLUMNS, ..Look::default() }
    }

    #[test]
    fn a_row_has_all_fields_in_their_order() {
        let place = Place { source: "a \"b\".txt", line: 3 };
        let row = |format| Row::about(look(format), Vec::new(), place, &"1...", "unique");
        let text = |bytes| String::from_utf8(bytes).unwrap();
        assert_eq!(
            text(row(OutputFormat::Json).with("notes", "x\ny").end()),
            "{\"source\":\"a \\\"b\\\".txt\",\"line\":3,\"puzzle\":\"1...\",\"status\":\"unique\",\
             \"clues\":null,\"notes\":\"x\\ny\",\"list\":null,\"error\":null}\n"
        );
        assert_eq!(COLUMNS.header(), "source,line,puzzle,status,clues,notes,error\n");
        assert_eq!(
            text(row(OutputFormat::Csv).with("clues", 5_usize).with("list", vec![1_u64]).failed("no, never")),
            "\"a \"\"b\"\".txt\",3,1...,unique,5,,\"no, never\"\n"
        );
    }
}
