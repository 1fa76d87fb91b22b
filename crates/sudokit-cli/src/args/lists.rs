//! Options of the commands about lists of puzzles.

use std::path::PathBuf;

use clap::ValueEnum;

use super::logic::ScaleOption;
use super::values::{parse_fraction, plot_parser, side_parser, whole_number};
use super::{ClueOptions, CriteriaOptions, InputOptions, JobOptions, Limits, OutputOptions, WorkOptions};

#[derive(clap::Args, Debug)]
pub struct Filter {
    #[arg(long)]
    pub invert: bool,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub clues: ClueOptions,
    #[arg(long, help_heading = "clues")]
    pub unique: bool,
    #[arg(long, value_name = "SIDE", help_heading = "clues", value_parser = side_parser())]
    pub size: Option<usize>,
    #[command(flatten)]
    pub criteria: CriteriaOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The key by which a list is sorted.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SortBy {
    Rating,
    Hodoku,
    Level,
    Clues,
    Size,
    Puzzle,
    Canonical,
}

#[derive(clap::Args, Debug)]
pub struct Sort {
    #[arg(long, value_enum, value_name = "WHAT")]
    pub by: SortBy,
    #[arg(long)]
    pub reverse: bool,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("choice").required(true).multiple(true).args(["count", "fraction", "shuffle"])))]
pub struct Sample {
    #[arg(short = 'n', long, value_name = "N", conflicts_with = "fraction", value_parser = whole_number(0..=u64::MAX))]
    pub count: Option<u64>,
    #[arg(long, value_name = "CHANCE", value_parser = parse_fraction)]
    pub fraction: Option<f64>,
    #[arg(long)]
    pub shuffle: bool,
    #[arg(long, value_name = "N", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub jobs: JobOptions,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(clap::Args, Debug)]
pub struct Stats {
    #[arg(long)]
    pub no_ratings: bool,
    #[command(flatten)]
    pub measure: ScaleOption,
    #[arg(long, value_name = "FILE", value_parser = plot_parser(), help_heading = "output")]
    pub plot: Option<PathBuf>,
    #[command(flatten)]
    pub work: WorkOptions,
}
