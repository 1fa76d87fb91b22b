//! The commands, and what they share.

mod backbone;
mod candidates;
mod canonical;
mod check;
mod complete;
mod completions;
mod convert;
mod count;
mod create;
mod dedupe;
mod edit;
mod explain;
mod formats;
mod hint;
mod man;
mod minimize;
mod play;
mod rate;
mod reduce;
mod same;
mod solve;
mod techniques;
mod transform;
mod verdict;
mod watch;

use std::io::Write;

use sudokit::{Clash, Format, NotUnique, Record, Step};

use crate::args::{self, Arguments, Command};
use crate::input::{Item, PlainPuzzle};
use crate::report::{Manner, Session, Word};
use crate::status::Status;
use crate::stop;

/// Does what the command line asks for.
pub fn run(arguments: Arguments) -> anyhow::Result<Status> {
    let manner = Manner { color: arguments.color, quiet: arguments.quiet };
    match arguments.command {
        Command::Solve(arguments) => solve::run(&arguments, manner),
        Command::Count(arguments) => count::run(&arguments, manner),
        Command::Check(arguments) => check::run(&arguments, manner),
        Command::Backbone(arguments) => backbone::run(&arguments, manner),
        Command::Candidates(arguments) => candidates::run(&arguments, manner),
        Command::Hint(arguments) => hint::run(&arguments, manner),
        Command::Explain(arguments) => explain::run(&arguments, manner),
        Command::Watch(arguments) => watch::run(&arguments, manner),
        Command::Rate(arguments) => rate::run(&arguments, manner),
        Command::Techniques(arguments) => techniques::run(&arguments, manner),
        Command::Convert(arguments) => convert::run(&arguments, manner),
        Command::Create(arguments) => create::run(&arguments, manner),
        Command::Minimize(arguments) => minimize::run(&arguments, manner),
        Command::Reduce(arguments) => reduce::run(&arguments, manner),
        Command::Complete(arguments) => complete::run(&arguments, manner),
        Command::Transform(arguments) => transform::run(&arguments, manner),
        Command::Canonical(arguments) => canonical::run(&arguments, manner),
        Command::Same(arguments) => same::run(&arguments, manner),
        Command::Dedupe(arguments) => dedupe::run(&arguments, manner),
        Command::Play(arguments) => play::run(&arguments, manner),
        Command::Formats(arguments) => formats::run(&arguments, manner),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    }
}

/// How a puzzle comes back: as it was written, or as a grid where its format
/// can only be read.
pub fn own_format(record: &Record) -> Format {
    let is_held = record.format.sides().contains(&record.grid.geometry().side());
    if record.format.is_writable() && is_held { record.format } else { Format::Grid }
}

/// `r1c1 and r1c5 are both 7`, in the symbols of the puzzle.
pub fn clash_sentences(record: &Record, clashes: &[Clash]) -> Vec<String> {
    let geometry = record.grid.geometry();
    clashes
        .iter()
        .map(|clash| {
            let (first, second) = clash.cells;
            let (first, second) = (geometry.position(first), geometry.position(second));
            format!("{first} and {second} are both {}", record.alphabet.symbol(clash.digit))
        })
        .collect()
}

/// Why a puzzle has no only solution, and what that means for the program.
pub fn not_unique(problem: &NotUnique) -> (Status, &'static str) {
    match problem {
        NotUnique::NoSolution => (Status::No, "this puzzle has no solution"),
        NotUnique::Several(_) => (Status::SeveralSolutions, "this puzzle has several solutions"),
        NotUnique::Stopped { .. } => {
            (stop::status(), "the search was stopped before it could tell whether there is one solution")
        }
    }
}

/// `list.txt:12`
pub fn place_of(item: &Item, record: &Record) -> String {
    format!("{}:{}", item.source, record.line)
}

/// Says which puzzle comes next, where there are several.
pub fn name_puzzle(
    session: &mut Session,
    input: &args::Input,
    item: &Item,
    record: &Record,
) -> anyhow::Result<()> {
    if session.look().has_rows() || (input.inputs.len() < 2 && record.line == 1) {
        return Ok(());
    }
    session.say(Word::Board(format!("{}:\n", place_of(item, record))))
}

/// `3.2 X-wing`, or `140 X-Wing` in HoDoKu's order.
pub fn title(step: &Step) -> String {
    let measure = match (step.score, step.rating) {
        (Some(score), _) => format!("{} ", score.points),
        (None, Some(rating)) => format!("{rating} "),
        (None, None) => String::new(),
    };
    format!("{measure}{}", step.name())
}

/// `list.txt:12: `
pub fn write_place(puzzle: &PlainPuzzle, text: &mut Vec<u8>) {
    write!(text, "{}:{}: ", puzzle.source(), puzzle.line).expect("memory can be written to");
}
