//! Options that many commands share: where puzzles come from, where results go, and
//! how many puzzles a command works on at the same time.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use sudokit::Alphabet;
use sudokit::board::Shape;
use sudokit::format::{Column, Format};

use super::values::{format_parser, parse_duration, whole_number};
use crate::input;

/// The options of the commands that search: limits, input and output.
#[derive(Args, Debug)]
pub struct WorkOptions<O: Args = ResultOptions> {
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: O,
}

/// The number of puzzles that are worked on at the same time.
#[derive(Args, Clone, Copy, Debug)]
pub struct JobOptions {
    #[arg(short, long, value_name = "N", value_parser = whole_number(1..=1024), help_heading = None)]
    jobs: Option<u64>,
}

/// The number of puzzles that are worked on at the same time, and the time limit
/// for each.
#[derive(Args, Debug)]
pub struct Limits {
    #[command(flatten)]
    jobs: JobOptions,
    #[arg(long, value_name = "TIME", value_parser = parse_duration, help_heading = None)]
    pub timeout: Option<Duration>,
}

impl Limits {
    /// For commands without these options.
    pub const ONE_BY_ONE: Self = Self { jobs: JobOptions { jobs: Some(1) }, timeout: None };

    pub fn jobs(&self) -> usize {
        match self.jobs.jobs {
            Some(jobs) => jobs as usize,
            // Where the number of processors is unknown, one puzzle at a time.
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// For commands without searches to limit.
impl From<JobOptions> for Limits {
    fn from(jobs: JobOptions) -> Self {
        Self { jobs, timeout: None }
    }
}

/// How to continue a run that was stopped.
#[derive(Args, Clone, Copy, Debug)]
pub struct RestOptions {
    #[arg(long = "continue", requires = "skip")]
    pub continues: bool,
}

/// Where puzzles come from, and what is known about them.
#[derive(Args, Debug)]
#[command(next_help_heading = "input")]
pub struct InputOptions {
    #[arg(value_name = "INPUT", help_heading = None)]
    pub inputs: Vec<OsString>,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, value_parser = whole_number(0..=u64::MAX))]
    pub skip: u64,
    #[command(flatten)]
    pub rest: RestOptions,
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true, help_heading = None)]
    pub from: Option<Format>,
    #[arg(long, value_name = "NAME|N", value_parser = input::parse_column)]
    pub column: Option<Column>,
    #[arg(long, value_name = "SIGN", value_parser = input::parse_delimiter)]
    pub delimiter: Option<char>,
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
}

/// The houses of the board, if they are not the usual ones.
#[derive(Args, Debug)]
#[command(next_help_heading = "board")]
pub struct BoardOptions {
    #[arg(long = "box", id = "shape", value_name = "RxC", conflicts_with = "jigsaw")]
    pub shape: Option<Shape>,
    #[arg(long, value_name = "FILE")]
    pub jigsaw: Option<OsString>,
    #[arg(long)]
    pub diagonals: bool,
    #[arg(long)]
    pub windoku: bool,
    #[arg(long)]
    pub disjoint: bool,
}

/// Where boards go, and in which format.
#[derive(Args, Debug)]
#[command(next_help_heading = "output")]
pub struct OutputOptions {
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(Format::is_writable), hide_possible_values = true)]
    pub to: Option<Format>,
    #[command(flatten)]
    pub results: ResultOptions,
}

/// The file that the output goes to.
#[derive(Args, Debug)]
#[command(next_help_heading = "output")]
pub struct Target {
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

impl Target {
    /// The file, unless it is a name of standard output.
    pub fn file(&self) -> Option<&Path> {
        let is_named = |path: &Path| !["-", "/dev/stdout"].iter().any(|name| path.as_os_str() == *name);
        self.output.as_deref().filter(|path| is_named(path))
    }
}

/// Where results go.
#[derive(Args, Debug)]
#[command(next_help_heading = "output")]
pub struct ResultOptions {
    #[command(flatten)]
    pub target: Target,
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
}

impl ResultOptions {
    /// Whether results are rows of named values.
    pub fn has_rows(&self) -> bool {
        self.json || self.csv
    }
}
