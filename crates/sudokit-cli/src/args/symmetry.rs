//! Flags of the commands about puzzles that are the same but for symmetries.

use std::ffi::OsString;

use clap::ValueEnum;
use clap::builder::TypedValueParser;
use sudokit::Alphabet;
use sudokit::format::Format;
use sudokit::transform::Motion;

use super::values::{format_parser, named, parse_size, whole_number};
use super::{BoardOptions, InputOptions, OutputOptions, ResultOptions, WorkOptions};

pub const TRANSFORM_EXAMPLES: &str = "\
Examples:
  sudoku transform --rotate 90 puzzle.txt
  sudoku transform --mirror h --relabel 987654321 puzzle.txt
  sudoku transform --random --seed 7 list.sdm > scrambled.sdm
  sudoku transform --normalize-digits list.sdm
  sudoku transform --apply 'transpose rows 213456789' puzzle.txt";

pub const CANONICAL_EXAMPLES: &str = "\
Examples:
  sudoku canonical puzzle.txt
  sudoku canonical --automorphisms --with-transform puzzle.txt
  sudoku canonical --by solution list.sdm > forms.txt
  sudoku canonical --csv solutions.txt > forms.csv";

pub const SAME_EXAMPLES: &str = "\
Examples:
  sudoku same mine.txt theirs.txt
  sudoku same --json mine.txt -            reads the second from standard input
  sudoku same a.txt b.txt && echo a duplicate";

pub const DEDUPE_EXAMPLES: &str = "\
Examples:
  sudoku dedupe list.sdm > different.sdm
  sudoku dedupe --repeats train.txt test.txt     which puzzles of the two occur twice
  sudoku dedupe --by solution --csv *.sdm > groups.csv
  sudoku dedupe --memory 4G --jobs 8 billion.txt -o different.txt";

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("change").required(true).multiple(true)))]
pub struct Transform {
    /// Do a transform, written as `sudoku same` writes it
    ///
    /// Transpose, then rows and columns by where they come from, then digits by what
    /// becomes of them, all as numbers from 1. `canonical --with-transform` writes it so,
    /// too.
    #[arg(long, value_name = "TRANSFORM", group = "change")]
    pub apply: Option<String>,
    /// Undo the transform of --apply instead
    #[arg(long, requires = "apply")]
    pub inverse: bool,
    /// Turn the board to the right by this angle in degrees
    #[arg(long, value_name = "DEGREES", group = "change", value_parser = motion_parser(&[("90", Motion::Rotate90), ("180", Motion::Rotate180), ("270", Motion::Rotate270)]))]
    pub rotate: Option<Motion>,
    /// Mirror the board
    #[arg(long, value_name = "AXIS", group = "change", value_parser = motion_parser(&[("h", Motion::MirrorH), ("v", Motion::MirrorV), ("diagonal", Motion::Diagonal), ("antidiagonal", Motion::Antidiagonal)]))]
    pub mirror: Option<Motion>,
    /// Any transform at random, another for each puzzle
    #[arg(long, group = "change")]
    pub random: bool,
    /// The same seed gives the same transforms
    ///
    /// On every machine; without it one is drawn.
    #[arg(long, value_name = "N", requires = "random", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    /// Another name for every digit, such as 987654321
    ///
    /// What becomes of the first, the second …, in the symbols of the puzzle; with commas
    /// between longer ones.
    #[arg(long, value_name = "DIGITS", group = "change")]
    pub relabel: Option<String>,
    /// Name the digits in the order in which they appear
    #[arg(long, visible_alias = "normalise-digits", group = "change")]
    pub normalize_digits: bool,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// What makes two puzzles different.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CompareBy {
    /// The puzzle by itself
    #[default]
    Puzzle,
    /// Its solution
    Solution,
}

#[derive(clap::Args, Debug)]
pub struct Canonical {
    /// The smallest form of the puzzle by itself, or the form that stands in the smallest form of its solution
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub by: CompareBy,
    /// Also tell a transform that leads to the form
    #[arg(long)]
    pub with_transform: bool,
    /// Also tell how many symmetries lead from the puzzle to itself, and of full grids the kind of the first band, 1 to 416
    #[arg(long)]
    pub automorphisms: bool,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Same {
    /// A file with one puzzle, - for standard input, or a puzzle itself
    #[arg(value_name = "A")]
    pub first: OsString,
    /// Another
    #[arg(value_name = "B")]
    pub second: OsString,
    /// The format of both, if it is not detected: see `sudoku formats`
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true)]
    pub from: Option<Format>,
    /// The symbols of the digits
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

#[derive(clap::Args, Debug)]
pub struct Dedupe {
    /// What must be the same but for symmetries: the puzzles, or only their solutions
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub by: CompareBy,
    /// Tell only of repeats: where each stands, and where the first one does
    #[arg(long)]
    pub repeats: bool,
    /// Memory for what was seen, such as 500M or 4G; beyond it files in the folder for temporary files are used
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = parse_size)]
    pub memory: usize,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

/// A parser of motions by names of their own.
fn motion_parser(names: &'static [(&'static str, Motion)]) -> impl TypedValueParser<Value = Motion> {
    named(names.iter().map(|&(short, motion)| (motion, short, motion.about())))
}
