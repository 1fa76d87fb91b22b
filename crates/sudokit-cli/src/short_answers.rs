//! Answers to plain puzzles that need no more than a line, a row or a board: many
//! are written into one text.

use sudokit::classic::Line81;
use sudokit::format::{Envelope, Format};
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

/// What the answers of a text are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnswerLayout {
    Lines,
    /// A blank line comes before each.
    Boards,
    Parts(Envelope),
}

impl AnswerLayout {
    fn of(format: Format) -> Self {
        match format.envelope() {
            Some(envelope) => Self::Parts(envelope),
            None if matches!(format, Format::Line | Format::Sdm) => Self::Lines,
            None => Self::Boards,
        }
    }

    fn envelope(self) -> Option<Envelope> {
        if let Self::Parts(envelope) = self { Some(envelope) } else { None }
    }
}

/// Short answers that are written together.
pub struct ShortAnswers {
    look: Look,
    /// Lines, rows, boards with a blank line before each, or parts of a document.
    pub text: Vec<u8>,
    layout: AnswerLayout,
    /// The same for `--answers`.
    pub answers: Vec<u8>,
    /// How many puzzles are finished, and not reported yet.
    pub puzzles: usize,
}

impl ShortAnswers {
    pub fn new(look: Look, text: Vec<u8>) -> Self {
        Self { look, text, layout: AnswerLayout::Lines, answers: Vec::new(), puzzles: 0 }
    }

    /// Writes a row.
    pub fn row(&mut self, line: &Line, status: &'static str, fill: impl FnOnce(Row) -> Row) {
        let text = std::mem::take(&mut self.text);
        let row = Row::about(self.look, text, line.place, &PointedLine(line.text), status);
        self.text = fill(row).end();
    }

    /// Writes a board of digits and points.
    pub fn board(&mut self, format: Format, symbols: &[u8; 81]) {
        self.layout = add_board(format, symbols, &mut self.text);
    }

    /// Writes a board of `--answers`.
    pub fn answer(&mut self, format: Format, symbols: &[u8; 81]) {
        self.layout = add_board(format, symbols, &mut self.answers);
    }

    /// Reports the answers: their puzzles are finished.
    pub fn hand_over(&mut self, source: &Source, report: &mut Report) {
        let answers = std::mem::take(&mut self.answers);
        if !self.text.is_empty() {
            let text = std::mem::replace(&mut self.text, report.spare.take());
            report.write(match self.layout {
                _ if self.look.has_rows() => Event::Rows(text),
                AnswerLayout::Lines => Event::Text(text),
                AnswerLayout::Boards => Event::Boards(text),
                AnswerLayout::Parts(envelope) => Event::Parts(envelope, text),
            });
        }
        if !answers.is_empty() {
            write_answers(source, self.layout.envelope(), answers, report);
        }
        report.finish_puzzles(std::mem::take(&mut self.puzzles));
    }
}

/// Adds a board, with a blank line before it if it has several lines.
fn add_board(format: Format, symbols: &[u8; 81], text: &mut Vec<u8>) -> AnswerLayout {
    let layout = AnswerLayout::of(format);
    if layout == AnswerLayout::Boards {
        text.push(b'\n');
    }
    write_plain(format, symbols, text);
    layout
}
