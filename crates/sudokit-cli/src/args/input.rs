//! Where puzzles come from: the same flags for every command that reads.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};
use sudokit::{Alphabet, Format, Shape};

/// Where puzzles come from, and what is known about them.
#[derive(Args, Debug)]
pub struct InputOptions {
    /// Files, - for standard input, or puzzles themselves; an existing file of that name wins
    #[arg(value_name = "INPUT")]
    pub inputs: Vec<OsString>,
    /// Read the input in this format instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(|_| true))]
    pub from: Option<Format>,
    /// The symbols of the digits: `numbers`, ranges such as 1-9A-G, or all of them
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
}

/// The form of the board, where it is not the usual one.
#[derive(Args, Debug)]
#[command(next_help_heading = "Board")]
pub struct BoardOptions {
    /// The rows and columns of a box, such as 2x3
    #[arg(long = "box", id = "shape", value_name = "RxC", conflicts_with = "jigsaw")]
    pub shape: Option<Shape>,
    /// Regions of any form: a file of n lines of n region letters
    #[arg(long, value_name = "FILE")]
    pub jigsaw: Option<PathBuf>,
    /// Both diagonals are houses
    #[arg(long)]
    pub diagonals: bool,
    /// The windows of windoku are houses
    #[arg(long)]
    pub windoku: bool,
    /// Cells at the same place of their boxes form a house
    #[arg(long)]
    pub disjoint: bool,
}

/// A parser whose possible values are names of the formats' table.
pub fn format_parser(is_allowed: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    let names = Format::ALL.iter().filter(|format| is_allowed(**format));
    let values: Vec<PossibleValue> =
        names.map(|format| PossibleValue::new(format.name()).help(format.about())).collect();
    clap::builder::PossibleValuesParser::new(values).try_map(|name| name.parse::<Format>())
}
