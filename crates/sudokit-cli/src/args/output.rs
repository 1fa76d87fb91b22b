//! Where boards and results go: the same flags for every command that writes.

use std::path::PathBuf;

use clap::Args;
use sudokit::Format;

use super::input::format_parser;

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
    /// Write results as JSON, one object a line
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Write results as CSV with a header
    #[arg(long)]
    pub csv: bool,
}
