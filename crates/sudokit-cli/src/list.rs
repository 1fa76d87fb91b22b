//! Commands that keep, count or compare all puzzles of a list before they write anything.
//!
//! The workers turn each puzzle into an entry: a key, a text or a grade. The main thread
//! receives the entries in the order of the input.

use std::ops::ControlFlow;

use crate::args::Limits;
use crate::input::{Batch, Entry, PlainPuzzles, PuzzleReader};
use crate::pool::{self, Threads, Worker};
use crate::report::{Event, Report};
use crate::stop;

/// Turns puzzles into entries. Each thread has its own reader.
pub trait EntryReader {
    type Entry: Send;

    /// Looks at plain lines together, before they are read one by one.
    fn prepare(&mut self, _: &PlainPuzzles, _: &Report) {}

    /// The entry of a plain line, or a request to read the line as a whole puzzle.
    fn read_line(
        &mut self,
        lines: &PlainPuzzles,
        index: usize,
        report: &mut Report,
    ) -> LineEntry<Self::Entry>;

    /// The entry of a puzzle of any kind, if it has one.
    fn read(&mut self, entry: Entry, report: &mut Report) -> Option<Self::Entry>;
}

/// The result for a plain line.
pub enum LineEntry<T> {
    Read(Option<T>),
    /// The line has to be read as a whole puzzle.
    LongWay,
}

/// Turns all puzzles into entries, and passes them to `accept` in their order.
pub fn run<R: EntryReader>(
    mut puzzles: PuzzleReader,
    limits: &Limits,
    new_reader: impl Fn() -> R + Sync,
    report: &mut Report,
    mut accept: impl FnMut(Vec<R::Entry>, &mut Report) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    puzzles.must_not_continue()?;
    report.write(Event::Goal(puzzles.goal()));
    let threads = Threads { count: limits.jobs(), is_first_inline: true };
    let next_batch = |most| puzzles.next_batch(most);
    let new_worker = || ListWorker(new_reader());
    pool::run(threads, next_batch, &new_worker, report, |entries, report| {
        accept(entries, report)?;
        Ok(ControlFlow::Continue(()))
    })
}

struct ListWorker<R>(R);

impl<R: EntryReader> Worker for ListWorker<R> {
    type Job = Batch;
    type Outcome = Vec<R::Entry>;

    fn work(&mut self, batch: Batch, report: &mut Report) -> Vec<R::Entry> {
        match batch {
            Batch::Plain(lines) => {
                self.0.prepare(&lines, report);
                let entries = (0..lines.lines().len()).map_while(|index| {
                    match self.0.read_line(&lines, index, report) {
                        LineEntry::Read(entry) => {
                            report.finish_puzzles(1);
                            Some(entry)
                        }
                        LineEntry::LongWay => self.read_whole(Ok(lines.item(index)), report).continue_value(),
                    }
                });
                entries.flatten().collect()
            }
            Batch::Note(note) => {
                report.note(note);
                Vec::new()
            }
            Batch::Entries(entries) => {
                let entries =
                    entries.into_iter().map_while(|entry| self.read_whole(entry, report).continue_value());
                entries.flatten().collect()
            }
        }
    }
}

impl<R: EntryReader> ListWorker<R> {
    /// Returns the entry that the reader makes, unless a signal comes first.
    fn read_whole(&mut self, entry: Entry, report: &mut Report) -> ControlFlow<(), Option<R::Entry>> {
        if stop::is_interrupted() {
            return ControlFlow::Break(());
        }
        let made = self.0.read(entry, report);
        if stop::is_interrupted() {
            report.give_up_puzzle();
            return ControlFlow::Break(());
        }
        report.finish_puzzles(1);
        ControlFlow::Continue(made)
    }
}
