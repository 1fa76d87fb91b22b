//! Flags of `sudoku create`, and of what puzzles should be like.

use std::ffi::OsString;
use std::ops::RangeInclusive;

use clap::Args;
use sudokit::generate::{Criteria, Symmetry};
use sudokit::logic::rate::{HodokuLevel, Level, Rating};
use sudokit::{Alphabet, logic};

use super::logic::order_parser;
use super::values::{
    level_parser, parse_range, parse_ratings, parse_scores, side_parser, symmetry_parser, techniques_parser,
    whole_number,
};
use super::{BoardOptions, Limits, OutputOptions, RestOptions};

pub const CREATE_EXAMPLES: &str = "\
Examples:
  sudoku create
  sudoku create --seed 42 --count 100 --to sdm -o hundred.sdm
  sudoku create --clues 26..28 --symmetry rotate180 --to pretty
  sudoku create --difficulty hard --not unique-rectangle
  sudoku create --rating 6.6..7.2 --timeout 30s
  sudoku create --hodoku unfair --needs sue-de-coq
  sudoku create --needs x-wing,xy-wing --to sudokuwiki
  sudoku create --pattern heart.txt
  sudoku create --minimal --count 1000 --stats --to line > thousand.txt
  sudoku create --size 16
  sudoku create --diagonals --to tatham
  sudoku create --jigsaw random --size 7";

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("scale").args(["difficulty", "rating", "hodoku"])))]
pub struct Create {
    /// How many puzzles
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = whole_number(0..=u64::MAX))]
    pub count: u64,
    /// The same seed gives the same puzzles, on every machine
    ///
    /// Without it one is drawn, which --json, --csv and --stats tell.
    #[arg(long, value_name = "N", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    /// Leave out the first N puzzles of the seed, for example to continue after Ctrl-C
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, requires = "seed", value_parser = whole_number(0..=u64::MAX))]
    pub skip: u64,
    #[command(flatten)]
    pub rest: RestOptions,
    /// Also count clues and levels, on standard error
    ///
    /// After the puzzles: how many clues they have, and how hard they are.
    #[arg(long)]
    pub stats: bool,
    /// The symbols of the digits
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub clues: Clues,
    #[command(flatten)]
    pub wish: Wish,
    /// The side of the board: 4, 6, 9, 16, 25 …
    #[arg(long, value_name = "SIDE", conflicts_with = "shape", value_parser = side_parser())]
    pub size: Option<usize>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// How many clues a puzzle has, and how they are arranged.
#[derive(Args, Debug)]
#[command(next_help_heading = "Clues")]
pub struct ClueWish {
    /// How many clues: a number, or a range such as 26..28
    ///
    /// Also 26.. for at least 26, and ..28 for at most 28.
    #[arg(long, value_name = "N|A..B", value_parser = parse_range)]
    pub clues: Option<RangeInclusive<usize>>,
    /// No clue can be dropped
    ///
    /// With --symmetry, no group of clues that belong together.
    #[arg(long)]
    pub minimal: bool,
    /// Their symmetry
    ///
    /// How the clues are arranged.
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|_| true))]
    pub symmetry: Symmetry,
}

/// The clues of a new puzzle.
#[derive(Args, Debug)]
#[command(next_help_heading = "Clues")]
pub struct Clues {
    #[command(flatten)]
    pub wish: ClueWish,
    /// Where the clues stand: a file, - or the text itself
    ///
    /// It has a sign for each cell: . for an empty one and x for a clue.
    #[arg(long, value_name = "FILE")]
    pub pattern: Option<OsString>,
    /// The full grid that the puzzles lead to: a file, - or the grid itself
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    pub solution: Option<OsString>,
}

/// How hard a puzzle is, and what it takes to solve it.
#[derive(Args, Debug)]
#[command(next_help_heading = "Difficulty")]
pub struct Wish {
    /// How hard, in a word
    #[arg(long, value_name = "LEVEL", value_parser = level_parser())]
    pub difficulty: Option<Level>,
    /// Sudoku Explainer's rating (ER): 7.2, or 6.6..7.2
    ///
    /// Also 8.5.. for at least 8.5, and ..2.0 for at most 2.0.
    #[arg(long, value_name = "ER|A..B", value_parser = parse_ratings)]
    pub rating: Option<RangeInclusive<Rating>>,
    /// HoDoKu's level or score: unfair, 900, 800..1000
    ///
    /// The levels are easy, medium, hard, unfair and extreme.
    #[arg(long, value_name = "LEVEL|A..B", value_parser = parse_hodoku)]
    pub hodoku: Option<HodokuWish>,
    /// Shows these techniques, separated by commas
    ///
    /// They occur on the path that `sudoku explain` shows in the same --order. A name is
    /// a technique such as x-wing, all types of one such as unique-rectangle, or a family
    /// such as fish or chains, of which one occurs then. `sudoku techniques` lists the
    /// names.
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub needs: Vec<logic::Techniques>,
    /// Shows none of these techniques; names as in --needs
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub not: Vec<logic::Techniques>,
    /// Order for --needs and --not
    ///
    /// In which order techniques are tried.
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser())]
    pub order: logic::Order,
}

impl Wish {
    /// What these flags, and those about clues, ask for.
    pub fn criteria(&self, clues: &ClueWish) -> Criteria {
        let ClueWish { clues, minimal, symmetry } = clues;
        let Self { difficulty, rating, hodoku, needs, not, order } = self;
        let mut criteria = Criteria::new().symmetry(*symmetry).order(*order);
        if let Some(clues) = clues {
            criteria = criteria.clues(clues.clone());
        }
        if *minimal {
            criteria = criteria.minimal();
        }
        if let Some(level) = difficulty {
            criteria = criteria.level(*level);
        }
        if let Some(ratings) = rating {
            criteria = criteria.rating(ratings.clone());
        }
        criteria = match hodoku {
            None => criteria,
            Some(HodokuWish::Level(level)) => criteria.hodoku_level(*level),
            Some(HodokuWish::Score(scores)) => criteria.hodoku_score(scores.clone()),
        };
        let criteria = needs.iter().cloned().fold(criteria, Criteria::needs);
        not.iter().cloned().fold(criteria, Criteria::without)
    }
}

/// What HoDoKu should say of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HodokuWish {
    Level(HodokuLevel),
    Score(RangeInclusive<u32>),
}

/// `hard`, `800..1000`
fn parse_hodoku(text: &str) -> Result<HodokuWish, String> {
    if text.contains(|sign: char| sign.is_ascii_digit()) || text.contains("..") {
        return parse_scores(text).map(HodokuWish::Score);
    }
    text.parse().map(HodokuWish::Level).map_err(|error: sudokit::Error| error.to_string())
}
