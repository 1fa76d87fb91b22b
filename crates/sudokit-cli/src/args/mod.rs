//! The command line, as one table: help, manual pages and completions follow from it.
//! The commands are here, and their options in a file for each group. The texts are in
//! `texts/en/help.ftl`; [`help`] adds them to the table.

mod config;
mod create;
mod draw;
mod edit;
mod examples;
mod formats;
mod help;
mod lists;
mod logic;
pub mod mistake;
mod options;
mod play;
mod shell;
mod solve;
mod symmetry;
mod values;
mod watch;

use clap::{ArgMatches, CommandFactory, Parser, Subcommand, ValueEnum};
use sudokit::board::Coordinates;

pub use config::Config;
pub use create::{ClueOptions, Clues, Create, CriteriaOptions, HodokuTarget};
pub use draw::{Draw, PictureOptions};
pub use edit::{EditOptions, Minimize, Reduce};
pub use examples::examples;
pub use formats::Convert;
pub use lists::{Filter, Sample, Sort, SortBy, Stats};
pub use logic::{Candidates, Explain, Hint, LogicOptions, Rate, StepOptions, Techniques};
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

/// A command line.
#[derive(Parser, Debug)]
#[command(name = "sudoku", bin_name = "sudoku", version, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    #[arg(long, visible_alias = "colour", value_enum, default_value_t, global = true, value_name = "WHEN")]
    pub color: When,

    #[arg(long, global = true, value_name = "NAMES", value_parser = coordinates_parser())]
    pub coordinates: Option<Coordinates>,

    #[arg(short, long, global = true)]
    pub quiet: bool,

    #[arg(long, global = true)]
    pub all_messages: bool,
}

/// The table of the command line, without the texts of help.
pub fn parser() -> clap::Command {
    let parser = Arguments::command().mut_args(values::with_negative_numbers);
    parser.mut_subcommands(|command| command.mut_args(values::with_negative_numbers))
}

/// The same table with all texts.
pub fn command() -> clap::Command {
    help::described(parser())
}

/// Parses the command line of this process with a changed table. Few runs need texts, so
/// they are added only if the command line asks for help.
pub fn matches(change: impl Fn(clap::Command) -> clap::Command) -> Result<ArgMatches, clap::Error> {
    use clap::error::ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand};
    let matches = change(parser()).try_get_matches();
    match matches {
        Err(error) if matches!(error.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand) => {
            help::described(change(parser())).try_get_matches()
        }
        others => others,
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Solve(Solve),
    Count(Count),
    #[command(visible_alias = "validate")]
    Check(Check),
    Backbone(WorkOptions),
    Candidates(Candidates),
    Hint(Hint),
    Explain(Explain),
    Watch(Box<Watch>),
    Draw(Box<Draw>),
    #[command(visible_alias = "grade")]
    Rate(Rate),
    Techniques(Techniques),
    Convert(Convert),
    #[command(visible_alias = "print")]
    Show(Convert),
    #[command(visible_aliases = ["generate", "new"])]
    Create(Box<Create>),
    #[command(visible_alias = "minimise")]
    Minimize(Minimize),
    Reduce(Reduce),
    Complete(EditOptions),
    Transform(Box<Transform>),
    Canonical(Box<Canonical>),
    Same(Box<Same>),
    Dedupe(Box<Dedupe>),
    Filter(Box<Filter>),
    Sort(Box<Sort>),
    Sample(Box<Sample>),
    Stats(Stats),
    Play(Box<Play>),
    Formats(ResultOptions),
    Config(Config),
    Completions(Completions),
    Man(Man),
}
