//! How the program ends.

use std::fmt;
use std::process::ExitCode;

/// What is said in `--help` about exit codes.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  done: solved, unique, yes
  1  no: no solution, not minimal, different, not found, stuck, not rated, a mistake
  2  wrong usage
  3  unreadable or clashing input, a board that the command does not know
  4  time limit
  5  several solutions where one was asked for (check, rate, minimize, reduce, canonical, dedupe)
130  ended by Ctrl-C
With many puzzles, the first of 3, 4, 1, 5 that occurred.";

/// What came of the work, from good to bad: with many puzzles the worst counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Status {
    #[default]
    Done,
    SeveralSolutions,
    No,
    TimeLimit,
    Unreadable,
    /// Ctrl-C.
    Interrupted,
}

impl Status {
    pub const WRONG_USAGE: u8 = 2;

    /// The worse of two.
    pub fn note(&mut self, other: Self) {
        *self = (*self).max(other);
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::No => 1,
            Status::Unreadable => 3,
            Status::TimeLimit => 4,
            Status::SeveralSolutions => 5,
            // As shells report a program that SIGINT ended.
            Status::Interrupted => 128 + 2,
        })
    }
}

/// The wish itself is wrong, not the puzzle.
#[derive(Debug)]
pub struct UsageError(pub String);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}
