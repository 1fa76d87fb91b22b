//! Options of the commands that solve as a person does.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;
use clap::builder::TypedValueParser;
use sudokit::Puzzle;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{self, Family, LogicSolver, Order, PlayerPosition, Scale, Technique};

use super::values::{Suggested, named, paper_parser, picture_theme_parser, plot_parser, techniques_parser};
use super::{InputOptions, JobOptions, ResultOptions, WorkOptions};
use crate::advice;
use crate::picture::{DocumentFormat, Paper, PictureTheme};
use crate::status::UsageError;
use crate::texts::text;

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
    #[arg(long, value_name = "LEVEL", value_parser = reveal_parser())]
    pub reveal: Option<Reveal>,
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub steps: StepOptions,
}

#[derive(clap::Args, Debug)]
pub struct Explain {
    #[arg(short, long, value_name = "FORMAT", value_parser = document_parser(), conflicts_with_all = ["json", "csv"], help_heading = "output")]
    pub to: Option<DocumentFormat>,
    #[arg(long, value_name = "THEME", default_value = PictureTheme::default().name(), value_parser = picture_theme_parser(), help_heading = "output")]
    pub theme: PictureTheme,
    #[arg(long, value_name = "PAPER", default_value = Paper::default().name(), value_parser = paper_parser(), help_heading = "output")]
    pub paper: Paper,
    #[arg(long, value_name = "FILE", help_heading = "output")]
    pub font: Option<PathBuf>,
    #[command(flatten)]
    pub steps: StepOptions,
}

/// The options of the commands that show steps: techniques, scale, limits, input and
/// output.
#[derive(Args, Debug)]
pub struct StepOptions {
    #[command(flatten)]
    pub logic: LogicOptions,
    #[command(flatten)]
    pub measure: ScaleOption,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Rate {
    #[command(flatten)]
    pub measure: ScaleOption,
    #[arg(long, value_name = "FILE", value_parser = plot_parser(), help_heading = "output")]
    pub plot: Option<PathBuf>,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Techniques {
    #[arg(value_name = "NAME", value_parser = techniques_parser(), hide_possible_values = true)]
    pub name: Option<logic::Techniques>,
    #[arg(long, requires = "name", conflicts_with_all = ["json", "csv"])]
    pub positions: bool,
    #[command(flatten)]
    pub output: ResultOptions,
}

/// Which techniques to use, and in which order.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "techniques")]
pub struct LogicOptions {
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser())]
    pub order: Order,
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub technique: Vec<logic::Techniques>,
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub not: Vec<logic::Techniques>,
    #[arg(long, value_name = "NAME", value_parser = limit_parser(), hide_possible_values = true)]
    pub upto: Option<HardestTechnique>,
    #[arg(long)]
    pub no_uniqueness: bool,
}

impl LogicOptions {
    /// A solver with these techniques, at the position of a player.
    pub fn solver(&self, position: &PlayerPosition<'_>) -> LogicSolver {
        let named = self.named();
        let solver = if named.is_empty() {
            position.solver(self.order)
        } else {
            position.solver(self.order).with_only(named)
        };
        self.limit(solver, position)
    }

    /// The techniques of `--technique`.
    fn named(&self) -> BTreeSet<Technique> {
        self.technique.iter().flat_map(logic::Techniques::iter).collect()
    }

    /// Refuses options that together leave none of the named techniques.
    pub fn check(&self) -> Result<(), UsageError> {
        let named = self.named();
        if named.is_empty() {
            return Ok(());
        }
        let empty: Puzzle = ".".repeat(16).parse().expect("it is an empty 4x4 board");
        let solver = LogicSolver::in_order(self.order, empty.candidates()).with_only(named);
        if !self.excluded_from(solver).techniques().is_empty() {
            return Ok(());
        }
        let mut flags = self.limit_flags();
        flags.retain(|flag| *flag != "--technique");
        Err(UsageError(text!("logic-no-technique-left", flags)))
    }

    /// The first option that limits the techniques, if there is one.
    pub fn limit_flag(&self) -> Option<&'static str> {
        self.limit_flags().first().copied()
    }

    fn limit_flags(&self) -> Vec<&'static str> {
        let flags = [
            ("--technique", !self.technique.is_empty()),
            ("--not", !self.not.is_empty()),
            ("--upto", self.upto.is_some()),
            ("--no-uniqueness", self.no_uniqueness),
        ];
        flags.into_iter().filter(|(_, is_used)| *is_used).map(|(flag, _)| flag).collect()
    }

    /// The solver without the techniques that the options exclude.
    pub fn limit(&self, solver: LogicSolver, position: &PlayerPosition<'_>) -> LogicSolver {
        let solver = self.excluded_from(solver);
        let has_one_solution = position.uniqueness().solution().is_some();
        if has_one_solution { solver } else { solver.without_uniqueness() }
    }

    fn excluded_from(&self, solver: LogicSolver) -> LogicSolver {
        let solver = self.not.iter().cloned().fold(solver, LogicSolver::without);
        let solver = match self.upto {
            Some(hardest) => hardest.limit(solver),
            None => solver,
        };
        if self.no_uniqueness { solver.without_uniqueness() } else { solver }
    }
}

/// The scale for the difficulty of steps and puzzles.
#[derive(Args, Clone, Copy, Debug)]
pub struct ScaleOption {
    #[arg(long, value_name = "SCALE", default_value_t, value_parser = scale_parser(), help_heading = "techniques")]
    pub scale: Scale,
}

/// The hardest technique to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HardestTechnique {
    Singles,
    Technique(Technique),
}

impl HardestTechnique {
    pub fn name(self) -> &'static str {
        match self {
            Self::Singles => Family::Singles.name(),
            Self::Technique(technique) => technique.id(),
        }
    }

    /// The solver, without harder techniques.
    pub fn limit(self, solver: LogicSolver) -> LogicSolver {
        match self {
            Self::Singles => {
                let others = Family::ALL.iter().filter(|&&family| family != Family::Singles);
                others.fold(solver, |solver, &family| solver.without(family))
            }
            Self::Technique(hardest) => solver.up_to(hardest),
        }
    }
}

pub fn order_parser() -> impl TypedValueParser<Value = Order> {
    named(Order::ALL.map(|order| (order, order.name())))
}

pub fn reveal_parser() -> impl TypedValueParser<Value = Reveal> {
    named(Reveal::ALL.map(|level| (level, level.name())))
}

fn document_parser() -> impl TypedValueParser<Value = DocumentFormat> {
    named(DocumentFormat::ALL.map(|format| (format, format.name())))
}

fn scale_parser() -> impl TypedValueParser<Value = Scale> {
    named(Scale::ALL.map(|scale| (scale, scale.name())))
}

/// A parser of the hardest technique to use.
fn limit_parser() -> Suggested<HardestTechnique> {
    Suggested::new(logic::Techniques::names, parse_limit)
}

/// A technique, the hardest of a family, or all singles.
fn parse_limit(text: &str) -> Result<HardestTechnique, String> {
    let named: logic::Techniques = advice::parse(text)?;
    Ok(if named == Family::Singles.into() {
        HardestTechnique::Singles
    } else {
        HardestTechnique::Technique(named.hardest())
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::{Arguments, Command};
    use super::*;

    #[test]
    fn every_name_that_is_shown_works_in_every_option() {
        let shown = |technique: Technique| Order::ALL.map(|order| order.name_of(technique).to_owned());
        let names: Vec<String> = Technique::ALL.iter().copied().flat_map(shown).collect();
        let all = names.join(",");
        let parsed = |words: &[&str]| Arguments::try_parse_from(words).unwrap().command;
        let of = |named: &[logic::Techniques]| named.iter().flat_map(logic::Techniques::iter).collect();
        let expected: Vec<Technique> =
            Technique::ALL.iter().flat_map(|&technique| [technique; Order::ALL.len()]).collect();
        let Command::Hint(hint) = parsed(&["sudoku", "hint", "--technique", &all, "--not", &all]) else {
            panic!("a hint")
        };
        let Command::Create(create) = parsed(&["sudoku", "create", "--needs", &all, "--not", &all]) else {
            panic!("a puzzle")
        };
        for named in
            [&hint.steps.logic.technique, &hint.steps.logic.not, &create.criteria.needs, &create.criteria.not]
        {
            let techniques: Vec<Technique> = of(named);
            assert_eq!(techniques, expected);
        }
        for (name, technique) in names.iter().zip(expected) {
            assert_eq!(parse_limit(name), Ok(HardestTechnique::Technique(technique)));
        }
    }

    #[test]
    fn singles_are_a_limit_in_any_spelling() {
        for name in ["singles", "Singles", "SINGLE"] {
            assert_eq!(parse_limit(name), Ok(HardestTechnique::Singles), "{name}");
        }
    }
}
