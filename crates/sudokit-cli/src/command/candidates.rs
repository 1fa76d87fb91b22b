//! `sudoku candidates` and `sudoku backbone`: the digits that the rules allow in each
//! cell, and those that it has in a solution.

use sudokit::DigitSet;
use sudokit::format::{Format, Record};
use sudokit::solve::{TrueCandidates, Unsolved};

use super::PuzzleNames;
use super::verdict::Verdict;
use crate::args::{self, Limits};
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::{CandidateLists, Columns};
use crate::status::Status;
use crate::texts::text;
use crate::{batch, stop};

const COLUMNS: Columns = Columns::of(&["candidates"]);
const BACKBONE_COLUMNS: Columns = Columns::of(&["decided", "candidates", "details"]);

/// `sudoku candidates`
pub fn run(arguments: &args::Candidates, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, COLUMNS)?;
    let mut puzzles = PuzzleReader::new(&arguments.input, options.naming())?;
    let names = PuzzleNames::of(&mut puzzles, report.look);
    batch::run_each(puzzles, &Limits::from(arguments.jobs), report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let record = &item.record;
        if report.look.has_rows() {
            let open = puzzle.candidates();
            let sets = puzzle.geometry().cells().map(|cell| open.open(cell)).collect();
            let candidates = CandidateLists { side: puzzle.geometry().side(), sets };
            report.row(report.row_of(item, "listed").with("candidates", candidates));
        } else {
            names.write(item, report);
            report.write_board(item.place(), record, &record.grid, Some(Format::Pencilmarks));
            let open = puzzle.candidates();
            let mut empty = puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_none());
            if empty.any(|cell| open.open(cell).is_empty()) {
                report.note_at(item.place(), &text!("legend-no-candidate"));
            }
        }
    })
}

/// `sudoku backbone`
pub fn backbone(arguments: &args::WorkOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, BACKBONE_COLUMNS)?;
    let mut puzzles = PuzzleReader::new(&arguments.input, options.naming())?.for_slow_work();
    let names = PuzzleNames::of(&mut puzzles, report.look);
    batch::run_each(puzzles, &arguments.limits, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let control = report.control(arguments.limits.timeout);
        let backbone = puzzle.solve().control(&control).true_candidates();
        drop(control);
        match backbone {
            Ok(backbone) => write_backbone(item, &backbone, names, report),
            Err(Unsolved::NoSolution) => report.no_result(item, &Verdict::no_solution()),
            Err(Unsolved::Stopped) => report.no_result(item, &Verdict::unsolved()),
        }
    })
}

fn write_backbone(item: &Item, backbone: &TrueCandidates, names: PuzzleNames, report: &mut Report) {
    if !backbone.is_complete() {
        report.status.note(stop::status());
    }
    let record = &item.record;
    let geometry = backbone.geometry();
    let sets: Vec<DigitSet> = geometry.cells().map(|cell| backbone.digits(cell)).collect();
    let sentence = decided_cells(record, backbone);
    if report.look.has_rows() {
        let word = if backbone.is_complete() { "complete" } else { "stopped" };
        let row = report
            .row_of(item, word)
            .with("decided", backbone.decided().count())
            .with("candidates", CandidateLists { side: geometry.side(), sets })
            .with("details", sentence);
        return report.row(row);
    }
    names.write(item, report);
    let grid = record.grid.clone().with_limits(sets);
    report.write_board(item.place(), &record.with_grid(grid), &record.grid, Some(Format::Pencilmarks));
    report.note_at(item.place(), &sentence);
}

/// The number of cells that are the same in all solutions.
fn decided_cells(record: &Record, backbone: &TrueCandidates) -> String {
    let clues = record.grid.filled().count();
    let decided = backbone.decided().count() - clues;
    let open = backbone.geometry().len() - clues - decided;
    let unknown = backbone.geometry().cells().filter(|&cell| !backbone.unknown(cell).is_empty()).count();
    match (unknown, open) {
        (0, 0) => text!("backbone-one-solution"),
        (0, open) => text!("backbone-decided", decided, open),
        (cells, _) => text!("backbone-stopped", cells),
    }
}
