//! Options of `sudoku create`, and criteria that `sudoku filter` shares.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use sudokit::generate::{Criteria, Symmetry};
use sudokit::logic::rate::{HodokuLevel, Level, Rating};
use sudokit::{Alphabet, logic};

use super::logic::order_parser;
use super::values::{
    level_parser, parse_range, parse_ratings, parse_scores, plot_parser, side_parser, symmetry_parser,
    techniques_parser, whole_number,
};
use super::{BoardOptions, Limits, OutputOptions, RestOptions};
use crate::texts::text;

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("scale").args(["difficulty", "rating", "hodoku"])))]
pub struct Create {
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = whole_number(0..=u64::MAX))]
    pub count: u64,
    #[arg(long, value_name = "N", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, requires = "seed", value_parser = whole_number(0..=u64::MAX))]
    pub skip: u64,
    #[command(flatten)]
    pub rest: RestOptions,
    #[arg(long)]
    pub stats: bool,
    #[arg(long, value_name = "FILE", requires = "stats", value_parser = plot_parser())]
    pub plot: Option<PathBuf>,
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub clues: Clues,
    #[command(flatten)]
    pub criteria: CriteriaOptions,
    #[arg(long, value_name = "SIDE", conflicts_with = "shape", help_heading = None, value_parser = side_parser())]
    pub size: Option<usize>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The number of clues of a puzzle, and their arrangement.
#[derive(Args, Debug)]
#[command(next_help_heading = "clues")]
pub struct ClueOptions {
    #[arg(long, value_name = "N|A..B", value_parser = parse_range)]
    pub clues: Option<RangeInclusive<usize>>,
    #[arg(long)]
    pub minimal: bool,
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|_| true))]
    pub symmetry: Symmetry,
}

/// The clues of a new puzzle.
#[derive(Args, Debug)]
#[command(next_help_heading = "clues")]
pub struct Clues {
    #[command(flatten)]
    pub criteria: ClueOptions,
    #[arg(long, value_name = "FILE")]
    pub pattern: Option<OsString>,
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    pub solution: Option<OsString>,
}

/// The difficulty of a puzzle, and the techniques that it requires.
#[derive(Args, Debug)]
#[command(next_help_heading = "difficulty")]
pub struct CriteriaOptions {
    #[arg(long, value_name = "LEVEL", value_parser = level_parser())]
    pub difficulty: Option<Level>,
    #[arg(long, value_name = "ER|A..B", value_parser = parse_ratings)]
    pub rating: Option<RangeInclusive<Rating>>,
    #[arg(long, value_name = "LEVEL|A..B", value_parser = parse_hodoku)]
    pub hodoku: Option<HodokuTarget>,
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub needs: Vec<logic::Techniques>,
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub not: Vec<logic::Techniques>,
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser(), hide_short_help = true)]
    pub order: logic::Order,
}

impl CriteriaOptions {
    /// The criteria of these options and of those about clues.
    pub fn with_clues(&self, clues: &ClueOptions) -> Criteria {
        let ClueOptions { clues, minimal, symmetry } = clues;
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
            Some(HodokuTarget::Level(level)) => criteria.hodoku_level(*level),
            Some(HodokuTarget::Score(scores)) => criteria.hodoku_score(scores.clone()),
        };
        let criteria = needs.iter().cloned().fold(criteria, Criteria::needs);
        not.iter().cloned().fold(criteria, Criteria::without)
    }
}

impl CriteriaOptions {
    /// The sentence of an error of [`with_clues`](Self::with_clues).
    pub fn problem(&self, error: &sudokit::Error) -> String {
        let is_on_request =
            |technique: logic::Technique| technique.score().is_some() && !technique.is_scored();
        let on_request = self.needs.iter().find(|needed| needed.iter().all(is_on_request));
        match on_request.filter(|_| self.order == logic::Order::Hodoku) {
            Some(name) => text!("create-needs-on-request", name = name.to_string()),
            None => error.to_string(),
        }
    }
}

/// A level or score of HoDoKu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HodokuTarget {
    Level(HodokuLevel),
    Score(RangeInclusive<u32>),
}

/// `hard`, `800..1000`
fn parse_hodoku(text: &str) -> Result<HodokuTarget, String> {
    if text.contains(|sign: char| sign.is_ascii_digit()) || text.contains("..") {
        return parse_scores(text).map(HodokuTarget::Score);
    }
    text.parse().map(HodokuTarget::Level).map_err(|error: sudokit::Error| error.to_string())
}
