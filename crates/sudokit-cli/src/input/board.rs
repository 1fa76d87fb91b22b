//! The options that describe the puzzles of an input.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

use sudokit::Error;
use sudokit::board::{Extra, Regions};
use sudokit::format::{Column, Format, Options};

use super::open::waiting_stdin;
use super::source::printable;
use crate::args::{BoardOptions, InputOptions};
use crate::status::UsageError;
use crate::texts::text;
use crate::trouble::reason;

/// All options of a command about its input.
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

/// The options about the board.
pub fn board_options(board: &BoardOptions) -> anyhow::Result<Options> {
    Ok(Options { shape: board.shape, regions: regions(board)?, extras: extras(board), ..Options::default() })
}

/// The regions of `--jigsaw`.
pub fn regions(board: &BoardOptions) -> anyhow::Result<Option<Regions>> {
    board.jigsaw.as_ref().map(|source| parse_value("--jigsaw", source)).transpose()
}

/// The value of an option: the content of a file or of standard input (-), or the text itself.
pub fn parse_value<T: FromStr<Err = Error>>(flag: &'static str, source: &OsStr) -> anyhow::Result<T> {
    let name = printable(&source.to_string_lossy());
    let in_option = |problem: String| text!("error-in-option", option = flag, source = &name, problem);
    let unreadable = |error: io::Error| anyhow::Error::msg(in_option(reason(&error)));
    let is_file = source == "-" || Path::new(source).exists();
    let text = if source == "-" {
        let mut text = String::new();
        waiting_stdin().read_to_string(&mut text).map(|_| text).map_err(unreadable)?
    } else if is_file {
        std::fs::read_to_string(source).map_err(unreadable)?
    } else {
        source.to_string_lossy().into_owned()
    };
    text.parse().map_err(|error: Error| {
        if is_file {
            return anyhow::Error::msg(in_option(error.to_string()));
        }
        if let Err(error) = check_file(flag, source) {
            return error.into();
        }
        let problem = error.to_string();
        UsageError(text!("error-neither-file-nor-value", option = flag, source = &name, problem)).into()
    })
}

/// Fails if the value of an option looks like the name of a file, but there is no such file.
pub fn check_file(flag: &str, source: &OsStr) -> Result<(), UsageError> {
    let name = printable(&source.to_string_lossy());
    if is_like_file_name(&name) && !Path::new(source).exists() {
        return Err(UsageError(text!("error-no-such-file", option = flag, source = &name)));
    }
    Ok(())
}

/// Whether a text is more likely a name, such as `heart.txt`, than a pattern or a map of
/// regions, in which dots are empty cells.
fn is_like_file_name(text: &str) -> bool {
    let end = Path::new(text).extension().and_then(OsStr::to_str).unwrap_or_default();
    let is_letter_of_name = |sign: char| sign.is_alphabetic() && !matches!(sign, 'x' | 'X');
    (2..=5).contains(&end.len()) && end.contains(is_letter_of_name) && !text.contains('\n')
}

/// The extra houses of the board.
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

/// Parses a column, for clap.
pub fn parse_column(text: &str) -> Result<Column, String> {
    match text.trim() {
        "" => Err(text!("error-column-empty")),
        "0" => Err(text!("error-column-zero")),
        text => text.parse().map_err(|error: Error| error.to_string()),
    }
}

/// Parses the delimiter of columns, for clap: a character or its name.
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
            _ => Err(text!("error-delimiter")),
        },
    }
}

/// Fails if the format of the input has no columns, although a column is named.
pub fn check_column(options: &Options) -> Result<(), UsageError> {
    let has_columns =
        |format: Format| matches!(format, Format::Csv | Format::Json) || options.column.is_none();
    match options.format {
        Some(format) if !has_columns(format) => {
            Err(UsageError(text!("error-no-columns", format = format.name())))
        }
        _ => Ok(()),
    }
}
