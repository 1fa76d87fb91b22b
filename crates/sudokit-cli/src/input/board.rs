//! What the flags say about the puzzles of an input.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

use anyhow::Context;
use sudokit::Error;
use sudokit::board::{Extra, Regions};
use sudokit::format::{Column, Format, Options};

use super::open::waiting_stdin;
use super::source::printable;
use crate::args::{BoardOptions, InputOptions};
use crate::status::UsageError;
use crate::trouble::reason;

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

/// The regions of `--jigsaw`.
pub fn regions(board: &BoardOptions) -> anyhow::Result<Option<Regions>> {
    board.jigsaw.as_ref().map(|source| parse_value("--jigsaw", source)).transpose()
}

/// The value of a flag: in a file, in standard input (-), or the text itself.
pub fn parse_value<T: FromStr<Err = Error>>(flag: &'static str, source: &OsStr) -> anyhow::Result<T> {
    let name = printable(&source.to_string_lossy());
    let unreadable = |error: io::Error| anyhow::anyhow!("{name}: {}", reason(&error));
    let is_file = source == "-" || Path::new(source).exists();
    let text = if source == "-" {
        let mut text = String::new();
        waiting_stdin().read_to_string(&mut text).map(|_| text).map_err(unreadable).context(flag)?
    } else if is_file {
        std::fs::read_to_string(source).map_err(unreadable).context(flag)?
    } else {
        source.to_string_lossy().into_owned()
    };
    text.parse().map_err(|error: Error| {
        if is_file {
            return anyhow::anyhow!("{flag}: {name}: {error}");
        }
        let neither = "there is no such file, and it is no such text either";
        UsageError(format!("{flag}: {name}: {neither}: {error}")).into()
    })
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
