//! Answers to plain puzzles that need no more than a line, a row or a board: many
//! are written into one text.

use sudokit::classic::Line81;
use sudokit::format::Format;
use sudokit::internal::write_plain;

use crate::answers::write_answers;
use crate::input::{Place, Source};
use crate::output::Look;
use crate::report::{Event, Report};
use crate::row::{PointedLine, Row};

/// A plain puzzle, and where it was read.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    pub text: &'a Line81,
    pub place: Place<'a>,
    /// How it was written.
    pub layout: Format,
}

/// Short answers that are written together.
pub struct ShortAnswers {
    look: Look,
    /// Lines, rows, or boards with a blank line before each.
    pub text: Vec<u8>,
    has_boards: bool,
    /// The same for `--answers`.
    pub answers: Vec<u8>,
    /// How many puzzles are finished, and not reported yet.
    pub puzzles: usize,
}

impl ShortAnswers {
    pub fn new(look: Look, text: Vec<u8>) -> Self {
        Self { look, text, has_boards: false, answers: Vec::new(), puzzles: 0 }
    }

    /// Writes a row.
    pub fn row(&mut self, line: &Line, status: &'static str, fill: impl FnOnce(Row) -> Row) {
        let text = std::mem::take(&mut self.text);
        let row = Row::about(self.look, text, line.place, &PointedLine(line.text), status);
        self.text = fill(row).end();
    }

    /// Writes a board of digits and points.
    pub fn board(&mut self, format: Format, symbols: &[u8; 81]) {
        self.has_boards |= add_board(format, symbols, &mut self.text);
    }

    /// Writes a board of `--answers`.
    pub fn answer(&mut self, format: Format, symbols: &[u8; 81]) {
        add_board(format, symbols, &mut self.answers);
    }

    /// Reports the answers: their puzzles are finished.
    pub fn hand_over(&mut self, source: &Source, report: &mut Report) {
        let answers = std::mem::take(&mut self.answers);
        if !self.text.is_empty() {
            let text = std::mem::replace(&mut self.text, report.spare.take());
            report.write(match (self.look.has_rows(), self.has_boards) {
                (true, _) => Event::Rows(text),
                (false, true) => Event::Boards(text),
                (false, false) => Event::Text(text),
            });
        }
        if !answers.is_empty() {
            write_answers(source, answers, report);
        }
        report.finish_puzzles(std::mem::take(&mut self.puzzles));
    }
}

/// Adds a board, and says whether it has several lines: then a blank one comes
/// before it.
fn add_board(format: Format, symbols: &[u8; 81], text: &mut Vec<u8>) -> bool {
    let is_high = !matches!(format, Format::Line | Format::Sdm);
    if is_high {
        text.push(b'\n');
    }
    write_plain(format, symbols, text);
    is_high
}
