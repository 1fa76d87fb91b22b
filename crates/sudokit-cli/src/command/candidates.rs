//! `sudoku candidates` and `sudoku backbone`: what every cell can hold by the rules,
//! and what it holds in some solution.

use serde_json::Value;
use sudokit::DigitSet;
use sudokit::format::{Format, Record};
use sudokit::solve::{TrueCandidates, Unsolved};

use super::verdict::{NO_SOLUTION, STOPPED};
use crate::args::{self, Limits};
use crate::input::{Item, PuzzleReader};
use crate::output::Look;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
use crate::{batch, stop};

const COLUMNS: &str = "source,line,puzzle,candidates,error";
const BACKBONE_COLUMNS: &str = "source,line,puzzle,decided,candidates,details,error";

/// `sudoku candidates`
pub fn run(arguments: &args::Candidates, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?;
    batch::run_each(puzzles, &Limits::from(arguments.jobs), report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let record = &item.record;
        if report.look.has_rows() {
            let open = puzzle.candidates();
            let sets: Vec<DigitSet> = puzzle.geometry().cells().map(|cell| open.open(cell)).collect();
            let candidates = candidate_values(report.look, record, &sets);
            report.row(&Row::of(item).with("candidates", candidates));
        } else {
            report.write_board(item.place(), record, &record.grid, Some(Format::Pencilmarks));
        }
    })
}

/// What every cell can hold: a list of rows of lists of digits, or in CSV a word
/// for each cell, with commas.
fn candidate_values(look: Look, record: &Record, sets: &[DigitSet]) -> Value {
    if look.is_csv() {
        let word = |digits: &DigitSet| {
            digits.into_iter().map(|digit| record.alphabet.symbol(digit)).collect::<Vec<_>>().join(",")
        };
        return Value::from(sets.iter().map(word).collect::<Vec<_>>().join(" "));
    }
    let list =
        |digits: &DigitSet| digits.into_iter().map(|digit| record.alphabet.to_json(digit)).collect::<Value>();
    let cells: Vec<Value> = sets.iter().map(list).collect();
    cells.chunks(record.grid.geometry().side()).map(|row| Value::from(row.to_vec())).collect()
}

/// `sudoku backbone`
pub fn backbone(arguments: &args::WorkOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, BACKBONE_COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?.for_slow_work();
    batch::run_each(puzzles, &arguments.limits, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let control = report.control(arguments.limits.timeout);
        let backbone = puzzle.solve().control(&control).true_candidates();
        drop(control);
        match backbone {
            Ok(backbone) => write_backbone(item, &backbone, report),
            Err(Unsolved::NoSolution) => report.no_result(item, Status::No, NO_SOLUTION),
            Err(Unsolved::Stopped) => report.no_result(item, stop::status(), STOPPED),
        }
    })
}

fn write_backbone(item: &Item, backbone: &TrueCandidates, report: &mut Report) {
    if !backbone.is_complete() {
        report.status.note(stop::status());
    }
    let record = &item.record;
    let geometry = backbone.geometry();
    let sets: Vec<DigitSet> = geometry.cells().map(|cell| backbone.digits(cell)).collect();
    let sentence = decided_cells(record, backbone);
    if report.look.has_rows() {
        let row = Row::of(item)
            .with("decided", backbone.decided().count())
            .with("candidates", candidate_values(report.look, record, &sets))
            .with("details", sentence);
        return report.row(&row);
    }
    let grid = record.grid.clone().with_limits(sets);
    report.write_board(item.place(), &record.with_grid(grid), &record.grid, Some(Format::Pencilmarks));
    report.note_at(item.place(), &sentence);
}

/// `12 cells are the same in all solutions, 39 are not`
fn decided_cells(record: &Record, backbone: &TrueCandidates) -> String {
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
