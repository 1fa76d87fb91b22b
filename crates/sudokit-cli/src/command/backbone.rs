//! `sudoku backbone`

use sudokit::solve::TrueCandidates;
use sudokit::{DigitSet, Format, Record};

use super::candidates::candidate_values;
use super::unsolved;
use crate::args;
use crate::batch;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
use crate::stop;

const COLUMNS: [&str; 7] = ["source", "line", "puzzle", "decided", "candidates", "details", "error"];

pub fn run(arguments: &args::WorkOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, &COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?.for_slow_work();
    batch::run_each(puzzles, &arguments.limits, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let stop = report.stop_after(arguments.limits.timeout);
        let backbone = puzzle.solve().stop_when(&|| stop.is_due()).true_candidates();
        drop(stop);
        match backbone {
            Ok(backbone) => write(item, &backbone, report),
            Err(problem) => {
                let (status, sentence) = unsolved(problem);
                report.no_result(item, status, sentence);
            }
        }
    })
}

fn write(item: &Item, backbone: &TrueCandidates, report: &mut Report) {
    if !backbone.is_complete() {
        report.status.note(stop::status());
    }
    let record = &item.record;
    let geometry = backbone.geometry();
    let sets: Vec<DigitSet> = geometry.cells().map(|cell| backbone.digits(cell)).collect();
    let sentence = sentence(record, backbone);
    if report.look().has_rows() {
        let row = Row::of(item)
            .with("decided", backbone.decided().count())
            .with("candidates", candidate_values(report.look(), record, &sets))
            .with("details", sentence);
        return report.row(&row);
    }
    let grid = record.grid.clone().with_limits(sets);
    report.write_board(item.place(), &record.with_grid(grid), &record.grid, Some(Format::Pencilmarks));
    report.note_at(item.place(), &sentence);
}

/// `12 cells are the same in all solutions, 39 are not`
fn sentence(record: &Record, backbone: &TrueCandidates) -> String {
    let clues = record.grid.filled().count();
    let decided = backbone.decided().count() - clues;
    let open = backbone.geometry().len() - clues - decided;
    let unknown = backbone.geometry().cells().filter(|&cell| !backbone.unknown(cell).is_empty()).count();
    if unknown > 0 {
        return format!(
            "the search was stopped: these digits occur in solutions, and in {unknown} cells others may"
        );
    }
    match (decided, open) {
        (_, 0) => "there is one solution".to_owned(),
        (1, open) => format!("besides the clues, 1 cell is the same in all solutions and {open} differ"),
        (decided, open) => {
            format!("besides the clues, {decided} cells are the same in all solutions and {open} differ")
        }
    }
}
