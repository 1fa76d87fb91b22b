//! Exit codes, and the errors that decide them.

use std::path::Path;
use std::process::ExitCode;
use std::{fmt, io};

use crate::texts::{TEXTS, text};
use crate::{stop, trouble};

/// All exit codes. README.md and `--help` explain them.
const EXIT_CODES: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 129, 130, 143];

/// The exit codes with their meanings.
pub fn exit_codes() -> impl Iterator<Item = (u8, String)> {
    EXIT_CODES.into_iter().map(|code| (code, TEXTS.message(&format!("help-exit-{code}"), &[])))
}

/// The table of exit codes in `--help`.
pub fn exit_codes_text() -> String {
    let lines: String = exit_codes().map(|(code, meaning)| format!("{code:3}  {meaning}\n")).collect();
    format!("{}:\n{lines}{}", text!("help-heading-exit-codes"), text!("help-exit-order"))
}

/// The result of a command, from good to bad: with several puzzles, the worst one counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Status {
    #[default]
    Done,
    SeveralSolutions,
    No,
    TimeLimit,
    Unreadable,
    /// An option does not fit the puzzle.
    WrongUsage,
    /// Ctrl-C, or another signal.
    Interrupted,
}

impl Status {
    pub const WRONG_USAGE: u8 = 2;
    pub const UNREADABLE: u8 = 3;
    pub const NOT_WRITTEN: u8 = 6;

    /// Keeps the worse of two results.
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
        Self(text!(
            "error-cannot-be-written",
            file = name.display().to_string(),
            reason = trouble::reason(error)
        ))
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
