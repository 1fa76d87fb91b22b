//! The parts of a report: texts to write, and facts that the output needs to write them.

use std::path::PathBuf;
use std::sync::Arc;

use sudokit::format::Envelope;

use crate::input::Source;
use crate::progress::Goal;

/// A part of a report.
pub enum Event {
    /// A line of the results.
    Line(String),
    /// Whole lines of the results.
    Text(Vec<u8>),
    /// The table that the next rows come from. Its header is written, unless the rows before
    /// had the same header.
    Table(Arc<Source>),
    Board(Vec<u8>),
    /// Boards of several lines, with a blank line before each.
    Boards(Vec<u8>),
    /// Puzzles as parts of a document.
    Parts(Envelope, Vec<u8>),
    /// A blank line in place of a result.
    Gap,
    /// Whole rows of the results, as JSON or CSV.
    Rows(Vec<u8>),
    /// Texts for a file of `--answers`: boards as in [`Boards`](Self::Boards), or parts of
    /// a document.
    Answers(PathBuf, Option<Envelope>, Vec<u8>),
    /// A message on standard error that is not an error.
    Note(String),
    Error(String),
    /// The source of the next puzzles, if their rows may need its header.
    Source(Arc<Source>),
    /// The measure of progress.
    Goal(Goal),
    /// A number of puzzles is finished.
    Done(usize),
}

impl Event {
    /// The size of its text.
    pub fn bytes(&self) -> usize {
        match self {
            Self::Line(text) => text.len(),
            Self::Text(text)
            | Self::Board(text)
            | Self::Boards(text)
            | Self::Parts(_, text)
            | Self::Rows(text)
            | Self::Answers(_, _, text) => text.len(),
            Self::Gap
            | Self::Table(_)
            | Self::Note(_)
            | Self::Error(_)
            | Self::Source(_)
            | Self::Goal(_)
            | Self::Done(_) => 0,
        }
    }

    /// Adds the next event if both can be written together. Otherwise returns it.
    pub fn join(&mut self, next: Self) -> Option<Self> {
        match (self, next) {
            (Self::Text(text), Self::Text(more)) | (Self::Rows(text), Self::Rows(more)) => {
                text.extend_from_slice(&more);
                None
            }
            (Self::Done(puzzles), Self::Done(more)) => {
                *puzzles += more;
                None
            }
            (_, next) => Some(next),
        }
    }
}
