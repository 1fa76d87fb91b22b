//! A reader that finds the keys of puzzles.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use sudokit::classic::{Answer, Board81, Canonizer, Line81};
use sudokit::solve::Count;
use sudokit::transform::CanonicalKey;
use sudokit::{Grid, Puzzle};

use super::super::Verdict;
use super::DedupeAnswers;
use crate::args::{self, CompareBy};
use crate::batch::LineSolver;
use crate::echo::Echo;
use crate::input::{Entry, Item, PlainPuzzles, Source, read_puzzle};
use crate::list::{EntryReader, LineEntry};
use crate::report::Report;
use crate::row;
use crate::texts::text;

/// A puzzle and its key, if it has one.
pub struct KeyedPuzzle {
    pub source: Arc<Source>,
    pub line: usize,
    pub key: Option<CanonicalKey>,
    pub text: Echo,
    /// Whether the entry is a puzzle.
    pub is_puzzle: bool,
}

/// Finds the keys of puzzles.
pub struct KeyReader<'a> {
    arguments: &'a args::Dedupe,
    answers: DedupeAnswers,
    canonizer: Canonizer,
    solver: LineSolver,
    /// The solutions of plain lines, with `--by solution`.
    solutions: Vec<Answer>,
}

impl<'a> KeyReader<'a> {
    pub fn new(arguments: &'a args::Dedupe, answers: DedupeAnswers) -> Self {
        let (canonizer, solver) = (Canonizer::new(), LineSolver::default());
        Self { arguments, answers, canonizer, solver, solutions: Vec::new() }
    }
}

impl EntryReader for KeyReader<'_> {
    type Entry = KeyedPuzzle;

    fn prepare(&mut self, lines: &PlainPuzzles, report: &Report) {
        if self.arguments.by == CompareBy::Solution {
            let control = report.control(self.arguments.work.limits.timeout);
            self.solutions = self.solver.solve(lines.lines(), 2, &control).to_vec();
        }
    }

    fn read_line(
        &mut self,
        lines: &PlainPuzzles,
        index: usize,
        report: &mut Report,
    ) -> LineEntry<KeyedPuzzle> {
        let Self { arguments, answers, canonizer, solutions, .. } = self;
        let Some(key) = key_of_line(canonizer, arguments.by, &lines.lines()[index], solutions.get(index))
        else {
            return LineEntry::LongWay;
        };
        let text = match (answers, lines.text(index)) {
            (DedupeAnswers::Places, _) => Some(Echo::line("")),
            (DedupeAnswers::Puzzles, Some(text)) if report.look.to.is_none() => Some(Echo::line(text)),
            _ => self.text(&lines.item(index), report),
        };
        let (source, line) = (Arc::clone(&lines.source), lines.place(index).line);
        LineEntry::Read(text.map(|text| KeyedPuzzle { source, line, key: Some(key), text, is_puzzle: true }))
    }

    /// A puzzle with its key, or an entry that is not a puzzle.
    fn read(&mut self, entry: Entry, report: &mut Report) -> Option<KeyedPuzzle> {
        let refusal = match read_puzzle(entry) {
            Ok((item, puzzle)) => return self.keyed(&item, &puzzle, report),
            Err(refusal) => refusal,
        };
        let text = Echo::of_refusal(&refusal, report).filter(|_| self.answers != DedupeAnswers::Places)?;
        let (source, line) = (Arc::clone(&refusal.source), refusal.line.unwrap_or(0));
        Some(KeyedPuzzle { source, line, key: None, text, is_puzzle: false })
    }
}

/// The key of a plain line, if its short answer is enough to find it.
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

impl KeyReader<'_> {
    fn keyed(&self, item: &Item, puzzle: &Puzzle, report: &mut Report) -> Option<KeyedPuzzle> {
        let key = match self.compared(puzzle, report) {
            Ok((_, Ok(key))) => Some(key),
            Ok((grid, Err(error))) => {
                let note = text!("dedupe-identical-only", problem = error.to_string());
                report.note_at(item.place(), &note);
                Some(identity_key(&grid))
            }
            Err(verdict) => {
                report.status.note(verdict.status);
                let note = text!("dedupe-not-compared", problem = verdict.details());
                report.note_at(item.place(), &note);
                None
            }
        };
        let (source, line) = (Arc::clone(&item.source), item.record.line);
        Some(KeyedPuzzle { source, line, key, text: self.text(item, report)?, is_puzzle: true })
    }

    /// The grid that is compared, of the puzzle or of its solution, and its key. Symmetric grids
    /// have the same key.
    fn compared(&self, puzzle: &Puzzle, report: &Report) -> Result<(Grid, KeyResult), Verdict> {
        match self.arguments.by {
            CompareBy::Puzzle => Ok((puzzle.grid().clone(), puzzle.canonical_key())),
            CompareBy::Solution => {
                let control = report.control(self.arguments.work.limits.timeout);
                let solution = puzzle.solve().control(&control).unique();
                let solution = solution.map_err(|problem| Verdict::not_unique(&problem))?;
                Ok((Grid::from(&solution), solution.canonical_key()))
            }
        }
    }

    /// The text that will be written for a puzzle.
    fn text(&self, item: &Item, report: &mut Report) -> Option<Echo> {
        match self.answers {
            DedupeAnswers::Places => Some(Echo::line("")),
            DedupeAnswers::Rows => Some(Echo::line(row::board(report.look, &item.record, &item.record.grid))),
            DedupeAnswers::Puzzles => Echo::of(item, report),
        }
    }
}

/// A key, or the error that the board has no canonical forms.
type KeyResult = Result<CanonicalKey, sudokit::Error>;

/// The key of a grid on a board without canonical forms: equal for the same digits on the same
/// board. It differs from the keys of canonical forms, which do not end in such bytes.
fn identity_key(grid: &Grid) -> CanonicalKey {
    let mut bytes = [0xFF; CanonicalKey::BYTES];
    for (number, bytes) in bytes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mut hasher = DefaultHasher::new();
        (number, row::board_name(grid.geometry()), grid).hash(&mut hasher);
        *bytes = hasher.finish().to_be_bytes();
    }
    CanonicalKey::from_bytes(bytes)
}
