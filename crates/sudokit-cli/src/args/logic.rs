//! Flags of the commands that think as a person does.

use clap::Args;
use clap::builder::TypedValueParser;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{LogicSolver, Scale, Technique};

use super::values::{NO_HELP, Suggested, named, technique_names, technique_parser};
use super::{InputOptions, JobOptions, Limits, ResultOptions, WorkOptions};
use crate::advice;

pub const CANDIDATES_EXAMPLES: &str = "\
Examples:
  sudoku candidates puzzle.txt
  sudoku candidates --json puzzle.txt";

pub const HINT_EXAMPLES: &str = "\
Examples:
  sudoku hint puzzle.txt
  sudoku hint --reveal nudge puzzle.txt
  sudoku hint --all puzzle.txt
  sudoku hint --technique x-wing,xy-wing puzzle.txt
  sudoku hint --json puzzle.txt";

pub const EXPLAIN_EXAMPLES: &str = "\
Examples:
  sudoku explain puzzle.txt
  sudoku explain --upto xy-wing puzzle.txt
  sudoku explain --scale explainer puzzle.txt
  sudoku explain --json list.sdm";

pub const RATE_EXAMPLES: &str = "\
Examples:
  sudoku rate puzzle.txt
  sudoku rate --scale hodoku puzzle.txt
  sudoku rate --csv list.sdm > ratings.csv
  sudoku rate --jobs 4 --timeout 1m --json list.sdm";

pub const TECHNIQUES_EXAMPLES: &str = "\
Examples:
  sudoku techniques
  sudoku techniques x-wing
  sudoku techniques --json";

#[derive(clap::Args, Debug)]
pub struct Candidates {
    #[command(flatten)]
    pub jobs: JobOptions,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

#[derive(clap::Args, Debug)]
pub struct Hint {
    /// How much to tell; each level tells all before it as well [default: proof]
    #[arg(long, value_name = "LEVEL", value_parser = reveal_parser())]
    pub reveal: Option<Reveal>,
    /// All steps there are, a line each
    ///
    /// Forcing chains, and what HoDoKu has on request, only if --technique asks for them.
    #[arg(long)]
    pub all: bool,
    /// Only these techniques, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = technique_parser(), hide_possible_values = true)]
    pub technique: Vec<Technique>,
    #[command(flatten)]
    pub techniques: TechniqueOptions,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

#[derive(clap::Args, Debug)]
pub struct Explain {
    /// The hardest technique to use: a name, or singles
    #[arg(long, value_name = "NAME", value_parser = limit_parser(), hide_possible_values = true)]
    pub upto: Option<HardestTechnique>,
    #[command(flatten)]
    pub techniques: TechniqueOptions,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

#[derive(clap::Args, Debug)]
pub struct Rate {
    /// Whose word for difficulty counts
    #[arg(long, value_name = "SCALE", default_value_t = Scale::Explainer, value_parser = scale_parser())]
    pub scale: Scale,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Techniques {
    /// The technique to learn
    #[arg(value_name = "NAME", value_parser = technique_parser(), hide_possible_values = true)]
    pub name: Option<Technique>,
    #[command(flatten)]
    pub output: ResultOptions,
}

/// Whose techniques are used, and which are not.
#[derive(Args, Clone, Copy, Debug)]
pub struct TechniqueOptions {
    /// In whose order techniques are tried
    ///
    /// Steps go by the names of that program.
    #[arg(long, value_name = "SCALE", default_value_t = Scale::Hodoku, value_parser = scale_parser())]
    pub scale: Scale,
    /// Without techniques that rely on there being one solution
    #[arg(long)]
    pub no_uniqueness: bool,
}

/// The hardest technique to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HardestTechnique {
    Singles,
    Technique(Technique),
}

impl HardestTechnique {
    /// The solver, without harder techniques.
    pub fn limit(self, solver: LogicSolver) -> LogicSolver {
        match self {
            Self::Singles => {
                solver.with_only([Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle])
            }
            Self::Technique(hardest) => solver.up_to(hardest),
        }
    }
}

fn reveal_parser() -> impl TypedValueParser<Value = Reveal> {
    named(Reveal::ALL.map(|level| (level, level.name(), NO_HELP)))
}

fn scale_parser() -> impl TypedValueParser<Value = Scale> {
    let about = |scale| match scale {
        Scale::Explainer => "Sudoku Explainer 1.2.1.3: the hardest step counts",
        Scale::Hodoku => "HoDoKu 2.2.0: all steps count",
    };
    named(Scale::ALL.map(|scale| (scale, scale.name(), about(scale))))
}

/// A parser of the hardest technique to use.
pub fn limit_parser() -> Suggested<HardestTechnique> {
    let names = || [technique_names(), vec!["singles".to_owned()]].concat();
    Suggested::new(names, parse_limit)
}

/// A technique, or the word `singles`.
fn parse_limit(text: &str) -> Result<HardestTechnique, String> {
    if text == "singles" {
        Ok(HardestTechnique::Singles)
    } else {
        advice::parse(text).map(HardestTechnique::Technique)
    }
}
