//! Puzzles of one source that are processed together.

use std::sync::Arc;

use sudokit::classic::Line81;
use sudokit::format::Format;
use sudokit::internal::PlainBatch;

use super::{Entry, Item, Place, Source};
use crate::command::{own_format, own_layout};
use crate::pool::Job;

/// Puzzles that are processed together.
pub enum Batch {
    /// Plain 9x9 puzzles, which stay lines until a command needs more.
    Plain(PlainPuzzles),
    /// Anything else.
    Entries(Vec<Entry>),
    /// No puzzles, but a note about the source.
    Note(String),
}

impl Job for Batch {
    fn puzzles(&self) -> usize {
        match self {
            Self::Plain(batch) => batch.lines().len(),
            Self::Entries(entries) => entries.len(),
            Self::Note(_) => 0,
        }
    }
}

impl Batch {
    /// The puzzles as single entries.
    pub fn into_entries(self) -> Box<dyn Iterator<Item = Entry>> {
        match self {
            Self::Plain(batch) => Box::new((0..batch.lines().len()).map(move |index| Ok(batch.item(index)))),
            Self::Entries(entries) => Box::new(entries.into_iter()),
            Self::Note(_) => Box::new(std::iter::empty()),
        }
    }
}

/// A puzzle that is skipped because an earlier run has written its result.
pub struct PassedPuzzle {
    pub source: Arc<Source>,
    /// The format of its result, unless `--to` sets another one.
    pub format: Option<Format>,
}

impl Batch {
    /// The last one of the first `puzzles` puzzles.
    pub fn passed(&self, puzzles: usize) -> Option<PassedPuzzle> {
        let last = puzzles.checked_sub(1)?;
        Some(match self {
            Self::Plain(batch) => {
                let format = Some(own_layout(batch.layout()));
                PassedPuzzle { source: Arc::clone(&batch.source), format }
            }
            Self::Entries(entries) => match entries.get(last)? {
                Ok(item) => {
                    let format = Some(own_format(&item.record));
                    PassedPuzzle { source: Arc::clone(&item.source), format }
                }
                Err(refusal) => PassedPuzzle { source: Arc::clone(&refusal.source), format: None },
            },
            Self::Note(_) => return None,
        })
    }
}

/// Plain 9x9 puzzles of one source, one after another.
pub struct PlainPuzzles {
    pub source: Arc<Source>,
    pub batch: PlainBatch,
}

impl PlainPuzzles {
    pub fn lines(&self) -> &[Line81] {
        &self.batch.lines
    }

    /// Their format.
    pub fn layout(&self) -> Format {
        self.batch.layout
    }

    /// Where a puzzle was read.
    pub fn place(&self, index: usize) -> Place<'_> {
        Place { source: &self.source.name, line: self.batch.numbers[index] }
    }

    /// The whole text of a puzzle with its line end, if it is one line or one row and texts
    /// are kept.
    pub fn text(&self, index: usize) -> Option<Vec<u8>> {
        self.batch.text(index)
    }

    /// A single puzzle.
    pub fn item(&self, index: usize) -> Item {
        let text = self.text(index);
        Item { source: Arc::clone(&self.source), record: self.batch.record(index), text }
    }
}
