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

use super::values::{format_parser, parse_duration, whole_number};
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

/// How many puzzles are worked on at the same time.
#[derive(Args, Clone, Copy, Debug)]
pub struct JobOptions {
    /// How many puzzles to work on at the same time
    ///
    /// Without it, as many as there are processors.
    #[arg(short, long, value_name = "N", value_parser = whole_number(1..=1024))]
    jobs: Option<u64>,
}

/// How many puzzles are worked on at the same time, and how long each may take.
#[derive(Args, Debug)]
pub struct Limits {
    #[command(flatten)]
    jobs: JobOptions,
    /// Give up on a puzzle after this time: 5s, 300ms, 1m30s
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub timeout: Option<Duration>,
}

impl Limits {
    /// For commands that have no such flags.
    pub const ONE_BY_ONE: Self = Self { jobs: JobOptions { jobs: Some(1) }, timeout: None };

    pub fn jobs(&self) -> usize {
        match self.jobs.jobs {
            Some(jobs) => jobs as usize,
            // Where the number of processors is unknown, one puzzle at a time.
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// For commands that have no searches to limit.
impl From<JobOptions> for Limits {
    fn from(jobs: JobOptions) -> Self {
        Self { jobs, timeout: None }
    }
}

/// How the rest is done of work that was stopped.
#[derive(Args, Clone, Copy, Debug)]
pub struct RestOptions {
    /// Write what belongs behind the results of a run that was stopped
    ///
    /// No header is repeated, and boards and documents continue where the first results end.
    /// Both files together are what one run would have written.
    #[arg(long = "continue", requires = "skip")]
    pub continues: bool,
}

/// Where puzzles come from, and what is known about them.
#[derive(Args, Debug)]
pub struct InputOptions {
    /// Files, - for standard input, or puzzles themselves
    ///
    /// A file of that name takes precedence. Without any, standard input is read. At a terminal you are asked: type the name of a
    /// file, or paste a puzzle. Ctrl-D leaves.
    #[arg(value_name = "INPUT")]
    pub inputs: Vec<OsString>,
    /// Leave out the first N puzzles, for example to continue after Ctrl-C
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, value_parser = whole_number(0..=u64::MAX))]
    pub skip: u64,
    #[command(flatten)]
    pub rest: RestOptions,
    /// The format of the input: see `sudoku formats`
    ///
    /// Without it, the format is detected.
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true)]
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
    /// Regions of any form, n rows of n letters: a file, - or the letters themselves
    ///
    /// For new puzzles also `random`: regions that are drawn from the seed, the same for
    /// all puzzles of it.
    #[arg(long, value_name = "FILE")]
    pub jigsaw: Option<OsString>,
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
    /// Write boards in this format: see `sudoku formats`
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(Format::is_writable), hide_possible_values = true)]
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
    /// Write results as JSON, one object a line
    ///
    /// `sudoku help json` describes the fields.
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Write results as CSV with a header
    ///
    /// `sudoku help csv` describes the columns.
    #[arg(long)]
    pub csv: bool,
}

impl ResultOptions {
    /// Whether results are rows of named values.
    pub fn has_rows(&self) -> bool {
        self.json || self.csv
    }
}
