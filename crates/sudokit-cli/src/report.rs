//! A command at work: what it says, to whom, and what came of it so far.
//!
//! Most of the time a command speaks at once. When many puzzles are worked on
//! side by side, each is worked on in a session that takes notes instead, and
//! the notes are read out in the order of the puzzles.

use std::path::PathBuf;

use sudokit::format::{self, Loss};
use sudokit::{Format, Grid, Puzzle, Record};

use crate::answers::Answers;
use crate::args::{Results, When};
use crate::command::{clash_sentences, own_format};
use crate::input::{Item, Items, Problem};
use crate::output::{self, Look, Output};
use crate::progress::{Meter, Progress};
use crate::row::Row;
use crate::status::Status;
use crate::stop;

/// What holds for every command.
#[derive(Clone, Copy)]
pub struct Manner {
    pub color: When,
    pub quiet: bool,
}

/// A command at work.
pub struct Session {
    look: Look,
    desk: Desk,
    pub status: Status,
}

/// Where words go.
enum Desk {
    Open(Box<Counter>),
    Notes(Vec<Word>),
}

/// Where words are spoken.
struct Counter {
    output: Output,
    progress: Progress,
    answers: Answers,
}

/// Something said.
pub enum Word {
    /// A line of the results.
    Line(String),
    /// Whole lines of the results.
    Text(Vec<u8>),
    Board(String),
    Row(Row),
    /// A text of `--answers`, and the file it goes beside.
    Answer(PathBuf, String),
    /// Something beside the results.
    Note(String),
    Error(String),
    /// So many more puzzles are done.
    Done(usize),
    /// What was said so far should be seen.
    Pause,
}

impl Session {
    /// A session whose results have these columns.
    pub fn new(results: &Results, manner: Manner, columns: &'static [&'static str]) -> anyhow::Result<Self> {
        let output = Output::new(results, columns, manner.color, manner.quiet)?;
        let look = output.look();
        let progress = Progress::new("puzzles", manner.quiet);
        let counter = Counter { output, progress, answers: Answers::new(results.target.force) };
        Ok(Self { look, desk: Desk::Open(Box::new(counter)), status: Status::Done })
    }

    /// A session that takes notes.
    pub fn taking_notes(look: Look) -> Self {
        Self { look, desk: Desk::Notes(Vec::new()), status: Status::Done }
    }

    /// The notes of a session that took them, and what came of it.
    pub fn into_notes(self) -> (Vec<Word>, Status) {
        match self.desk {
            Desk::Notes(words) => (words, self.status),
            Desk::Open(_) => (Vec::new(), self.status),
        }
    }

    /// Whether what is said is heard while work goes on.
    pub fn speaks_at_once(&self) -> bool {
        matches!(self.desk, Desk::Open(_))
    }

    /// How results look.
    pub fn look(&self) -> Look {
        self.look
    }

    /// Says something.
    pub fn say(&mut self, word: Word) -> anyhow::Result<()> {
        match &mut self.desk {
            Desk::Notes(words) => words.push(word),
            Desk::Open(counter) => counter.say(word)?,
        }
        Ok(())
    }

    /// Shows what share of the input was read.
    pub fn watch(&mut self, meter: Option<Meter>) {
        if let Desk::Open(counter) = &mut self.desk {
            counter.progress.watch(meter);
        }
    }

    /// Shows what share of so many puzzles is done.
    pub fn expect(&mut self, puzzles: u64) {
        if let Desk::Open(counter) = &mut self.desk {
            counter.progress.expect(puzzles);
        }
    }

    /// So many more puzzles are done.
    pub fn advance(&mut self, puzzles: usize) -> anyhow::Result<()> {
        self.say(Word::Done(puzzles))
    }

    /// Everything was said: files come to their place.
    pub fn finish(self) -> anyhow::Result<Status> {
        if let Desk::Open(counter) = self.desk {
            counter.output.finish()?;
            counter.answers.write()?;
        }
        Ok(self.status)
    }

    /// Calls `work` with every puzzle that can be read, tells about the others.
    pub fn for_each(
        mut self,
        mut items: Items,
        work: impl Fn(&mut Self, &Item, &Record) -> anyhow::Result<()>,
    ) -> anyhow::Result<Status> {
        self.watch(items.meter());
        for item in items {
            if stop::is_interrupted() {
                self.status.note(Status::Interrupted);
                break;
            }
            self.work_on(&item, &work)?;
            self.advance(1)?;
        }
        self.finish()
    }

    /// Calls `work` with a puzzle, or tells why it is none.
    pub fn work_on(
        &mut self,
        item: &Item,
        work: &(impl Fn(&mut Self, &Item, &Record) -> anyhow::Result<()> + ?Sized),
    ) -> anyhow::Result<()> {
        match &item.record {
            Ok(record) => work(self, item, record),
            Err(problem) => self.refuse(item, problem, Row::of_problem(item, problem)),
        }
    }

    /// The puzzle of a record, unless its givens clash.
    pub fn puzzle(&mut self, item: &Item, record: &Record) -> anyhow::Result<Option<Puzzle>> {
        if let Ok(puzzle) = Puzzle::try_from(record.grid.clone()) {
            return Ok(Some(puzzle));
        }
        const SHOWN: usize = 5;
        let clashes = record.grid.clashes();
        let mut sentences = clash_sentences(record, &clashes[..clashes.len().min(SHOWN)]);
        if clashes.len() > SHOWN {
            sentences.push(format!("and {} more clashes", clashes.len() - SHOWN));
        }
        let message = format!("line {}: {}", record.line, sentences.join(", "));
        self.refuse(item, &Problem { message, line: Some(record.line) }, Row::of(item, record))?;
        Ok(None)
    }

    /// Tells what is wrong; `row` says with what.
    fn refuse(&mut self, item: &Item, problem: &Problem, row: Row) -> anyhow::Result<()> {
        self.status.note(Status::Unreadable);
        self.say(Word::Error(format!("{}: {}", item.source, problem.message)))?;
        if self.look.has_rows() {
            let row = row.with("status", "error").with("error", problem.message.as_str());
            self.say(Word::Row(row))?;
        }
        Ok(())
    }

    /// Tells why nothing comes of a puzzle that can be read.
    pub fn refuse_puzzle(
        &mut self,
        item: &Item,
        record: &Record,
        status: Status,
        why: &str,
    ) -> anyhow::Result<()> {
        self.status.note(status);
        if self.look.has_rows() {
            return self.say(Word::Row(Row::of(item, record).with("error", why)));
        }
        self.tell_error(item, record, why)
    }

    /// Says what is wrong with a puzzle that can be read.
    pub fn tell_error(&mut self, item: &Item, record: &Record, why: &str) -> anyhow::Result<()> {
        self.say(Word::Error(format!("{}: line {}: {why}", item.source, record.line)))
    }

    /// Says something about a puzzle.
    pub fn note(&mut self, item: &Item, record: &Record, text: &str) -> anyhow::Result<()> {
        self.say(Word::Note(format!("{}: line {}: {text}", item.source, record.line)))
    }

    /// Says what a puzzle loses in the format asked for.
    pub fn note_loss(&mut self, item: &Item, record: &Record, to: Option<Format>) -> anyhow::Result<()> {
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
    pub fn write_board(
        &mut self,
        item: &Item,
        record: &Record,
        puzzle: &Grid,
        to: Option<Format>,
    ) -> anyhow::Result<()> {
        let own = own_format(record);
        let format = match to {
            Some(format) => format,
            None if self.look.is_terminal() && !own.is_board() => Format::Pretty,
            None => own,
        };
        let drawn = match self.look.paint(record, puzzle) {
            Some(paint) => format::write_painted(record, format, &paint),
            None => format::write(record, format),
        };
        match drawn {
            Ok(text) => self.say(Word::Board(text)),
            Err(error) => {
                let message = format!("line {}: {error}", record.line);
                self.refuse(item, &Problem { message, line: Some(record.line) }, Row::of(item, record))
            }
        }
    }
}

impl Counter {
    fn say(&mut self, word: Word) -> anyhow::Result<()> {
        let Self { output, progress, answers } = self;
        match word {
            Word::Line(text) => output.line(&text),
            Word::Text(text) => output.text(&text),
            Word::Board(text) => progress.hidden(|| output.board(&text)),
            Word::Row(row) => output.row(&row),
            Word::Answer(path, text) => {
                answers.add(path, &text);
                Ok(())
            }
            Word::Note(text) => {
                output.flush()?;
                progress.hidden(|| output.note(&text));
                Ok(())
            }
            Word::Error(text) => {
                output.flush()?;
                progress.hidden(|| output::error(&text));
                Ok(())
            }
            Word::Done(puzzles) => {
                progress.advance(puzzles);
                Ok(())
            }
            Word::Pause => output.flush(),
        }
    }
}
