//! The command line, as one table: help, man pages and completions follow
//! from it. The commands are here, and their flags in a file for each group.

mod config;
mod create;
mod edit;
mod formats;
mod help;
mod lists;
mod logic;
mod options;
mod play;
mod shell;
mod solve;
mod symmetry;
mod values;
mod watch;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use sudokit::board::Coordinates;

use crate::status::EXIT_CODES;
pub use config::Config;
pub use create::{ClueWish, Clues, Create, HodokuWish, Wish};
pub use edit::{EditOptions, Minimize, Reduce};
pub use formats::Convert;
pub use lists::{Filter, Sample, Sort, SortBy, Stats};
pub use logic::{Candidates, Hint, LogicOptions, Rate, StepOptions, Techniques};
pub use options::{
    BoardOptions, InputOptions, JobOptions, Limits, OutputOptions, RestOptions, ResultOptions, Target,
    WorkOptions,
};
pub use play::Play;
pub use shell::{Completions, Man};
pub use solve::{Check, Count, Method, Solve};
pub use symmetry::{Canonical, CompareBy, Dedupe, Same, Transform};
use values::coordinates_parser;
pub use values::span_words;
pub use watch::Watch;

/// Read, show, check, solve and create sudoku puzzles of every size and format
///
/// Puzzles come from files, from standard input (-) or are given as arguments:
/// a line, an ID, a link. Formats are detected; `sudoku formats` lists them.
/// Without input, a command at a terminal asks for a file or a puzzle.
///
/// After Ctrl-C, finished results stay: those of `-o FILE` in FILE.partial.
/// A sentence says how to continue; what is written then belongs behind them.
#[derive(Parser, Debug)]
#[command(name = "sudoku", bin_name = "sudoku", version, after_help = HELP_OF_COMMANDS, after_long_help = EXIT_CODES, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    /// When to use colors
    #[arg(long, visible_alias = "colour", value_enum, default_value_t, global = true, value_name = "WHEN")]
    pub color: When,

    /// How cells are named: r1c1, or A1 where row A is the first; `play` remembers it
    #[arg(long, global = true, value_name = "NAMES", value_parser = coordinates_parser())]
    pub coordinates: Option<Coordinates>,

    /// Suppress notes and progress; errors are still printed
    #[arg(short, long, global = true)]
    pub quiet: bool,

    /// Print every error and note about a list, not only the first 20 of each
    #[arg(long, global = true)]
    pub all_messages: bool,
}

/// What follows the list of commands.
const HELP_OF_COMMANDS: &str = "Help with a command: sudoku COMMAND -h, or --help for everything";

/// The command line, with its help arranged.
pub fn command() -> clap::Command {
    changed_command(|command| command)
}

/// The same after a change. What help is arranged for cannot be changed any more.
pub fn changed_command(change: impl FnOnce(clap::Command) -> clap::Command) -> clap::Command {
    help::arranged(change(Arguments::command()))
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// On a terminal, unless the environment has NO_COLOR or TERM is dumb
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
    #[command(after_help = solve::SOLVE_EXAMPLES)]
    Solve(Solve),
    /// Count the solutions of puzzles
    ///
    /// Few are searched for one by one, many are summed up: on boards of boxes
    /// up to 10x10 the number is exact, however large. The empty 9x9 board has
    /// 6670903752021072936960, counted in less than a second; four to ten
    /// scattered clues can take many seconds, and 10x10 boards longer. Where
    /// neither way ends, --timeout tells how many there are at least.
    #[command(after_help = solve::COUNT_EXAMPLES)]
    Count(Count),
    /// Tell whether puzzles have one solution, and finished grids are right
    #[command(after_help = solve::CHECK_EXAMPLES, visible_alias = "validate")]
    Check(Check),
    /// Show the digits that every cell holds in some solution
    ///
    /// For setters, and for puzzles with several solutions: a cell with one
    /// digit is the same in all of them. In a puzzle with one solution every
    /// cell is.
    #[command(after_help = solve::BACKBONE_EXAMPLES)]
    Backbone(WorkOptions),
    /// Show what every empty cell can hold
    #[command(after_help = logic::CANDIDATES_EXAMPLES)]
    Candidates(Candidates),
    /// Show the next step, with as much explanation as you want
    ///
    /// Starts from the position of the player: givens, placed digits and pencil
    /// marks. If something in it is wrong, that is reported instead of a step.
    #[command(after_help = logic::HINT_EXAMPLES)]
    Hint(Hint),
    /// Solve puzzles as a person does, and explain every step
    #[command(after_help = logic::EXPLAIN_EXAMPLES)]
    Explain(StepOptions),
    /// Watch a solver at work, step by step, forward and back
    ///
    /// On a terminal, the keys go through time: Space plays, the arrows go step
    /// by step, ? tells the others. Into a pipe or a file goes a JSON object for
    /// each step. Puzzles without a solution or with several are watched as well.
    #[command(after_help = watch::WATCH_EXAMPLES)]
    Watch(Box<Watch>),
    /// Say how hard puzzles are, as Sudoku Explainer or HoDoKu rates them
    ///
    /// Sudoku Explainer: ER is the hardest step, EP the hardest up to the first
    /// placed digit, ED the first step. HoDoKu: a score to which every step
    /// adds, and a level. These are numbers for 9x9 boards. On every other
    /// board a puzzle has a level in a word: that of its hardest step in Sudoku
    /// Explainer's order.
    #[command(after_help = logic::RATE_EXAMPLES, visible_alias = "grade")]
    Rate(Rate),
    /// List the techniques, or give a lesson in one
    #[command(after_help = logic::TECHNIQUES_EXAMPLES)]
    Techniques(Techniques),
    /// Write puzzles in another format
    #[command(after_help = formats::CONVERT_EXAMPLES)]
    Convert(Convert),
    /// Show puzzles as a board, or in any format
    ///
    /// The same as `sudoku convert --to pretty`.
    #[command(after_help = formats::SHOW_EXAMPLES, visible_alias = "print")]
    Show(Convert),
    /// Create random puzzles with exactly one solution
    ///
    /// At least 40 of 81 cells are empty, on boards up to 25x25 in proportion;
    /// hard puzzles have fewer clues. Puzzle i of a seed is the same whatever
    /// else is made with it, on every machine.
    ///
    /// Techniques that come later in the order than all of --needs do not occur, unless
    /// --difficulty, --rating or --hodoku asks for them.
    ///
    /// Ratings are Sudoku Explainer's (ER) or HoDoKu's, for 9x9 boards without
    /// extra houses. On other boards, --difficulty is the level that `sudoku
    /// rate` reports.
    ///
    /// If no such puzzle is found, the nearest is written, and standard error
    /// says what it is. With a --pattern there may be no puzzle at all.
    #[command(after_help = create::CREATE_EXAMPLES, visible_aliases = ["generate", "new"])]
    Create(Box<Create>),
    /// Drop clues that are not needed, until none can go
    ///
    /// The same puzzle and seed give the same answer. How many clues were
    /// dropped is said on standard error. On boards larger than 16x16 it can
    /// take very long to tell that a clue is needed: --timeout makes do with
    /// what was reached.
    #[command(after_help = edit::MINIMIZE_EXAMPLES, visible_alias = "minimise")]
    Minimize(Minimize),
    /// Drop clues down to a number, or as far as the rating stays what it is
    ///
    /// What is left may have clues that are not needed. Without --keep-rating,
    /// many orders of dropping are tried to get down to --clues.
    #[command(after_help = edit::REDUCE_EXAMPLES)]
    Reduce(Reduce),
    /// Add clues to puzzles with several solutions until one is left
    ///
    /// Few clues are added, and none that is not needed. On boards larger than
    /// 16x16 that can take very long to tell: --timeout makes do with what was
    /// reached.
    #[command(after_help = edit::COMPLETE_EXAMPLES)]
    Complete(EditOptions),
    /// Turn, mirror, relabel or scramble puzzles: they stay the same puzzles
    ///
    /// Several changes are done in the order in which they are listed here.
    #[command(after_help = symmetry::TRANSFORM_EXAMPLES)]
    Transform(Box<Transform>),
    /// Write puzzles in a form that all their symmetric images share
    ///
    /// The form is the smallest image, read as a number row by row: what the
    /// field calls minlex, exactly. It is written in digits, with points for
    /// empty cells, however the puzzle was. For 4x4, 6x6 and 9x9 boards with
    /// boxes and no other houses; 3x2 boxes are turned into 2x3.
    #[command(after_help = symmetry::CANONICAL_EXAMPLES)]
    Canonical(Box<Canonical>),
    /// Tell whether two puzzles are the same but for symmetries
    ///
    /// If they are, the transform from the first to the second is written. (The
    /// transform has been verified.) On boards without canonical forms only
    /// turns, mirrors and other names of digits are recognised.
    #[command(after_help = symmetry::SAME_EXAMPLES)]
    Same(Box<Same>),
    /// Write only puzzles that are different, whatever their symmetries
    ///
    /// The first of each group of equal puzzles is written as it was read, in
    /// the order of the input, as in `sudoku filter`: whole lines, and tables with their
    /// header; remarks and titles are not written back. With --json and --csv there is a line for every
    /// puzzle, with the number of its group: the first puzzle's. Boards without
    /// canonical forms are kept and not compared, and so is what cannot be read.
    #[command(after_help = symmetry::DEDUPE_EXAMPLES)]
    Dedupe(Box<Dedupe>),
    /// Keep the puzzles that match: rating, techniques, clues …
    ///
    /// All flags must hold. The puzzles are written as they were read, in the order of
    /// the input: whole lines, byte for byte, and tables with their header. What cannot
    /// be read is an error and does not match, with --invert neither. With --json and
    /// --csv there is a row for every puzzle, kept or dropped.
    ///
    /// An object of a list in JSON becomes a line of its own, with all its keys. Remarks and
    /// titles above puzzles, blank lines and what stands around a list are not written back.
    ///
    /// The flags mean what they mean in `sudoku create`, with two exceptions. With
    /// --needs, other techniques may be on the path as well, also harder ones; and
    /// --symmetry random is any symmetry. A puzzle without exactly one solution has no
    /// difficulty: it does not match. Boards other than 9x9, and those with extra
    /// houses, have a --difficulty, but no --rating and no --hodoku.
    #[command(after_help = lists::FILTER_EXAMPLES)]
    Filter(Box<Filter>),
    /// Sort a list of puzzles, by rating, clues …
    ///
    /// Puzzles that are equal in this respect stay in the order of the input. What
    /// cannot be rated comes last, whatever the direction, and then what cannot be read,
    /// unchanged. The whole list is kept in memory, up to 400 bytes for a line. Puzzles
    /// are written as in `sudoku filter`: remarks and titles are not written back. Tables
    /// with different headers cannot be sorted together, unless --to, --csv or --json writes
    /// their puzzles alike.
    #[command(after_help = lists::SORT_EXAMPLES)]
    Sort(Box<Sort>),
    /// Choose puzzles of a list at random, or shuffle it
    ///
    /// All choices are equally likely. The puzzles stay in the order of the input,
    /// unless --shuffle asks for another one, and are written as in `sudoku filter`: remarks
    /// and titles are not written back.
    /// What cannot be read is not chosen; where the whole list is shuffled, it comes last.
    #[command(after_help = lists::SAMPLE_EXAMPLES)]
    Sample(Box<Sample>),
    /// Count what a list holds: solutions, clues, levels, techniques
    ///
    /// Ratings are Sudoku Explainer's, or HoDoKu's with --scale hodoku. A technique is
    /// counted where it is the hardest of a puzzle. After Ctrl-C, what was counted so
    /// far is shown on standard error. `sudoku dedupe` counts puzzles that are the
    /// same but for symmetries.
    #[command(after_help = lists::STATS_EXAMPLES)]
    Stats(Stats),
    /// Play a puzzle: your own, a new one, or one that you left
    ///
    /// Games are saved as they are played, and kept where the system keeps your
    /// data (~/.local/share/sudokit on Linux).
    #[command(after_help = play::PLAY_EXAMPLES)]
    Play(Box<Play>),
    /// List the formats: name, use, example
    #[command(after_help = formats::FORMATS_EXAMPLES)]
    Formats(ResultOptions),
    /// Show or change your settings
    ///
    /// Settings are the values that flags have if you do not give them. They change
    /// what people see: JSON, CSV, lists that come back as they were read and the
    /// puzzles of a seed stay the same for everybody. They are kept in a file that you can edit, `config.toml` in the folder for settings
    /// (~/.config/sudokit on Linux); the variable SUDOKU_CONFIG names another.
    #[command(after_help = config::CONFIG_EXAMPLES)]
    Config(Config),
    /// Write a completion script for a shell to standard output
    #[command(after_help = shell::COMPLETIONS_EXAMPLES)]
    Completions(Completions),
    /// Write the manual page of the program, of one command, or all of them
    #[command(after_help = shell::MAN_EXAMPLES)]
    Man(Man),
}
