//! What the flags say about the puzzles of an input.

use std::path::Path;
use std::str::FromStr;

use anyhow::Context;
use sudokit::Error;
use sudokit::board::{Extra, Regions};
use sudokit::format::{Column, Format, Options};

use crate::args::{BoardOptions, InputOptions};
use crate::status::UsageError;

/// What the flags of a command say about its input.
pub fn options(arguments: &InputOptions) -> anyhow::Result<Options> {
    let InputOptions { from, alphabet, board, column, delimiter, .. } = arguments;
    Ok(Options {
        format: *from,
        alphabet: alphabet.clone(),
        column: column.clone(),
        delimiter: *delimiter,
        ..board_options(board)?
    })
}

/// What the flags say about the board.
pub fn board_options(board: &BoardOptions) -> anyhow::Result<Options> {
    Ok(Options { shape: board.shape, regions: regions(board)?, extras: extras(board), ..Options::default() })
}

/// The regions in the file of `--jigsaw`.
pub fn regions(board: &BoardOptions) -> anyhow::Result<Option<Regions>> {
    board.jigsaw.as_ref().map(|path| parse_file("--jigsaw", path)).transpose()
}

/// The value in the file that a flag names.
pub fn parse_file<T: FromStr<Err = Error>>(flag: &'static str, path: &Path) -> anyhow::Result<T> {
    let wrong = |problem: String| UsageError(format!("{}: {problem}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string())).context(flag)?;
    text.parse().map_err(|error: Error| wrong(error.to_string())).context(flag)
}

/// The houses that the flags add.
pub fn extras(board: &BoardOptions) -> Vec<Extra> {
    let mut extras = Vec::new();
    if board.diagonals {
        extras.extend([Extra::FallingDiagonal, Extra::RisingDiagonal]);
    }
    if board.windoku {
        extras.push(Extra::Windows);
    }
    if board.disjoint {
        extras.push(Extra::DisjointGroups);
    }
    extras
}

/// A column for clap.
pub fn parse_column(text: &str) -> Result<Column, String> {
    match text.trim() {
        "" => Err("a column has a name or a number from 1".to_owned()),
        "0" => Err("columns are counted from 1".to_owned()),
        text => text.parse().map_err(|error: Error| error.to_string()),
    }
}

/// What separates fields, for clap: a sign, or its name.
pub fn parse_delimiter(text: &str) -> Result<char, String> {
    match text {
        "tab" | "\\t" => Ok('\t'),
        "comma" => Ok(','),
        "semicolon" => Ok(';'),
        "pipe" | "bar" => Ok('|'),
        "space" | "blank" => Ok(' '),
        _ => match text.chars().collect::<Vec<_>>()[..] {
            [sign] if sign.is_ascii() && !sign.is_ascii_alphanumeric() && !"\".\n\r".contains(sign) => {
                Ok(sign)
            }
            _ => Err("fields are separated by one sign: , or ; or | or tab".to_owned()),
        },
    }
}

/// Whether a format was asked for that has no columns.
pub fn check_column(options: &Options) -> Result<(), UsageError> {
    let has_columns =
        |format: Format| matches!(format, Format::Csv | Format::Json) || options.column.is_none();
    match options.format {
        Some(format) if !has_columns(format) => Err(UsageError(format!(
            "--column names a column of a table or a key of JSON, and {format} has none"
        ))),
        _ => Ok(()),
    }
}
