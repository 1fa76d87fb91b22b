//! A worker that finds the keys of puzzles.

use std::ops::ControlFlow;
use std::sync::Arc;

use sudokit::classic::{Answer, Board81, Canonizer, Line81};
use sudokit::solve::Count;
use sudokit::transform::CanonicalKey;
use sudokit::{Puzzle, format};

use super::super::{Verdict, own_format};
use super::DedupeAnswers;
use super::entry::{EntryText, TextKind};
use crate::args::{self, CompareBy};
use crate::batch::LineSolver;
use crate::input::{Batch, Entry, Item, PlainPuzzles, Source, SourceText};
use crate::pool::Worker;
use crate::report::Report;
use crate::status::Status;
use crate::{row, stop};

/// A puzzle and its key, if it has one.
pub struct KeyedPuzzle {
    pub source: Arc<Source>,
    pub line: usize,
    pub key: Option<CanonicalKey>,
    pub text: EntryText,
}

pub struct KeyWorker<'a> {
    reader: KeyReader<'a>,
    canonizer: Canonizer,
    solver: LineSolver,
}

impl Worker for KeyWorker<'_> {
    type Job = Batch;
    type Outcome = Vec<KeyedPuzzle>;

    /// Finds the keys of a batch, and reports what is wrong with its puzzles.
    fn work(&mut self, batch: Batch, report: &mut Report) -> Vec<KeyedPuzzle> {
        match batch {
            Batch::Plain(batch) => self.read_lines(&batch, report),
            Batch::Note(note) => {
                report.note(note);
                Vec::new()
            }
            Batch::Entries(entries) => {
                let entries = entries
                    .into_iter()
                    .map_while(|entry| self.reader.read_whole(entry, report).continue_value());
                entries.flatten().collect()
            }
        }
    }
}

impl<'a> KeyWorker<'a> {
    pub fn new(arguments: &'a args::Dedupe, answers: DedupeAnswers) -> Self {
        let reader = KeyReader { arguments, answers };
        Self { reader, canonizer: Canonizer::new(), solver: LineSolver::default() }
    }

    fn read_lines(&mut self, batch: &PlainPuzzles, report: &mut Report) -> Vec<KeyedPuzzle> {
        let Self { reader, canonizer, solver, .. } = self;
        let KeyReader { arguments, answers } = *reader;
        let solutions = match arguments.by {
            CompareBy::Puzzle => &[],
            CompareBy::Solution => {
                solver.solve(batch.lines(), 2, &report.control(arguments.work.limits.timeout))
            }
        };
        let lines = batch.lines().iter().enumerate().map_while(|(index, line)| {
            let Some(key) = key_of_line(canonizer, arguments.by, line, solutions.get(index)) else {
                return reader.read_whole(Ok(batch.item(index)), report).continue_value();
            };
            let text = match (answers, batch.text(index)) {
                (DedupeAnswers::Places, _) => Some(EntryText::line("")),
                (DedupeAnswers::Puzzles, Some(text)) if arguments.work.output.to.is_none() => {
                    Some(EntryText::line(format!("{text}\n")))
                }
                _ => reader.text(&batch.item(index), report),
            };
            report.finish_puzzles(1);
            let (source, line) = (Arc::clone(&batch.source), batch.place(index).line);
            Some(text.map(|text| KeyedPuzzle { source, line, key: Some(key), text }))
        });
        lines.flatten().collect()
    }
}

/// The key of a plain line, unless it takes the long way.
fn key_of_line(
    canonizer: &mut Canonizer,
    by: CompareBy,
    line: &Line81,
    answer: Option<&Answer>,
) -> Option<CanonicalKey> {
    match by {
        CompareBy::Puzzle => Some(CanonicalKey::new(&canonizer.puzzle(&Board81::from_line(line)?).form)),
        CompareBy::Solution => {
            let answer = answer.filter(|answer| answer.count == Count::Exactly(1))?;
            Some(CanonicalKey::new(&canonizer.grid(answer.solution()?).form))
        }
    }
}

/// Finds the keys of puzzles one by one.
#[derive(Clone, Copy)]
struct KeyReader<'a> {
    arguments: &'a args::Dedupe,
    answers: DedupeAnswers,
}

impl KeyReader<'_> {
    /// What [`read`](Self::read) returns, unless a signal comes first.
    fn read_whole(self, entry: Entry, report: &mut Report) -> ControlFlow<(), Option<KeyedPuzzle>> {
        if stop::is_interrupted() {
            return ControlFlow::Break(());
        }
        let keyed = self.read(entry, report);
        if stop::is_interrupted() {
            report.give_up_puzzle();
            return ControlFlow::Break(());
        }
        report.finish_puzzles(1);
        ControlFlow::Continue(keyed)
    }

    /// A puzzle with its key, or the row of what is not a puzzle.
    fn read(self, entry: Entry, report: &mut Report) -> Option<KeyedPuzzle> {
        let refusal = match entry.and_then(|item| Ok((item.puzzle()?, item))) {
            Ok((puzzle, item)) => return self.keyed(&item, &puzzle, report),
            Err(refusal) => refusal,
        };
        report.status.note(Status::Unreadable);
        report.error(refusal.sentence());
        if self.answers != DedupeAnswers::Rows {
            return None;
        }
        let (source, line) = (Arc::clone(&refusal.source), refusal.line.unwrap_or(0));
        let row = String::from_utf8_lossy(&refusal.row(report.look)).into_owned();
        let text = EntryText { kind: TextKind::Problem, text: row };
        Some(KeyedPuzzle { source, line, key: None, text })
    }

    fn keyed(self, item: &Item, puzzle: &Puzzle, report: &mut Report) -> Option<KeyedPuzzle> {
        let key = match self.key(puzzle, report) {
            Ok(key) => Some(key),
            Err((status, why)) => {
                report.status.note(status);
                report.note_at(item.place(), &format!("{why}; it is kept and compared with no other"));
                None
            }
        };
        let (source, line) = (Arc::clone(&item.source), item.record.line);
        Some(KeyedPuzzle { source, line, key, text: self.text(item, report)? })
    }

    fn key(self, puzzle: &Puzzle, report: &Report) -> Result<CanonicalKey, (Status, String)> {
        let unknown = |error: sudokit::Error| (Status::Unreadable, error.to_string());
        match self.arguments.by {
            CompareBy::Puzzle => puzzle.canonical_key().map_err(unknown),
            CompareBy::Solution => {
                let control = report.control(self.arguments.work.limits.timeout);
                let solution = puzzle.solve().control(&control).unique();
                let solution = solution.map_err(|problem| {
                    let verdict = Verdict::not_unique(&problem);
                    (verdict.status, verdict.details())
                })?;
                solution.canonical_key().map_err(unknown)
            }
        }
    }

    /// What will be written of a puzzle.
    fn text(self, item: &Item, report: &mut Report) -> Option<EntryText> {
        let record = &item.record;
        let to = self.arguments.work.output.to;
        let text = match (self.answers, &item.text) {
            (DedupeAnswers::Places, _) => return Some(EntryText::line("")),
            (DedupeAnswers::Rows, _) => {
                return Some(EntryText::line(row::board(report.look, record, &record.grid)));
            }
            (DedupeAnswers::Puzzles, SourceText::Plain(line)) if to.is_none() => {
                format!("{}\n", line.as_str())
            }
            (DedupeAnswers::Puzzles, SourceText::Line(line)) if to.is_none() => {
                return Some(EntryText::line(format!("{line}\n")));
            }
            (DedupeAnswers::Puzzles, _) => {
                match format::write(record, to.unwrap_or_else(|| own_format(record))) {
                    Ok(text) => text,
                    Err(error) => {
                        report.no_result(item, &Verdict::refused(&error));
                        return None;
                    }
                }
            }
        };
        let kind = if text.trim_end().contains('\n') { TextKind::Board } else { TextKind::Line };
        Some(EntryText { kind, text })
    }
}
