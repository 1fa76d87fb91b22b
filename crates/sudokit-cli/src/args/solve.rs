//! Flags of the commands that search for solutions.

use clap::ValueEnum;

use super::values::whole_number;
use super::{LogicOptions, OutputOptions, WorkOptions};

pub const SOLVE_EXAMPLES: &str = "\
Examples:
  sudoku solve puzzle.txt
  sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku solve --answers *.sdk         writes puzzle_ANSWERS.txt beside puzzle.sdk
  sudoku solve --all --limit 10 several.txt
  sudoku solve --jobs 4 million.txt -o solutions.txt
  sudoku solve --jigsaw regions.txt puzzle.txt
  sudoku solve --method logic --upto singles puzzle.txt
  sudoku create | sudoku solve --to pretty";

pub const COUNT_EXAMPLES: &str = "\
Examples:
  sudoku count puzzle.txt
  sudoku count --limit 1000 several.txt
  sudoku count .................................................................................
  sudoku count --timeout 10s --json list.sdm";

pub const BACKBONE_EXAMPLES: &str = "\
Examples:
  sudoku backbone sketch.txt
  sudoku backbone --json several.txt
  sudoku backbone --timeout 10s large.txt";

pub const CHECK_EXAMPLES: &str = "\
Examples:
  sudoku check puzzle.txt
  sudoku check --minimal collection.sdm
  sudoku check --automorphisms symmetric.txt
  sudoku check --why newspaper.txt
  sudoku check --csv *.txt > report.csv";

#[derive(clap::Args, Debug)]
pub struct Solve {
    /// Also write NAME_ANSWERS.txt beside each input file
    ///
    /// In the format of the puzzles. Inputs whose names end so are skipped.
    #[arg(long, conflicts_with = "skip")]
    pub answers: bool,
    /// Write every solution, not only one
    #[arg(long)]
    pub all: bool,
    /// At most N solutions of each puzzle, with --all
    #[arg(long, value_name = "N", requires = "all", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    /// How to solve
    #[arg(long, value_enum, default_value_t, value_name = "METHOD")]
    pub method: Method,
    #[command(flatten)]
    pub logic: LogicOptions,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

/// How puzzles are solved.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// Search, as fast as possible
    #[default]
    Search,
    /// Techniques, as a person does; where they do not suffice, what is left is shown
    Logic,
    /// Plain backtracking: the first empty cell, digit by digit
    Backtrack,
}

#[derive(clap::Args, Debug)]
pub struct Count {
    /// Stop counting at N solutions
    #[arg(long, value_name = "N", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Check {
    /// Also tell whether no clue can be dropped
    #[arg(long)]
    pub minimal: bool,
    /// Also name the symmetries that lead from the puzzle to itself
    #[arg(long)]
    pub automorphisms: bool,
    #[command(flatten)]
    pub trouble: TroubleOptions,
    #[command(flatten)]
    pub work: WorkOptions,
}

/// How much is said about a puzzle that is not right.
#[derive(clap::Args, Debug)]
pub struct TroubleOptions {
    /// Also say why there is not one solution: which clues contradict each other, and which change would help; 10 s at most unless --timeout says otherwise
    #[arg(long)]
    pub why: bool,
    /// List all clashes of a puzzle, not only the first few
    #[arg(long)]
    pub all_clashes: bool,
}
