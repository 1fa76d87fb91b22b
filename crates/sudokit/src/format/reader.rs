//! Many puzzles, one after another, in constant memory.
//!
//! A text is cut into records, and the format is told for each anew: a list
//! may mix sizes and formats. Some records are a line, some a document between
//! brackets, most others a block of lines up to a blank one. What is read
//! ahead to tell them apart is never more than two boards.

use std::collections::VecDeque;
use std::io::BufRead;

use super::catalogue::{Read, one_line_format};
use super::context::{Context, Options};
use super::layout::{self, Cells, Line, is_rule};
use super::line::{first_word, read_line, side_of};
use super::lines::{LONGEST, Lines};
use super::sdk::{self, Section};
use super::table::Column;
use super::{Format, Record, block, gnome, json, pzpr, simple, xml};
use crate::error::{Error, Kind};
use crate::{MAX_SIDE, MIN_SIDE};

/// More lines than the largest board with all its rules.
const LONGEST_BLOCK: usize = 3 * MAX_SIDE;

/// As many remarks as one puzzle keeps.
const MOST_REMARKS: usize = 100;

/// More actions than a 9x9 board has candidates.
const MOST_ACTIONS: usize = 2000;

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
/// A record that cannot be read is an error with its line; reading goes on
/// after it.
#[derive(Debug)]
pub struct Reader<R> {
    lines: Lines<R>,
    context: Context,
    /// Lines read, but not yet understood.
    ahead: VecDeque<Line>,
    /// The last blank lines before them.
    blanks: Vec<Line>,
    /// What went wrong behind them.
    failure: Option<Error>,
    /// Puzzles understood, but not yet asked for.
    ready: VecDeque<Result<Record, Error>>,
    /// Remarks before the next puzzle.
    comments: Vec<String>,
    /// The column of the puzzles, below the header of a table.
    column: Option<Column>,
    /// The number of the last line that was a puzzle of its own: the line after
    /// it belongs to the same list.
    last_in_list: Option<usize>,
}

impl<R: BufRead> Reader<R> {
    /// The puzzles of this text.
    pub fn new(reader: R, options: Options) -> Self {
        Self {
            lines: Lines::new(reader),
            context: Context::new(options),
            ahead: VecDeque::new(),
            blanks: Vec::new(),
            failure: None,
            ready: VecDeque::new(),
            comments: Vec::new(),
            column: None,
            last_in_list: None,
        }
    }

    /// The text of a line ahead, if there is one before the end or a failure.
    fn peek(&mut self, index: usize) -> Option<&Line> {
        while self.ahead.len() <= index && self.failure.is_none() {
            match self.lines.next()? {
                Ok(line) => self.ahead.push_back(line),
                Err(error) => self.failure = Some(error),
            }
        }
        self.ahead.get(index)
    }

    fn peek_text(&mut self, index: usize) -> Option<&str> {
        self.peek(index).map(|line| &line.text[..])
    }

    fn take(&mut self) -> Option<Line> {
        self.peek(0)?;
        self.ahead.pop_front()
    }

    fn is_blank(&mut self, index: usize) -> bool {
        self.peek_text(index).is_some_and(|text| text.trim().is_empty())
    }

    /// The index of the first line from here that is not blank.
    fn after_blanks(&mut self, mut index: usize) -> usize {
        while self.is_blank(index) {
            index += 1;
        }
        index
    }

    /// Goes on to a line that is not blank, remembering a few that are.
    fn skip_blanks(&mut self) {
        const REMEMBERED: usize = 8;
        self.blanks.clear();
        while self.is_blank(0) {
            let blank = self.take();
            self.blanks.extend(blank);
            if self.blanks.len() > REMEMBERED {
                self.blanks.remove(0);
            }
        }
    }

    /// Reads the next record, if any; `None` also where only remarks were read.
    fn read_next(&mut self) -> Option<Result<Record, Error>> {
        let line = self.peek(0)?.clone();
        let text = line.text.trim_start();
        if self.context.options.format.is_none()
            && let Some(column) = self.column
        {
            self.take();
            return Some(column.read(text, &self.context).map_err(|error| error.shifted_to(line.number)));
        }
        if let Some(remark) = self.remark(text) {
            self.take();
            if self.comments.len() < MOST_REMARKS {
                self.comments.push(remark);
            }
            return None;
        }
        if text.starts_with('<') {
            return self.document(xml::read, is_whole_xml);
        }
        if is_json(text) {
            return self.document(json::read, is_whole_json);
        }
        match self.context.options.format.map(|format| format.entry().read) {
            None => self.detect(&line),
            Some(Read::Line { .. }) if pzpr::is_file(text) => Some(self.pzpr_file()),
            Some(Read::Line { read, .. }) => {
                self.take();
                Some(read(&line.text, &self.context).map_err(|error| error.shifted_to(line.number)))
            }
            Some(Read::Sections) if sdk::heading(text).is_some() => Some(self.sections()),
            Some(Read::Block | Read::Sections) => self.block(),
            Some(Read::Table) => {
                self.take();
                if let Some(column) = Column::of_header(text) {
                    (self.context.options.format, self.column) = (None, Some(column));
                    None
                } else {
                    Some(Err(
                        Error::syntax("csv", "no column of the header is called puzzle").at_line(line.number)
                    ))
                }
            }
            Some(Read::Document) => {
                self.take();
                let format = self.context.options.format.map_or("", Format::name);
                Some(Err(
                    Error::syntax(format, "the text begins neither with < nor with {").at_line(line.number)
                ))
            }
        }
    }

    fn detect(&mut self, line: &Line) -> Option<Result<Record, Error>> {
        let text = line.text.trim_start();
        if sdk::heading(text).is_some() {
            return Some(self.sections());
        }
        if pzpr::is_file(text) {
            return Some(self.pzpr_file());
        }
        if let Some(column) = Column::of_header(text)
            && self.peek_text(1).map(str::to_owned).is_none_or(|next| column.fits(&next, &self.context))
        {
            self.take();
            self.column = Some(column);
            return None;
        }
        if is_rule(text) {
            return self.block();
        }
        if let Some(second) = second_of_two(text) {
            self.take();
            let first = &first_word(text)[..second.len()];
            for part in [first, second] {
                let record = read_line(part, &self.context).map_err(|error| error.shifted_to(line.number));
                self.ready.push_back(record);
            }
            return self.ready.pop_front();
        }
        match one_line_format(&line.text, &self.context) {
            Some((format, read)) => {
                let is_in_list = self.last_in_list.is_some_and(|last| last + 1 == line.number);
                if !is_in_list
                    && may_be_a_row(&line.text, format)
                    && let Some(record) = self.whole_block()
                {
                    return Some(record);
                }
                self.take();
                self.last_in_list = Some(line.number);
                Some(read(&line.text, &self.context).map_err(|error| error.shifted_to(line.number)))
            }
            None => self.block(),
        }
    }

    /// A remark in a line of its own.
    fn remark(&self, text: &str) -> Option<String> {
        let is_share = || {
            self.context.options.format == Some(Format::GnomeShare) || gnome::is_share(text, &self.context)
        };
        (text.starts_with('%') || (text.starts_with('#') && !is_share()))
            .then(|| text[1..].trim_end().to_owned())
    }

    /// The board that all lines up to a blank one form, or all lines of the
    /// text: sixteen lines of 16 are a board of side 16, not sixteen of side 4.
    fn whole_block(&mut self) -> Option<Result<Record, Error>> {
        let end = (0..=MAX_SIDE).find(|&i| self.peek(i).is_none() || self.is_blank(i))?;
        if let Some(cells) = layout::cells(&self.ahead.make_contiguous()[..end]) {
            let record = block::read(&cells, &self.context);
            self.ahead.drain(..end);
            return Some(record);
        }
        // Blank lines between its bands do not matter where there is nothing else.
        let is_first = self.last_in_list.is_none();
        let end = (0..=2 * MAX_SIDE).find(|&i| self.peek(i).is_none()).filter(|_| is_first)?;
        let lines = without_blanks(&self.ahead.make_contiguous()[..end]);
        let record = block::read(&layout::cells(&lines)?, &self.context);
        self.ahead.drain(..end);
        Some(record)
    }

    /// A board of several lines.
    fn block(&mut self) -> Option<Result<Record, Error>> {
        let mut end = 1;
        while end < LONGEST_BLOCK && self.is_inside(end) {
            end += 1;
        }
        if self.ahead.iter().take(end).all(|line| is_rule(&line.text)) {
            self.ahead.drain(..end);
            return None;
        }
        let found =
            self.strict_block(end).or_else(|| self.banded_block(end)).or_else(|| self.padded_block(end));
        let (result, used) = match found {
            Some(found) => found,
            None if self.ahead.iter().take(end).all(|line| is_title(&line.text)) => {
                let titles = self.ahead.drain(..end).map(|line| line.text.trim().to_owned());
                self.comments.extend(titles);
                self.comments.truncate(MOST_REMARKS);
                return None;
            }
            None => (Err(layout::problem(&self.ahead.make_contiguous()[..end])), end),
        };
        self.ahead.drain(..used);
        Some(result.and_then(|record| self.with_progress(record)))
    }

    /// Whether a line goes on with a block.
    fn is_inside(&mut self, index: usize) -> bool {
        let Some(text) = self.peek_text(index).map(str::to_owned) else { return false };
        let start = text.trim_start();
        let is_forced = self.context.options.format.is_some();
        !start.is_empty()
            && !start.starts_with(['#', '%', '<', '{'])
            && sdk::heading(start).is_none()
            && (is_forced
                || is_rule(&text)
                || !matches!(
                    one_line_format(&text, &self.context),
                    Some((format, _)) if format != Format::Values
                ))
    }

    /// A board of all lines of a block, or of its first ones; a line before
    /// them may be a title.
    fn strict_block(&mut self, end: usize) -> Option<(Result<Record, Error>, usize)> {
        let lines = &self.ahead.make_contiguous()[..end];
        let skips = if is_surely_title(lines) { [1, 0] } else { [0, 1] };
        for title in skips.into_iter().filter(|&title| title < lines.len()) {
            let rows = &lines[title..];
            let found = layout::cells(rows).map(|cells| (cells, rows.len())).or_else(|| first_board(rows));
            // A row too many is no title.
            let first = &lines[0].text;
            let is_right = |side: usize| title == 0 || layout::width(first) != side || is_title(first);
            if let Some((cells, used)) = found.filter(|(cells, _)| is_right(cells.side)) {
                let record = block::read(&cells, &self.context);
                if title > 0 {
                    self.comments.push(first.trim().to_owned());
                }
                return Some((record, title + used));
            }
        }
        self.blank_line_board(end)
    }

    /// A line as long as a board has cells, blanks for the empty ones.
    fn blank_line_board(&self, end: usize) -> Option<(Result<Record, Error>, usize)> {
        const SMALLEST: usize = 6;
        let line = self.ahead.front().filter(|line| end == 1 && !is_title(&line.text))?;
        side_of(line.text.chars().count(), &self.context).filter(|side| *side >= SMALLEST)?;
        Some((read_line(&line.text, &self.context).map_err(|error| error.shifted_to(line.number)), end))
    }

    /// A board whose bands of boxes stand apart, blank lines between them.
    fn banded_block(&mut self, end: usize) -> Option<(Result<Record, Error>, usize)> {
        let mut end = end;
        while self.is_blank(end) && end < LONGEST_BLOCK {
            end = self.after_blanks(end);
            while end < LONGEST_BLOCK && self.is_inside(end) {
                end += 1;
            }
            let lines = without_blanks(&self.ahead.make_contiguous()[..end]);
            if let Some(cells) = layout::cells(&lines) {
                return Some((block::read(&cells, &self.context), end));
            }
        }
        None
    }

    /// A board whose rows lost their last blanks. An empty row has then become
    /// a blank line, perhaps one before the others.
    fn padded_block(&mut self, first_end: usize) -> Option<(Result<Record, Error>, usize)> {
        for leading in 0..=self.blanks.len() {
            let mut end = first_end;
            loop {
                let first = self.blanks.len() - leading;
                let rows = self.blanks[first..].iter().chain(self.ahead.iter().take(end));
                let rows: Vec<Line> = rows.cloned().collect();
                if let Some(cells) = layout::padded_cells(&rows) {
                    return Some((block::read(&cells, &self.context), end));
                }
                let is_row = self.is_blank(end) || self.is_inside(end);
                if rows.len() >= MAX_SIDE || !is_row {
                    break;
                }
                end += 1;
            }
        }
        None
    }

    /// What a player did, where it follows the board: Simple Sudoku's actions,
    /// or the further grids of its clipboard.
    fn with_progress(&mut self, mut record: Record) -> Result<Record, Error> {
        let first = self.after_blanks(0);
        let mut end = first;
        while end < MOST_ACTIONS && self.peek_text(end).is_some_and(simple::is_action) {
            end += 1;
        }
        if end > first {
            let actions: Vec<Line> = self.ahead.drain(..end).skip(first).collect();
            simple::read_actions(&mut record, &actions)?;
        } else if record.format == Format::SimpleSudoku {
            self.read_clipboard(&mut record);
        }
        Ok(record)
    }

    fn read_clipboard(&mut self, record: &mut Record) {
        let Some((second, end)) = self.grid_at(0) else { return };
        let is_more = second.grid.geometry() == record.grid.geometry()
            && record.grid.filled().all(|(cell, digit)| second.grid.get(cell) == Some(digit));
        let is_marks = |other: &Record| {
            other.format == Format::Pencilmarks && other.grid.geometry() == record.grid.geometry()
        };
        if is_marks(&second) {
            simple::read_clipboard(record, None, &second);
            self.ahead.drain(..end);
        } else if is_more
            && let Some((third, end)) = self.grid_at(end)
            && is_marks(&third)
        {
            simple::read_clipboard(record, Some(&second), &third);
            self.ahead.drain(..end);
        }
    }

    /// The grid that stands from a line ahead on, and where it ends.
    fn grid_at(&mut self, start: usize) -> Option<(Record, usize)> {
        let start = self.after_blanks(start);
        let mut end = start;
        while end < start + LONGEST_BLOCK && self.peek(end).is_some() && self.is_inside(end) {
            end += 1;
        }
        let cells = layout::cells(&self.ahead.make_contiguous()[start..end])?;
        Some((block::read(&cells, &self.context).ok()?, end))
    }

    fn sections(&mut self) -> Result<Record, Error> {
        let first = self.peek(0).map_or(1, |line| line.number);
        let mut sections: Vec<Section> = Vec::new();
        loop {
            let start = self.after_blanks(0);
            let Some(heading) = self.peek_text(start).and_then(sdk::heading).map(str::to_owned) else {
                break;
            };
            if heading.eq_ignore_ascii_case("Puzzle") && !sections.is_empty() {
                break;
            }
            self.ahead.drain(..=start);
            let mut lines = Vec::new();
            while let Some(line) =
                self.peek(0).filter(|line| !line.text.trim().is_empty() && !line.text.starts_with('#'))
                && sdk::heading(&line.text).is_none()
                && lines.len() < LONGEST_BLOCK
            {
                lines.extend(self.take());
            }
            sections.push(Section { heading, lines });
        }
        sdk::read(&sections, &self.context).map_err(|error| error.at_line(first))
    }

    fn pzpr_file(&mut self) -> Result<Record, Error> {
        let first = self.peek(0).map_or(1, |line| line.number);
        let mut text = String::new();
        while let Some(line) = self.peek(0).filter(|line| !line.text.trim().is_empty())
            && text.len() < LONGEST
        {
            if !text.is_empty() && !text.ends_with('/') {
                text.push('/');
            }
            text += line.text.trim();
            self.take();
            if pzpr::parts_of_file(&text)
                .is_some_and(|parts| text.trim_end_matches('/').split('/').count() >= parts)
            {
                break;
            }
        }
        pzpr::read_file(&text, &self.context).map_err(|error| error.at_line(first))
    }

    /// A text between brackets, as far as it goes.
    fn document(
        &mut self,
        read: fn(&str, &Context) -> Vec<Result<Record, Error>>,
        is_whole: fn(&mut Progress, &str) -> bool,
    ) -> Option<Result<Record, Error>> {
        let first = self.peek(0)?.number;
        let mut text = String::new();
        let mut progress = Progress::default();
        let mut is_last = false;
        let mut taken: Vec<Line> = Vec::new();
        while !is_last && let Some(line) = self.take() {
            if text.len() + line.text.len() > LONGEST {
                // Nobody knows where such a document ends.
                while self.take().is_some() {}
                return Some(Err(Error::new(Kind::TooLong).at_line(first)));
            }
            is_last = is_whole(&mut progress, &line.text);
            text += &line.text;
            text.push('\n');
            taken.push(line);
        }
        if !is_last {
            // Its end never came: what is certainly another puzzle is not lost.
            let is_puzzle = |line: &Line| one_line_format(&line.text, &self.context).is_some();
            if let Some(next) = taken.iter().skip(1).position(is_puzzle) {
                for line in taken.drain(1 + next..).rev() {
                    self.ahead.push_front(line);
                }
            }
        }
        for result in read(&text, &self.context) {
            self.ready.push_back(match result {
                Ok(record) => Ok(Record { line: record.line + first - 1, ..record }),
                Err(error) => Err(error.shifted_to(first)),
            });
        }
        self.ready.pop_front()
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(result) = self.ready.pop_front() {
            return Some(result);
        }
        loop {
            if !self.is_whole_blank_puzzle() {
                self.skip_blanks();
            }
            let Some(number) = self.peek(0).map(|line| line.number) else {
                return self.failure.take().map(Err);
            };
            if let Some(result) = self.read_next() {
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

impl<R: BufRead> Reader<R> {
    /// A line of blanks is an empty board only where the caller says that
    /// every line is a board.
    fn is_whole_blank_puzzle(&mut self) -> bool {
        let is_line = matches!(self.context.options.format, Some(Format::Line | Format::Sdm));
        let length = self.peek_text(0).map_or(0, |text| text.chars().count());
        is_line && side_of(length, &self.context).is_some()
    }
}

/// The first lines that form a board, and how many they are: as many rows as
/// the first has cells, whichever way they are seen, and a rule below them.
fn first_board(lines: &[Line]) -> Option<(Cells<'_>, usize)> {
    let row = &lines.iter().find(|line| !is_rule(&line.text))?.text;
    let dense = row.chars().filter(|c| !c.is_whitespace() && !layout::BARS.contains(c)).count();
    let fixed = row.trim().chars().filter(|c| !layout::BARS.contains(c)).count();
    let tokens =
        row.split(|c: char| c.is_whitespace() || layout::BARS.contains(&c)).filter(|t| !t.is_empty()).count();
    let commas = row.split([',', ';']).count();
    [commas, fixed, dense, tokens].into_iter().filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side)).find_map(
        |side| {
            let rows = lines.iter().enumerate().filter(|(_, line)| !is_rule(&line.text));
            let last = rows.map(|(index, _)| index).nth(side - 1)?;
            let below = lines.get(last + 1).is_some_and(|line| is_rule(&line.text));
            let end = last + 1 + usize::from(below);
            layout::cells(&lines[..end]).filter(|cells| cells.side == side).map(|cells| (cells, end))
        },
    )
}

/// A line of n² cells may be a row of a larger board, or a rule.
fn may_be_a_row(text: &str, format: Format) -> bool {
    match format {
        Format::Line => first_word(text).chars().count() <= MAX_SIDE,
        Format::Values => true,
        _ => false,
    }
}

fn without_blanks(lines: &[Line]) -> Vec<Line> {
    lines.iter().filter(|line| !line.text.trim().is_empty()).cloned().collect()
}

/// Whether the first line of a block is certainly a title: words with blanks or
/// numbers, or anything without bars above a rule.
fn is_surely_title(lines: &[Line]) -> bool {
    let [first, second, ..] = lines else { return false };
    let is_mixed = first.text.trim().contains(|c: char| c.is_whitespace() || c.is_ascii_digit());
    let is_above_rule = is_rule(&second.text) && !is_rule(&first.text) && !first.text.contains(layout::BARS);
    is_above_rule || (is_mixed && is_title(&first.text))
}

/// 162 digits are two puzzles in a row; with letters they are a code.
fn second_of_two(text: &str) -> Option<&str> {
    const TWO_NINES: usize = 2 * 81;
    let word = first_word(text);
    let is_two =
        word.len() == TWO_NINES && word.is_ascii() && !word.contains(|c: char| c.is_ascii_alphabetic());
    is_two.then(|| &word[TWO_NINES / 2..])
}

/// Whether a line is words rather than cells: somewhere three letters in a
/// row, and neither bars nor commas.
fn is_title(text: &str) -> bool {
    let has_word = text
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().count() >= 3 && word.chars().any(char::is_lowercase));
    has_word && !text.contains(layout::BARS)
}

/// Whether a text is JSON rather than a heading in brackets.
fn is_json(text: &str) -> bool {
    text.starts_with('{') || (text.starts_with('[') && sdk::heading(text).is_none())
}

/// How far a document has come.
#[derive(Default)]
struct Progress {
    depth: usize,
    in_string: bool,
    root: Option<String>,
}

/// JSON ends where its first bracket closes.
fn is_whole_json(progress: &mut Progress, line: &str) -> bool {
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match c {
            '\\' if progress.in_string => drop(characters.next()),
            '"' => progress.in_string = !progress.in_string,
            '{' | '[' if !progress.in_string => progress.depth += 1,
            '}' | ']' if !progress.in_string => {
                progress.depth = progress.depth.saturating_sub(1);
                if progress.depth == 0 {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// XML ends where its root element closes.
fn is_whole_xml(progress: &mut Progress, line: &str) -> bool {
    if progress.root.is_none() {
        progress.root = xml::root(line).map(str::to_owned);
    }
    progress.root.as_ref().is_some_and(|root| line.contains(&format!("</{root}>")))
}
