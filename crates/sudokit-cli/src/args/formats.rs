//! Flags of the commands about formats.

use super::{InputOptions, JobOptions, OutputOptions};

pub const CONVERT_EXAMPLES: &str = "\
Examples:
  sudoku convert puzzle.sdk --to line
  sudoku convert 'https://f-puzzles.com/?load=N4Ig…' --to pretty
  sudoku convert puzzle.txt --to fpuzzles -o link.txt";

pub const FORMATS_EXAMPLES: &str = "\
Examples:
  sudoku formats
  sudoku formats --json";

#[derive(clap::Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub jobs: JobOptions,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}
