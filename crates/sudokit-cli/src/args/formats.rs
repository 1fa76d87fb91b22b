//! Flags of the commands about formats.

use super::{InputOptions, JobOptions, OutputOptions};

pub const CONVERT_EXAMPLES: &str = "\
Examples:
  sudoku convert puzzle.sdk --to line
  sudoku convert 'https://f-puzzles.com/?load=N4Ig…' --to pretty
  sudoku convert puzzle.txt --to fpuzzles -o link.txt";

pub const SHOW_EXAMPLES: &str = "\
Examples:
  sudoku show puzzle.txt
  sudoku show 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku show --to pencilmarks puzzle.sdk";

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
