//! The commands, and what they share.

mod candidates;
mod canonical;
mod check;
mod count;
mod create;
mod dedupe;
mod edit;
mod explain;
mod formats;
mod hint;
mod play;
mod rate;
mod same;
mod shell;
mod solve;
mod techniques;
mod transform;
mod verdict;
mod watch;

use std::io::Write;

use sudokit::board::Clash;
use sudokit::format::{Format, Record};
use sudokit::logic::Step;
use sudokit::{Alphabet, Candidates};

use crate::args::{Arguments, Command};
use crate::batch::Line;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
pub use verdict::Verdict;

/// Does what the command line asks for.
pub fn run(arguments: Arguments) -> anyhow::Result<Status> {
    let options = GlobalOptions { color: arguments.color, quiet: arguments.quiet };
    match arguments.command {
        Command::Solve(arguments) => solve::run(&arguments, options),
        Command::Count(arguments) => count::run(&arguments, options),
        Command::Check(arguments) => check::run(&arguments, options),
        Command::Backbone(arguments) => candidates::backbone(&arguments, options),
        Command::Candidates(arguments) => candidates::run(&arguments, options),
        Command::Hint(arguments) => hint::run(&arguments, options),
        Command::Explain(arguments) => explain::run(&arguments, options),
        Command::Watch(arguments) => watch::run(&arguments, options),
        Command::Rate(arguments) => rate::run(&arguments, options),
        Command::Techniques(arguments) => techniques::run(&arguments, options),
        Command::Convert(arguments) => formats::convert(&arguments, options),
        Command::Create(arguments) => create::run(&arguments, options),
        Command::Minimize(arguments) => edit::minimize(&arguments, options),
        Command::Reduce(arguments) => edit::reduce(&arguments, options),
        Command::Complete(arguments) => edit::complete(&arguments, options),
        Command::Transform(arguments) => transform::run(&arguments, options),
        Command::Canonical(arguments) => canonical::run(&arguments, options),
        Command::Same(arguments) => same::run(&arguments, options),
        Command::Dedupe(arguments) => dedupe::run(&arguments, options),
        Command::Play(arguments) => play::run(&arguments, options),
        Command::Formats(arguments) => formats::run(&arguments, options),
        Command::Completions(arguments) => shell::complete(&arguments),
        Command::Man(arguments) => shell::describe(&arguments),
    }
}

/// How a puzzle comes back: as it was written, or else as a line if it comes from
/// a list, and as a grid if not.
pub fn own_format(record: &Record) -> Format {
    let format = own_layout(record.format);
    if format.sides().contains(&record.grid.geometry().side()) { format } else { Format::Grid }
}

/// The same for the format of a puzzle alone.
pub fn own_layout(format: Format) -> Format {
    match format {
        Format::Csv | Format::Json | Format::Gsf | Format::Bank => Format::Line,
        format if format.is_writable() => format,
        _ => Format::Grid,
    }
}

/// `r1c1 and r1c5 are both 7`, in the symbols of the puzzle.
fn clash_sentences(record: &Record, clashes: &[Clash]) -> Vec<String> {
    let symbol = |digit| record.alphabet.symbol(digit);
    clashes.iter().map(|clash| clash.sentence(record.grid.geometry(), symbol)).collect()
}

/// Whether puzzles are shown with their names: if there are several.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PuzzleNames {
    Shown,
    Hidden,
}

impl PuzzleNames {
    fn of(puzzles: &mut PuzzleReader) -> Self {
        if puzzles.has_several() { Self::Shown } else { Self::Hidden }
    }

    /// Names the puzzle that comes next.
    fn write(self, item: &Item, report: &mut Report) {
        if !report.look.has_rows() && self == Self::Shown {
            report.board(format!("{}:\n", item.place()));
        }
    }
}

/// `3.2 X-wing`, or `140 X-Wing` in HoDoKu's order.
fn title(step: &Step) -> String {
    let measure = match (step.score, step.rating) {
        (Some(score), _) => format!("{} ", score.points),
        (None, Some(rating)) => format!("{rating} "),
        (None, None) => String::new(),
    };
    format!("{measure}{}", step.name())
}

/// The row of a CSV table with a step.
fn with_step(row: Row, step: &Step, before: &Candidates, alphabet: &Alphabet) -> Row {
    row.with("technique", step.technique.id())
        .with("rating", step.rating)
        .with("score", step.score.map(|score| score.points))
        .with("moves", step.explain(before, alphabet).moves)
}

/// `list.txt:12: `
fn write_place(line: &Line, text: &mut Vec<u8>) {
    write!(text, "{}: ", line.place).expect("memory can be written to");
}
