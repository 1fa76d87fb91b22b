//! How the program ends.

use std::path::Path;
use std::process::ExitCode;
use std::{fmt, io};

use crate::{stop, trouble};

/// What is said in `--help` about exit codes.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  done: solved, unique, yes
  1  no: no solution, not minimal, different, not found, stuck, not rated, a mistake
  2  wrong usage, or an output file that exists or cannot be created
  3  input that cannot be read or clashes, a board that the command does not support
  4  time limit
  5  several solutions where one was asked for (check, rate, minimize, reduce, canonical, dedupe)
  6  results that could not be written, for example because the disk is full
129  ended by SIGHUP: the terminal was closed
130  ended by SIGINT: Ctrl-C
143  ended by SIGTERM: kill
With many puzzles, the first of 2, 3, 4, 1, 5 that occurred.";

/// What came of the work, from good to bad: with many puzzles the worst counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Status {
    #[default]
    Done,
    SeveralSolutions,
    No,
    TimeLimit,
    Unreadable,
    /// A flag does not fit the puzzle.
    WrongUsage,
    /// Ctrl-C, or another signal.
    Interrupted,
}

impl Status {
    pub const WRONG_USAGE: u8 = 2;
    pub const UNREADABLE: u8 = 3;
    pub const NOT_WRITTEN: u8 = 6;

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
            Status::Unreadable => Status::UNREADABLE,
            Status::WrongUsage => Status::WRONG_USAGE,
            Status::TimeLimit => 4,
            Status::SeveralSolutions => 5,
            Status::Interrupted => stop::interrupted_code(),
        })
    }
}

/// The exit code of a command that ended with an error.
pub fn code_of(error: &anyhow::Error) -> u8 {
    let is_unwritten = |cause: &(dyn std::error::Error + 'static)| {
        let inner = cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        cause.is::<WriteError>() || inner.is_some_and(<dyn std::error::Error + Send + Sync>::is::<WriteError>)
    };
    if error.is::<UsageError>() {
        Status::WRONG_USAGE
    } else if error.chain().any(is_unwritten) {
        Status::NOT_WRITTEN
    } else {
        Status::UNREADABLE
    }
}

/// The command line is wrong, not the puzzle.
#[derive(Debug)]
pub struct UsageError(pub String);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}

/// Results could not be written.
#[derive(Debug)]
pub struct WriteError(String);

impl WriteError {
    pub fn new(name: &Path, error: &io::Error) -> Self {
        Self(format!("{} cannot be written: {}", name.display(), trouble::reason(error)))
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WriteError {}

impl From<WriteError> for io::Error {
    fn from(error: WriteError) -> Self {
        Self::other(error)
    }
}
