//! Puzzles written as they were read: what `filter`, `sort`, `sample` and `dedupe` keep of
//! a list.
//!
//! A line comes back with everything else on it, and a row of a table below
//! the header of its table. What is not a line is written in its own format, and
//! everything in the format of `--to` if there is one.

use std::sync::Arc;

use sudokit::format;

use crate::command::{Verdict, own_format};
use crate::input::{Item, Source, SourceText};
use crate::report::{Event, Report};

/// What is written of a puzzle.
pub struct Echo {
    pub kind: EchoKind,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EchoKind {
    /// Whole lines, or nothing.
    Line = 0,
    /// A board of several lines, kept apart from others.
    Board = 1,
    /// A row of the results.
    Row = 2,
}

impl Echo {
    pub fn line(text: impl Into<String>) -> Self {
        Self { kind: EchoKind::Line, text: text.into() }
    }

    /// A row of the results.
    pub fn row(row: &[u8]) -> Self {
        Self { kind: EchoKind::Row, text: String::from_utf8_lossy(row).into_owned() }
    }

    /// A puzzle as it was read, or in another format. If that cannot hold it, that is
    /// reported.
    pub fn of(item: &Item, report: &mut Report) -> Option<Self> {
        let to = report.look.to;
        let text = match (&item.text, to) {
            (SourceText::Plain(line), None) => return Some(Self::line(format!("{}\n", line.as_str()))),
            (SourceText::Line(line), None) => return Some(Self::line(format!("{line}\n"))),
            _ => format::write(&item.record, to.unwrap_or_else(|| own_format(&item.record))),
        };
        match text {
            Ok(text) if text.trim_end().contains('\n') => Some(Self { kind: EchoKind::Board, text }),
            Ok(text) => Some(Self::line(text)),
            Err(error) => {
                report.no_result(item, &Verdict::refused(&error));
                None
            }
        }
    }

    /// Writes it, below the header of its table.
    pub fn write(self, source: &Arc<Source>, report: &mut Report) {
        match self.kind {
            EchoKind::Row => report.write(Event::Rows(self.text.into_bytes())),
            EchoKind::Board => report.board(self.text),
            EchoKind::Line => {
                report.table_of(source);
                report.write(Event::Text(self.text.into_bytes()));
            }
        }
    }
}
