//! Flags that many commands share: where puzzles come from, where results go,
//! and how much work is done at a time.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use sudokit::Alphabet;
use sudokit::board::Shape;
use sudokit::format::{Column, Format};

use super::values::{format_parser, parse_duration};
use crate::input;

/// What the commands that search have in common: limits, input and output.
#[derive(Args, Debug)]
pub struct WorkOptions<O: Args = ResultOptions> {
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: O,
}

/// How many puzzles are worked on at the same time, and how long each may take.
#[derive(Args, Debug)]
pub struct Limits {
    /// How many puzzles to work on at the same time; as many as there are processors by default
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Give up on a puzzle after this time, such as 5s, 300ms or 2m
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub timeout: Option<Duration>,
}

impl Limits {
    /// For commands that have no such flags.
    pub const ONE_BY_ONE: Self = Self { jobs: Some(1), timeout: None };

    pub fn jobs(&self) -> usize {
        match self.jobs {
            Some(jobs) => jobs.into(),
            // Where the number of processors is unknown, one puzzle at a time.
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// Where puzzles come from, and what is known about them.
#[derive(Args, Debug)]
pub struct InputOptions {
    /// Files, - for standard input, or puzzles themselves; an existing file of that name wins
    #[arg(value_name = "INPUT")]
    pub inputs: Vec<OsString>,
    /// Read the input in this format instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(|_| true))]
    pub from: Option<Format>,
    /// The column of a table, or the key of JSON objects, that holds the puzzles
    #[arg(long, value_name = "NAME|N", value_parser = input::parse_column)]
    pub column: Option<Column>,
    /// What separates the columns of a table: a sign, or tab
    #[arg(long, value_name = "SIGN", value_parser = input::parse_delimiter)]
    pub delimiter: Option<char>,
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

/// Where boards go.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct OutputOptions {
    /// Write boards in this format
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(Format::is_writable))]
    pub to: Option<Format>,
    #[command(flatten)]
    pub results: ResultOptions,
}

/// Which file the output goes to.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct Target {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write over existing files
    #[arg(long)]
    pub force: bool,
}

/// Where results go.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct ResultOptions {
    #[command(flatten)]
    pub target: Target,
    /// Write results as JSON, one object a line; `sudoku help json` describes them
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Write results as CSV with a header
    #[arg(long)]
    pub csv: bool,
}

impl ResultOptions {
    /// Whether results are rows of named values.
    pub fn has_rows(&self) -> bool {
        self.json || self.csv
    }
}
