//! Everything that was done, so that it can be undone.
//!
//! An entry is a whole action: the digit and all the notes it struck. Undo
//! puts back what every cell of it held before; what was undone can be redone
//! until something else is done.

use std::time::Duration;

use sudokit::Cell;

use crate::Square;

/// What an action did to one cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// What it held before.
    pub before: Square,
    /// What it holds since.
    pub after: Square,
}

/// One action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// In words: `7 in r4c5`.
    pub label: String,
    /// After how much play.
    pub at: Duration,
    /// What it did, each cell once.
    pub changes: Vec<Change>,
}

/// All actions in order, and how many of them count at present.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    done: usize,
}

impl History {
    /// What was done and not undone, from the first.
    pub fn done(&self) -> &[Entry] {
        &self.entries[..self.done]
    }

    /// What was undone and can be redone, the next first.
    pub fn undone(&self) -> &[Entry] {
        &self.entries[self.done..]
    }

    /// All entries, undone ones last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds what was just done; what was undone is forgotten.
    pub(crate) fn push(&mut self, entry: Entry) {
        self.entries.truncate(self.done);
        self.entries.push(entry);
        self.done += 1;
    }

    /// Steps back over the last entry, and says what it did.
    pub(crate) fn step_back(&mut self) -> Option<&Entry> {
        self.done = self.done.checked_sub(1)?;
        Some(&self.entries[self.done])
    }

    /// Steps over the next undone entry, and says what it did.
    pub(crate) fn step_on(&mut self) -> Option<&Entry> {
        let entry = self.entries.get(self.done)?;
        self.done += 1;
        Some(entry)
    }
}
