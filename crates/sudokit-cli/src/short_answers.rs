//! Short answers to plain puzzles: a line, a row or a board. The answers to many puzzles are
//! written into one text.

use sudokit::classic::Line81;
use sudokit::format::{Envelope, Format};
use sudokit::internal::write_plain;

use crate::answers::write_answers;
use crate::input::{Place, Source};
use crate::output::Look;
use crate::report::{Event, Report};
use crate::row::{PointedLine, Row};

/// A plain puzzle and its place in the input.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    pub text: &'a Line81,
    pub place: Place<'a>,
    /// The format that it was read in.
    pub layout: Format,
}

/// How the answers follow each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnswerLayout {
    Lines,
    /// With a blank line before each board.
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
    /// The answers.
    pub text: Vec<u8>,
    layout: AnswerLayout,
    /// The answers for the files of `--answers`.
    pub answers: Vec<u8>,
    /// The number of finished puzzles that are not reported yet.
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

    /// Writes a board of digits and dots.
    pub fn board(&mut self, format: Format, symbols: &[u8; 81]) {
        self.layout = add_board(format, symbols, &mut self.text);
    }

    /// Writes a board of `--answers`.
    pub fn answer(&mut self, format: Format, symbols: &[u8; 81]) {
        self.layout = add_board(format, symbols, &mut self.answers);
    }

    /// Reports the answers and that their puzzles are finished.
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
