//! What standard error says about the puzzles of a list.
//!
//! A list can have thousands of lines that are no puzzles. The first errors are
//! printed, and the first notes; the others are counted, and the end says how many
//! there were. Messages come in the order of the input, so these are the same ones
//! however many jobs there are.

use crate::output::say;

/// As many errors are printed, and as many notes.
const MOST: usize = 20;

/// The errors and notes of a command.
pub struct Messages {
    errors: usize,
    notes: usize,
    /// As many of each are printed.
    most: usize,
    is_quiet: bool,
}

impl Messages {
    /// Notes are dropped for somebody who wants quiet.
    pub fn new(is_quiet: bool, all: bool) -> Self {
        Self { errors: 0, notes: 0, most: if all { usize::MAX } else { MOST }, is_quiet }
    }

    /// How many errors there were.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// Counts an error, and returns whether it is printed.
    #[must_use]
    pub fn count_error(&mut self) -> bool {
        self.errors += 1;
        self.errors <= self.most
    }

    /// The same for a note.
    #[must_use]
    pub fn count_note(&mut self) -> bool {
        self.notes += usize::from(!self.is_quiet);
        !self.is_quiet && self.notes <= self.most
    }
}

/// At the end, also at an early one, the others are counted.
impl Drop for Messages {
    fn drop(&mut self) {
        for (count, what) in [(self.errors, "error"), (self.notes, "note")] {
            match count.saturating_sub(self.most) {
                0 => {}
                1 => say(&format!("and 1 more {what}: --all-messages prints it")),
                more => say(&format!("and {more} more {what}s: --all-messages prints them")),
            }
        }
    }
}
