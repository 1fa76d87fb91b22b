//! The command line, as one table: help, man pages and completions follow
//! from it.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
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
    /// At least 40 of 81 cells are empty, on boards up to 25x25 in proportion.
    #[command(after_help = CREATE_EXAMPLES)]
    Create(Create),
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
  sudoku create --clues 26..28 --to pretty
  sudoku create --size 16
  sudoku create --diagonals --to tatham";

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
    /// The same seed gives the same puzzles, on every machine
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// The side of the board: 4, 6, 9, 16, 25 …
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["shape", "jigsaw"])]
    pub size: Option<usize>,
    /// How many clues: a number, or a range such as 26..28
    #[arg(long, value_name = "N|A..B", value_parser = parse_range)]
    pub clues: Option<RangeInclusive<usize>>,
    /// The symbols of the digits
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub time: Time,
    #[command(flatten)]
    pub board: Board,
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

/// How long a search may take.
#[derive(Args, Debug)]
pub struct Time {
    /// Give up on a puzzle after this time, such as 5s, 300ms or 2m
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub timeout: Option<Duration>,
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

fn parse_technique(text: &str) -> Result<Technique, sudokit::Error> {
    text.trim().parse()
}

/// A technique, or the word `singles`.
fn parse_limit(text: &str) -> Result<Limit, sudokit::Error> {
    if text == "singles" { Ok(Limit::Singles) } else { parse_technique(text).map(Limit::Technique) }
}

/// `28`, `26..28` or `26..=28`; both ends count.
fn parse_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |text: &str| text.trim().parse::<usize>().map_err(|_| format!("'{text}' is not a number"));
    let (first, last) = match text.split_once("..") {
        // An end that is not named is no limit.
        Some((first, last)) => {
            let last = last.strip_prefix('=').unwrap_or(last);
            (
                if first.is_empty() { 0 } else { number(first)? },
                if last.is_empty() { usize::MAX } else { number(last)? },
            )
        }
        None => (number(text)?, number(text)?),
    };
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
