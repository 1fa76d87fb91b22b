//! `sudoku dedupe`
//!
//! ```text
//!   batches ─▶ workers: puzzle ─▶ key ─▶ index, in the order of the input ─▶ output
//! ```
//!
//! The workers find the keys, which takes most of the time. The index, which
//! knows all keys so far, decides whether each puzzle is the first of its group.

mod entry;
mod index;
mod spill;
mod worker;

use std::sync::Arc;

use crate::echo::{Echo, EchoKind};
use crate::input::{Place, PuzzleReader, Source};
use crate::report::{Event, GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
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
    report.note(catalogue.summary(&counts));
    report.finish()
}

/// What is written about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DedupeAnswers {
    /// The puzzle itself.
    Puzzles,
    /// Where it was read, and where the first one of its group was.
    Places,
    /// All of that, for programs.
    Rows,
}

/// Numbers the puzzles and their sources, and writes the answers.
struct Catalogue {
    answers: DedupeAnswers,
    sources: Vec<Arc<Source>>,
    /// The number of entries so far, and how many of them are puzzles.
    entries: u64,
    puzzles: u64,
    /// The source of the lines that were written last.
    last: Option<usize>,
    /// Lines that are written together.
    text: Vec<u8>,
}

impl Catalogue {
    fn new(answers: DedupeAnswers) -> Self {
        Self { answers, sources: Vec::new(), entries: 0, puzzles: 0, last: None, text: Vec::new() }
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
                self.text.extend_from_slice(&text);
            }
            (DedupeAnswers::Places, _) => {
                let line = format!("{}: the same as {}\n", self.place(place), self.place(first));
                self.text.extend_from_slice(line.as_bytes());
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

    /// Lines from another source may have another header.
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

    /// `1000 puzzles, 950 different; 30 occur more than once, most often
    /// list.txt:3 (8 times); 2 not compared`
    fn summary(&self, counts: &GroupCounts) -> String {
        let mut summary = match self.puzzles {
            0 => return "no puzzles".to_owned(),
            1 => "1 puzzle".to_owned(),
            puzzles if puzzles == counts.groups => return format!("{puzzles} puzzles, all different"),
            puzzles => format!("{puzzles} puzzles, {} different", counts.groups),
        };
        if let Some(largest) = &counts.largest {
            summary += &format!(
                "; {} {} more than once, most often {} ({} times)",
                counts.repeated,
                if counts.repeated == 1 { "occurs" } else { "occur" },
                self.place(largest.first),
                largest.size,
            );
        }
        if counts.alone > 0 {
            summary += &format!("; {} not compared", counts.alone);
        }
        summary
    }
}
