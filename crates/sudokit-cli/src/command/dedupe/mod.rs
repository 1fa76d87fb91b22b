//! `sudoku dedupe`
//!
//! ```text
//!   batches ─▶ workers: puzzle ─▶ key ─▶ index, in the order of the input ─▶ output
//! ```
//!
//! The workers compute the keys, which takes most of the time. The index contains all keys so
//! far, so it knows whether a puzzle is the first of its group.

mod entry;
mod index;
mod spill;
mod worker;

use std::sync::Arc;

use sudokit_text::phrase;

use crate::echo::{Echo, EchoKind, Forms};
use crate::input::{Place, PuzzleReader, Source};
use crate::report::{Event, GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;
use crate::{args, list};
use entry::{EntryPlace, IndexEntry};
use index::{GroupCounts, GroupIndex, Wanted};
use worker::{KeyReader, KeyedPuzzle};

const COLUMNS: Columns = Columns::of(&["group", "first_source", "first_line"]);

pub fn run(arguments: &args::Dedupe, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::of_boards(&arguments.work.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?.keeping_rows();
    let (answers, wanted) = match (report.look.has_rows(), arguments.repeats) {
        (true, true) => (DedupeAnswers::Rows, Wanted::Repeats),
        (true, false) => (DedupeAnswers::Rows, Wanted::All),
        (false, true) => (DedupeAnswers::Places, Wanted::Repeats),
        (false, false) => (DedupeAnswers::Puzzles, Wanted::Firsts),
    };
    let mut catalogue = Catalogue::new(answers);
    let mut index = GroupIndex::new(arguments.memory, wanted);
    let new_reader = || KeyReader::new(arguments, answers);
    list::run(puzzles, &arguments.work.limits, new_reader, &mut report, |puzzles, report| {
        for puzzle in puzzles {
            let entry = catalogue.number(puzzle);
            index.add(entry, &mut |entry| {
                catalogue.write(entry, report);
                Ok(())
            })?;
        }
        catalogue.flush(report);
        Ok(())
    })?;
    let counts = index.finish(&mut |entry| {
        catalogue.write(entry, &mut report);
        Ok(())
    })?;
    catalogue.flush(&mut report);
    if let Some(note) = catalogue.forms.note().filter(|_| arguments.work.output.to.is_none()) {
        report.note(note);
    }
    report.note(catalogue.summary(&counts));
    report.finish()
}

/// The answer that is written for a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DedupeAnswers {
    /// The puzzle itself.
    Puzzles,
    /// Its place in the input, and that of the first puzzle of its group.
    Places,
    /// A row with all of that.
    Rows,
}

/// Numbers the puzzles and their sources, and writes the answers.
struct Catalogue {
    answers: DedupeAnswers,
    sources: Vec<Arc<Source>>,
    /// The number of entries so far, and of puzzles among them.
    entries: u64,
    puzzles: u64,
    /// The source of the lines that were written last.
    last: Option<usize>,
    /// Lines that are still to be written.
    text: Vec<u8>,
    forms: Forms,
}

impl Catalogue {
    fn new(answers: DedupeAnswers) -> Self {
        Self {
            answers,
            sources: Vec::new(),
            entries: 0,
            puzzles: 0,
            last: None,
            text: Vec::new(),
            forms: Forms::default(),
        }
    }

    /// The entry of the next puzzle.
    fn number(&mut self, puzzle: KeyedPuzzle) -> IndexEntry {
        let KeyedPuzzle { source, line, key, text, is_puzzle } = puzzle;
        if !self.sources.last().is_some_and(|last| Arc::ptr_eq(last, &source) || *last == source) {
            self.sources.push(source);
        }
        self.entries += 1;
        let place = EntryPlace { number: self.entries, source: self.sources.len() - 1, line };
        self.puzzles += u64::from(is_puzzle);
        IndexEntry { place, key, text, is_puzzle, first: None }
    }

    fn write(&mut self, entry: IndexEntry, report: &mut Report) {
        let first = entry.first();
        let IndexEntry { place, text: Echo { kind, text }, .. } = entry;
        match (self.answers, kind) {
            (_, EchoKind::Row) => report.write(Event::Rows(text)),
            (DedupeAnswers::Puzzles, EchoKind::Board | EchoKind::Part(_)) => {
                self.flush(report);
                Echo { kind, text }.write(&self.sources[place.source], report);
            }
            (DedupeAnswers::Puzzles, EchoKind::Line) => {
                self.name_table(place, report);
                let echo = Echo { kind, text };
                self.forms.add(Forms::of(&echo, &self.sources[place.source]));
                self.text.extend_from_slice(&echo.text);
            }
            (DedupeAnswers::Places, _) => {
                let (place, first) = (self.place(place).to_string(), self.place(first).to_string());
                self.text.extend_from_slice(text!("dedupe-repeat", place, first).as_bytes());
                self.text.push(b'\n');
            }
            (DedupeAnswers::Rows, _) => {
                let status = if first.number == place.number { "first" } else { "repeated" };
                let puzzle = String::from_utf8_lossy(&text);
                let row = Row::about(report.look, Vec::new(), self.place(place), &puzzle.as_ref(), status)
                    .with("group", first.number)
                    .with("first_source", self.place(first).source)
                    .with("first_line", first.line);
                report.row(row);
            }
        }
    }

    /// Names the table of a line: another source can have another header.
    fn name_table(&mut self, place: EntryPlace, report: &mut Report) {
        if self.last.replace(place.source) != Some(place.source) {
            self.flush(report);
            report.table_of(&self.sources[place.source]);
        }
    }

    fn flush(&mut self, report: &mut Report) {
        if !self.text.is_empty() {
            report.write(Event::Text(std::mem::take(&mut self.text)));
        }
    }

    fn place(&self, place: EntryPlace) -> Place<'_> {
        Place { source: &self.sources[place.source].name, line: place.line }
    }

    /// The numbers of puzzles and groups, and the largest group.
    fn summary(&self, counts: &GroupCounts) -> String {
        let n = self.puzzles;
        let (groups, alone) = (counts.groups, counts.alone);
        let writes_list = self.answers == DedupeAnswers::Puzzles;
        let different = if n == groups { "all" } else { "some" };
        let kept = if writes_list { "yes" } else { "no" };
        let mut sentences = vec![match n {
            0 => phrase!("dedupe-no-puzzles"),
            _ => phrase!("dedupe-summary", n, different, groups, alone, kept),
        }];
        if let Some(largest) = &counts.largest {
            sentences.push(phrase!(
                "dedupe-repeated",
                n = counts.repeated,
                place = self.place(largest.first).to_string(),
                times = largest.size,
            ));
        }
        let unreadable = self.entries - n;
        if writes_list && unreadable > 0 {
            sentences.push(phrase!("dedupe-unreadable", n = unreadable));
        }
        text!("sentences", sentences)
    }
}
