//! Tables: a puzzle in one field of every line.
//!
//! ```text
//! csv   quizzes,solutions           a header names the column of the puzzles
//!       530070000…,534678912…
//! gsf   95,12,1,17,5300700…,…       a line of gsf's collection: the fifth field
//! bank  0000183b305c 0500… 1.2      a hash, the puzzle, a rating
//! ```

use super::line::{first_word, is_row, read_line, side_of};
use crate::base::Error;
use crate::format::{Context, Format, FormatProblem, Record, syntax};

/// Which column of a table holds the puzzles.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Column(usize);

impl Column {
    /// The column that a header names, if the line is a header.
    pub(in crate::format) fn of_header(text: &str) -> Option<Self> {
        const NAMES: [&str; 3] = ["quizzes", "puzzle", "puzzles"];
        const LONGEST_HEADER: usize = 1000;
        if text.len() > LONGEST_HEADER {
            return None;
        }
        let is_name = |field: String| NAMES.iter().any(|name| field.trim().eq_ignore_ascii_case(name));
        fields(text).position(is_name).map(Self)
    }

    /// Whether a line may stand below the header.
    pub(in crate::format) fn fits(self, text: &str, context: &Context) -> bool {
        fields(text).nth(self.0).is_some_and(|field| is_board(field.trim(), context))
    }

    pub(in crate::format) fn read(self, text: &str, context: &Context) -> Result<Record, Error> {
        let field = fields(text)
            .nth(self.0)
            .ok_or_else(|| syntax("csv", format!("there is no column {} in this line", self.0 + 1)))?;
        let record = read_line(field.trim(), context)?;
        Ok(Record { format: Format::Csv, comments: Vec::new(), ..record })
    }
}

/// The fields of a line. Quotes are rare, and then the csv rules count.
fn fields(text: &str) -> Box<dyn Iterator<Item = String> + '_> {
    let separator = [',', '\t', ';'].into_iter().find(|&separator| text.contains(separator)).unwrap_or(',');
    if !text.contains('"') {
        return Box::new(text.split(separator).map(str::to_owned));
    }
    let mut reader = csv_core::ReaderBuilder::new().delimiter(separator as u8).build();
    let (mut output, mut ends) = (vec![0; text.len() + 1], vec![0; text.len() + 2]);
    let (.., written, count) = reader.read_record(text.as_bytes(), &mut output, &mut ends);
    // The end of the text closes a last field that no line end closes.
    let (.., more, last) = reader.read_record(&[], &mut output[written..], &mut ends[count..]);
    ends.truncate(count + last);
    let text = String::from_utf8_lossy(&output[..written + more]).into_owned();
    let starts = [0].into_iter().chain(ends.clone());
    let fields =
        starts.zip(ends).map(move |(start, end)| text.get(start..end).unwrap_or_default().to_owned());
    Box::new(fields)
}

/// Enough commas, and the fifth field has the length of a board.
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
    let field = gsf_field(text).ok_or_else(|| syntax("gsf", "there is no fifth field"))?;
    Ok(Record { format: Format::Gsf, ..read_line(field, context)? })
}

/// A hash of twelve hexadecimal digits, the puzzle, a number.
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
    let puzzle = bank(text).ok_or_else(|| syntax("bank", "expected a hash, a puzzle and a rating"))?;
    let cells = first_word(puzzle).chars().count();
    if !is_board(puzzle, context) {
        return Err(FormatProblem::LineLength { cells }.into());
    }
    Ok(Record { format: Format::Bank, ..read_line(puzzle, context)? })
}
