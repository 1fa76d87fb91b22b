//! The command line, as one table: help, man pages and completions follow
//! from it.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use sudokit::generate::Symmetry;
use sudokit::rate::{Level, Rating};
use sudokit::technique;
use sudokit::{Alphabet, Format, LogicSolver, Reveal, Shape, Technique};

use crate::status::EXIT_CODES;

/// Read, show, check, solve and create sudoku puzzles of every size and format
///
/// Puzzles come from files, from standard input (-) or stand on the command
/// line themselves: a line, an ID, a link. Formats are detected; `sudoku
/// formats` lists them.
#[derive(Parser, Debug)]
#[command(name = "sudoku", version, after_help = EXIT_CODES, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    /// When to use colours
    #[arg(long, value_enum, default_value_t, global = true, value_name = "WHEN")]
    pub color: When,

    /// No notes and no progress on standard error; errors are still told
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// On a terminal, unless the environment has NO_COLOR
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Solve puzzles
    ///
    /// On a terminal the puzzle is shown, then its solution; into a pipe or a
    /// file goes the solution only, in the format of the puzzle.
    #[command(after_help = SOLVE_EXAMPLES)]
    Solve(Solve),
    /// Count the solutions of puzzles
    #[command(after_help = COUNT_EXAMPLES)]
    Count(Count),
    /// Tell whether puzzles have one solution, and finished grids are right
    #[command(after_help = CHECK_EXAMPLES)]
    Check(Check),
    /// Show what every empty cell can hold
    #[command(after_help = CANDIDATES_EXAMPLES)]
    Candidates(Candidates),
    /// Show the easiest next step, with as much explanation as wanted
    ///
    /// Starts from the position of the player: givens, placed digits and pencil
    /// marks. If that holds a mistake, the mistake is told instead of a step.
    #[command(after_help = HINT_EXAMPLES)]
    Hint(Hint),
    /// Solve puzzles as a person does, and explain every step
    #[command(after_help = EXPLAIN_EXAMPLES)]
    Explain(Explain),
    /// Tell how hard 9x9 puzzles are, as Sudoku Explainer rates them
    ///
    /// ER is the hardest step, EP the hardest up to the first placed digit, ED
    /// the first step.
    #[command(after_help = RATE_EXAMPLES)]
    Rate(Rate),
    /// List the techniques, or give a lesson in one
    #[command(after_help = TECHNIQUES_EXAMPLES)]
    Techniques(Techniques),
    /// Write puzzles in another format
    #[command(after_help = CONVERT_EXAMPLES)]
    Convert(Convert),
    /// Create random puzzles with exactly one solution
    ///
    /// At least 40 of 81 cells are empty, on boards up to 25x25 in proportion;
    /// hard puzzles have fewer clues. Puzzle i of a seed is the same whatever
    /// else is made with it, on every machine.
    ///
    /// Ratings are Sudoku Explainer's (ER), for 9x9 boards without extra houses.
    /// Where no puzzle as wished for is found, the nearest is written, and
    /// standard error says what it is.
    #[command(after_help = CREATE_EXAMPLES)]
    Create(Box<Create>),
    /// Drop clues that are not needed, until none can go
    ///
    /// The same puzzle and seed give the same answer. How many clues were
    /// dropped is said on standard error. On boards larger than 16x16 it can
    /// take very long to tell that a clue is needed: --timeout makes do with
    /// what was reached.
    #[command(after_help = MINIMIZE_EXAMPLES)]
    Minimize(Minimize),
    /// Drop clues down to a number, or as far as the rating stays what it is
    ///
    /// What is left may have clues that are not needed. Without --keep-rating,
    /// many orders of dropping are tried to get down to --clues.
    #[command(after_help = REDUCE_EXAMPLES)]
    Reduce(Reduce),
    /// Add clues to puzzles with several solutions until one is left
    ///
    /// Few clues are added, and none that is not needed. On boards larger than
    /// 16x16 that can take very long to tell: --timeout makes do with what was
    /// reached.
    #[command(after_help = COMPLETE_EXAMPLES)]
    Complete(Complete),
    /// List the formats: name, use, example
    #[command(after_help = FORMATS_EXAMPLES)]
    Formats(Formats),
    /// Write a completion script for a shell to standard output
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions(Completions),
    /// Write the manual page of the program, or of one command
    #[command(after_help = MAN_EXAMPLES)]
    Man(Man),
}

const SOLVE_EXAMPLES: &str = "\
Examples:
  sudoku solve puzzle.txt
  sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku solve --answers *.sdk         writes puzzle_ANSWERS.txt beside puzzle.sdk
  sudoku solve --all --limit 10 several.txt
  sudoku solve --jobs 4 million.txt -o solutions.txt
  sudoku solve --jigsaw regions.txt puzzle.txt
  sudoku solve --method logic --upto singles puzzle.txt
  sudoku create | sudoku solve --to pretty";

const COUNT_EXAMPLES: &str = "\
Examples:
  sudoku count puzzle.txt
  sudoku count --limit 1000 several.txt
  sudoku count --timeout 10s --json list.sdm";

const CHECK_EXAMPLES: &str = "\
Examples:
  sudoku check puzzle.txt
  sudoku check --minimal collection.sdm
  sudoku check --csv *.txt > report.csv";

const CANDIDATES_EXAMPLES: &str = "\
Examples:
  sudoku candidates puzzle.txt
  sudoku candidates --json puzzle.txt";

const HINT_EXAMPLES: &str = "\
Examples:
  sudoku hint puzzle.txt
  sudoku hint --reveal nudge puzzle.txt
  sudoku hint --all puzzle.txt
  sudoku hint --technique x-wing,xy-wing puzzle.txt
  sudoku hint --json puzzle.txt";

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  sudoku explain puzzle.txt
  sudoku explain --upto xy-wing puzzle.txt
  sudoku explain --json list.sdm";

const RATE_EXAMPLES: &str = "\
Examples:
  sudoku rate puzzle.txt
  sudoku rate --csv list.sdm > ratings.csv
  sudoku rate --jobs 4 --timeout 1m --json list.sdm";

const TECHNIQUES_EXAMPLES: &str = "\
Examples:
  sudoku techniques
  sudoku techniques x-wing
  sudoku techniques --json";

const CONVERT_EXAMPLES: &str = "\
Examples:
  sudoku convert puzzle.sdk --to line
  sudoku convert 'https://f-puzzles.com/?load=N4Ig…' --to pretty
  sudoku convert puzzle.txt --to fpuzzles -o link.txt";

const CREATE_EXAMPLES: &str = "\
Examples:
  sudoku create
  sudoku create --seed 42 --count 100 --to sdm -o hundred.sdm
  sudoku create --clues 26..28 --symmetry rotate180 --to pretty
  sudoku create --difficulty hard --not unique-rectangle
  sudoku create --rating 6.6..7.2 --timeout 30s
  sudoku create --needs x-wing,xy-wing --to sudokuwiki
  sudoku create --pattern heart.txt
  sudoku create --minimal --count 1000 --stats --to line > thousand.txt
  sudoku create --size 16
  sudoku create --diagonals --to tatham";

const MINIMIZE_EXAMPLES: &str = "\
Examples:
  sudoku minimize puzzle.txt
  sudoku minimize --symmetry rotate180 puzzle.txt
  sudoku minimize --jobs 4 --csv list.sdm > minimal.csv";

const REDUCE_EXAMPLES: &str = "\
Examples:
  sudoku reduce --keep-rating puzzle.txt
  sudoku reduce --clues 25 --seed 3 puzzle.txt
  sudoku reduce --keep-rating --clues 28 --json list.sdm";

const COMPLETE_EXAMPLES: &str = "\
Examples:
  sudoku complete sketch.txt
  sudoku complete --seed 7 --to pretty several.txt
  sudoku complete --timeout 10s empty-25x25.txt";

const FORMATS_EXAMPLES: &str = "\
Examples:
  sudoku formats
  sudoku formats --json";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku
  sudoku completions fish > ~/.config/fish/completions/sudoku.fish";

const MAN_EXAMPLES: &str = "\
Examples:
  sudoku man > sudoku.1
  sudoku man solve | man -l -";

#[derive(clap::Args, Debug)]
pub struct Solve {
    /// Also write NAME_ANSWERS.txt beside each input file, in its own format
    #[arg(long)]
    pub answers: bool,
    /// Write every solution, not only one
    #[arg(long)]
    pub all: bool,
    /// At most so many solutions of each puzzle, with --all
    #[arg(long, value_name = "N", requires = "all", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    /// How to solve
    #[arg(long, value_enum, default_value_t, value_name = "METHOD")]
    pub method: Method,
    /// With --method logic, the hardest technique to use: a name, or singles
    #[arg(long, value_name = "NAME", value_parser = parse_limit)]
    pub upto: Option<Limit>,
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Output,
}

#[derive(clap::Args, Debug)]
pub struct Count {
    /// Stop counting at so many solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Check {
    /// Also tell whether no clue can be dropped
    #[arg(long)]
    pub minimal: bool,
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Candidates {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Hint {
    /// How much to tell; each level tells all before it as well [default: proof]
    #[arg(long, value_name = "LEVEL", value_parser = reveal_parser())]
    pub reveal: Option<Reveal>,
    /// All steps there are, a line each; forcing chains only if --technique asks for them
    #[arg(long)]
    pub all: bool,
    /// Only these techniques, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = parse_technique)]
    pub technique: Vec<Technique>,
    #[command(flatten)]
    pub ways: Ways,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Explain {
    /// The hardest technique to use: a name, or singles
    #[arg(long, value_name = "NAME", value_parser = parse_limit)]
    pub upto: Option<Limit>,
    #[command(flatten)]
    pub ways: Ways,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Rate {
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Techniques {
    /// The technique to learn
    #[arg(value_name = "NAME", value_parser = parse_technique)]
    pub name: Option<Technique>,
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Output,
}

#[derive(clap::Args, Debug)]
pub struct Create {
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub count: u64,
    /// The same seed gives the same puzzles, on every machine; without it one is drawn, which --json, --csv and --stats tell
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// After the puzzles, show on standard error how many clues they have and how hard they are
    #[arg(long)]
    pub stats: bool,
    /// The symbols of the digits
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub clues: Clues,
    #[command(flatten)]
    pub wish: Wish,
    /// The side of the board: 4, 6, 9, 16, 25 …
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["shape", "jigsaw"], help_heading = "Board")]
    pub size: Option<usize>,
    #[command(flatten)]
    pub board: Board,
    #[command(flatten)]
    pub output: Output,
}

/// How many clues a new puzzle has, and where they stand.
#[derive(Args, Debug)]
#[command(next_help_heading = "Clues")]
pub struct Clues {
    /// How many clues: a number, or a range such as 26..28, 26.. or ..28
    #[arg(long, value_name = "N|A..B", value_parser = parse_range)]
    pub clues: Option<RangeInclusive<usize>>,
    /// No clue can be dropped; with --symmetry, no group of clues that belong together
    #[arg(long)]
    pub minimal: bool,
    /// How the clues are arranged
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|_| true))]
    pub symmetry: Symmetry,
    /// Where the clues stand: a file with a sign for each cell, . for an empty one, x for a clue
    #[arg(long, value_name = "FILE")]
    pub pattern: Option<PathBuf>,
    /// The full grid that the puzzles lead to, in any format: a file, - or the grid itself
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    pub solution: Option<OsString>,
}

/// How hard a new puzzle is, and what it takes to solve it.
#[derive(Args, Debug)]
#[command(next_help_heading = "Difficulty")]
pub struct Wish {
    /// How hard, in a word
    #[arg(long, value_name = "LEVEL", value_parser = level_parser())]
    pub difficulty: Option<Level>,
    /// Sudoku Explainer's rating (ER): 7.2, or a range such as 6.6..7.2, 8.5.. or ..2.0
    #[arg(long, value_name = "ER|A..B", value_parser = parse_ratings, conflicts_with = "difficulty")]
    pub rating: Option<RangeInclusive<Rating>>,
    /// Cannot be solved without these techniques, everything easier tried first; separated by commas
    ///
    /// A technique such as x-wing, all types of one such as unique-rectangle, or a
    /// family such as fish or chains: one of these is needed then. `sudoku techniques`
    /// lists the names.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub needs: Vec<technique::Techniques>,
    /// The easiest way to the solution uses none of these techniques; names as in --needs
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub not: Vec<technique::Techniques>,
}

#[derive(clap::Args, Debug)]
pub struct Minimize {
    /// Drop only whole groups of clues that belong together
    #[arg(long, value_name = "SYMMETRY", default_value_t, hide_default_value = true, value_parser = symmetry_parser(|symmetry| symmetry != Symmetry::Random))]
    pub symmetry: Symmetry,
    #[command(flatten)]
    pub edit: Edit,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("goal").required(true).multiple(true)))]
pub struct Reduce {
    /// Only while Sudoku Explainer's rating (ER) stays what it is
    #[arg(long, group = "goal")]
    pub keep_rating: bool,
    /// Until so many clues are left
    #[arg(long, value_name = "N", group = "goal", value_parser = clap::value_parser!(u16).range(1..))]
    pub clues: Option<u16>,
    #[command(flatten)]
    pub edit: Edit,
}

#[derive(clap::Args, Debug)]
pub struct Complete {
    #[command(flatten)]
    pub edit: Edit,
}

/// What the commands that change clues have in common.
#[derive(Args, Debug)]
pub struct Edit {
    /// Another seed tries the clues in another order
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub pace: Pace,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub output: Output,
}

#[derive(clap::Args, Debug)]
pub struct Formats {
    #[command(flatten)]
    pub output: Results,
}

#[derive(clap::Args, Debug)]
pub struct Completions {
    /// The shell
    pub shell: clap_complete::Shell,
    #[command(flatten)]
    pub target: Target,
}

#[derive(clap::Args, Debug)]
pub struct Man {
    /// The command to describe; without it, the whole program
    pub command: Option<String>,
    #[command(flatten)]
    pub target: Target,
}

/// Where puzzles come from, and what is known about them.
#[derive(Args, Debug)]
pub struct Input {
    /// Files, - for standard input, or puzzles themselves; an existing file of that name wins
    #[arg(value_name = "INPUT")]
    pub inputs: Vec<OsString>,
    /// Read the input in this format instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(|_| true))]
    pub from: Option<Format>,
    /// The symbols of the digits: `numbers`, ranges such as 1-9A-G, or all of them
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: Board,
}

/// The form of the board, where it is not the usual one.
#[derive(Args, Debug)]
#[command(next_help_heading = "Board")]
pub struct Board {
    /// The rows and columns of a box, such as 2x3
    #[arg(long = "box", id = "shape", value_name = "RxC", conflicts_with = "jigsaw")]
    pub shape: Option<Shape>,
    /// Regions of any form: a file of n lines of n region letters
    #[arg(long, value_name = "FILE")]
    pub jigsaw: Option<PathBuf>,
    /// Both diagonals are houses
    #[arg(long)]
    pub diagonals: bool,
    /// The windows of windoku are houses
    #[arg(long)]
    pub windoku: bool,
    /// Cells at the same place of their boxes form a house
    #[arg(long)]
    pub disjoint: bool,
}

/// Where boards go.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct Output {
    /// Write boards in this format
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(Format::is_writable))]
    pub to: Option<Format>,
    #[command(flatten)]
    pub results: Results,
}

/// Which file the output goes to.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct Target {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write over existing files
    #[arg(long)]
    pub force: bool,
}

/// Where results go.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct Results {
    #[command(flatten)]
    pub target: Target,
    /// Write results as JSON, one object a line
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Write results as CSV with a header
    #[arg(long)]
    pub csv: bool,
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

/// Which techniques are not used.
#[derive(Args, Clone, Copy, Debug)]
pub struct Ways {
    /// Without techniques that rely on there being one solution
    #[arg(long)]
    pub no_uniqueness: bool,
}

/// The hardest technique to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Singles,
    Technique(Technique),
}

impl Limit {
    /// The solver, limited.
    pub fn of(self, solver: LogicSolver) -> LogicSolver {
        match self {
            Self::Singles => solver.with_only([Technique::HiddenSingle, Technique::NakedSingle]),
            Self::Technique(hardest) => solver.up_to(hardest),
        }
    }
}

/// How many puzzles are worked on at a time, and how long each may take.
#[derive(Args, Debug)]
pub struct Pace {
    /// How many puzzles to work on at the same time; as many as there are processors by default
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Give up on a puzzle after this time, such as 5s, 300ms or 2m
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub timeout: Option<Duration>,
}

impl Pace {
    pub fn jobs(&self) -> usize {
        match self.jobs {
            Some(jobs) => jobs.into(),
            // A machine that cannot tell works on one at a time.
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// A parser whose possible values are names of the formats' table.
fn format_parser(is_allowed: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    let names = Format::ALL.iter().filter(|format| is_allowed(**format));
    let values: Vec<PossibleValue> =
        names.map(|format| PossibleValue::new(format.name()).help(format.about())).collect();
    clap::builder::PossibleValuesParser::new(values).try_map(|name| name.parse::<Format>())
}

fn reveal_parser() -> impl TypedValueParser<Value = Reveal> {
    let names = Reveal::ALL.map(|level| PossibleValue::new(level.name()));
    clap::builder::PossibleValuesParser::new(names).try_map(|name| name.parse::<Reveal>())
}

fn symmetry_parser(is_allowed: fn(Symmetry) -> bool) -> impl TypedValueParser<Value = Symmetry> {
    let symmetries = Symmetry::ALL.into_iter().filter(|symmetry| is_allowed(*symmetry));
    let values: Vec<PossibleValue> =
        symmetries.map(|symmetry| PossibleValue::new(symmetry.name()).help(symmetry.about())).collect();
    clap::builder::PossibleValuesParser::new(values).try_map(|name| name.parse::<Symmetry>())
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    let values = Level::ALL.map(|level| {
        let ratings = span_words(&level.ratings());
        PossibleValue::new(level.name()).help(format!("ER {ratings}"))
    });
    clap::builder::PossibleValuesParser::new(values).try_map(|name| name.parse::<Level>())
}

/// `2.0 to 2.9`, `up to 1.9`, `from 8.5` or just `7.2`.
pub fn span_words(ratings: &RangeInclusive<Rating>) -> String {
    let (first, last) = (*ratings.start(), *ratings.end());
    match (first == LOWEST, last == HIGHEST) {
        _ if first == last => first.to_string(),
        (true, _) => format!("up to {last}"),
        (_, true) => format!("from {first}"),
        _ => format!("{first} to {last}"),
    }
}

/// The ends of open ranges.
const LOWEST: Rating = *Level::Easy.ratings().start();
const HIGHEST: Rating = *Level::Extreme.ratings().end();

fn parse_technique(text: &str) -> Result<Technique, sudokit::Error> {
    text.trim().parse()
}

/// A technique, or the word `singles`.
fn parse_limit(text: &str) -> Result<Limit, sudokit::Error> {
    if text == "singles" { Ok(Limit::Singles) } else { parse_technique(text).map(Limit::Technique) }
}

/// `28`, `26..28`, `26..=28`, `26..` or `..28`; both ends count.
fn parse_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |text: &str| text.parse::<usize>().map_err(|_| format!("'{text}' is not a number"));
    parse_span(text, number, 0..=usize::MAX)
}

/// `7.2`, `6.6..7.2`, `8.5..` or `..2.0`; both ends count.
fn parse_ratings(text: &str) -> Result<RangeInclusive<Rating>, String> {
    let rating = |text: &str| text.parse::<Rating>().map_err(|error| error.to_string());
    parse_span(text, rating, LOWEST..=HIGHEST)
}

/// One value, or two ends of which one that is not named is no limit.
fn parse_span<T: Copy + PartialOrd + std::fmt::Display>(
    text: &str,
    read: impl Fn(&str) -> Result<T, String>,
    all: RangeInclusive<T>,
) -> Result<RangeInclusive<T>, String> {
    let Some((first, last)) = text.split_once("..") else {
        let only = read(text.trim())?;
        return Ok(only..=only);
    };
    let (first, last) = (first.trim(), last.strip_prefix('=').unwrap_or(last).trim());
    let first = if first.is_empty() { *all.start() } else { read(first)? };
    let last = if last.is_empty() { *all.end() } else { read(last)? };
    if first > last { Err(format!("{first} is larger than {last}")) } else { Ok(first..=last) }
}

/// `5s`, `300ms`, `2m`, `1h`; a number alone is seconds.
fn parse_duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let seconds = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(format!("'{unit}' is no unit of time: use ms, s, m or h")),
    };
    let number: f64 =
        number.trim().parse().map_err(|_| format!("'{text}' is no time, such as 5s or 300ms"))?;
    Duration::try_from_secs_f64(number * seconds).map_err(|_| format!("'{text}' is no time that can pass"))
}
