//! One error type for the whole library, independent of its modules.
//!
//! Each module declares its own `problems!`, whose sentences are in a catalogue. [`Error`] holds one
//! problem and, if it comes from a text, the line. Callers inspect an error with predicates such as
//! [`Error::is_clash`]. The problem types stay private, so that they can change.

use std::sync::Arc;
use std::{fmt, io};

use super::Clash;
use super::texts::text;

/// An error: a sentence that says what is wrong and where.
///
/// ```
/// use sudokit::Puzzle;
///
/// let error = "12345\n123\n".parse::<Puzzle>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: row 2 has 3 cells, expected 5");
/// assert_eq!(error.line(), Some(2));
///
/// let error = "11..\n....\n....\n....".parse::<Puzzle>().unwrap_err();
/// assert!(error.is_clash());
/// assert_eq!(error.clashes().len(), 1);
/// ```
///
/// The text begins with the line number if it is known; [`sentence`](Self::sentence) omits it.
/// The errors of engines and raters convert into this type, so `?` works in functions that
/// return it.
///
/// Two errors are equal if their texts are equal.
#[derive(Clone)]
pub struct Error {
    problem: Arc<dyn Problem>,
    line: Option<usize>,
}

/// A kind of failure, defined in the module where it occurs. Its `Display` is a sentence for
/// people, without the line.
pub(crate) trait Problem: fmt::Display + Send + Sync + 'static {
    /// The machine-readable part of the problem.
    fn detail(&self) -> Detail<'_> {
        Detail::Other
    }
}

/// The machine-readable part of a problem.
#[cfg_attr(not(feature = "formats"), allow(dead_code, reason = "only texts have most of these problems"))]
pub(crate) enum Detail<'a> {
    /// A house contains a digit twice.
    Clash(&'a [Clash]),
    /// The symbols fit each of these alphabets. An empty list means that no alphabet could be
    /// guessed.
    Alphabet(&'a [String]),
    /// The side of the board has no usual box shape.
    Regions,
    /// The column of a table that holds the puzzles is unknown.
    Column,
    /// A line has text before the puzzle, and it is unclear where the puzzle begins.
    Delimiter,
    /// A name that is not in a fixed list.
    UnknownName {
        what: &'static str,
        name: &'a str,
    },
    /// The reader failed.
    Io(&'a io::Error),
    /// A text does not follow its format.
    Syntax,
    /// A text is valid but asks for something that the library cannot represent.
    Unsupported,
    Other,
}

/// Declares the problems of a module as a table: each variant with its fields, its [`Detail`] if it
/// has one, and the id of its message in `texts/en/errors.ftl`.
///
/// The fields are the arguments of the message. If they do not fit, the arguments follow the id in
/// parentheses, written as for [`text!`](crate::base::texts::text).
macro_rules! problems {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($variant:ident { $($field:ident: $type:ty),* } $([$detail:expr])? => $id:literal $(($($argument:tt)*))?;)*
    }) => {
        $(#[$meta])*
        $visibility enum $name {
            $($variant { $($field: $type),* },)*
        }

        impl std::fmt::Display for $name {
            #[allow(unused_variables, reason = "not every field is an argument")]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let sentence = match self {
                    $(Self::$variant { $($field),* } => {
                        problems!(@sentence $id [$($field)*] $(($($argument)*))?)
                    })*
                };
                f.write_str(&sentence)
            }
        }

        impl crate::base::error::Problem for $name {
            #[allow(unused_variables, reason = "most kinds have nothing for programs")]
            fn detail(&self) -> crate::base::error::Detail<'_> {
                match self {
                    $(Self::$variant { $($field),* } => problems!(@detail $($detail)?),)*
                }
            }
        }

        impl From<$name> for crate::base::Error {
            fn from(problem: $name) -> Self {
                Self::of(problem)
            }
        }
    };
    (@sentence $id:literal [$($field:ident)*]) => {
        crate::base::texts::text!($id $(, $field = ToOwned::to_owned($field))*)
    };
    (@sentence $id:literal [$($field:ident)*] ($($argument:tt)*)) => {
        crate::base::texts::text!($id, $($argument)*)
    };
    (@detail) => { crate::base::error::Detail::Other };
    (@detail $detail:expr) => { $detail };
}
pub(crate) use problems;

impl Error {
    /// Wraps a problem.
    pub(crate) fn of(problem: impl Problem) -> Self {
        Self { problem: Arc::new(problem), line: None }
    }

    /// The error for a name that is not in a list. `what` is the kind of name, which the message
    /// `error-kind` writes in words; `known` lists the valid names, if they fit into a sentence.
    pub(crate) fn unknown(
        what: &'static str,
        name: &str,
        known: impl IntoIterator<Item = &'static str>,
    ) -> Self {
        NameProblem::Unknown { what, name: name.to_owned(), known: known.into_iter().collect() }.into()
    }

    /// Sets the line of the text, unless the error already has one.
    #[must_use]
    pub(crate) fn at_line(mut self, line: usize) -> Self {
        self.line.get_or_insert(line);
        self
    }

    /// Converts the line number of a text that begins at line `first` of another text.
    #[cfg(feature = "formats")]
    #[must_use]
    pub(crate) fn shifted_to(mut self, first: usize) -> Self {
        self.line = Some(self.line.map_or(first, |line| line + first - 1));
        self
    }

    /// Removes the line number.
    #[cfg(feature = "formats")]
    #[must_use]
    pub(crate) fn without_line(mut self) -> Self {
        self.line = None;
        self
    }

    /// Returns the message without the line.
    pub fn sentence(&self) -> String {
        self.problem.to_string()
    }

    /// Returns the line of the text, counted from 1, if the error comes from a text.
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// Returns `true` if a house contains a digit twice. [`clashes`](Self::clashes) lists the
    /// cells.
    pub fn is_clash(&self) -> bool {
        matches!(self.problem.detail(), Detail::Clash(_))
    }

    /// Returns the pairs of cells that clash; empty for other errors.
    pub fn clashes(&self) -> &[Clash] {
        match self.problem.detail() {
            Detail::Clash(clashes) => clashes,
            _ => &[],
        }
    }

    /// Returns `true` if the symbols fit several alphabets, listed by
    /// [`alphabets`](Self::alphabets).
    pub fn is_ambiguous(&self) -> bool {
        !self.alphabets().is_empty()
    }

    /// Returns `true` if the text can be read once the alphabet of its symbols is known.
    pub fn needs_alphabet(&self) -> bool {
        matches!(self.problem.detail(), Detail::Alphabet(_))
    }

    /// Returns the alphabets that the symbols fit, if there are several.
    pub fn alphabets(&self) -> &[String] {
        match self.problem.detail() {
            Detail::Alphabet(alphabets) => alphabets,
            _ => &[],
        }
    }

    /// Returns `true` if the text can be read once the boxes or regions are known.
    pub fn needs_regions(&self) -> bool {
        matches!(self.problem.detail(), Detail::Regions)
    }

    /// Returns `true` if the table can be read once the column of the puzzles is known.
    pub fn needs_column(&self) -> bool {
        matches!(self.problem.detail(), Detail::Column)
    }

    /// Returns `true` if the line can be read as a row of a table once its columns and their
    /// delimiter are known.
    pub fn needs_delimiter(&self) -> bool {
        matches!(self.problem.detail(), Detail::Delimiter)
    }

    /// Returns `true` if a name is not one that the library knows.
    pub fn is_unknown_name(&self) -> bool {
        self.unknown_name().is_some()
    }

    /// Returns the kind of name, such as `format`, and the unknown name.
    pub fn unknown_name(&self) -> Option<(&'static str, &str)> {
        match self.problem.detail() {
            Detail::UnknownName { what, name } => Some((what, name)),
            _ => None,
        }
    }

    /// Returns `true` if the reader failed. Its error is the [source](std::error::Error::source).
    pub fn is_io(&self) -> bool {
        matches!(self.problem.detail(), Detail::Io(_))
    }

    /// Returns `true` if a text cannot be read: it has too few or too many cells, symbols that are
    /// not digits, or does not follow its format.
    pub fn is_syntax(&self) -> bool {
        matches!(self.problem.detail(), Detail::Syntax)
    }

    /// Returns `true` if a text asks for something that the library does not support, such as the
    /// rules of a variant.
    pub fn is_unsupported(&self) -> bool {
        matches!(self.problem.detail(), Detail::Unsupported)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self.problem.detail() {
            Detail::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        self.line == other.line && self.problem.to_string() == other.problem.to_string()
    }
}

impl Eq for Error {}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({:?})", self.to_string())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => f.write_str(&text!("error-at-line", line, problem = self.sentence())),
            None => self.problem.fmt(f),
        }
    }
}

problems! {
    enum NameProblem {
        Unknown { what: &'static str, name: String, known: Vec<&'static str> }
            [Detail::UnknownName { what, name }] => "error-unknown-name" (kind = what.replace(' ', "-"), name, known = known.clone());
    }
}
