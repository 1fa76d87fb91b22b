//! `sudoku count`

use std::io::Write;

use serde_json::json;
use sudokit::WorkProgress;
use sudokit::classic::Answer;
use sudokit::solve::Count;

use super::write_place;
use crate::batch::{self, Line, PuzzleWorker, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::progress::Progress;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
use crate::{args, stop};

const COLUMNS: &str = "source,line,puzzle,count,exact,error";

/// Puzzles with more solutions are counted one by one.
const FEW: u64 = 1000;

pub fn run(arguments: &args::Count, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.work.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.work.input)?;
    let counter = Counter {
        arguments,
        has_names: arguments.work.input.inputs.len() > 1,
        limit: arguments.limit.unwrap_or(u64::MAX),
        options,
    };
    let has_rows = report.look.has_rows();
    let shortcut = if has_rows { Shortcut::None } else { Shortcut::Solutions(counter.limit.min(FEW)) };
    batch::run(puzzles, &arguments.work.limits, report, shortcut, || counter)
}

#[derive(Clone, Copy)]
struct Counter<'a> {
    arguments: &'a args::Count,
    /// Whether each count comes with the place of its puzzle.
    has_names: bool,
    limit: u64,
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
        // Without a limit, a number too large to count was not stopped.
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
            report.row(&Row::of(item).with_all(json!(count)));
        } else if self.has_names {
            report.line(format!("{}: {count}", item.place()));
        } else {
            report.line(count.to_string());
        }
    }

    /// Where all solutions were counted, or as many as were asked for, the
    /// number is the whole answer.
    fn answer_line(&mut self, line: &Line, answer: &Answer, text: &mut Vec<u8>) -> bool {
        let is_enough = match answer.count {
            Count::Exactly(count) => count > 0,
            Count::AtLeast(count) => count == self.limit,
        };
        if !is_enough {
            return false;
        }
        if self.has_names {
            write_place(line, text);
        }
        writeln!(text, "{}", answer.count).expect("memory can be written to");
        true
    }
}
