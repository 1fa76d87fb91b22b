//! The commands, and what they share.

mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod create;
mod formats;
mod man;
mod solve;

use sudokit::format::Loss;
use sudokit::{Clash, Format, Grid, Puzzle, Record};

use crate::args::{Arguments, Command, Results, When};
use crate::input::{Item, Problem};
use crate::output::{self, Output};
use crate::progress::Progress;
use crate::row::Row;
use crate::status::Status;
use crate::stop;

/// Does what the command line asks for.
pub fn run(arguments: Arguments) -> anyhow::Result<Status> {
    let manner = Manner { color: arguments.color, quiet: arguments.quiet };
    match arguments.command {
        Command::Solve(arguments) => solve::run(&arguments, manner),
        Command::Count(arguments) => count::run(&arguments, manner),
        Command::Check(arguments) => check::run(&arguments, manner),
        Command::Candidates(arguments) => candidates::run(&arguments, manner),
        Command::Convert(arguments) => convert::run(&arguments, manner),
        Command::Create(arguments) => create::run(&arguments, manner),
        Command::Formats(arguments) => formats::run(&arguments, manner),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    }
}

/// What holds for every command.
#[derive(Clone, Copy)]
struct Manner {
    color: When,
    quiet: bool,
}

/// A command at work: its output, its progress, and what came of it so far.
struct Session {
    output: Output,
    progress: Progress,
    status: Status,
}

impl Session {
    /// A session whose results have these columns.
    fn new(results: &Results, manner: Manner, columns: &'static [&'static str]) -> anyhow::Result<Self> {
        Ok(Self {
            output: Output::new(results, columns, manner.color, manner.quiet)?,
            progress: Progress::new("puzzles", manner.quiet),
            status: Status::Done,
        })
    }

    /// Calls `work` with every puzzle that can be read, tells about the others.
    fn for_each(
        mut self,
        items: impl Iterator<Item = Item>,
        mut work: impl FnMut(&mut Self, &Item, &Record) -> anyhow::Result<()>,
    ) -> anyhow::Result<Status> {
        for item in items {
            if stop::is_interrupted() {
                self.status.note(Status::Interrupted);
                break;
            }
            match &item.record {
                Ok(record) => work(&mut self, &item, record)?,
                Err(problem) => self.refuse(&item, problem)?,
            }
            self.progress.advance();
        }
        self.output.finish()?;
        Ok(self.status)
    }

    /// The puzzle of a record, unless its givens clash.
    fn puzzle(&mut self, item: &Item, record: &Record) -> anyhow::Result<Option<Puzzle>> {
        let clashes = record.grid.clashes();
        if let Ok(puzzle) = Puzzle::try_from(record.grid.clone()) {
            return Ok(Some(puzzle));
        }
        const SHOWN: usize = 5;
        let mut sentences = clash_sentences(record, &clashes[..clashes.len().min(SHOWN)]);
        if clashes.len() > SHOWN {
            sentences.push(format!("and {} more clashes", clashes.len() - SHOWN));
        }
        let message = format!("line {}: {}", record.line, sentences.join(", "));
        self.refuse(item, &Problem { message, line: Some(record.line) })?;
        Ok(None)
    }

    fn refuse(&mut self, item: &Item, problem: &Problem) -> anyhow::Result<()> {
        self.status.note(Status::Unreadable);
        self.output.flush()?;
        let sentence = format!("{}: {}", item.source, problem.message);
        self.progress.hidden(|| output::error(&sentence));
        if self.output.has_rows() {
            let row = Row::of_problem(item, problem)
                .with("status", "error")
                .with("error", problem.message.as_str());
            self.output.row(&row)?;
        }
        Ok(())
    }

    /// Says something about a puzzle.
    fn note(&mut self, item: &Item, record: &Record, text: &str) -> anyhow::Result<()> {
        self.output.flush()?;
        let sentence = format!("{}: line {}: {text}", item.source, record.line);
        self.progress.hidden(|| self.output.note(&sentence));
        Ok(())
    }

    /// Says what a puzzle loses in the format asked for.
    fn note_loss(&mut self, item: &Item, record: &Record, to: Option<Format>) -> anyhow::Result<()> {
        match to.and_then(|format| format.loss(record).map(|loss| (format, loss))) {
            Some((format, Loss::Candidates)) => self.note(
                item,
                record,
                &format!("{format} holds the digits of this puzzle, but not its candidates"),
            ),
            Some((format, Loss::Progress)) => self.note(
                item,
                record,
                &format!("{format} holds the givens of this puzzle, but not what was placed and noted"),
            ),
            Some((format, Loss::Board)) => self.note(
                item,
                record,
                &format!(
                    "{format} does not tell which cells form a house: reading it takes the same flags again"
                ),
            ),
            None => Ok(()),
        }
    }

    /// Writes a board in the format asked for, in its own otherwise. A person
    /// at a terminal sees a drawing where its own is hard to read.
    fn write_board(
        &mut self,
        item: &Item,
        record: &Record,
        puzzle: &Grid,
        to: Option<Format>,
    ) -> anyhow::Result<()> {
        let own = own_format(record);
        let format = match to {
            Some(format) => format,
            None if self.output.is_terminal() && !own.is_board() => Format::Pretty,
            None => own,
        };
        match self.output.drawn(record, format, puzzle) {
            Ok(text) => self.progress.hidden(|| self.output.board(&text)),
            Err(error) => {
                let message = format!("line {}: {error}", record.line);
                self.refuse(item, &Problem { message, line: Some(record.line) })
            }
        }
    }
}

/// How a puzzle comes back: as it was written, or as a grid where its format
/// can only be read.
fn own_format(record: &Record) -> Format {
    let is_held = record.format.sides().contains(&record.grid.geometry().side());
    if record.format.is_writable() && is_held { record.format } else { Format::Grid }
}

/// `r1c1 and r1c5 are both 7`, in the symbols of the puzzle.
fn clash_sentences(record: &Record, clashes: &[Clash]) -> Vec<String> {
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
