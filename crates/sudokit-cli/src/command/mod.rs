//! The commands, and what they share.

mod candidates;
mod canonical;
mod check;
mod config;
mod count;
mod create;
mod dedupe;
mod difficulty;
mod draw;
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

/// Runs the command of the command line.
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
        Command::Draw(arguments) => draw::run(&arguments, options),
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

/// The format in which a puzzle is written without `--to`: the one that it was read in. If that
/// cannot be written, a line for a puzzle of a list, and a grid for any other.
pub fn own_format(record: &Record) -> Format {
    let format = own_layout(record.format);
    if format.sides().contains(&record.grid.geometry().side()) { format } else { Format::Grid }
}

/// The same for any board.
pub fn own_layout(format: Format) -> Format {
    match format {
        Format::Csv | Format::Json | Format::Gsf | Format::Bank => Format::Line,
        format if format.is_writable() => format,
        _ => Format::Grid,
    }
}

/// A sentence for each clash, in the symbols of the puzzle.
fn clash_sentences(record: &Record, clashes: &[Clash]) -> Vec<String> {
    let symbol = |digit| record.alphabet.symbol(digit);
    clashes.iter().map(|clash| clash.sentence(record.grid.geometry(), symbol)).collect()
}

/// Whether results begin with the name of their puzzle: only if there are several puzzles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PuzzleNames {
    Shown,
    Hidden,
}

impl PuzzleNames {
    /// Looks for a second puzzle, but not for rows, which always contain the name.
    fn of(puzzles: &mut PuzzleReader, look: Look) -> Self {
        if !look.has_rows() && puzzles.has_several() { Self::Shown } else { Self::Hidden }
    }

    /// Writes the name of the next puzzle.
    fn write(self, item: &Item, report: &mut Report) {
        if self == Self::Shown {
            report.board(format!("{}:\n", item.place()));
        }
    }
}

/// Adds a step to the row of a CSV table.
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

#[cfg(test)]
mod tests {
    use crate::texts::text;

    /// A test would have to wait a long time for the search that these sentences report, or to
    /// stop it at exactly the right moment.
    #[test]
    fn sentences_for_stopped_searches() {
        for (sentence, expected) in [
            (
                text!("stopped-before-unique"),
                "the search was stopped before it could find out whether there is exactly one solution",
            ),
            (text!("solve-stopped-before-all"), "the search was stopped before it found all solutions"),
            (
                text!("solve-stopped-before-others"),
                "the search was stopped before it could find out whether there are other solutions",
            ),
            (text!("check-solution-found"), "a solution was found, but there may be others"),
            (
                text!("check-minimal-stopped"),
                "the search was stopped before it could find out whether the puzzle is minimal",
            ),
            (text!("why-not-found"), "the search for the reason was stopped by the time limit"),
            (
                text!("why-deciding-stopped"),
                "the time limit stopped the search for a clue that gives the puzzle exactly one solution",
            ),
            (
                text!("backbone-stopped", cells = 3_usize),
                "the search was stopped: each digit shown occurs in a solution, but 3 cells may have more",
            ),
            (text!("hint-all-stopped"), "the search was stopped, so there may be more steps than these"),
            (
                text!("games-solution-unknown", place = "list.txt:1"),
                "list.txt:1: the solution was not found in time, so mistakes are only found if they break a rule",
            ),
        ] {
            assert_eq!(sentence, expected);
        }
    }

    /// The files and terminals that lead to these sentences are hard to make in a test.
    #[test]
    fn sentences_for_broken_surroundings() {
        for (sentence, expected) in [
            (
                text!("games-no-terminal"),
                "this terminal cannot show the full screen: try `sudoku play --plain`",
            ),
            (text!("games-not-deleted", name = "monday"), "monday cannot be deleted"),
            (text!("games-unreadable-history", n = 2_usize), "2 lines of the history cannot be read"),
            (
                text!("dedupe-no-room", folder = "/tmp", variable = "TMPDIR"),
                "temporary files cannot be used in /tmp: free some space there, set TMPDIR to another folder, \
                 or allow more memory with --memory",
            ),
            (
                text!("transform-houses-turned", format = "line"),
                "the extra houses are turned as well, but line does not record them",
            ),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
