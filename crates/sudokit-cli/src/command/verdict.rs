//! What came of a puzzle, and what `hint` and `explain` say about a position that
//! they do not continue.

use std::time::Duration;

use sudokit::format::Record;
use sudokit::logic::{Mistake, MistakeKind, PlayerPosition, PositionStatus};
use sudokit::solve::{NotUnique, Uniqueness};
use sudokit::{Control, Puzzle};

use super::clash_sentences;
use super::why::PATIENCE;
use crate::input::Item;
use crate::report::Report;
use crate::status::Status;
use crate::stop;

pub const NO_SOLUTION: &str = "this puzzle has no solution";
pub const STOPPED: &str = "the search was stopped before it found a solution";

/// What came of a puzzle.
pub struct Verdict {
    /// For the exit code.
    pub status: Status,
    /// For programs.
    pub word: &'static str,
    /// For people: a sentence for each thing that is worth one.
    pub sentences: Vec<String>,
}

impl Verdict {
    pub fn new(status: Status, word: &'static str, sentence: impl Into<String>) -> Self {
        Self { status, word, sentences: vec![sentence.into()] }
    }

    /// Nothing needs to be said.
    pub fn done(word: &'static str) -> Self {
        Self { status: Status::Done, word, sentences: Vec::new() }
    }

    /// There was no time for more.
    pub fn stopped(sentence: impl Into<String>) -> Self {
        Self::new(stop::status(), "stopped", sentence)
    }

    /// Why a puzzle has no only solution.
    pub fn not_unique(problem: &NotUnique) -> Self {
        match problem {
            NotUnique::NoSolution => Self::new(Status::No, "none", NO_SOLUTION),
            NotUnique::Several(_) => {
                Self::new(Status::SeveralSolutions, "several", "this puzzle has several solutions")
            }
            NotUnique::Stopped { .. } => {
                Self::stopped("the search was stopped before it could tell whether there is one solution")
            }
        }
    }

    /// Why a puzzle has no solution.
    fn no_solution(puzzle: &Puzzle, record: &Record, control: &Control) -> Self {
        let contradiction = puzzle.grid().contradiction(control);
        let reason = contradiction.map(|found| found.smallest(control).sentence(&record.alphabet));
        let sentence = match reason {
            Some(reason) => format!("{NO_SOLUTION}: {reason}"),
            None => NO_SOLUTION.to_owned(),
        };
        Self::new(Status::No, "none", sentence)
    }

    /// All sentences in one.
    pub fn details(&self) -> String {
        self.sentences.join("; ")
    }

    /// All sentences in one, if there are any.
    pub fn some_details(&self) -> Option<String> {
        Some(self.details()).filter(|details| !details.is_empty())
    }

    /// Why something cannot be done with a puzzle, for reasons of its own.
    pub fn refused(problem: &sudokit::Error) -> Self {
        Self::new(Status::Unreadable, "refused", problem.to_string())
    }

    /// Why the position of a player cannot be continued.
    fn of_position(position: &PlayerPosition, record: &Record) -> Option<Self> {
        Some(match position.status() {
            PositionStatus::Open => return None,
            PositionStatus::Solved => Self::new(Status::Done, "solved", "the puzzle is solved already"),
            PositionStatus::NoSolution => Self::new(Status::No, "none", NO_SOLUTION),
            PositionStatus::DeadEnd => Self::dead_end(),
            PositionStatus::Mistakes(mistakes) => match position.uniqueness() {
                Uniqueness::One(_) => {
                    Self { sentences: mistake_sentences(position, &mistakes, record), ..Self::dead_end() }
                }
                // Without an only solution, mistakes are broken rules.
                _ => match &position.grid().clashes()[..] {
                    [] => Self::dead_end(),
                    clashes => Self { sentences: clash_sentences(record, clashes), ..Self::dead_end() },
                },
            },
        })
    }

    fn dead_end() -> Self {
        Self::new(Status::No, "mistake", "what was placed leaves no solution")
    }

    /// Reports it, in place of steps.
    pub fn write(&self, item: &Item, report: &mut Report) {
        report.status.note(self.status);
        if report.look.has_rows() {
            let row = report.row_of(item, self.word);
            return match self.status {
                Status::Done => report.row(row.with("details", self.some_details())),
                _ => report.failed_row(row, &self.details()),
            };
        }
        let place = item.place();
        let mistake = if self.word == "mistake" { "mistake: " } else { "" };
        for sentence in &self.sentences {
            report.line(format!("{place}: {mistake}{}", report.look.naming.sentence(sentence)));
        }
    }
}

/// Calls `work` with the position of the player and a control for it, if it can be
/// continued; otherwise reports why not.
pub fn with_open_position(
    item: &Item,
    timeout: Option<Duration>,
    report: &mut Report,
    work: impl FnOnce(&PlayerPosition, &Control, &mut Report),
) {
    let Some(puzzle) = report.puzzle(item) else { return };
    let control = report.control(timeout);
    let uniqueness = puzzle.solve().control(&control).uniqueness();
    match uniqueness {
        Uniqueness::Unknown => {
            return Verdict::not_unique(&NotUnique::Stopped { found: None }).write(item, report);
        }
        Uniqueness::None => {
            let control = report.control(Some(timeout.unwrap_or(PATIENCE)));
            let verdict = Verdict::no_solution(&puzzle, &item.record, &control);
            drop(control);
            return verdict.write(item, report);
        }
        Uniqueness::One(_) | Uniqueness::Several => {}
    }
    let position = PlayerPosition::new(&puzzle, &item.record.progress, &uniqueness).control(&control);
    match Verdict::of_position(&position, &item.record) {
        Some(verdict) => verdict.write(item, report),
        None => {
            if uniqueness.solution().is_none() {
                let note = "this puzzle has several solutions: techniques that rely on one and nested chains \
                            are left out";
                report.note_at(item.place(), note);
            }
            work(&position, &control, report);
        }
    }
}

/// Wrong digits first, then notes.
fn mistake_sentences(position: &PlayerPosition, mistakes: &[Mistake], record: &Record) -> Vec<String> {
    let of_kind = |kind| mistakes.iter().filter(move |mistake| mistake.kind == kind);
    let sorted = of_kind(MistakeKind::Digit).chain(of_kind(MistakeKind::Notes));
    sorted.map(|&mistake| position.sentence(mistake, &record.alphabet)).collect()
}
