//! The rows of a table, which may span several lines.

use std::io::BufRead;

use super::Reader;
use crate::base::Error;
use crate::format::layouts::cells::{Line, LineEncoding};
use crate::format::layouts::table::{self, Table};
use crate::format::{FormatProblem, Record};

impl<R: BufRead> Reader<R> {
    /// Whether the header of a table may be here: it is not in the middle of a list.
    pub(super) fn may_begin_table(&self) -> bool {
        self.last_in_list.is_none() || !self.blanks.is_empty()
    }

    /// The first line below the next one that is neither blank nor a comment.
    pub(super) fn next_row(&mut self) -> Option<String> {
        const MOST_BETWEEN: usize = 10;
        let mut index = 1;
        while index < MOST_BETWEEN
            && self.ahead.text(index).is_some_and(|text| text.trim().is_empty() || text.starts_with('#'))
        {
            index += 1;
        }
        self.ahead.text(index).map(str::to_owned)
    }

    /// Stores the header of a table, after the `sep=` line if there is one.
    pub(super) fn note_header(&mut self, header: &Line) {
        self.header.get_or_insert_default().extend(header.bytes());
    }

    /// Reads the first row of a text that the caller says is a table.
    pub(super) fn header_row(&mut self) -> Option<Result<Record, Error>> {
        let row = match self.whole_row(None) {
            Ok(row) => row,
            Err(error) => return Some(Err(error)),
        };
        match Table::expected(row.text.trim(), &self.context) {
            Ok(table) => {
                let is_header = table.header.is_some();
                self.table = Some(table.clone());
                if is_header {
                    self.note_header(&row);
                    return None;
                }
                let record = table.read(&row.text, &self.context);
                self.whole = Some(row);
                Some(record)
            }
            Err(error) => {
                // Without the column, no row below can be read.
                self.ahead.skip_to_end();
                Some(Err(error))
            }
        }
    }

    /// Reads the next row of a table.
    pub(super) fn row(&mut self, table: &Table) -> Result<Record, Error> {
        let row = self.whole_row(Some(table))?;
        let record = table.read(&row.text, &self.context);
        self.whole = Some(row);
        record
    }

    /// The row that begins here, over several lines if a quote is open. If the quote is never
    /// closed, only its own line is lost.
    fn whole_row(&mut self, table: Option<&Table>) -> Result<Line, Error> {
        const LONGEST_ROW: usize = 1 << 16;
        let Some(first) = self.ahead.take() else { return Err(FormatProblem::NoPuzzle {}.into()) };
        let open =
            |row: &str| table.map_or_else(|| table::first_open_quote(row), |table| table.open_quote(row));
        let Some(column) = open(&first.text) else { return Ok(first) };
        let mut row = first;
        let mut index = 0;
        while row.text.len() < LONGEST_ROW
            && let Some(next) = self.ahead.peek(index)
        {
            row.text += row.end.as_str();
            row.text += &next.text;
            row.end = next.end;
            if next.encoding == LineEncoding::Latin1 {
                row.encoding = next.encoding;
            }
            index += 1;
            if next.text.contains('"') && open(&row.text).is_none() {
                drop(self.ahead.take_first(index));
                return Ok(row);
            }
        }
        Err(table::open_quote(column))
    }
}
