//! Errors and notes about the puzzles of a list.
//!
//! A list can have thousands of lines that are not puzzles. The first errors and the first
//! notes are printed. The others are counted, and a line at the end says how many are not
//! shown. Messages come in the order of the input, so the same ones are printed for any
//! number of jobs.

use crate::output::say;
use crate::texts::text;

/// The number of errors that are printed, and of notes.
const MOST: usize = 20;

/// Counts the errors and notes of a command.
pub struct Messages {
    errors: usize,
    notes: usize,
    /// The number of errors, and of notes, that are printed.
    most: usize,
    is_quiet: bool,
}

impl Messages {
    /// `is_quiet` drops all notes; `all` prints all messages.
    pub fn new(is_quiet: bool, all: bool) -> Self {
        Self { errors: 0, notes: 0, most: if all { usize::MAX } else { MOST }, is_quiet }
    }

    /// The number of errors so far.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// Counts an error, and returns whether it is printed.
    #[must_use]
    pub fn count_error(&mut self) -> bool {
        self.errors += 1;
        self.errors <= self.most
    }

    /// Counts a note, and returns whether it is printed.
    #[must_use]
    pub fn count_note(&mut self) -> bool {
        self.notes += usize::from(!self.is_quiet);
        !self.is_quiet && self.notes <= self.most
    }
}

/// Reports the messages that were not printed, even if the command ends early.
impl Drop for Messages {
    fn drop(&mut self) {
        let [errors, notes] = [self.errors, self.notes].map(|count| count.saturating_sub(self.most));
        if errors > 0 {
            say(&text!("note-more-errors", n = errors));
        }
        if notes > 0 {
            say(&text!("note-more-notes", n = notes));
        }
    }
}
