//! Puzzles written as they were read: `filter`, `sort`, `sample` and `dedupe` keep puzzles
//! of a list without changing them.
//!
//! A line is written back byte for byte, with everything else on it and its line end. A
//! row of a table comes after the header of its table. A puzzle that is not a line is
//! written in its own format. With `--to`, all puzzles are written in that format.
//!
//! Commands that keep the whole list also write back what is not a legal puzzle. Only `--to`
//! leaves out entries that its format cannot represent.

use std::sync::Arc;

use sudokit::format::{Format, Record};
use sudokit::{Error, format};
use sudokit_text::{Phrase, phrase};

use crate::command::{Verdict, own_format};
use crate::input::{Item, Refusal, Source};
use crate::report::{Event, Report};
use crate::status::Status;
use crate::texts::text;

/// The text that is written for a puzzle.
pub struct Echo {
    pub kind: EchoKind,
    pub text: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EchoKind {
    /// Whole lines, or nothing.
    Line,
    /// A board of several lines, with a blank line between boards.
    Board,
    /// A row of the results.
    Row,
    /// A part of a document in this format.
    Part(Format),
}

/// The forms of the lines in an output, which can be read as one list only if all are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forms(u8);

impl Forms {
    const LINES: u8 = 1;
    const TABLES: u8 = 2;
    const JSON: u8 = 4;

    /// The form of a puzzle. Boards, documents and rows of results have none.
    pub fn of(echo: &Echo, source: &Source) -> Self {
        Self(match echo.kind {
            EchoKind::Line if source.header.is_some() => Self::TABLES,
            EchoKind::Line if echo.text.first() == Some(&b'{') => Self::JSON,
            EchoKind::Line => Self::LINES,
            EchoKind::Board | EchoKind::Row | EchoKind::Part(_) => 0,
        })
    }

    pub fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    pub fn bits(self) -> u8 {
        self.0
    }

    /// Adds the forms of other puzzles.
    pub fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// A note if the forms differ.
    pub fn note(self) -> Option<String> {
        let names = [
            (Self::LINES, phrase!("form-lines")),
            (Self::TABLES, phrase!("form-tables")),
            (Self::JSON, phrase!("form-json")),
        ];
        let forms: Vec<Phrase> =
            names.into_iter().filter(|(form, _)| self.0 & form != 0).map(|(_, name)| name).collect();
        (forms.len() > 1).then(|| text!("note-mixed-forms", forms))
    }
}

impl EchoKind {
    const PLAIN: [Self; 3] = [Self::Line, Self::Board, Self::Row];

    /// All kinds, in the order of their numbers.
    fn all() -> impl Iterator<Item = Self> {
        Self::PLAIN.into_iter().chain(Format::ALL.iter().copied().map(Self::Part))
    }

    /// The number of the kind, for temporary files.
    pub fn number(self) -> u8 {
        Self::all().take_while(|kind| *kind != self).count() as u8
    }

    /// The kind with this number.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::all().nth(number.into())
    }
}

impl Echo {
    pub fn line(text: impl Into<Vec<u8>>) -> Self {
        Self { kind: EchoKind::Line, text: text.into() }
    }

    /// A row of the results.
    pub fn row(text: Vec<u8>) -> Self {
        Self { kind: EchoKind::Row, text }
    }

    /// A puzzle as it was read, or in the format of `--to`. If that format cannot represent
    /// it, an error is reported.
    pub fn of(item: &Item, report: &mut Report) -> Option<Self> {
        if let (Some(text), None) = (&item.text, report.look.to) {
            return Some(Self::line(text.clone()));
        }
        let written = Self::written(&item.record, report);
        written.map_err(|error| report.no_result(item, &Verdict::refused(&error))).ok()
    }

    /// A puzzle in the format of `--to`, or without one in its own format.
    fn written(record: &Record, report: &Report) -> Result<Self, Error> {
        let format = report.look.to.unwrap_or_else(|| own_format(record));
        let text = format::write_part(record, format)?;
        let kind = match format.envelope() {
            Some(_) => EchoKind::Part(format),
            None if text.trim_end().contains('\n') => EchoKind::Board,
            None => EchoKind::Line,
        };
        Ok(Self { kind, text: text.into_bytes() })
    }

    /// Reports an entry that is not a legal puzzle, and returns it as it was read, or its
    /// digits in the format of `--to`.
    pub fn of_refusal(refusal: &Refusal, report: &mut Report) -> Option<Self> {
        report.status.note(Status::Unreadable);
        report.error(refusal.sentence(report.look.naming));
        if report.look.has_rows() {
            return Some(Self::row(refusal.row(report.look)));
        }
        if let (Some(text), None) = (&refusal.text, report.look.to) {
            let is_line = refusal.is_line();
            return Some(Self {
                kind: if is_line { EchoKind::Line } else { EchoKind::Board },
                text: text.clone(),
            });
        }
        Self::written(refusal.record.as_ref()?, report).ok()
    }

    /// Writes the text, after the header of its table.
    pub fn write(self, source: &Arc<Source>, report: &mut Report) {
        match self.kind {
            EchoKind::Row => report.write(Event::Rows(self.text)),
            EchoKind::Board => report.board(self.text),
            EchoKind::Part(format) => report.board_in(format, self.text),
            EchoKind::Line => {
                report.table_of(source);
                report.write(Event::Text(self.text));
            }
        }
    }
}
