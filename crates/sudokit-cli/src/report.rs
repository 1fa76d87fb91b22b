//! Collects the results and messages of a command, job by job.
//!
//! A command describes its results to a [`Report`]: lines, boards, rows, notes,
//! errors. The report keeps them as [`Event`]s and passes them on at the end of
//! each job, and earlier if someone may be waiting for them. On the main thread
//! they go to the [`Output`]. On a thread of the pool they are sent to the main
//! thread, which writes them in the order of the jobs. A command does not notice
//! the difference.
//!
//! A report never fails. If the output cannot be written, the report keeps the
//! error, drops all further events and stops the searches that use one of its
//! [controls](Report::control). The error is returned after the job.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use sudokit::Control;
use sudokit::board::Coordinates;
use sudokit::format::Format;

use crate::args::{OutputOptions, ResultOptions, When};
pub use crate::event::Event;
use crate::input::{Item, PassedPuzzle, Source};
use crate::output::{Gaps, Look, Output};
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
    /// Whether all errors and notes are printed, and not only the first ones.
    pub all_messages: bool,
    /// How cells are named, from `--coordinates`.
    pub coordinates: Option<Coordinates>,
}

impl GlobalOptions {
    /// How sentences name cells.
    pub fn naming(self) -> Coordinates {
        self.coordinates.unwrap_or_default()
    }
}

/// The report of a command, or of one of its jobs.
pub struct Report {
    pub look: Look,
    pub status: Status,
    events: Vec<Event>,
    /// The number of events about finished puzzles. They come first.
    settled: usize,
    /// The number of finished puzzles.
    finished: u64,
    /// Events about a puzzle that a signal stopped.
    unfinished: Vec<Event>,
    /// The size of the events in bytes, and the size of those about an unfinished puzzle.
    bytes: usize,
    unsettled: usize,
    /// Whether one of the events is for standard error.
    is_urgent: bool,
    destination: Destination,
    /// Empty texts to fill.
    pub spare: SpareTexts,
    /// The switch that ends all searches for this report.
    pub cancellation: Cancellation,
    failure: Option<anyhow::Error>,
}

/// The receiver of the events.
enum Destination {
    Output(Box<Output>),
    MainThread(Sender<Vec<Event>>),
}

impl Destination {
    /// The number of bytes to collect before they are passed on in the middle of a job.
    /// Waking the main thread is expensive (see `pool`), so a job of short answers should do
    /// it only once.
    fn most_bytes(&self) -> usize {
        match self {
            Self::Output(_) => 1 << 15,
            Self::MainThread(_) => 1 << 18,
        }
    }
}

/// The number of bytes about an unfinished puzzle to collect before they are passed on. A
/// puzzle with many solutions must not fill the memory.
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

    /// Writes blank lines for puzzles without a result, unless results are rows or are shown
    /// on a terminal.
    #[must_use]
    pub fn with_gaps(mut self, gaps: Gaps) -> Self {
        if !self.look.has_rows() && !self.look.is_terminal {
            self.look.gaps = gaps;
        }
        self
    }

    /// The report of a job on another thread, which sends its events to the main thread.
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

    /// The control of a search in this job.
    pub fn control(&self, timeout: Option<Duration>) -> Control {
        stop::control(timeout, self.cancellation.clone())
    }

    /// Whether other jobs run at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.destination, Destination::MainThread(_))
    }

    /// Adds an event.
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
        // After a signal, this may belong to a puzzle that will not be finished.
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

    /// Adds several events.
    pub fn write_all(&mut self, events: Vec<Event>) {
        for event in events {
            self.write(event);
        }
    }

    /// Removes the events that were not passed on yet. After an error, returns nothing.
    pub fn take_events(&mut self) -> Vec<Event> {
        let events = std::mem::take(&mut self.events);
        if self.failure.is_some() { Vec::new() } else { events }
    }

    /// Marks puzzles as finished. All events so far are about them.
    pub fn finish_puzzles(&mut self, puzzles: usize) {
        self.write(Event::Done(puzzles));
        // Someone may be waiting for messages on standard error.
        if self.is_urgent {
            self.hand_over();
        }
    }

    /// Sets the events about a puzzle aside, because a signal stopped the work on it.
    pub fn give_up_puzzle(&mut self) {
        self.unfinished = self.events.split_off(self.settled);
    }

    /// The number of finished puzzles.
    pub fn finished(&self) -> u64 {
        self.finished
    }

    /// Removes the events that were set aside.
    pub fn take_unfinished(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.unfinished)
    }

    /// Writes the events about a puzzle that a signal stopped, if it is the first one. In a
    /// list, only finished puzzles are written, so that the rest can be appended.
    pub fn write_unfinished(&mut self, events: Vec<Event>) {
        if self.finished == 0 {
            self.events.extend(events);
        }
    }

    /// Continues the work if the program that reads standard output closes it, because the command
    /// also writes files.
    pub fn outlive_pipe(&mut self) {
        if let Destination::Output(output) = &mut self.destination {
            output.outlive_pipe();
        }
    }

    /// Sets how the user can continue if a signal stops the work.
    pub fn set_rest(&mut self, rest: Rest) {
        if let Destination::Output(output) = &mut self.destination {
            output.rest = rest;
        }
    }

    /// The results continue those of an earlier run, which ended with this puzzle.
    pub fn continue_after(&mut self, last: &PassedPuzzle) {
        let format = self.look.to.or(last.format);
        if let Destination::Output(output) = &mut self.destination {
            output.continue_after(last.source.header.clone(), format.and_then(Format::envelope));
        }
    }

    pub fn line(&mut self, text: impl Into<String>) {
        self.write(Event::Line(text.into()));
    }

    /// Names the table that the next lines come from, if they come from one.
    pub fn table_of(&mut self, source: &Arc<Source>) {
        if source.header.is_some() && self.look.to.is_none() {
            self.write(Event::Table(Arc::clone(source)));
        }
    }

    pub fn board(&mut self, text: impl Into<Vec<u8>>) {
        self.write(Event::Board(text.into()));
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

    pub fn note(&mut self, text: impl Into<String>) {
        self.write(Event::Note(text.into()));
    }

    pub fn error(&mut self, text: impl Into<String>) {
        self.write(Event::Error(text.into()));
    }

    /// Shows everything that was written so far.
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

    /// Ends a job: passes everything on, and returns the error if there was one.
    pub fn end_job(&mut self) -> anyhow::Result<()> {
        self.hand_over();
        self.failure.take().map_or(Ok(()), Err)
    }

    /// Ends the command, and moves files to their places.
    pub fn finish(mut self) -> anyhow::Result<Status> {
        self.end_job()?;
        if let Destination::Output(output) = self.destination {
            if self.status == Status::Interrupted { output.stop()? } else { output.finish()? }
        }
        Ok(self.status)
    }
}
