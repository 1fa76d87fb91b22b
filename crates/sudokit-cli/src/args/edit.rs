//! Options of the commands that change the clues of puzzles.

use clap::Args;
use sudokit::generate::Symmetry;

use super::values::{symmetry_parser, whole_number};
use super::{OutputOptions, WorkOptions};

#[derive(clap::Args, Debug)]
pub struct Minimize {
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|symmetry| symmetry != Symmetry::Random))]
    pub symmetry: Symmetry,
    #[command(flatten)]
    pub edit: EditOptions,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("goal").required(true).multiple(true)))]
pub struct Reduce {
    #[arg(long, group = "goal")]
    pub keep_rating: bool,
    #[arg(long, value_name = "N", group = "goal", value_parser = whole_number(1..=4096))]
    pub clues: Option<u64>,
    #[command(flatten)]
    pub edit: EditOptions,
}

/// The options that these commands share.
#[derive(Args, Debug)]
pub struct EditOptions {
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number(0..=u64::MAX))]
    pub seed: u64,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}
