//! Options of the commands that search for solutions.

use clap::ValueEnum;

use super::values::whole_number;
use super::{LogicOptions, OutputOptions, WorkOptions};

#[derive(clap::Args, Debug)]
pub struct Solve {
    #[arg(long, conflicts_with = "skip")]
    pub answers: bool,
    #[arg(long)]
    pub all: bool,
    #[arg(long, value_name = "N", requires = "all", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    #[arg(long, value_enum, default_value_t, value_name = "METHOD")]
    pub method: Method,
    #[command(flatten)]
    pub logic: LogicOptions,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

/// How to solve puzzles.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    #[default]
    Search,
    Logic,
    Backtrack,
}

#[derive(clap::Args, Debug)]
pub struct Count {
    #[arg(long, value_name = "N", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Check {
    #[arg(long)]
    pub minimal: bool,
    #[arg(long)]
    pub automorphisms: bool,
    #[command(flatten)]
    pub trouble: TroubleOptions,
    #[command(flatten)]
    pub work: WorkOptions,
}

/// The details to print about a puzzle that does not have exactly one solution.
#[derive(clap::Args, Debug)]
pub struct TroubleOptions {
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub all_clashes: bool,
}
