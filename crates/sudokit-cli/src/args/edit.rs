//! Flags of the commands that change the clues of puzzles.

use clap::Args;
use sudokit::generate::Symmetry;

use super::values::{symmetry_parser, whole_number};
use super::{OutputOptions, WorkOptions};

pub const MINIMIZE_EXAMPLES: &str = "\
Examples:
  sudoku minimize puzzle.txt
  sudoku minimize --symmetry rotate180 puzzle.txt
  sudoku minimize --jobs 4 --csv list.sdm > minimal.csv";

pub const REDUCE_EXAMPLES: &str = "\
Examples:
  sudoku reduce --keep-rating puzzle.txt
  sudoku reduce --clues 25 --seed 3 puzzle.txt
  sudoku reduce --keep-rating --clues 28 --json list.sdm";

pub const COMPLETE_EXAMPLES: &str = "\
Examples:
  sudoku complete sketch.txt
  sudoku complete --seed 7 --to pretty several.txt
  sudoku complete --timeout 10s empty-25x25.txt";

#[derive(clap::Args, Debug)]
pub struct Minimize {
    /// Drop only whole groups of clues that belong together
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|symmetry| symmetry != Symmetry::Random))]
    pub symmetry: Symmetry,
    #[command(flatten)]
    pub edit: EditOptions,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("goal").required(true).multiple(true)))]
pub struct Reduce {
    /// Only while Sudoku Explainer's rating (ER) stays what it is
    #[arg(long, group = "goal")]
    pub keep_rating: bool,
    /// Stop when this number of clues is left
    #[arg(long, value_name = "N", group = "goal", value_parser = whole_number(1..=4096))]
    pub clues: Option<u64>,
    #[command(flatten)]
    pub edit: EditOptions,
}

/// What the commands that change clues have in common.
#[derive(Args, Debug)]
pub struct EditOptions {
    /// Another seed tries the clues in another order
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number(0..=u64::MAX))]
    pub seed: u64,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}
