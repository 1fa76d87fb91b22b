//! `sudoku minimize`, `reduce` and `complete`: puzzles in, puzzles with other clues
//! out.

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

/// The column that counts clues, and all columns.
const DROPPED: (&str, Columns) = ("dropped", Columns::of(&["result", "clues", "dropped", "details"]));
const ADDED: (&str, Columns) = ("added", Columns::of(&["result", "clues", "added", "details"]));

pub fn minimize(arguments: &args::Minimize, options: GlobalOptions) -> anyhow::Result<Status> {
    let symmetry = arguments.symmetry;
    let verdict = |puzzle: &Puzzle, edited: &Edited| {
        let dropped = dropped(puzzle, edited);
        let sentence = match (symmetry, edited.end) {
            (_, Ended::Stopped) => return more_may_go(&dropped),
            (Symmetry::None, _) if edited.puzzle == *puzzle => "no clue can be dropped".to_owned(),
            (Symmetry::None, _) => dropped,
            _ if edited.puzzle == *puzzle => "no group of clues can be dropped".to_owned(),
            _ => format!("{dropped}; it is minimal under its symmetry, a single clue may still go"),
        };
        Verdict::new(Status::Done, "minimal", sentence)
    };
    run(&arguments.edit, options, DROPPED, |item, puzzle, edit, report| {
        if !symmetry.holds(puzzle.grid()) {
            let warning = format!(
                "its clues do not have the symmetry {symmetry}: what there is of a group goes together"
            );
            report.note_at(item.place(), &warning);
        }
        let edited = edit.symmetry(symmetry).minimize().map_err(Unrated::NotUnique)?;
        Ok((verdict(puzzle, &edited), edited))
    })
}

pub fn reduce(arguments: &args::Reduce, options: GlobalOptions) -> anyhow::Result<Status> {
    let keep_rating = arguments.keep_rating;
    let verdict = |puzzle: &Puzzle, edited: &Edited| {
        let dropped = dropped(puzzle, edited);
        let sentence = match edited.end {
            Ended::Stopped => return more_may_go(&dropped),
            Ended::Short => {
                let kept = if keep_rating { " while the rating stays" } else { "" };
                let sentence = format!("{dropped}, and no other can go{kept}: another --seed may do better");
                return Verdict::new(Status::No, "short", sentence);
            }
            Ended::Done if edited.puzzle != *puzzle => dropped,
            Ended::Done if keep_rating => "no clue can be dropped while the rating stays".to_owned(),
            Ended::Done => format!("it has only {} clues already", puzzle.clues()),
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
    let verdict = |puzzle: &Puzzle, edited: &Edited| {
        let added = match edited.puzzle.clues() - puzzle.clues() {
            1 => "1 clue was added".to_owned(),
            added => format!("{added} clues were added"),
        };
        if edited.puzzle == *puzzle {
            Verdict::new(Status::Done, "unique", "this puzzle has one solution already")
        } else if edited.end == Ended::Stopped {
            Verdict::stopped(format!("{added} before the search was stopped: not all of them may be needed"))
        } else {
            Verdict::new(Status::Done, "completed", added)
        }
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
            report.note_loss(item.place(), &edited, output.to);
            report.write_board(item.place(), &edited, &record.grid, output.to);
        }
        report.remark(item.place(), &verdict);
    })
}

/// Why a puzzle stays as it is.
fn refusal(problem: &Unrated) -> Verdict {
    let (verdict, prefix, advice) = match problem {
        Unrated::NotUnique(several @ NotUnique::Several(_)) => {
            (Verdict::not_unique(several), "", ": `sudoku complete` adds clues until one is left")
        }
        Unrated::NotUnique(problem) => (Verdict::not_unique(problem), "", ""),
        other => (unrated(other), "not rated: ", ""),
    };
    Verdict::new(verdict.status, verdict.word, format!("{prefix}{}{advice}", verdict.details()))
}

/// `4 of 30 clues were dropped`
fn dropped(puzzle: &Puzzle, edited: &Edited) -> String {
    let clues = puzzle.clues();
    match clues - edited.puzzle.clues() {
        1 => format!("1 of {clues} clues was dropped"),
        dropped => format!("{dropped} of {clues} clues were dropped"),
    }
}

fn more_may_go(dropped: &str) -> Verdict {
    Verdict::stopped(format!("{dropped} before the search was stopped: more may go"))
}
