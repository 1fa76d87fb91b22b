//! `sudoku count`

use std::fmt::Display;
use std::io::Write;

use sudokit::WorkProgress;
use sudokit::classic::Answer;
use sudokit::solve::Count;

use super::write_place;
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::output::Gaps;
use crate::progress::Progress;
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, FieldValue, Row};
use crate::status::Status;
use crate::texts::text;
use crate::{args, stop};

const COLUMNS: Columns = Columns::of(&["count", "exact"]);

/// The most solutions that are counted for many puzzles at the same time.
const FEW: u64 = 1000;

pub fn run(arguments: &args::Count, options: GlobalOptions) -> anyhow::Result<Status> {
    // Lines with the names of their puzzles need no blank lines between them.
    let has_names = arguments.work.input.inputs.len() > 1;
    let gaps = if has_names { Gaps::None } else { Gaps::Lines };
    let report = Report::new(&arguments.work.output, options, COLUMNS)?.with_gaps(gaps);
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    let limit = arguments.limit.unwrap_or(u64::MAX);
    let limit_words = words(Count::AtLeast(limit));
    let counter = Counter {
        arguments,
        has_names,
        has_rows: report.look.has_rows(),
        limit,
        limit_words: &limit_words,
        options,
    };
    let shortcut = Shortcut::Solutions(counter.limit.min(FEW));
    batch::run(puzzles, &arguments.work.limits, report, shortcut, || counter)
}

#[derive(Clone, Copy)]
struct Counter<'a> {
    arguments: &'a args::Count,
    /// Whether each count is printed with the place of its puzzle.
    has_names: bool,
    has_rows: bool,
    limit: u64,
    /// The line for a puzzle with at least that many solutions. It is made once, because
    /// there can be millions of such lines.
    limit_words: &'a str,
    options: GlobalOptions,
}

impl PuzzleWorker for Counter<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let Some(puzzle) = report.puzzle(item) else { return };
        let control = report.control(self.arguments.work.limits.timeout);
        let progress = Progress::new("solutions", self.options.quiet || report.is_shared());
        let control = control.report_to(move |work| match work {
            WorkProgress::SolutionsFound(count) => progress.show(count),
            WorkProgress::Summed { done, of } => progress.show_share(done, of),
            _ => (),
        });
        // Without --limit, only a number too large for 128 bits reaches the limit.
        let limit = self.arguments.limit.map_or(u128::MAX, u128::from);
        let count = puzzle.solve().control(&control).count_exact_up_to(limit);
        drop(control);
        let is_stopped = matches!(count, Count::AtLeast(counted) if counted < limit);
        report.status.note(match count {
            Count::Exactly(0) => Status::No,
            _ if is_stopped => stop::status(),
            _ => Status::Done,
        });
        if report.look.has_rows() {
            let word = match count {
                Count::Exactly(_) => "counted",
                _ if is_stopped => "stopped",
                Count::AtLeast(_) => "limit",
            };
            report.row(with_count(report.row_of(item, word), count));
        } else if self.has_names {
            report.line(format!("{}: {}", item.place(), words(count)));
        } else {
            report.line(words(count));
        }
    }

    /// If all solutions were counted, or as many as the limit allows, the number is the
    /// whole answer.
    fn answer_line(&mut self, line: &Line, answer: &Answer, short: &mut ShortAnswers) -> bool {
        let is_enough = match answer.count {
            Count::Exactly(count) => count > 0,
            Count::AtLeast(count) => count == self.limit,
        };
        if !is_enough {
            return false;
        }
        if self.has_rows {
            let word = if matches!(answer.count, Count::Exactly(_)) { "counted" } else { "limit" };
            short.row(line, word, |row| with_count(row, answer.count));
            return true;
        }
        if self.has_names {
            write_place(line, &mut short.text);
        }
        match answer.count {
            Count::Exactly(count) => writeln!(short.text, "{count}"),
            Count::AtLeast(_) => writeln!(short.text, "{}", self.limit_words),
        }
        .expect("memory can be written to");
        true
    }
}

/// `288`, or `at least 100`.
fn words<N: Display>(count: Count<N>) -> String {
    match count {
        Count::Exactly(count) => count.to_string(),
        Count::AtLeast(count) => text!("count-at-least", count = count.to_string()),
    }
}

/// A row with a number of solutions.
fn with_count<N: Copy + FieldValue>(row: Row, count: Count<N>) -> Row {
    row.with("count", count.counted()).with("exact", matches!(count, Count::Exactly(_)))
}
