//! Options of `sudoku play`.

use std::ffi::OsString;

use clap::builder::TypedValueParser;
use sudokit::Alphabet;
use sudokit::format::Format;
use sudokit::logic::Order;
use sudokit::logic::rate::Level;
use sudokit_game::{Checks, ThemeChoice};

use super::logic::order_parser;
use super::values::{format_parser, level_parser, named, side_parser, theme_parser, whole_number};
use super::{BoardOptions, ResultOptions};

/// Arguments for new games, which do not fit options for saved games.
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
    #[arg(value_name = "INPUT")]
    pub input: Option<OsString>,
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with_all = NEW)]
    #[allow(clippy::option_option, reason = "so an option without a value differs from no option")]
    pub resume: Option<Option<String>>,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "WHAT", value_parser = checks_parser())]
    pub checks: Option<Checks>,
    #[arg(long, value_name = "ORDER", value_parser = order_parser())]
    pub order: Option<Order>,
    #[arg(long, value_name = "THEME", value_parser = theme_parser())]
    pub theme: Option<ThemeChoice>,
    #[arg(long, conflicts_with_all = ["input", "resume"])]
    pub stats: bool,
    #[arg(long, conflicts_with_all = ["input", "resume", "stats"])]
    pub list: bool,
    #[arg(long, value_name = "NAME", conflicts_with_all = NEW, conflicts_with_all = ["resume", "stats", "list"])]
    pub delete: Option<String>,
    #[arg(long, value_name = "LEVEL", value_parser = level_parser(), conflicts_with = "input", help_heading = "new-puzzles")]
    pub difficulty: Option<Level>,
    #[arg(long, value_name = "N", conflicts_with = "input", help_heading = "new-puzzles", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["input", "shape"], help_heading = "new-puzzles", value_parser = side_parser())]
    pub size: Option<usize>,
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true)]
    pub from: Option<Format>,
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

impl Play {
    /// Whether no argument says which puzzle to play.
    pub fn is_open(&self) -> bool {
        let BoardOptions { shape, jigsaw, diagonals, windoku, disjoint } = &self.board;
        let has_rules = shape.is_some() || jigsaw.is_some() || *diagonals || *windoku || *disjoint;
        let has_criteria = self.difficulty.is_some() || self.seed.is_some() || self.size.is_some();
        let has_source = self.input.is_some() || self.resume.is_some();
        !has_rules && !has_criteria && !has_source && self.from.is_none() && self.alphabet.is_none()
    }
}

fn checks_parser() -> impl TypedValueParser<Value = Checks> {
    named(Checks::ALL.map(|checks| (checks, checks.name())))
}
