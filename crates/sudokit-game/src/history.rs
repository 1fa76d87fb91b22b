//! All actions, so that they can be undone.
//!
//! An entry is a whole action: the digit and all the notes that it removed. Undo
//! restores the former contents of its cells. Undone actions can be redone until the
//! next action.

use std::time::Duration;

use sudokit::Cell;

use crate::Square;

/// The change of one cell by an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// Its content before the action.
    pub before: Square,
    /// Its content after the action.
    pub after: Square,
}

/// One action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name: `7 in r4c5`. Cells are always named by numbers.
    pub label: String,
    /// The playing time at that moment.
    pub at: Duration,
    /// Its changes, each cell once.
    pub changes: Vec<Change>,
}

/// All actions in order, and the number of those that are not undone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    done: usize,
}

impl History {
    /// The actions that are not undone, the oldest first.
    pub fn done(&self) -> &[Entry] {
        &self.entries[..self.done]
    }

    /// The actions that are undone, the next to redo first.
    pub fn undone(&self) -> &[Entry] {
        &self.entries[self.done..]
    }

    /// All entries, undone ones last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an action. Undone actions are forgotten.
    pub(crate) fn push(&mut self, entry: Entry) {
        self.entries.truncate(self.done);
        self.entries.push(entry);
        self.done += 1;
    }

    /// Steps back over the last entry and returns it.
    pub(crate) fn step_back(&mut self) -> Option<&Entry> {
        self.done = self.done.checked_sub(1)?;
        Some(&self.entries[self.done])
    }

    /// Steps over the next undone entry and returns it.
    pub(crate) fn step_on(&mut self) -> Option<&Entry> {
        let entry = self.entries.get(self.done)?;
        self.done += 1;
        Some(entry)
    }
}
