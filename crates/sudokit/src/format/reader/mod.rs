//! Reads many puzzles, one after another, in constant memory.
//!
//! The reader splits a text into records and detects the format of each one separately, so a list
//! may mix sizes and formats. Some records are one line, some a document between brackets, most
//! others a block of lines that ends at a blank line. Detection never reads ahead by more than two
//! boards.

mod blocks;
mod documents;
mod json_text;
mod lines;
mod plain;
mod rows;
mod streams;
mod window;

use std::collections::VecDeque;
use std::io::BufRead;

use sudokit_text::phrase;

use super::catalogue::{Read, one_line_format};
use super::layouts::cells::{Line, LineEncoding, LineEnd, is_rule};
use super::layouts::line::{first_word, read_line, side_of, split_word};
use super::layouts::symbols::is_blank_sign;
use super::layouts::table::{self, Table};
use super::options::{Context, Options};
use super::problem::syntax;
use super::sites::{gnome, pzpr, sdk};
use super::{Format, Record};
use crate::base::{Error, MAX_SIDE};
use documents::Markup;
use lines::LineReader;
pub use plain::{PlainBatch, RowTexts};
use streams::Stream;

/// More lines than the largest board with all its rules has.
const LONGEST_BLOCK: usize = 3 * MAX_SIDE;

/// The number of comments that a record keeps.
const MOST_REMARKS: usize = 100;

/// Reads the puzzles of a text one by one.
///
/// ```
/// use sudokit::format::{Options, Reader};
///
/// let text = "1...\n..2.\n.3..\n...4\n\n2x2:c3a1d4a2c\n";
/// let records: Vec<_> =
///     Reader::new(text.as_bytes(), Options::default()).collect::<Result<_, _>>()?;
/// assert_eq!(records.len(), 2);
/// assert_eq!(records[1].line, 6);
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// A record that cannot be read is an error with its line number. The reader continues after it.
#[derive(Debug)]
pub struct Reader<R> {
    context: Context,
    ahead: LineReader<R>,
    /// The last blank lines before the current line.
    blanks: Vec<Line>,
    /// The number of blank lines that the fast path has just skipped.
    passed_blanks: usize,
    /// Records that were parsed but not yet returned.
    ready: VecDeque<ReadyRecord>,
    /// Comments above the next puzzle.
    comments: Vec<String>,
    /// The table that is being read.
    table: Option<Table>,
    /// The document that is being read.
    stream: Option<Stream>,
    /// The text of the last record, if it is one line or one row of a table.
    whole: Option<Line>,
    /// The text of the last record if it is not one line and texts are kept: a JSON object, or text
    /// that could not be read.
    kept: Option<Vec<u8>>,
    /// Whether the last record is JSON.
    is_json: bool,
    /// The header of the table as it was read, with the `sep=` line above it.
    header: Option<Vec<u8>>,
    /// The number of the last line that was a puzzle on its own. The next line belongs to the same
    /// list.
    last_in_list: Option<usize>,
    /// The number of the first line after the last block.
    block_end: usize,
    /// Whether plain batches keep the texts of their rows.
    row_texts: RowTexts,
    /// The number of titles above the next puzzle.
    titles: usize,
    /// The number of skipped lines that do not look like a puzzle and belong to none.
    skipped: usize,
}

impl<R: BufRead> Reader<R> {
    /// Creates a reader of the puzzles in this text.
    pub fn new(reader: R, options: Options) -> Self {
        Self {
            context: Context::new(options),
            ahead: LineReader::new(reader),
            blanks: Vec::new(),
            passed_blanks: 0,
            ready: VecDeque::new(),
            comments: Vec::new(),
            table: None,
            stream: None,
            whole: None,
            kept: None,
            is_json: false,
            header: None,
            block_end: 0,
            row_texts: RowTexts::default(),
            titles: 0,
            skipped: 0,
            last_in_list: None,
        }
    }

    /// Returns the line of the last record, with everything else on it, if the record is one line
    /// with one puzzle.
    ///
    /// ```
    /// use sudokit::format::{Options, Reader};
    ///
    /// let text = "1.....2..3.....4 # by hand\n";
    /// let mut reader = Reader::new(text.as_bytes(), Options::default());
    /// let record = reader.next().unwrap()?;
    /// assert_eq!(record.grid.filled().count(), 4);
    /// assert_eq!(reader.whole_line(), Some("1.....2..3.....4 # by hand"));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn whole_line(&self) -> Option<&str> {
        self.whole.as_ref().map(|line| line.text.as_str())
    }

    /// Returns the text of the last record as it was read, with its line end, if it is one line or
    /// row. If texts are kept, also returns the text of a JSON object and of input that could not
    /// be read. An object in a list becomes one line.
    #[doc(hidden)]
    pub fn whole_text(&self) -> Option<Vec<u8>> {
        self.whole.as_ref().map(Line::bytes).or_else(|| self.kept.clone())
    }

    /// Returns `true` if the last record is one line, or JSON, whose puzzles are written as lines.
    #[doc(hidden)]
    pub fn is_like_line(&self) -> bool {
        self.whole.is_some() || self.is_json
    }

    /// Returns the header of the current table, as it was read.
    #[doc(hidden)]
    pub fn header_text(&self) -> Option<&[u8]> {
        self.header.as_deref()
    }

    /// Returns the header of the current table, if the text is a table with a header.
    pub fn header(&self) -> Option<&str> {
        self.table.as_ref().and_then(|table| table.header.as_deref())
    }

    /// Returns the number of lines skipped so far because they do not look like a puzzle. Comments,
    /// blank lines and titles above a puzzle do not count. In the middle of a list, such a line is
    /// an error instead.
    ///
    /// ```
    /// use sudokit::format::{Options, Reader};
    ///
    /// let text = "Two puzzles\n\n1.....2..3.....4\n4.....2..3.....1\n\nwords at the end\n";
    /// let mut reader = Reader::new(text.as_bytes(), Options::default());
    /// assert_eq!(reader.by_ref().filter(Result::is_ok).count(), 2);
    /// assert_eq!(reader.skipped_lines(), 1);
    /// ```
    pub fn skipped_lines(&self) -> usize {
        self.skipped
    }

    /// Returns `true` if the next record is a row of a table that is already in memory, so that
    /// reading it does not wait for more text.
    #[doc(hidden)]
    pub fn has_row_ready(&mut self) -> bool {
        self.table.is_some()
            && self.ready.is_empty()
            && self.ahead.is_empty()
            && self.ahead.is_next_in_memory()
    }

    /// Advances to a line that is not blank, and remembers the last few blank ones.
    fn skip_blanks(&mut self) {
        const REMEMBERED: usize = 8;
        self.blanks.clear();
        let passed = std::mem::take(&mut self.passed_blanks);
        let last = self.ahead.number;
        let (text, end, encoding) = (String::new(), LineEnd::Feed, LineEncoding::Utf8);
        let blank = |number| Line { number, text: text.clone(), end, encoding };
        self.blanks.extend((last - passed.min(REMEMBERED)..last).map(|before| blank(before + 1)));
        while self.ahead.is_blank(0) {
            let blank = self.ahead.take();
            self.blanks.extend(blank);
            if self.blanks.len() > REMEMBERED {
                self.blanks.remove(0);
            }
        }
    }

    /// Reads the next record, or returns `None` at the end and if only comments were read.
    fn read_next(&mut self, line: &Line) -> Option<Result<Record, Error>> {
        let text = line.text.trim_start();
        if let Some(table) = self.table.clone() {
            if table.is_remark(text) {
                self.ahead.take();
                return None;
            }
            return Some(self.row(&table));
        }
        if let Some(remark) = self.remark(text) {
            self.ahead.take();
            if self.comments.len() < MOST_REMARKS {
                self.comments.push(remark);
            }
            return None;
        }
        if text.starts_with('<') {
            return self.document(Markup::Xml);
        }
        if is_json(text) {
            return self.document(Markup::Json);
        }
        let forced = self.context.options.format.map(|format| format.entry().read);
        let is_table = matches!(forced, Some(Read::Table)) || self.context.options.column.is_some();
        let may_be_table = is_table || forced.is_none();
        if let Some(delimiter) = table::named_delimiter(text).filter(|_| may_be_table) {
            self.header = self.ahead.take().map(|line| line.bytes());
            self.context.options.delimiter.get_or_insert(delimiter);
            return None;
        }
        if is_table {
            return self.header_row();
        }
        match forced {
            None => self.detect(line),
            Some(Read::Line(..)) if pzpr::is_file(text) => Some(self.pzpr_file()),
            Some(Read::Line(_, read)) => {
                self.ahead.take();
                Some(read(&line.text, &self.context).map_err(|error| error.shifted_to(line.number)))
            }
            Some(Read::Sections) if sdk::heading(text).is_some() => Some(self.sections()),
            Some(Read::Block | Read::Sections) => self.block(),
            Some(Read::Table) => None,
            Some(Read::Document) => {
                self.ahead.take();
                let format = self.context.options.format.map_or("", Format::name);
                Some(Err(syntax(format, phrase!("syntax-not-a-document"))))
            }
        }
    }

    fn detect(&mut self, line: &Line) -> Option<Result<Record, Error>> {
        let text = line.text.trim_start();
        if let Some(heading) = sdk::heading(text) {
            let is_puzzle = heading.eq_ignore_ascii_case(sdk::PUZZLE);
            return if !is_puzzle && self.is_in_list(1) { self.block() } else { Some(self.sections()) };
        }
        if pzpr::is_file(text) {
            return Some(self.pzpr_file());
        }
        if self.may_begin_table() && one_line_format(&line.text, &self.context).is_none() {
            let next = self.next_row();
            if let Some(table) = Table::detect(text.trim_end(), next.as_deref(), &self.context) {
                if table.header.is_some()
                    && let Some(line) = self.ahead.take()
                {
                    self.note_header(&line);
                }
                self.table = Some(table);
                return None;
            }
        }
        if is_rule(text) {
            return self.block();
        }
        if let Some((first, second)) = two_puzzles(text) {
            self.ahead.take();
            for part in [first, second] {
                let record = read_line(part, &self.context).map_err(|error| error.shifted_to(line.number));
                self.ready.push_back(record.into());
            }
            return self.next_ready();
        }
        let Some((format, read)) = one_line_format(&line.text, &self.context) else { return self.block() };
        let is_in_list = self.last_in_list.is_some_and(|last| last + 1 == line.number);
        let may_be_a_row = !is_in_list && may_be_a_row(&line.text, format);
        if may_be_a_row && let Some(block) = self.whole_block() {
            return Some(self.take_block(block));
        }
        let record = read(&line.text, &self.context).map_err(|error| error.shifted_to(line.number));
        // Rows of numbers are rarely lists of tiny boards.
        let is_doubtful = format == Format::Values || record.is_err();
        if is_doubtful
            && may_be_a_row
            && let Some(block) = self.board_of_rows()
        {
            return Some(self.take_block(block));
        }
        self.ahead.take();
        self.last_in_list = Some(line.number);
        if format == Format::Line && record.is_ok() {
            for puzzle in other_puzzles(&line.text) {
                let other = read_line(puzzle, &self.context).map_err(|error| error.shifted_to(line.number));
                self.ready.push_back(other.map(|other| Record { line: line.number, ..other }).into());
            }
        }
        Some(record)
    }

    /// The next of several records that were parsed together.
    fn next_ready(&mut self) -> Option<Result<Record, Error>> {
        let ReadyRecord { result, text } = self.ready.pop_front()?;
        self.kept = text;
        Some(result)
    }

    /// Whether the next line is a board even if it is blank: the caller says that every line is a
    /// board, and its length fits.
    fn is_whole_blank_puzzle(&mut self) -> bool {
        let is_line = matches!(self.context.options.format, Some(Format::Line | Format::Sdm));
        let length = self.ahead.text(0).map_or(0, |text| text.chars().count());
        is_line && side_of(length, &self.context).is_some()
    }

    /// A comment on a line of its own.
    fn remark(&self, text: &str) -> Option<String> {
        let is_share = || {
            self.context.options.format == Some(Format::GnomeShare) || gnome::is_share(text, &self.context)
        };
        (text.starts_with('%') || (text.starts_with('#') && !is_share()))
            .then(|| text[1..].trim_end().to_owned())
    }
}

/// A record that was parsed but not yet returned.
#[derive(Debug)]
struct ReadyRecord {
    result: Result<Record, Error>,
    /// Its text, if it is one of several in a document and texts are kept.
    text: Option<Vec<u8>>,
}

impl From<Result<Record, Error>> for ReadyRecord {
    fn from(result: Result<Record, Error>) -> Self {
        Self { result, text: None }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        (self.whole, self.kept) = (None, None);
        if let Some(result) = self.next_ready() {
            return Some(result);
        }
        self.is_json = false;
        loop {
            if self.ahead.is_empty() {
                self.open_stream();
                if self.stream.is_some() {
                    match self.next_of_stream() {
                        None => continue,
                        result => return result,
                    }
                }
            }
            if !self.is_whole_blank_puzzle() {
                self.skip_blanks();
            }
            let Some(line) = self.ahead.peek(0).cloned() else {
                self.skipped += std::mem::take(&mut self.titles);
                return self.ahead.failure.take().map(Err);
            };
            self.ahead.taken.clear();
            if let Some(result) = self.read_next(&line) {
                let number = line.number;
                let is_alone = self.ready.is_empty();
                if is_alone && result.is_err() && !self.ahead.taken.is_empty() {
                    self.kept = Some(self.ahead.taken.iter().flat_map(Line::bytes).collect());
                }
                if self.whole.is_none() && is_alone && self.ahead.last_taken == number {
                    self.whole = Some(line);
                }
                self.titles = 0;
                let comments = std::mem::take(&mut self.comments);
                return Some(result.map_err(|error| error.at_line(number)).map(|mut record| {
                    if record.line == 1 {
                        record.line = number;
                    }
                    if record.format == Format::Grid && comments.iter().any(|comment| sdk::is_remark(comment))
                    {
                        record.format = Format::Sdk;
                    }
                    record.comments.splice(0..0, comments);
                    record
                }));
            }
        }
    }
}

/// Whether a line of n² cells may be a row of a larger board, or a horizontal rule.
fn may_be_a_row(text: &str, format: Format) -> bool {
    match format {
        Format::Line => first_word(text).chars().count() <= MAX_SIDE,
        Format::Values => true,
        _ => false,
    }
}

/// Splits a line of 162 digits into two puzzles. With letters, such a line is a code.
fn two_puzzles(text: &str) -> Option<(&str, &str)> {
    const TWO_NINES: usize = 2 * 81;
    let word = first_word(text);
    let is_two =
        word.len() == TWO_NINES && word.is_ascii() && !word.contains(|c: char| c.is_ascii_alphabetic());
    is_two.then(|| word.split_at(TWO_NINES / 2))
}

/// The puzzles after the first one of a line. A full grid there is a solution.
fn other_puzzles(text: &str) -> impl Iterator<Item = &str> {
    let (first, rest) = split_word(text);
    let cells = first.len();
    let rest = rest.split('#').next().unwrap_or_default();
    rest.split(|c: char| c.is_whitespace() || ",;".contains(c)).filter(move |word| {
        let is_open =
            word.contains(['.', '0', '_', '*']) && word.contains(|c: char| ('1'..='9').contains(&c));
        let is_plain = word.chars().all(|c| c.is_ascii_digit() || is_blank_sign(c));
        word.len() == cells && cells > MAX_SIDE && is_open && is_plain
    })
}

/// Whether a text is JSON rather than a heading in brackets.
fn is_json(text: &str) -> bool {
    text.starts_with('{') || (text.starts_with('[') && sdk::heading(text).is_none())
}
