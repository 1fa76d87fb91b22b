//! Flags of the commands that think as a person does.

use std::collections::BTreeSet;

use clap::Args;
use clap::builder::TypedValueParser;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{self, Family, LogicSolver, Order, PlayerPosition, Scale, Technique};

use super::values::{NO_HELP, Suggested, named, techniques_parser};
use super::{InputOptions, JobOptions, ResultOptions, WorkOptions};
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
  sudoku explain --order hodoku --scale hodoku puzzle.txt
  sudoku explain --not unique-rectangle,chains puzzle.txt
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
  sudoku techniques fish
  sudoku techniques x-wing --positions | sudoku hint
  sudoku techniques mutant-swordfish --positions | sudoku hint --technique mutant-swordfish
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
    /// List all steps, the easiest first
    ///
    /// Forcing chains and fish that HoDoKu leaves off by default are listed only if
    /// --technique names them.
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub steps: StepOptions,
}

/// What the commands that show steps have in common: how to think, whose numbers to show,
/// and the work.
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
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Techniques {
    /// The technique to learn, or a family to list
    #[arg(value_name = "NAME", value_parser = techniques_parser(), hide_possible_values = true)]
    pub name: Option<logic::Techniques>,
    /// Write positions to practise with: ten in which it is the next step of `sudoku hint`
    ///
    /// In the beginner's order. A technique that hardly ever occurs has a few in which it
    /// finds a step, but easier ones do so as well: `sudoku hint --technique NAME` shows it.
    #[arg(long, requires = "name", conflicts_with_all = ["json", "csv"])]
    pub positions: bool,
    #[command(flatten)]
    pub output: ResultOptions,
}

/// Which techniques are used, and in which order.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Techniques")]
pub struct LogicOptions {
    /// Which step comes next
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser())]
    pub order: Order,
    /// Use only these techniques or families, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub technique: Vec<logic::Techniques>,
    /// Use none of these techniques or families
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques_parser(), hide_possible_values = true)]
    pub not: Vec<logic::Techniques>,
    /// Use nothing that comes later in the order: a technique, or singles
    #[arg(long, value_name = "NAME", value_parser = limit_parser(), hide_possible_values = true)]
    pub upto: Option<HardestTechnique>,
    /// Use no technique that relies on there being one solution
    #[arg(long)]
    pub no_uniqueness: bool,
}

impl LogicOptions {
    /// A solver with these techniques, at the position of a player.
    pub fn solver(&self, position: &PlayerPosition<'_>) -> LogicSolver {
        let named: BTreeSet<Technique> = self.technique.iter().flat_map(logic::Techniques::iter).collect();
        let solver = if named.is_empty() {
            position.solver(self.order)
        } else {
            position.solver(self.order).with_only(named)
        };
        self.limit(solver, position)
    }

    /// A flag that limits the techniques, if there is one.
    pub fn limit_flag(&self) -> Option<&'static str> {
        let flags = [
            ("--technique", !self.technique.is_empty()),
            ("--not", !self.not.is_empty()),
            ("--upto", self.upto.is_some()),
            ("--no-uniqueness", self.no_uniqueness),
        ];
        flags.into_iter().find(|(_, is_used)| *is_used).map(|(flag, _)| flag)
    }

    /// The solver without what is not to be used.
    pub fn limit(&self, solver: LogicSolver, position: &PlayerPosition<'_>) -> LogicSolver {
        let solver = self.not.iter().cloned().fold(solver, LogicSolver::without);
        let solver = match self.upto {
            Some(hardest) => hardest.limit(solver),
            None => solver,
        };
        let has_one_solution = position.uniqueness().solution().is_some();
        if self.no_uniqueness || !has_one_solution { solver.without_uniqueness() } else { solver }
    }
}

/// By whose numbers steps and puzzles are called hard.
#[derive(Args, Clone, Copy, Debug)]
pub struct ScaleOption {
    /// Whose numbers say how hard it is
    #[arg(long, value_name = "SCALE", default_value_t, value_parser = scale_parser(), help_heading = "Techniques")]
    pub scale: Scale,
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

pub fn order_parser() -> impl TypedValueParser<Value = Order> {
    let about = |order| match order {
        Order::Beginner => "As people learn and see them: simple patterns before chains",
        Order::Hodoku => "HoDoKu 2.2.0's order and names",
        Order::Explainer => "Sudoku Explainer 1.2.1.3's order",
    };
    named(Order::ALL.map(|order| (order, order.name(), about(order))))
}

fn reveal_parser() -> impl TypedValueParser<Value = Reveal> {
    named(Reveal::ALL.map(|level| (level, level.name(), NO_HELP)))
}

fn scale_parser() -> impl TypedValueParser<Value = Scale> {
    let about = |scale| match scale {
        Scale::Explainer => "Sudoku Explainer's: ER, the hardest step",
        Scale::Hodoku => "HoDoKu's: a score to which every step adds, and a level",
    };
    named(Scale::ALL.map(|scale| (scale, scale.name(), about(scale))))
}

/// A parser of the hardest technique to use.
fn limit_parser() -> Suggested<HardestTechnique> {
    Suggested::new(logic::Techniques::names, parse_limit)
}

/// A technique, the last of a family, or all singles.
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
    fn every_name_that_is_shown_can_be_given_to_every_flag() {
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
            [&hint.steps.logic.technique, &hint.steps.logic.not, &create.wish.needs, &create.wish.not]
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
