//! `sudoku minimize`, `reduce` and `complete`: the same puzzles with fewer or more clues.

use sudokit::Puzzle;
use sudokit::generate::{Edit, Edited, Ended, Symmetry};
use sudokit::logic::rate::Unrated;
use sudokit::solve::NotUnique;

use super::rate::unrated;
use super::verdict::Verdict;
use crate::args::{self, WorkOptions};
use crate::batch;
use crate::input::{Item, PuzzleReader};
use crate::output::Gaps;
use crate::progress::Progress;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns};
use crate::status::Status;
use crate::texts::text;

/// The name of the column with the number of removed or added clues, and all columns.
const DROPPED: (&str, Columns) = ("dropped", Columns::of(&["result", "clues", "dropped", "details"]));
const ADDED: (&str, Columns) = ("added", Columns::of(&["result", "clues", "added", "details"]));

pub fn minimize(arguments: &args::Minimize, options: GlobalOptions) -> anyhow::Result<Status> {
    let symmetry = arguments.symmetry;
    let verdict = |puzzle: &Puzzle, edited: &Edited| {
        let (n, clues) = removed(puzzle, edited);
        let sentence = match (symmetry, edited.end) {
            (_, Ended::Stopped) => return stopped(n, clues),
            (Symmetry::None, _) if n == 0 => text!("minimize-nothing"),
            (Symmetry::None, _) => text!("minimize-done", n, clues),
            _ if n == 0 => text!("minimize-no-group"),
            _ => text!("minimize-done-in-groups", n, clues),
        };
        Verdict::new(Status::Done, "minimal", sentence)
    };
    run(&arguments.edit, options, DROPPED, |item, puzzle, edit, report| {
        if !symmetry.holds(puzzle.grid()) {
            report.note_at(item.place(), &text!("minimize-not-symmetric", symmetry = symmetry.name()));
        }
        let edited = edit.symmetry(symmetry).minimize().map_err(Unrated::NotUnique)?;
        Ok((verdict(puzzle, &edited), edited))
    })
}

pub fn reduce(arguments: &args::Reduce, options: GlobalOptions) -> anyhow::Result<Status> {
    let keep_rating = arguments.keep_rating;
    let verdict = |puzzle: &Puzzle, edited: &Edited| {
        let (n, clues) = removed(puzzle, edited);
        let sentence = match edited.end {
            Ended::Stopped => return stopped(n, clues),
            Ended::Short => {
                let sentence = if keep_rating {
                    text!("reduce-short-keeps-rating", n, clues, left = clues - n)
                } else {
                    text!("reduce-short", n, clues, left = clues - n)
                };
                return Verdict::new(Status::No, "short", sentence);
            }
            Ended::Done if n > 0 => text!("minimize-done", n, clues),
            Ended::Done if keep_rating => text!("reduce-keeps-rating"),
            Ended::Done => text!("reduce-few-clues", clues),
        };
        Verdict::new(Status::Done, "reduced", sentence)
    };
    let clues = arguments.clues.map_or(0, |clues| clues as usize);
    run(&arguments.edit, options, DROPPED, |_, puzzle, edit, _| {
        let edited = if keep_rating {
            edit.reduce_rated(clues)?
        } else {
            edit.reduce(clues).map_err(Unrated::NotUnique)?
        };
        Ok((verdict(puzzle, &edited), edited))
    })
}

pub fn complete(arguments: &args::EditOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let verdict =
        |puzzle: &Puzzle, edited: &Edited| match (edited.puzzle.clues() - puzzle.clues(), edited.end) {
            (0, _) => Verdict::new(Status::Done, "unique", text!("complete-nothing")),
            (n, Ended::Stopped) => Verdict::stopped(text!("complete-stopped", n)),
            (n, _) => Verdict::new(Status::Done, "completed", text!("complete-done", n)),
        };
    run(arguments, options, ADDED, |_, puzzle, edit, _| {
        let edited = edit.complete().map_err(Unrated::NotUnique)?;
        Ok((verdict(puzzle, &edited), edited))
    })
}

/// Changes all puzzles of the input.
fn run(
    arguments: &args::EditOptions,
    options: GlobalOptions,
    (changed, columns): (&'static str, Columns),
    change: impl Fn(&Item, &Puzzle, Edit, &mut Report) -> Result<(Verdict, Edited), Unrated> + Sync,
) -> anyhow::Result<Status> {
    let args::EditOptions { seed, work: WorkOptions { limits, input, output } } = arguments;
    let report = Report::of_boards(output, options, columns)?.with_gaps(Gaps::Boards);
    let puzzles = PuzzleReader::new(input, options.naming())?.for_slow_work();
    batch::run_each(puzzles, limits, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let progress = Progress::new("clues", options.quiet || report.is_shared());
        let control = progress.watch(report.control(limits.timeout));
        let result = change(item, &puzzle, Edit::new(&puzzle).seed(*seed).control(&control), report);
        drop(control);
        let (verdict, edited) = match result {
            Ok((verdict, edited)) => (verdict, Some(edited.puzzle)),
            Err(problem) => (refusal(&problem), None),
        };
        report.status.note(verdict.status);
        let record = &item.record;
        if report.look.has_rows() {
            let row = report.row_of(item, verdict.word);
            let Some(edited) = edited else { return report.failed_row(row, &verdict.details()) };
            let row = row
                .with("result", row::board(report.look, record, edited.grid()))
                .with("clues", edited.clues())
                .with(changed, edited.clues().abs_diff(puzzle.clues()))
                .with("details", verdict.some_details());
            return report.row(row);
        }
        if edited.is_none() {
            report.gap(record);
        }
        if let Some(edited) = edited {
            let edited = record.with_grid(edited.grid().clone());
            report.convert_board(item.place(), &edited, &record.grid, output.to);
        }
        report.remark(item.place(), &verdict);
    })
}

/// Why a puzzle cannot be changed.
fn refusal(problem: &Unrated) -> Verdict {
    match problem {
        Unrated::NotUnique(problem @ NotUnique::Several(_)) => {
            Verdict { sentences: vec![text!("edit-needs-unique")], ..Verdict::not_unique_status(problem) }
        }
        Unrated::NotUnique(problem) => Verdict::not_unique(problem),
        other => {
            let verdict = unrated(other);
            Verdict { sentences: vec![text!("rate-refused", problem = verdict.details())], ..verdict }
        }
    }
}

/// The number of clues that were removed, and the number of clues of the puzzle.
fn removed(puzzle: &Puzzle, edited: &Edited) -> (usize, usize) {
    (puzzle.clues() - edited.puzzle.clues(), puzzle.clues())
}

fn stopped(n: usize, clues: usize) -> Verdict {
    Verdict::stopped(text!("minimize-stopped", n, clues))
}
