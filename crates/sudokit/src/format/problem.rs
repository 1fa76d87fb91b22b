//! Why a text is not a puzzle, or a puzzle cannot be written.

use std::io;

use crate::base::error::{Detail, Error, problems};
use crate::base::{Clash, Position};
use crate::board::{Alphabet, Geometry};

problems! {
    pub(super) enum FormatProblem {
        Clash { clashes: Vec<Clash>, geometry: Geometry, alphabet: Alphabet } [Detail::Clash(clashes)] =>
            "{}", Clash::summary(clashes, geometry, |digit| alphabet.symbol(digit));
        NoUsualBoxes { side: usize } [Detail::Regions] =>
            "a {side}x{side} board has no usual boxes: name its boxes or regions";
        OtherSide { side: usize, asked: usize } [Detail::Syntax] =>
            "this puzzle is {side}x{side}, but the board asked for is {asked}x{asked}";

        UnknownSymbol { at: Position, symbol: String, alphabet: String } [Detail::Syntax] =>
            "{at} holds '{symbol}', which is not one of {alphabet}";
        TooLarge { at: Position, number: String, side: usize } [Detail::Syntax] =>
            "{at} holds {number}, but a {side}x{side} board has digits from 1 to {side}";
        TooFewSymbols { found: usize, side: usize } [Detail::Alphabet(&[])] =>
            "only {found} different symbols appear on this {side}x{side} board: name all {side}";
        OtherAlphabet { symbols: usize, side: usize } =>
            "the alphabet has {symbols} symbols, but a {side}x{side} board needs {side}";
        TooManySymbols { found: usize, side: usize } [Detail::Syntax] =>
            "{found} different symbols appear on this {side}x{side} board, which has room for {side}";
        Ambiguous { alphabets: Vec<String> } [Detail::Alphabet(alphabets)] =>
            "these symbols can be read in several ways: choose the alphabet {}", alphabets.join(" or ");

        RowLength { row: usize, cells: usize, expected: usize } [Detail::Syntax] => "row {row} has {cells} cells, expected {expected}";
        RowCount { rows: usize, cells: usize } [Detail::Syntax] => "{}", rows_sentence(*rows, *cells);
        LineLength { cells: usize } [Detail::Syntax] => "{}", line_sentence(*cells);
        Words {} [Detail::Syntax] => "this line looks like no puzzle";
        NoPuzzle {} [Detail::Syntax] => "there is no puzzle here";
        NotOne { count: usize } [Detail::Syntax] => "there are {count} puzzles here, expected one";

        Io { error: io::Error } [Detail::Io(error)] => "{error}";
        TooLong {} [Detail::Syntax] => "a single puzzle takes more than 1 MiB here; that is refused";
        Binary {} [Detail::Syntax] => "this is not text: it holds a zero byte";
        NoColumn { asked: String, columns: Vec<String> } [Detail::Column] =>
            "no column is called {asked}; there are {}: choose one of them", columns.join(", ");
        UnknownPrefix { prefix: String } [Detail::Delimiter] =>
            "a puzzle stands behind '{prefix}', which is not known: say which column holds the puzzles and what separates columns";
        Syntax { format: &'static str, problem: String } [Detail::Syntax] => "not right for {format}: {problem}";
        Unsupported { format: &'static str, what: String } [Detail::Unsupported] =>
            "this {format} puzzle has {what}, which Sudokit cannot handle yet";
        CannotHold { format: &'static str, what: String } => "the format {format} cannot hold {what}";
    }
}

/// Something in a text of this format that is not as it should be.
pub(super) fn syntax(format: &'static str, problem: impl Into<String>) -> Error {
    FormatProblem::Syntax { format, problem: problem.into() }.into()
}

/// Something that a text of this format may say, but no board of ours can.
pub(super) fn unsupported(format: &'static str, what: impl Into<String>) -> Error {
    FormatProblem::Unsupported { format, what: what.into() }.into()
}

/// Fails unless a text of this format has as many of something as it should:
/// `there are 80 cells, expected 81`.
pub(super) fn check_count(
    format: &'static str,
    subject: &str,
    found: usize,
    what: &str,
    expected: usize,
) -> Result<(), Error> {
    if found == expected {
        return Ok(());
    }
    Err(syntax(format, format!("{subject} {found} {what}, expected {expected}")))
}

/// `this line has 80 cells; …`
fn line_sentence(cells: usize) -> String {
    let found = match cells {
        1 => "1 cell".to_owned(),
        cells => format!("{cells} cells"),
    };
    match cells.isqrt() {
        side @ 4..=64 if side * side == cells => format!(
            "this line has {found}, as many as a {side}x{side} puzzle, but what separates them is not known"
        ),
        _ => format!("this line has {found}; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"),
    }
}

fn rows_sentence(rows: usize, cells: usize) -> String {
    let s = if rows == 1 { "" } else { "s" };
    match cells {
        ..4 => "this is no puzzle in any known format".to_owned(),
        _ => format!("there are {rows} row{s} of {cells} cells, expected {cells} rows"),
    }
}
