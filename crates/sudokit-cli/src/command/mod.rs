//! The commands, and what they share.

mod candidates;
mod canonical;
mod check;
mod config;
mod count;
mod create;
mod dedupe;
mod difficulty;
mod edit;
mod explain;
mod filter;
mod formats;
mod hint;
mod man;
mod play;
mod rate;
mod same;
mod sample;
mod shell;
mod solve;
mod sort;
mod stats;
mod techniques;
mod transform;
mod verdict;
mod watch;
mod why;

use std::io::Write;

use sudokit::board::Clash;
use sudokit::format::{Format, Record};
use sudokit::logic::Step;
use sudokit::{Alphabet, Candidates};

use crate::args::{Arguments, Command};
use crate::batch::Line;
use crate::input::{Item, PuzzleReader};
use crate::output::Look;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
pub use verdict::Verdict;

/// Does what the command line asks for.
pub fn run(arguments: Arguments) -> anyhow::Result<Status> {
    let options = GlobalOptions {
        color: arguments.color,
        quiet: arguments.quiet,
        all_messages: arguments.all_messages,
        coordinates: arguments.coordinates,
    };
    match arguments.command {
        Command::Solve(arguments) => solve::run(arguments, options),
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
        Command::Show(arguments) => formats::show(arguments, options),
        Command::Create(arguments) => create::run(&arguments, options),
        Command::Minimize(arguments) => edit::minimize(&arguments, options),
        Command::Reduce(arguments) => edit::reduce(&arguments, options),
        Command::Complete(arguments) => edit::complete(&arguments, options),
        Command::Transform(arguments) => transform::run(&arguments, options),
        Command::Canonical(arguments) => canonical::run(&arguments, options),
        Command::Same(arguments) => same::run(&arguments, options),
        Command::Filter(arguments) => filter::run(&arguments, options),
        Command::Sort(arguments) => sort::run(&arguments, options),
        Command::Sample(arguments) => sample::run(&arguments, options),
        Command::Stats(arguments) => stats::run(&arguments, options),
        Command::Dedupe(arguments) => dedupe::run(&arguments, options),
        Command::Play(arguments) => play::run(&arguments, options),
        Command::Formats(arguments) => formats::run(&arguments, options),
        Command::Config(arguments) => config::run(&arguments),
        Command::Completions(arguments) => shell::complete(&arguments),
        Command::Man(arguments) => man::run(&arguments),
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
    /// Rows have the names anyway, so nobody waits for a second puzzle.
    fn of(puzzles: &mut PuzzleReader, look: Look) -> Self {
        if !look.has_rows() && puzzles.has_several() { Self::Shown } else { Self::Hidden }
    }

    /// Names the puzzle that comes next.
    fn write(self, item: &Item, report: &mut Report) {
        if self == Self::Shown {
            report.board(format!("{}:\n", item.place()));
        }
    }
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
