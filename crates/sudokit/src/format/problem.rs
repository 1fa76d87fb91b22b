//! Reasons why a text is not a puzzle, or a puzzle cannot be written.

use std::io;

use sudokit_text::{Phrase, Value};

use crate::base::error::{Detail, Error, problems};
use crate::base::{Clash, MAX_SIDE, MIN_SIDE, Position};
use crate::board::{Alphabet, Geometry};

problems! {
    pub(super) enum FormatProblem {
        Clash { clashes: Vec<Clash>, geometry: Geometry, alphabet: Alphabet } [Detail::Clash(clashes)] =>
            "error-clashes" (clashes = Clash::phrases(clashes, geometry, |digit| alphabet.symbol(digit)));
        NoUsualBoxes { side: usize } [Detail::Regions] => "error-no-usual-boxes";
        OtherSide { side: usize, asked: usize } [Detail::Syntax] => "error-other-side";

        UnknownSymbol { at: Position, symbol: String, alphabet: String } [Detail::Syntax] =>
            "error-unknown-symbol" (at = at.to_string(), symbol, alphabet);
        UnknownNumber { at: Position, symbol: String, side: usize } [Detail::Syntax] =>
            "error-unknown-number" (at = at.to_string(), symbol, side);
        TooLarge { at: Position, number: String, side: usize } [Detail::Syntax] =>
            "error-number-too-large" (at = at.to_string(), number, side);
        CandidatePlace { at: Position, symbol: char, expected: char } [Detail::Syntax] =>
            "error-candidate-place" (at = at.to_string(), symbol = *symbol, expected = *expected);
        TooFewSymbols { found: usize, side: usize } [Detail::Alphabet(&[])] => "error-too-few-symbols";
        OtherAlphabet { symbols: usize, side: usize } => "error-other-alphabet";
        TooManySymbols { found: usize, side: usize } [Detail::Syntax] => "error-too-many-symbols";
        Ambiguous { alphabets: Vec<String> } [Detail::Alphabet(alphabets)] => "error-ambiguous";

        RowLength { row: usize, cells: usize, expected: usize } [Detail::Syntax] => "error-row-length";
        RowCount { rows: usize, cells: usize } [Detail::Syntax] => "error-row-count";
        LineLength { cells: usize } [Detail::Syntax] => "error-line-length";
        LineSeparators { cells: usize, side: usize } [Detail::Syntax] => "error-line-separators";
        Words {} [Detail::Syntax] => "error-not-a-puzzle-line";
        Unrecognised {} [Detail::Syntax] => "error-unrecognised";
        NoPuzzle {} [Detail::Syntax] => "error-no-puzzle";
        NotOne { count: usize } [Detail::Syntax] => "error-not-one";

        Io { error: io::Error } [Detail::Io(error)] => "error-io" (error = error.to_string());
        TooLong {} [Detail::Syntax] => "error-too-long";
        Binary {} [Detail::Syntax] => "error-binary";
        NoColumn { asked: String, columns: Vec<String> } [Detail::Column] => "error-no-column";
        NoColumnNumber { column: usize, columns: Vec<String> } [Detail::Column] => "error-no-column-number";
        NotATable { asked: String } [Detail::Syntax] => "error-not-a-table";
        EmptyField { column: String } [Detail::Syntax] => "error-empty-field";
        BadField { column: String, text: String } [Detail::Syntax] => "error-bad-field";
        UnknownPrefix { prefix: String } [Detail::Delimiter] => "error-unknown-prefix";
        Syntax { format: &'static str, problem: Value } [Detail::Syntax] => "error-syntax";
        Lacking { problem: Phrase } [Detail::Syntax] => "error-lacking";
        Unsupported { format: &'static str, what: Phrase } [Detail::Unsupported] => "error-unsupported";

        ReadOnly { format: &'static str } => "error-read-only";
        OtherSideOfFormat { format: &'static str, side: usize } => "error-cannot-hold-side";
        NotBoxes { format: &'static str } => "error-cannot-hold-regions";
    }
}

impl FormatProblem {
    /// The problem with a line of this many cells.
    pub(super) const fn of_line(cells: usize) -> Self {
        match cells.isqrt() {
            side @ MIN_SIDE..=MAX_SIDE if side * side == cells => Self::LineSeparators { cells, side },
            _ => Self::LineLength { cells },
        }
    }
}

/// The error for a text that breaks the syntax of this format. The problem is a phrase, or the
/// sentence of a parser.
pub(super) fn syntax(format: &'static str, problem: impl Into<Value>) -> Error {
    FormatProblem::Syntax { format, problem: problem.into() }.into()
}

/// The error for a text that follows its format but has no puzzle.
pub(super) fn lacking(problem: Phrase) -> Error {
    FormatProblem::Lacking { problem }.into()
}

/// The error for something that this format allows and Sudokit does not support.
pub(super) fn unsupported(format: &'static str, what: Phrase) -> Error {
    FormatProblem::Unsupported { format, what }.into()
}

/// Fails unless the count is the expected one. The message `id` has both as arguments.
pub(super) fn check_count(
    format: &'static str,
    id: &'static str,
    found: usize,
    expected: usize,
) -> Result<(), Error> {
    if found == expected {
        return Ok(());
    }
    Err(syntax(format, Phrase::new(id, [("found", found.into()), ("expected", expected.into())])))
}
