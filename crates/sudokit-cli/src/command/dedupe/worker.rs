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

/// A puzzle and its key, if it has one.
pub struct KeyedPuzzle {
    pub source: Arc<Source>,
    pub line: usize,
    pub key: Option<CanonicalKey>,
    pub text: Echo,
    /// Whether it is one at all.
    pub is_puzzle: bool,
}

/// Finds the keys of puzzles.
pub struct KeyReader<'a> {
    arguments: &'a args::Dedupe,
    answers: DedupeAnswers,
    canonizer: Canonizer,
    solver: LineSolver,
    /// The solutions of plain lines, if those are compared.
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

    /// A puzzle with its key, or what is not a puzzle.
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

impl KeyReader<'_> {
    fn keyed(&self, item: &Item, puzzle: &Puzzle, report: &mut Report) -> Option<KeyedPuzzle> {
        let key = match self.compared(puzzle, report) {
            Ok((_, Ok(key))) => Some(key),
            Ok((grid, Err(error))) => {
                report.note_at(item.place(), &format!("{error}; only identical copies of it are recognised"));
                Some(identity_key(&grid))
            }
            Err(verdict) => {
                report.status.note(verdict.status);
                let why = verdict.details();
                report.note_at(item.place(), &format!("{why}; it is kept and compared with no other"));
                None
            }
        };
        let (source, line) = (Arc::clone(&item.source), item.record.line);
        Some(KeyedPuzzle { source, line, key, text: self.text(item, report)?, is_puzzle: true })
    }

    /// The grid that is compared with others, the puzzle's own or that of its solution, and
    /// the key that its symmetric images share.
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

    /// What will be written of a puzzle.
    fn text(&self, item: &Item, report: &mut Report) -> Option<Echo> {
        match self.answers {
            DedupeAnswers::Places => Some(Echo::line("")),
            DedupeAnswers::Rows => Some(Echo::line(row::board(report.look, &item.record, &item.record.grid))),
            DedupeAnswers::Puzzles => Echo::of(item, report),
        }
    }
}

/// A key, unless the board has no canonical forms.
type KeyResult = Result<CanonicalKey, sudokit::Error>;

/// The key of a grid whose images are not known: equal for the same digits on the same
/// board. No canonical form ends in this number.
fn identity_key(grid: &Grid) -> CanonicalKey {
    let mut bytes = [0xFF; CanonicalKey::BYTES];
    for (number, bytes) in bytes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mut hasher = DefaultHasher::new();
        (number, row::board_name(grid.geometry()), grid).hash(&mut hasher);
        *bytes = hasher.finish().to_be_bytes();
    }
    CanonicalKey::from_bytes(bytes)
}
