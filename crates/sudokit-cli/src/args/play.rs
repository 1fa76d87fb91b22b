//! Flags of `sudoku play`.

use std::ffi::OsString;

use clap::builder::TypedValueParser;
use sudokit::Alphabet;
use sudokit::board::Coordinates;
use sudokit::format::Format;
use sudokit::logic::Order;
use sudokit::logic::rate::Level;
use sudokit_game::{Checks, ThemeChoice};

use super::logic::{coordinates_parser, order_parser};
use super::values::{format_parser, level_parser, named, side_parser, theme_parser, whole_number};
use super::{BoardOptions, ResultOptions};

pub const PLAY_EXAMPLES: &str = "\
Examples:
  sudoku play
  sudoku play --difficulty hard --seed 42
  sudoku play puzzle.txt
  sudoku play --resume
  sudoku play --list
  sudoku create | sudoku play
  sudoku play --size 16
  sudoku play --jigsaw random
  sudoku play --plain --checks off puzzle.txt
  sudoku play --stats --csv > games.csv";

/// What is about puzzles that were not begun yet.
const NEW: [&str; 11] = [
    "input",
    "difficulty",
    "seed",
    "size",
    "from",
    "alphabet",
    "shape",
    "jigsaw",
    "diagonals",
    "windoku",
    "disjoint",
];

#[derive(clap::Args, Debug)]
pub struct Play {
    /// A file, the puzzle itself, or - for standard input
    ///
    /// In any format. Without it, a menu offers saved games and new puzzles.
    #[arg(value_name = "INPUT")]
    pub input: Option<OsString>,
    /// Continue the game of this name, or the last one
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with_all = NEW)]
    #[allow(clippy::option_option, reason = "so clap tells a flag without a value from no flag")]
    pub resume: Option<Option<String>>,
    /// Play by typed lines
    ///
    /// For screen readers, pipes and plain terminals.
    #[arg(long)]
    pub plain: bool,
    /// What the game says about wrong entries; remembered
    #[arg(long, value_name = "WHAT", value_parser = checks_parser())]
    pub checks: Option<Checks>,
    /// Which step a hint shows; remembered
    #[arg(long, value_name = "ORDER", value_parser = order_parser())]
    pub order: Option<Order>,
    /// How cells are called; remembered
    #[arg(long, value_name = "NAMES", value_parser = coordinates_parser())]
    pub coordinates: Option<Coordinates>,
    /// The colors of the screen; remembered
    #[arg(long, value_name = "THEME", value_parser = theme_parser())]
    pub theme: Option<ThemeChoice>,
    /// Instead of playing, show how you did so far
    #[arg(long, conflicts_with_all = ["input", "resume"])]
    pub stats: bool,
    /// Instead of playing, list the saved games
    ///
    /// With how far each of them is.
    #[arg(long, conflicts_with_all = ["input", "resume", "stats"])]
    pub list: bool,
    /// Instead of playing, delete the saved game of this name
    ///
    /// Its name is the whole name that --list shows. The statistics keep its result.
    #[arg(long, value_name = "NAME", conflicts_with_all = NEW, conflicts_with_all = ["resume", "stats", "list"])]
    pub delete: Option<String>,
    /// How hard a new puzzle is [default: medium]
    #[arg(long, value_name = "LEVEL", value_parser = level_parser(), conflicts_with = "input", help_heading = "New puzzles")]
    pub difficulty: Option<Level>,
    /// The same seed gives the same puzzle
    #[arg(long, value_name = "N", conflicts_with = "input", help_heading = "New puzzles", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    /// The side of the board: 4, 6, 9, 16, 25 …
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["input", "shape"], help_heading = "New puzzles", value_parser = side_parser())]
    pub size: Option<usize>,
    /// The format of the puzzle: see `sudoku formats`
    ///
    /// Without it, the format is detected.
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true)]
    pub from: Option<Format>,
    /// The symbols of the digits: `numbers`, ranges such as 1-9A-G, or all of them
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

impl Play {
    /// Whether nothing says which puzzle to play.
    pub fn is_open(&self) -> bool {
        let BoardOptions { shape, jigsaw, diagonals, windoku, disjoint } = &self.board;
        let has_rules = shape.is_some() || jigsaw.is_some() || *diagonals || *windoku || *disjoint;
        let has_wish = self.difficulty.is_some() || self.seed.is_some() || self.size.is_some();
        let has_source = self.input.is_some() || self.resume.is_some();
        !has_rules && !has_wish && !has_source && self.from.is_none() && self.alphabet.is_none()
    }
}

fn checks_parser() -> impl TypedValueParser<Value = Checks> {
    let about = |checks| match checks {
        Checks::Off => "nothing, until the board is full",
        Checks::Conflicts => "the same digit twice in a house",
        Checks::Solution => "a digit that differs from the solution",
    };
    named(Checks::ALL.map(|checks| (checks, checks.name(), about(checks))))
}
