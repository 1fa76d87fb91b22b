//! `sudoku filter`

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use sudokit::generate::{Criteria, Criterion, Judge, Judgement};
use sudokit_text::phrase;

use super::Verdict;
use crate::args;
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::echo::{Echo, Forms};
use crate::input::{Item, PuzzleReader, Source};
use crate::report::{Event, GlobalOptions, Report};
use crate::row::Columns;
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{output, stop};

const COLUMNS: Columns = Columns::of(&["missed"]);

pub fn run(arguments: &args::Filter, options: GlobalOptions) -> anyhow::Result<Status> {
    let criteria = criteria(arguments);
    criteria.check().map_err(|error| UsageError(arguments.criteria.problem(&error)))?;
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
        let forms = Forms::of_bits(tally.forms.load(Ordering::Relaxed));
        if let Some(note) = forms.note().filter(|_| arguments.output.to.is_none()) {
            output::say(&note);
        }
        output::say(&tally.summary());
    }
    Ok(status)
}

/// The criteria of the flags.
fn criteria(arguments: &args::Filter) -> Criteria {
    let mut criteria = arguments.criteria.with_clues(&arguments.clues);
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
                let verdict = Verdict::stopped(text!("filter-puzzle-stopped", why = stop::cause()));
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
            self.tally.note_form(&echo, &item.source);
            echo.write(&item.source, report);
        }
    }
}

/// The number of puzzles that were judged, on all threads.
#[derive(Default)]
struct Tally {
    puzzles: AtomicU64,
    kept: AtomicU64,
    not_unique: AtomicU64,
    stopped: AtomicU64,
    /// The forms in which puzzles were written, as [`Forms`].
    forms: AtomicU8,
}

impl Tally {
    fn note(&self, missed: Option<Criterion>, is_kept: bool) {
        self.puzzles.fetch_add(1, Ordering::Relaxed);
        self.kept.fetch_add(u64::from(is_kept), Ordering::Relaxed);
        self.not_unique.fetch_add(u64::from(missed == Some(Criterion::Unique)), Ordering::Relaxed);
    }

    fn note_form(&self, echo: &Echo, source: &Source) {
        self.forms.fetch_or(Forms::of(echo, source).bits(), Ordering::Relaxed);
    }

    fn note_stopped(&self) {
        self.puzzles.fetch_add(1, Ordering::Relaxed);
        self.stopped.fetch_add(1, Ordering::Relaxed);
    }

    /// `kept 950 of 1000 puzzles; 3 puzzles do not match because …`
    fn summary(&self) -> String {
        let [puzzles, kept, not_unique, stopped] =
            [&self.puzzles, &self.kept, &self.not_unique, &self.stopped]
                .map(|count| count.load(Ordering::Relaxed));
        if puzzles == 0 {
            return text!("filter-no-puzzles");
        }
        let mut sentences = vec![phrase!("filter-summary", n = puzzles, kept)];
        if not_unique > 0 {
            sentences.push(phrase!("filter-not-unique", n = not_unique));
        }
        if stopped > 0 {
            sentences.push(phrase!("filter-stopped", n = stopped));
        }
        text!("sentences", sentences)
    }
}
