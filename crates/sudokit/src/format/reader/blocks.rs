//! Boards of several lines.
//!
//! A block ends at a blank line, a comment or a line that is a puzzle on its own. It may be a
//! board, begin with one, have a title, be only one band of a board, or have lost its trailing
//! spaces; the reader tries these in this order.

use std::io::BufRead;

use super::{LONGEST_BLOCK, MOST_REMARKS, Reader, may_be_a_row};
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::board::alphabet::BARS;
use crate::format::catalogue::one_line_format;
use crate::format::layouts::cells::{CellTexts, Line, is_rule};
use crate::format::layouts::line::{self, read_line, side_of};
use crate::format::layouts::table::Table;
use crate::format::layouts::{cells, grid_block};
use crate::format::sites::{sdk, simple_sudoku};
use crate::format::{Format, FormatProblem, Record};

/// This many rows are always examined before their lengths decide whether to continue.
const FEWEST_ROWS: usize = 8;

/// More actions than a 9x9 board has candidates.
const MOST_ACTIONS: usize = 2000;

/// A board, or the error in it, and the number of lines it takes.
type ReadBlock = (Result<Record, Error>, usize);

impl<R: BufRead> Reader<R> {
    /// Consumes the lines of a block that was read.
    pub(in crate::format) fn take_block(&mut self, (result, used): ReadBlock) -> Result<Record, Error> {
        drop(self.ahead.take_first(used));
        result
    }

    /// The board formed by all lines up to a blank one, or by all lines of the text. Sixteen lines
    /// of 16 are one board of side 16, not sixteen of side 4.
    pub(in crate::format) fn whole_block(&mut self) -> Option<ReadBlock> {
        let end = (0..=MAX_SIDE).find(|&i| self.ahead.peek(i).is_none() || self.ahead.is_blank(i))?;
        if let Some(result) = grid_block::read_lines(self.ahead.first(end), &self.context) {
            return Some((result, end));
        }
        // Blank lines between bands are allowed if the text contains nothing else.
        let is_first = self.last_in_list.is_none();
        let end = (0..=2 * MAX_SIDE).find(|&i| self.ahead.peek(i).is_none()).filter(|_| is_first)?;
        let lines = without_blanks(self.ahead.first(end));
        Some((grid_block::read_lines(&lines, &self.context)?, end))
    }

    /// The board that begins here, even though its lines could also be puzzles on their own.
    pub(in crate::format) fn board_of_rows(&mut self) -> Option<ReadBlock> {
        let is_end = |i: &usize| self.ahead.peek(*i).is_none() || self.ahead.is_blank(*i);
        let end = (0..LONGEST_BLOCK).find(is_end).unwrap_or(LONGEST_BLOCK);
        let (cells, used) = first_board(self.ahead.first(end))?;
        Some((grid_block::read(&cells, &self.context), used))
    }

    /// A board of several lines.
    pub(in crate::format) fn block(&mut self) -> Option<Result<Record, Error>> {
        if let Some(result) = self.prefixed_line() {
            return Some(result);
        }
        // Lines of the previous block that were left over are not examined again.
        let first = self.ahead.peek(0).map_or(0, |line| line.number);
        let known = self.block_end.saturating_sub(first).clamp(1, LONGEST_BLOCK);
        let end = self.end_of_block(known, LONGEST_BLOCK);
        self.block_end = first + end;
        if self.ahead.first(end).iter().all(|line| is_rule(&line.text)) {
            return self.rules(end);
        }
        let band = self.is_band(end).then(|| self.banded_block(end)).flatten();
        let found = band
            .or_else(|| self.strict_block(end))
            .or_else(|| self.banded_block(end))
            .or_else(|| self.padded_block(end));
        let is_whole = matches!(found, Some((Ok(_), _) | (_, 1)));
        let is_in_list = !is_whole && self.is_in_list(end);
        // In a list, only a board that can be read takes several lines.
        let block = match found.filter(|_| !is_in_list) {
            Some(found) => found,
            None => {
                if !is_in_list && self.ahead.first(end).iter().all(|line| is_title(&line.text)) {
                    self.note_titles(end);
                    return None;
                }
                let end = if is_in_list || self.is_too_wide() { 1 } else { end };
                self.last_in_list = self.ahead.peek(0).map(|line| line.number).filter(|_| end == 1);
                (Err(self.problem(end)), end)
            }
        };
        Some(self.take_block(block).and_then(|record| self.with_progress(record)))
    }

    /// The error for a line with a puzzle after an unknown prefix. The lines below probably look
    /// the same, and each has its own place in the list.
    fn prefixed_line(&mut self) -> Option<Result<Record, Error>> {
        let Line { text, number, .. } = self.ahead.peek(0)?;
        let is_block = self.context.options.format.is_some();
        let prefix = line::unknown_prefix(text, &self.context).filter(|_| !is_block)?.to_owned();
        self.last_in_list = Some(*number);
        self.ahead.take();
        Some(Err(FormatProblem::UnknownPrefix { prefix }.into()))
    }

    /// The error for a block that is not a board.
    fn problem(&mut self, end: usize) -> Error {
        let lines = self.ahead.first(end);
        let table = match lines {
            [row, next, ..] => Table::unknown(&row.text, &next.text),
            [line] if is_title(&line.text) => Some(FormatProblem::Words {}.into()),
            _ => None,
        };
        table.unwrap_or_else(|| cells::problem(lines))
    }

    /// Whether the next line is too long for a row, so that it was meant as a puzzle on its own.
    fn is_too_wide(&mut self) -> bool {
        self.ahead.peek(0).is_some_and(|line| cells::width(&line.text) > MAX_SIDE)
    }

    /// Whether the lines of a block that is not a board are part of a list, in which every line
    /// counts: directly below a one-line puzzle, or above two lines of which the first is one.
    pub(in crate::format) fn is_in_list(&mut self, end: usize) -> bool {
        let last = self.last_in_list;
        if self.ahead.peek(0).is_some_and(|line| last.is_some_and(|last| last + 1 == line.number)) {
            return true;
        }
        let Some(text) = self.ahead.text(end).map(str::to_owned) else { return false };
        let has_next = self.ahead.peek(end + 1).is_some() && !self.ahead.is_blank(end + 1);
        let format = if text.starts_with('{') {
            Some(Format::Json)
        } else {
            one_line_format(&text, &self.context).map(|(format, _)| format)
        };
        let is_list = has_next && format.is_some();
        is_list && !(format.is_some_and(|format| may_be_a_row(&text, format)) && self.is_board_below(end))
    }

    /// Whether all lines from `start` up to a blank one form a board.
    fn is_board_below(&mut self, start: usize) -> bool {
        let is_end = |i: &usize| self.ahead.peek(*i).is_none() || self.ahead.is_blank(*i);
        let end = (start..=start + MAX_SIDE).find(is_end);
        end.is_some_and(|end| cells::cells(&self.ahead.first(end)[start..]).is_some())
    }

    /// Stores titles for the next puzzle.
    fn note_titles(&mut self, end: usize) {
        self.titles += end;
        let titles = self.ahead.take_first(end).map(|line| line.text.trim().to_owned());
        self.comments.extend(titles);
        self.comments.truncate(MOST_REMARKS);
    }

    /// Rules on their own separate puzzles. Only a single rule as long as a large board has cells
    /// is an empty board.
    fn rules(&mut self, end: usize) -> Option<Result<Record, Error>> {
        const SMALLEST: usize = 8;
        let line = self.ahead.take_first(end).next().filter(|_| end == 1)?;
        self.one_line_board(&line, line.text.trim().chars().count(), SMALLEST)
    }

    /// Reads a line with this number of cells, if they make a board that is large enough.
    fn one_line_board(&self, line: &Line, cells: usize, smallest: usize) -> Option<Result<Record, Error>> {
        side_of(cells, &self.context).filter(|side| *side >= smallest)?;
        Some(read_line(&line.text, &self.context).map_err(|error| error.shifted_to(line.number)))
    }

    /// The index of the first line from `start` that is not part of the block.
    fn end_of_block(&mut self, start: usize, last: usize) -> usize {
        (start..last).find(|&index| !self.is_inside(index)).unwrap_or(start.max(last))
    }

    /// Whether a line continues a block.
    fn is_inside(&mut self, index: usize) -> bool {
        let Some(text) = self.ahead.text(index).map(str::to_owned) else { return false };
        let start = text.trim_start();
        let is_forced = self.context.options.format.is_some();
        !self.ahead.is_blank(index)
            && !start.starts_with(['#', '%', '<', '{'])
            && sdk::heading(start).is_none()
            && (is_forced
                || is_rule(&text)
                || !matches!(
                    one_line_format(&text, &self.context),
                    Some((format, _)) if format != Format::Values || text.split_whitespace().count() > MAX_SIDE
                ))
    }

    /// A board of all lines of a block, or of its first lines. The line above them may be a title.
    fn strict_block(&mut self, end: usize) -> Option<ReadBlock> {
        let lines = self.ahead.first(end);
        let skips = if is_surely_title(lines) { [1, 0] } else { [0, 1] };
        for title in skips.into_iter().filter(|&title| title < lines.len()) {
            let rows = &lines[title..];
            let found = cells::cells(rows).map(|cells| (cells, rows.len())).or_else(|| first_board(rows));
            // One row too many is not a title.
            let first = &lines[0].text;
            let is_right = |side: usize| title == 0 || cells::width(first) != side || is_title(first);
            if let Some((cells, used)) = found.filter(|(cells, _)| is_right(cells.side)) {
                let record = grid_block::read(&cells, &self.context);
                if title > 0 {
                    self.comments.push(first.trim().to_owned());
                }
                return Some((record, title + used));
            }
        }
        self.blank_line_board(end)
    }

    /// A line as long as a board has cells, with spaces for the empty ones.
    fn blank_line_board(&mut self, end: usize) -> Option<ReadBlock> {
        const SMALLEST: usize = 6;
        let line = self.ahead.peek(0).filter(|line| end == 1 && !is_title(&line.text))?.clone();
        Some((self.one_line_board(&line, line.text.chars().count(), SMALLEST)?, end))
    }

    /// Whether a block may be the first band of a board whose boxes are set apart: four rows of
    /// four groups of four.
    fn is_band(&mut self, end: usize) -> bool {
        self.ahead.first(end).iter().all(|line| {
            let mut groups = line.text.split_whitespace();
            groups.clone().count() == end && groups.all(|group| group.chars().count() == end)
        })
    }

    /// A board with blank lines between its bands of boxes.
    fn banded_block(&mut self, end: usize) -> Option<ReadBlock> {
        // A board has as many rows as its first row has cells; rules may double that.
        let cells = |line: &Line| line.text.chars().filter(|c| !c.is_whitespace()).count();
        let most = 2 * self.ahead.first(end).iter().map(cells).max().unwrap_or(0) + 2;
        let mut end = end;
        while self.ahead.is_blank(end) && end < LONGEST_BLOCK.min(2 * most) {
            end = self.ahead.after_blanks(end);
            end = self.end_of_block(end, LONGEST_BLOCK);
            let lines = without_blanks(self.ahead.first(end));
            let title = usize::from(is_title(&lines[0].text));
            if let Some(cells) = cells::cells(&lines[title..]).or_else(|| cells::cells(&lines)) {
                let record = grid_block::read(&cells, &self.context);
                if cells.tokens.len() < lines.len() * cells.side {
                    self.comments.push(lines[0].text.trim().to_owned());
                }
                return Some((record, end));
            }
        }
        None
    }

    /// A board whose rows lost their trailing spaces. Empty rows became blank lines, perhaps also
    /// above the first visible row.
    fn padded_block(&mut self, first_end: usize) -> Option<ReadBlock> {
        for leading in 0..=self.blanks.len() {
            let mut end = first_end;
            loop {
                let first = self.blanks.len() - leading;
                let rows = self.blanks[first..].iter().chain(self.ahead.first(end));
                let rows: Vec<Line> = rows.cloned().collect();
                if let Some(cells) = cells::padded_cells(&rows) {
                    return Some((grid_block::read(&cells, &self.context), end));
                }
                // A board has at most twice as many rows as its longest row shows cells.
                let longest = rows.iter().map(|row| row.text.trim_end().chars().count()).max().unwrap_or(0);
                let most = MAX_SIDE.min(FEWEST_ROWS.max(2 * longest));
                let is_row = self.ahead.is_blank(end) || self.is_inside(end);
                if rows.len() >= most || longest > MAX_SIDE || !is_row {
                    break;
                }
                end += 1;
            }
        }
        None
    }

    /// Adds the player's progress if it follows the board: Simple Sudoku's actions, or the further
    /// grids of its clipboard.
    fn with_progress(&mut self, mut record: Record) -> Result<Record, Error> {
        let first = self.ahead.after_blanks(0);
        let mut is_action = |index: usize| self.ahead.text(index).is_some_and(simple_sudoku::is_action);
        let end = (first..MOST_ACTIONS).find(|&index| !is_action(index)).unwrap_or(MOST_ACTIONS);
        if end > first {
            let actions: Vec<Line> = self.ahead.take_first(end).skip(first).collect();
            simple_sudoku::read_actions(&mut record, &actions)?;
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
            simple_sudoku::read_clipboard(record, None, &second);
            drop(self.ahead.take_first(end));
        } else if is_more
            && let Some((third, end)) = self.grid_at(end)
            && is_marks(&third)
        {
            simple_sudoku::read_clipboard(record, Some(&second), &third);
            drop(self.ahead.take_first(end));
        }
    }

    /// The grid that begins at a line ahead, and the index where it ends.
    fn grid_at(&mut self, start: usize) -> Option<(Record, usize)> {
        let start = self.ahead.after_blanks(start);
        let end = self.end_of_block(start, start + LONGEST_BLOCK);
        let record = grid_block::read_lines(&self.ahead.first(end)[start..], &self.context)?;
        Some((record.ok()?, end))
    }
}

/// The first lines that form a board, and their number: as many rows as the first row has cells in
/// any reading, and a rule below them.
fn first_board(lines: &[Line]) -> Option<(CellTexts<'_>, usize)> {
    if let Some(board) = first_square(lines) {
        return Some(board);
    }
    let row = &lines.iter().find(|line| !is_rule(&line.text))?.text;
    let (dense, fixed) = (cells::dense_width(row), cells::fixed_width(row));
    let (tokens, commas) = (cells::tokens_of(row).count(), row.split([',', ';']).count());
    // Text that fills the space between two bars is a box; otherwise words are cells.
    let inner = row.trim().trim_matches(BARS);
    let words_are_cells = inner.contains(char::is_whitespace) || !inner.contains(BARS);
    let sides = if words_are_cells { [commas, tokens, fixed, dense] } else { [commas, fixed, dense, tokens] };
    sides.into_iter().filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side)).find_map(|side| {
        let rows = lines.iter().enumerate().filter(|(_, line)| !is_rule(&line.text));
        let last = rows.map(|(index, _)| index).nth(side - 1)?;
        let below = lines.get(last + 1).is_some_and(|line| is_rule(&line.text));
        let end = last + 1 + usize::from(below);
        cells::cells(&lines[..end]).filter(|cells| cells.side == side).map(|cells| (cells, end))
    })
}

/// Rows whose empty cells are dashes. A row of dashes is then an empty row, not a rule.
fn first_square(lines: &[Line]) -> Option<(CellTexts<'_>, usize)> {
    let side = lines[0].text.trim().chars().count();
    let rows = lines.get(..side).filter(|_| side >= MIN_SIDE)?;
    let is_row = |line: &Line| {
        let text = line.text.trim();
        text.chars().count() == side && !text.contains(|c: char| c.is_whitespace() || BARS.contains(&c))
    };
    let has_dashes = rows.iter().any(|line| !is_rule(&line.text) && line.text.contains('-'));
    (has_dashes && rows.iter().all(is_row)).then(|| cells::cells(rows).map(|cells| (cells, side)))?
}

fn without_blanks(lines: &[Line]) -> Vec<Line> {
    lines.iter().filter(|line| !line.text.trim().is_empty()).cloned().collect()
}

/// Whether the first line of a block is certainly a title: words with spaces or digits, or anything
/// without bars above a rule.
fn is_surely_title(lines: &[Line]) -> bool {
    let [first, second, ..] = lines else { return false };
    let is_mixed = first.text.trim().contains(|c: char| c.is_whitespace() || c.is_ascii_digit());
    let is_above_rule = is_rule(&second.text) && !is_rule(&first.text) && !first.text.contains(BARS);
    is_above_rule || (is_mixed && is_title(&first.text))
}

/// Whether a line consists of words rather than cells: it has a word of three letters and no bars.
fn is_title(text: &str) -> bool {
    let has_word = text
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().count() >= 3 && word.chars().any(char::is_lowercase));
    has_word && !text.contains(BARS)
}
