//! The result for a puzzle, and what `hint` and `explain` say about a position in which
//! there are no steps to look for.

use std::sync::LazyLock;
use std::time::Duration;

use sudokit::format::Record;
use sudokit::logic::{Mistake, MistakeKind, PlayerPosition, PositionStatus};
use sudokit::solve::{NotUnique, Uniqueness};
use sudokit::{Control, Puzzle};

use super::clash_sentences;
use super::why::TIME_LIMIT;
use crate::input::Item;
use crate::report::Report;
use crate::status::Status;
use crate::stop;
use crate::texts::text;

/// The sentences that most puzzles without a result have. They are made once, because a
/// list can have millions of such puzzles.
static NO_SOLUTION: LazyLock<String> = LazyLock::new(|| text!("puzzle-no-solution"));
static SEVERAL_SOLUTIONS: LazyLock<String> = LazyLock::new(|| text!("puzzle-several-solutions"));
static STOPPED: LazyLock<String> = LazyLock::new(|| text!("stopped-before-solution"));

/// The result for a puzzle.
pub struct Verdict {
    /// For the exit code.
    pub status: Status,
    /// For programs.
    pub word: &'static str,
    /// For people. Some results need no sentence, some need several.
    pub sentences: Vec<String>,
}

impl Verdict {
    pub fn new(status: Status, word: &'static str, sentence: impl Into<String>) -> Self {
        Self { status, word, sentences: vec![sentence.into()] }
    }

    /// A result without a sentence.
    pub fn done(word: &'static str) -> Self {
        Self::silent(Status::Done, word)
    }

    fn silent(status: Status, word: &'static str) -> Self {
        Self { status, word, sentences: Vec::new() }
    }

    /// The puzzle has no solution.
    pub fn no_solution() -> Self {
        Self::new(Status::No, "none", NO_SOLUTION.as_str())
    }

    /// The search was stopped before it found a solution.
    pub fn unsolved() -> Self {
        Self::stopped(STOPPED.as_str())
    }

    /// The search was stopped.
    pub fn stopped(sentence: impl Into<String>) -> Self {
        Self::new(stop::status(), "stopped", sentence)
    }

    /// The puzzle does not have exactly one solution.
    pub fn not_unique(problem: &NotUnique) -> Self {
        let sentence = match problem {
            NotUnique::NoSolution => NO_SOLUTION.clone(),
            NotUnique::Several(_) => SEVERAL_SOLUTIONS.clone(),
            NotUnique::Stopped { .. } => text!("stopped-before-unique"),
        };
        Self { sentences: vec![sentence], ..Self::not_unique_status(problem) }
    }

    /// The same without a sentence.
    pub fn not_unique_status(problem: &NotUnique) -> Self {
        match problem {
            NotUnique::NoSolution => Self::silent(Status::No, "none"),
            NotUnique::Several(_) => Self::silent(Status::SeveralSolutions, "several"),
            NotUnique::Stopped { .. } => Self::silent(stop::status(), "stopped"),
        }
    }

    /// The puzzle has no solution, and why.
    fn contradiction(puzzle: &Puzzle, record: &Record, control: &Control) -> Self {
        let Some(contradiction) = puzzle.grid().contradiction(control) else { return Self::no_solution() };
        let reason = contradiction.smallest(control).sentence(&record.alphabet);
        Self::new(Status::No, "none", text!("puzzle-no-solution-because", reason))
    }

    /// All sentences in one.
    pub fn details(&self) -> String {
        match &self.sentences[..] {
            [] => String::new(),
            [only] => only.clone(),
            several => text!("sentences", sentences = several.to_vec()),
        }
    }

    /// All sentences in one, if there are any.
    pub fn some_details(&self) -> Option<String> {
        Some(self.details()).filter(|details| !details.is_empty())
    }

    /// The command cannot do its work with this puzzle.
    pub fn refused(problem: &sudokit::Error) -> Self {
        Self::new(Status::Unreadable, "refused", problem.to_string())
    }

    /// The result for a player's position in which there are no steps to look for.
    fn of_position(position: &PlayerPosition, record: &Record) -> Option<Self> {
        Some(match position.status() {
            PositionStatus::Open => return None,
            PositionStatus::Solved => Self::new(Status::Done, "solved", text!("puzzle-is-solved")),
            PositionStatus::NoSolution => Self::no_solution(),
            PositionStatus::DeadEnd => Self::dead_end(),
            PositionStatus::Mistakes(mistakes) => match position.uniqueness() {
                Uniqueness::One(_) => {
                    Self { sentences: mistake_sentences(position, &mistakes, record), ..Self::dead_end() }
                }
                // Unless there is exactly one solution, a mistake is a broken rule.
                _ => match &position.grid().clashes()[..] {
                    [] => Self::dead_end(),
                    clashes => Self { sentences: clash_sentences(record, clashes), ..Self::dead_end() },
                },
            },
        })
    }

    fn dead_end() -> Self {
        Self::new(Status::No, "mistake", text!("puzzle-dead-end"))
    }

    /// Reports the result in place of the steps.
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
        for sentence in &self.sentences {
            let sentence = report.look.naming.sentence(sentence);
            let sentence = if self.word == "mistake" { text!("puzzle-mistake", sentence) } else { sentence };
            report.line(format!("{place}: {sentence}"));
        }
    }
}

/// Calls `work` with the position of the player and a control for it, unless there are no
/// steps to look for. In that case, reports why.
pub fn with_open_position(
    item: &Item,
    timeout: Option<Duration>,
    report: &mut Report,
    work: impl FnOnce(&PlayerPosition, &Control, &mut Report),
) {
    with_position(item, timeout, report, |position, report| match position {
        Ok((position, control)) => work(position, control, report),
        Err(verdict) => verdict.write(item, report),
    });
}

/// The same with a verdict where there are no steps to look for.
pub fn with_position(
    item: &Item,
    timeout: Option<Duration>,
    report: &mut Report,
    work: impl FnOnce(Result<(&PlayerPosition, &Control), Verdict>, &mut Report),
) {
    let Some(puzzle) = report.puzzle(item) else { return };
    let control = report.control(timeout);
    let uniqueness = puzzle.solve().control(&control).uniqueness();
    match uniqueness {
        Uniqueness::Unknown => {
            return work(Err(Verdict::not_unique(&NotUnique::Stopped { found: None })), report);
        }
        Uniqueness::None => {
            let control = report.control(Some(timeout.unwrap_or(TIME_LIMIT)));
            return work(Err(Verdict::contradiction(&puzzle, &item.record, &control)), report);
        }
        Uniqueness::One(_) | Uniqueness::Several => {}
    }
    let position = PlayerPosition::new(&puzzle, &item.record.progress, &uniqueness).control(&control);
    match Verdict::of_position(&position, &item.record) {
        Some(verdict) => work(Err(verdict), report),
        None => {
            if uniqueness.solution().is_none() {
                report.note_at(item.place(), &text!("puzzle-logic-is-limited"));
            }
            work(Ok((&position, &control)), report);
        }
    }
}

/// A sentence for each mistake. Wrong digits come before wrong notes.
fn mistake_sentences(position: &PlayerPosition, mistakes: &[Mistake], record: &Record) -> Vec<String> {
    let of_kind = |kind| mistakes.iter().filter(move |mistake| mistake.kind == kind);
    let sorted = of_kind(MistakeKind::Digit).chain(of_kind(MistakeKind::Notes));
    sorted.map(|&mistake| position.sentence(mistake, &record.alphabet)).collect()
}
