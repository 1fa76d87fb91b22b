//! `sudoku filter`

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sudokit::generate::{Criteria, Criterion, Judge, Judgement};

use super::Verdict;
use crate::args;
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::echo::Echo;
use crate::input::{Item, PuzzleReader, Source};
use crate::output;
use crate::report::{Event, GlobalOptions, Report};
use crate::row::Columns;
use crate::status::{Status, UsageError};

const COLUMNS: Columns = Columns::of(&["missed"]);

pub fn run(arguments: &args::Filter, options: GlobalOptions) -> anyhow::Result<Status> {
    let criteria = criteria(arguments);
    criteria.check().map_err(|error| UsageError(error.to_string()))?;
    let report = Report::of_boards(&arguments.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input, options.naming())?.keeping_rows();
    let tally = Tally::default();
    let status = batch::run(puzzles, &arguments.limits, report, Shortcut::None, || FilterWorker {
        arguments,
        judge: criteria.judge(),
        tally: &tally,
        source: None,
    })?;
    if status != Status::Interrupted && !options.quiet {
        output::say(&tally.summary());
    }
    Ok(status)
}

/// What the flags ask for.
fn criteria(arguments: &args::Filter) -> Criteria {
    let mut criteria = arguments.wish.criteria(&arguments.clues);
    if let Some(side) = arguments.size {
        criteria = criteria.side(side);
    }
    if arguments.unique { criteria.unique() } else { criteria }
}

struct FilterWorker<'a> {
    arguments: &'a args::Filter,
    judge: Judge,
    tally: &'a Tally,
    /// Where the last puzzle was read.
    source: Option<Arc<Source>>,
}

impl PuzzleWorker for FilterWorker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        if !self.source.as_ref().is_some_and(|last| Arc::ptr_eq(last, &item.source)) {
            report.write(Event::Source(Arc::clone(&item.source)));
            self.source = Some(Arc::clone(&item.source));
        }
        let Some(puzzle) = report.puzzle(item) else { return };
        let judgement = self.judge.judge(&puzzle, &report.control(self.arguments.limits.timeout));
        let missed = match judgement {
            Judgement::Matches => None,
            Judgement::Misses(criterion) => Some(criterion),
            Judgement::Stopped => {
                let verdict = Verdict::stopped("stopped before it was known whether it matches");
                self.tally.note_stopped();
                return report.no_result(item, &verdict);
            }
        };
        let is_kept = missed.is_some() == self.arguments.invert;
        self.tally.note(missed, is_kept);
        if report.look.has_rows() {
            let row = report.row_of(item, if is_kept { "kept" } else { "dropped" });
            return report.row(row.with("missed", missed.map(Criterion::name)));
        }
        if is_kept && let Some(echo) = Echo::of(item, report) {
            echo.write(&item.source, report);
        }
    }
}

/// How many puzzles were judged, on all threads.
#[derive(Default)]
struct Tally {
    puzzles: AtomicU64,
    kept: AtomicU64,
    not_unique: AtomicU64,
    stopped: AtomicU64,
}

impl Tally {
    fn note(&self, missed: Option<Criterion>, is_kept: bool) {
        self.puzzles.fetch_add(1, Ordering::Relaxed);
        self.kept.fetch_add(u64::from(is_kept), Ordering::Relaxed);
        self.not_unique.fetch_add(u64::from(missed == Some(Criterion::Unique)), Ordering::Relaxed);
    }

    fn note_stopped(&self) {
        self.puzzles.fetch_add(1, Ordering::Relaxed);
        self.stopped.fetch_add(1, Ordering::Relaxed);
    }

    /// `1000 puzzles, 950 kept; 3 do not match because they do not have exactly one solution`
    fn summary(&self) -> String {
        let [puzzles, kept, not_unique, stopped] =
            [&self.puzzles, &self.kept, &self.not_unique, &self.stopped]
                .map(|count| count.load(Ordering::Relaxed));
        let counted = match puzzles {
            0 => return "no puzzles".to_owned(),
            1 => "1 puzzle".to_owned(),
            puzzles => format!("{puzzles} puzzles"),
        };
        let reason = match not_unique {
            0 => String::new(),
            1 => "; 1 does not match because it does not have exactly one solution".to_owned(),
            many => format!("; {many} do not match because they do not have exactly one solution"),
        };
        let unknown = match stopped {
            0 => String::new(),
            stopped => format!("; {stopped} not known because the search was stopped"),
        };
        format!("{counted}, {kept} kept{reason}{unknown}")
    }
}
