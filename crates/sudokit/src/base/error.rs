//! One error for the whole library, which knows none of its modules.
//!
//! Each module defines its own problems, with their sentences, and implements
//! [`Problem`] for them. [`Error`] holds one such problem and, where a text was
//! read, the line. Callers ask an error with predicates such as
//! [`Error::is_clash`]; the problem types stay private, so that they can change.

use std::sync::Arc;
use std::{fmt, io};

use super::Clash;

/// A sentence that says what is wrong and where.
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
/// The text begins with the line, where one is known; [`sentence`](Self::sentence)
/// leaves it out. The errors of engines and raters convert into this one, so `?`
/// works in a function that returns it.
///
/// Two errors are equal if they say the same.
#[derive(Clone)]
pub struct Error {
    problem: Arc<dyn Problem>,
    line: Option<usize>,
}

/// What went wrong, defined in the module where it does. Its `Display` is a
/// sentence for people, without the line.
pub(crate) trait Problem: fmt::Display + Send + Sync + 'static {
    /// What a program may want to know about it.
    fn detail(&self) -> Detail<'_> {
        Detail::Other
    }
}

/// What a program can learn about a problem.
#[cfg_attr(not(feature = "formats"), allow(dead_code, reason = "only texts have most of these problems"))]
pub(crate) enum Detail<'a> {
    /// Givens of one house are equal.
    Clash(&'a [Clash]),
    /// The symbols can be read with each of these alphabets, or with none that
    /// could be guessed.
    Alphabet(&'a [String]),
    /// The board has no usual boxes.
    Regions,
    /// It is not known which column of a table is meant.
    Column,
    /// Something stands before a puzzle, and it is not known where the puzzle begins.
    Delimiter,
    /// A name that is not in a list of names.
    UnknownName {
        what: &'static str,
        name: &'a str,
    },
    /// The reader failed.
    Io(&'a io::Error),
    /// A text is not in the format that it should be in.
    Syntax,
    /// A text is right, but says something that the library cannot represent.
    Unsupported,
    Other,
}

/// Declares the problems of a module: a kind with its fields, what a program can
/// learn of it if anything, and its sentence.
macro_rules! problems {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($variant:ident { $($field:ident: $type:ty),* } $([$detail:expr])? => $sentence:literal $(, $argument:expr)*;)*
    }) => {
        $(#[$meta])*
        $visibility enum $name {
            $($variant { $($field: $type),* },)*
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant { $($field),* } => write!(f, $sentence $(, $argument)*),)*
                }
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
    (@detail) => { crate::base::error::Detail::Other };
    (@detail $detail:expr) => { $detail };
}
pub(crate) use problems;

impl Error {
    /// The error of a problem.
    pub(crate) fn of(problem: impl Problem) -> Self {
        Self { problem: Arc::new(problem), line: None }
    }

    /// A name that is not in a list of names. `what` says what the list holds;
    /// `known` are the names that would be right, where they fit into a sentence.
    pub(crate) fn unknown(
        what: &'static str,
        name: &str,
        known: impl IntoIterator<Item = &'static str>,
    ) -> Self {
        let known = known.into_iter().collect::<Vec<_>>().join(", ");
        let known = if known.is_empty() { known } else { format!(": {known}") };
        NameProblem::Unknown { what, name: name.to_owned(), known }.into()
    }

    /// The same error, in this line of the text unless it already knows one.
    #[must_use]
    pub(crate) fn at_line(mut self, line: usize) -> Self {
        self.line.get_or_insert(line);
        self
    }

    /// The same error in a text that begins at this line of another one.
    #[cfg(feature = "formats")]
    #[must_use]
    pub(crate) fn shifted_to(mut self, first: usize) -> Self {
        self.line = Some(self.line.map_or(first, |line| line + first - 1));
        self
    }

    /// The same error, wherever in a text it was found.
    #[cfg(feature = "formats")]
    #[must_use]
    pub(crate) fn without_line(mut self) -> Self {
        self.line = None;
        self
    }

    /// What is wrong, without the line.
    pub fn sentence(&self) -> String {
        self.problem.to_string()
    }

    /// The line of the text, from 1, where the text is known.
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// Whether a house holds a digit twice. [`clashes`](Self::clashes) lists
    /// the cells.
    pub fn is_clash(&self) -> bool {
        matches!(self.problem.detail(), Detail::Clash(_))
    }

    /// The pairs of cells that clash, if that is what is wrong.
    pub fn clashes(&self) -> &[Clash] {
        match self.problem.detail() {
            Detail::Clash(clashes) => clashes,
            _ => &[],
        }
    }

    /// Whether the symbols of the digits can be read in several ways, one for
    /// each of [`alphabets`](Self::alphabets).
    pub fn is_ambiguous(&self) -> bool {
        !self.alphabets().is_empty()
    }

    /// Whether the text can be read once the symbols of the digits are known.
    pub fn needs_alphabet(&self) -> bool {
        matches!(self.problem.detail(), Detail::Alphabet(_))
    }

    /// The alphabets that the symbols could belong to, if there are several.
    pub fn alphabets(&self) -> &[String] {
        match self.problem.detail() {
            Detail::Alphabet(alphabets) => alphabets,
            _ => &[],
        }
    }

    /// Whether the text can be read once the boxes or regions are known.
    pub fn needs_regions(&self) -> bool {
        matches!(self.problem.detail(), Detail::Regions)
    }

    /// Whether the table can be read once the column of the puzzles is known.
    pub fn needs_column(&self) -> bool {
        matches!(self.problem.detail(), Detail::Column)
    }

    /// Whether the line can be read as a row of a table, once its columns and what
    /// separates them are known.
    pub fn needs_delimiter(&self) -> bool {
        matches!(self.problem.detail(), Detail::Delimiter)
    }

    /// Whether a name is not one of those that the library knows.
    pub fn is_unknown_name(&self) -> bool {
        self.unknown_name().is_some()
    }

    /// What was named, such as `format`, and the unknown name.
    pub fn unknown_name(&self) -> Option<(&'static str, &str)> {
        match self.problem.detail() {
            Detail::UnknownName { what, name } => Some((what, name)),
            _ => None,
        }
    }

    /// Whether the reader failed. The [source](std::error::Error::source) is its
    /// error.
    pub fn is_io(&self) -> bool {
        matches!(self.problem.detail(), Detail::Io(_))
    }

    /// Whether a text cannot be read: it has too few or too many cells, symbols that
    /// are no digits, or is not in the format that it should be in.
    pub fn is_syntax(&self) -> bool {
        matches!(self.problem.detail(), Detail::Syntax)
    }

    /// Whether a text asks for something that the library does not support, such
    /// as the rules of a variant.
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
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.problem.fmt(f)
    }
}

problems! {
    enum NameProblem {
        Unknown { what: &'static str, name: String, known: String }
            [Detail::UnknownName { what, name }] => "there is no {what} '{name}'{known}";
    }
}
