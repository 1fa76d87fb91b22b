//! Puzzles written as they were read: what `filter`, `sort`, `sample` and `dedupe` keep of
//! a list.
//!
//! A line comes back byte for byte, with everything else on it and its line end, and a
//! row of a table below the header of its table. What is not a line is written in its own
//! format, and everything in the format of `--to` if there is one.
//!
//! What is not a legal puzzle comes back as well where the whole list does: `--to` alone
//! leaves out what it cannot write.

use std::sync::Arc;

use sudokit::format::{Format, Record};
use sudokit::{Error, format};

use crate::command::{Verdict, own_format};
use crate::input::{Item, Refusal, Source};
use crate::report::{Event, Report};
use crate::status::Status;

/// What is written of a puzzle.
pub struct Echo {
    pub kind: EchoKind,
    pub text: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EchoKind {
    /// Whole lines, or nothing.
    Line,
    /// A board of several lines, kept apart from others.
    Board,
    /// A row of the results.
    Row,
    /// Its part of a document in this format.
    Part(Format),
}

impl EchoKind {
    const PLAIN: [Self; 3] = [Self::Line, Self::Board, Self::Row];

    /// The kinds that there are, each with a number of its own.
    fn all() -> impl Iterator<Item = Self> {
        Self::PLAIN.into_iter().chain(Format::ALL.iter().copied().map(Self::Part))
    }

    /// The number of a kind, for files.
    pub fn number(self) -> u8 {
        Self::all().take_while(|kind| *kind != self).count() as u8
    }

    /// The kind of this number.
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

    /// A puzzle as it was read, or in another format. If that cannot hold it, that is
    /// reported.
    pub fn of(item: &Item, report: &mut Report) -> Option<Self> {
        if let (Some(text), None) = (&item.text, report.look.to) {
            return Some(Self::line(text.clone()));
        }
        let written = Self::written(&item.record, report);
        written.map_err(|error| report.no_result(item, &Verdict::refused(&error))).ok()
    }

    /// A puzzle in the format asked for, or else in its own.
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

    /// What is not a legal puzzle, after an error: as it was read, or its digits in
    /// another format.
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

    /// Writes it, below the header of its table.
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
