//! Flags of the commands about lists of puzzles.

use clap::ValueEnum;

use super::logic::ScaleOption;
use super::values::{parse_fraction, side_parser, whole_number};
use super::{ClueWish, InputOptions, JobOptions, Limits, OutputOptions, Wish, WorkOptions};

pub const FILTER_EXAMPLES: &str = "\
Examples:
  sudoku filter --rating 6.6..7.2 list.sdm > expert.sdm
  sudoku filter --difficulty hard --not unique-rectangle list.txt
  sudoku filter --needs x-wing --clues ..26 list.txt
  sudoku filter --hodoku unfair --symmetry rotate180 --csv list.csv > judged.csv
  sudoku filter --unique --minimal list.txt -o minimal.txt
  sudoku filter --unique --invert list.txt           puzzles without exactly one solution
  sudoku filter --size 9 mixed.txt --to line";

pub const SORT_EXAMPLES: &str = "\
Examples:
  sudoku sort --by rating list.sdm > easiest-first.sdm
  sudoku sort --by clues --reverse list.txt
  sudoku sort --by hodoku --csv list.txt > scores.csv
  sudoku sort --by canonical list.txt";

pub const SAMPLE_EXAMPLES: &str = "\
Examples:
  sudoku sample --count 100 list.sdm > hundred.sdm
  sudoku sample --fraction 0.1 --seed 7 list.csv > tenth.csv
  sudoku sample --count 20 --shuffle list.txt
  sudoku sample --shuffle --seed 1 list.txt -o shuffled.txt";

pub const STATS_EXAMPLES: &str = "\
Examples:
  sudoku stats list.sdm
  sudoku stats --scale hodoku list.sdm
  sudoku stats --no-ratings million.txt
  sudoku stats --csv list.sdm > figures.csv";

#[derive(clap::Args, Debug)]
pub struct Filter {
    /// Keep the others: the puzzles that do not match
    #[arg(long)]
    pub invert: bool,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub clues: ClueWish,
    /// Has exactly one solution
    #[arg(long, help_heading = "Clues")]
    pub unique: bool,
    /// The side of the board: 4, 6, 9, 16, 25 …
    #[arg(long, value_name = "SIDE", help_heading = "Clues", value_parser = side_parser())]
    pub size: Option<usize>,
    #[command(flatten)]
    pub wish: Wish,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// What a list is sorted by.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SortBy {
    /// Sudoku Explainer's rating (ER), for 9x9 boards
    Rating,
    /// HoDoKu's level, then its score, for 9x9 boards
    Hodoku,
    /// The level in a word, for all boards
    Level,
    /// The number of clues
    Clues,
    /// The side of the board
    Size,
    /// The puzzle itself, row by row, empty cells first; small boards before large ones
    Puzzle,
    /// The smallest image, as `sudoku canonical` writes it: puzzles that are the same but for symmetries stand together
    Canonical,
}

#[derive(clap::Args, Debug)]
pub struct Sort {
    /// What to sort by, the smallest or easiest first
    #[arg(long, value_enum, value_name = "WHAT")]
    pub by: SortBy,
    /// The largest or hardest first
    #[arg(long)]
    pub reverse: bool,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("choice").required(true).multiple(true).args(["count", "fraction", "shuffle"])))]
pub struct Sample {
    /// How many puzzles; all, if the list has no more
    #[arg(short = 'n', long, value_name = "N", conflicts_with = "fraction", value_parser = whole_number(0..=u64::MAX))]
    pub count: Option<u64>,
    /// The chance of each puzzle to be chosen: 0.1, or 10%
    #[arg(long, value_name = "CHANCE", value_parser = parse_fraction)]
    pub fraction: Option<f64>,
    /// In random order, not in that of the input
    ///
    /// Without --count and --fraction, the whole list.
    #[arg(long)]
    pub shuffle: bool,
    /// The same seed chooses the same puzzles, on every machine
    ///
    /// Without it one is drawn, and told on standard error.
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
    /// Leave out how hard the puzzles are, which takes most of the time
    #[arg(long)]
    pub no_ratings: bool,
    #[command(flatten)]
    pub measure: ScaleOption,
    #[command(flatten)]
    pub work: WorkOptions,
}
