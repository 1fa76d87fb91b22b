//! What a command has to say, job by job.
//!
//! A command describes its results to a [`Report`]: lines, boards, rows, notes,
//! errors. The report keeps them as [`Event`]s and hands them over at the end of
//! each job, and earlier where somebody may be waiting for them. On the main
//! thread they are handed to the [`Output`]; on a thread of the pool they are
//! sent to the main thread, which writes them in the order of the jobs.
//! For a command there is no difference.
//!
//! A report never fails. If the output cannot be written, the report remembers
//! why, drops what follows and stops the searches that have one of its
//! [controls](Report::control); the error is returned after the job.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use sudokit::board::Coordinates;
use sudokit::format::{self, Envelope, Format, Loss, Record};
use sudokit::{Control, Grid, Puzzle};

use crate::args::{OutputOptions, ResultOptions, When};
use crate::command::{Verdict, own_format};
use crate::input::{Item, PassedPuzzle, Place, Refusal, Source};
use crate::output::{Gaps, Look, Output};
use crate::progress::Goal;
use crate::rest::Rest;
use crate::row::{Columns, Row};
use crate::spare_texts::SpareTexts;
use crate::status::Status;
use crate::stop::{self, Cancellation};

/// The flags that every command has.
#[derive(Clone, Copy)]
pub struct GlobalOptions {
    pub color: When,
    pub quiet: bool,
    /// Whether every error and note is printed, and not only the first.
    pub all_messages: bool,
    /// How cells are named, if somebody asked.
    pub coordinates: Option<Coordinates>,
}

impl GlobalOptions {
    /// How cells are named.
    pub fn naming(self) -> Coordinates {
        self.coordinates.unwrap_or_default()
    }
}

/// The report of a command, or of one of its jobs.
pub struct Report {
    pub look: Look,
    pub status: Status,
    events: Vec<Event>,
    /// How many of the events are about puzzles that are finished.
    settled: usize,
    /// How many puzzles are finished.
    finished: u64,
    /// What is known about a puzzle that a signal stopped.
    unfinished: Vec<Event>,
    /// How many bytes the events hold, and how many of them are about a puzzle that is
    /// not finished.
    bytes: usize,
    unsettled: usize,
    /// Whether one of the events is for standard error.
    is_urgent: bool,
    destination: Destination,
    /// Empty texts to be filled.
    pub spare: SpareTexts,
    /// The switch that ends all searches of this report.
    pub cancellation: Cancellation,
    failure: Option<anyhow::Error>,
}

/// Something to be written.
pub enum Event {
    /// A line of the results.
    Line(String),
    /// Whole lines of the results.
    Text(Vec<u8>),
    /// The table that the rows after it were read from: its header comes first, unless
    /// the rows before it had the same.
    Table(Arc<Source>),
    Board(Vec<u8>),
    /// Boards of several lines, with a blank line before each.
    Boards(Vec<u8>),
    /// Puzzles of a document.
    Parts(Envelope, Vec<u8>),
    /// Where the line of a puzzle without a result would be.
    Gap,
    /// Whole rows of the results, as JSON or CSV.
    Rows(Vec<u8>),
    /// Texts of `--answers`, and their file: boards as in [`Boards`](Self::Boards), or
    /// parts of a document.
    Answers(PathBuf, Option<Envelope>, Vec<u8>),
    /// Something on standard error that is not an error.
    Note(String),
    Error(String),
    /// Where the next puzzles were read that may be written below a header.
    Source(Arc<Source>),
    /// What the progress is measured by.
    Goal(Goal),
    /// The number of puzzles that are finished.
    Done(usize),
}

impl Event {
    fn bytes(&self) -> usize {
        match self {
            Self::Line(text) => text.len(),
            Self::Text(text)
            | Self::Board(text)
            | Self::Boards(text)
            | Self::Parts(_, text)
            | Self::Rows(text)
            | Self::Answers(_, _, text) => text.len(),
            Self::Gap
            | Self::Table(_)
            | Self::Note(_)
            | Self::Error(_)
            | Self::Source(_)
            | Self::Goal(_)
            | Self::Done(_) => 0,
        }
    }

    /// Adds what comes next, if both can be written together; otherwise it comes
    /// back.
    fn join(&mut self, next: Self) -> Option<Self> {
        match (self, next) {
            (Self::Text(text), Self::Text(more)) | (Self::Rows(text), Self::Rows(more)) => {
                text.extend_from_slice(&more);
                None
            }
            (Self::Done(puzzles), Self::Done(more)) => {
                *puzzles += more;
                None
            }
            (_, next) => Some(next),
        }
    }
}

/// Where events are handed to.
enum Destination {
    Output(Box<Output>),
    MainThread(Sender<Vec<Event>>),
}

impl Destination {
    /// How many bytes are kept before they are handed over in the middle of a job.
    /// Waking the main thread is expensive (see `pool`): one job of short answers needs
    /// it once.
    fn most_bytes(&self) -> usize {
        match self {
            Self::Output(_) => 1 << 15,
            Self::MainThread(_) => 1 << 18,
        }
    }
}

/// The same for a puzzle that is not finished: memory stays the same however many
/// solutions it has.
const MOST_UNSETTLED: usize = 1 << 20;

impl Report {
    /// The report of a command whose results have these columns.
    pub fn new(results: &ResultOptions, options: GlobalOptions, columns: Columns) -> anyhow::Result<Self> {
        let output = Output::new(results, options, columns)?;
        let (look, spare) = (output.look, output.spare.clone());
        Ok(Self::to(look, Destination::Output(Box::new(output)), spare, Cancellation::default()))
    }

    /// The report of a command that writes boards.
    pub fn of_boards(
        output: &OutputOptions,
        options: GlobalOptions,
        columns: Columns,
    ) -> anyhow::Result<Self> {
        let mut report = Self::new(&output.results, options, columns)?;
        report.look.to = output.to;
        Ok(report)
    }

    /// The same, with blank lines for puzzles without a result.
    #[must_use]
    pub fn with_gaps(mut self, gaps: Gaps) -> Self {
        if !self.look.has_rows() && !self.look.is_terminal {
            self.look.gaps = gaps;
        }
        self
    }

    /// The report of a job on another thread, which hands over what is written
    /// to this report here.
    pub fn of_job(
        look: Look,
        events: Sender<Vec<Event>>,
        spare: SpareTexts,
        cancellation: Cancellation,
    ) -> Self {
        Self::to(look, Destination::MainThread(events), spare, cancellation)
    }

    fn to(look: Look, destination: Destination, spare: SpareTexts, cancellation: Cancellation) -> Self {
        Self {
            look,
            status: Status::Done,
            events: Vec::new(),
            settled: 0,
            finished: 0,
            unfinished: Vec::new(),
            bytes: 0,
            unsettled: 0,
            is_urgent: false,
            destination,
            spare,
            cancellation,
            failure: None,
        }
    }

    /// The control of a search of this job.
    pub fn control(&self, timeout: Option<Duration>) -> Control {
        stop::control(timeout, self.cancellation.clone())
    }

    /// Whether other jobs are done at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.destination, Destination::MainThread(_))
    }

    /// Writes something.
    pub fn write(&mut self, event: Event) {
        self.is_urgent |= matches!(event, Event::Note(_) | Event::Error(_));
        let finished = if let Event::Done(puzzles) = event { Some(puzzles) } else { None };
        self.bytes += event.bytes();
        self.unsettled += event.bytes();
        let event = match self.events.last_mut() {
            Some(last) => last.join(event),
            None => Some(event),
        };
        self.events.extend(event);
        if let Some(puzzles) = finished {
            self.finished += puzzles as u64;
            (self.settled, self.unsettled) = (self.events.len(), 0);
        }
        // After a signal, it is not yet decided whether this will be written.
        if stop::is_interrupted() {
            return;
        }
        if self.unsettled >= MOST_UNSETTLED || (self.is_urgent && self.look.is_terminal) {
            self.hand_over();
        } else if self.bytes - self.unsettled >= self.destination.most_bytes() {
            let unsettled = self.events.split_off(self.settled);
            let bytes = self.unsettled;
            self.hand_over();
            (self.events, self.bytes, self.unsettled) = (unsettled, bytes, bytes);
        }
    }

    /// Writes several things.
    pub fn write_all(&mut self, events: Vec<Event>) {
        for event in events {
            self.write(event);
        }
    }

    /// Takes back what was not handed over yet, unless an error came before it.
    pub fn take_events(&mut self) -> Vec<Event> {
        let events = std::mem::take(&mut self.events);
        if self.failure.is_some() { Vec::new() } else { events }
    }

    /// Puzzles are finished, with all that was written so far.
    pub fn finish_puzzles(&mut self, puzzles: usize) {
        self.write(Event::Done(puzzles));
        // Somebody may wait for what standard error has to say.
        if self.is_urgent {
            self.hand_over();
        }
    }

    /// A signal stopped the work on a puzzle: what was written about it is put aside.
    pub fn give_up_puzzle(&mut self) {
        self.unfinished = self.events.split_off(self.settled);
    }

    /// How many puzzles are finished.
    pub fn finished(&self) -> u64 {
        self.finished
    }

    /// What was put aside.
    pub fn take_unfinished(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.unfinished)
    }

    /// Writes what is known about a puzzle that a signal stopped, if it is the first.
    /// In a list only finished puzzles are written, so that the rest can be appended.
    pub fn write_unfinished(&mut self, events: Vec<Event>) {
        if self.finished == 0 {
            self.events.extend(events);
        }
    }

    /// How the rest is done if a signal stops the work.
    pub fn set_rest(&mut self, rest: Rest) {
        if let Destination::Output(output) = &mut self.destination {
            output.rest = rest;
        }
    }

    /// The results come behind those that an earlier run has written, up to this puzzle.
    pub fn continue_after(&mut self, last: &PassedPuzzle) {
        let format = self.look.to.or(last.format);
        if let Destination::Output(output) = &mut self.destination {
            output.continue_after(last.source.header.clone(), format.and_then(Format::envelope));
        }
    }

    pub fn line(&mut self, text: impl Into<String>) {
        self.write(Event::Line(text.into()));
    }

    /// Names the table that the next lines were read from, if they were read from one.
    pub fn table_of(&mut self, source: &Arc<Source>) {
        if source.header.is_some() && self.look.to.is_none() {
            self.write(Event::Table(Arc::clone(source)));
        }
    }

    pub fn board(&mut self, text: impl Into<Vec<u8>>) {
        self.write(Event::Board(text.into()));
    }

    /// A board in a format, or its part of a document.
    pub fn board_in(&mut self, format: Format, text: impl Into<Vec<u8>>) {
        self.write(match format.envelope() {
            Some(envelope) => Event::Parts(envelope, text.into()),
            None => Event::Board(text.into()),
        });
    }

    /// A row about a puzzle.
    pub fn row_of(&self, item: &Item, status: &'static str) -> Row {
        Row::of(self.look, item, status)
    }

    pub fn row(&mut self, row: Row) {
        self.write(Event::Rows(row.end()));
    }

    /// A row of a puzzle without a result.
    pub fn failed_row(&mut self, row: Row, why: &str) {
        self.write(Event::Rows(row.failed(why)));
    }

    /// Leaves a blank line where the result of this puzzle would be, if that is one
    /// line.
    pub fn gap(&mut self, record: &Record) {
        let format = self.look.to.unwrap_or_else(|| own_format(record));
        self.write_gap(format.is_line());
    }

    fn write_gap(&mut self, is_line: bool) {
        if self.look.gaps == Gaps::Lines || (self.look.gaps == Gaps::Boards && is_line) {
            self.write(Event::Gap);
        }
    }

    pub fn note(&mut self, text: impl Into<String>) {
        self.write(Event::Note(text.into()));
    }

    pub fn error(&mut self, text: impl Into<String>) {
        self.write(Event::Error(text.into()));
    }

    /// Shows what was written so far.
    pub fn flush(&mut self) {
        if stop::is_interrupted() {
            return;
        }
        self.hand_over();
        if let Destination::Output(output) = &mut self.destination {
            let flushed = output.flush();
            self.keep_failure(flushed);
        }
    }

    fn hand_over(&mut self) {
        let events = std::mem::take(&mut self.events);
        (self.bytes, self.unsettled, self.settled, self.is_urgent) = (0, 0, 0, false);
        if events.is_empty() || self.failure.is_some() {
            return;
        }
        let result = match &mut self.destination {
            Destination::Output(output) => events.into_iter().try_for_each(|event| output.write(event)),
            Destination::MainThread(sender) => sender.send(events).map_err(anyhow::Error::from),
        };
        self.keep_failure(result);
    }

    fn keep_failure(&mut self, result: anyhow::Result<()>) {
        if let Err(error) = result {
            self.fail(error);
        }
    }

    /// Ends the command with an error, after what was written so far.
    pub fn fail(&mut self, error: impl Into<anyhow::Error>) {
        self.hand_over();
        self.cancellation.cancel();
        self.failure.get_or_insert(error.into());
    }

    /// The end of a job: everything is handed over, and an error is returned.
    pub fn end_job(&mut self) -> anyhow::Result<()> {
        self.hand_over();
        self.failure.take().map_or(Ok(()), Err)
    }

    /// The end of the command: files are moved to their place.
    pub fn finish(mut self) -> anyhow::Result<Status> {
        self.end_job()?;
        if let Destination::Output(output) = self.destination {
            if self.status == Status::Interrupted { output.stop()? } else { output.finish()? }
        }
        Ok(self.status)
    }

    /// The puzzle of a record; if its givens clash, that is reported.
    pub fn puzzle(&mut self, item: &Item) -> Option<Puzzle> {
        item.puzzle().map_err(|refusal| self.refuse(&refusal)).ok()
    }

    /// Reports what is not a legal puzzle.
    pub fn refuse(&mut self, refusal: &Refusal) {
        self.status.note(Status::Unreadable);
        self.error(refusal.sentence(self.look.naming));
        if self.look.has_rows() {
            self.write(Event::Rows(refusal.row(self.look)));
        } else if refusal.line.is_some() {
            self.write_gap(self.look.to.map_or(refusal.is_line(), Format::is_line));
        }
    }

    /// Reports why a puzzle has no result.
    pub fn no_result(&mut self, item: &Item, verdict: &Verdict) {
        self.status.note(verdict.status);
        let why = verdict.details();
        if self.look.has_rows() {
            self.failed_row(self.row_of(item, verdict.word), &why);
        } else {
            self.error_at(item.place(), &why);
            self.gap(&item.record);
        }
    }

    /// An error about a puzzle.
    pub fn error_at(&mut self, place: Place, why: &str) {
        self.error(self.sentence_at(place, why));
    }

    /// A note about a puzzle.
    pub fn note_at(&mut self, place: Place, text: &str) {
        self.note(self.sentence_at(place, text));
    }

    /// `list.txt: line 12: …`, with cells named as the person wants.
    fn sentence_at(&self, place: Place, text: &str) -> String {
        format!("{}: line {}: {}", place.source, place.line, self.look.naming.sentence(text))
    }

    /// What came of a puzzle, in a sentence: a note, or an error.
    pub fn remark(&mut self, place: Place, verdict: &Verdict) {
        if verdict.status == Status::Done {
            self.note_at(place, &verdict.details());
        } else {
            self.error_at(place, &verdict.details());
        }
    }

    /// Notes what a puzzle loses in the format asked for.
    pub fn note_loss(&mut self, place: Place, record: &Record, to: Option<Format>) {
        let Some((format, loss)) = to.and_then(|format| Some((format, format.loss(record)?))) else { return };
        let sentence = match loss {
            Loss::Candidates => format!("{format} holds the digits of this puzzle, but not its candidates"),
            Loss::Progress => {
                format!("{format} holds the givens of this puzzle, but not what was placed and noted")
            }
            // Whatever else is lost belongs to the board.
            _ => format!(
                "{format} does not tell which cells form a house: reading it takes the same flags again"
            ),
        };
        self.note_at(place, &sentence);
    }

    /// Writes a board in the format asked for, or else in its own. At a
    /// terminal, a drawing replaces formats that are hard to read. Digits that
    /// are not in `puzzle` have another colour.
    pub fn write_board(&mut self, place: Place, record: &Record, puzzle: &Grid, to: Option<Format>) {
        let own = own_format(record);
        let format = match to {
            Some(format) => format,
            None if self.look.is_terminal && !own.is_board() => Format::Pretty,
            None => own,
        };
        let drawn = match self.look.paint(record, puzzle).filter(|_| format.envelope().is_none()) {
            Some(paint) => format::write_painted(record, format, &paint),
            None => format::write_part(record, format),
        };
        match drawn {
            Ok(text) => self.board_in(format, text),
            Err(error) => {
                self.status.note(Status::Unreadable);
                self.error_at(place, &error.to_string());
                self.gap(record);
            }
        }
    }
}
