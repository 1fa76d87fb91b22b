//! Why a text is not a puzzle, or a puzzle cannot be written.

use std::{fmt, io};

use crate::base::Position;
use crate::base::error::{Detail, Error, Problem};

pub(super) enum FormatProblem {
    // Boards
    /// A side for which no boxes are usual.
    NoUsualBoxes(usize),
    OtherSide {
        side: usize,
        asked: usize,
    },

    // Symbols
    UnknownSymbol {
        at: Position,
        symbol: String,
        alphabet: String,
    },
    TooLarge {
        at: Position,
        number: String,
        side: usize,
    },
    TooFewSymbols {
        found: usize,
        side: usize,
    },
    TooManySymbols {
        found: usize,
        side: usize,
    },
    Ambiguous(Vec<String>),

    // Layouts
    RowLength {
        row: usize,
        cells: usize,
        expected: usize,
    },
    RowCount {
        rows: usize,
        cells: usize,
    },
    LineLength {
        cells: usize,
    },
    NoPuzzle,
    NotOne(usize),

    // Texts
    Io(io::Error),
    TooLong,
    Binary,
    Syntax {
        format: &'static str,
        problem: String,
    },
    Unsupported {
        format: &'static str,
        what: String,
    },
    CannotHold {
        format: &'static str,
        what: String,
    },
}

/// Something in a text of this format that is not as it should be.
pub(super) fn syntax(format: &'static str, problem: impl Into<String>) -> Error {
    FormatProblem::Syntax { format, problem: problem.into() }.into()
}

/// Something that a text of this format may say, but no board of ours can.
pub(super) fn unsupported(format: &'static str, what: impl Into<String>) -> Error {
    FormatProblem::Unsupported { format, what: what.into() }.into()
}

impl Problem for FormatProblem {
    fn detail(&self) -> Detail<'_> {
        match self {
            Self::NoUsualBoxes(_) => Detail::Regions,
            Self::TooFewSymbols { .. } => Detail::Alphabet(&[]),
            Self::Ambiguous(alphabets) => Detail::Alphabet(alphabets),
            Self::Io(error) => Detail::Io(error),
            Self::Syntax { .. } => Detail::Syntax,
            Self::Unsupported { .. } => Detail::Unsupported,
            _ => Detail::Other,
        }
    }
}

impl fmt::Display for FormatProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoUsualBoxes(side) => {
                write!(f, "a {side}x{side} board has no usual boxes: name its boxes or regions")
            }
            Self::OtherSide { side, asked } => {
                write!(f, "this puzzle is {side}x{side}, but the board asked for is {asked}x{asked}")
            }
            Self::UnknownSymbol { at, symbol, alphabet } => {
                write!(f, "{at} holds '{symbol}', which is not one of {alphabet}")
            }
            Self::TooLarge { at, number, side } => {
                write!(f, "{at} holds {number}, but a {side}x{side} board has digits from 1 to {side}")
            }
            Self::TooFewSymbols { found, side } => write!(
                f,
                "only {found} different symbols appear on this {side}x{side} board: name all {side}"
            ),
            Self::TooManySymbols { found, side } => write!(
                f,
                "{found} different symbols appear on this {side}x{side} board, which has room for {side}"
            ),
            Self::Ambiguous(alphabets) => write!(
                f,
                "these symbols can be read in several ways: choose the alphabet {}",
                alphabets.join(" or ")
            ),
            Self::RowLength { row, cells, expected } => {
                write!(f, "row {row} has {cells} cells, expected {expected}")
            }
            Self::RowCount { cells: ..4, .. } => f.write_str("this is no puzzle in any known format"),
            Self::RowCount { rows, cells } => {
                let s = if *rows == 1 { "" } else { "s" };
                write!(f, "there are {rows} row{s} of {cells} cells, expected {cells} rows")
            }
            Self::LineLength { cells } => {
                write!(f, "this line has {cells} cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256")
            }
            Self::NoPuzzle => f.write_str("there is no puzzle here"),
            Self::NotOne(count) => write!(f, "there are {count} puzzles here, expected one"),
            Self::Io(error) => error.fmt(f),
            Self::TooLong => {
                f.write_str("a single puzzle or document takes more than 1 MiB here; that is refused")
            }
            Self::Binary => {
                f.write_str("this is not text: it holds a zero byte (UTF-16 must be saved as UTF-8)")
            }
            Self::Syntax { format, problem } => write!(f, "not right for {format}: {problem}"),
            Self::Unsupported { format, what } => {
                write!(f, "this {format} puzzle has {what}, which Sudokit cannot handle yet")
            }
            Self::CannotHold { format, what } => write!(f, "the format {format} cannot hold {what}"),
        }
    }
}
